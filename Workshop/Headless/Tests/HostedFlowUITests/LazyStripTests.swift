import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("Lazy strips", .stillClock)
struct LazyStripTests {
  private func host(
    _ chips: [Piece], _ kind: StripKind, lines: Int = 2, _ order: FlowLineOrder = .lineByLine,
    size: CGSize = CGSize(width: 400, height: 100), handle: StripHandle = StripHandle(),
    counts: ViewCounts? = nil, isBound: Bool = false
  ) -> HeadlessHost {
    HeadlessHost(size: size) {
      StripScreen(
        chips, kind, lines: lines, order, FlowLayout(), handle: handle, counts: counts,
        isBound: isBound)
    }
  }

  @Test("a strip traps beside proportions, which say nothing of a line's depth")
  func proportions() async {
    await #expect(processExitsWith: .failure) {
      _ = LazyFlow(0..<3, sizes: .aspectRatio { _ in 1.0 }, lines: 2) { Text("\($0)") }
    }
  }

  /// Where the lines of what can be seen lie in the flow, from its top.
  private func rows(_ host: HeadlessHost) -> Set<CGFloat> {
    let top = host.frame(of: "flow")?.minY ?? 0
    return Set(host.visibleChips.values.map { $0.minY - top })
  }

  @Test("a measured strip is as long as it is likely to be, and as it is at last")
  func estimate() async throws {
    let chips = Piece.equal(100)
    let host = host(chips, .measured)
    try await update(host)
    #expect(host.frame(of: "flow")?.size == CGSize(width: 50 * 128 - 8, height: 88))
    let uneven = self.host(Piece.chips(100), .measured)
    for offset in stride(from: CGFloat(0), to: 8000, by: 200) {
      try uneven.scroll("scroll", to: CGPoint(x: offset, y: 0))
      try await update(uneven)
    }
    let all = self.host(Piece.chips(100), .eager)
    #expect(uneven.frame(of: "flow")?.size == all.frame(of: "flow")?.size)
  }

  @Test(
    "an item that a position names exists wherever it is, and is scrolled to",
    arguments: [StripKind.declared, .measured], [FlowLineOrder.lineByLine, .acrossLines, .inTurn])
  func position(kind: StripKind, order: FlowLineOrder) async throws {
    let handle = StripHandle()
    let host = host(Piece.equal(2000), kind, order, handle: handle, isBound: true)
    try await update(host)
    for id in [1500, 20, 999] {
      handle.position?.wrappedValue.scrollTo(id: id, anchor: .leading)
      for _ in 0..<6 { try await update(host) }
      #expect(host.visibleChips[id] != nil, "\(id)")
    }
  }

  @Test(
    "a bound position tells where a reader is, and changes neither what is shown nor how soon",
    arguments: [StripKind.declared, .measured], [FlowLineOrder.lineByLine, .acrossLines, .inTurn])
  func boundScrolling(kind: StripKind, order: FlowLineOrder) async throws {
    let handle = StripHandle()
    let chips = Piece.chips(400)
    let bound = host(chips, kind, order, handle: handle, isBound: true)
    let free = host(chips, kind, order)
    for host in [bound, free] { try await update(host) }
    for offset in stride(from: CGFloat(130), through: 4000, by: 130) {
      for host in [bound, free] {
        try host.scroll("scroll", to: CGPoint(x: offset, y: 0))
        // The position is written in the round in which views tell their sizes; none takes a third.
        try await update(host)
      }
      #expect(difference(bound, free) == nil, "at \(offset)")
      let told = handle.position?.wrappedValue.viewID(type: Int.self)
      #expect(told.flatMap { bound.visibleChips[$0] } != nil, "at \(offset)")
    }
  }

  @Test(
    "a jump that comes with other elements arrives, though what is measured waits for the next update",
    arguments: [StripKind.declared, .measured], [FlowLineOrder.lineByLine, .acrossLines, .inTurn])
  func jumpWithChange(kind: StripKind, order: FlowLineOrder) async throws {
    let handle = StripHandle()
    let host = host(Piece.chips(600), kind, order, handle: handle, isBound: true)
    try await update(host)
    for (step, id) in [450, 7, 300].enumerated() {
      let new = Piece(id: 1000 + step, size: CGSize(width: 70, height: 30))
      handle.chips?.wrappedValue.insert(new, at: 3 + step)
      handle.position?.wrappedValue.scrollTo(id: id, anchor: .leading)
      for _ in 0..<6 { try await update(host) }
      #expect(host.visibleChips[id] != nil, "\(id)")
      // A reader who goes on is not pulled back.
      let offset = try host.visibleRect(of: "scroll").minX + 90
      try host.scroll("scroll", to: CGPoint(x: offset, y: 0))
      for _ in 0..<3 { try await update(host) }
      #expect(try host.visibleRect(of: "scroll").minX == offset)
    }
  }

  @Test(
    "a jump to where the layout says that a view is shows it there",
    arguments: [FlowLineOrder.lineByLine, .acrossLines, .inTurn])
  func offsets(order: FlowLineOrder) throws {
    let chips = Piece.chips(2000)
    let host = host(chips, .declared, lines: 3, order)
    for index in [700, 3, 1500] {
      let x = FlowLayout().offset(
        of: index, in: chips, lines: 3, order: order, sizes: .declared(\.size))
      try host.scroll("scroll", to: CGPoint(x: x, y: 0))
      _ = try host.settle()
      #expect(host.frame(of: "\(index)").map { abs($0.minX) < 1e-6 } == true)
    }
  }

  @Test("other lines keep what was measured")
  func otherLines() async throws {
    let (handle, counts) = (StripHandle(), ViewCounts())
    let host = host(Piece.equal(60), .measured, handle: handle, counts: counts)
    try await update(host)
    handle.lines?.wrappedValue = 1
    try await update(host)
    #expect(rows(host) == [0])
    handle.lines?.wrappedValue = 3
    try await update(host)
    let all = self.host(Piece.equal(60), .eager, lines: 3)
    #expect(difference(host, all) == nil)
  }

  @Test("a deeper view that comes later moves the lines below, and no view along them")
  func deeper() async throws {
    var chips = Piece.equal(200)
    chips[60].size.height = 55
    let host = host(chips, .measured, size: CGSize(width: 400, height: 200))
    try await update(host)
    #expect(rows(host) == [0, 48])
    for offset in stride(from: CGFloat(0), through: 7600, by: 200) {
      try host.scroll("scroll", to: CGPoint(x: offset, y: 0))
      try await update(host)
    }
    #expect(rows(host) == [0, 63])
    #expect(
      host.frame(of: "60") != nil && host.frame(of: "60")?.minX == host.frame(of: "160")?.minX)
  }

  @Test(
    "as many lines as anybody says, and no items, make no harm", arguments: StripKind.allCases)
  func edges(kind: StripKind) async throws {
    for lines in [.min, -1, 0, 1, 7, 1000, .max] as [Int] {
      for order in [FlowLineOrder.lineByLine, .acrossLines, .inTurn] {
        if kind == .eager { continue }
        let three = host(Piece.equal(3), kind, lines: lines, order)
        try await update(three)
        #expect(three.aliveChips == 3)
        let none = host([], kind, lines: lines, order)
        try await update(none)
        #expect(none.frame(of: "flow")?.size == .zero)
      }
    }
  }

  @Test("a strip that has no height to show keeps its length")
  func noHeight() throws {
    let chips = (0..<50).map { Piece(id: $0, size: CGSize(width: 40, height: 0)) }
    let host = host(chips, .declared)
    try host.settle()
    #expect(host.frame(of: "flow")?.size == CGSize(width: 25 * 48 - 8, height: 8))
    #expect(host.aliveChips < 50)
  }

  @Test("columns that are scrolled along are a waterfall of cards")
  func waterfall() throws {
    let cards = [60, 30, 50, 40].enumerated().map {
      Piece(id: $0.offset, size: CGSize(width: 100, height: CGFloat($0.element)))
    }
    let host = HeadlessHost(size: CGSize(width: 208, height: 400)) {
      StripScreen(cards, .declared, lines: 2, .acrossLines, VFlowLayout())
    }
    try host.settle()
    #expect(host.frame(of: "2") == CGRect(x: 108, y: 38, width: 100, height: 50))
    #expect(host.frame(of: "3") == CGRect(x: 0, y: 68, width: 100, height: 40))
  }

  @Test("a waterfall makes only the cards near what can be seen, and knows where each of them lies")
  func longWaterfall() throws {
    let cards = Piece.sized(Array(repeating: CGSize(width: 100, height: 50), count: 1000))
    let host = HeadlessHost(size: CGSize(width: 208, height: 290)) {
      StripScreen(cards, .declared, lines: 2, .lineByLine, VFlowLayout())
    }
    // Two columns of five cards are a page.
    #expect(host.visibleChips.count == 10)
    #expect(host.aliveChips <= 20)
    let offset = VFlowLayout().offset(of: 700, in: cards, lines: 2, sizes: .declared(\.size))
    #expect(abs(offset - 200 * 58) < 1e-6)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 200 * 58))
    #expect(
      host.visibleChips[700].map { closeTo($0, CGRect(x: 108, y: 0, width: 100, height: 50)) }
        == true)
    #expect(host.aliveChips <= 30)
  }
}
