#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The outer layout of a lazy flow, as large as all of its items.
///
/// The first subview contains the views that the flow currently creates. It is proposed the length
/// at which lines break. The other subviews are a sample header and footer. Their cross sizes are
/// estimates for all sections.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyFrameLayout: GuidelessLayout {
  let store: LazyStore
  let rules: FlowRules
  /// The version of the contents.
  ///
  /// When it changes, SwiftUI lays the flow out again.
  let generation: LazyGeneration
  /// The item that is scrolled to; nil if there is none.
  var sought: Int?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let length = measureSamples(proposal, subviews)
    return store.with { contents in
      contents.seek(sought)
      let size = contents.size(length)
      contents.laidOut.answer(size, to: length)
      return size
    }
  }

  private var axis: FlowAxis { rules.lengthAxis }

  /// Measures the sample header and footer; returns the proposed length.
  ///
  /// Nil if that length is unspecified.
  private func measureSamples(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat? {
    let length = axis.main(of: proposal)
    // A length of zero or infinity only probes the flow's sizes.
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
    // A strip's lines depend on no proposed length, unless they divide the proposed cross size
    // among them, as columns of a waterfall do.
    if !rules.isStrip || rules.sharesLength, let offer = axis.main(of: proposal), offer.isFinite,
      axis.isRounded(bounds.size, from: size)
    {
      main = offer
    }
    store.with { $0.laidOut.layOut(in: bounds.size, offered: length) }
    subviews.first?.place(
      at: bounds.origin, proposal: axis.proposal(main: main, cross: axis.cross(of: bounds.size)))
    for sample in subviews.dropFirst() { sample.place(at: bounds.origin, proposal: .zero) }
  }
}
#endif
