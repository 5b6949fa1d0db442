#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Scrolling lazy flows", .enabled(if: hasWindows))
struct LazyFlowPlaceTests {
  private let handle = ScreenHandle()
  private let size = CGSize(390, 480)

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func host(
    _ kind: ScreenOptions.Kind, _ bound: ScreenOptions.Bound? = nil, count: Int = 2000,
    anchor: UnitPoint = .top
  ) -> Hosted {
    let options = ScreenOptions(kind: kind, bound: bound, anchor: anchor, header: 50)
    return Screen.host(Piece.chips(count), options, size: size, handle: handle)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func jump(_ bound: ScreenOptions.Bound, to id: Int, anchor: UnitPoint = .top) {
    switch bound {
    case .position: handle.position.scrollTo(id: id, anchor: anchor)
    case .identity: handle.scrolledID = id
    }
  }

  @Test(
    "a scroll position scrolls a lazy flow to a view that does not exist yet, in one update",
    arguments: ScreenOptions.Bound.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func jumps(bound: ScreenOptions.Bound) async throws {
    let host = host(.declared, bound)
    try await host.settle()
    for id in [1500, 3, 1999, 700] {
      jump(bound, to: id)
      try await host.settle(rounds: 0...2)
      let frame = try #require(host.visibleChips[id])
      let isLast = try host.visibleRect.maxY >= (host.frame(of: "flow")?.height ?? 0)
      #expect(frame.minY == 0 || isLast)
      #expect(host.aliveChips < 150)
    }
  }

  @Test(
    "the anchor of a scroll position decides where in the viewport a lazy flow shows the view scrolled to",
    arguments: ScreenOptions.Bound.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func anchors(bound: ScreenOptions.Bound) async throws {
    let host = host(.declared, bound, anchor: .bottom)
    try await host.settle()
    jump(bound, to: 900, anchor: .bottom)
    try await host.settle(rounds: 0...2)
    expectEqual(host.visibleChips[900]?.maxY, 480)
  }

  @Test(
    "a scroll position scrolls a lazy flow without declared sizes to a far view, with FlowLayout's frames",
    arguments: ScreenOptions.Bound.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func jumpsMeasured(bound: ScreenOptions.Bound) async throws {
    let host = host(.measured, bound)
    try await host.settle()
    jump(bound, to: 1500)
    for _ in 0..<20 {
      try await host.settle(rounds: 0...2)
      if host.visibleChips[1500] != nil { break }
      await Task.yield()
    }
    expectEqual(host.visibleChips[1500]?.minY, 0)
    let eager = self.host(.eager)
    try await eager.follow(host)
    expectEqual(difference(host, eager), nil)
  }

  @Test(
    "a lazy flow is first shown at the view whose identifier its scroll position has from the start"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func initial() throws {
    let options = ScreenOptions(bound: .identity, anchor: .top, scrolledID: 1500)
    let host = Screen.host(Piece.chips(2000), options, size: size)
    expectEqual(host.visibleChips[1500]?.minY, 0)
    #expect(host.aliveChips < 150)
  }

  @Test(
    "a scroll position with an unknown identifier does not scroll a lazy flow",
    arguments: ScreenOptions.Bound.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func unknown(bound: ScreenOptions.Bound) async throws {
    let host = host(.declared, bound)
    try await host.settle()
    let before = host.visibleChips
    jump(bound, to: 99_999)
    try await host.settle(rounds: 0...2)
    expectEqual(host.visibleChips, before)
  }

  @Test(
    "scrolling a lazy flow by hand ends a jump that has not arrived yet",
    arguments: ScreenOptions.Bound.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func interrupted(bound: ScreenOptions.Bound) async throws {
    let host = host(.measured, bound, count: 20_000)
    try await host.settle()
    jump(bound, to: 15_000)
    host.layOut()
    try host.scroll(to: 300)
    for _ in 0..<5 {
      try await host.settle()
      await Task.yield()
    }
    expectEqual(try host.offset(), 300)
  }

  @Test(
    "a lazy flow's scroll position reports the first visible item while a person scrolls",
    arguments: ScreenOptions.Bound.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func tells(bound: ScreenOptions.Bound) async throws {
    let host = host(.declared, bound)
    try host.scroll(to: 4000)
    try await host.settle(rounds: 0...2)
    let told =
      bound == .position ? handle.position.viewID(type: Int.self) : handle.scrolledID
    expectEqual(told, host.visibleChips.keys.min())
  }

  @Test("a ScrollViewReader scrolls to an unrealized view that the flow's scroll position names")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func reader() async throws {
    let (target, reader) = (Remote<Int?>(nil), Reader())
    let host = self.host(reading: target, reader, isDeclared: true)
    try await host.settle()
    for id in [1500, 3, 700] {
      target.set(id)
      try await host.settle(rounds: 0...2)
      expectEqual(host.visibleChips[id]?.minY, 0)
      #expect(host.aliveChips < 150)
    }
    // Nothing else exists far away.
    reader.proxy?.scrollTo(1900, anchor: .top)
    expectEqual(host.visibleChips[700]?.minY, 0)
  }

  @Test(
    "a ScrollViewReader scrolls a lazy flow without declared sizes only to views that are measured")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func readerMeasured() async throws {
    let target = Remote<Int?>(nil)
    let host = self.host(reading: target, Reader(), isDeclared: false)
    try await host.settle()
    target.set(1500)
    host.layOut()
    expectEqual(try host.offset(), 0)
    target.set(40)
    try await host.settle(rounds: 0...2)
    expectEqual(host.visibleChips[40]?.minY, 0)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  @MainActor private final class Reader {
    private(set) var proxy: ScrollViewProxy?

    func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
  }

  /// A flow in a scroll view that a proxy scrolls.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func host(
    reading target: Remote<Int?>, _ reader: Reader, isDeclared: Bool
  ) -> Hosted {
    Hosted(size: size) {
      Bound(target) { $target in
        ScrollViewReader { proxy in
          let _ = reader.take(proxy)
          let flow = LazyFlow(Piece.chips(2000)) { ChipView($0) }
          ScrollView { flow.itemSizes(\.size, if: isDeclared) }
            .flowScrollPosition(id: $target, anchor: .top)
            .named("scroll")
            .onChange(of: target) {
              if let target { proxy.scrollTo(target, anchor: .top) }
            }
        }
      }
    }
  }
}
#endif
