import FlowUI
import SwiftUI
import Testing

/// What a flow with a focus is made of.
private enum Kind: String, CaseIterable {
  case bare, flow, lazy, declared
}

/// Chips that can have the focus, in a flow whose arrow keys move it.
private struct Chips<Base: FlowingLayout>: View {
  let chips: [Piece]
  let kind: Kind
  let layout: Base
  let axis: Axis
  let lines: Int?
  @FocusState private var focused: Int?

  init(
    _ chips: [Piece], _ kind: Kind, _ layout: Base, axis: Axis = .horizontal, lines: Int? = nil
  ) {
    (self.chips, self.kind, self.layout) = (chips, kind, layout)
    (self.axis, self.lines) = (axis, lines)
  }

  var body: some View {
    flow.flowFocusNavigation($focused, axis: axis)
  }

  @ViewBuilder private var flow: some View {
    switch kind {
    case .bare:
      AnyLayout(layout) {
        ForEach(chips) { chip in
          view(chip).flowFocused($focused, equals: chip.id)
        }
      }
    case .flow: Flow(chips, layout: layout) { view($0).focused($focused, equals: $0.id) }
    case .lazy:
      LazyFlow(chips, layout: layout, lines: lines) { view($0).focused($focused, equals: $0.id) }
    case .declared:
      LazyFlow(chips, layout: layout, sizes: .declared(\.size), lines: lines) {
        view($0).focused($focused, equals: $0.id)
      }
    }
  }

  private func view(_ chip: Piece) -> some View {
    Block(chip.size.width, chip.size.height).focusable().accessibilityIdentifier("\(chip.id)")
  }
}

@MainActor @Suite("Arrow keys in flows")
struct FocusNavigationTests {
  private let space = CGSize(width: 390, height: 4000)

  /// The frame of each chip.
  private func frames(_ host: HeadlessHost) -> [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: host.frames.compactMap { entry in
        Int(entry.identifier).map { ($0, entry.frame) }
      })
  }

  /// The chips that the focus goes to from one press to the next.
  private func way(
    _ host: HeadlessHost, _ key: KeyEquivalent, _ modifiers: EventModifiers = [], count: Int
  ) -> [Int?] {
    (0..<count).map { _ in
      host.press(key, modifiers: modifiers)
      return host.focusedIdentifier.flatMap { Int($0) }
    }
  }

  @Test("arrow keys and tab reach 60 of 60 views", arguments: Kind.allCases)
  fileprivate func reaching(_ kind: Kind) throws {
    let host = HeadlessHost(size: space) { Chips(Piece.chips(60), kind, FlowLayout()) }
    try host.settle()
    host.pressTab()
    #expect(host.focusedIdentifier == "0")
    #expect(way(host, .rightArrow, count: 59) == Array(1..<60))
    #expect(way(host, .leftArrow, count: 59) == (0..<59).reversed())
    #expect(way(host, .tab, count: 60) == Array(1..<60) + [0])
    #expect(way(host, .tab, .shift, count: 60) == (0..<60).reversed())
    // By home and the arrows that point down and to the right alone, line by line.
    var reached: Set<Int> = [0]
    let frames = frames(host)
    while true {
      host.press(.home)
      let first = try #require(host.focusedIdentifier.flatMap { Int($0) })
      reached.insert(first)
      for next in way(host, .rightArrow, count: 14).compactMap({ $0 })
      where frames[next]?.minY == frames[first]?.minY {
        reached.insert(next)
      }
      while host.focusedIdentifier != "\(first)" { host.press(.leftArrow) }
      if host.press(.downArrow) == .ignored { break }
    }
    #expect(reached.count == 60)
  }

  @Test("down and up lead to the view that overlaps most", arguments: Kind.allCases)
  fileprivate func overlap(_ kind: Kind) throws {
    let chips = Piece.chips(30, seed: 3)
    let host = HeadlessHost(size: space) { Chips(chips, kind, FlowLayout()) }
    try host.settle()
    let frames = frames(host)
    let tops = Set(frames.values.map(\.minY)).sorted()
    func overlap(_ a: CGRect, _ b: CGRect) -> CGFloat {
      min(a.maxX, b.maxX) - max(a.minX, b.minX)
    }
    host.pressTab()
    for chip in 0..<30 {
      for (key, step) in [(KeyEquivalent.downArrow, 1), (.upArrow, -1)] {
        #expect(host.focusedIdentifier == "\(chip)")
        let own = try #require(frames[chip])
        let line = try #require(tops.firstIndex(of: own.minY)) + step
        host.press(key)
        let found = try #require(host.focusedIdentifier.flatMap { Int($0) })
        if tops.indices.contains(line) {
          let most = frames.values.filter { $0.minY == tops[line] }.map { overlap($0, own) }.max()
          #expect(frames[found].map { overlap($0, own) } == most)
          #expect(frames[found]?.minY == tops[line])
        } else {
          #expect(found == chip)
        }
        while let now = host.focusedIdentifier.flatMap({ Int($0) }), now != chip {
          host.press(now < chip ? .rightArrow : .leftArrow)
        }
      }
      host.press(.rightArrow)
    }
  }

  /// Three lines.
  ///
  ///     0 ──── 1 ── 2 ────────
  ///     3 ──
  ///     4 ── 5 ────────── 6 ──
  private static let ragged = Piece.sized(
    [(100, 30), (50, 30), (200, 30), (60, 30), (60, 30), (230, 30), (60, 30)].map {
      CGSize(width: $0.0, height: $0.1)
    })

  /// Has a line end after the fourth chip.
  private struct Ragged: View {
    @FocusState private var focused: Int?
    let log: (String) -> Void

    init(log: @escaping (String) -> Void = { _ in }) { self.log = log }

    var body: some View {
      Flow(FocusNavigationTests.ragged) { chip in
        Block(chip.size.width, chip.size.height).focusable().focused($focused, equals: chip.id)
          .accessibilityIdentifier("\(chip.id)").flowBreak(chip.id == 3 ? .after : [])
      }
      .flowFocusNavigation($focused)
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .end]) { press in
        log(press.characters)
        return .handled
      }
    }
  }

  @Test("the column is kept through a short line, until the focus goes another way")
  func column() throws {
    let host = HeadlessHost(size: space) { Ragged() }
    for _ in 0..<3 { host.pressTab() }
    #expect(host.focusedIdentifier == "2")
    #expect(way(host, .downArrow, count: 2) == [3, 5])
    #expect(way(host, .upArrow, count: 2) == [3, 2])
    #expect(way(host, .downArrow, count: 1) == [3])
    #expect(way(host, .rightArrow, count: 1) == [4])
    #expect(way(host, .leftArrow, count: 1) == [3])
    #expect(way(host, .downArrow, count: 1) == [4])
  }

  @Test("home and end lead to the ends of the line, with command to the ends of the flow")
  func ends() {
    let host = HeadlessHost(size: space) { Ragged() }
    host.pressTab()
    #expect(way(host, .end, count: 2) == [2, 2])
    #expect(way(host, .home, count: 1) == [0])
    #expect(way(host, .end, .command, count: 1) == [6])
    #expect(way(host, .home, count: 1) == [4])
    #expect(way(host, .home, .control, count: 1) == [0])
  }

  @Test("a key that leads nowhere is left to the views around")
  func ignored() {
    var left: [String] = []
    let host = HeadlessHost(size: space) { Ragged { left.append($0) } }
    host.press(.downArrow)
    #expect(left == [])
    host.pressTab()
    for key in [KeyEquivalent.upArrow, .leftArrow] { host.press(key) }
    #expect(left.count == 2)
    host.press(.downArrow, modifiers: .option)
    host.press(.end, modifiers: .shift)
    host.press(.rightArrow, modifiers: .command)
    #expect(left.count == 5)
    #expect(host.focusedIdentifier == "0")
    // An arrow key counts as one of the numeric pad on a Mac.
    host.press(.rightArrow, modifiers: .numericPad)
    #expect(host.focusedIdentifier == "1")
  }

  @Test("from right to left everything is mirrored", arguments: Kind.allCases)
  fileprivate func rightToLeft(_ kind: Kind) throws {
    let chips = Piece.chips(40, seed: 5)
    let hosts = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      HeadlessHost(size: space, layoutDirection: direction) { Chips(chips, kind, FlowLayout()) }
    }
    for host in hosts { host.pressTab() }
    let keys: [KeyEquivalent] = [
      .rightArrow, .rightArrow, .downArrow, .downArrow, .leftArrow, .downArrow, .end, .upArrow,
      .home, .downArrow, .rightArrow,
    ]
    for key in keys {
      hosts[0].press(key)
      let mirrored: KeyEquivalent =
        key == .rightArrow ? .leftArrow : key == .leftArrow ? .rightArrow : key
      hosts[1].press(mirrored)
      #expect(hosts[0].focusedIdentifier == hosts[1].focusedIdentifier)
    }
    #expect(hosts[0].focusedIdentifier != "0")
  }

  @Test("in columns the arrows change roles", arguments: Kind.allCases)
  fileprivate func columns(_ kind: Kind) throws {
    let chips = Piece.sized((0..<9).map { CGSize(width: 60 + 5 * $0, height: 40) })
    let host = HeadlessHost(size: CGSize(width: 2000, height: 140)) {
      Chips(chips, kind, VFlowLayout(), axis: kind == .bare ? .vertical : .horizontal)
    }
    try host.settle()
    host.pressTab()
    #expect(way(host, .downArrow, count: 8) == Array(1..<9))
    #expect(way(host, .leftArrow, count: 2) == [5, 2])
    #expect(way(host, .upArrow, count: 1) == [1])
    #expect(way(host, .rightArrow, count: 2) == [4, 7])
    #expect(way(host, .home, count: 1) == [6])
    #expect(way(host, .end, count: 1) == [8])
  }

  @Test("views that a limit hides are not reached, and are once they are shown")
  func limited() throws {
    for hasIndicator in [true, false] {
      let isExpanded = Remote(false)
      let host = HeadlessHost(size: space) {
        Driven(isExpanded) { LimitedChips(isExpanded: $0, hasIndicator: hasIndicator) }
      }
      try host.settle()
      host.pressTab()
      let last = hasIndicator ? 4 : 5
      #expect(way(host, .rightArrow, count: 7) == [1, 2, 3, 4, last, last, last])
      #expect(host.press(.rightArrow) == .ignored)
      #expect(host.press(.downArrow) == .ignored)
      #expect(way(host, .home, count: 1) == [3])
      #expect(way(host, .end, count: 1) == [last])
      isExpanded.set(true)
      #expect(way(host, .rightArrow, count: 19 - last) == Array(last + 1..<20))
    }
  }

  @Test("several flows in one stack are one")
  func stack() {
    struct Stack: View {
      @FocusState private var focused: Int?

      var body: some View {
        VStack(alignment: .leading) {
          flow(Piece.equal(4))
          Text("Others")
          flow(Array(Piece.equal(9).suffix(5)))
        }
        .flowFocusNavigation($focused)
      }

      private func flow(_ chips: [Piece]) -> some View {
        Flow(chips) { chip in
          Block(chip.size.width, chip.size.height).focusable().focused($focused, equals: chip.id)
            .accessibilityIdentifier("\(chip.id)")
        }
      }
    }
    let host = HeadlessHost(size: space) { Stack() }
    host.pressTab()
    #expect(way(host, .rightArrow, count: 8) == Array(1..<9))
    #expect(way(host, .upArrow, count: 3) == [5, 3, 1])
  }

  @Test("arrows in a lazy flow go on beyond what was visible", arguments: [Kind.lazy, .declared])
  fileprivate func lazy(_ kind: Kind) throws {
    let chips = Piece.equal(300)
    let host = HeadlessHost(size: CGSize(width: 390, height: 200)) {
      ScrollView { Chips(chips, kind, FlowLayout()) }.accessibilityIdentifier("scroll")
    }
    try host.settle()
    host.pressTab()
    let (starts, ends) = (
      Array(stride(from: 0, to: 300, by: 3)), Array(stride(from: 2, to: 300, by: 3))
    )
    #expect(way(host, .downArrow, count: 99) == Array(starts.dropFirst()))
    #expect(way(host, .end, count: 1) == [299])
    #expect(way(host, .upArrow, count: 99) == Array(ends.dropLast().reversed()))
  }

  @Test(
    "in a lazy strip arrows go along a line, beyond what was visible, and from line to line",
    arguments: [Kind.lazy, .declared])
  fileprivate func strip(_ kind: Kind) async throws {
    // Three lines of 200.
    let host = HeadlessHost(size: CGSize(width: 390, height: 160)) {
      ScrollView(.horizontal) { Chips(Piece.equal(600), kind, FlowLayout(), lines: 3) }
        .accessibilityIdentifier("scroll")
    }
    try await update(host)
    func press(_ key: KeyEquivalent) async throws -> String? {
      host.press(key)
      if kind == .declared {
        try await update(host)
      } else {
        // What is measured on the way takes another round.
        for _ in 0..<3 {
          try host.settle(limit: 3)
          await Task.yield()
        }
      }
      return host.focusedIdentifier
    }
    host.pressTab()
    for chip in 1...30 { #expect(try await press(.rightArrow) == "\(chip)") }
    for (key, chip) in [
      (KeyEquivalent.downArrow, 230), (.downArrow, 430), (.downArrow, 430), (.leftArrow, 429),
      (.upArrow, 229),
    ] {
      #expect(try await press(key) == "\(chip)")
    }
  }

  @Test("a flow without the modifier leaves arrow keys alone")
  func off() throws {
    let host = HeadlessHost(size: space) {
      Flow(Piece.equal(6)) { Block($0.size.width, $0.size.height).focusable() }
    }
    try host.settle()
    host.pressTab()
    #expect(host.press(.rightArrow) == .ignored)
  }

  @Test("lines of a layout are rows if nobody says otherwise, and keys skip a view that is gone")
  func rowsByDefault() throws {
    let handle = FewChips.Handle()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) { FewChips(handle: handle) }
    try host.settle()
    host.pressTab()
    #expect(way(host, .rightArrow, count: 3) == [1, 2, 3])
    #expect(way(host, .home, count: 1) == [2])
    handle.ids?.wrappedValue = [0, 2, 3]
    try host.settle()
    // 0 and 2 are the first row now.
    #expect(way(host, .leftArrow, count: 1) == [0])
    #expect(way(host, .rightArrow, count: 2) == [2, 3])
  }
}

/// Four chips, two a row, in a layout that tells nobody its axis.
private struct FewChips: View {
  @MainActor final class Handle { var ids: Binding<[Int]>? }

  let handle: Handle
  @State private var ids = [0, 1, 2, 3]
  @FocusState private var focused: Int?

  init(handle: Handle) { self.handle = handle }

  var body: some View {
    handle.ids = $ids
    return FlowLayout {
      ForEach(ids, id: \.self) { id in
        Block(40, 20).focusable().flowFocused($focused, equals: id)
          .accessibilityIdentifier("\(id)")
      }
    }
    .flowFocusNavigation($focused)
  }
}

/// Chips, three a row, of which two rows are shown.
private struct LimitedChips: View {
  let isExpanded: Bool
  let hasIndicator: Bool
  @FocusState private var focused: Int?

  init(isExpanded: Bool, hasIndicator: Bool) {
    (self.isExpanded, self.hasIndicator) = (isExpanded, hasIndicator)
  }

  var body: some View {
    Group {
      if hasIndicator {
        Flow(Piece.equal(20), maxLines: 2, isExpanded: isExpanded, content: view) { _ in
          Button("more") {}
        }
      } else {
        Flow(Piece.equal(20), maxLines: 2, isExpanded: isExpanded, content: view)
      }
    }
    .flowFocusNavigation($focused)
  }

  private func view(_ chip: Piece) -> some View {
    Block(chip.size.width, chip.size.height).focusable().focused($focused, equals: chip.id)
      .accessibilityIdentifier("\(chip.id)")
  }
}
