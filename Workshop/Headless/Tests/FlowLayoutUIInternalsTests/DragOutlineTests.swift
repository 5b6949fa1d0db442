import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// The rounded rectangle that is found in a picture of a lifted view.
@Suite("The outline of a picture")
struct DragOutlineTests {
  /// Returns how opaque the pixels of a rounded rectangle are in a picture.
  private func picture(
    _ frame: CGRect, radius: CGFloat, width: Int, height: Int
  ) -> [UInt8] {
    (0..<width * height).map { pixel in
      let (x, y) = (CGFloat(pixel % width) + 0.5, CGFloat(pixel / width) + 0.5)
      guard frame.contains(CGPoint(x: x, y: y)) else { return 0 }
      let inner = (
        max(frame.minX + radius - x, x - (frame.maxX - radius), 0),
        max(frame.minY + radius - y, y - (frame.maxY - radius), 0)
      )
      return inner.0 * inner.0 + inner.1 * inner.1 <= radius * radius ? 255 : 0
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
    expectEqual(outline.frame, frame)
    // Few pixels are cut off small corners.
    #expect(abs(outline.radius - radius) <= max(4, radius * 0.15), "\(radius)")
  }

  @Test("a painted corner keeps all corners square; where nothing is painted nothing is cut")
  func corner() {
    let frame = CGRect(x: 9, y: 0, width: 60, height: 40)
    let round = picture(frame, radius: 20, width: 80, height: 40)
    for corner in [9, 68, 80 * 39 + 9, 80 * 39 + 68] {
      var alpha = round
      alpha[corner] = 255
      expectEqual(DragOutline(alpha: alpha, width: 80), DragOutline(frame: frame, radius: 3))
    }
    let gap = picture(frame, radius: 0, width: 80, height: 40).enumerated().map {
      (1..<39).contains($0.offset / 80) ? 0 : $0.element
    }
    expectEqual(DragOutline(alpha: gap, width: 80), DragOutline(frame: frame, radius: 3))
  }

  @Test(
    "of a rectangle no more is cut off than a soft corner, nor more than half of a side",
    arguments: [(4, 40, 2), (5, 40, 2), (40, 5, 2), (1, 1, 0), (7, 9, 3), (60, 40, 3)])
  func square(width: CGFloat, height: CGFloat, radius: CGFloat) {
    let frame = CGRect(x: 10, y: 3, width: width, height: height)
    let alpha = picture(frame, radius: 0, width: 80, height: 50)
    expectEqual(DragOutline(alpha: alpha, width: 80), DragOutline(frame: frame, radius: radius))
  }

  @Test("shadows and soft edges are no part of it, and a picture of nothing has none")
  func nothing() {
    let soft = DragOutline(alpha: [127, 128, 255, 128, 127], width: 5)
    expectEqual(soft?.frame, CGRect(x: 1, y: 0, width: 3, height: 1))
    expectEqual(DragOutline(alpha: [255], width: 1)?.frame.size, CGSize(width: 1, height: 1))
    expectEqual(DragOutline(alpha: [127, 90], width: 2), nil)
    #expect(DragOutline(alpha: [], width: 0) == nil && DragOutline(alpha: [], width: 4) == nil)
  }
}
