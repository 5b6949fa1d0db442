import FlowUI
import SwiftUI
import Testing

private let size = CGSize(width: 390, height: 480)

@MainActor @Suite("Scrolling lazy flows", .stillClock)
struct LazyFlowPlaceTests {
  private let handle = ScreenHandle()

  private func host(
    _ kind: ScreenOptions.Kind, _ bound: ScreenOptions.Bound, count: Int = 2000,
    anchor: UnitPoint = .top
  ) -> HeadlessHost {
    var options = ScreenOptions(kind: kind)
    options.bound = bound
    options.anchor = anchor
    return HeadlessHost(size: size) {
      Screen(Piece.chips(count), options, handle: handle, header: 50)
    }
  }

  private func jump(_ bound: ScreenOptions.Bound, to id: Int, anchor: UnitPoint = .top) {
    switch bound {
    case .position: handle.state?.wrappedValue.position.scrollTo(id: id, anchor: anchor)
    case .identity: handle.state?.wrappedValue.scrolledID = id
    }
  }

  @Test(
    "it scrolls to a view that does not exist yet, in one update",
    arguments: ScreenOptions.Bound.allCases)
  func jumps(bound: ScreenOptions.Bound) throws {
    let host = host(.declared, bound)
    try host.settle()
    for id in [1500, 3, 1999, 700] {
      jump(bound, to: id)
      #expect(try host.settle() <= 2)
      let frame = try #require(host.visibleChips[id])
      let isLast = try host.visibleRect(of: "scroll").maxY >= (host.frame(of: "flow")?.height ?? 0)
      #expect(frame.minY == 0 || isLast)
      #expect(host.aliveChips < 150)
    }
  }

  @Test("an anchor says where it comes to lie", arguments: ScreenOptions.Bound.allCases)
  func anchors(bound: ScreenOptions.Bound) throws {
    let host = host(.declared, bound, anchor: .bottom)
    try host.settle()
    jump(bound, to: 900, anchor: .bottom)
    #expect(try host.settle() <= 2)
    #expect(host.visibleChips[900]?.maxY == 480)
  }

  @Test(
    "without sizes it measures its way there, and shows what FlowLayout shows",
    arguments: ScreenOptions.Bound.allCases)
  func jumpsMeasured(bound: ScreenOptions.Bound) async throws {
    let host = host(.measured, bound)
    try host.settle()
    jump(bound, to: 1500)
    for _ in 0..<20 where host.visibleChips[1500] == nil {
      #expect(try host.settle() <= 2)
      await Task.yield()
    }
    #expect(host.visibleChips[1500]?.minY == 0)
    let eager = HeadlessHost(size: size) {
      Screen(Piece.chips(2000), ScreenOptions(kind: .eager), header: 50)
    }
    try eager.scroll("scroll", to: host.visibleRect(of: "scroll").origin)
    #expect(difference(host, eager) == nil)
  }

  @Test("an identity that is bound from the first on is where it begins")
  func initial() throws {
    let host = HeadlessHost(size: size) { IdentifiedScreen() }
    #expect(host.visibleChips[1500]?.minY == 0)
    #expect(host.aliveChips < 150)
  }

  @Test(
    "an identifier that nobody has scrolls nowhere", arguments: ScreenOptions.Bound.allCases)
  func unknown(bound: ScreenOptions.Bound) throws {
    let host = host(.declared, bound)
    try host.settle()
    let before = host.visibleChips
    jump(bound, to: 99_999)
    #expect(try host.settle() <= 2)
    #expect(host.visibleChips == before)
  }

  @Test(
    "a reader who scrolls ends a jump that has not arrived",
    arguments: ScreenOptions.Bound.allCases)
  func interrupted(bound: ScreenOptions.Bound) async throws {
    let host = host(.measured, bound, count: 20_000)
    try host.settle()
    jump(bound, to: 15_000)
    try host.settle()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 300))
    for _ in 0..<5 {
      try host.settle()
      await Task.yield()
    }
    #expect(try host.visibleRect(of: "scroll").minY == 300)
  }

  @Test(
    "the first visible item is told while a reader scrolls",
    arguments: ScreenOptions.Bound.allCases)
  func tells(bound: ScreenOptions.Bound) throws {
    let host = host(.declared, bound)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 4000))
    #expect(try host.settle() <= 2)
    let first = host.visibleChips.keys.min()
    let state = handle.state?.wrappedValue
    switch bound {
    case .position: #expect(state?.position.viewID(type: Int.self) == first)
    case .identity: #expect(state?.scrolledID == first)
    }
  }

  @Test("a scroll view reader scrolls to the view that the flow was asked to have")
  func reader() throws {
    let handle = TargetHandle()
    let host = HeadlessHost(size: size) { ReaderScreen(handle: handle) }
    try host.settle()
    for id in [1500, 3, 700] {
      handle.target?.wrappedValue = id
      #expect(try host.settle() <= 2)
      #expect(host.visibleChips[id]?.minY == 0)
      #expect(host.aliveChips < 150)
    }
    // Nothing else exists far away.
    handle.proxy?.scrollTo(1900, anchor: .top)
    #expect(host.visibleChips[700]?.minY == 0)
  }

  @Test("without sizes a scroll view reader finds only what has been measured")
  func readerMeasured() throws {
    let handle = TargetHandle()
    let host = HeadlessHost(size: size) { ReaderScreen(handle: handle, isDeclared: false) }
    try host.settle()
    handle.target?.wrappedValue = 1500
    #expect(try host.settle() <= 2)
    #expect(try host.visibleRect(of: "scroll").minY == 0)
    handle.target?.wrappedValue = 40
    #expect(try host.settle() <= 2)
    #expect(host.visibleChips[40]?.minY == 0)
  }
}

@MainActor private final class TargetHandle {
  var target: Binding<Int?>?
  var proxy: ScrollViewProxy?

  func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
}

/// A flow that begins in its midst.
private struct IdentifiedScreen: View {
  @State private var scrolledID: Int? = 1500

  var body: some View {
    ScrollView {
      LazyFlow(Piece.chips(2000), sizes: .declared(\.size)) { ChipView($0) }
    }
    .flowScrollPosition(id: $scrolledID, anchor: .top)
    .accessibilityIdentifier("scroll")
  }
}

/// A flow in a scroll view that a proxy scrolls.
private struct ReaderScreen: View {
  let handle: TargetHandle
  var isDeclared = true
  @State private var target: Int?

  var body: some View {
    handle.target = $target
    return ScrollViewReader { proxy in
      let _ = handle.take(proxy)
      ScrollView {
        LazyFlow(Piece.chips(2000), sizes: isDeclared ? .declared(\.size) : .measured) {
          ChipView($0)
        }
      }
      .flowScrollPosition(id: $target, anchor: .top)
      .accessibilityIdentifier("scroll")
      .onChange(of: target) {
        if let target { proxy.scrollTo(target, anchor: .top) }
      }
    }
  }
}
