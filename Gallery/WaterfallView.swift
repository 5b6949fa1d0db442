#if canImport(SwiftUI)
import FlowLayoutUI
public import SwiftUI

/// A waterfall of ten thousand photos of their own proportions, or of cards that are measured at the width of a column;
/// only those near what is visible exist.
///
///     WaterfallView(.photos)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct WaterfallView: View {
  /// The kind of cards.
  public enum Cards: Sendable {
    /// Pictures, in three columns.
    case photos
    /// Notes, in as many columns as are at least 110 points wide.
    case notes
  }

  private let cards: Cards

  /// Shows cards of a kind.
  public init(_ cards: Cards = .photos) { self.cards = cards }

  /// The cards, in a waterfall that scrolls.
  public var body: some View {
    ScrollView {
      switch cards {
      case .photos:
        LazyWaterfall(0..<10_000, columns: .fixed(3), spacing: 6) { number in
          DrawnPhoto(number: number).accessibilityIdentifier("\(number)")
        }
        .itemAspectRatios { DrawnPhoto.sizes[$0 * 7 % 11] }
      case .notes:
        LazyWaterfall(0..<10_000, columns: .adaptive(minimum: 110)) { number in
          Note(number: number).accessibilityIdentifier("\(number)")
        }
      }
    }
    .frame(height: 300)
    .padding(8)
  }
}

/// A note of a few words, as high as its text.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
private struct Note: View {
  let number: Int

  private static let colors: [Color] = [.blue, .indigo, .purple, .pink, .brown]
  private static let texts = [
    "Call Ada back.", "Milk, bread, lemons, and whatever looks good at the market.",
    "Each column is at least as wide as the flow asks, and all are alike.", "Water the plants!",
    "A view is proposed the width of its column, and is as high as it likes.",
    "Nothing here knows its height before it is measured.",
  ]

  var body: some View {
    let color = Self.colors[number * 3 % 5]
    VStack(alignment: .leading, spacing: 4) {
      Text("Note \(number + 1)").font(.headline)
      Text(Self.texts[number * 5 % 6]).font(.subheadline)
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 10).fill(color.opacity(0.25)))
    .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(color))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct WaterfallView_Previews: PreviewProvider {
  static var previews: some View {
    WaterfallView(.photos)
    WaterfallView(.notes)
  }
}
#endif
