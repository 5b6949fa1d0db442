import FlowLayoutUI
import SwiftUI
import Testing

/// The cost of a small scroll step: bodies, views and state.
@MainActor @Suite("The cost of scroll steps in lazy flows")
struct LazyFlowStepsTests {
  private let page = CGSize(390, 480)
  private let counts = ViewCounts()

  @Test(
    "a fling over 100 screens of a lazy flow creates each view once, and evaluates neither owner nor other views",
    arguments: [ScreenOptions.Kind.declared, .measured], [ScreenOptions.Bound.position, .identity])
  func fling(kind: ScreenOptions.Kind, bound: ScreenOptions.Bound) async throws {
    let options = ScreenOptions(kind: kind, rows: FlowLayout(), bound: bound, anchor: .top)
    let host = Screen.host(Piece.equal(3300), options, size: page, counts: counts)
    try await update(host)
    let start = counts.made
    (counts.bodies, counts.contents, counts.screens) = (0, 0, 0)
    try await scroll(host, through: 48_000, by: 120)
    expectEqual(try host.offset(), 48_000)
    expectEqual(counts.screens, 0)
    #expect(counts.contents == counts.made - start && counts.bodies == counts.contents)
    // Each of them once, also where it is measured before it comes near.
    expectEqual(counts.made - start, 3000)
  }

  @Test(
    "scrolling a lazy flow by a small step creates the views of one line at most, and removes as many"
  )
  func lineByLine() throws {
    let host = Screen.host(Piece.equal(3000), size: page, counts: counts)
    try host.settle()
    for offset in stride(from: CGFloat(0), to: 6000, by: 24) {
      let (made, alive) = (counts.made, host.aliveChips)
      try host.scroll(to: offset)
      try host.settle()
      #expect(counts.made - made <= 3)
      // Behind, lines are kept a little longer: at first none is removed.
      #expect(abs(host.aliveChips - alive) <= 3)
    }
  }

  @Test(
    "scrolling a lazy flow back and forth over the edge of a line creates no views",
    arguments: [ScreenOptions.Kind.declared, .measured])
  func hysteresis(kind: ScreenOptions.Kind) async throws {
    let options = ScreenOptions(kind: kind)
    let host = Screen.host(Piece.equal(3000), options, size: page, counts: counts)
    try await scroll(host, through: 1200, by: 48)
    let made = counts.made
    for offset in [1152, 1200, 1160, 1199, 1152, 1200] as [CGFloat] {
      try await scroll(host, to: offset)
    }
    expectEqual(counts.made, made)
  }

  @Test("a lazy flow creates at most 32 views at a time for measuring while a person scrolls")
  func batches() async throws {
    let options = ScreenOptions(kind: .measured)
    let host = Screen.host(Piece.chips(2500), options, size: page, counts: counts)
    for _ in 0..<4 { try await update(host) }
    var most = 0
    for offset in stride(from: CGFloat(0), to: 9600, by: 96) {
      let made = counts.made
      try host.scroll(to: offset)
      try host.settle()
      most = max(most, counts.made - made)
      await Task.yield()
    }
    #expect(most > 5 && most <= 32)
  }

  @Test(
    "on the way to a far view, a lazy flow creates at most 256 views a round besides those in the viewport"
  )
  func way() async throws {
    let handle = ScreenHandle()
    let options = ScreenOptions(kind: .measured, bound: .identity, anchor: .top)
    let host = Screen.host(
      Piece.chips(3000), options, size: page, handle: handle, counts: counts)
    try await update(host)
    var made = [counts.made]
    handle.scrolledID = 2500
    repeat {
      #expect(try host.settle() <= 2)
      made.append(counts.made)
      await Task.yield()
    } while host.visibleChips[2500] == nil && made.count < 40
    let most = zip(made.dropFirst(), made).map(-).max() ?? 0
    #expect((257...600).contains(most) && made.count < 20, "\(made)")
  }
}
