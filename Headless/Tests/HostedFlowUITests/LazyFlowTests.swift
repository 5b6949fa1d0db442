import FlowUI
import SwiftUI
import Testing

private let phone = CGSize(width: 390, height: 800)

@MainActor
private func host(
  _ chips: [Piece], _ options: ScreenOptions = ScreenOptions(), size: CGSize = phone,
  handle: ScreenHandle = ScreenHandle(), counts: ViewCounts? = nil, header: CGFloat = 0
) -> HeadlessHost {
  HeadlessHost(size: size) {
    Screen(chips, options, handle: handle, counts: counts, header: header)
  }
}

private func chips(_ sizes: [CGSize]) -> [Piece] {
  sizes.enumerated().map { Piece(id: $0.offset, size: $0.element) }
}

/// As many equal chips: three lines of 120 × 40 a page of 390 × 120 with gaps of 8.
private func equalChips(_ count: Int) -> [Piece] {
  chips(Array(repeating: CGSize(width: 120, height: 40), count: count))
}

@MainActor @Suite("LazyFlow")
struct LazyFlowTests {
  @Test("with declared sizes it is as deep as FlowLayout, wherever it is scrolled to")
  func declared() throws {
    let chips = Piece.chips(1000)
    let (lazy, eager) = (host(chips), host(chips, ScreenOptions(kind: .eager)))
    #expect(lazy.frame(of: "flow") == eager.frame(of: "flow"))
    for offset in [0, 3000, 9000] as [CGFloat] {
      for host in [lazy, eager] { try host.scroll("scroll", to: CGPoint(x: 0, y: offset)) }
      #expect(difference(lazy, eager) == nil)
    }
  }

  @Test("scrolling makes views that appear, evaluates nothing else and writes no state")
  func scrolling() throws {
    let counts = ViewCounts()
    let host = host(equalChips(3000), size: CGSize(width: 390, height: 480), counts: counts)
    try host.settle()
    let page = 30  // ten lines of three
    #expect(counts.made <= 3 * page)
    for offset in stride(from: CGFloat(0), to: 20_000, by: 97) {
      (counts.bodies, counts.screens) = (0, 0)
      let made = counts.made
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      // One round: a state that is written asks for another.
      #expect(try host.settle() == 1)
      #expect(counts.bodies == counts.made - made)
      #expect(counts.screens == 0)
      #expect(host.aliveChips <= 3 * page)
    }
  }

  @Test(
    "pulling beyond an end makes and evaluates nothing but what appears, and writes no state",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func pulling(kind: ScreenOptions.Kind) async throws {
    let counts = ViewCounts()
    var options = ScreenOptions(kind: kind)
    (options.before, options.behind) = (60, 40)
    let host = host(
      equalChips(600), options, size: CGSize(width: 390, height: 480), counts: counts)
    let page = 30  // ten lines of three
    // To the end, step by step: there everything has been measured.
    for _ in 0..<30 {
      try host.scroll("scroll", to: CGPoint(x: 0, y: 1e6))
      try host.settle()
      await Task.yield()
    }
    let end = try host.visibleRect(of: "scroll").minY
    #expect(abs(end - (200 * 48 - 8 + 40 - 480)) < 1e-6)
    for pull in [1, 100, 240, 479, 600] as [CGFloat] {
      for offset in [end + pull, end, -60, -60 - pull] {
        try host.scroll("scroll", to: CGPoint(x: 0, y: offset), beyondEnds: true)
        (counts.bodies, counts.screens) = (0, 0)
        let made = counts.made
        #expect(try host.settle() == 1)
        #expect(counts.bodies == counts.made - made)
        #expect(counts.screens == 0)
        #expect(host.aliveChips <= 3 * page)
        // The content is inset by 40 behind; beyond that nothing is left to see.
        let isEmpty = offset >= end + 480 - 40 || offset <= -480
        #expect(host.visibleChips.isEmpty == isEmpty)
      }
    }
  }

  @Test("half a page more exists on both sides, for whatever covers the edges")
  func reach() throws {
    let chips = Piece.chips(600)
    let (lazy, eager) = (host(chips), host(chips, ScreenOptions(kind: .eager)))
    for offset in stride(from: CGFloat(0), to: 6000, by: 431) {
      for host in [lazy, eager] {
        try host.scroll("scroll", to: CGPoint(x: 0, y: offset), beyondEnds: true)
      }
      let near = eager.frames.filter { $0.frame.maxY > -400 && $0.frame.minY < 1200 }
      let alive = Set(lazy.frames.map(\.identifier))
      #expect(near.count > 100)
      #expect(near.allSatisfy { alive.contains($0.identifier) }, "at \(offset)")
    }
  }

  @Test("a million declared items show anywhere at once, with three screens of views alive")
  func million() throws {
    let counts = ViewCounts()
    let host = HeadlessHost(size: phone) {
      ScrollView {
        LazyFlow(0..<1_000_000, id: \.self, size: { CGSize(width: 40 + $0 % 50, height: 30) }) {
          ChipView(
            Piece(id: $0, size: CGSize(width: 40 + CGFloat($0 % 50), height: 30)), counts)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    try host.settle()
    let screen = 22 * 5
    #expect(counts.made <= 3 * screen)
    for offset in [1_000_000, 4_000_000, 17, .infinity] as [CGFloat] {
      try host.scroll("scroll", to: CGPoint(x: 0, y: min(offset, 1e9)))
      #expect(try host.settle() == 1)
      #expect(host.visibleChips.count > screen / 2)
      #expect(host.aliveChips <= 3 * screen)
    }
    #expect(host.visibleChips[999_999] != nil)
  }

  @Test("measured, it makes at most four screens of views to show the first one of a million")
  func measured() throws {
    let counts = ViewCounts()
    let host = HeadlessHost(size: phone) {
      ScrollView {
        LazyFlow(0..<1_000_000, id: \.self) {
          ChipView(
            Piece(id: $0, size: CGSize(width: 40 + CGFloat($0 % 50), height: 30)), counts)
        }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(try host.settle() <= 2)
    #expect(counts.made <= 4 * 22 * 5)
    #expect((host.frame(of: "scroll") ?? .zero).height == 800)
    #expect(host.visibleChips.count > 100)
  }

  @Test("measured views may ask for whatever a flow gives them, and wrap")
  func wishes() async throws {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let screens = WishfulScreen.screens(&generator)
      let hosts = screens.map { screen in
        HeadlessHost(size: CGSize(width: 260, height: 240)) { screen }
      }
      for offset in stride(from: CGFloat(0), to: 900, by: 150) {
        try hosts[0].scroll("scroll", to: CGPoint(x: 0, y: offset))
        #expect(try hosts[0].settle() <= 2)
        await Task.yield()
        try hosts[1].scroll("scroll", to: hosts[0].visibleRect(of: "scroll").origin)
        let difference = difference(hosts[0], hosts[1])
        #expect(difference == nil, "at \(offset) of \(screens[0].wishes) in \(screens[0].layout)")
        if difference != nil { break }
      }
    }
  }

  @Test("an item that changes its size moves those behind it, and none before")
  func resizing() async throws {
    let handle = ScreenHandle()
    let host = host(equalChips(300), ScreenOptions(kind: .measured), handle: handle)
    try host.settle()
    let before = host.visibleChips
    handle.chips[7].size.height = 90
    #expect(try host.settle() <= 2)
    for id in 0..<7 { #expect(host.visibleChips[id] == before[id]) }
    #expect(host.visibleChips[9]?.minY == (before[9]?.minY ?? 0) + 50)
  }

  @Test("measured sizes are taken again for another type size")
  func typeSize() throws {
    struct Texts: View {
      let handle: TypeSizeHandle
      @State private var size = DynamicTypeSize.large
      var body: some View {
        handle.binding = $size
        return ScrollView {
          LazyFlow(0..<500, id: \.self) { Text("item \($0)").accessibilityIdentifier("\($0)") }
        }
        .accessibilityIdentifier("scroll")
        .dynamicTypeSize(size)
      }
    }
    let handle = TypeSizeHandle()
    let host = HeadlessHost(size: phone) { Texts(handle: handle) }
    let before = host.visibleChips
    handle.binding?.wrappedValue = .accessibility3
    let after = host.visibleChips
    #expect((after[0]?.width ?? 0) > (before[0]?.width ?? 0) * 1.3)
    #expect((after[1]?.minX ?? 0) > (before[1]?.minX ?? 0))
  }
}

@MainActor private final class TypeSizeHandle { var binding: Binding<DynamicTypeSize>? }

@MainActor @Suite("LazyFlow at the edges")
struct LazyFlowEdgeTests {
  @Test("no items take no room", arguments: ScreenOptions.Kind.allCases)
  func empty(kind: ScreenOptions.Kind) {
    let host = host([], ScreenOptions(kind: kind))
    #expect(host.frame(of: "flow")?.size == .zero)
  }

  @Test("sizes that are none count as 0, and the view is proposed what is declared")
  func strangeSizes() {
    let sizes: [CGFloat] = [.nan, .infinity, -20, 30]
    let host = HeadlessHost(size: phone) {
      ScrollView {
        LazyFlow(sizes.indices, id: \.self, size: { CGSize(width: sizes[$0], height: sizes[$0]) }) {
          Color.red.accessibilityIdentifier("\($0)")
        }
      }
    }
    let frames = (0..<4).compactMap { host.frame(of: "\($0)") }
    let start = frames.first?.minX ?? 0
    #expect(frames.map { $0.minX - start } == [0, 8, 16, 24])
    #expect(frames.map(\.width) == [0, 0, 0, 30])
  }

  @Test(
    "no spacing makes what is estimated negative or endless",
    arguments: [-30, -1e308, 1e308] as [CGFloat])
  func estimates(spacing: CGFloat) throws {
    let host = HeadlessHost(size: phone) {
      ScrollView {
        LazyFlow(0..<4000, id: \.self, layout: FlowLayout(verticalSpacing: spacing)) { _ in
          Color.red.frame(width: 100, height: 20)
        }
        .accessibilityIdentifier("flow")
      }
    }
    let height = try #require(host.frame(of: "flow")?.height)
    #expect(height >= 0 && height < .infinity)
  }

  @Test("an item that is wider than the flow sticks out as it does in FlowLayout")
  func oversize() {
    let wide = chips([
      CGSize(width: 100, height: 20), CGSize(width: 600, height: 20), CGSize(width: 50, height: 20),
    ])
    let eager = host(wide, ScreenOptions(kind: .eager))
    #expect(difference(host(wide), eager) == nil)
    // What is not measured yet must not move what is shown: the flow is as long as it is offered.
    let measured = host(wide, ScreenOptions(kind: .measured))
    #expect(measured.frame(of: "flow") == CGRect(x: 0, y: 0, width: 390, height: 76))
    #expect(measured.frame(of: "1") == CGRect(x: 0, y: 28, width: 600, height: 20))
  }

  @Test(
    "data that is replaced, shrinks at its end or grows at its front is shown as it is",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func data(kind: ScreenOptions.Kind) async throws {
    let handle = ScreenHandle()
    let lazy = host(Piece.chips(400), ScreenOptions(kind: kind), handle: handle)
    func check(_ comment: Comment) async throws {
      for _ in 0..<3 {
        #expect(try lazy.settle() <= 2)
        await Task.yield()
      }
      let eager = host(handle.chips, ScreenOptions(kind: .eager))
      try eager.scroll("scroll", to: lazy.visibleRect(of: "scroll").origin)
      #expect(difference(lazy, eager) == nil, comment)
    }
    try lazy.scroll("scroll", to: CGPoint(x: 0, y: 1500))
    try await check("scrolled")
    handle.chips = Array(handle.chips.prefix(30))
    try await check("shrunk")
    handle.chips =
      Piece.chips(50, seed: 9).map { Piece(id: $0.id + 1000, size: $0.size) } + handle.chips
    try await check("grown at the front")
    handle.chips.shuffle()
    try await check("shuffled")
    handle.chips = Piece.chips(300, seed: 11).map { Piece(id: $0.id + 5000, size: $0.size) }
    try await check("replaced")
    handle.chips = []
    try await check("emptied")
    handle.chips = Piece.chips(3)
    try await check("filled")
  }

  @Test("equal identifiers crash nothing, and take their room")
  func equalIdentifiers() {
    let same = equalChips(40).map { Piece(id: $0.id % 3, size: $0.size) }
    let flow = host(same).frame(of: "flow")
    #expect(flow == host(equalChips(40)).frame(of: "flow"))
    #expect(host(same, ScreenOptions(kind: .measured)).frame(of: "flow")?.width == 390)
  }

  @Test(
    "a viewport or a flow without any extent makes next to nothing",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func noRoom(kind: ScreenOptions.Kind) throws {
    for size in [CGSize.zero, CGSize(width: 390, height: 0), CGSize(width: 0, height: 800)] {
      let host = host(equalChips(5000), ScreenOptions(kind: kind), size: size)
      #expect(try host.settle() <= 2)
      #expect(host.aliveChips < 120)
    }
  }

  @Test("outside of a scroll view every view is made", arguments: [true, false])
  func noScrollView(isDeclared: Bool) {
    let chips = equalChips(100)
    let host = HeadlessHost(size: phone) {
      LazyFlow(chips, size: isDeclared ? { $0.size } : nil) { ChipView($0) }
        .accessibilityIdentifier("flow")
    }
    #expect(host.aliveChips == 100)
    #expect(host.frame(of: "99")?.maxY == host.frame(of: "flow")?.maxY)
  }

  @Test("the scroll view that counts is the nearest one across the lines")
  func nested() {
    let chips = equalChips(2000)
    let host = HeadlessHost(size: phone) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyFlow(chips, size: { $0.size }) { ChipView($0) }.frame(width: 390)
        }
      }
    }
    #expect(host.aliveChips > 40 && host.aliveChips < 200)
  }

  @Test("a flow far below the visible part makes nothing until it comes near")
  func header() throws {
    let host = host(equalChips(500), header: 5000)
    #expect(host.aliveChips == 0)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 4500))
    #expect(host.visibleChips.count > 10)
  }

  @Test("two flows in one scroll view each make what is near")
  func twoFlows() throws {
    let chips = equalChips(1000)
    let host = HeadlessHost(size: phone) {
      ScrollView {
        LazyFlow(chips.prefix(500), size: { $0.size }) { ChipView($0) }
        LazyFlow(chips.dropFirst(500)) { ChipView($0) }
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(host.visibleChips[0] != nil && host.visibleChips[999] == nil)
    #expect(host.visibleChips[500] == nil)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 7800))
    #expect(host.visibleChips[499] != nil && host.visibleChips[500] != nil)
    #expect(host.visibleChips[0] == nil)
  }

  @Test("a page more before and behind exists while VoiceOver runs, in the order of the data")
  func voiceOver() throws {
    func alive(_ runsVoiceOver: Bool) -> [Int] {
      let host = HeadlessHost(
        size: phone, accessibility: .init(runsVoiceOver: runsVoiceOver)
      ) {
        ScrollView {
          LazyFlow(0..<3000, id: \.self, size: { _ in CGSize(width: 120, height: 40) }) {
            Text("\($0)")
          }
        }
        .accessibilityIdentifier("scroll")
      }
      try? host.scroll("scroll", to: CGPoint(x: 0, y: 9600))
      return host.accessibilityTree.compactMap { Int($0.label) }
    }
    let (without, with) = (alive(false), alive(true))
    // The first line that is visible is the 201st.
    #expect((with.first ?? .max) <= 600 - 48 && (with.last ?? 0) >= 650 + 48)
    #expect(with.count > without.count + 60)
    #expect(with == with.sorted() && Set(with).count == with.count)
  }
}

/// Views that ask for things, in a lazy flow and in an eager one.
private struct WishfulScreen: View {
  enum Wish: CaseIterable { case none, none2, wraps, grows, fullLine, breakBefore, breakAfter, end }

  let wishes: [(size: CGSize, wish: Wish)]
  let layout: FlowLayout
  let isLazy: Bool

  static func screens(_ generator: inout SeededGenerator) -> [WishfulScreen] {
    let count = Int.random(in: 0...120, using: &generator)
    let wishes = (0..<count).map { _ in
      (CGSize.drawn(&generator), Wish.allCases.randomElement(using: &generator) ?? .none)
    }
    var layout = FlowLayout(hugsLines: false)
    layout.alignment = .allCases.randomElement(using: &generator) ?? .leading
    layout.verticalAlignment =
      [.top, .center, .firstTextBaseline].randomElement(using: &generator) ?? .top
    layout.stretchesItems = Int.random(in: 0..<4, using: &generator) == 0
    if Bool.random(using: &generator) { layout.horizontalSpacing = nil }
    if Bool.random(using: &generator) { layout.verticalSpacing = nil }
    return [true, false].map { WishfulScreen(wishes: wishes, layout: layout, isLazy: $0) }
  }

  var body: some View {
    ScrollView {
      if isLazy {
        LazyFlow(wishes.indices, id: \.self, layout: layout) { view($0) }
      } else {
        layout { ForEach(wishes.indices, id: \.self) { view($0) } }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  @ViewBuilder private func view(_ index: Int) -> some View {
    let size = wishes[index].size
    let block = Block(size.width, size.height, baseline: size.height / 2)
      .accessibilityIdentifier("\(index)")
    switch wishes[index].wish {
    case .none, .none2: block
    case .wraps:
      Block(size.width * 4, size.height / 2, minimumWidth: 20).accessibilityIdentifier("\(index)")
    case .grows: block.flowGrow(1)
    case .fullLine: block.flowFullLine()
    case .breakBefore: block.flowBreak(.before)
    case .breakAfter: block.flowBreak(.after)
    case .end: block.flowItemAlignment(.end)
    }
  }
}
