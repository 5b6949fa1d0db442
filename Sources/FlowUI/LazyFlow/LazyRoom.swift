#if canImport(SwiftUI)
import SwiftUI

/// The views of a lazy flow that exist and, beside them, a view whose height tells that something was learned.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom: Layout {
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
    // Measures them: only then the store knows what they tell.
    _ = views.sizeThatFits(whole)
    views.place(at: bounds.origin, proposal: whole)
    let revision = store.with { $0.revision }
    for view in subviews.dropFirst() {
      view.place(
        at: bounds.origin,
        proposal: ProposedViewSize(width: 0, height: signal.length(for: revision)))
    }
  }
}
#endif
