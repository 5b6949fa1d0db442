internal import SwiftUI

/// Moves what is painted to where it lies in the picture, edges to whole pixels.
struct PixelGrid {
  /// Pixels to the point; nil leaves everything where it is.
  let scale: Double?
  /// The point of the host at the picture's top left.
  let origin: CGPoint

  /// An edge on the nearest pixel, halves up.
  func edge(_ edge: CGFloat) -> CGFloat {
    guard let scale else { return edge }
    return (edge * scale + 0.5).rounded(.down) / scale
  }

  /// A frame with each of its edges on a pixel.
  func rounded(_ frame: CGRect) -> CGRect {
    let (x, y) = (edge(frame.minX - origin.x), edge(frame.minY - origin.y))
    return CGRect(
      x: x, y: y, width: length(from: x, frame.width, to: frame.maxX - origin.x),
      height: length(from: y, frame.height, to: frame.maxY - origin.y))
  }

  /// The length between two edges, of which the first is on a pixel.
  ///
  /// A hairline has one thickness wherever it is. By its edges it would have one pixel here and two there, at a scale
  /// that is no whole number, which pictures have and displays do not.
  private func length(from start: CGFloat, _ length: CGFloat, to end: CGFloat) -> CGFloat {
    let isHairline = length > 0 && length <= 1 + 1e-6
    guard isHairline, let scale else { return edge(end) - start }
    return max(1 / scale, edge(length))
  }

  /// Moves the points of a path along with the edges of the frame that it is painted in.
  ///
  /// A point that keeps clear of an edge, as of a border, keeps the same distance from it.
  func mapping(_ path: Path, in frame: CGRect) -> (CGPoint) -> CGPoint {
    let rounded = rounded(frame)
    let bounds = path.boundingRect
    if scale == nil || bounds.isNull {
      return { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    }
    let target = CGRect(
      x: bounds.minX - frame.minX + rounded.minX, y: bounds.minY - frame.minY + rounded.minY,
      width: bounds.width - frame.width + rounded.width,
      height: bounds.height - frame.height + rounded.height)
    let scaleX = bounds.width > 0 ? max(0, target.size.width) / bounds.width : 1
    let scaleY = bounds.height > 0 ? max(0, target.size.height) / bounds.height : 1
    return { point in
      CGPoint(
        x: target.minX + (point.x - bounds.minX) * scaleX,
        y: target.minY + (point.y - bounds.minY) * scaleY)
    }
  }
}
