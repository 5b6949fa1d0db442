import FlowUI
import SwiftUI
import Testing

/// A lazy flow of chips that can have the focus, in a scroll view: one that wraps, or a strip of three lines.
private struct Scrolled: View {
  let isDeclared: Bool
  let order: FlowLineOrder?
  let handle: Handle
  @State private var chips: [Piece]
  @FocusState private var focused: Int?

  @MainActor final class Handle {
    var chips: Binding<[Piece]>?
    var focus: (Int?) -> Void = { _ in }
    var focused: () -> Int? = { nil }
  }

  init(_ chips: [Piece], isDeclared: Bool, _ order: FlowLineOrder?, _ handle: Handle = Handle()) {
    (self.isDeclared, self.order, self.handle) = (isDeclared, order, handle)
    _chips = State(initialValue: chips)
  }

  var body: some View {
    handle.chips = $chips
    handle.focus = { focused = $0 }
    handle.focused = { focused }
    return ScrollView(order == nil ? .vertical : .horizontal) {
      LazyFlow(
        chips, sizes: isDeclared ? .declared(\.size) : .measured, lines: order == nil ? nil : 3,
        order: order ?? .lineByLine
      ) {
        Counter(chip: $0).focused($focused, equals: $0.id)
      }
      .accessibilityIdentifier("flow")
    }
    .accessibilityIdentifier("scroll")
  }
}

/// A chip that counts how often it is pressed, as long as it exists.
private struct Counter: View {
  let chip: Piece
  @State private var count = 0

  init(chip: Piece) { self.chip = chip }

  var body: some View {
    Button {
      count += 1
    } label: {
      Color.clear.frame(width: chip.size.width, height: chip.size.height)
    }
    .accessibilityLabel("\(count)").accessibilityIdentifier("\(chip.id)")
  }
}

/// A flow of buttons with an indicator.
private struct Limited: View {
  let count: Int
  let width: Handle
  let hasIndicator: Bool
  @State private var isExpanded = true
  @State private var limit = 1

  @MainActor final class Handle {
    var isExpanded: Binding<Bool>?
    var limit: Binding<Int>?
  }

  init(_ count: Int, _ handle: Handle, hasIndicator: Bool = true) {
    self.count = count
    width = handle
    self.hasIndicator = hasIndicator
  }

  var body: some View {
    width.isExpanded = $isExpanded
    width.limit = $limit
    return VStack {
      Button("before") {}.accessibilityIdentifier("before")
      if hasIndicator {
        Flow(0..<count, id: \.self, maxLines: limit, isExpanded: isExpanded) { number in
          view(number)
        } overflow: { more in
          Button(more.isExpanded ? "Less" : "+\(more.count)") { isExpanded.toggle() }
            .accessibilityIdentifier("more")
        }
      } else {
        Flow(0..<count, id: \.self, maxLines: limit, isExpanded: isExpanded) { view($0) }
      }
    }
  }

  private func view(_ number: Int) -> some View {
    Button {
    } label: {
      Color.clear.frame(width: 60, height: 30)
    }
    .accessibilityIdentifier("\(number)")
  }
}

@MainActor @Suite("A focus that is kept")
struct FocusSurvivalTests {
  private let space = CGSize(width: 390, height: 480)

  /// How a lazy flow has its lines: those that wrap, and those of strips.
  nonisolated private static let orders: [FlowLineOrder?] = [nil, .lineByLine, .acrossLines]

  private func point(_ offset: CGFloat, _ order: FlowLineOrder?) -> CGPoint {
    order == nil ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  @Test(
    "a focused view lives through a scroll over 100,000 items, with one view more at most",
    arguments: orders)
  func scrolling(order: FlowLineOrder?) throws {
    let chips = Piece.chips(100_000)
    let plain = HeadlessHost(size: space) { Scrolled(chips, isDeclared: true, order) }
    let handle = Scrolled.Handle()
    let host = HeadlessHost(size: space) { Scrolled(chips, isDeclared: true, order, handle) }
    for host in [plain, host] { try host.settle() }
    handle.focus(2)
    try host.settle()
    host.press(.space)
    let before = try #require(host.frame(of: "2"))
    let flow = try #require(host.frame(of: "flow"))
    let end = order == nil ? flow.height - space.height : flow.width - space.width
    for part in 1...20 {
      let offset = point(end * CGFloat(part) / 20, order)
      for host in [plain, host] {
        try host.scroll("scroll", to: offset)
        try host.settle()
      }
      #expect(host.focusedIdentifier == "2" && handle.focused() == 2)
      let frame = try #require(host.frame(of: "2"))
      let moved = frame.offsetBy(dx: offset.x - before.minX, dy: offset.y - before.minY)
      #expect(abs(moved.minX) < 1e-3 && abs(moved.minY) < 1e-3 && frame.size == before.size)
      #expect(host.aliveChips == plain.aliveChips + 1)
      #expect(difference(host, plain) == nil)
    }
    // It is the view that it was.
    host.press(.space)
    let elements = host.accessibilityTree.flatMap { [$0] + $0.children }
    #expect(elements.first { $0.identifier == "2" }?.label == "2")
    handle.focus(nil)
    try host.scroll("scroll", to: point(end - 500, order))
    try host.settle()
    #expect(host.frame(of: "2") == nil)
  }

  @Test(
    "without sizes, too: a measured view lives on, at its place, as long as it has the focus",
    arguments: orders)
  func measured(order: FlowLineOrder?) async throws {
    let handle = Scrolled.Handle()
    let host = HeadlessHost(size: space) {
      Scrolled(Piece.chips(3000), isDeclared: false, order, handle)
    }
    try await update(host)
    handle.focus(3)
    try await update(host)
    let before = try #require(host.frame(of: "3"))
    for offset in stride(from: CGFloat(200), through: 4000, by: 200) {
      try host.scroll("scroll", to: point(offset, order))
      try await update(host)
      #expect(host.focusedIdentifier == "3")
      let frame = try #require(host.frame(of: "3"))
      #expect(frame.minX == before.minX - point(offset, order).x)
      // The lines of a strip may become deeper on the way, which moves those below.
      #expect(order != nil || frame.minY == before.minY - point(offset, order).y)
    }
    handle.focus(nil)
    try host.scroll("scroll", to: point(4600, order))
    try await update(host)
    #expect(host.frame(of: "3") == nil)
  }

  @Test(
    "a focused view keeps it when elements come before it, and loses it with its element",
    arguments: [true, false], orders)
  func changes(isDeclared: Bool, order: FlowLineOrder?) async throws {
    let handle = Scrolled.Handle()
    let host = HeadlessHost(size: space) {
      Scrolled(Piece.chips(2000), isDeclared: isDeclared, order, handle)
    }
    try await update(host)
    handle.focus(5)
    try host.scroll("scroll", to: point(2000, order))
    try await update(host)
    let new = Piece(id: -1, size: CGSize(width: 50, height: 20))
    handle.chips?.wrappedValue.insert(new, at: 0)
    try await update(host)
    #expect(host.focusedIdentifier == "5")
    handle.chips?.wrappedValue.removeAll { $0.id == 5 }
    try await update(host)
    #expect(host.focusedIdentifier == nil && handle.focused() == nil)
  }

  @Test("a flow that collapses moves the focus from a hidden view to the indicator")
  func collapsing() throws {
    // In one of 200, the focused view is not made any more.
    for count in [20, 200] {
      for isLast in [false, true] {
        let handle = Limited.Handle()
        let host = HeadlessHost(size: CGSize(width: 390, height: 3000)) { Limited(count, handle) }
        try host.settle()
        for _ in 0..<(isLast ? count + 1 : 11) { host.pressTab() }
        #expect(host.focusedIdentifier == (isLast ? "\(count - 1)" : "9"))
        handle.isExpanded?.wrappedValue = false
        try host.settle()
        #expect(host.focusedIdentifier == "more")
        host.press(.space)
        #expect(handle.isExpanded?.wrappedValue == true)
        #expect(host.focusedIdentifier == "more")
      }
    }
  }

  @Test("the focus stays where it is if its view is still shown, or is elsewhere")
  func staying() throws {
    let handle = Limited.Handle()
    let host = HeadlessHost(size: CGSize(width: 390, height: 3000)) { Limited(20, handle) }
    try host.settle()
    for (presses, identifier) in [(1, "before"), (1, "0"), (1, "1")] {
      for _ in 0..<presses { host.pressTab() }
      for isExpanded in [false, true] {
        handle.isExpanded?.wrappedValue = isExpanded
        try host.settle()
        #expect(host.focusedIdentifier == identifier)
      }
    }
  }

  @Test("a lower limit moves the focus as well, and without an indicator it is lost")
  func limits() throws {
    for hasIndicator in [true, false] {
      let handle = Limited.Handle()
      let host = HeadlessHost(size: CGSize(width: 390, height: 3000)) {
        Limited(20, handle, hasIndicator: hasIndicator)
      }
      handle.isExpanded?.wrappedValue = false
      handle.limit?.wrappedValue = 3
      try host.settle()
      for _ in 0..<11 { host.pressTab() }
      #expect(host.focusedIdentifier == "9")
      handle.limit?.wrappedValue = 2
      try host.settle()
      #expect(host.focusedIdentifier == "9")
      handle.limit?.wrappedValue = 1
      try host.settle()
      #expect(host.focusedIdentifier == (hasIndicator ? "more" : nil))
    }
  }
}
