import SwiftUI

/// The article's layout: it measures its views in both calls.
struct ArticleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return arrangement(sizes, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    place(subviews, sizes: sizes, offsets: arrangement(sizes, bounds.width).offsets, in: bounds)
  }
}

/// The article's layout with its cache: it measures once per change of its views.
struct CachedArticleLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    arrangement(cache, proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    place(subviews, sizes: cache, offsets: arrangement(cache, bounds.width).offsets, in: bounds)
  }
}

/// The least that any layout has to ask of its host: each view measured once and placed once.
struct HostsShare: Layout {
  func makeCache(subviews: Subviews) -> Double {
    subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private func arrangement(
  _ sizes: [CGSize], _ width: CGFloat
) -> (offsets: [CGPoint], size: CGSize) {
  reservedArticleArrangement(sizes, width, Inputs.gap, Inputs.gap)
}

private func place(
  _ subviews: LayoutSubviews, sizes: [CGSize], offsets: [CGPoint], in bounds: CGRect
) {
  for (index, subview) in subviews.enumerated() {
    let position = CGPoint(
      x: bounds.minX + offsets[index].x, y: bounds.minY + offsets[index].y)
    subview.place(at: position, proposal: ProposedViewSize(sizes[index]))
  }
}
