#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// A lazy flow from outside: as large as all its items, existing or not.
///
/// It offers its only view, which finds out what is visible, the length that lines break at.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrame: GuidelessLayout {
  let store: LazyStore
  let axis: FlowAxis
  /// Differs where the store holds something else.
  let version: [Int]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    store.with { $0.size(axis.main(of: proposal)) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = store.with { $0.size(axis.main(of: proposal)) }
    var main = axis.main(of: bounds.size)
    if let offer = axis.main(of: proposal), offer.isFinite,
      axis.isRounded(bounds.size, from: size)
    {
      main = offer
    }
    for subview in subviews {
      subview.place(
        at: bounds.origin,
        proposal: axis.proposal(main: main, cross: axis.cross(of: bounds.size)))
    }
  }
}
#endif
