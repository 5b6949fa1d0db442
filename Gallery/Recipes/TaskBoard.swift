#if canImport(SwiftUI)
import FlowUI
import SwiftUI

/// A board of three columns whose cards people move within a column and to others.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct TaskBoard: View {
  struct Card: Identifiable {
    let id: String
  }

  @State private var toDo = ["Book a room", "Invite friends", "Buy candles"].map(Card.init)
  @State private var doing = ["Choose music", "Ask for diets"].map(Card.init)
  @State private var done = ["Pick a date"].map(Card.init)

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      column("To do", $toDo)
      column("Doing", $doing)
      column("Done", $done)
    }
    .padding()
    .flowMoveGroup()
  }

  private func column(_ title: String, _ cards: Binding<[Card]>) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.headline)
      Flow(cards, layout: FlowLayout(spacing: 8), editActions: .move) { $card in
        Text(card.id)
          .font(.callout)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(RoundedRectangle(cornerRadius: 8).fill(.indigo.opacity(0.2)))
          .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.indigo))
          .flowFullLine()
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity, minHeight: 240, alignment: .topLeading)
    .background(RoundedRectangle(cornerRadius: 12).fill(.gray.opacity(0.12)))
    // All of the column is a place to drop, even if it is empty.
    .flowMoveTarget(title)
  }
}
#endif
