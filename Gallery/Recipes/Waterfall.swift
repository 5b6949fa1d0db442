#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI

/// Cards in as many columns as a least width allows, each below the column that ends first.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct Waterfall: View {
  struct Card: Identifiable {
    let id: Int
    let ratio: CGFloat  // width : height
    let color: Color
  }

  let cards: [Card] = (0..<2_000).map { number in
    let colors: [Color] = [.blue, .indigo, .red, .brown, .purple]
    let ratios: [CGFloat] = [1, 0.75, 1.5, 0.66, 1.33, 0.8, 1.77]
    return Card(id: number, ratio: ratios[number * 3 % 7], color: colors[number % 5])
  }

  var body: some View {
    ScrollView {
      LazyWaterfall(cards, columns: .adaptive(minimum: 100)) { card in
        RoundedRectangle(cornerRadius: 10)  // in an app: the card
          .fill(card.color.opacity(0.25))
          .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(card.color))
          .overlay(Text("\(card.id + 1)"))
      }
      .itemAspectRatios { $0.ratio }
    }
  }
}
#endif
