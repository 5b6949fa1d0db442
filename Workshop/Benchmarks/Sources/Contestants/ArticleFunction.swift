package import SwiftUI

// The loop of the usual article on flow layouts, as a bare function: one pass over an array of sizes
// that makes an array of offsets. It is the baseline of the engine's ratios.
//
// It stands here twice on purpose. With one loop for both, the compiler makes a worse one that takes
// twice the time, and no baseline shall be slow by our doing.

/// The function as it is printed: its array grows.
@inline(never)
package func articleArrangement(
  _ sizes: [CGSize], _ containerWidth: CGFloat, _ horizontalSpacing: CGFloat,
  _ verticalSpacing: CGFloat
) -> (offsets: [CGPoint], size: CGSize) {
  var offsets: [CGPoint] = []
  var currentX: CGFloat = 0
  var currentY: CGFloat = 0
  var lineHeight: CGFloat = 0
  var maxWidth: CGFloat = 0
  for size in sizes {
    if currentX + size.width > containerWidth, currentX > 0 {
      currentX = 0
      currentY += lineHeight + verticalSpacing
      lineHeight = 0
    }
    offsets.append(CGPoint(x: currentX, y: currentY))
    lineHeight = max(lineHeight, size.height)
    currentX += size.width + horizontalSpacing
    maxWidth = max(maxWidth, currentX - horizontalSpacing)
  }
  return (offsets, CGSize(width: maxWidth, height: currentY + lineHeight))
}

/// The function as a careful author writes it: its array has its capacity from the start.
@inline(never)
package func reservedArticleArrangement(
  _ sizes: [CGSize], _ containerWidth: CGFloat, _ horizontalSpacing: CGFloat,
  _ verticalSpacing: CGFloat
) -> (offsets: [CGPoint], size: CGSize) {
  var offsets: [CGPoint] = []
  offsets.reserveCapacity(sizes.count)
  var currentX: CGFloat = 0
  var currentY: CGFloat = 0
  var lineHeight: CGFloat = 0
  var maxWidth: CGFloat = 0
  for size in sizes {
    if currentX + size.width > containerWidth, currentX > 0 {
      currentX = 0
      currentY += lineHeight + verticalSpacing
      lineHeight = 0
    }
    offsets.append(CGPoint(x: currentX, y: currentY))
    lineHeight = max(lineHeight, size.height)
    currentX += size.width + horizontalSpacing
    maxWidth = max(maxWidth, currentX - horizontalSpacing)
  }
  return (offsets, CGSize(width: maxWidth, height: currentY + lineHeight))
}
