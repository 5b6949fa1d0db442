#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// A lazy flow from outside: as large as all its items, existing or not.
///
/// It offers its first view, which reads the viewport, the length that lines break at. The others are prototypes of
/// headers and footers, which are measured.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrame: GuidelessLayout {
  let store: LazyStore
  let rules: FlowRules
  /// Another one when the store has changed.
  let generation: LazyGeneration

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  private var axis: FlowAxis { rules.lengthAxis }

  private func size(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
    let length = axis.main(of: proposal)
    // A flow of no or infinite length is being probed, not shown.
    if length.map({ $0 > 0 && $0 < .infinity }) ?? true {
      let samples = rules.sectionDepths(of: subviews, length: length)
      store.with { $0.take(samples) }
    }
    return store.with { $0.size(length) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = size(proposal, subviews)
    var main = axis.main(of: bounds.size)
    if let offer = axis.main(of: proposal), offer.isFinite,
      axis.isRounded(bounds.size, from: size)
    {
      main = offer
    }
    store.with { $0.width = bounds.width }
    subviews.first?.place(
      at: bounds.origin, proposal: axis.proposal(main: main, cross: axis.cross(of: bounds.size)))
    for sample in subviews.dropFirst() { sample.place(at: bounds.origin, proposal: .zero) }
  }
}
#endif
