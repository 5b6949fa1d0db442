#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The layout of a lazy flow's views, and of a hidden view that reports new measurements.
///
/// New measurements change the hidden view's height; see `LayoutSignal`. The flow is then laid out
/// again.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyWindowLayout: Layout {
  let store: LazyStore
  let signal: LayoutSignal<Int>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let views = subviews.first else { return }
    let whole = ProposedViewSize(bounds.size)
    // Measures the views, so that the store has their measurements below.
    _ = views.sizeThatFits(whole)
    views.place(at: bounds.origin, proposal: whole)
    let learned = store.with(\.generation.learned)
    for view in subviews.dropFirst() {
      view.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: 0, height: signal.send(learned)))
    }
  }
}
#endif
