import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("LazyFlow at the edges")
struct LazyFlowEdgesTests {
  @Test("no items take no room", arguments: ScreenOptions.Kind.allCases)
  func empty(kind: ScreenOptions.Kind) {
    let host = Screen.host([], ScreenOptions(kind: kind))
    #expect(host.frame(of: "flow")?.size == .zero)
  }

  @Test(
    "sizes that are none count as 0, and the view is proposed what is declared",
    arguments: [nil, 1] as [Int?])
  func strangeSizes(lines: Int?) {
    let sizes = [CGFloat.nan, .infinity, -20, 30].map { CGSize(width: $0, height: $0) }
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView(lines == nil ? .vertical : .horizontal) {
        LazyFlow(Piece.sized(sizes), sizes: .declared(\.size), lines: lines) {
          Color.red.accessibilityIdentifier("\($0.id)")
        }
      }
    }
    let frames = (0..<4).compactMap { host.frame(of: "\($0)") }
    let start = frames.first?.minX ?? 0
    #expect(frames.map { $0.minX - start } == [0, 8, 16, 24])
    #expect(frames.map(\.size) == [.zero, .zero, .zero, CGSize(width: 30, height: 30)])
  }

  @Test(
    "no spacing makes what is estimated negative or endless",
    arguments: [-30, -1e308, 1e308] as [CGFloat])
  func estimates(spacing: CGFloat) throws {
    let host = HeadlessHost(size: Screen.phone) {
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
    let wide = Piece.sized([
      CGSize(width: 100, height: 20), CGSize(width: 600, height: 20), CGSize(width: 50, height: 20),
    ])
    let eager = Screen.host(wide, ScreenOptions(kind: .eager))
    #expect(difference(Screen.host(wide), eager) == nil)
    // What is not measured yet must not move what is shown: the flow is as long as it is offered.
    let measured = Screen.host(wide, ScreenOptions(kind: .measured))
    #expect(measured.frame(of: "flow") == CGRect(x: 0, y: 0, width: 390, height: 76))
    #expect(measured.frame(of: "1") == CGRect(x: 0, y: 28, width: 600, height: 20))
  }

  @Test(
    "data that is replaced, shrinks at its end or grows at its front is shown as it is",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func data(kind: ScreenOptions.Kind) async throws {
    let handle = ScreenHandle()
    let lazy = Screen.host(Piece.chips(400), ScreenOptions(kind: kind), handle: handle)
    func check(_ comment: Comment) async throws {
      try await update(lazy)
      let eager = Screen.host(handle.chips, ScreenOptions(kind: .eager))
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
    let same = Piece.equal(40).map { Piece(id: $0.id % 3, size: $0.size) }
    let flow = Screen.host(same).frame(of: "flow")
    #expect(flow == Screen.host(Piece.equal(40)).frame(of: "flow"))
    #expect(Screen.host(same, ScreenOptions(kind: .measured)).frame(of: "flow")?.width == 390)
  }

  @Test(
    "a viewport or a flow without any extent makes next to nothing",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func noRoom(kind: ScreenOptions.Kind) throws {
    for size in [CGSize.zero, CGSize(width: 390, height: 0), CGSize(width: 0, height: 800)] {
      let host = Screen.host(Piece.equal(5000), ScreenOptions(kind: kind), size: size)
      #expect(try host.settle() <= 2)
      #expect(host.aliveChips < 120)
    }
  }

  @Test(
    "outside of a scroll view every view is made", arguments: [nil, 2] as [Int?], [true, false])
  func noScrollView(lines: Int?, isDeclared: Bool) throws {
    let chips = Piece.equal(100)
    let sizes: FlowSizes<Piece> = isDeclared ? .declared(\.size) : .measured
    let host = HeadlessHost(size: Screen.phone) {
      LazyFlow(chips, sizes: sizes, lines: lines) { ChipView($0) }
        .accessibilityIdentifier("flow")
    }
    #expect(host.aliveChips == 100)
    let (last, flow) = (try #require(host.frame(of: "99")), try #require(host.frame(of: "flow")))
    #expect(abs(last.maxY - flow.maxY) < 1e-6)
    #expect(lines == nil || abs(last.maxX - flow.maxX) < 1e-6)
  }

  @Test("the scroll view that counts is the nearest one across the lines")
  func nested() {
    let chips = Piece.equal(2000)
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        ScrollView(.horizontal) {
          LazyFlow(chips, sizes: .declared { $0.size }) { ChipView($0) }.frame(width: 390)
        }
      }
    }
    #expect(host.aliveChips > 40 && host.aliveChips < 200)
  }

  @Test("a flow far below the visible part makes nothing until it comes near")
  func header() throws {
    let host = Screen.host(Piece.equal(500), header: 5000)
    #expect(host.aliveChips == 0)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 4500))
    #expect(host.visibleChips.count > 10)
  }

  @Test("two flows in one scroll view each make what is near")
  func twoFlows() throws {
    let chips = Piece.equal(1000)
    let host = HeadlessHost(size: Screen.phone) {
      ScrollView {
        LazyFlow(chips.prefix(500), sizes: .declared { $0.size }) { ChipView($0) }
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

  @Test(
    "a page more before and behind exists while VoiceOver or Switch Control runs, in the order of the data",
    arguments: [
      HeadlessHost.AccessibilitySettings(runsVoiceOver: true), .init(runsSwitchControl: true),
    ])
  func voiceOver(settings: HeadlessHost.AccessibilitySettings) throws {
    func alive(_ settings: HeadlessHost.AccessibilitySettings) -> [Int] {
      let host = HeadlessHost(size: Screen.phone, accessibility: settings) {
        ScrollView {
          LazyFlow(0..<3000, id: \.self, sizes: .declared { _ in CGSize(width: 120, height: 40) }) {
            Text("\($0)")
          }
        }
        .accessibilityIdentifier("scroll")
      }
      try? host.scroll("scroll", to: CGPoint(x: 0, y: 9600))
      return host.accessibilityTree.compactMap { Int($0.label) }
    }
    let (without, with) = (alive(.init()), alive(settings))
    // The first line that is visible is the 201st.
    #expect((with.first ?? .max) <= 600 - 48 && (with.last ?? 0) >= 650 + 48)
    #expect(with.count > without.count + 60)
    #expect(with == with.sorted() && Set(with).count == with.count)
  }
}
