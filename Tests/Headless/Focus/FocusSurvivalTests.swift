import FlowLayoutUI
import SwiftUI
import Testing

/// A lazy flow of chips that can have the focus, in a scroll view: one that wraps, or a strip of three lines.
private struct Scrolled: View {
  let isDeclared: Bool
  let order: StripOrder?
  let handle: Handle
  @State private var chips: [Piece]
  @FocusState private var focused: Int?

  @MainActor final class Handle {
    var chips: Binding<[Piece]>?
    var focus: (Int?) -> Void = { _ in }
    var focused: () -> Int? = { nil }
  }

  init(_ chips: [Piece], isDeclared: Bool, _ order: StripOrder?, _ handle: Handle = Handle()) {
    (self.isDeclared, self.order, self.handle) = (isDeclared, order, handle)
    _chips = State(initialValue: chips)
  }

  var body: some View {
    handle.chips = $chips
    handle.focus = { focused = $0 }
    handle.focused = { focused }
    return ScrollView(order == nil ? .vertical : .horizontal) {
      if let order {
        LazyStrip(chips, lines: 3) { Presses(chip: $0).focused($focused, equals: $0.id) }
          .itemSizes(\.size, order, if: isDeclared)
          .named("flow")
      } else {
        LazyFlow(chips) { Presses(chip: $0).focused($focused, equals: $0.id) }
          .itemSizes(\.size, if: isDeclared)
          .named("flow")
      }
    }
    .named("scroll")
  }
}

/// A chip that counts how often it is pressed, as long as it exists.
private struct Presses: View {
  let chip: Piece
  @State private var count = 0

  init(chip: Piece) { self.chip = chip }

  var body: some View {
    Button {
      count += 1
    } label: {
      Color.clear.frame(chip.size)
    }
    .accessibilityLabel("\(count)").named(chip.id)
  }
}

@MainActor @Suite("The focus that is kept")
struct FocusSurvivalTests {
  private let space = CGSize(390, 480)
  private let handle = Scrolled.Handle()

  /// How a lazy flow has its lines: those that wrap, and those of strips.
  nonisolated private static let orders: [StripOrder?] = [nil, .lineByLine, .acrossLines]
  nonisolated private static let measuredOrders: [StripOrder?] = [nil, .acrossLines]

  private func axis(_ order: StripOrder?) -> Axis { order == nil ? .vertical : .horizontal }

  private func along(_ point: CGPoint, _ order: StripOrder?) -> CGFloat {
    order == nil ? point.y : point.x
  }

  @Test(
    "a focused view of a lazy flow or strip stays realized while 100,000 items scroll, as the only one far away",
    arguments: orders)
  func scrolling(order: StripOrder?) throws {
    let chips = Piece.chips(100_000)
    let plain = HeadlessHost(size: space) { Scrolled(chips, isDeclared: true, order) }
    let host = HeadlessHost(size: space) { Scrolled(chips, isDeclared: true, order, handle) }
    for host in [plain, host] { try host.settle() }
    handle.focus(2)
    try host.settle()
    host.press(.space)
    let before = try #require(host.frame(of: "2"))
    let flow = try #require(host.frame(of: "flow"))
    let end = order == nil ? flow.height - space.height : flow.width - space.width
    for part in 1...20 {
      let offset = end * CGFloat(part) / 20
      for host in [plain, host] {
        try host.scroll(to: offset, axis(order))
        try host.settle()
      }
      #expect(host.focusedIdentifier == "2" && handle.focused() == 2)
      let frame = try #require(host.frame(of: "2"))
      #expect(abs(along(frame.origin, order) + offset - along(before.origin, order)) < 1e-3)
      expectEqual(frame.size, before.size)
      #expect(order == nil ? frame.minX == before.minX : frame.minY == before.minY)
      expectEqual(host.aliveChips, plain.aliveChips + 1)
      expectEqual(difference(host, plain), nil)
    }
    // It is the view that it was.
    host.press(.space)
    let elements = host.accessibilityTree.flatMap { [$0] + $0.children }
    expectEqual(elements.first { $0.identifier == "2" }?.label, "2")
    handle.focus(nil)
    try host.scroll(to: end - 500, axis(order))
    try host.settle()
    expectEqual(host.frame(of: "2"), nil)
  }

  @Test(
    "a focused, measured view of a lazy flow or strip stays realized and in place while it has the focus",
    arguments: measuredOrders)
  func measured(order: StripOrder?) async throws {
    let host = HeadlessHost(size: space) {
      Scrolled(Piece.chips(3000), isDeclared: false, order, handle)
    }
    try await update(host)
    handle.focus(3)
    try await update(host)
    let before = try #require(host.frame(of: "3"))
    for offset in stride(from: CGFloat(200), through: 4000, by: 200) {
      try await scroll(host, to: offset, axis(order))
      expectEqual(host.focusedIdentifier, "3")
      let frame = try #require(host.frame(of: "3"))
      // The lines of a strip may become deeper on the way, which moves those below.
      expectEqual(along(frame.origin, order), along(before.origin, order) - offset)
      #expect(order != nil || frame.minX == before.minX)
    }
    handle.focus(nil)
    try await scroll(host, to: 4600, axis(order))
    expectEqual(host.frame(of: "3"), nil)
  }

  @Test(
    "a focused view of a lazy flow or strip keeps the focus as others are inserted, until it is removed",
    arguments: orders.map { (true, $0) } + measuredOrders.map { (false, $0) })
  func changes(isDeclared: Bool, order: StripOrder?) async throws {
    let host = HeadlessHost(size: space) {
      Scrolled(Piece.chips(2000), isDeclared: isDeclared, order, handle)
    }
    try await update(host)
    handle.focus(5)
    try await scroll(host, to: 2000, axis(order))
    handle.chips?.wrappedValue.insert(Piece(id: -1, size: CGSize(50, 20)), at: 0)
    try await update(host)
    expectEqual(host.focusedIdentifier, "5")
    handle.chips?.wrappedValue.removeAll { $0.id == 5 }
    try await update(host)
    #expect(host.focusedIdentifier == nil && handle.focused() == nil)
  }

  private let limit = Remote((lines: 1, isExpanded: true))

  /// A flow of buttons with an indicator that expands it, below another button.
  private func limited(_ count: Int, hasIndicator: Bool = true) -> HeadlessHost {
    func view(_ number: Int) -> some View {
      Button {
      } label: {
        Color.clear.frame(width: 60, height: 30)
      }
      .named(number)
    }
    return HeadlessHost(390, 3000) {
      Bound(limit) { $limit in
        VStack {
          Button("before") {}.named("before")
          if hasIndicator {
            Flow(0..<count, id: \.self, content: view)
              .maxLines(
                limit.lines, isExpanded: limit.isExpanded,
                overflow: { more in
                  Button(more.isExpanded ? "Less" : "+\(more.count)") { limit.isExpanded.toggle() }
                    .named("more")
                })
          } else {
            Flow(0..<count, id: \.self, content: view)
              .maxLines(limit.lines, isExpanded: limit.isExpanded)
          }
        }
      }
    }
  }

  // In a flow of 200, the focused view is not made any more.
  @Test(
    "a limited flow that collapses moves the focus from a view that it then hides to the indicator",
    arguments: [20, 200], [false, true])
  func collapsing(count: Int, isLast: Bool) throws {
    let host = limited(count)
    try host.settle()
    host.pressTab(times: isLast ? count + 1 : 11)
    expectEqual(host.focusedIdentifier, (isLast ? "\(count - 1)" : "9"))
    limit.value.isExpanded = false
    try host.settle()
    expectEqual(host.focusedIdentifier, "more")
    host.press(.space)
    #expect(limit.value.isExpanded)
    expectEqual(host.focusedIdentifier, "more")
  }

  @Test(
    "collapsing a limited flow leaves the focus on a view that is still shown, or is outside of the flow"
  )
  func staying() throws {
    let host = limited(20)
    try host.settle()
    for identifier in ["before", "0", "1"] {
      host.pressTab()
      for isExpanded in [false, true] {
        limit.value.isExpanded = isExpanded
        try host.settle()
        expectEqual(host.focusedIdentifier, identifier)
      }
    }
  }

  @Test(
    "a lowered line limit moves the focus from a hidden view to the indicator, or removes it without one",
    arguments: [true, false])
  func limits(hasIndicator: Bool) throws {
    let host = limited(20, hasIndicator: hasIndicator)
    try host.settle()
    limit.set((3, false))
    try host.settle()
    host.pressTab(times: 11)
    for (lines, focused) in [(3, "9"), (2, "9"), (1, hasIndicator ? "more" : nil)] {
      limit.value.lines = lines
      try host.settle()
      expectEqual(host.focusedIdentifier, focused)
    }
  }
}
