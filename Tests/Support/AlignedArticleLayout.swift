#if canImport(SwiftUI)
import SwiftUI

/// The usual way to add alignment to a hand-written flow: offsets in the container's width, whatever
/// that is.
///
/// It shows up the traps that `FlowLayout` avoids; it is an oracle for nothing.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct AlignedArticleLayout: Layout {
  var spacing: CGFloat = 8
  /// The part of a line's rest that goes before its items.
  var factor: CGFloat = 0.5

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

  func arrange(_ subviews: Subviews, width: CGFloat) -> (offsets: [CGPoint], size: CGSize) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var lines: [(items: [Int], length: CGFloat)] = [([], 0)]
    for (index, size) in sizes.enumerated() {
      let reach = lines[lines.count - 1].length + size.width
      if reach > width, !lines[lines.count - 1].items.isEmpty { lines.append(([], 0)) }
      lines[lines.count - 1].items.append(index)
      lines[lines.count - 1].length += size.width + spacing
    }
    var offsets = [CGPoint](repeating: .zero, count: sizes.count)
    var y: CGFloat = 0
    for line in lines {
      var x = (width - line.length + spacing) * factor
      var depth: CGFloat = 0
      for index in line.items {
        offsets[index] = CGPoint(x, y)
        x += sizes[index].width + spacing
        depth = max(depth, sizes[index].height)
      }
      y += depth + spacing
    }
    return (offsets, CGSize(width, y - spacing))
  }
}
#endif
