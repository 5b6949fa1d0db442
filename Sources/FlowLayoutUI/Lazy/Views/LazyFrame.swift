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
  /// The item that is scrolled to.
  var sought: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let length = measureSamples(proposal, subviews)
    return store.with { $0.answer(length, seeking: sought) }
  }

  private var axis: FlowAxis { rules.lengthAxis }

  /// Measures the headers and footers that stand for all; returns the length on offer.
  private func measureSamples(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    let length = axis.main(of: proposal)
    // A flow of no or infinite length is being probed, not shown.
    if length.map({ $0 > 0 && $0 < .infinity }) ?? true {
      let samples = rules.sectionDepths(of: subviews, length: length)
      store.with { $0.take(samples) }
    }
    return length
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let length = measureSamples(proposal, subviews)
    let size = store.with { $0.size(length) }
    var main = axis.main(of: bounds.size)
    // A strip whose lines do not share it breaks at no length.
    if !rules.isStrip || rules.sharesLength, let offer = axis.main(of: proposal), offer.isFinite,
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
