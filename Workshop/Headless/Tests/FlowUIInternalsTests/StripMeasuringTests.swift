import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Which items of a strip are made to be measured, since it is not known yet where they are.
@Suite("Measuring in strips")
struct StripMeasuringTests {
  /// Rows of a thousand items each, of which as many are 92 long, with gaps of 8.
  private func strip(_ known: Int) -> LazyStrip {
    var strip = LazyStrip.unknown(2000)
    strip.learn(Array(0..<known) + Array(1000..<1000 + known), 92, 30)
    return strip
  }

  @Test("at first, as many items are measured as chips would fill a page and one more page")
  func first() {
    var strip = LazyStrip.unknown(2000)
    // Ten begin within 800 points, one every 88.
    #expect(strip.items(at: 0, page: 400) == [0..<11, 1000..<1011])
    #expect(strip.items(at: 0, page: 440) == [0..<11, 1000..<1011])
    #expect(strip.items(at: 0, page: 440.25) == [0..<12, 1000..<1012])
    var across = LazyStrip.unknown(2000, lines: 3, .acrossLines)
    #expect(across.items(at: 0, page: 400) == [0..<33])
    var few = LazyStrip.unknown(12)
    #expect(few.items(at: 0, page: 400) == [0..<12])
    var single = LazyStrip.unknown(2000, lines: 1)
    #expect(single.items(at: 0, page: 400) == [0..<11])
  }

  @Test("one item of each line is measured of a strip that is still far behind what is visible")
  func farBehind() {
    var strip = LazyStrip.unknown(2000)
    #expect(strip.items(at: -1000, page: 400) == [0..<1, 1000..<1001])
  }

  @Test("nothing is measured while all is known that is near what is visible")
  func nothing() {
    // Lines are known up to 1092, and half a page behind what is visible is looked at.
    var strip = strip(11)
    #expect(strip.items(at: 492, page: 400) == [2..<11, 1002..<1011])
    strip = self.strip(11)
    #expect(strip.items(at: 493, page: 400) == [3..<13, 1003..<1013])
  }

  @Test(
    "as many more are measured as are likely to be near, and half a page if some may be visible")
  func more() {
    var strip = strip(11)
    #expect(strip.items(at: 692, page: 400) == [4..<14, 1004..<1014])
    strip = self.strip(11)
    #expect(strip.items(at: 693, page: 400) == [5..<17, 1005..<1017])
  }

  @Test("each line is measured by what is known of it")
  func unevenLines() {
    var strip = LazyStrip.unknown(2000)
    strip.learn(Array(0..<11) + Array(1000..<1003), 92, 30)
    // The second line is known up to 292, and 800 is wanted.
    #expect(strip.items(at: 0, page: 400) == [0..<7, 1000..<1010])
    var short = LazyStrip.unknown(14)
    short.learn(Array(0..<7) + Array(7..<10), 92, 30)
    #expect(short.items(at: 200, page: 400) == [0..<14])
    short.learn(10..<14, 92, 30)
    #expect(short.items(at: 2000, page: 400) == [])
  }

  @Test("lines that are filled shortest first are known up to where the first of them ends")
  func across() {
    var strip = LazyStrip.unknown(3000, lines: 3, .acrossLines)
    strip.learn(0..<4, 92, 30)
    // Up to 192, 92 and 92.
    #expect(strip.items(at: 0, page: 20) == [0..<3])
    #expect(strip.items(at: 0, page: 100) == [0..<13])
    var begun = LazyStrip.unknown(3000, lines: 3, .acrossLines)
    begun.learn(0..<2, 92, 30)
    // One line is still empty; a page of 20 and half a page take two items each.
    #expect(begun.items(at: 0, page: 20) == [0..<8])
    var few = LazyStrip.unknown(2, lines: 3, .acrossLines)
    few.learn(0..<1, 92, 30)
    #expect(few.items(at: 0, page: 20) == [0..<2])
    few.learn(1..<2, 92, 30)
    #expect(few.items(at: 200, page: 20) == [])
  }

  @Test("at most a thousand are measured at a time, of all lines together")
  func most() {
    var strip = LazyStrip.unknown(2000, gaps: StripGaps(along: 0, between: 0))
    strip.learn(Array(0..<5) + Array(1000..<1005), 0, 30)
    #expect(strip.items(at: 0, page: 400) == [0..<517, 1000..<1517])
    // What has no length counts as a point long: 80 more, and one.
    #expect(strip.items(at: 0, page: 40) == [0..<86, 1000..<1086])
    #expect(strip.items(at: 0, page: 40.25) == [0..<87, 1000..<1087])
    var lines = LazyStrip.unknown(6000, lines: 1500)
    #expect(lines.items(at: 0, page: 400) == (0..<1500).map { 4 * $0..<4 * $0 + 1 })
  }

  @Test("all up to the item that is scrolled to are measured, in its line, as many as may be")
  func sought() {
    func items(_ pinned: Int) -> [Range<Int>] {
      var strip = strip(11)
      return strip.items(at: 0, page: 400, pinned: pinned)
    }
    #expect(items(10) == [0..<7, 10..<11, 1000..<1007])
    #expect(items(11) == [0..<7, 11..<12, 1000..<1007])
    #expect(items(12) == [0..<7, 11..<13, 1000..<1007])
    #expect(items(40) == [0..<7, 11..<41, 1000..<1007])
    #expect(items(522) == [0..<7, 11..<523, 1000..<1007])
    #expect(items(900) == [0..<7, 11..<523, 1000..<1007])
    #expect(items(1010) == [0..<7, 1000..<1007, 1010..<1011])
    #expect(items(1011) == [0..<7, 1000..<1007, 1011..<1012])
    #expect(items(1020) == [0..<7, 1000..<1007, 1011..<1021])
    #expect(items(2000) == [0..<7, 1000..<1007])
  }

  @Test("what is sought has half a page behind what is visible measured, too")
  func soughtNearby() {
    var strip = strip(11)
    // 1300 is wanted; 1100 would be without one that is sought.
    #expect(strip.items(at: 500, page: 400, pinned: 11) == [3..<15, 1003..<1013])
  }
}

extension StripMeasuringTests {
  /// Rows of a hundred items of which the first 20 were known, less the given ones.
  private func strip(without holes: [Int], lines: Int = 2) -> LazyStrip {
    var strip = LazyStrip.unknown(100 * lines, lines: lines)
    let known = (0..<lines).flatMap { 100 * $0..<100 * $0 + 20 }
    strip.learn(known, 92, 30)
    let origins = Dictionary(uniqueKeysWithValues: known.map { ($0, $0) })
    return strip.moved(
      strip.rules, count: strip.count, origins.filter { !holes.contains($0.key) })
  }

  @Test("items that came in between are measured when they come near")
  func between() {
    var strip = strip(without: [110])
    #expect(strip.parts.map(\.holes) == [[], [10]])
    #expect(strip.items(at: 900, page: 40) == [8..<10, 108..<110])
    strip = self.strip(without: [110])
    // It is guessed to begin at 1000, ahead of what is visible.
    #expect(strip.items(at: 950, page: 40) == [9..<11, 109..<111, 120..<122])
    strip = self.strip(without: [110])
    #expect(strip.items(at: 1200, page: 40) == [11..<13, 110..<113, 120..<124])
  }

  @Test("an item that came in between is measured wherever it is if it is scrolled to")
  func soughtBetween() {
    var strip = strip(without: [110])
    #expect(
      strip.items(at: 0, page: 40, pinned: 110) == [0..<1, 100..<101, 110..<111, 120..<121])
    strip = self.strip(without: [110])
    #expect(strip.items(at: 0, page: 40, pinned: 109) == [0..<1, 100..<101, 109..<110])
    strip = self.strip(without: [10])
    #expect(
      strip.items(at: 0, page: 40, pinned: 10) == [0..<1, 10..<11, 20..<21, 100..<101])
  }

  @Test("items that came in between are measured before a line of known ones is complete")
  func lastBetween() {
    var strip = LazyStrip.unknown(20, lines: 1)
    strip.learn(0..<20, 92, 30)
    let origins = Dictionary(uniqueKeysWithValues: (0..<20).filter { $0 != 4 }.map { ($0, $0) })
    var moved = strip.moved(strip.rules, count: 20, origins)
    #expect(moved.items(at: 1000, page: 40) == [4..<5, 9..<11])
    #expect(moved.items(at: 0, page: 40) == [0..<1])
    #expect(moved.items(at: 0, page: 40, pinned: 4) == [0..<1, 4..<5])
  }

  @Test("of very many items that came in between, the first ones are measured first")
  func manyBetween() {
    var strip = LazyStrip.unknown(2000)
    strip.learn([0, 1000], 92, 30)
    let moved = strip.moved(strip.rules, count: 2000, [0: 0, 700: 1000])
    #expect(moved.parts[0].holes.count == 699)
    var first = moved
    // Half of those to measure for each line; of the second one, nothing is known.
    #expect(
      first.items(at: 65_000, page: 100) == [1..<513, 649..<652, 701..<1512])
  }
}
