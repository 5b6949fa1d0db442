import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a strip makes of the sizes and guides that its views tell.
@Suite("What strips know")
struct StripTests {
  @Test("items that the strip has no longer tell nothing")
  func beyond() {
    var strip = StripLines.unknown(6)
    let isNew = strip.learn([0, 1, 2, 3, 4, 5, 6, 7, 90], 40, 20)
    #expect(isNew && strip.known == 0..<6)
    let isNewAgain = strip.learn([6, 7], 40, 20)
    #expect(!isNewAgain && strip.known == 0..<6)
    #expect(strip.origins([5, 6, 7]).keys.sorted() == [5])
  }

  @Test(
    "without guides of their own, views are aligned by their frames",
    arguments: [
      (VerticalAlignment.top, [0, 0]), (.center, [10, 0]), (.bottom, [20, 0]),
    ] as [(VerticalAlignment, [CGFloat])])
  func frames(alignment: VerticalAlignment, wanted: [CGFloat]) {
    var strip = StripLines.unknown(4, lines: 1, alignment: alignment)
    strip.learn([(0, 10, 30), (1, 10, 50)])
    #expect([0, 1].map { strip.origins(0..<4)[$0]?.y } == wanted)
    strip.learn([(2, 10, 20)])
    #expect([0, 1].map { strip.origins(0..<4)[$0]?.y } == wanted)
    let isNew = strip.learn([(0, 10, 30), (1, 10, 50), (2, 10, 20)])
    #expect(!isNew)
    let sizes = FlexItems(main: [10, 10], cross: [30, 50])
    let declared = StripLines(StripLines.rules(1, alignment: alignment), declared: sizes)
    #expect([0, 1].map { declared.origins(0..<2)[$0]?.y } == wanted)
  }

  @Test("the first view with a guide of its own has all others aligned by theirs")
  func firstGuide() {
    var strip = StripLines.unknown(6, lines: 1, alignment: .center)
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
    var strip = StripLines.unknown(4, lines: 2, alignment: .top)
    strip.learn([0, 1, 2, 3], 10, 20)
    let isNew = strip.learn([(1, 10, 20)], guides: [6])
    #expect(isNew)
    #expect(strip.origins(0..<4).mapValues(\.y) == [0: 0, 1: 24, 2: 0, 3: 30])
  }

  @Test("views are offered their own size, or with stretching their line's depth")
  func proposals() {
    let sizes = [(item: 0, width: 10.0, height: 30.0), (item: 1, width: 20.0, height: 50.0)]
    func measured(_ layout: some FlowingLayout) -> [Int: ProposedViewSize] {
      var strip = StripLines(
        layout.rules.asStrip(1, .lineByLine).measured, count: 2, isDeclared: false)
      strip.learn(sizes)
      return strip.places(of: [0, 1]).mapValues(\.proposal)
    }
    #expect(measured(FlowLayout()) == [0: .unspecified, 1: .unspecified])
    let stretched = [ProposedViewSize(width: 10, height: 50), .init(width: 20, height: 50)]
    #expect(measured(FlowLayout(stretchesItems: true)) == [0: stretched[0], 1: stretched[1]])
    let columns = [ProposedViewSize(width: 50, height: 10), .init(width: 50, height: 20)]
    #expect(measured(VFlowLayout(stretchesItems: true)) == [0: columns[0], 1: columns[1]])
    let items = FlexItems(main: [10, 20], cross: [30, 50])
    let declared = StripLines(StripLines.rules(1), declared: items)
    #expect(
      declared.places(of: [0, 1]).mapValues(\.proposal)
        == [0: .init(width: 10, height: 30), 1: .init(width: 20, height: 50)])
  }

  @Test("guides go with their views")
  func guides() {
    var strip = StripLines.unknown(4, lines: 1, alignment: .center)
    strip.learn([(0, 10, 30), (1, 10, 50), (2, 10, 20)], guides: [15, 25, 40])
    let moved = strip.moved([2, 0])
    #expect(moved.origins(0..<4).mapValues(\.y) == [0: 0, 1: 25])
    let plain = strip.moved([0, 1])
    #expect(plain.origins(0..<4).mapValues(\.y) == [0: 10, 1: 0])
    var none = StripLines.unknown(4, lines: 1, alignment: .center)
    none.learn([(0, 10, 30), (1, 10, 50)])
    let turned = none.moved([1, 0])
    #expect(turned.origins(0..<4).mapValues(\.y) == [0: 0, 1: 10])
    #expect(turned.lines.items.guides.isEmpty)
  }
}

/// How large a strip says that it is while some of its items are not measured.
@Suite("Estimated sizes of strips")
struct StripSizeTests {
  private func expect(
    _ strip: StripLines, _ main: Double, _ cross: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let size = strip.size
    #expect(abs(size.main - main) < 1e-9, "\(size)", sourceLocation: location)
    #expect(abs(size.cross - cross) < 1e-9, "\(size)", sourceLocation: location)
  }

  @Test("a strip without items has no size", arguments: [FlexStripOrder.shortestFirst, .inTurn])
  func none(order: FlexStripOrder) {
    var contents = LazyContents(StripLines.rules(3, order), isDeclared: false)
    #expect(contents.size(nil) == .zero && contents.size(200) == .zero)
    contents.setItems(SectionItems(6))
    #expect(contents.size(nil) == CGSize(width: 2 * 88 - 8, height: 104))
    contents.setItems(SectionItems(0))
    #expect(contents.size(nil) == .zero)
  }

  @Test("items that are not measured count as those that are do on average")
  func average() throws {
    var strip = StripLines.unknown(10)
    strip.learn([0, 1], 92, 30)
    let usual = try #require(strip.average)
    #expect(usual.length == 100 && usual.depth == 30)
    expect(strip, 192 + 300, 30 + 4 + 30)
    strip.learn([(2, 192, 50), (3, 142, 40), (4, 42, 20)])
    let after = try #require(strip.average)
    // Five items with a gap behind each, on lines of 50 and 40.
    #expect(after.length == 120 && after.depth == 45)
    expect(strip, 292 + 300, 94)
  }

  @Test("a strip whose items are all measured is as large as they are", arguments: [1, 2, 3])
  func exact(lines: Int) {
    var strip = StripLines.unknown(6, lines: lines)
    strip.learn((0..<6).map { ($0, Double(10 * $0), Double(20 + $0)) })
    let lengths: [Double] = [150 + 5 * 8, 10 + 30 + 50 + 2 * 8, 20 + 50 + 8]
    let depths: [Double] = [25, 24 + 4 + 25, 23 + 4 + 24 + 4 + 25]
    expect(strip, lengths[lines - 1], depths[lines - 1])
  }

  @Test("negative gaps make a strip shorter, but no estimate negative")
  func negativeGaps() {
    let gaps = StripGaps(along: -10, between: -20)
    // Chips of 80 that do not overlap, for who knows how long they are.
    expect(StripLines.unknown(4, gaps: gaps), 2 * 80 + 10, 32 - 20 + 32)
    var strip = StripLines.unknown(6, lines: 3, gaps: gaps)
    strip.learn([0, 1, 2], 50, 5)
    expect(strip, 50 + 40, 0)
    strip.learn([0, 1, 2], 50, 14)
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
}

/// Which items of a strip exist around what is visible.
@Suite("Slices of strips")
struct StripSliceTests {
  /// A strip of rows whose items are all measured and equally long.
  private func measured(
    _ count: Int, width: Double = 92, lines: Int = 1, _ order: FlexStripOrder = .shortestFirst
  ) -> StripLines {
    var strip = StripLines.unknown(count, lines: lines, order)
    strip.learn(0..<count, width, 30)
    return strip
  }

  @Test("items that exist are kept for an eighth of a page more, in either direction")
  func slack() {
    // An item begins every 10 points and is 2 points long.
    var strip = measured(300, width: 2)
    #expect(strip.items(at: 1000, page: 400) == [80..<161])
    #expect(strip.items(at: 1050, page: 400) == [80..<166])
    #expect(strip.items(at: 1060, page: 400) == [81..<167])
    strip = measured(300, width: 2)
    #expect(strip.items(at: 1000, page: 400) == [80..<161])
    #expect(strip.items(at: 950, page: 400) == [75..<161])
    #expect(strip.items(at: 940, page: 400) == [74..<160])
    // After a jump, none of them is kept.
    #expect(strip.items(at: 2000, page: 400) == [180..<261])
  }

  @Test("the item that is scrolled to exists, and the one that has the focus, if they are known")
  func pinned() {
    var strip = measured(200, lines: 2)
    #expect(strip.items(at: 1000, page: 400, pinned: 150) == [16..<34, 150..<151])
    #expect(strip.items(at: 1000, page: 400, focused: 3) == [3..<4, 16..<34])
    #expect(
      strip.items(at: 1000, page: 400, pinned: 199, focused: 0)
        == [0..<1, 16..<34, 199..<200])
    for item in [200, 201, 5000] {
      #expect(strip.items(at: 1000, page: 400, pinned: item, focused: item) == [16..<34])
    }
    var known = StripLines.unknown(2000)
    known.learn(0..<22, 92, 30)
    #expect(known.items(at: 0, page: 400, focused: 20) == [0..<14, 20..<21])
    #expect(known.items(at: 0, page: 400, focused: 22) == [0..<14])
    #expect(known.items(at: 0, page: 400, focused: 80) == [0..<14])
  }

  @Test("at most a thousand are measured at a time, of all lines together")
  func most() {
    var strip = StripLines.unknown(2000, gaps: StripGaps(along: 0, between: 0))
    strip.learn(0..<10, 0, 30)
    #expect(strip.items(at: 0, page: 400).reduce(0) { $0 + $1.count } <= 1024 + 10)
    var lines = StripLines.unknown(6000, lines: 1500)
    #expect(lines.items(at: 0, page: 400) == [0..<1024])
  }
}
