import FlowUI
import SwiftUI
import Testing

/// A lazy flow of chips that can have the focus, in a scroll view.
private struct Scrolled: View {
  let isDeclared: Bool
  let handle: ChipsHandle
  @State private var chips: [Piece]
  @FocusState private var focused: Int?

  @MainActor final class ChipsHandle {
    var chips: Binding<[Piece]>?
    var focus: (Int?) -> Void = { _ in }
    var focused: () -> Int? = { nil }
  }

  init(_ chips: [Piece], isDeclared: Bool, _ handle: ChipsHandle = ChipsHandle()) {
    self.isDeclared = isDeclared
    self.handle = handle
    _chips = State(initialValue: chips)
  }

  var body: some View {
    handle.chips = $chips
    handle.focus = { focused = $0 }
    handle.focused = { focused }
    return ScrollView {
      Group {
        if isDeclared {
          LazyFlow(chips, sizes: .declared(\.size)) { view($0) }
        } else {
          LazyFlow(chips) { view($0) }
        }
      }
      .accessibilityIdentifier("flow")
    }
    .accessibilityIdentifier("scroll")
  }

  private func view(_ chip: Piece) -> some View {
    Counter(chip: chip).focused($focused, equals: chip.id)
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

  private func alive(_ host: HeadlessHost) -> Int {
    host.frames.filter { Int($0.identifier) != nil }.count
  }

  @Test("a focused view lives through a scroll over a million items, with one view more at most")
  func million() throws {
    let chips = Piece.chips(1_000_000)
    let plain = HeadlessHost(size: space) { Scrolled(chips, isDeclared: true) }
    let handle = Scrolled.ChipsHandle()
    let host = HeadlessHost(size: space) { Scrolled(chips, isDeclared: true, handle) }
    try host.settle()
    for _ in 0..<7 { host.pressTab() }
    host.press(.space)
    #expect(host.focusedIdentifier == "6")
    let before = try #require(host.frame(of: "6"))
    let end = try #require(host.frame(of: "flow")).height - 480
    for part in 1...20 {
      let offset = CGPoint(x: 0, y: end * CGFloat(part) / 20)
      for host in [plain, host] { try host.scroll("scroll", to: offset) }
      #expect(host.focusedIdentifier == "6")
      #expect(handle.focused() == 6)
      let frame = try #require(host.frame(of: "6"))
      #expect(frame.origin.x == before.origin.x && frame.size == before.size)
      #expect(abs(frame.minY - (before.minY - offset.y)) < 1e-3)
      #expect(alive(host) == alive(plain) + 1)
    }
    host.press(.space)
    try host.scroll("scroll", to: .zero)
    #expect(alive(host) == alive(plain) || alive(host) < 200)
    let label = host.accessibilityTree.flatMap(\.children) + host.accessibilityTree
    #expect(label.first { $0.identifier == "6" }?.label == "2")
  }

  @Test("without sizes, too: a measured view lives on, at its place, as long as it has the focus")
  func measured() throws {
    let handle = Scrolled.ChipsHandle()
    let host = HeadlessHost(size: space) { Scrolled(Piece.chips(3000), isDeclared: false, handle) }
    try host.settle()
    handle.focus(3)
    try host.settle()
    let before = try #require(host.frame(of: "3"))
    for offset in stride(from: 400.0, through: 8000, by: 400) {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      try host.settle()
      #expect(host.focusedIdentifier == "3")
      #expect(host.frame(of: "3") == before.offsetBy(dx: 0, dy: -offset))
    }
    handle.focus(nil)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 8400))
    try host.settle()
    #expect(host.frame(of: "3") == nil)
  }

  @Test("a focused view keeps it when elements come before it, and loses it with its element")
  func changes() throws {
    for isDeclared in [true, false] {
      let handle = Scrolled.ChipsHandle()
      let host = HeadlessHost(size: space) {
        Scrolled(Piece.chips(2000), isDeclared: isDeclared, handle)
      }
      try host.settle()
      handle.focus(10)
      try host.scroll("scroll", to: CGPoint(x: 0, y: 3000))
      try host.settle()
      let new = Piece(id: -1, size: CGSize(width: 50, height: 20))
      handle.chips?.wrappedValue.insert(new, at: 0)
      try host.settle()
      #expect(host.focusedIdentifier == "10")
      handle.chips?.wrappedValue.removeAll { $0.id == 10 }
      try host.settle()
      #expect(host.focusedIdentifier == nil)
      #expect(handle.focused() == nil)
    }
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

  @Test("arrow keys lead to no view that is hidden where the indicator is")
  func hidden() throws {
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) { LimitedKeys() }
    try host.settle()
    host.pressTab()
    #expect(host.focusedIdentifier == "0")
    host.press(.end)
    #expect(host.focusedIdentifier == "2")
    #expect(host.press(.rightArrow) == .ignored)
    #expect(host.focusedIdentifier == "2")
  }
}

/// Eight chips of 40 of which three and an indicator have room in 200 points.
private struct LimitedKeys: View {
  @FocusState private var focused: Int?

  var body: some View {
    Flow(0..<8, id: \.self, maxLines: 1) { id in
      Color.red.frame(width: 40, height: 20)
        .focusable().focused($focused, equals: id).accessibilityIdentifier("\(id)")
    } overflow: { _ in
      Color.blue.frame(width: 40, height: 20)
    }
    .flowFocusNavigation($focused)
  }
}
