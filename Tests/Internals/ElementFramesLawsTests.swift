#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// An element of a lazy flow is dropped where its frame, or its position behind a neighbor, is nearest: all are tried.
@Suite("Laws of drop indices")
struct ElementFramesLawsTests {
  @Test(
    "of all indices, a dragged element of a strip gets the drop index whose frame is nearest to the finger",
    arguments: 0..<60)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func strips(seed: Int) throws {
    var generator = SeededGenerator(seed)
    let isDeclared = Bool.random(using: &generator)
    // Line by line is for declared sizes.
    let order: FlexStripOrder = generator.pick(
      isDeclared ? [.lineByLine, .shortestFirst] : [.shortestFirst])
    let gaps = (CGFloat(generator.length(-2...12)), CGFloat(generator.length(0...12)))
    let lines = Int.random(in: 1...4, using: &generator)
    let layout = FlowLayout(
      horizontalSpacing: gaps.0, verticalSpacing: gaps.1,
      verticalAlignment: generator.pick([.top, .center, .bottom]))
    let rules = layout.rules.asStrip(lines, order)
    let sizes = sizes(Int.random(in: 1...14, using: &generator), &generator)
    let contents = LazyContents.known(sizes, rules, isDeclared: isDeclared, length: 0)
    for _ in 0..<6 {
      let element = Int.random(in: sizes.indices, using: &generator)
      let gap = order == .lineByLine ? gaps.0 : nil
      try check(contents, element, sizes.indices, length: 0, gap: gap, &generator)
    }
  }

  @Test(
    "of all indices, a dragged element of a lazy flow gets the drop index whose frame is nearest to the finger",
    arguments: 0..<60)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lines(seed: Int) throws {
    var generator = SeededGenerator(seed)
    let gaps = (CGFloat(generator.length(0...12)), CGFloat(generator.length(0...12)))
    let isUpright = Bool.random(using: &generator)
    let rules =
      isUpright
      ? VFlowLayout(horizontalSpacing: gaps.0, verticalSpacing: gaps.1).rules
      : FlowLayout(horizontalSpacing: gaps.0, verticalSpacing: gaps.1).rules
    let sizes = sizes(Int.random(in: 1...14, using: &generator), &generator)
    let contents = LazyContents.known(
      sizes, rules, isDeclared: Bool.random(using: &generator), length: 160)
    for _ in 0..<6 {
      let element = Int.random(in: sizes.indices, using: &generator)
      try check(
        contents, element, sizes.indices, length: 160, gap: isUpright ? gaps.1 : gaps.0,
        &generator)
    }
  }

  /// Sizes of which none is longer than a line of 160, in multiples of 1/64: sums are exact.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func sizes(_ count: Int, _ generator: inout SeededGenerator) -> [CGSize] {
    (0..<count).map { _ in
      CGSize(width: generator.length(10...120), height: generator.length(10...120))
    }
  }

  /// Compares where an element is dropped with the nearest of its centers at some places, and of those behind the
  /// neighbor with a gap; nil if it begins no line because it would not fit.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func check(
    _ contents: LazyContents, _ element: Int, _ places: Range<Int>, length: CGFloat, gap: CGFloat?,
    _ generator: inout SeededGenerator
  ) throws {
    func moved(to place: Int, around shown: Int) throws -> ElementFrames {
      var moved = contents
      moved.moveItem(from: element, to: place)
      moved.place(length)
      return try #require(moved.dropFrames(around: shown, isMirrored: false))
    }
    let points = try places.flatMap { place in
      let lines = try moved(to: place, around: place)
      let center = try #require(lines.centers(ofElement: place).first)
      guard let gap, place > places.lowerBound, !lines.hasNeighbor(ofElement: place, on: -1),
        let frame = lines.frame(ofElement: place)
      else { return [(place, center)] }
      let behind = try point(behind: place - 1, gap: gap, frame.size) {
        try moved(to: places.upperBound - 1, around: $0)
      }
      return [(place, center), (place, behind)]
    }
    let lines = try #require(contents.dropFrames(around: element, isMirrored: false))
    let drop = try #require(lines.items?.trial(of: element))
    for _ in 0..<8 {
      let hand = CGPoint(x: generator.length(-50...800), y: generator.length(-50...300))
      func square(_ point: CGPoint) -> CGFloat {
        let (x, y) = (point.x - hand.x, point.y - hand.y)
        return x * x + y * y
      }
      let least = points.map { square($0.1) }.min()
      // Of those that are as near, its own, else the last one.
      let ties = points.filter { square($0.1) == least }.map(\.0)
      let nearest = ties.contains(element) ? element : ties.max() ?? element
      let found = drop.offset(at: hand)
      // One that is alone has no other place.
      #expect(
        found == nearest || places.count == 1 && found == nil,
        "\(element) of \(places) at \(hand) in \(contents.rules)")
    }
  }

  /// The center of a view of some size behind an element, in the middle of that one's line; `lines` answers those around
  /// an element.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func point(
    behind element: Int, gap: CGFloat, _ size: CGSize, _ lines: (Int) throws -> ElementFrames
  ) throws -> CGPoint {
    let around = try lines(element)
    let own = try #require(around.frame(ofElement: element))
    var line = own
    for step in [-1, 1] {
      var other = element
      while try lines(other).hasNeighbor(ofElement: other, on: step) {
        other += step
        line = line.union(try #require(try lines(other).frame(ofElement: other)))
      }
    }
    return around.items?.rules.axis == .rows
      ? CGPoint(x: own.maxX + gap + size.width / 2, y: line.midY)
      : CGPoint(x: line.midX, y: own.maxY + gap + size.height / 2)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ElementFrames {
  /// Whether an element has a neighbor on its line, which begins at the edge.
  fileprivate func hasNeighbor(ofElement element: Int, on step: Int) -> Bool {
    if let strip = items?.strip {
      guard (0..<strip.count).contains(element + step) else { return false }
      return strip.place(ofItem: element).line == strip.place(ofItem: element + step).line
    }
    guard let own = frame(ofElement: element),
      let other = frame(ofElement: element + step)
    else { return false }
    let distance = items?.rules.axis == .rows ? other.minX - own.minX : other.minY - own.minY
    return distance * CGFloat(step) > 0
  }
}
#endif
