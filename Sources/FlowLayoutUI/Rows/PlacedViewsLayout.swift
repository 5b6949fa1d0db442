#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// A layout that exposes no alignment guides of its subviews.
///
/// SwiftUI can then align an enclosing view without placing these subviews.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol GuidelessLayout: Layout {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GuidelessLayout {
  // In a lazy flow, guides must not depend on which views have been created, because the viewport
  // decides that.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

/// Places separators at the positions that the enclosing layout passes to it.
///
/// They are passed through a `LayoutSignal`. So separators move without an evaluation of their
/// bodies.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedViewsLayout<Stack: Layout>: GuidelessLayout {
  /// Passes the positions of the subviews within the layout pass.
  ///
  /// If nil, every subview gets the whole size of this layout.
  var signal: LayoutSignal<Placement>?

  /// Whether the subviews are separators between lines; false between items.
  var betweenLines = false
  /// The index of the first of these separators among all separators of their kind.
  ///
  /// It is 64 if another layout places the first 64.
  var first = 0

  /// A number that changes with the result of the enclosing layout.
  ///
  /// SwiftUI applies a transaction modifier only to animatable views. So this number is animatable,
  /// and `LayoutSignal.readingAnimation` can record the animation of a change.
  var number = 0.0

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  // `Divider` and `Spacer` get their orientation from `Stack`.
  static var layoutProperties: LayoutProperties { Stack.layoutProperties }

  func makeCache(subviews: Subviews) -> [PlacedView] { [] }

  func updateCache(_ cache: inout [PlacedView], subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [PlacedView]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [PlacedView]
  ) {
    // With new positions, the enclosing layout changes the height of this layout, so that SwiftUI
    // calls this function again. A subview that has never had a position gets the whole size.
    let all = PlacedView(origin: .zero, proposal: ProposedViewSize(bounds.size))
    let places = signal?.value.separators(betweenLines: betweenLines).places.dropFirst(first) ?? []
    let known = places.prefix(subviews.count)
    // A subview without a position stays where it was until it is removed.
    cache.replaceSubrange(0..<min(known.count, cache.count), with: known)
    for (index, subview) in subviews.enumerated() {
      let place = index < cache.count ? cache[index] : all
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// Places the overflow indicator in the space of the hidden copy that was measured.
///
/// It is aligned as that copy was.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct IndicatorLayout: Layout {
  let room: PlacedIndicator
  let rules: FlowRules

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (axis, proposal) = (rules.axis, ProposedViewSize(room.size))
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = rules.guide.position(in: dimensions)
      let offset = axis.point(
        main: alongLine(axis.main(of: room.size) - axis.main(of: size)),
        cross: CGFloat(
          (room.guide.isNaN ? sanitizedLength(axis.cross(of: room.size)) : room.guide)
            - (guide.isNaN ? sanitizedLength(axis.cross(of: size)) : guide)))
      subview.place(
        at: CGPoint(
          x: bounds.minX + room.origin.x + offset.x, y: bounds.minY + room.origin.y + offset.y),
        proposal: proposal)
    }
  }

  /// Returns how much of the `free` space along the line is before the overflow indicator.
  private func alongLine(_ free: CGFloat) -> CGFloat {
    let free = CGFloat(sanitizedLength(free))
    switch rules.alignment {
    case .center: return free / 2
    case .flexEnd: return free
    default: return 0
    }
  }
}
#endif
