import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("LazyFlow")
struct LazyFlowTests {
  private let counts = ViewCounts()

  /// Whether, in the round that is due, nothing is evaluated but what is made.
  private func expectNoOthers(_ host: HeadlessHost) throws {
    (counts.bodies, counts.screens) = (0, 0)
    let made = counts.made
    // One round: a state that is written asks for another.
    expectEqual(try host.settle(), 1)
    expectEqual(counts.bodies, counts.made - made)
    expectEqual(counts.screens, 0)
  }

  @Test(
    "scrolling a lazy container creates only views that appear, evaluates nothing else and writes no state",
    arguments: [nil, .lineByLine] as [StripOrder?])
  func scrolling(order: StripOrder?) throws {
    let chips = ManyChips(count: 6000, isDeclared: true, order: order, counts: counts)
    let host = HeadlessHost(size: Screen.phone) { chips }
    try host.settle()
    #expect(counts.made <= 3 * chips.screen)
    for offset in stride(from: CGFloat(0), to: 20_000, by: 197) {
      try host.scroll(to: offset, chips.axis)
      try expectNoOthers(host)
      #expect(host.aliveChips <= 3 * chips.screen)
    }
  }

  @Test(
    "pulling a lazy flow beyond an end creates only views that appear, and writes no state",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func pulling(kind: ScreenOptions.Kind) async throws {
    let options = ScreenOptions(kind: kind, before: 60, behind: 40)
    let host = Screen.host(Piece.equal(600), options, size: CGSize(390, 480), counts: counts)
    let page = 30  // ten lines of three
    // To the end, step by step: there everything has been measured.
    for _ in 0..<30 {
      try host.scroll(to: 1e6)
      try host.settle()
      await Task.yield()
    }
    let end = try host.offset()
    #expect(abs(end - (200 * 48 - 8 + 40 - 480)) < 1e-6)
    for pull in [1, 100, 240, 479, 600] as [CGFloat] {
      for offset in [end + pull, end, -60, -60 - pull] {
        try host.scroll(to: offset, beyondEnds: true)
        try expectNoOthers(host)
        #expect(host.aliveChips <= 3 * page)
        // The content is inset by 40 behind; beyond that nothing is left to see.
        let isEmpty = offset >= end + 480 - 40 || offset <= -480
        expectEqual(host.visibleChips.isEmpty, isEmpty)
      }
    }
  }

  @Test("a lazy flow realizes half a page beyond the viewport on both sides")
  func reach() throws {
    let chips = Piece.chips(600)
    let (lazy, eager) = (Screen.host(chips), Screen.host(chips, ScreenOptions(kind: .eager)))
    for offset in stride(from: CGFloat(0), to: 6000, by: 431) {
      for host in [lazy, eager] { try host.scroll(to: offset, beyondEnds: true) }
      let near = eager.frames.filter { $0.frame.maxY > -400 && $0.frame.minY < 1200 }
      let alive = Set(lazy.frames.map(\.identifier))
      #expect(near.count > 100)
      #expect(near.allSatisfy { alive.contains($0.identifier) }, "at \(offset)")
    }
  }

  @Test(
    "a lazy container of a million declared items realizes three screens, wherever one jumps",
    arguments: [nil, .lineByLine, .acrossLines] as [StripOrder?])
  func million(order: StripOrder?) throws {
    let chips = ManyChips(count: 1_000_000, isDeclared: true, order: order, counts: counts)
    let host = HeadlessHost(size: Screen.phone) { chips }
    try host.settle()
    #expect(counts.made <= 3 * chips.screen)
    for offset in [1_000_000, 4_000_000, 17, 1e9] as [CGFloat] {
      try host.scroll(to: offset, chips.axis)
      expectEqual(try host.settle(), 1)
      #expect(host.visibleChips.count > chips.screen / 2)
      #expect(host.aliveChips <= 3 * chips.screen)
    }
    #expect(host.visibleChips[999_999] != nil)
  }

  @Test(
    "a lazy container of measured views creates at most four screens of a million views at first",
    arguments: [nil, .acrossLines] as [StripOrder?])
  func measured(order: StripOrder?) throws {
    let chips = ManyChips(count: 1_000_000, isDeclared: false, order: order, counts: counts)
    let host = HeadlessHost(size: Screen.phone) { chips }
    #expect(try host.settle() <= 2)
    #expect(counts.made <= 4 * chips.screen)
    expectEqual((host.frame(of: "scroll") ?? .zero).width, 390)
    #expect(host.visibleChips.count > chips.screen / 2)
  }
}

/// Many chips in a scroll view, in lines that wrap or in three of which each is scrolled along.
private struct ManyChips: View {
  let count: Int
  let isDeclared: Bool
  let order: StripOrder?
  let counts: ViewCounts

  /// How many of them a phone shows: 22 lines of 5, or 3 of 6.
  var screen: Int { order == nil ? 22 * 5 : 3 * 6 }
  var axis: Axis { order == nil ? .vertical : .horizontal }

  var body: some View {
    counts.screens += 1
    return ScrollView(order == nil ? .vertical : .horizontal) {
      if let order {
        LazyStrip(0..<count, lines: 3) { ChipView(Piece(id: $0, size: Self.size($0)), counts) }
          .itemSizes(Self.size, order, if: isDeclared)
      } else {
        LazyFlow(0..<count) { ChipView(Piece(id: $0, size: Self.size($0)), counts) }
          .itemSizes(Self.size, if: isDeclared)
      }
    }
    .named("scroll")
  }

  private static func size(_ id: Int) -> CGSize { CGSize(CGFloat(40 + id % 50), 30) }
}
