import FlowUI
import SwiftUI
import Testing

private let size = CGSize(width: 390, height: 480)

@MainActor @Suite("Scrolling lazy flows")
struct LazyFlowPlaceTests {
  private func host(
    _ kind: ScreenOptions.Kind, _ count: Int = 2000, handle: ScreenHandle
  ) -> HeadlessHost {
    var options = ScreenOptions(kind: kind)
    options.followsPosition = true
    return HeadlessHost(size: size) {
      Screen(Piece.chips(count), options, handle: handle, header: 50)
    }
  }

  private func jump(_ handle: ScreenHandle, to id: Int, anchor: UnitPoint? = .top) {
    handle.state?.wrappedValue.position.scrollTo(id: id, anchor: anchor)
  }

  @Test("it scrolls to a view that does not exist yet, in one update")
  func jumps() throws {
    let handle = ScreenHandle()
    let host = host(.declared, handle: handle)
    try host.settle()
    for id in [1500, 3, 1999, 700] {
      jump(handle, to: id)
      #expect(try host.settle() <= 2)
      let frame = try #require(host.visibleChips[id])
      let isLast = try host.visibleRect(of: "scroll").maxY >= (host.frame(of: "flow")?.height ?? 0)
      #expect(frame.minY == 0 || isLast)
      #expect(host.aliveChips < 150)
    }
    jump(handle, to: 900, anchor: .bottom)
    #expect(try host.settle() <= 2)
    #expect(host.visibleChips[900]?.maxY == 480)
  }

  @Test("without sizes it measures its way there, and shows what FlowLayout shows")
  func jumpsMeasured() async throws {
    let handle = ScreenHandle()
    let host = host(.measured, handle: handle)
    try host.settle()
    jump(handle, to: 1500)
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

  @Test("an identifier that nobody has scrolls nowhere")
  func unknown() throws {
    let handle = ScreenHandle()
    let host = host(.declared, handle: handle)
    try host.settle()
    let before = host.visibleChips
    jump(handle, to: 99_999)
    #expect(try host.settle() <= 2)
    #expect(host.visibleChips == before)
  }

  @Test("a reader who scrolls ends a jump that has not arrived")
  func interrupted() async throws {
    let handle = ScreenHandle()
    let host = host(.measured, 20_000, handle: handle)
    try host.settle()
    jump(handle, to: 15_000)
    try host.settle()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 300))
    for _ in 0..<5 {
      try host.settle()
      await Task.yield()
    }
    #expect(try host.visibleRect(of: "scroll").minY == 300)
  }

  @Test("the position tells the first visible item while a reader scrolls")
  func tells() throws {
    let handle = ScreenHandle()
    let host = host(.declared, handle: handle)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 4000))
    #expect(try host.settle() <= 2)
    let first = host.visibleChips.keys.min()
    #expect(handle.state?.wrappedValue.position.viewID(type: Int.self) == first)
  }
}
