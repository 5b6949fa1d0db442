#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The contents of a lazy flow when its options, its elements or its views change.
@Suite("Contents of lazy flows")
struct LazyContentsTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func contents(
    _ layout: some FlowingLayout = FlowLayout(spacing: 0), measured: Int = 4, of count: Int = 10
  ) -> LazyContents {
    .known(sizes(measured), of: count, layout.rules)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func sizes(_ count: Int) -> [CGSize] {
    Array(repeating: CGSize(width: 50, height: 20), count: count)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func items(_ count: Int, cross: Double = 20) -> FlexItems {
    FlexItems(repeating: FlexItem(main: 50, cross: cross), count: count)
  }

  @Test(
    "a lazy flow or strip is not updated for views that are measured again with the same sizes",
    arguments: [true, false])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func revisions(isStrip: Bool) {
    let layout = FlowLayout(spacing: 0)
    var contents = LazyContents(
      isStrip ? layout.rules.asStrip(1, .lineByLine) : layout.rules, isDeclared: false)
    contents.setItems(SectionItems(10))
    var revisions: [Int] = []
    for columns in [items(4), items(4), items(5), items(5, cross: 21), items(12), items(12)] {
      let before = contents.generation.learned
      contents.measure(columns, length: 100)
      revisions.append(contents.generation.learned - before)
      contents.checkInvariants()
    }
    // Of items that there are not, nothing is learned.
    #expect(revisions == [1, 0, 1, 1, 1, 0] && contents.items.measured == 0..<10)
    let (revision, fit) = (contents.generation.learned, FlexMeasurement(main: 70, cross: 30))
    contents.learn([
      (0, .init(main: 70, measurement: fit)), (10, .init(main: 70, measurement: fit)),
    ])
    #expect(contents.generation.learned == revision + 1 && contents.items.memory.answers.count == 1)
  }

  @Test(
    "a lazy flow measures views again if its axis, alignment guide or kind of spacing changes, and else keeps sizes"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func forgotten() {
    func known(_ first: some FlowingLayout, _ second: some FlowingLayout) -> Int {
      var contents = contents(first)
      contents.setRules(second.rules)
      contents.checkInvariants()
      return contents.items.measured.count
    }
    expectEqual(known(FlowLayout(), FlowLayout()), 4)
    expectEqual(known(FlowLayout(), FlowLayout(spacing: 3)), 4)
    expectEqual(known(FlowLayout(), FlowLayout(alignment: .center)), 4)
    expectEqual(known(FlowLayout(), VFlowLayout()), 0)
    expectEqual(known(FlowLayout(), FlowLayout(verticalAlignment: .center)), 0)
    expectEqual(known(FlowLayout(), FlowLayout(verticalSpacing: nil)), 0)
    expectEqual(known(FlowLayout(verticalSpacing: nil), FlowLayout()), 0)
    expectEqual(known(FlowLayout(), FlowLayout(horizontalSpacing: nil)), 0)
    let platform = FlowLayout(verticalSpacing: nil)
    expectEqual(known(platform, FlowLayout(verticalSpacing: nil, alignment: .center)), 4)
  }

  @Test(
    "a lazy flow keeps its declared sizes when the spacing or the alignment of its layout changes")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func declaredOptions() {
    var contents = LazyContents.known(sizes(4), FlowLayout(spacing: 0).rules, isDeclared: true)
    expectEqual(contents.size(100), CGSize(width: 100, height: 40))
    contents.setRules(FlowLayout(spacing: 2, verticalAlignment: .bottom).rules)
    expectEqual(contents.size(110), CGSize(width: 102, height: 42))
    contents.setRules(FlowLayout(spacing: nil, verticalAlignment: .bottom).rules)
    expectEqual(contents.size(110), CGSize(width: 108, height: 48))
    contents.checkInvariants()
  }

  @Test(
    "a lazy flow proposes to a view what it was measured with, and to a stretched view the size of its frame"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func proposals() {
    func proposals(_ layout: FlowLayout, _ change: (inout FlexItems) -> Void = { _ in })
      -> [ProposedViewSize?]
    {
      var items = FlexItems(main: [40, 30], cross: [20, 12])
      change(&items)
      var contents = LazyContents(layout.rules, isDeclared: false)
      contents.setItems(SectionItems(2))
      contents.measure(items, length: 100)
      let slice = contents.slice(nil, length: 100)
      let found = contents.places(of: [0, 1], in: CGSize(width: 100, height: 20), slice)
      return [found.places[0]?.proposal, found.places[1]?.proposal]
    }
    func size(_ width: CGFloat, _ height: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
    let layout = FlowLayout(spacing: 0)
    expectEqual(proposals(layout), [.unspecified, .unspecified])
    expectEqual(
      proposals(layout) { $0.alignSelf = [.auto, .stretch] }, [.unspecified, size(30, 20)])
    // Those that take all of a line are asked what they make of it.
    expectEqual(proposals(layout) { $0.grow = [0, 1] }, [.unspecified, size(60, nil)])
    let stretched = FlowLayout(spacing: 0, stretchesItems: true)
    expectEqual(proposals(stretched), [size(40, 20), size(30, 20)])
    // A photo gets all of its row, a view beside it is as it is.
    let photos = FlowLayout(spacing: 0, targetRowHeight: 20)
    expectEqual(proposals(photos) { $0.aspectRatio = [nil, 2] }, [.unspecified, size(40, 20)])
  }

  @Test(
    "a lazy flow of measured views neither hugs nor balances its lines, since that depends on unmeasured views"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func measured() {
    let layout = FlowLayout(
      alignment: .center, lastLine: .trailing, wrapping: .balanced, hugging: .always)
    let rules = layout.rules.measured
    #expect(rules.wrapping == .greedy && rules.hugging == .never)
    #expect(rules.alignment == .center && rules.lastLine == .flexEnd)
    let strip = layout.rules.asStrip(2, .lineByLine).measured
    #expect(strip.alignment == .flexStart && strip.lastLine == nil)
  }

  /// Places all known items; returns those that wait.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func waiting(_ contents: inout LazyContents, depth: CGFloat = 1000) -> Set<Int> {
    let (slice, room) = (contents.slice(nil, length: 100), CGSize(width: 100, height: depth))
    let places = contents.places(of: Array(contents.items.measured), in: room, slice).places
    return Set(places.filter { $0.value.isUnseen }.keys)
  }

  @Test(
    "a lazy flow places a view off screen only while views behind it may still change the view's line"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func waits() {
    func waiting(
      photos: Bool = false, breaks: Bool = false, of count: Int = 10,
      _ change: (inout LazyContents) -> Void = { _ in }
    ) -> Set<Int> {
      var six = items(6)
      if photos { six.aspectRatio = Array(repeating: 2.5, count: 6) }
      if breaks { six.breaks = [.after, [], [], [], [], []] }
      var contents = LazyContents(
        FlowLayout(spacing: 0, targetRowHeight: photos ? 20 : nil).rules, isDeclared: false)
      contents.setItems(SectionItems(count))
      contents.measure(six, length: 100)
      change(&contents)
      return self.waiting(&contents)
    }
    expectEqual(waiting(), [4, 5])
    expectEqual(waiting(breaks: true), [5])
    expectEqual(waiting(photos: true), [4, 5])
    // A photo that avoids a break behind it may take the end of the line before along.
    expectEqual(waiting(photos: true, breaks: true), [3, 4, 5])
    #expect(waiting(of: 6).isEmpty)
    // An item that is not measured may turn out short enough for the line before.
    expectEqual(
      waiting(of: 7) { $0.apply(ItemMoves(first: 5, origins: [nil, 5])) }, [2, 3, 4, 5, 6])
    // One that is too long for a line has not told yet how deep it is there.
    let long = FlexItems(main: [300], cross: [20])
    expectEqual(waiting(of: 6) { $0.measure(long, from: 3, length: 100) }, [3, 4, 5])
  }

  @Test(
    "a lazy flow's view that waits off screen is level with its line's start, but never below the end of the flow"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func beside() {
    var contents = contents(measured: 6)
    let slice = contents.slice(nil, length: 100)
    for (depth, y) in [(1000, 40), (50, 30), (10, 0)] as [(CGFloat, CGFloat)] {
      let found = contents.places(of: [4], in: CGSize(width: 100, height: depth), slice)
      expectEqual(found.places[4]?.origin.y, y)
    }
  }

  @Test(
    "in a lazy flow, a view placed off screen counts as waiting until the update that shows it ends, also if moved"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func waited() {
    var contents = contents(measured: 6)
    func hasWaited() -> [Int] { (0..<10).filter { contents.hasWaited(.element($0)) } }
    contents.endUpdate()
    expectEqual(hasWaited(), [4, 5])
    contents.apply(ItemMoves(first: 4, origins: [nil, 5, 4]))
    expectEqual(hasWaited(), [5, 6])
    contents.measure(items(10), length: 100)
    #expect(waiting(&contents).isEmpty && hasWaited() == [5, 6])
    contents.endUpdate()
    expectEqual(hasWaited(), [])
    // Lines that are forgotten have settled nothing.
    contents = self.contents(measured: 2)
    contents.forgetSizes()
    contents.endUpdate()
    expectEqual(hasWaited(), [0, 1])
  }

  @Test("a lazy flow disables views while they are placed off screen, but not before that is sure")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func disabled() {
    var contents = contents(measured: 0, of: 1000)
    func waiting(at offset: CGFloat) -> Set<Int> {
      contents.slice(.page(200, at: offset), length: 100).waiting
    }
    #expect(waiting(at: 0).isEmpty)
    contents.measure(items(31), length: 100)
    expectEqual(waiting(at: 0), [30])
    // While more is measured, those that wait still do.
    expectEqual(waiting(at: 100), [30])
    contents.measure(items(42), length: 100)
    expectEqual(waiting(at: 100), [40, 41])
    // One that is inserted before them is made in the same pass, after which the others have their places.
    contents.apply(ItemMoves(first: 0, origins: [nil] + (0..<42).map { $0 }))
    contents.setItems(SectionItems(1001))
    expectEqual(waiting(at: 100), [41, 42])
    // Of many some are not made yet.
    contents.apply(
      ItemMoves(first: 0, origins: Array(repeating: nil, count: 2000) + (0..<43).map { $0 }))
    contents.setItems(SectionItems(3001))
    let slice = contents.slice(.page(200, at: 20_200), length: 100)
    expectEqual(slice.ranges.first, 0..<256)
    #expect(slice.waiting.count > 20 && slice.waiting == Set(slice.indices.filter { $0 > 256 }))
  }

  @Test(
    "in a lazy flow, views measured on the way of a long scroll are disabled unless they are likely to be visible"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func disabledOnTheWay() {
    let known = contents(measured: 200, of: 10_000)
    func new(at offset: CGFloat) -> (made: Set<Int>, waiting: Set<Int>) {
      var contents = known
      let slice = contents.slice(.page(200, at: offset), length: 100)
      return (Set(slice.indices.filter { $0 >= 200 }), slice.waiting)
    }
    // 256 of them end above the window.
    expectEqual(new(at: 10_000).made, Set(200..<456))
    expectEqual(new(at: 10_000).waiting, Set(200..<456))
    // Two a line of 20 points: the window begins at 2900 and ends at 3300, and half a page more is made.
    expectEqual(new(at: 3000).made, Set(200..<342))
    expectEqual(new(at: 3000).waiting, Set(200..<290).union(331..<342))
  }

  @Test(
    "a lazy flow's section headers and footers are as deep as samples until their own views are measured"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func headers() {
    var contents = LazyContents(FlowLayout(spacing: 0).rules, isDeclared: true)
    func declare(_ count: Int) {
      contents.declare(
        sizes(count).declared { $0 },
        SectionItems(sections: [0, count], hasHeaders: true, hasFooters: true))
    }
    func learned(_ change: (inout LazyContents) -> Void) -> Int {
      let before = contents.generation.learned
      change(&contents)
      contents.checkInvariants()
      return contents.generation.learned - before
    }
    declare(4)
    expectEqual(contents.size(100), CGSize(width: 100, height: 40))
    expectEqual([1, 0].map { _ in learned { $0.take((10, 5)) } }, [1, 0])
    expectEqual(contents.size(100), CGSize(width: 100, height: 55))
    // There is no seventh item.
    let depths: [(item: Int, depth: Double)] = [(0, 12), (5, 5), (6, 9)]
    expectEqual([1, 0].map { _ in learned { $0.learn(depths, LazySlice(length: 100)) } }, [1, 0])
    expectEqual(contents.size(100), CGSize(width: 100, height: 57))
    // By themselves they take no length.
    declare(0)
    expectEqual(contents.size(nil), CGSize(width: 0, height: 15))
  }

  @Test("a waterfall ignores sizes of views that were measured for its former width")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func stale() {
    let rules = FlowLayout(spacing: 0).rules.asStrip(.sharing(2), .shortestFirst)
    var contents = LazyContents(rules, isDeclared: false)
    contents.setItems(SectionItems(5))
    // Of three in the longer line, before any has a length.
    expectEqual(contents.size(1), CGSize(width: 1.5, height: 1))
    let old = contents.slice(nil, length: 100)
    contents.measure(items(5), length: 100)
    expectEqual(contents.items.measured, 0..<5)
    _ = contents.slice(nil, length: 200)
    contents.measure(items(5), length: 100)
    _ = contents.places(of: old.indices, in: .zero, old)
    #expect(contents.items.measured.isEmpty && contents.items.length == 200)
  }

  @Test(
    "declared sizes of less than a point stay as they are, and in a lazy strip they replace declared aspect ratios"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func declaredSizes() {
    let small = [CGSize(width: 0.5, height: 0.25)]
    let items = small.declared { $0 }.items(along: .rows)
    expectEqual(items, FlexItems(main: [0.5], cross: [0.25]))
    let rules = FlowLayout(spacing: 0).rules.asStrip(.sharing(1), .lineByLine)
    var contents = LazyContents(rules, isDeclared: true)
    contents.declare([2, 3].declared(ratio: { $0 }))
    expectEqual(contents.size(20), CGSize(width: 100, height: 20))
    contents.declare(sizes(2).declared { $0 })
    expectEqual(contents.size(30), CGSize(width: 100, height: 30))
  }

  @Test(
    "a lazy strip scrolled far measures on from its last measured view, and realizes no view at its beginning"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func strip() {
    var contents = LazyContents.known(
      sizes(100), of: 1000, FlowLayout(spacing: 0).rules.asStrip(2, .shortestFirst))
    expectEqual(contents.slice(.page(200, at: 50_000), length: 100).ranges, [100..<356])
  }

  @Test(
    "a lazy flow whose elements and options change together counts one change of its data"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func changes() {
    var contents = contents()
    let data = contents.generation.data
    let moved = LazyChange.moved(ItemMoves(first: 1, origins: [nil, 1, 2]))
    contents.apply(moved, VFlowLayout().rules, isDeclared: false, SectionItems(11))
    #expect(contents.items.measured.isEmpty && contents.count == 11)
    let declared = LazyChange.read(sizes(2).declared { $0 })
    contents.apply(declared, VFlowLayout().rules, isDeclared: true, SectionItems(2))
    #expect(contents.items.measured.count == 2 && contents.generation.data == data + 2)
  }

  // Apple's SwiftUI makes no spacing of lengths.
  #if !canImport(Darwin)
  @Test("a lazy flow is updated if a view prefers another spacing on any side")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func distances() {
    func spacing(_ edges: [CGFloat]) -> ViewSpacing {
      ViewSpacing(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    }
    for edge in 0..<4 {
      var edges: [CGFloat] = [30, 30, 30, 30]
      var contents = LazyContents(FlowLayout(spacing: nil).rules, isDeclared: false)
      contents.setItems(SectionItems(2))
      func learned() -> Int {
        let before = contents.generation.learned
        contents.measure(items(2), length: 200, spacings: [spacing(edges), spacing(edges)])
        return contents.generation.learned - before
      }
      expectEqual((0..<2).map { _ in learned() }, [1, 0])
      edges[edge] = 12
      expectEqual((0..<2).map { _ in learned() }, [1, 0])
    }
  }
  #endif
}
#endif
