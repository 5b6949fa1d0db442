#if canImport(SwiftUI)
import SwiftUI

/// The outline of a lifted element's picture: a rounded rectangle as large as the picture.
///
/// `radius` is the radius of its corners, in pixels.
struct DragOutline: Equatable {
  let radius: CGFloat
}

extension DragOutline {
  /// Finds the corner radius from the alpha values of a picture's pixels.
  ///
  /// Nil for an empty picture. `width` is the number of pixels in each row.
  init?(alpha: [UInt8], width: Int) {
    guard width > 0, let greatest = alpha.max(), greatest > 0 else { return nil }
    // A pixel counts as painted if it is more than half as opaque as the most opaque pixel at the
    // edges. So the whole of a translucent capsule counts, whatever is written on it, and a shadow
    // does not. If all pixels at the edges are clear, as in bare text, pixels are compared with the
    // most opaque pixel of all.
    let height = alpha.count / width
    let edge = Self.greatestAtEdges(alpha, width, height)
    let limit = edge > 0 ? edge : greatest
    func painted(_ row: Int) -> ClosedRange<Int>? {
      let pixels = alpha[row * width..<(row + 1) * width]
      guard let first = pixels.firstIndex(where: { 2 * Int($0) > Int(limit) }),
        let last = pixels.lastIndex(where: { 2 * Int($0) > Int(limit) })
      else { return nil }
      return first - row * width...last - row * width
    }
    radius = Self.radius(of: (0..<height).map(painted), width: width)
  }

  /// Returns the greatest alpha of the pixels near the middle of a picture's edges.
  ///
  /// It is the opacity of a background such as a translucent capsule. It is 0 for bare text.
  private static func greatestAtEdges(_ alpha: [UInt8], _ width: Int, _ height: Int) -> UInt8 {
    let (columns, rows) = (width / 2 - width / 8...width / 2, height / 2 - height / 8...height / 2)
    let upright = columns.flatMap { [$0, (height - 1) * width + $0] }
    let level = rows.flatMap { [$0 * width, $0 * width + width - 1] }
    return (upright + level).map { alpha[$0] }.max() ?? 0
  }

  /// Returns the greatest corner radius that cuts off no painted pixel.
  ///
  /// For each row of pixels, `spans` has the columns from the first to the last painted pixel. An
  /// entry is nil if no pixel of the row is painted.
  private static func radius(of spans: [ClosedRange<Int>?], width: Int) -> CGFloat {
    let most = min(spans.count, width) / 2
    func cutsNothing(_ radius: Int) -> Bool {
      (0..<radius).allSatisfy { row in
        let (height, radius) = (Double(radius) - Double(row) - 0.5, Double(radius))
        let indent = radius - (radius * radius - height * height).squareRoot()
        // Pixels on a rounded corner are partly painted.
        return [spans[row], spans[spans.count - 1 - row]].allSatisfy { span in
          guard let span else { return true }
          return Double(min(span.lowerBound, width - 1 - span.upperBound)) >= indent - 1.5
        }
      }
    }
    return CGFloat((0...most).last(where: cutsNothing) ?? 0)
  }
}
#endif
