import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a strip that measures keeps when its elements are others.
@Suite("Moved items of strips")
struct StripMovedTests {
  /// Rows of six items of which 0, 1, 2 and 6, 7 are known, with a gap behind each 30, 40, 50 and 60, 20 long.
  private var strip: LazyStrip {
    var strip = LazyStrip.unknown(12)
    strip.learn([(0, 22, 20), (1, 32, 20), (2, 42, 20), (6, 52, 30), (7, 12, 30)])
    return strip
  }

  @Test("items keep their sizes where they go")
  func kept() {
    let moved = strip.moved(strip.rules, count: 12, [0: 2, 1: 0, 6: 7, 7: 6, 8: 1])
    #expect(moved.known == [0..<2, 6..<9])
    #expect(moved.parts.map(\.holes) == [[], []])
    let origins = moved.origins(0..<12)
    #expect(origins.mapValues(\.x) == [0: 0, 1: 50, 6: 0, 7: 20, 8: 80])
    #expect(origins.mapValues(\.y) == [0: 0, 1: 0, 6: 24, 7: 24, 8: 24])
    #expect(!moved.isDeclared && moved.count == 12)
  }

  @Test("what came in between is as large as others on average, and waits with those behind it")
  func between() {
    // A new one at 1; lines of seven and six.
    var moved = strip.moved(strip.rules, count: 13, [0: 0, 2: 1, 3: 2, 7: 6, 8: 7])
    #expect(moved.known == [0..<4, 7..<9])
    #expect(moved.parts.map(\.holes) == [[1], []])
    // A gap and 32, that is 200 over 5 less the gap.
    #expect(moved.origins(0..<13).mapValues(\.x) == [0: 0, 1: 30, 2: 70, 3: 110, 7: 0, 8: 60])
    // Two lines, 20 and 30 deep.
    #expect(
      moved.origins(0..<13).mapValues(\.y)
        == [0: 0, 1: 1000, 2: 1000, 3: 1000, 7: 29, 8: 29])
    let isNew = moved.learn([(1, 2, 20)])
    #expect(isNew && moved.parts.map(\.holes) == [[], []])
    #expect(moved.origins(0..<4).mapValues(\.x) == [0: 0, 1: 30, 2: 40, 3: 80])
    #expect(moved.origins(0..<4).mapValues(\.y) == [0: 0, 1: 0, 2: 0, 3: 0])
  }

  @Test("an item in between that is as large as was guessed is settled by telling so")
  func guessedRight() {
    var moved = strip.moved(strip.rules, count: 12, [0: 0, 2: 2])
    #expect(moved.parts.map(\.holes) == [[1], []])
    let isNew = moved.learn([(1, 32, 25)])
    #expect(isNew && moved.parts.map(\.holes) == [[], []])
    #expect(moved.origins(0..<3).mapValues(\.y) == [0: 0, 1: 0, 2: 0])
  }

  @Test("what was not measured before is not known after, wherever it goes")
  func notKnown() {
    // 3 and 8 were not known, and 1 is not after the first change.
    let moved = strip.moved(strip.rules, count: 12, [0: 0, 1: 3, 2: 2, 6: 8, 7: 7])
    #expect(moved.known == [0..<3, 6..<8])
    #expect(moved.parts.map(\.holes) == [[1], [0]])
    let again = moved.moved(strip.rules, count: 12, [0: 1, 1: 0, 2: 7, 3: 6])
    #expect(again.known == [0..<4, 6..<6])
    #expect(again.parts.map(\.holes) == [[0, 3], []])
    #expect(again.origins(0..<4)[1]?.x == again.origins(0..<4)[2].map { $0.x - 30 })
  }

  @Test("no item that stays leaves a strip unknown, but not what items were like")
  func noneLeft() {
    let moved = strip.moved(strip.rules, count: 8, [:])
    #expect(moved.known == [0..<0, 4..<4])
    #expect(moved.average?.length == 40 && moved.average?.depth == 25)
    #expect(moved.size.main == 4 * 40 - 8)
  }

  @Test("items without a length leave what comes in between none")
  func noLength() {
    var strip = LazyStrip.unknown(4, lines: 1, gaps: StripGaps(along: 5, between: 0))
    strip.learn([0, 1], 0, 0)
    let moved = strip.moved(strip.rules, count: 4, [0: 0, 2: 1])
    #expect(moved.origins(0..<4).mapValues(\.x) == [0: 0, 1: 5, 2: 10])
    #expect(moved.size.cross == 0)
  }

  @Test("where nothing was ever measured, nothing in between has a size")
  func neverMeasured() {
    let strip = LazyStrip.unknown(4, lines: 1, gaps: StripGaps(along: 0, between: 0))
    let moved = strip.moved(strip.rules, count: 4, [0: 0, 2: 1])
    #expect(moved.parts.map(\.holes) == [[0, 1, 2]])
    #expect(moved.origins(0..<4).mapValues(\.x) == [0: 0, 1: 0, 2: 0])
    #expect(moved.average?.length == 0 && moved.average?.depth == 0)
  }

  @Test("other numbers of lines divide the items anew")
  func otherLines() {
    let rules = LazyStrip.rules(3).measured
    let moved = strip.moved(rules, count: 12, [0: 0, 1: 1, 2: 2, 6: 6, 7: 7])
    #expect(moved.known == [0..<3, 4..<8, 8..<8])
    #expect(moved.parts.map(\.holes) == [[], [0, 1], []])
    let across = strip.moved(
      LazyStrip.rules(2, .acrossLines).measured, count: 12, [0: 0, 1: 1, 2: 2])
    #expect(across.known == [0..<3])
    #expect(across.origins(0..<3).mapValues(\.x) == [0: 0, 1: 0, 2: 30])
  }

  @Test("guides go with their views")
  func guides() {
    var strip = LazyStrip.unknown(4, lines: 1, alignment: .center)
    strip.learn([(0, 10, 30), (1, 10, 50), (2, 10, 20)], guides: [15, 25, 40])
    let moved = strip.moved(strip.rules, count: 4, [0: 2, 1: 0])
    #expect(moved.origins(0..<4).mapValues(\.y) == [0: 0, 1: 25])
    let plain = strip.moved(strip.rules, count: 4, [0: 0, 1: 1])
    #expect(plain.origins(0..<4).mapValues(\.y) == [0: 10, 1: 0])
    var none = LazyStrip.unknown(4, lines: 1, alignment: .center)
    none.learn([(0, 10, 30), (1, 10, 50)])
    let turned = none.moved(none.rules, count: 4, [0: 1, 1: 0])
    #expect(turned.origins(0..<4).mapValues(\.y) == [0: 0, 1: 10])
    #expect(turned.parts[0].strip.items.guides.isEmpty)
  }

  @Test("declared sizes that come in place of others keep which views were near")
  func declared() {
    let items = FlexItems(repeating: FlexItem(main: 92, cross: 30), count: 40)
    var strip = LazyStrip(LazyStrip.rules(2), declared: items)
    _ = strip.items(at: 600, page: 200)
    let nearby = strip.parts[0].nearby
    #expect(nearby.count == 2 && !nearby[0].isEmpty)
    strip.declare(FlexItems(repeating: FlexItem(main: 92, cross: 30), count: 50))
    #expect(strip.count == 50 && strip.parts[0].nearby == nearby)
  }
}
