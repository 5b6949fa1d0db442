import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Lazy flows at the edges")
struct LazyFlowEdgesTests {
  private let eager = ScreenOptions(kind: .eager)
  private let measured = ScreenOptions(kind: .measured)

  @Test("a lazy flow without items has no size", arguments: ScreenOptions.Kind.allCases)
  func empty(kind: ScreenOptions.Kind) {
    expectEqual(Screen.host([], ScreenOptions(kind: kind)).frame(of: "flow")?.size, .zero)
  }

  @Test(
    "in a lazy flow or strip, views get their declared sizes; infinite, NaN and negative ones count as 0",
    arguments: [nil, 1] as [Int?])
  func strangeSizes(lines: Int?) {
    let sizes = [CGFloat.nan, .infinity, -20, 30].map { CGSize($0, $0) }
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView(lines == nil ? .vertical : .horizontal) {
        let chips = Piece.sized(sizes)
        if let lines {
          LazyStrip(chips, lines: lines) { Color.red.named($0.id) }.itemSizes(\.size)
        } else {
          LazyFlow(chips) { Color.red.named($0.id) }.itemSizes(\.size)
        }
      }
    }
    let frames = (0..<4).compactMap { host.frame(of: "\($0)") }
    let start = frames.first?.minX ?? 0
    expectEqual(frames.map { $0.minX - start }, [0, 8, 16, 24])
    expectEqual(frames.map(\.size), [.zero, .zero, .zero, CGSize(30, 30)])
  }

  @Test(
    "a lazy flow's estimated height is neither negative nor infinite, whatever the spacing",
    arguments: [-30, -1e308, 1e308] as [CGFloat])
  func estimates(spacing: CGFloat) throws {
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        LazyFlow(0..<4000, id: \.self, layout: FlowLayout(verticalSpacing: spacing)) { _ in
          Color.red.frame(width: 100, height: 20)
        }
        .named("flow")
      }
    }
    let height = try #require(host.frame(of: "flow")?.height)
    #expect(height >= 0 && height < .infinity)
  }

  @Test("an item wider than a lazy flow overflows as in FlowLayout")
  func oversize() {
    let wide = Piece.sized([CGSize(100, 20), CGSize(600, 20), CGSize(50, 20)])
    expectEqual(difference(Screen.host(wide), Screen.host(wide, eager)), nil)
    // Unmeasured views must not move those on screen: the flow is as long as it is offered.
    let measured = Screen.host(wide, measured)
    expectEqual(measured.frame(of: "flow"), CGRect(0, 0, 390, 76))
    expectEqual(measured.frame(of: "1"), CGRect(0, 28, 600, 20))
  }

  @Test(
    "a lazy flow shows its current data after the data is replaced, shortened, shuffled or grown at the front",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func data(kind: ScreenOptions.Kind) async throws {
    let handle = ScreenHandle()
    let lazy = Screen.host(Piece.chips(400), ScreenOptions(kind: kind), handle: handle)
    try lazy.scroll(to: 1500)
    let changes: [(Comment, ([Piece]) -> [Piece])] = [
      ("scrolled", { $0 }), ("shrunk", { Array($0.prefix(30)) }),
      ("grown at the front", { Piece.chips(50, from: 1000, seed: 9) + $0 }),
      ("shuffled", { $0.shuffled() }),
      ("replaced", { _ in Piece.chips(300, from: 5000, seed: 11) }),
      ("emptied", { _ in [] }), ("filled", { _ in Piece.chips(3) }),
    ]
    for (name, change) in changes {
      handle.chips = change(handle.chips)
      try await update(lazy)
      let all = Screen.host(handle.chips, eager)
      try all.follow(lazy)
      #expect(difference(lazy, all) == nil, name)
    }
  }

  @Test("a lazy flow with equal identifiers does not crash, and is as large as with different ones")
  func equalIdentifiers() {
    let same = Piece.equal(40).map { Piece(id: $0.id % 3, size: $0.size) }
    let flow = Screen.host(same).frame(of: "flow")
    expectEqual(flow, Screen.host(Piece.equal(40)).frame(of: "flow"))
    expectEqual(Screen.host(same, measured).frame(of: "flow")?.width, 390)
  }

  @Test(
    "a viewport or a lazy flow of zero size realizes few views",
    arguments: [ScreenOptions.Kind.declared, .measured],
    [CGSize.zero, CGSize(390, 0), CGSize(0, 800)])
  func noRoom(kind: ScreenOptions.Kind, size: CGSize) throws {
    let host = Screen.host(Piece.equal(5000), ScreenOptions(kind: kind), size: size)
    #expect(try host.settle() <= 2)
    #expect(host.aliveChips < 120)
    // Without a length each chip has a line.
    if size.height > 0 { #expect(host.aliveChips >= 17) }
  }

  @Test(
    "a lazy flow or strip outside of a scroll view realizes every view",
    arguments: [nil, 2] as [Int?], [true, false])
  func noScrollView(lines: Int?, isDeclared: Bool) throws {
    let chips = Piece.equal(100)
    let host = HeadlessHost(size: Screen.phone) {
      if let lines {
        LazyStrip(chips, lines: lines) { ChipView($0) }
          .itemSizes(\.size, .acrossLines, if: isDeclared)
          .named("flow")
      } else {
        LazyFlow(chips) { ChipView($0) }.itemSizes(\.size, if: isDeclared).named("flow")
      }
    }
    expectEqual(host.aliveChips, 100)
    let (last, flow) = (try #require(host.frame(of: "99")), try #require(host.frame(of: "flow")))
    #expect(abs(last.maxY - flow.maxY) < 1e-6)
    #expect(lines == nil || abs(last.maxX - flow.maxX) < 1e-6)
  }

  @Test(
    "a lazy flow of rows in a horizontal inside of a vertical scroll view realizes only views near the viewport"
  )
  func nested() {
    let chips = Piece.equal(2000)
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyFlow(chips) { ChipView($0) }.itemSizes { $0.size }.frame(width: 390)
        }
      }
    }
    #expect(host.aliveChips > 40 && host.aliveChips < 200)
  }

  @Test("a lazy flow far below the viewport realizes nothing until it comes near")
  func header() throws {
    let host = Screen.host(Piece.equal(500), ScreenOptions(header: 5000))
    expectEqual(host.aliveChips, 0)
    try host.scroll(to: 4500)
    #expect(host.visibleChips.count > 10)
  }

  @Test("two lazy flows in one scroll view each realize the views near the viewport")
  func twoFlows() throws {
    let chips = Piece.equal(1000)
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        LazyFlow(chips.prefix(500)) { ChipView($0) }.itemSizes { $0.size }
        LazyFlow(chips.dropFirst(500)) { ChipView($0) }
      }
      .named("scroll")
    }
    func visible() -> [Int] { [0, 499, 500, 999].filter { host.visibleChips[$0] != nil } }
    expectEqual(visible(), [0])
    try host.scroll(to: 7800)
    expectEqual(visible(), [499, 500])
  }

  @Test(
    "with VoiceOver or Switch Control, a lazy flow realizes a page more on both sides, read in the data's order",
    arguments: [
      HeadlessHost.AccessibilitySettings(runsVoiceOver: true), .init(runsSwitchControl: true),
    ])
  func voiceOver(settings: HeadlessHost.AccessibilitySettings) throws {
    func alive(_ settings: HeadlessHost.AccessibilitySettings) throws -> [Int] {
      let host = HeadlessHost(size: Screen.phone, accessibility: settings) {
        ScrollView {
          LazyFlow(0..<3000, id: \.self) { Text("\($0)") }.itemSizes { _ in CGSize(120, 40) }
        }
        .named("scroll")
      }
      try host.scroll(to: 9600)
      return host.accessibilityTree.compactMap { Int($0.label) }
    }
    let (without, with) = (try alive(.init()), try alive(settings))
    // The first line that is visible is the 201st.
    #expect((with.first ?? .max) <= 600 - 48 && (with.last ?? 0) >= 650 + 48)
    #expect(with.count > without.count + 60)
    #expect(with == with.sorted() && Set(with).count == with.count)
  }
}
