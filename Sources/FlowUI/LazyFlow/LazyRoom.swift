#if canImport(SwiftUI)
import SwiftUI

/// The views of a lazy flow that exist and, beside them, a view whose size tells that something was learned.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyRoom: Layout {
  let store: LazyStore

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
    for signal in subviews.dropFirst() {
      let width = CGFloat(revision % 1000)
      signal.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: 0))
    }
  }
}
#endif
