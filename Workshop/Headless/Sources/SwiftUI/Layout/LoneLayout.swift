/// The layout of a place for views that is no container itself, as a window or an overlay.
///
/// One view is there on its own, with its guides; several stand in the layout for several. What may be one
/// view or another does so, too: see `ImplicitStack`.
struct LoneLayout<Several: Layout>: Layout {
  var several: Several

  static var layoutProperties: LayoutProperties { Several.layoutProperties }

  func makeCache(subviews: Subviews) -> Several.Cache { several.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Several.Cache, subviews: Subviews) {
    several.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Several.Cache
  ) -> CGSize {
    subviews.count == 1
      ? subviews[0].sizeThatFits(proposal)
      : several.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Several.Cache
  ) {
    if subviews.count == 1 {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    } else {
      several.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Several.Cache
  ) -> CGFloat? {
    alignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Several.Cache
  ) -> CGFloat? {
    alignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func alignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Several.Cache
  ) -> CGFloat? {
    subviews.count == 1
      ? subviews[0].dimensions(in: proposal).explicit(key)
        .map { (key.isHorizontal ? bounds.minX : bounds.minY) + $0 }
      : several.explicitAlignment(key, in: bounds, proposal: proposal, subviews, &cache)
  }
}
