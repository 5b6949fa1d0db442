#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Lazy strips", .enabled(if: hasWindows))
struct LazyStripTests {
  private let handle = ScreenHandle()
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated private static let orders: [StripOrder] = [.lineByLine, .acrossLines]
  /// Line by line is for declared sizes.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated private static let kinds: [(ScreenOptions.Kind, StripOrder)] =
    orders.map { (.declared, $0) } + orders.dropFirst().map { (.measured, $0) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func host(
    _ chips: [Piece], _ kind: ScreenOptions.Kind, lines: Int = 2,
    _ order: StripOrder = .acrossLines, size: CGSize = CGSize(400, 100),
    bound: ScreenOptions.Bound? = nil
  ) -> Hosted {
    let options = ScreenOptions(
      kind: kind, rows: FlowLayout(), lines: lines, order: order, bound: bound)
    return Screen.host(chips, options, size: size, handle: handle)
  }

  /// Where the lines of what can be seen lie in the flow, from its top.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func rows(_ host: Hosted) -> Set<CGFloat> {
    let top = host.frame(of: "flow")?.minY ?? 0
    return Set(host.visibleChips.values.map { $0.minY - top })
  }

  @Test(
    "a measured strip has an estimated length at first, and its exact length when all is measured")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func estimate() async throws {
    let even = host(Piece.equal(100), .measured)
    try await update(even)
    expectEqual(even.frame(of: "flow")?.size, CGSize(50 * 128 - 8, 88))
    let uneven = host(Piece.chips(100), .measured)
    try await scroll(uneven, through: 7999, by: 200, .horizontal)
    let all = host(Piece.chips(100), .eager)
    expectEqual(uneven.frame(of: "flow")?.size, all.frame(of: "flow")?.size)
  }

  @Test(
    "a scroll position scrolls a strip to an item that does not exist yet", arguments: kinds)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func position(kind: ScreenOptions.Kind, order: StripOrder) async throws {
    let host = host(Piece.equal(2000), kind, order, bound: .position)
    try await update(host)
    for id in [1500, 20, 999] {
      handle.position.scrollTo(id: id, anchor: .leading)
      for _ in 0..<6 { try await update(host) }
      #expect(host.visibleChips[id] != nil, "\(id)")
    }
  }

  @Test(
    "a strip with a bound scroll position shows the frames of one without, and reports a visible item",
    arguments: kinds)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func boundScrolling(kind: ScreenOptions.Kind, order: StripOrder) async throws {
    let free = host(Piece.chips(400), kind, order)
    let bound = host(Piece.chips(400), kind, order, bound: .position)
    for host in [bound, free] { try await update(host) }
    for offset in stride(from: CGFloat(130), through: 4000, by: 130) {
      // The position is written in the round in which views tell their sizes; none takes a third.
      for host in [free, bound] { try await scroll(host, to: offset, .horizontal) }
      #expect(difference(bound, free) == nil, "at \(offset)")
      let told = handle.position.viewID(type: Int.self)
      #expect(told.flatMap { bound.visibleChips[$0] } != nil, "at \(offset)")
    }
  }

  @Test(
    "a jump in a strip as elements are inserted arrives, and a person can then scroll on undisturbed",
    arguments: kinds)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func jumpWithChange(kind: ScreenOptions.Kind, order: StripOrder) async throws {
    let host = host(Piece.chips(600), kind, order, bound: .position)
    try await update(host)
    for (step, id) in [450, 7, 300].enumerated() {
      handle.chips.insert(Piece(id: 1000 + step, size: CGSize(70, 30)), at: 3 + step)
      handle.position.scrollTo(id: id, anchor: .leading)
      for _ in 0..<6 { try await update(host) }
      #expect(host.visibleChips[id] != nil, "\(id)")
      // A reader who goes on is not pulled back.
      let offset = try host.offset(.horizontal) + 90
      try await scroll(host, to: offset, .horizontal)
      for _ in 0..<2 { try await update(host) }
      expectEqual(try host.offset(.horizontal), offset)
    }
  }

  @Test(
    "a jump to a view of a strip with declared sizes shows that view at the edge, in one update",
    arguments: orders)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func jumps(order: StripOrder) async throws {
    let host = host(Piece.chips(2000), .declared, lines: 3, order, bound: .position)
    try await host.settle()
    for index in [700, 3, 1500] {
      handle.position.scrollTo(id: index, anchor: .leading)
      try await host.settle(rounds: 0...2)
      expectEqual(host.frame(of: "\(index)").map { abs($0.minX) < 1e-6 }, true)
    }
  }

  @Test("a strip keeps its measured sizes when its number of lines changes")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func otherLines() async throws {
    let host = host(Piece.equal(60), .measured)
    try await update(host)
    handle.lines = 1
    try await update(host)
    expectEqual(rows(host), [0])
    handle.lines = 3
    try await update(host)
    expectEqual(difference(host, self.host(Piece.equal(60), .eager, lines: 3)), nil)
  }

  @Test(
    "a higher view that is measured later moves the lines of a strip below it down, and no view sideways"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func deeper() async throws {
    var chips = Piece.equal(200)
    chips[60].size.height = 55
    let host = host(chips, .measured, size: CGSize(400, 200))
    try await update(host)
    expectEqual(rows(host), [0, 48])
    try await scroll(host, through: 3800, by: 200, .horizontal)
    expectEqual(rows(host), [0, 63])
    #expect(
      host.frame(of: "60") != nil && host.frame(of: "60")?.minX == host.frame(of: "61")?.minX)
  }

  @Test(
    "a strip takes any number of lines, counts less than one as one, and has no size without items",
    arguments: kinds)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func edges(kind: ScreenOptions.Kind, order: StripOrder) async throws {
    for lines in [.min, -1, 0, 1, 7, 1000, .max] as [Int] {
      let three = host(Piece.equal(3), kind, lines: lines, order)
      try await update(three)
      expectEqual(three.aliveChips, 3)
      if lines <= 1 { expectEqual(three.frame(of: "flow")?.size, CGSize(376, 40)) }
      let none = host([], kind, lines: lines, order)
      try await update(none)
      expectEqual(none.frame(of: "flow")?.size, .zero)
    }
  }

  @Test("a strip of views of zero height has the same length as with higher views")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func noHeight() async throws {
    let host = host(Piece.sized(Array(repeating: CGSize(40, 0), count: 50)), .declared)
    try await host.settle()
    expectEqual(host.frame(of: "flow")?.size, CGSize(25 * 48 - 8, 8))
    #expect(host.aliveChips < 50)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func waterfall(
    _ cards: [Piece], _ order: StripOrder, height: CGFloat
  ) -> Hosted {
    let options = ScreenOptions(columns: VFlowLayout(), lines: 2, order: order)
    return Screen.host(cards, options, size: CGSize(208, height))
  }

  @Test(
    "a strip of columns filled shortest first that scrolls along its columns is a waterfall of cards"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func waterfall() async throws {
    let cards = Piece.sized([60, 30, 50, 40].map { CGSize(100, $0) })
    let host = waterfall(cards, .acrossLines, height: 400)
    try await host.settle()
    expectEqual(host.frame(of: "2"), CGRect(108, 38, 100, 50))
    expectEqual(host.frame(of: "3"), CGRect(0, 68, 100, 40))
  }

  @Test(
    "a strip of two columns realizes only cards near the viewport, and knows where a far card lies")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func longWaterfall() async throws {
    let cards = Piece.sized(Array(repeating: CGSize(100, 50), count: 1000))
    let host = waterfall(cards, .lineByLine, height: 290)
    // Two columns of five cards are a page.
    expectEqual(host.visibleChips.count, 10)
    #expect(host.aliveChips <= 20)
    try host.scroll(to: 200 * 58)
    try await host.settle()
    expectEqual(host.visibleChips[700].map { closeTo($0, CGRect(108, 0, 100, 50)) }, true)
    #expect(host.aliveChips <= 30)
  }
}
#endif
