#if canImport(SwiftUI)
import SwiftUI

/// The usual way to write a flow by hand: measure unspecified in both calls, wrap, place.
///
/// The oracle for what `FlowLayout` does where the two should agree; it also shows the traps that `FlowLayout` avoids.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ArticleLayout: Layout {
  var horizontalSpacing: CGFloat = 8
  var verticalSpacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrange(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offsets = arrange(subviews, width: bounds.width).offsets
    for (subview, offset) in zip(subviews, offsets) {
      subview.place(
        at: CGPoint(bounds.minX + offset.x, bounds.minY + offset.y), proposal: .unspecified)
    }
  }

  private func arrange(
    _ subviews: Subviews, width: CGFloat
  ) -> (offsets: [CGPoint], size: CGSize) {
    var offsets: [CGPoint] = []
    var x: CGFloat = 0
    var y: CGFloat = 0
    var depth: CGFloat = 0
    var longest: CGFloat = 0
    for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if x + size.width > width, x > 0 {
        y += depth + verticalSpacing
        x = 0
        depth = 0
      }
      offsets.append(CGPoint(x, y))
      depth = max(depth, size.height)
      x += size.width + horizontalSpacing
      longest = max(longest, x - horizontalSpacing)
    }
    return (offsets, CGSize(longest, y + depth))
  }
}
#endif
