#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// A board of three columns whose cards people drag to another place.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
struct TaskBoard: View {
  let titles = ["To do", "Doing", "Done"]
  @State private var columns = [
    ["Book a room", "Invite friends", "Buy candles"], ["Choose music", "Ask for diets"],
    ["Pick a date"],
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(titles.indices, id: \.self) { column($0) }
    }
    .padding()
  }

  private func column(_ column: Int) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(titles[column])
        .font(.headline)
      Flow(columns[column], id: \.self, layout: FlowLayout(spacing: 8)) { card in
        Text(card)
          .font(.callout)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(RoundedRectangle(cornerRadius: 8).fill(.indigo.opacity(0.2)))
          .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.indigo))
          .flowFullLine()
          .draggable(card)
          .accessibilityActions { moves(of: card, from: column) }
      }
      .dropDestination(for: String.self) { put($0, in: column, at: $1) }
    }
    .padding(8)
    .frame(maxWidth: .infinity, minHeight: 240, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.12)))
    // Beside the cards, too, and where there are none.
    .dropDestination(for: String.self) { cards, _ in
      put(cards, in: column)
      return true
    }
  }

  private func moves(of card: String, from column: Int) -> some View {
    ForEach(titles.indices.filter { $0 != column }, id: \.self) { other in
      Button("Move to \(titles[other])") { put([card], in: other) }
    }
  }

  /// Puts cards in a place of a column, wherever they were; text of another app is a new one.
  private func put(_ cards: [String], in column: Int, at index: Int = .max) {
    withAnimation {
      let place = columns[column].prefix(index).filter { !cards.contains($0) }.count
      for other in columns.indices { columns[other].removeAll { cards.contains($0) } }
      columns[column].insert(contentsOf: cards, at: place)
    }
  }
}
#endif
