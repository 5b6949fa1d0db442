import SwiftUI

/// Sees what flows answer and how often views are asked.
final class Watch: @unchecked Sendable {
  /// How often leaves computed a size.
  var answers = 0

  /// The first size that a flow answered although it is none.
  var badSize: CGSize?
}

/// Stands around a flow and sees what it answers.
struct WatchedLayout: Layout {
  let watch: Watch

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let flow = subviews.first else { return .zero }
    let size = flow.sizeThatFits(proposal)
    let isSize = size.width >= 0 && size.height >= 0 && size.width + size.height < .infinity
    if !isSize { watch.badSize = watch.badSize ?? size }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for flow in subviews { flow.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Offers any size, whatever is offered to it, and never minds what becomes of it.
struct Offer: Layout {
  var proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: .zero, proposal: self.proposal) }
  }
}
