import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Lazy waterfalls")
struct LazyWaterfallTests {
  private let phone = CGSize(390, 800)

  private func cards(_ count: Int, seed: UInt64 = 3) -> [Card] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { Card.drawn($0, &generator) }
  }

  private func host(
    _ cards: [Card], _ options: WaterfallOptions, size: CGSize? = nil,
    _ direction: LayoutDirection = .leftToRight, _ counter: Numbered.Counter? = nil
  ) -> HeadlessHost {
    let size = size ?? phone
    return HeadlessHost(size.width, size.height, direction) {
      WaterfallPage(cards: cards, options: options, counter: counter)
    }
  }

  @Test("the columns of a waterfall share the width, and a card goes to the column that ends first")
  func columns() throws {
    let cards = [Card(0, ratio: 1), Card(1, ratio: 2), Card(2, ratio: 0.5), Card(3, ratio: 1)]
    let host = host(
      cards, WaterfallOptions(count: 2, isMeasured: false), size: CGSize(208, 400))
    try host.settle()
    expectEqual(host.frame(of: "0"), CGRect(0, 0, 100, 100))
    expectEqual(host.frame(of: "1"), CGRect(108, 0, 100, 50))
    expectEqual(host.frame(of: "2"), CGRect(108, 58, 100, 200))
    expectEqual(host.frame(of: "3"), CGRect(0, 108, 100, 100))
    expectEqual(host.frame(of: "flow"), CGRect(0, 0, 208, 258))
  }

  @Test(
    "a waterfall has as many adaptive columns of the minimum width as fit, and at least one",
    arguments: [
      (CGFloat(100), CGFloat(208), 2), (100, 207.5, 1), (100, 316, 3), (160, 100, 1),
      (.infinity, 100, 1),
      (.nan, 17, 2), (0, 17, 2), (-5, 17, 2), (1.5, 10.5, 1),
    ] as [(CGFloat, CGFloat, Int)])
  func adaptive(minimum: CGFloat, width: CGFloat, columns: Int) throws {
    let cards = (0..<30).map { Card($0) }
    let options = WaterfallOptions(minimum: minimum, isMeasured: false)
    let host = host(cards, options, size: CGSize(width, 400))
    try host.settle()
    let first = host.visibleChips.filter { $0.value.minY == 0 }
    expectEqual(first.count, columns)
    let total = first.values.reduce(CGFloat(columns - 1) * 8) { $0 + $1.width }
    #expect(abs(total - width) < 1e-6)
  }

  @Test(
    "a waterfall of few cards is as wide as proposed, and a waterfall without cards has no size",
    arguments: [true, false])
  func fewCards(isMeasured: Bool) async throws {
    for (count, height) in [(1, 100), (2, 100), (0, 0)] as [(Int, CGFloat)] {
      let cards = (0..<count).map { Card($0, area: 10_000) }
      let host = host(
        cards, WaterfallOptions(count: 3, isMeasured: isMeasured), size: CGSize(316, 400))
      try await update(host)
      expectEqual(host.frame(of: "flow")?.size, (count == 0 ? .zero : CGSize(316, height)))
      expectEqual(host.frame(of: "0"), (count == 0 ? nil : CGRect(0, 0, 100, 100)))
    }
  }

  @Test(
    "a waterfall takes any column count, and takes counts below one as one",
    arguments: [true, false])
  func counts(isMeasured: Bool) async throws {
    for count in [.min, -1, 0, 1, 1000, .max] as [Int] {
      let host = host(cards(3), WaterfallOptions(count: count, isMeasured: isMeasured))
      try await update(host)
      expectEqual(host.frame(of: "flow")?.width, 390)
      if count < 2 { expectEqual(host.frame(of: "2")?.width, 390) }
    }
  }

  @Test(
    "a waterfall of zero width creates no cards, and the necessary ones once it has a width",
    arguments: [true, false])
  func noWidth(isMeasured: Bool) async throws {
    let cards = cards(2000)
    let options = WaterfallOptions(count: 2, isMeasured: isMeasured)
    let host = host(cards, options, size: CGSize(0, 400))
    try await update(host)
    expectEqual(host.aliveChips, 0)
    host.resize(phone)
    try await update(host)
    expectEqual(try host.difference(from: cards, options), nil)
  }

  @Test("the columns of a waterfall have zero width where the spacing takes the whole width")
  func noWidth() throws {
    let host = HeadlessHost(10, 100) {
      ScrollView {
        LazyWaterfall(0..<3, columns: .fixed(3), spacing: 8) { Color.red.named($0) }
      }
    }
    try host.settle()
    let frames = (0..<3).map { host.frame(of: "\($0)") }
    #expect(frames.map(\.?.minX) == [0, 8, 16] && frames.map(\.?.width) == [0, 0, 0])
  }

  @Test("a waterfall that is proposed no width has columns of their minimum width, or 160 points")
  func ideal() throws {
    for (columns, width) in [(.fixed(2), 328), (.adaptive(minimum: 90), 90)]
      as [(FlowColumns, CGFloat)]
    {
      let host = HeadlessHost(1000, 400) {
        ScrollView(.horizontal) {
          LazyWaterfall(0..<4, columns: columns) { _ in Color.clear }
            .itemAspectRatios { _ in 1.0 }
            .named("flow")
        }
      }
      try host.settle()
      expectEqual(host.frame(of: "flow")?.width, width)
    }
  }

  @Test(
    "resizing a lazy waterfall gives the frames of its new width in one update, and visible cards keep identity",
    arguments: [true, false], [true, false])
  func rotation(isMeasured: Bool, isAdaptive: Bool) throws {
    let cards = cards(500)
    let counter = Numbered.Counter()
    let options =
      isAdaptive
      ? WaterfallOptions(minimum: 120, isMeasured: isMeasured)
      : WaterfallOptions(count: 2, isMeasured: isMeasured)
    let host = host(cards, options, .leftToRight, counter)
    try host.settle()
    expectEqual(try host.difference(from: cards, options), nil)
    func made() -> [String: CGRect] {
      Dictionary(
        host.frames.filter { $0.identifier.contains("#") }.map { ($0.identifier, $0.frame) },
        uniquingKeysWith: { first, _ in first })
    }
    let before = Set(made().keys)
    for size in [CGSize(800, 390), phone, CGSize(333, 500)] {
      host.resize(size)
      // An update is two rounds.
      #expect(try host.settle() <= 2)
      expectEqual(try host.difference(from: cards, options), nil)
      // The first four cards have been visible all the time.
      let shown = Set(made().keys)
      for id in 0..<4 {
        let name = before.first { $0.hasPrefix("\(id)#") }
        #expect(name != nil && shown.contains(name ?? ""))
      }
    }
  }

  @Test(
    "a waterfall of aspect ratios scrolled far down shows the right frames at once at another width"
  )
  func farRotation() throws {
    let cards = cards(3000)
    let options = WaterfallOptions(minimum: 120, isMeasured: false)
    let host = host(cards, options)
    try host.settle()
    try host.scroll(to: 60_000)
    try host.settle()
    expectEqual(try host.difference(from: cards, options), nil)
    host.resize(CGSize(800, 390))
    #expect(try host.settle() <= 2)
    expectEqual(try host.difference(from: cards, options), nil)
  }

  @Test("a waterfall of measured cards scrolled far down measures them again at another width")
  func farMeasured() async throws {
    let cards = cards(300)
    let options = WaterfallOptions(minimum: 120, isMeasured: true)
    let host = host(cards, options)
    try await scroll(host, through: 6000, by: 400)
    expectEqual(try host.difference(from: cards, options), nil)
    host.resize(CGSize(700, 390))
    try await update(host)
    expectEqual(try host.difference(from: cards, options), nil)
  }

  @Test(
    "a waterfall of a million aspect ratios knows all frames at once, and realizes cards near the viewport"
  )
  func million() throws {
    let cards = (0..<1_000_000).map { Card($0, ratio: [1, 0.75, 1.5, 0.66][$0 % 4]) }
    let options = WaterfallOptions(count: 3, isMeasured: false)
    let host = host(cards, options)
    try host.settle()
    expectEqual(try host.difference(from: cards, options), nil)
    try host.scroll(to: 40_000_000 / 3)
    try host.settle()
    expectEqual(try host.difference(from: cards, options), nil)
    #expect(host.aliveChips <= 3 * host.visibleChips.count)
  }

  @Test("scrolling a waterfall realizes only cards near the viewport", arguments: [true, false])
  func scrolling(isMeasured: Bool) async throws {
    let cards = cards(2000)
    let options = WaterfallOptions(minimum: 100, isMeasured: isMeasured)
    let host = host(cards, options)
    try await update(host)
    for offset in stride(from: CGFloat(0), through: 8000, by: 370) {
      try await scroll(host, to: offset)
      #expect(try host.difference(from: cards, options) == nil, "at \(offset)")
      #expect(host.aliveChips <= 4 * host.visibleChips.count, "at \(offset)")
    }
  }

  @Test(
    "a scroll position scrolls a waterfall to a card that does not exist yet",
    arguments: [true, false])
  func position(isMeasured: Bool) async throws {
    let cards = cards(2000)
    let id = Remote<Int?>(nil)
    let host = HeadlessHost(size: phone) {
      Bound(id) { id in
        WaterfallPage(
          cards: cards, options: WaterfallOptions(count: 3, isMeasured: isMeasured)
        )
        .flowScrollPosition(id: id, anchor: .top)
      }
    }
    try await update(host)
    id.value = 1500
    for _ in 0..<6 { try await update(host) }
    expectEqual(host.visibleChips[1500].map { abs($0.minY) < 1 }, true)
  }

  @Test("cards of a waterfall are dragged along a column and to another one")
  func moving() throws {
    let chips = MovedChips(count: 40)
    let host = chips.host(200, 130) { all, move in
      ScrollView {
        LazyWaterfall(all, columns: .fixed(2)) { MovedChipView($0) }.onMove(perform: move)
      }
    }
    // Columns of 96 points, and 28 points from one card to the next.
    try host.drag(0, by: 0, 28, steps: 6)
    expectEqual(Array(chips.order.prefix(5)), [1, 2, 0, 3, 4])
    try host.drag(1, by: 104, 0, steps: 6)
    expectEqual(Array(chips.order.prefix(5)), [2, 1, 0, 3, 4])
    expectEqual(chips.writes, 2)
  }

  @Test(
    "a waterfall over a binding moves elements by accessibility actions, except those with moveDisabled"
  )
  func binding() throws {
    let chips = MovedChips(count: 6)
    let host = HeadlessHost(200, 130) {
      ChipsOwner(chips: chips) { binding in
        ScrollView {
          LazyWaterfall(binding, columns: .fixed(2), editActions: .move) { $chip in
            MovedChipView(chip)
          }
          .moveDisabled { $0.id == 5 }
        }
      }
    }
    host.rest()
    #expect(host.actions(of: 5).isEmpty)
    try host.perform("Move later", on: "0")
    expectEqual(chips.order, [1, 0, 2, 3, 4, 5])
  }

  @Test(
    "a card dropped on a waterfall comes before the card whose middle is below, or after the column's last"
  )
  func drops() throws {
    var indices: [Int] = []
    let host = HeadlessHost(208, 200) {
      ScrollView {
        LazyWaterfall(MovedChip.row(Array(repeating: 40, count: 6)), columns: .fixed(2)) {
          MovedChipView($0)
        }
        .dropDestination(for: String.self) { indices.append($1) }
      }
    }
    try host.settle()
    for point in [CGPoint(10, 30), CGPoint(10, 46), CGPoint(150, 30), CGPoint(150, 75)] {
      #expect(host.drop(["new"], at: point))
    }
    expectEqual(indices, [2, 4, 3, 6])
  }

  @Test("arrow keys in a waterfall go along a column beyond the viewport, and to the next column")
  func arrowKeys() throws {
    let host = HeadlessHost(208, 200) { FocusedCards() }
    try host.settle()
    func press(_ key: KeyEquivalent) throws -> String? {
      host.press(key)
      try host.settle()
      return host.focusedIdentifier
    }
    host.pressTab()
    expectEqual(host.focusedIdentifier, "0")
    for card in stride(from: 2, through: 40, by: 2) {
      expectEqual(try press(.downArrow), "\(card)")
    }
    expectEqual(try press(.rightArrow), "41")
    expectEqual(try press(.rightArrow), "41")
    expectEqual(try press(.upArrow), "39")
    expectEqual(try press(.leftArrow), "38")
  }
}

/// A hundred squares in two columns that can have the focus.
private struct FocusedCards: View {
  @FocusState private var focused: Int?

  var body: some View {
    ScrollView {
      LazyWaterfall(0..<100, columns: .fixed(2)) { number in
        Color.clear.focusable().named(number).focused($focused, equals: number)
      }
      .itemAspectRatios { _ in 1.0 }
    }
    .flowFocusNavigation($focused, axis: .vertical)
  }
}
