#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// A layout that exposes no alignment guides of its subviews.
///
/// Enclosing views can then be aligned without a placement of the subviews. In a lazy flow, guides must not
/// depend on which views are realized, and thereby on the viewport.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol GuidelessLayout: Layout {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GuidelessLayout {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

/// Places each subview at its position in the `Placement` of a signal; a subview without a position gets the
/// whole size.
///
/// Positions are read from the signal in `placeSubviews`, after the enclosing layout has set them and changed
/// the height. So moving subviews evaluates no body. `Divider` and `Spacer` have the orientation of `Stack`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedViewsLayout<Stack: Layout>: GuidelessLayout {
  /// The signal with the positions; nil if all subviews get the whole size.
  var signal: LayoutSignal<Placement>?

  /// Whether the subviews are separators between lines; false between items.
  var betweenLines = false
  /// The index of the first subview among the separators of its kind.
  var first = 0

  /// A number to animate; see `LayoutSignal.readingAnimation`.
  var number = 0.0

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

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

/// Places the indicator in the space that was measured with its unseen copy, aligned like the copy.
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

  /// Returns the part of the `free` space that is before the indicator.
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
