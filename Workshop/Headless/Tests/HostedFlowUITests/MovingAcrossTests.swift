import FlowUI
import SwiftUI
import Testing

/// Elements that hands move from one flow to another.
@MainActor @Suite("Moving between flows")
struct MovingAcrossTests {
  private let board = Board([[0, 1], [10, 11], []])

  @Test(
    "an element goes to the flow that it is held over; both change at the drop, and only then",
    arguments: BoardKind.allCases)
  func drag(kind: BoardKind) throws {
    let host = board.host(kind)
    let touch = try host.touch("0")
    touch.move(to: CGPoint(150, 45), steps: 8)
    host.rest()
    #expect(board.writes == [0, 0, 0])
    // The other one made room between its two, and its own has closed the gap.
    #expect(host.frame(of: "1") == CGRect(0, 0, 40, 20))
    #expect(host.frame(of: "10") == CGRect(100, 0, 40, 20))
    #expect(host.frame(of: "11") == CGRect(100, 56, 40, 20))
    #expect(host.frame(of: "0")?.midX == 150)
    touch.lift()
    host.rest()
    #expect(board.ids == [[1], [10, 0, 11], []])
    #expect(board.writes == [1, 1, 0])
    #expect(host.frame(of: "0") == CGRect(100, 28, 40, 20))
    #expect(host.held.isEmpty)
  }

  @Test(
    "an empty flow takes part by its bounds, and what is dropped there can be taken back",
    arguments: BoardKind.allCases)
  func empty(kind: BoardKind) throws {
    let host = board.host(kind)
    try host.drag("10", to: CGPoint(250, 170))
    #expect(board.ids == [[0, 1], [11], [10]])
    #expect(host.frame(of: "10") == CGRect(200, 0, 40, 20))
    try host.drag("10", to: CGPoint(20, -5))
    #expect(board.ids == [[10, 0, 1], [11], []])
    #expect(board.writes == [1, 1, 2])
  }

  @Test("the last element leaves an empty flow, and may come back before it is dropped")
  func last() throws {
    let board = Board([[0], [10, 11], []])
    let host = board.host(.flow)
    let touch = try host.touch("0")
    touch.move(to: CGPoint(120, 10), steps: 8)
    touch.move(to: CGPoint(20, 60), steps: 8)
    host.rest()
    #expect(host.frame(of: "10") == CGRect(100, 0, 40, 20))
    touch.lift()
    host.rest()
    #expect(board.ids == [[0], [10, 11], []] && board.writes == [0, 0, 0])
    try host.drag("0", to: CGPoint(120, -5))
    #expect(board.ids == [[], [0, 10, 11], []])
  }

  @Test("a flow takes only what it accepts, of its own type, and none if its elements have limits")
  func accepts() throws {
    board.actions[1] = .move(accepts: { $0.id == 1 })
    board.actions[2] = .move(section: { _ in 0 })
    let host = board.host(.flow)
    try host.drag("0", to: CGPoint(120, 20))
    try host.drag("0", to: CGPoint(220, 20))
    #expect(board.ids == [[0, 1], [10, 11], []] || board.ids == [[1, 0], [10, 11], []])
    try host.drag("1", to: CGPoint(120, -5))
    #expect(board.ids == [[0], [1, 10, 11], []])
    // What it does not take, it may give.
    try host.drag("11", to: CGPoint(20, 150))
    #expect(board.ids == [[0, 11], [1, 10], []])
  }

  @Test("without a group, elements stay in their flow")
  func alone() throws {
    let host = HeadlessHost(300, 200) { BoardView(board: board, kind: .flow, isGroup: false) }
    try host.drag("0", to: CGPoint(150, 150))
    #expect(board.ids == [[1, 0], [10, 11], []])
  }

  @Test("owners of other data say how an element leaves and how one comes")
  func closures() throws {
    let host = board.host(.closures)
    try host.drag("0", to: CGPoint(120, 38))
    #expect(board.ids == [[1], [10, 0, 11], []])
    try host.drag("10", to: CGPoint(220, 10))
    #expect(board.ids == [[1], [0, 11], [10]])
    #expect(board.writes == [1, 2, 1])
  }

  @Test(
    "escape, a second finger, a call, other data in either flow, and a flow that goes away leave nothing held",
    arguments: BoardKind.allCases, BoardInterruption.allCases)
  func interruptions(kind: BoardKind, interruption: BoardInterruption) throws {
    let host = board.host(kind)
    let touch = try host.touch("0")
    touch.move(to: CGPoint(120, 45), steps: 8)
    host.rest()
    #expect(host.frame(of: "11")?.minY == 56)
    var second: HeadlessHost.Touch?
    switch interruption {
    case .escape: #expect(host.press(.escape) == .handled)
    case .secondFinger:
      second = host.touch(at: CGPoint(110, 10))
      second?.move(by: CGSize(10, 10), steps: 3)
    case .call: board.phase = .inactive
    case .source: board.columns[0].append(BoardCard(id: 5))
    case .target: board.columns[1].append(BoardCard(id: 5))
    case .gone: board.isShown[1] = false
    case .sourceGone: board.isShown[0] = false
    }
    let ids = board.ids
    try host.tap("changed")
    host.rest()
    if board.isShown[1] { #expect(host.frame(of: "11")?.minY == 28) }
    touch.move(to: CGPoint(150, 30), steps: 3)
    touch.lift()
    second?.lift()
    host.rest()
    #expect(host.held.isEmpty && board.ids == ids)
    // As if nothing had been.
    board.phase = .active
    board.isShown = [true, true, true]
    try host.tap("changed")
    host.rest()
    try host.drag("1", to: CGPoint(120, -5))
    #expect(board.ids[1].first == 1)
  }

  @Test("keys move the element that has the focus on to the flow beside its own")
  func keys() throws {
    let host = board.host(.flow)
    host.pressTab(times: 2)
    #expect(host.focusedIdentifier == "1")
    #expect(host.press(.rightArrow, modifiers: .option) == .handled)
    host.rest()
    #expect(board.ids == [[0], [10, 1, 11], []])
  }

  @Test("assistive technologies move an element to each other part with a name that accepts it")
  func actions() throws {
    board.actions[2] = .move(accepts: { $0.id != 1 })
    let host = board.host(.flow)
    func parts(_ id: Int) -> [String] {
      host.actions(of: id).filter { $0.hasPrefix("Move to ") }.map { String($0.suffix(1)) }.sorted()
    }
    #expect(parts(0) == ["B", "C"] && !parts(1).contains("C"))
    try host.perform("Move to B", on: "0")
    host.rest()
    #expect(board.ids == [[1], [10, 11, 0], []])
    #expect(board.writes == [1, 1, 0])
  }

  @Test(
    "a drag over other flows evaluates no card, and is drawn in front of all of them",
    arguments: BoardKind.allCases.filter { $0 != .closures })
  func bodies(kind: BoardKind) throws {
    let board = Board([[0, 1, 2], [10, 11, 12], [20]])
    let host = board.host(kind)
    let touch = try host.hold(0, by: 8, steps: 2)
    board.bodies = 0
    for step in 0..<20 {
      touch.move(to: CGPoint(x: 20 + 12 * step, y: 10 + step))
      host.advance(by: 0.05)
    }
    // In a lazy flow, a card that comes near what is visible is new.
    #expect(board.bodies == 0)
    host.rest()
    let colors = host.displayList.filter { $0.frame.size == CGSize(40, 20) }
    #expect(colors.last?.frame == host.frame(of: "0"))
    touch.lift()
    host.rest()
    #expect(board.ids.map(\.count) == [2, 3, 2])
  }

  @Test("columns, photo rows and flows from right to left exchange elements with others")
  func kinds() throws {
    let left = MovedChips(count: 2)
    let right = MovedChips([MovedChip(id: 10, size: CGSize(60, 20))])
    let host = HeadlessHost(300, 200) {
      HStack(alignment: .top, spacing: 0) {
        ChipsOwner(chips: left) {
          Flow($0, layout: VFlowLayout(spacing: 0), editActions: .move) {
            MovedChipView($0.wrappedValue)
          }
          .frame(width: 150, height: 100, alignment: .topLeading)
        }
        ChipsOwner(chips: right) { binding in
          ScrollView {
            LazyFlow(
              binding, layout: FlowLayout(spacing: 0, targetRowHeight: 50),
              sizes: .aspectRatio { $0.wrappedValue.size.width / 20 }, editActions: .move
            ) { Color.red.named($0.wrappedValue.id) }
          }
          .frame(width: 150, height: 100)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      .environment(\.liftsByPointer, true)
      .flowMoveGroup()
    }
    host.rest()
    try host.drag("0", to: CGPoint(290, 30))
    #expect(left.order == [1] && right.order == [0, 10])
    let (first, second) = (host.frame(of: "0") ?? .null, host.frame(of: "10") ?? .null)
    #expect(first.minX >= second.maxX - 0.5 && first.height == second.height)
    try host.drag("10", to: CGPoint(10, 100))
    #expect(left.order == [1, 10])
    #expect(right.order == [0])
    #expect(host.frame(of: "10")?.minX == 0)
  }

  @Test(
    "what is held stays under the hand though its flow is less wide without it",
    arguments: [LayoutDirection.leftToRight, .rightToLeft],
    [HorizontalAlignment.leading, .center, .trailing])
  func hugging(direction: LayoutDirection, alignment: HorizontalAlignment) throws {
    for hasGroup in [true, false] {
      let chips = [MovedChips(widths: [40, 60, 40]), MovedChips([MovedChip(id: 10, size: .zero)])]
      let host = HeadlessHost(300, 200) {
        let flows = VStack(alignment: alignment, spacing: 60) {
          ForEach([0, 1], id: \.self) { index in
            ChipsOwner(chips: chips[index]) {
              Flow($0, layout: FlowLayout(spacing: 0), editActions: .move) {
                MovedChipView($0.wrappedValue)
              }
            }
          }
        }
        .frame(width: 300, height: 200, alignment: .top)
        .environment(\.liftsByPointer, true)
        .environment(\.layoutDirection, direction)
        if hasGroup { flows.flowMoveGroup() } else { flows }
      }
      let touch = try host.touch("1")
      for point in [CGPoint(150, 10), CGPoint(140, 80), CGPoint(100, 10)] {
        touch.move(to: point, steps: 5)
        host.rest()
        #expect(host.frame(of: "1")?.midX == point.x, "\(point)")
      }
      touch.lift()
    }
  }

  @Test("a flow in its own scroll view takes what is held by what can be seen of it")
  func scrolled() throws {
    let board = Board([Array(0..<20), Array(100..<103)])
    let host = HeadlessHost(100, 200) { BoardScrolls(board: board) }
    // The first one goes on unseen below the second one.
    try host.drag("0", to: CGPoint(20, 190))
    #expect(board.ids[1] == [100, 101, 102, 0])
    try host.drag("1", to: CGPoint(20, 97))
    #expect(board.ids[1].count == 4)
  }

  @Test("in a group inside of a part of another one, what is held over a flow goes to that")
  func nested() throws {
    let (left, right) = (MovedChips(MovedChip.row([40, 40])), MovedChips([chip(9)]))
    let host = HeadlessHost(size: CGSize(width: 300, height: 200)) {
      HStack(alignment: .top, spacing: 0) {
        ForEach([0, 1], id: \.self) { index in
          ChipsOwner(chips: [left, right][index]) { binding in
            Flow(binding, layout: FlowLayout(alignment: .trailing), editActions: .move) { $chip in
              MovedChipView(chip)
            }
            .frame(width: index == 0 ? 100 : 200)
          }
        }
      }
      .environment(\.liftsByPointer, true)
      .flowMoveGroup()
      .flowMoveTarget("Outer")
      .flowMoveGroup()
    }
    host.rest()
    // Over the second flow, and nearer to the places in the first one.
    try host.drag("0", to: CGPoint(x: 120, y: #require(host.frame(of: "9")).midY))
    #expect(left.order == [1] && right.order.contains(0))
  }

  private func chip(_ id: Int) -> MovedChip {
    MovedChip(id: id, size: CGSize(width: 40, height: 20))
  }
}
