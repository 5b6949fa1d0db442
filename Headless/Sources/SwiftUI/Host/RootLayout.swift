/// What a window does with its content: one view is on its own, several stand in a column.
struct RootLayout: Layout {
  private let column = VStackLayout()

  func makeCache(subviews: Subviews) -> _StackLayoutCache { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    subviews.count == 1
      ? subviews[0].sizeThatFits(proposal)
      : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    } else {
      column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
