import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a strip makes of the sizes and guides that its views tell.
@Suite("Learning in strips")
struct StripLearningTests {
  @Test("sizes are news once, and again when they change")
  func news() {
    var strip = LazyStrip.unknown(10)
    let isNew = [
      strip.learn([0, 1, 5], 40, 20), strip.learn([0, 1, 5], 40, 20), strip.learn([2], 40, 20),
      strip.learn([0, 6], 40, 20), strip.learn([1, 7], 40, 21), strip.learn([1], 40, 21),
      strip.learn([5], 41, 20), strip.learn([], 0, 0),
    ]
    #expect(isNew == [true, false, true, true, true, false, true, false])
  }

  @Test("one line's news are news, whether other lines have some before or behind")
  func newsOfOneLine() {
    var strip = LazyStrip.unknown(9, lines: 3)
    strip.learn([0, 3, 6], 40, 20)
    var (first, last) = (strip, strip)
    let isNew = (
      first.learn([(0, 41, 20), (3, 40, 20), (6, 40, 20)]),
      last.learn([(0, 40, 20), (3, 40, 20), (6, 41, 20)]),
      strip.learn([(0, 40, 20), (3, 40, 20), (6, 40, 20)])
    )
    #expect(isNew == (true, true, false))
  }

  @Test("views tell in any order")
  func anyOrder() {
    var strip = LazyStrip.unknown(10)
    strip.learn([(6, 60, 20), (2, 20, 20), (0, 5, 20), (5, 50, 20), (1, 10, 20)])
    #expect(strip.known == [0..<3, 5..<7])
    #expect(strip.origins(0..<10).mapValues(\.x) == [0: 0, 1: 13, 2: 31, 5: 0, 6: 58])
  }

  @Test("an item that tells before the one in front of it is not known yet")
  func tooEarly() {
    var strip = LazyStrip.unknown(10)
    var isNew = strip.learn([1, 3], 40, 20)
    #expect(!isNew && strip.known == [0..<0, 5..<5])
    isNew = strip.learn([0, 2, 6, 5], 40, 20)
    #expect(isNew && strip.known == [0..<1, 5..<7])
    isNew = strip.learn([2, 8], 40, 20)
    #expect(!isNew && strip.known == [0..<1, 5..<7])
  }

  @Test("items that the strip has no longer tell nothing")
  func beyond() {
    var strip = LazyStrip.unknown(6)
    let isNew = strip.learn([0, 3, 4, 5, 6, 7, 90], 40, 20)
    #expect(isNew && strip.known == [0..<1, 3..<6])
    let isNewAgain = strip.learn([6, 7], 40, 20)
    #expect(!isNewAgain && strip.known == [0..<1, 3..<6])
    #expect(strip.origins([5, 6, 7]).keys.sorted() == [5])
  }

  @Test("of two views of one item that is new, the first one counts")
  func twice() {
    var strip = LazyStrip.unknown(4, lines: 1)
    strip.learn([(0, 10, 20), (0, 30, 20), (1, 10, 20)])
    #expect(strip.origins(0..<4).mapValues(\.x) == [0: 0, 1: 18])
  }

  @Test("an item that changes moves those behind it on its line, and depth moves lines below")
  func change() {
    var strip = LazyStrip.unknown(6)
    strip.learn(0..<6, 40, 20)
    strip.learn([(1, 50, 30), (4, 10, 20)])
    let origins = strip.origins(0..<6)
    #expect(origins.mapValues(\.x) == [0: 0, 1: 48, 2: 106, 3: 0, 4: 48, 5: 66])
    #expect(origins.mapValues(\.y) == [0: 0, 1: 0, 2: 0, 3: 34, 4: 34, 5: 34])
  }

  @Test("a change and what is new come at once")
  func changeAndNew() {
    var strip = LazyStrip.unknown(8)
    strip.learn([0, 1], 40, 20)
    strip.learn([(0, 50, 20), (1, 40, 20), (2, 30, 20), (3, 7, 20), (4, 9, 20), (5, 9, 20)])
    #expect(strip.known == [0..<4, 4..<6])
    #expect(
      strip.origins(0..<8).mapValues(\.x) == [0: 0, 1: 58, 2: 106, 3: 144, 4: 0, 5: 17])
  }

  @Test("lines that are filled shortest first take what comes in its order")
  func across() {
    var strip = LazyStrip.unknown(9, lines: 2, .acrossLines)
    strip.learn([(0, 10, 20), (1, 30, 20), (2, 5, 20), (3, 5, 20), (4, 5, 20)])
    let origins = strip.origins(0..<9)
    #expect(origins.mapValues(\.x) == [0: 0, 1: 0, 2: 18, 3: 31, 4: 38])
    #expect(origins.mapValues(\.y) == [0: 0, 1: 24, 2: 0, 3: 0, 4: 24])
  }
}

extension StripLearningTests {
  @Test(
    "without guides of their own, views are aligned by their frames",
    arguments: [
      (VerticalAlignment.top, [0, 0]), (.center, [10, 0]), (.bottom, [20, 0]),
    ] as [(VerticalAlignment, [CGFloat])])
  func frames(alignment: VerticalAlignment, wanted: [CGFloat]) {
    var strip = LazyStrip.unknown(4, lines: 1, alignment: alignment)
    strip.learn([(0, 10, 30), (1, 10, 50)])
    #expect([0, 1].map { strip.origins(0..<4)[$0]?.y } == wanted)
    strip.learn([(2, 10, 20)])
    #expect([0, 1].map { strip.origins(0..<4)[$0]?.y } == wanted)
    let isNew = strip.learn([(0, 10, 30), (1, 10, 50), (2, 10, 20)])
    #expect(!isNew)
    let sizes = FlexItems(main: [10, 10], cross: [30, 50])
    let declared = LazyStrip(LazyStrip.rules(1, alignment: alignment), declared: sizes)
    #expect([0, 1].map { declared.origins(0..<2)[$0]?.y } == wanted)
  }

  @Test("the first view with a guide of its own has all others aligned by theirs")
  func firstGuide() {
    var strip = LazyStrip.unknown(6, lines: 1, alignment: .center)
    strip.learn([(0, 10, 30), (1, 10, 50)])
    // Guides at 15 and 25, and one far below.
    strip.learn([(2, 10, 20)], guides: [40])
    func offsets() -> [CGFloat?] { (0..<4).map { strip.origins(0..<6)[$0]?.y } }
    #expect(offsets() == [25, 15, 0, nil])
    #expect(strip.size.cross == 65)
    // Of views that come without guides, the center is theirs.
    var isNew = strip.learn([(3, 10, 60)])
    #expect(isNew && offsets() == [25, 15, 0, 10])
    isNew = strip.learn([(3, 10, 60), (0, 10, 30)])
    #expect(!isNew && offsets() == [25, 15, 0, 10])
    isNew = strip.learn([(2, 10, 20), (3, 10, 60)], guides: [40, 30])
    #expect(!isNew)
    isNew = strip.learn([(2, 10, 20), (3, 10, 60)], guides: [40, 0])
    #expect(isNew && offsets() == [25, 15, 0, 40])
  }

  @Test("a guide that comes without another size is news")
  func guideOnly() {
    var strip = LazyStrip.unknown(4, lines: 2, alignment: .top)
    strip.learn([0, 1, 2, 3], 10, 20)
    let isNew = strip.learn([(1, 10, 20)], guides: [6])
    #expect(isNew)
    #expect(strip.origins(0..<4).mapValues(\.y) == [0: 6, 1: 0, 2: 30, 3: 30])
  }

  @Test("views are offered their own size, or with stretching their line's depth")
  func proposals() {
    let sizes = [(item: 0, width: 10.0, height: 30.0), (item: 1, width: 20.0, height: 50.0)]
    let slice = LazySlice(length: 0, waitingRoom: 1000)
    func measured(_ layout: some FlowingLayout) -> [Int: ProposedViewSize] {
      var strip = LazyStrip(
        layout.rules.asStrip(1, .lineByLine).measured, count: 2, isDeclared: false)
      strip.learn(sizes)
      return strip.places(of: [0, 1], slice).mapValues(\.proposal)
    }
    #expect(measured(FlowLayout()) == [0: .unspecified, 1: .unspecified])
    let stretched = [ProposedViewSize(width: 10, height: 50), .init(width: 20, height: 50)]
    #expect(measured(FlowLayout(stretchesItems: true)) == [0: stretched[0], 1: stretched[1]])
    let columns = [ProposedViewSize(width: 50, height: 10), .init(width: 50, height: 20)]
    #expect(measured(VFlowLayout(stretchesItems: true)) == [0: columns[0], 1: columns[1]])
    let items = FlexItems(main: [10, 20], cross: [30, 50])
    let declared = LazyStrip(LazyStrip.rules(1), declared: items)
    #expect(
      declared.places(of: [0, 1], slice).mapValues(\.proposal)
        == [0: .init(width: 10, height: 30), 1: .init(width: 20, height: 50)])
  }
}
