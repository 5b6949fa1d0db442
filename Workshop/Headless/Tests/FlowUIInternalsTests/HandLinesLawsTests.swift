import FlowCore
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Where an element of a lazy flow is dropped is where it would lie nearest to the hand: all places are tried.
@Suite("Laws of lines for a hand")
struct HandLinesLawsTests {
  @Test(
    "in a strip an element is dropped at the nearest of all places that it can have",
    arguments: 0..<60)
  func strips(seed: Int) throws {
    var generator = SeededGenerator(seed)
    let isDeclared = Bool.random(using: &generator)
    // Line by line is for declared sizes.
    let order: FlowLineOrder = generator.pick(
      isDeclared ? [.lineByLine, .acrossLines, .inTurn] : [.acrossLines, .inTurn])
    let gaps = StripGaps(
      along: CGFloat(generator.length(-2...12)), between: CGFloat(generator.length(0...12)))
    let rules = LazyStrip.rules(
      Int.random(in: 1...4, using: &generator), order, gaps: gaps,
      alignment: generator.pick([.top, .center, .bottom]))
    let sizes = sizes(Int.random(in: 1...14, using: &generator), &generator)
    let contents = contents(rules, sizes, isDeclared: isDeclared, length: 0)
    for _ in 0..<6 {
      let element = Int.random(in: sizes.indices, using: &generator)
      try check(contents, element, sizes.indices, length: 0, &generator)
    }
  }

  @Test("on lines that break an element is dropped at the nearest of all places", arguments: 0..<60)
  func lines(seed: Int) throws {
    var generator = SeededGenerator(seed)
    let gaps = (CGFloat(generator.length(0...12)), CGFloat(generator.length(0...12)))
    let isUpright = Bool.random(using: &generator)
    let rules =
      isUpright
      ? VFlowLayout(horizontalSpacing: gaps.0, verticalSpacing: gaps.1).rules
      : FlowLayout(horizontalSpacing: gaps.0, verticalSpacing: gaps.1).rules
    let sizes = sizes(Int.random(in: 1...14, using: &generator), &generator)
    let contents = contents(
      rules, sizes, isDeclared: Bool.random(using: &generator), length: 160)
    for _ in 0..<6 {
      let element = Int.random(in: sizes.indices, using: &generator)
      try check(contents, element, sizes.indices, length: 160, &generator)
    }
  }

  /// Sizes of which none is longer than a line of 160, in multiples of 1/64: sums are exact.
  private func sizes(_ count: Int, _ generator: inout SeededGenerator) -> [CGSize] {
    (0..<count).map { _ in
      CGSize(width: generator.length(10...120), height: generator.length(10...120))
    }
  }

  private func contents(
    _ rules: FlowRules, _ sizes: [CGSize], isDeclared: Bool, length: CGFloat
  ) -> LazyContents {
    var contents = LazyContents(rules, isDeclared: isDeclared)
    if isDeclared {
      var declared = DeclaredSizes(capacity: sizes.count)
      for size in sizes { declared.append(size) }
      contents.declare(declared)
    } else {
      contents.setItems(LazyItems(sizes.count))
      let columns = FlexItems(
        main: sizes.map { Double(rules.axis.main(of: $0)) },
        cross: sizes.map { Double(rules.axis.cross(of: $0)) })
      contents.measure(columns, length: length)
    }
    if rules.strip == nil { _ = contents.lines(length) }
    return contents
  }

  /// Compares where an element is dropped with the nearest of its centers at some places.
  private func check(
    _ contents: LazyContents, _ element: Int, _ places: Range<Int>, length: CGFloat,
    _ generator: inout SeededGenerator
  ) throws {
    let centers = places.map { place in
      var moved = contents
      moved.moveItem(from: element, to: place)
      if moved.rules.strip == nil { _ = moved.lines(length) }
      return moved.handLines(around: place, isMirrored: false)?.centers(ofElement: place).first
    }
    let lines = try #require(contents.handLines(around: element, isMirrored: false))
    let drop = try #require(lines.drop(of: element))
    for _ in 0..<8 {
      let hand = CGPoint(x: generator.length(-50...800), y: generator.length(-50...300))
      // The first one of those that are as near.
      var (nearest, least) = (places.lowerBound, CGFloat.infinity)
      for (place, center) in zip(places, centers) {
        let center = try #require(center)
        let (x, y) = (center.x - hand.x, center.y - hand.y)
        if x * x + y * y < least { (nearest, least) = (place, x * x + y * y) }
      }
      let found = drop.place(at: hand)
      // One that is alone has no other place.
      #expect(
        found == nearest || places.count == 1 && found == nil,
        "\(element) of \(places) at \(hand) in \(contents.rules)")
    }
  }
}
