import SwiftUI
import TestSupport
import Testing

@testable import FlowUI

/// The rounded rectangle that is found in a picture of a lifted view.
@Suite("The outline of a picture")
struct DragOutlineTests {
  /// Returns how opaque the pixels of a rounded rectangle are in a picture.
  private func picture(
    _ frame: CGRect, radius: CGFloat, width: Int, height: Int, alpha: UInt8 = 255
  ) -> [UInt8] {
    (0..<width * height).map { pixel in
      let (x, y) = (CGFloat(pixel % width) + 0.5, CGFloat(pixel / width) + 0.5)
      guard frame.contains(CGPoint(x: x, y: y)) else { return 0 }
      let inner = (
        max(frame.minX + radius - x, x - (frame.maxX - radius), 0),
        max(frame.minY + radius - y, y - (frame.maxY - radius), 0)
      )
      return inner.0 * inner.0 + inner.1 * inner.1 <= radius * radius ? alpha : 0
    }
  }

  @Test("rectangles, rounded ones and capsules are found as they are", arguments: 0..<60)
  func shapes(seed: Int) throws {
    var generator = SeededGenerator(seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int(generator.length(range)) }
    let frame = CGRect(
      x: number(0...9), y: number(0...9), width: number(8...90), height: number(8...60))
    let radius = CGFloat(number(0...Int(min(frame.width, frame.height) / 2)))
    let outline = try #require(
      DragOutline(
        alpha: picture(frame, radius: radius, width: 110, height: 80), width: 110))
    #expect(outline.frame == frame)
    // Few pixels are cut off small corners.
    #expect(abs(outline.radius - radius) <= max(4, radius * 0.15), "\(radius)")
  }

  @Test("a corner that is painted keeps all corners square")
  func corner() throws {
    var alpha = picture(
      CGRect(x: 0, y: 0, width: 60, height: 40), radius: 20, width: 60, height: 40)
    #expect(try #require(DragOutline(alpha: alpha, width: 60)).radius >= 19)
    alpha[60 * 40 - 1] = 255
    #expect(try #require(DragOutline(alpha: alpha, width: 60)).radius <= 5)
  }

  @Test("shadows are no part of it, and a picture of nothing has none")
  func nothing() {
    let faint = picture(
      CGRect(x: 2, y: 2, width: 10, height: 10), radius: 0, width: 20, height: 20, alpha: 90)
    #expect(DragOutline(alpha: faint, width: 20) == nil)
    #expect(DragOutline(alpha: [], width: 0) == nil && DragOutline(alpha: [], width: 4) == nil)
  }
}
