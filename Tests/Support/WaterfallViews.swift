#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// A card of a waterfall: as high as a text of an area at its width, or of a ratio.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct Card: Identifiable, Equatable {
  let id: Int
  /// The width divided by the height.
  let ratio: CGFloat
  /// The area of a measured card at any width.
  let area: CGFloat

  init(_ id: Int, ratio: CGFloat = 1, area: CGFloat = 6000) {
    (self.id, self.ratio, self.area) = (id, ratio, area)
  }

  static func drawn(_ id: Int, _ generator: inout SeededGenerator) -> Card {
    Card(
      id, ratio: generator.real(0.4...2.5), area: CGFloat(generator.number(500...20_000)))
  }

  func height(in width: CGFloat, isMeasured: Bool) -> CGFloat {
    if width <= 0 { return 0 }
    return isMeasured ? (area / width).rounded(.up) : width / ratio
  }
}

/// A view that fills an area, whatever its width.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct AreaLayout: Layout {
  let area: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 77
    return CGSize(width, proposal.height ?? (width > 0 ? (area / width).rounded(.up) : 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// How a waterfall is made.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct WaterfallOptions {
  var columns = FlowColumns.fixed(2)
  var spacing: CGFloat? = 8
  var isMeasured = true

  /// The columns again, as a least width or a number.
  var minimum: CGFloat?
  var count = 2

  init(count: Int, spacing: CGFloat? = 8, isMeasured: Bool) {
    (self.columns, self.count) = (.fixed(count), count)
    (self.spacing, self.isMeasured) = (spacing, isMeasured)
  }

  init(minimum: CGFloat, spacing: CGFloat? = 8, isMeasured: Bool) {
    (self.columns, self.minimum) = (.adaptive(minimum: minimum), minimum)
    (self.spacing, self.isMeasured) = (spacing, isMeasured)
  }

  /// Where cards lie in a width: an obvious loop.
  func frames(_ cards: [Card], in width: CGFloat) -> [CGRect] {
    let gap = spacing ?? 8
    var columns = max(1, count)
    if let minimum {
      columns = 1
      while CGFloat(columns + 1) * max(1, minimum) + CGFloat(columns) * gap <= width + 1e-6 {
        columns += 1
      }
    }
    let column = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    var ends = Array(repeating: CGFloat(0), count: columns)
    return cards.map { card in
      // Ends that differ by noise are equal.
      let earliest = ends.min() ?? 0
      let first = ends.firstIndex { $0 <= earliest + 1e-9 * max(1, abs(earliest)) } ?? 0
      let frame = CGRect(
        CGFloat(first) * (column + gap), ends[first], column,
        card.height(in: column, isMeasured: isMeasured))
      ends[first] = frame.maxY + gap
      return frame
    }
  }
}

/// A waterfall in a scroll view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct WaterfallPage: View {
  let cards: [Card]
  let options: WaterfallOptions
  var counter: Numbered.Counter?

  var body: some View {
    ScrollView {
      let waterfall = LazyWaterfall(cards, columns: options.columns, spacing: options.spacing) {
        view($0)
      }
      (options.isMeasured ? waterfall : waterfall.itemAspectRatios(\.ratio)).named("flow")
    }
    .named("scroll")
  }

  @ViewBuilder private func view(_ card: Card) -> some View {
    AreaLayout(area: card.area) {
      if let counter { Numbered("\(card.id)", counter) } else { Color.clear }
    }
    .named(card.id)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ScrollingHost {
  /// The first difference between the cards that can be seen and those that an obvious loop places; nil if there is
  /// none.
  func difference(
    from cards: [Card], _ options: WaterfallOptions, isMirrored: Bool = false
  ) throws -> String? {
    let visible = try visibleRect
    let frames = options.frames(cards, in: visible.width)
    var wanted: [Int: CGRect] = [:]
    for (card, frame) in zip(cards, frames) {
      var frame = frame.offsetBy(dx: 0, dy: -visible.minY)
      if isMirrored { frame.origin.x = visible.width - frame.maxX }
      if frame.maxY > 0, frame.minY < visible.height, frame.height > 0 { wanted[card.id] = frame }
    }
    let shown = visibleChips.filter { $0.value.height > 0 }
    for id in Set(wanted.keys).union(shown.keys).sorted() {
      switch (shown[id], wanted[id]) {
      case (let frame?, let place?) where !closeTo(frame, place):
        return "\(id) is at \(frame), not at \(place)"
      case (nil, let place?): return "\(id) is missing at \(place)"
      case (let frame?, nil): return "\(id) is at \(frame), not hidden"
      default: break
      }
    }
    return nil
  }
}
#endif
