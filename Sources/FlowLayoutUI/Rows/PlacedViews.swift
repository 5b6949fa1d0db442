#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// A layout that passes on no guide of the views inside: no view aligns by these, so that nothing has to be placed to
/// answer; and the realized views of a lazy flow depend on the viewport, on which guides must not.
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

/// Takes what it is offered, and puts each view where it is told; a view without a place has all of it.
///
/// It looks places up when it is asked to place its views: the layout around has found them by then, and given it
/// another height. So nothing is made or evaluated to move them. `Divider` and `Spacer` run in it as in the stack.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct PlacedViews<Stack: Layout>: GuidelessLayout {
  /// The signal of the places; nil if no view has one.
  var signal: LayoutSignal<Placement>?

  /// Whether these are the separators between lines or those between items, and the first of them.
  var betweenLines = false
  var first = 0

  static var layoutProperties: LayoutProperties { Stack.layoutProperties }

  func makeCache(subviews: Subviews) -> [ViewPlace] { [] }

  func updateCache(_ cache: inout [ViewPlace], subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewPlace]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewPlace]
  ) {
    let all = ViewPlace(origin: .zero, proposal: ProposedViewSize(bounds.size))
    let places = signal?.value.separators(betweenLines: betweenLines).places.dropFirst(first) ?? []
    let known = places.prefix(subviews.count)
    // A view that has no place any more stays where it was until it is gone.
    cache.replaceSubrange(0..<min(known.count, cache.count), with: known)
    for (index, subview) in subviews.enumerated() {
      let place = index < cache.count ? cache[index] : all
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// Puts the indicator into its room, aligned there as the unseen copy is in its line.
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

  /// Returns how much of the free room is before the indicator.
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
