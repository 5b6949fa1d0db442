import FlowUI
import SwiftUI
import Testing

/// A lazy strip of chips that can have the focus, which arrow keys move.
private struct FocusedStrip: View {
  let isDeclared: Bool
  let order: FlowLineOrder
  let handle: Handle
  @State private var chips: [Piece]
  @FocusState private var focused: Int?

  @MainActor final class Handle {
    var chips: Binding<[Piece]>?
    var focus: (Int?) -> Void = { _ in }
  }

  init(
    _ chips: [Piece], isDeclared: Bool, _ order: FlowLineOrder = .lineByLine,
    _ handle: Handle = Handle()
  ) {
    (self.isDeclared, self.order, self.handle) = (isDeclared, order, handle)
    _chips = State(initialValue: chips)
  }

  var body: some View {
    handle.chips = $chips
    handle.focus = { focused = $0 }
    return ScrollView(.horizontal) {
      LazyFlow(chips, sizes: isDeclared ? .declared(\.size) : .measured, lines: 3, order: order) {
        chip in
        Color.clear.frame(width: chip.size.width, height: chip.size.height)
          .focusable().focused($focused, equals: chip.id).accessibilityIdentifier("\(chip.id)")
      }
      .flowFocusNavigation($focused)
      .accessibilityIdentifier("flow")
    }
    .accessibilityIdentifier("scroll")
  }
}

@MainActor @Suite("Keyboard focus in lazy strips")
struct LazyStripFocusTests {
  private let size = CGSize(width: 390, height: 160)

  private func host(
    _ chips: [Piece], isDeclared: Bool, _ order: FlowLineOrder = .lineByLine,
    _ handle: FocusedStrip.Handle = FocusedStrip.Handle()
  ) -> HeadlessHost {
    HeadlessHost(size: size) { FocusedStrip(chips, isDeclared: isDeclared, order, handle) }
  }

  @Test(
    "a focused view lives through a scroll over a hundred thousand items, with one view more at most",
    arguments: [FlowLineOrder.lineByLine, .acrossLines])
  func scrolling(order: FlowLineOrder) throws {
    let chips = Piece.chips(100_000)
    let plain = host(chips, isDeclared: true, order)
    let handle = FocusedStrip.Handle()
    let host = host(chips, isDeclared: true, order, handle)
    for host in [plain, host] { try host.settle() }
    handle.focus(2)
    try host.settle()
    let before = try #require(host.frame(of: "2"))
    let end = try #require(host.frame(of: "flow")).width - size.width
    for part in 1...20 {
      let offset = CGPoint(x: end * CGFloat(part) / 20, y: 0)
      for host in [plain, host] {
        try host.scroll("scroll", to: offset)
        try host.settle()
      }
      #expect(host.focusedIdentifier == "2")
      let frame = try #require(host.frame(of: "2"))
      #expect(frame.size == before.size && frame.minY == before.minY)
      #expect(abs(frame.minX - (before.minX - offset.x)) < 1e-3)
      #expect(host.aliveChips == plain.aliveChips + 1)
      #expect(difference(host, plain) == nil)
    }
    handle.focus(nil)
    try host.scroll("scroll", to: CGPoint(x: end - 500, y: 0))
    try host.settle()
    #expect(host.frame(of: "2") == nil)
  }

  @Test(
    "without sizes a measured view lives on, at its place, as long as it has the focus",
    arguments: [FlowLineOrder.lineByLine, .acrossLines])
  func measured(order: FlowLineOrder) async throws {
    let handle = FocusedStrip.Handle()
    let host = host(Piece.chips(3000), isDeclared: false, order, handle)
    try await update(host)
    handle.focus(3)
    try await update(host)
    // Line by line, the first lines may become deeper on the way, which moves those below.
    let before = try #require(host.frame(of: "3"))
    for offset in stride(from: CGFloat(200), through: 4000, by: 200) {
      try host.scroll("scroll", to: CGPoint(x: offset, y: 0))
      try await update(host)
      #expect(host.focusedIdentifier == "3")
      #expect(host.frame(of: "3")?.minX == before.minX - offset)
    }
    handle.focus(nil)
    try host.scroll("scroll", to: CGPoint(x: 4200, y: 0))
    try await update(host)
    #expect(host.frame(of: "3") == nil)
  }

  @Test(
    "a focused view keeps it when elements come before it, and loses it with its element",
    arguments: [true, false], [FlowLineOrder.lineByLine, .acrossLines])
  func changes(isDeclared: Bool, order: FlowLineOrder) async throws {
    let handle = FocusedStrip.Handle()
    let host = host(Piece.chips(2000), isDeclared: isDeclared, order, handle)
    try await update(host)
    handle.focus(5)
    try host.scroll("scroll", to: CGPoint(x: 2000, y: 0))
    try await update(host)
    let new = Piece(id: -1, size: CGSize(width: 50, height: 20))
    handle.chips?.wrappedValue.insert(new, at: 0)
    try await update(host)
    #expect(host.focusedIdentifier == "5")
    handle.chips?.wrappedValue.removeAll { $0.id == 5 }
    try await update(host)
    #expect(host.focusedIdentifier == nil)
  }

  @Test("arrow keys go along a line and from line to line", arguments: [true, false])
  func arrows(isDeclared: Bool) async throws {
    // Three lines of twenty: 0…19, 20…39, 40…59.
    let host = host(Piece.equal(60), isDeclared: isDeclared)
    try await update(host)
    host.pressTab()
    var way: [String?] = []
    for key in [
      KeyEquivalent.rightArrow, .downArrow, .downArrow, .downArrow, .leftArrow, .upArrow,
    ] {
      host.press(key)
      try await update(host)
      way.append(host.focusedIdentifier)
    }
    #expect(way == ["1", "21", "41", "41", "40", "20"])
  }

  @Test("arrow keys go on to views that did not exist yet")
  func onwards() async throws {
    let host = host(Piece.equal(600), isDeclared: true)
    try await update(host)
    host.pressTab()
    for chip in 1...30 {
      host.press(.rightArrow)
      try await update(host)
      #expect(host.focusedIdentifier == "\(chip)")
    }
  }
}
