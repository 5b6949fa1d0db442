import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// How large a strip says that it is while some of its items are not measured.
@Suite("Estimated sizes of strips")
struct StripSizeTests {
  private func expect(
    _ strip: LazyStrip, _ main: Double, _ cross: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let size = strip.size
    #expect(abs(size.main - main) < 1e-9, "\(size)", sourceLocation: location)
    #expect(abs(size.cross - cross) < 1e-9, "\(size)", sourceLocation: location)
  }

  @Test("before anything is measured, items count as chips of 80 by 32")
  func chips() {
    expect(LazyStrip.unknown(10), 5 * 88 - 8, 32 + 4 + 32)
    expect(LazyStrip.unknown(9), 5 * 88 - 8, 32 + 4 + 32)
    expect(LazyStrip.unknown(10, lines: 1), 10 * 88 - 8, 32)
    expect(LazyStrip.unknown(1), 80, 32)
    #expect(LazyStrip.unknown(10).average == nil)
  }

  @Test("before anything is measured, lines that are filled shortest first share the items")
  func chipsAcross() {
    let strip = LazyStrip.unknown(10, lines: 3, .acrossLines)
    expect(strip, 10.0 / 3 * 88 - 8, 104)
  }

  @Test("a strip without items has no size", arguments: [FlowLineOrder.lineByLine, .acrossLines])
  func none(order: FlowLineOrder) {
    var contents = LazyContents(LazyStrip.rules(3, order), isDeclared: false)
    #expect(contents.size(nil) == .zero && contents.size(200) == .zero)
    contents.setItems(LazyItems(6))
    #expect(contents.size(nil) == CGSize(width: 2 * 88 - 8, height: 104))
    contents.setItems(LazyItems(0))
    #expect(contents.size(nil) == .zero)
  }

  @Test("items that are not measured count as those that are do on average")
  func average() throws {
    var strip = LazyStrip.unknown(10)
    strip.learn([0, 1], 92, 30)
    let usual = try #require(strip.average)
    #expect(usual.length == 100 && usual.depth == 30)
    expect(strip, 192 + 300, 30 + 4 + 30)
    strip.learn([(5, 192, 50), (6, 142, 40), (7, 42, 20)])
    let after = try #require(strip.average)
    // Five items with a gap behind each, on lines of 30 and 50.
    #expect(after.length == 120 && after.depth == 40)
    expect(strip, 392 + 240, 84)
  }

  @Test("an item of no size that was measured is an item like others")
  func singleItem() throws {
    var strip = LazyStrip.unknown(4, lines: 1, gaps: StripGaps(along: 3, between: 5))
    strip.learn([0], 0, 0)
    let usual = try #require(strip.average)
    #expect(usual.length == 3 && usual.depth == 0)
    expect(strip, 0 + 3 * 3, 0)
    var single = LazyStrip.unknown(1)
    single.learn([0], 0, 0)
    expect(single, 0, 0)
  }

  @Test("lines that are filled shortest first are as deep and as long as their items on average")
  func averageAcross() throws {
    var strip = LazyStrip.unknown(11, lines: 3, .acrossLines)
    strip.learn([0, 1], 92, 30)
    let usual = try #require(strip.average)
    #expect(usual.length == 100 && usual.depth == 30)
    // Nine more on three lines, one of which has no item yet.
    expect(strip, 392, 98)
    strip.learn([(2, 92, 60), (3, 192, 30)])
    // The fourth one is behind the first one.
    #expect(strip.average?.length == 125 && strip.average?.depth == 40)
    expect(strip, 292 + 7.0 / 3 * 125, 128)
  }

  @Test("a strip whose items are all measured is as large as they are", arguments: [1, 2, 3])
  func exact(lines: Int) {
    var strip = LazyStrip.unknown(6, lines: lines)
    strip.learn((0..<6).map { ($0, Double(10 * $0), Double(20 + $0)) })
    let lengths: [Double] = [150 + 5 * 8, 120 + 2 * 8, 90 + 8]
    let depths: [Double] = [25, 22 + 4 + 25, 21 + 4 + 23 + 4 + 25]
    expect(strip, lengths[lines - 1], depths[lines - 1])
  }

  @Test("negative gaps make a strip shorter, but no estimate negative")
  func negativeGaps() {
    let gaps = StripGaps(along: -10, between: -20)
    // Chips of 80 that do not overlap, for who knows how long they are.
    expect(LazyStrip.unknown(4, gaps: gaps), 2 * 80 + 10, 32 - 20 + 32)
    var strip = LazyStrip.unknown(6, lines: 3, gaps: gaps)
    strip.learn([0, 2, 4], 50, 5)
    expect(strip, 50 + 40, 0)
    strip.learn([0, 2, 4], 50, 14)
    expect(strip, 50 + 40, 3 * 14 - 2 * 20)
    #expect(strip.average?.length == 40 && strip.average?.depth == 14)
  }

  @Test("a strip without a declared spacing has none where nobody can be asked")
  func noSpacing() {
    var rules = FlowLayout(horizontalSpacing: nil, verticalSpacing: nil).rules
    #expect(rules.gap == 0 && rules.crossGap == 0)
    (rules.mainSpacing, rules.crossSpacing) = (3, 7)
    #expect(rules.gap == 3 && rules.crossGap == 7)
    (rules.mainSpacing, rules.crossSpacing) = (.infinity, .nan)
    #expect(rules.gap == 0 && rules.crossGap == 0)
  }

  @Test("declared items are as large as the lines that they make")
  func declared() throws {
    let items = FlexItems(main: [10, 20, 30, 40], cross: [5, 6, 7, 8])
    let strip = LazyStrip(LazyStrip.rules(1), declared: items)
    expect(strip, 100 + 3 * 8, 8)
    let across = LazyStrip(LazyStrip.rules(2, .acrossLines), declared: items)
    // 10 and 30 on the first line, 20 and 40 on the second one.
    expect(across, 68, 7 + 4 + 8)
    let usual = try #require(across.average)
    #expect(usual.length == 33 && usual.depth == 7.5)
  }

  @Test("declared items that overlap are as deep as the lines that they make, which may be more")
  func moreLines() {
    let items = FlexItems(repeating: FlexItem(main: 0, cross: 30), count: 3)
    let gaps = StripGaps(along: -20, between: 4)
    let strip = LazyStrip(LazyStrip.rules(2, gaps: gaps), declared: items)
    #expect(strip.parts[0].strip.lineCount == 3)
    expect(strip, 0, 30 + 4 + 30 + 4 + 30)
  }

  @Test("a strip that lost its items still knows what they were like")
  func remembered() throws {
    var strip = LazyStrip.unknown(10)
    strip.learn([0, 1, 5], 42, 20)
    let other = LazyStrip(strip.rules, count: 6, isDeclared: false, after: strip)
    #expect(other.known == [0..<0, 3..<3])
    #expect(other.average?.length == 50 && other.average?.depth == 20)
    expect(other, 3 * 50 - 8, 20 + 4 + 20)
    let third = LazyStrip(strip.rules, count: 2, isDeclared: false, after: other)
    #expect(third.average?.length == 50 && third.average?.depth == 20)
  }
}
