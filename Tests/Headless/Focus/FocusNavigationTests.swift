import FlowLayoutUI
import SwiftUI
import Testing

/// The container of a flow with a focus.
private enum Kind: String, CaseIterable {
  case bare, flow, lazy, declared
}

/// A chip that can have the focus.
private struct FocusChip: View {
  let chip: Piece

  init(_ chip: Piece) { self.chip = chip }

  var body: some View {
    Block(chip.size.width, chip.size.height).focusable().named(chip.id)
  }
}

/// Hands its content a focus that arrow keys move.
private struct Focused<Content: View>: View {
  let axis: Axis?
  let content: (FocusState<Int?>.Binding) -> Content
  @FocusState private var focused: Int?

  init(
    _ axis: Axis? = nil,
    @ViewBuilder content: @escaping (FocusState<Int?>.Binding) -> Content
  ) {
    (self.axis, self.content) = (axis, content)
  }

  @ViewBuilder var body: some View {
    if let axis {
      content($focused).flowFocusNavigation($focused, axis: axis)
    } else {
      content($focused).flowFocusNavigation($focused)
    }
  }
}

/// Chips that can have the focus, in a flow whose arrow keys move it.
private struct Chips<Base: FlowingLayout>: View {
  let chips: [Piece]
  let kind: Kind
  let layout: Base
  var axis = Axis.horizontal
  var lines: Int?

  var body: some View {
    Focused(axis) { focused in
      switch kind {
      case .bare:
        AnyLayout(layout) {
          ForEach(chips) { FocusChip($0).flowFocused(focused, equals: $0.id) }
        }
      case .flow:
        Flow(chips, layout: layout) { FocusChip($0).focused(focused, equals: $0.id) }
      case .lazy, .declared:
        if let lines {
          let strip = LazyStrip(chips, lines: lines, layout: layout) {
            FocusChip($0).focused(focused, equals: $0.id)
          }
          kind == .lazy ? strip : strip.lineByLine(\.size)
        } else {
          LazyFlow(chips, layout: layout) { FocusChip($0).focused(focused, equals: $0.id) }
            .itemSizes(\.size, if: kind == .declared)
        }
      }
    }
  }
}

extension HeadlessHost {
  /// The chip that has the focus.
  fileprivate var focusedChip: Int? { focusedIdentifier.flatMap { Int($0) } }
}

@MainActor @Suite("Arrow keys in flows")
struct FocusNavigationTests {
  private let space = CGSize(390, 4000)

  private func host(
    _ chips: [Piece], _ kind: Kind, _ direction: LayoutDirection = .leftToRight
  ) -> HeadlessHost {
    HeadlessHost(390, 4000, direction) { Chips(chips: chips, kind: kind, layout: FlowLayout()) }
  }

  /// The frame of each chip.
  private func frames(_ host: HeadlessHost) -> [Int: CGRect] {
    Dictionary(
      uniqueKeysWithValues: host.frames.compactMap { entry in
        Int(entry.identifier).map { ($0, entry.frame) }
      })
  }

  /// The chips that the focus goes to from one press to the next.
  private func way(
    _ host: HeadlessHost, _ key: KeyEquivalent, _ modifiers: EventModifiers = [], count: Int = 1
  ) -> [Int?] {
    (0..<count).map { _ in
      host.press(key, modifiers: modifiers)
      return host.focusedChip
    }
  }

  @Test("arrow keys and the tab key reach each of 60 views of a flow", arguments: Kind.allCases)
  fileprivate func reaching(_ kind: Kind) throws {
    let host = host(Piece.chips(60), kind)
    try host.settle()
    host.pressTab()
    expectEqual(host.focusedChip, 0)
    expectEqual(way(host, .rightArrow, count: 59), Array(1..<60))
    expectEqual(way(host, .leftArrow, count: 59), (0..<59).reversed())
    expectEqual(way(host, .tab, count: 60), Array(1..<60) + [0])
    expectEqual(way(host, .tab, .shift, count: 60), (0..<60).reversed())
    // By home and the arrows that point down and to the right alone, line by line.
    var reached: Set<Int> = [0]
    let frames = frames(host)
    while true {
      host.press(.home)
      let first = try #require(host.focusedChip)
      reached.insert(first)
      for next in way(host, .rightArrow, count: 14).compactMap({ $0 })
      where frames[next]?.minY == frames[first]?.minY {
        reached.insert(next)
      }
      while host.focusedChip != first { host.press(.leftArrow) }
      if host.press(.downArrow) == .ignored { break }
    }
    expectEqual(reached.count, 60)
  }

  @Test(
    "in a flow, the down and up keys move the focus to the view of the next line that overlaps most",
    arguments: Kind.allCases)
  fileprivate func overlap(_ kind: Kind) throws {
    let host = host(Piece.chips(30, seed: 3), kind)
    try host.settle()
    let frames = frames(host)
    let tops = Set(frames.values.map(\.minY)).sorted()
    func overlap(_ a: CGRect, _ b: CGRect) -> CGFloat {
      min(a.maxX, b.maxX) - max(a.minX, b.minX)
    }
    host.pressTab()
    for chip in 0..<30 {
      for (key, step) in [(KeyEquivalent.downArrow, 1), (.upArrow, -1)] {
        expectEqual(host.focusedChip, chip)
        let own = try #require(frames[chip])
        let line = try #require(tops.firstIndex(of: own.minY)) + step
        host.press(key)
        let found = try #require(host.focusedChip)
        if tops.indices.contains(line) {
          let most = frames.values.filter { $0.minY == tops[line] }.map { overlap($0, own) }.max()
          expectEqual(frames[found].map { overlap($0, own) }, most)
          expectEqual(frames[found]?.minY, tops[line])
        } else {
          expectEqual(found, chip)
        }
        while let now = host.focusedChip, now != chip {
          host.press(now < chip ? .rightArrow : .leftArrow)
        }
      }
      host.press(.rightArrow)
    }
  }

  /// Three lines, with a line end after the fourth chip.
  ///
  ///     0 ──── 1 ── 2 ────────
  ///     3 ──
  ///     4 ── 5 ────────── 6 ──
  private func ragged(log: @escaping (String) -> Void = { _ in }) -> HeadlessHost {
    let chips = Piece.sized([100, 50, 200, 60, 60, 230, 60].map { CGSize($0, 30) })
    return HeadlessHost(size: space) {
      Focused { focused in
        Flow(chips) {
          FocusChip($0).focused(focused, equals: $0.id).flowBreak($0.id == 3 ? .after : [])
        }
      }
      .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow, .end]) { press in
        log(press.characters)
        return .handled
      }
    }
  }

  @Test(
    "in a flow, down and up keep the horizontal position across a short line until left or right is pressed"
  )
  func column() throws {
    let host = ragged()
    host.pressTab(times: 3)
    expectEqual(host.focusedChip, 2)
    expectEqual(way(host, .downArrow, count: 2), [3, 5])
    expectEqual(way(host, .upArrow, count: 2), [3, 2])
    expectEqual(way(host, .downArrow), [3])
    expectEqual(way(host, .rightArrow), [4])
    expectEqual(way(host, .leftArrow), [3])
    expectEqual(way(host, .downArrow), [4])
  }

  @Test(
    "home and end lead to the ends of a flow's line, and with command or control to the ends of the flow"
  )
  func ends() {
    let host = ragged()
    host.pressTab()
    expectEqual(way(host, .end, count: 2), [2, 2])
    expectEqual(way(host, .home), [0])
    expectEqual(way(host, .end, .command), [6])
    expectEqual(way(host, .home), [4])
    expectEqual(way(host, .home, .control), [0])
  }

  @Test(
    "a flow leaves arrow keys that lead to none of its views, or have modifiers, to the views around"
  )
  func ignored() {
    var left: [String] = []
    let host = ragged { left.append($0) }
    host.press(.downArrow)
    expectEqual(left, [])
    host.pressTab()
    for key in [KeyEquivalent.upArrow, .leftArrow] { host.press(key) }
    expectEqual(left.count, 2)
    host.press(.downArrow, modifiers: .option)
    host.press(.end, modifiers: .shift)
    host.press(.rightArrow, modifiers: .command)
    expectEqual(left.count, 5)
    expectEqual(host.focusedChip, 0)
    // An arrow key counts as one of the numeric pad on a Mac.
    expectEqual(way(host, .rightArrow, .numericPad), [1])
  }

  @Test(
    "arrow keys in a right-to-left flow mirror those in a left-to-right flow",
    arguments: Kind.allCases)
  fileprivate func rightToLeft(_ kind: Kind) throws {
    let hosts = [LayoutDirection.leftToRight, .rightToLeft].map {
      host(Piece.chips(40, seed: 5), kind, $0)
    }
    for host in hosts { host.pressTab() }
    let keys: [KeyEquivalent] = [
      .rightArrow, .rightArrow, .downArrow, .downArrow, .leftArrow, .downArrow, .end, .upArrow,
      .home, .downArrow, .rightArrow,
    ]
    for key in keys {
      let mirrored: KeyEquivalent =
        key == .rightArrow ? .leftArrow : key == .leftArrow ? .rightArrow : key
      expectEqual(way(hosts[0], key), way(hosts[1], mirrored))
    }
    #expect(hosts[0].focusedChip != 0)
  }

  @Test(
    "in a flow of columns, up and down move the focus along a column, left and right to another column",
    arguments: Kind.allCases)
  fileprivate func columns(_ kind: Kind) throws {
    let chips = Piece.sized((0..<9).map { CGSize(width: 60 + 5 * $0, height: 40) })
    let host = HeadlessHost(2000, 140) {
      Chips(
        chips: chips, kind: kind, layout: VFlowLayout(),
        axis: kind == .bare ? .vertical : .horizontal)
    }
    try host.settle()
    host.pressTab()
    expectEqual(way(host, .downArrow, count: 8), Array(1..<9))
    expectEqual(way(host, .leftArrow, count: 2), [5, 2])
    expectEqual(way(host, .upArrow), [1])
    expectEqual(way(host, .rightArrow, count: 2), [4, 7])
    expectEqual(way(host, .home), [6])
    expectEqual(way(host, .end), [8])
  }

  @Test(
    "arrow keys skip the views that a limited flow hides, and reach them once they are shown",
    arguments: [true, false])
  func limited(hasIndicator: Bool) throws {
    // Three a row, of which two rows are shown.
    let isExpanded = Remote(false)
    let host = HeadlessHost(size: space) {
      Driven(isExpanded) { isExpanded in
        Focused { focused in
          let view = { (chip: Piece) in FocusChip(chip).focused(focused, equals: chip.id) }
          if hasIndicator {
            Flow(Piece.equal(20), content: view)
              .maxLines(2, isExpanded: isExpanded, overflow: { _ in Button("more") {} })
          } else {
            Flow(Piece.equal(20), content: view)
              .maxLines(2, isExpanded: isExpanded)
          }
        }
      }
    }
    try host.settle()
    host.pressTab()
    let last = hasIndicator ? 4 : 5
    expectEqual(way(host, .rightArrow, count: 7), [1, 2, 3, 4, last, last, last])
    expectEqual(host.press(.rightArrow), .ignored)
    expectEqual(host.press(.downArrow), .ignored)
    expectEqual(way(host, .home), [3])
    expectEqual(way(host, .end), [last])
    isExpanded.set(true)
    expectEqual(way(host, .rightArrow, count: 19 - last), Array(last + 1..<20))
  }

  @Test("arrow keys go through several flows of one stack as through one flow")
  func stack() {
    let host = HeadlessHost(size: space) {
      Focused { focused in
        let view = { (chip: Piece) in FocusChip(chip).focused(focused, equals: chip.id) }
        VStack(alignment: .leading) {
          Flow(Piece.equal(4), content: view)
          Text("Others")
          Flow(Array(Piece.equal(9).suffix(5)), content: view)
        }
      }
    }
    host.pressTab()
    expectEqual(way(host, .rightArrow, count: 8), Array(1..<9))
    expectEqual(way(host, .upArrow, count: 3), [5, 3, 1])
  }

  @Test("a view with flowFocused keeps its flow modifiers, such as flowGrow")
  func flowFocusedKeepsModifiers() {
    let host = HeadlessHost(300, 100) {
      Focused { focused in
        FlowLayout {
          Block(40, 20, fills: true).named(0).flowGrow().flowFocused(focused, equals: 0)
          Block(88, 20).named(1)
        }
      }
    }
    expectEqual(host.frame(of: "0")?.width, 204)
  }

  @Test("arrow keys in a lazy flow go on beyond the viewport", arguments: [Kind.lazy, .declared])
  fileprivate func lazy(_ kind: Kind) throws {
    let host = HeadlessHost(390, 200) {
      ScrollView { Chips(chips: Piece.equal(300), kind: kind, layout: FlowLayout()) }
    }
    try host.settle()
    host.pressTab()
    let starts = Array(stride(from: 0, to: 300, by: 3))
    expectEqual(way(host, .downArrow, count: 99), Array(starts.dropFirst()))
    expectEqual(way(host, .end), [299])
    expectEqual(way(host, .upArrow, count: 99), starts.dropLast().reversed().map { $0 + 2 })
  }

  @Test(
    "arrow keys in a lazy strip go along a line beyond the viewport, and from line to line",
    arguments: [Kind.lazy, .declared])
  fileprivate func strip(_ kind: Kind) async throws {
    // Three lines of 200, one after the other if their sizes are declared.
    func chip(_ place: Int, _ line: Int) -> Int {
      kind == .declared ? 200 * line + place : 3 * place + line
    }
    let host = HeadlessHost(390, 160) {
      ScrollView(.horizontal) {
        Chips(chips: Piece.equal(600), kind: kind, layout: FlowLayout(), lines: 3)
      }
    }
    try await update(host)
    func press(_ key: KeyEquivalent) async throws -> Int? {
      host.press(key)
      for _ in 0..<3 {
        // Measuring on the way takes another round.
        #expect(try host.settle(limit: 3) <= (kind == .declared ? 2 : 3))
        await Task.yield()
      }
      return host.focusedChip
    }
    host.pressTab()
    for place in 1...30 { expectEqual(try await press(.rightArrow), chip(place, 0)) }
    for (key, place, line) in [
      (KeyEquivalent.downArrow, 30, 1), (.downArrow, 30, 2), (.downArrow, 30, 2),
      (.leftArrow, 29, 2), (.upArrow, 29, 1),
    ] {
      expectEqual(try await press(key), chip(place, line))
    }
  }

  @Test("a flow without flowFocusNavigation does not handle arrow keys")
  func off() throws {
    let host = HeadlessHost(size: space) { Flow(Piece.equal(6)) { FocusChip($0) } }
    try host.settle()
    host.pressTab()
    expectEqual(host.press(.rightArrow), .ignored)
  }

  @Test(
    "arrow keys move the focus along the rows of a FlowLayout by default, and skip a removed view")
  func rowsByDefault() throws {
    let ids = Remote([0, 1, 2, 3])
    // Two a row, in a layout without an axis of its own.
    let host = HeadlessHost(100, 100) {
      Driven(ids) { ids in
        Focused { focused in
          FlowLayout {
            ForEach(ids, id: \.self) {
              Block(40, 20).focusable().flowFocused(focused, equals: $0).named($0)
            }
          }
        }
      }
    }
    try host.settle()
    host.pressTab()
    expectEqual(way(host, .rightArrow, count: 3), [1, 2, 3])
    expectEqual(way(host, .home), [2])
    ids.set([0, 2, 3])
    try host.settle()
    // 0 and 2 are the first row now.
    expectEqual(way(host, .leftArrow), [0])
    expectEqual(way(host, .rightArrow, count: 2), [2, 3])
  }
}
