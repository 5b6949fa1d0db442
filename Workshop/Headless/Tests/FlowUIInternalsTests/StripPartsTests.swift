import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Which items each line of a strip takes before any of them is measured.
@Suite("Parts of strips")
struct StripPartsTests {
  @Test("each line takes as many items as the others, and the first ones take what is left over")
  func shares() {
    let strip = LazyStrip.unknown(11, lines: 4)
    #expect(strip.ranges(of: 11) == [0..<3, 3..<6, 6..<9, 9..<11])
    #expect(strip.ranges(of: 8) == [0..<2, 2..<4, 4..<6, 6..<8])
    #expect(strip.ranges(of: 5) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(strip.parts.map(\.items) == strip.ranges(of: 11))
  }

  @Test("there are never more lines than items, and always one")
  func fewItems() {
    let strip = LazyStrip.unknown(3, lines: 4)
    #expect(strip.ranges(of: 3) == [0..<1, 1..<2, 2..<3])
    #expect(strip.ranges(of: 1) == [0..<1])
    #expect(strip.ranges(of: 0) == [0..<0])
    #expect([0, 1, 3, 4, 9].map { LazyStrip.unknown($0, lines: 4).lineCount } == [1, 1, 3, 4, 4])
  }

  @Test("a strip of one line, or one that fills the shortest line first, is a single part")
  func single() {
    #expect(LazyStrip.unknown(7, lines: 1).ranges(of: 7) == [0..<7])
    #expect(LazyStrip.unknown(7, lines: 1).lineCount == 1)
    #expect(LazyStrip.unknown(7, lines: 3, .acrossLines).ranges(of: 7) == [0..<7])
    let declared = LazyStrip(
      LazyStrip.rules(3), declared: FlexItems(main: [1, 2, 3, 4], cross: [1, 1, 1, 1]))
    #expect(declared.ranges(of: 4) == [0..<4])
    #expect(declared.parts.count == 1 && declared.isDeclared)
  }

  @Test("without rules for strips, there is one line, which is read from its first item on")
  func plainRules() {
    var strip = LazyStrip(
      FlowLayout(horizontalSpacing: 8, verticalSpacing: 4).rules, count: 5, isDeclared: false)
    #expect(strip.lineCount == 1 && strip.ranges(of: 5) == [0..<5])
    strip.learn(0..<3, 10, 10)
    #expect(strip.origins(0..<5).mapValues(\.x) == [0: 0, 1: 18, 2: 36])
  }

  @Test("every item is in the part whose items it is among, however many lines there are")
  func partOfItem() {
    for count in 0...13 {
      for lines in 1...6 {
        let strip = LazyStrip.unknown(count, lines: lines)
        let sizes = strip.parts.map(\.items.count)
        #expect(sizes.reduce(0, +) == count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
        #expect(sizes == sizes.sorted(by: >))
        var item = 0
        for (part, size) in sizes.enumerated() {
          for _ in 0..<size {
            #expect(strip.part(of: item) == part, "\(item) of \(count) in \(lines)")
            item += 1
          }
        }
      }
    }
  }

  @Test("what is known of each line goes from its first item on")
  func known() {
    var strip = LazyStrip.unknown(10)
    #expect(strip.known == [0..<0, 5..<5])
    strip.learn([0, 1, 2, 5], 10, 10)
    #expect(strip.known == [0..<3, 5..<6])
    strip.learn([6, 7, 3], 10, 10)
    #expect(strip.known == [0..<4, 5..<8])
  }
}
