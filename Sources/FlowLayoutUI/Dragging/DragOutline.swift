#if canImport(SwiftUI)
import SwiftUI

/// The outline of a picture: the rounded rectangle that holds all that is painted of it, in pixels.
struct DragOutline: Equatable {
  let frame: CGRect
  let radius: CGFloat
}

extension DragOutline {
  /// Finds the outline of a picture by how opaque its pixels are, row by row; nil if nothing is painted.
  init?(alpha: [UInt8], width: Int) {
    // Shadows and soft edges do not count.
    func painted(_ row: Int) -> ClosedRange<Int>? {
      let pixels = alpha[row * width..<(row + 1) * width]
      guard let first = pixels.firstIndex(where: { $0 > 127 }),
        let last = pixels.lastIndex(where: { $0 > 127 })
      else { return nil }
      return first - row * width...last - row * width
    }
    guard width > 0 else { return nil }
    let rows = (0..<alpha.count / width).map(painted)
    guard let top = rows.firstIndex(where: { $0 != nil }),
      let bottom = rows.lastIndex(where: { $0 != nil }),
      let left = rows.lazy.compactMap({ $0?.lowerBound }).min(),
      let right = rows.lazy.compactMap({ $0?.upperBound }).max()
    else { return nil }
    let spans = Array(rows[top...bottom])
    frame = CGRect(x: left, y: top, width: right - left + 1, height: spans.count)
    radius = Self.radius(of: spans, from: left, to: right)
  }

  /// Returns the greatest radius of corners that cut nothing off.
  private static func radius(of spans: [ClosedRange<Int>?], from left: Int, to right: Int)
    -> CGFloat
  {
    let most = min(spans.count, right - left + 1) / 2
    func cutsNothing(_ radius: Int) -> Bool {
      (0..<radius).allSatisfy { row in
        let (height, radius) = (Double(radius) - Double(row) - 0.5, Double(radius))
        let indent = radius - (radius * radius - height * height).squareRoot()
        // Corners are painted by halves.
        return [spans[row], spans[spans.count - 1 - row]].allSatisfy { span in
          guard let span else { return true }
          return Double(min(span.lowerBound - left, right - span.upperBound)) >= indent - 1.5
        }
      }
    }
    return CGFloat((0...most).last(where: cutsNothing) ?? 0)
  }
}
#endif
