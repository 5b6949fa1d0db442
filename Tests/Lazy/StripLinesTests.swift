#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The lines of a strip: which views exist, which are found around an element, and which measurements stay.
@Suite("Lines of strips")
struct StripLinesTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private var rows: FlowRules { FlowLayout(spacing: 0).rules }

  /// Contents of items of 50 × 20, of which the first few are measured.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func contents(
    _ rules: FlowRules, of count: Int, measured: Int = 0, length: CGFloat = 0
  ) -> LazyContents {
    var contents = LazyContents(rules, isDeclared: false)
    contents.setItems(SectionItems(count))
    if measured > 0 { learn(0..<measured, in: &contents, length: length) }
    return contents
  }

  /// Has views tell their sizes.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func learn(
    _ items: Range<Int>, _ item: FlexItem = FlexItem(main: 50, cross: 20),
    in contents: inout LazyContents, length: CGFloat = 0
  ) {
    contents.learn(
      LazyReading(
        items: Array(items), columns: FlexItems(repeating: item, count: items.count),
        spacings: [], answers: items.map { _ in [] }), LazySlice(length: length))
  }

  /// A page along a strip of rows.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func window(_ start: CGFloat, page: CGFloat = 200) -> LazyWindow {
    LazyWindow(
      CGRect(start, 0, page, 100), in: CGSize(5000, 100), .columns, isMirrored: false,
      isReadAloud: false)
  }

  @Test(
    "a strip realizes the views within half a page of the viewport, and the one view that is scrolled to"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func existing() {
    func ranges(_ lines: Int, _ window: LazyWindow, pinned: Int? = nil) -> [Range<Int>] {
      var contents = LazyContents(rows.asStrip(lines, .shortestFirst), isDeclared: true)
      contents.declare((0..<200).declared { _ in CGSize(50, 20) })
      return contents.slice(window, length: 0, pinned: pinned).ranges
    }
    // From 900 to 1300, where 17 ends and 26 begins.
    expectEqual(ranges(1, window(1000)), [17..<27])
    expectEqual(ranges(2, window(1000)), [34..<54])
    expectEqual(ranges(2, window(1000), pinned: 101), [34..<54, 101..<102])
    var unknown = contents(rows.asStrip(2, .shortestFirst), of: 1000, measured: 32)
    let made = unknown.slice(window(0), length: 0, pinned: 900).indices
    #expect(made.contains(32) && !made.contains(900))
  }

  @Test(
    "a strip creates views for measuring up to half a page beyond the viewport, and keeps them while scrolling"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ahead() {
    var contents = contents(rows.asStrip(1, .shortestFirst), of: 1000)
    func ranges(_ start: CGFloat) -> [Range<Int>] {
      let slice = contents.slice(window(start), length: 0)
      let known = contents.items.measured.count
      if let end = slice.ranges.last?.upperBound, end > known {
        learn(known..<end, in: &contents)
      }
      return slice.ranges
    }
    // To 400, half a page beyond the window, there would be five chips of 80; these reach to 300.
    expectEqual(ranges(0), [0..<6])
    expectEqual(ranges(0), [0..<6])
    // To 340 one more is missing, and one for sure; both are kept.
    expectEqual(ranges(40), [0..<8])
    expectEqual(ranges(40), [0..<8])
    expectEqual(ranges(120), [0..<10])
    // The first one is near enough to be kept.
    expectEqual(ranges(180), [0..<10])
    var other = self.contents(rows.asStrip(1, .shortestFirst), of: 1000)
    expectEqual(other.slice(window(0, page: 200.25), length: 0).ranges, [0..<7])
  }

  @Test(
    "elements added at the end of a strip are realized if they are within half a page of the viewport"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func added() {
    var contents = LazyContents(rows.asStrip(1, .shortestFirst), isDeclared: true)
    contents.declare((0..<20).declared { _ in CGSize(50, 20) })
    expectEqual(contents.slice(window(800), length: 0).ranges, [13..<20])
    contents.declare((0..<30).declared { _ in CGSize(50, 20) })
    expectEqual(contents.slice(window(800), length: 0).ranges, [13..<23])
  }

  @Test("views of a strip behind an inserted, unmeasured item are placed out of sight")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func holes() {
    var contents = contents(rows.asStrip(1, .shortestFirst), of: 1000, measured: 40)
    _ = contents.slice(window(1000), length: 0)
    contents.apply(ItemMoves(first: 2, origins: [nil] + (2..<40).map { $0 }))
    contents.setItems(SectionItems(1001))
    // As deep as the others.
    expectEqual(contents.items.memory.items.cross[2], 20)
    let slice = contents.slice(window(1000), length: 0)
    expectEqual(slice.ranges.first, 2..<3)
    let found = contents.places(of: [1, 2, 20], in: CGSize(5000, 20), slice).places
    expectEqual([1, 2, 20].map { found[$0]?.isUnseen }, [false, true, true])
  }

  @Test(
    "in a lazy flow, an inserted item that is not measured yet is estimated to be as high as its line"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func between() {
    var contents = contents(FlowLayout(verticalSpacing: nil).rules, of: 2, measured: 1, length: 60)
    _ = contents.slice(nil, length: 60)
    contents.apply(ItemMoves(first: 0, origins: [nil, 0]))
    expectEqual(contents.items.memory.items.cross, [20, 20])
  }

  @Test("lines of a strip without measured items are estimated to be as deep as the measured lines")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func estimate() {
    let layout = FlowLayout(horizontalSpacing: 10, verticalSpacing: 4)
    var contents = contents(layout.rules.asStrip(4, .shortestFirst), of: 10)
    for (item, depth) in [20, 30].enumerated() {
      learn(item..<item + 1, FlexItem(main: 50, cross: Double(depth)), in: &contents)
    }
    // Two lines of one item each, and two more of 25; eight items more of 60 on four lines.
    expectEqual(contents.size(nil), CGSize(170, 112))
  }

  @Test("views of a strip or waterfall are placed with the proposal with which they were measured")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func proposals() {
    func proposal(_ rules: FlowRules, length: CGFloat) -> ProposedViewSize? {
      var contents = contents(rules, of: 4)
      _ = contents.slice(nil, length: length)
      learn(0..<4, FlexItem(main: 50, cross: 100), in: &contents, length: length)
      let slice = contents.slice(nil, length: length)
      return contents.places(of: [3], in: CGSize(200, 200), slice).places[3]?.proposal
    }
    expectEqual(proposal(rows.asStrip(2, .shortestFirst), length: 0), .unspecified)
    expectEqual(
      proposal(VFlowLayout(spacing: 0).rules.asStrip(.sharing(2), .shortestFirst), length: 200),
      ProposedViewSize(width: 100, height: nil))
  }

  @Test(
    "cards of a waterfall are measured for the shown width, and stay measured while the width is zero"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func widths() {
    let rules = VFlowLayout(spacing: 0).rules.asStrip(.sharing(2), .shortestFirst)
    var contents = contents(rules, of: 10)
    func known(_ shown: CGFloat, measured: CGFloat) -> Int {
      _ = contents.slice(window(0), length: shown)
      learn(0..<4, in: &contents, length: measured)
      return contents.items.measured.count
    }
    // From a point on cards have a width.
    expectEqual(contents.slice(window(0), length: 0.5).ranges, [])
    #expect(contents.slice(window(0), length: 1).ranges != [])
    expectEqual(known(1, measured: 1), 4)
    // Views that were made for another width tell nothing.
    expectEqual(known(100, measured: 90), 0)
    expectEqual(known(100, measured: 100), 4)
    for shown in [0, 0.5] as [CGFloat] {
      _ = contents.slice(window(0), length: shown)
      expectEqual(contents.items.measured.count, 4)
    }
  }

  @Test(
    "the element frames that a drag uses record the width of a waterfall, and no length of a strip")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lengths() {
    func length(_ contents: LazyContents, _ length: CGFloat) -> CGFloat? {
      var contents = contents
      let slice = contents.slice(nil, length: length)
      _ = contents.places(of: [0], in: CGSize(length, 100), slice)
      return contents.dropFrames(around: 0, isMirrored: false)?.items?.length
    }
    let rules = VFlowLayout(spacing: 0).rules.asStrip(.sharing(2), .shortestFirst)
    var waterfall = LazyContents(rules, isDeclared: true)
    waterfall.declare((0..<4).declared(ratio: { _ in 1 }))
    expectEqual([1.5, 100].map { length(waterfall, $0) }, [1.5, 100])
    expectEqual(length(contents(rows.asStrip(2, .shortestFirst), of: 4, measured: 4), 0), nil)
  }

  @Test(
    "in a lazy flow, a view with an alignment guide of its own is aligned to the centers of those without"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func guides() {
    var contents = contents(FlowLayout(spacing: 0, verticalAlignment: .center).rules, of: 3)
    for (item, depth) in [20, 40].enumerated() {
      learn(item..<item + 1, FlexItem(main: 50, cross: Double(depth)), in: &contents, length: 200)
    }
    var own = FlexItems(main: [50], cross: [20])
    own.guides = [0]
    contents.learn(
      LazyReading(items: [2], columns: own, spacings: [], answers: [[]]), LazySlice(length: 200))
    let slice = contents.slice(nil, length: 200)
    let found = contents.places(of: [0, 1, 2], in: CGSize(200, 40), slice).places
    // The top of the last one is where the middles of the others are.
    expectEqual((0..<3).map { found[$0]?.origin.y }, [10, 0, 20])
  }

  @Test(
    "an element's neighbors in a strip are those above and below its middle, or the last ones of shorter lines",
    arguments: [FlexStripOrder.lineByLine, .shortestFirst], 1...4)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func neighbors(order: FlexStripOrder, lines: Int) throws {
    var generator = SeededGenerator(seed: UInt64(lines))
    let sizes = (0..<14).map { _ in generator.wholeSize(4...60, 10...30) }
    let layout = FlowLayout(horizontalSpacing: 3, verticalSpacing: 2)
    var contents = LazyContents(layout.rules.asStrip(lines, order), isDeclared: true)
    contents.declare(sizes.declared { $0 })
    let slice = contents.slice(nil, length: 0)
    _ = contents.places(of: [], in: contents.size(nil), slice)
    let all = contents.hitFrames(isMirrored: false).seen
    let tops = Set(all.map(\.frame.minY)).sorted()
    for (element, frame) in all {
      let line = try #require(tops.firstIndex(of: frame.minY))
      var near = [element]
      for other in [line - 1, line + 1] where tops.indices.contains(other) {
        let views = all.filter { $0.frame.minY == tops[other] }
        let next = views.first { $0.frame.maxX >= frame.midX } ?? views.last
        if let next { near.append(next.element) }
      }
      let found = contents.dropFrames(around: element, isMirrored: false)?.seen.map(\.element)
      #expect(found?.sorted() == near.sorted(), "around \(element)")
    }
  }
}
#endif
