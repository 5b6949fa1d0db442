import FlowUI
import SwiftUI
import Testing

/// Elements that hands move within the sections of one flow and between them.
///
///     header 0        at 0
///     0  1            at 28
///     header 1        at 56
///     10 11           at 84
///     header 2        at 112
@MainActor @Suite("Moving between sections", .stillClock)
struct MovingSectionsTests {
  private let board = Board([[0, 1], [10, 11], []])

  @Test(
    "others make room where an element is held in another section, and the data changes at the drop",
    arguments: SectionedBoard.Kind.allCases)
  func drag(kind: SectionedBoard.Kind) throws {
    let host = SectionedBoard.host(board, kind)
    #expect(host.frame(of: "header 2")?.minY == 112)
    let touch = try host.touch("0")
    touch.move(to: CGPoint(68, 94), steps: 8)
    host.rest()
    #expect(board.writes[0] == 0)
    #expect(host.frame(of: "1")?.origin == CGPoint(0, 28))
    #expect(host.frame(of: "10")?.origin == CGPoint(0, 84))
    #expect(host.frame(of: "11")?.origin == CGPoint(0, 112))
    #expect(host.frame(of: "header 2")?.minY == 140)
    #expect(host.frame(of: "0")?.midX == 68 && host.held == ["0"])
    touch.lift()
    host.rest()
    #expect(board.ids == [[1], [10, 0, 11], []] && board.writes[0] == 1)
    #expect(host.frame(of: "0")?.origin == CGPoint(48, 84))
    #expect(host.held.isEmpty)
  }

  @Test(
    "an empty section takes what is dropped behind its header, and gives it back",
    arguments: SectionedBoard.Kind.allCases)
  func empty(kind: SectionedBoard.Kind) throws {
    let host = SectionedBoard.host(board, kind)
    try host.drag("0", to: CGPoint(20, 150))
    #expect(board.ids == [[1], [10, 11], [0]])
    try host.drag("0", to: CGPoint(20, 38))
    #expect(board.ids == [[0, 1], [10, 11], []] && board.writes[0] == 2)
    // The last one leaves an empty section.
    try host.drag("10", to: CGPoint(20, 38))
    try host.drag("11", to: CGPoint(20, 38))
    #expect(board.ids[1].isEmpty && Set(board.ids[0]) == [0, 1, 10, 11])
  }

  @Test(
    "a hand on a pinned header lifts nothing beneath it", arguments: SectionedBoard.Kind.allCases,
    [false, true])
  func pinned(kind: SectionedBoard.Kind, isMirrored: Bool) throws {
    let board = Board([Array(0..<40), Array(100..<140)])
    let host = SectionedBoard.host(board, kind, pinsHeaders: true, isMirrored: isMirrored)
    let all = board.ids
    try host.scroll(to: 60)
    host.rest()
    #expect(host.frame(of: "header 0")?.minY == 0)
    host.drag(at: CGPoint(20, 10), to: CGPoint(20, 100))
    #expect(board.ids == all && host.held.isEmpty)
    // The end of its section pushes it out: what it no longer covers is lifted.
    for end in [200, 400, 568] as [CGFloat] {
      try host.scroll(to: end)
      host.rest()
    }
    #expect(host.frame(of: "header 0")?.maxY == 12)
    host.drag(at: CGPoint(20, 6), to: CGPoint(20, 60))
    #expect(board.ids == all && host.held.isEmpty)
    host.drag(at: CGPoint(20, 58), to: CGPoint(20, 92))
    #expect(board.ids != all)
  }

  @Test(
    "what moves to another section keeps its view, and the focus",
    arguments: SectionedBoard.Kind.allCases)
  func identity(kind: SectionedBoard.Kind) throws {
    let host = SectionedBoard.host(board, kind)
    host.pressTab()
    #expect(host.focusedIdentifier == "0" && board.appearances == [0: 1, 1: 1, 10: 1, 11: 1])
    for expected in [[[1], [0, 10, 11], []], [[1], [10, 11, 0], []], [[1], [10, 11], [0]]] {
      host.pressOption(.downArrow)
      host.rest()
      #expect(board.ids == expected && host.focusedIdentifier == "0")
    }
    try host.drag("0", to: CGPoint(20, 38))
    #expect(board.ids[0].contains(0) && host.focusedIdentifier == "0")
    board.columns.reverse()
    try host.tap("changed")
    #expect(board.appearances == [0: 1, 1: 1, 10: 1, 11: 1])
  }

  @Test("elements of one identifier in two sections have a view each")
  func copies() throws {
    let board = Board([[0, 1], [1, 0], [2]])
    let host = SectionedBoard.host(board, .declared)
    #expect(host.frames.filter { $0.identifier == "0" }.map(\.frame.minY) == [28, 84])
    board.columns[0].removeFirst()
    try host.tap("changed")
    #expect(host.frames.filter { $0.identifier == "0" }.map(\.frame.minY) == [84])
  }

  @Test("before the first header and behind the last section the nearest place counts")
  func outside() throws {
    let host = SectionedBoard.host(board, .declared)
    try host.drag("10", to: CGPoint(0, -40))
    #expect(board.ids == [[10, 0, 1], [11], []])
    try host.drag("10", to: CGPoint(0, 250))
    #expect(board.ids == [[0, 1], [11], [10]])
  }

  @Test(
    "with sections of its own, or by onMove, an element stays among those of its header",
    arguments: SectionedBoard.Kind.allCases, [true, false])
  func limits(kind: SectionedBoard.Kind, isFlat: Bool) throws {
    board.actions[0] = .move(section: { $0.id / 10 })
    let host = SectionedBoard.host(board, kind, isFlat: isFlat)
    try host.drag("0", to: CGPoint(68, 94))
    #expect(board.ids == [[1, 0], [10, 11], []])
    #expect(!host.actions(of: "0").contains("Move later"))
  }

  @Test("keys and actions go on into the next section, and back")
  func keys() throws {
    let host = SectionedBoard.host(board, .declared)
    host.pressTab()
    #expect(host.focusedIdentifier == "0")
    host.pressOption(.downArrow)
    host.rest()
    #expect(board.ids == [[1], [0, 10, 11], []])
    try host.perform("Move earlier", on: "0")
    host.rest()
    #expect(board.ids == [[1, 0], [10, 11], []])
    try host.perform("Move later", on: "0")
    try host.perform("Move later", on: "11")
    host.rest()
    #expect(board.ids == [[1], [0, 10], [11]] && board.writes[0] == 4)
    #expect(!host.actions(of: "11").contains("Move later"))
    #expect(!host.actions(of: "1").contains("Move earlier"))
  }

  @Test("other data end the drag, even if only a header has come between the same elements")
  func interrupted() throws {
    let host = SectionedBoard.host(board, .measured)
    let touch = try host.touch("0")
    touch.move(to: CGPoint(68, 94), steps: 8)
    board.columns = [[0], [1, 10, 11], []].map { $0.map { BoardCard(id: $0) } }
    try host.tap("changed")
    touch.lift()
    host.rest()
    #expect(board.ids == [[0], [1, 10, 11], []] && board.writes[0] == 0 && host.held.isEmpty)
    #expect(host.frame(of: "0")?.origin == CGPoint(0, 28))
    try host.drag("0", to: CGPoint(20, 150))
    #expect(board.ids == [[], [1, 10, 11], [0]] || board.ids == [[], [1, 10, 0, 11], []])
  }

  /// Sections and the only flow of another board side by side, each 100 wide with 20 between them.
  private func host(
    _ board: Board, _ kind: SectionedBoard.Kind = .declared, beside other: Board,
    hasHeaders: Bool = true
  ) -> HeadlessHost {
    let host = HeadlessHost(260, 300) {
      HStack(alignment: .top, spacing: 20) {
        ChipsBoard(board: other).frame(width: 100)
        SectionedBoard(board: board, kind: kind, hasHeaders: hasHeaders).frame(width: 100)
          .flowMoveTarget("Board")
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .flowMoveGroup()
    }
    host.rest()
    return host
  }

  @Test(
    "sections exchange elements with another flow beside them",
    arguments: SectionedBoard.Kind.allCases)
  func across(kind: SectionedBoard.Kind) throws {
    let (board, other) = (Board([[0, 1], [], [20]]), Board([[90]]))
    let host = host(board, kind, beside: other)
    try host.drag("90", to: CGPoint(140, 94))
    #expect(board.ids == [[0, 1], [90], [20]] && other.ids == [[]])
    try host.drag("20", to: CGPoint(20, 10))
    #expect(board.ids == [[0, 1], [90], []] && other.ids == [[20]])
    #expect(board.writes[0] == 2 && other.writes == [2])
  }

  @Test(
    "without headers, what is dropped where it was stays in its section",
    arguments: SectionedBoard.Kind.allCases,
    [[[], [1, 2]], [[1], [2, 3]], [[1, 2], [], [3]], [[], [1], []]])
  func inPlace(kind: SectionedBoard.Kind, columns: [[Int]]) throws {
    for id in columns.joined() {
      let board = Board(columns)
      try SectionedBoard.host(board, kind, hasHeaders: false).drag(id, by: 5, 2, steps: 2)
      #expect(board.ids == columns && board.writes[0] == 0, "\(id)")
    }
  }

  @Test(
    "sections that are all empty and have no headers take what comes from another flow",
    arguments: [[[]], [[], []]] as [[[Int]]])
  func bare(columns: [[Int]]) throws {
    let (board, other) = (Board(columns), Board([[90, 91]]))
    let host = host(board, beside: other, hasHeaders: false)
    try host.drag("90", to: CGPoint(140, 40))
    #expect(board.ids.joined().elementsEqual([90]) && other.ids == [[91]])
  }

  @Test(
    "where no section is left, nothing comes from another flow, and nothing is lost",
    arguments: ["hand", "key", "action"])
  func gone(way: String) throws {
    let (board, other) = (Board([[0, 1], [10]]), Board([[90, 91]]))
    let host = host(board, beside: other)
    host.pressTab(times: 2)
    // Nobody tells the flow.
    board.columns = []
    switch way {
    case "hand": try host.drag("91", to: CGPoint(140, 40))
    case "key": host.pressOption(.rightArrow)
    default: try host.perform("Move to Board", on: "91")
    }
    host.rest()
    #expect(other.ids == [[90, 91]] && board.ids.isEmpty)
  }

  @Test("what is shown after a drop is what a new flow of the data shows, and nothing is lost")
  func drops() throws {
    var generator = SeededGenerator(seed: 21)
    for round in 0..<tried(40) {
      let kind = SectionedBoard.Kind.allCases[round % 2]
      var next = 0
      let board = Board(
        (0..<generator.number(1...4)).map { _ in
          let first = next + 1
          next += generator.number(0...5)
          return Array(first..<next + 1)
        })
      guard next > 0 else { continue }
      let host = SectionedBoard.host(board, kind)
      for _ in 0..<4 {
        let touch = try host.touch("\(generator.number(1...next))")
        for _ in 0..<generator.number(1...4) {
          touch.move(to: CGPoint(generator.whole(-20...120), generator.whole(-20...290)), steps: 3)
        }
        touch.lift()
        host.rest()
        #expect(Set(board.ids.joined()) == Set(1...next))
        let new = SectionedBoard.host(board, kind)
        for name in (1...next).map({ "\($0)" }) + board.columns.indices.map({ "header \($0)" }) {
          #expect(host.frame(of: name) == new.frame(of: name), "\(name), \(board.ids), \(kind)")
        }
      }
      #expect(board.writes[0] <= 4)
    }
  }

  @Test("a drag through sections evaluates no living card")
  func bodies() throws {
    let board = Board([[0, 1, 2], [10, 11, 12], [20]])
    let host = SectionedBoard.host(board, .declared)
    let touch = try host.hold(0, by: 8, steps: 2)
    board.bodies = 0
    for step in 0..<20 {
      touch.move(to: CGPoint(x: 20 + 2 * step, y: 38 + 8 * step))
      host.advance(by: 0.05)
    }
    #expect(board.bodies == 0)
    touch.lift()
    host.rest()
    #expect(board.ids.joined().count == 7)
  }
}

/// The columns of a board as sections of one lazy flow, as wide as two cards.
struct SectionedBoard: View {
  enum Kind: CaseIterable { case declared, measured }

  struct Section: Identifiable {
    let id: Int
    var cards: [BoardCard]
  }

  let board: Board
  let kind: Kind
  /// Whether elements are moved by `onMove`.
  var isFlat = false
  var hasHeaders = true
  var pinsHeaders = false
  @State private var changes = 0

  @MainActor static func host(
    _ board: Board, _ kind: Kind, isFlat: Bool = false, hasHeaders: Bool = true,
    pinsHeaders: Bool = false, isMirrored: Bool = false
  ) -> HeadlessHost {
    let host = HeadlessHost(100, 300, isMirrored ? .rightToLeft : .leftToRight) {
      SectionedBoard(
        board: board, kind: kind, isFlat: isFlat, hasHeaders: hasHeaders, pinsHeaders: pinsHeaders)
    }
    host.rest()
    return host
  }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      if pinsHeaders {
        ScrollView { flow }.named("scroll")
      } else {
        flow.frame(maxHeight: .infinity, alignment: .top)
      }
      Button("Changed") { changes += 1 }.frame(height: 1).named("changed")
      Color.clear.frame(width: CGFloat(changes % 2), height: 0)
    }
    .environment(\.liftsByPointer, true)
  }

  private var sections: Binding<[Section]> {
    Binding(
      get: { board.columns.enumerated().map { Section(id: $0, cards: $1) } },
      set: {
        board.columns = $0.map(\.cards)
        board.writes[0] += 1
        changes += 1
      })
  }

  private var sizes: FlowSizes<Binding<BoardCard>> {
    kind == .measured ? .measured : .declared { $0.wrappedValue.size }
  }

  private func view(_ card: Binding<BoardCard>) -> BoardCardView {
    BoardCardView(board: board, card: card.wrappedValue)
  }

  private var flow: LazyFlow<BoardCardView> {
    if !hasHeaders {
      return LazyFlow(
        sections, elements: \.cards, layout: FlowLayout(spacing: 8), sizes: sizes,
        editActions: board.actions[0], content: view, header: { _ in EmptyView() })
    }
    let flow = LazyFlow(
      sections, elements: \.cards, layout: FlowLayout(spacing: 8), pinnedHeaders: pinsHeaders,
      sizes: sizes, editActions: isFlat ? .none : board.actions[0], content: view,
      header: { Color.blue.frame(height: 20).named("header \($0.wrappedValue.id)") })
    if !isFlat { return flow }
    return flow.onMove { source, destination in
      var cards = board.columns.flatMap { $0 }
      cards.move(fromOffsets: source, toOffset: destination)
      for section in board.columns.indices {
        let count = board.columns[section].count
        board.columns[section] = Array(cards.prefix(count))
        cards.removeFirst(count)
      }
      changes += 1
    }
  }
}

/// The only column of a board as a flow.
private struct ChipsBoard: View {
  let board: Board
  @State private var changes = 0

  var body: some View {
    Flow(board.binding(0, $changes), layout: FlowLayout(spacing: 8), editActions: .move) {
      BoardCardView(board: board, card: $0.wrappedValue)
    }
    .frame(height: 100, alignment: .topLeading)
    .environment(\.liftsByPointer, true)
  }
}
