#if canImport(SwiftUI)
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// The corners found in the picture of a lifted view, which is as large as the view.
@Suite("The outline of a drag preview")
struct DragOutlineTests {
  /// How opaque the pixels of a picture are.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Picture {
    let width: Int
    let height: Int
    var alpha: [UInt8]

    init(_ width: Int, _ height: Int) {
      (self.width, self.height) = (width, height)
      alpha = Array(repeating: 0, count: width * height)
    }

    var radius: CGFloat? { DragOutline(alpha: alpha, width: width)?.radius }

    /// Paints a rounded rectangle over what is there, as opaque as a function of the pixel says.
    mutating func paint(
      _ frame: CGRect? = nil, radius: CGFloat, _ opacity: (_ x: CGFloat, _ y: CGFloat) -> Double
    ) {
      let frame = frame ?? CGRect(x: 0, y: 0, width: width, height: height)
      for pixel in alpha.indices {
        let (x, y) = (CGFloat(pixel % width) + 0.5, CGFloat(pixel / width) + 0.5)
        guard frame.contains(CGPoint(x: x, y: y)) else { continue }
        let inner = (
          max(frame.minX + radius - x, x - (frame.maxX - radius), 0),
          max(frame.minY + radius - y, y - (frame.maxY - radius), 0)
        )
        if inner.0 * inner.0 + inner.1 * inner.1 > radius * radius { continue }
        let below = Double(alpha[pixel]) / 255
        let over = opacity(x, y)
        alpha[pixel] = UInt8(((below + (1 - below) * over) * 255).rounded())
      }
    }

    /// Paints words: bars in the middle, with a distance from the edges.
    mutating func write(inset: CGFloat) {
      let frame = CGRect(x: 0, y: 0, width: width, height: height)
        .insetBy(dx: inset, dy: inset)
      paint(frame, radius: 0) { x, _ in Int(x) % 4 < 2 ? 1 : 0 }
    }
  }

  @Test(
    "the outline of a drag preview has the corner radius of its rectangle or capsule, at any opacity and with text",
    arguments: 0..<60)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func shapes(seed: Int) throws {
    var generator = SeededGenerator(seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int(generator.length(range)) }
    let (width, height) = (number(16...90), number(16...60))
    let radius = CGFloat(number(0...min(width, height) / 2))
    for opacity in [0.05, 0.15, 0.5, 1] {
      var picture = Picture(width, height)
      picture.paint(radius: radius) { _, _ in opacity }
      picture.write(inset: max(4, radius * 0.3 + 1))
      // Few pixels are cut off small corners.
      let found = try #require(picture.radius)
      #expect(abs(found - radius) <= max(4, radius * 0.15), "\(found), not \(radius)")
    }
  }

  @Test("the drag preview of a translucent capsule with opaque text keeps the capsule's round ends")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func translucentCapsule() {
    var picture = Picture(96, 64)
    picture.paint(radius: 32) { _, _ in 0.15 }
    picture.write(inset: 20)
    expectEqual(picture.radius, 32)
  }

  @Test("the rounded outline of a drag preview of bare text cuts off no pixel of the text")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func bareText() {
    var picture = Picture(60, 20)
    picture.write(inset: 2)
    let (inset, radius) = (2.0, Double(picture.radius ?? 0))
    // The corner of the text is at least as far inside as the arc, but for a pixel and a half.
    #expect(
      radius - (radius * radius - (radius - inset - 0.5) * (radius - inset - 0.5)).squareRoot()
        <= inset + 1.5)
    #expect(radius > 2)
  }

  @Test(
    "the outline of a card's drag preview leaves out the shadow around the card's corners",
    arguments: [8, 20] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func card(radius: CGFloat) {
    var picture = Picture(120, 80)
    picture.paint(radius: 0) { _, _ in 0.3 }
    picture.paint(radius: radius) { _, _ in 1 }
    #expect(abs((picture.radius ?? 0) - radius) <= 4)
  }

  @Test(
    "the drag preview of glass that fades from one edge to the other has the corner radius of the glass",
    arguments: [8, 24] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func glass(radius: CGFloat) {
    for isUpright in [true, false] {
      var picture = Picture(120, 80)
      picture.paint(radius: radius) { x, y in 0.1 + 0.3 * (isUpright ? y / 80 : x / 120) }
      #expect(abs((picture.radius ?? 0) - radius) <= 4, "\(picture.radius ?? -1)")
    }
  }

  @Test(
    "one opaque corner pixel makes all corners of a drag preview's outline square, but for three pixels"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func corner() {
    for corner in [0, 59, 60 * 39, 60 * 39 + 59] {
      var picture = Picture(60, 40)
      picture.paint(radius: 20) { _, _ in 1 }
      picture.alpha[corner] = 255
      expectEqual(picture.radius, 3)
    }
  }

  @Test(
    "the outline of a rectangle's drag preview rounds corners by at most three pixels, and half of the shorter side",
    arguments: [(4, 40, 2), (5, 40, 2), (40, 5, 2), (1, 1, 0), (7, 9, 3), (60, 40, 3)])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func square(width: Int, height: Int, radius: CGFloat) {
    var picture = Picture(width, height)
    picture.paint(radius: 0) { _, _ in 1 }
    expectEqual(picture.radius, radius)
  }

  @Test("a drag preview in which nothing is painted has no outline")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nothing() {
    #expect(Picture(4, 3).radius == nil && Picture(0, 0).radius == nil)
    #expect(DragOutline(alpha: [255], width: 1)?.radius == 0)
  }
}
#endif
