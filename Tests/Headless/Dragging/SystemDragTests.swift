import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// The system's calls during a drag, in its order, and the frames seen after each.
@MainActor @Suite("System drags")
struct SystemDragTests {
  nonisolated private static let directions = [LayoutDirection.leftToRight, .rightToLeft]

  /// Twelve chips of 40 × 20, or cards as wide as their column.
  private func page(_ kind: DraggedKind, _ direction: LayoutDirection) -> SystemPage {
    SystemPage(kind, MovedChips(count: 12), direction)
  }

  /// A hand that has begun to drag a chip and is over another one.
  private func drag(
    _ id: Int, over other: Int, _ page: SystemPage
  ) throws -> SystemHand {
    let point = try #require(page.row(other)).middle
    let hand = try #require(page.hold(id))
    hand.begin()
    hand.move(to: point)
    page.wait(0.5)
    return hand
  }

  private func expectAtRest(_ page: SystemPage, _ name: Comment) {
    page.wait(2)
    for id in page.chips.order { #expect(page.seen(id).count == 1 && page.row(id) != nil, name) }
    #expect(page.lifted == [] && page.mover.drags.state.canLift && page.mover.dragged == nil, name)
  }

  @Test(
    "a system drag changes nothing until the finger moves, and then hides the dragged element",
    arguments: DraggedKind.allCases, directions)
  func lift(kind: DraggedKind, direction: LayoutDirection) throws {
    let page = page(kind, direction)
    let frames = page.host.frames.map(\.frame)
    let hand = try #require(page.hold(1))
    page.notes.counts.bodies = 0
    _ = HeadlessHost.takeFeedback()
    for call in [hand.begin, { hand.move(to: hand.session.touched.point) }] {
      call()
      page.wait(0.5)
      #expect(page.host.frames.map(\.frame) == frames && page.lifted == [])
      #expect(page.notes.counts.bodies == 0 && HeadlessHost.takeFeedback() == [])
    }
    hand.move(by: 3, steps: 1)
    #expect(page.row(1) == nil && page.lifted == [1])
    hand.lift()
    expectAtRest(page, "\(kind)")
  }

  @Test(
    "a system drag that begins and ends without a movement changes neither frames nor data",
    arguments: DraggedKind.allCases, [false, true])
  func menu(kind: DraggedKind, begins: Bool) throws {
    let page = page(kind, .leftToRight)
    let frames = page.host.frames.map(\.frame)
    let hand = try #require(page.hold(1))
    page.notes.counts.bodies = 0
    if begins { hand.begin() }
    page.wait(1)
    hand.session.cancel()
    hand.end()
    page.wait(1)
    #expect(page.host.frames.map(\.frame) == frames && page.chips.writes == 0)
    #expect(page.notes.counts.bodies == 0 && page.mover.drags.state.canLift)
  }

  @Test(
    "a chip of a system drag is seen at exactly one frame from the lift to its rest",
    arguments: DraggedKind.allCases, directions)
  func drop(kind: DraggedKind, direction: LayoutDirection) throws {
    let page = page(kind, direction)
    let hand = try drag(1, over: 4, page)
    #expect(page.row(1) == nil && page.seen(1).count == 1)
    hand.lift()
    #expect(page.chips.writes == 1 && page.chips.order != Array(0..<12))
    #expect(page.row(1) == nil && page.seen(1) == [hand.askedFrame])
    page.wait(0.3)
    #expect(page.row(1) == nil && page.seen(1) == [hand.askedFrame])
    page.wait(0.2)
    // The picture is where the row is.
    let asked = try #require(hand.askedFrame)
    #expect(page.seen(1).count == 2 && page.seen(1).allSatisfy { closeTo($0, asked) })
    expectAtRest(page, "\(kind)")
    expectEqual(page.row(1)?.rounded, asked.rounded)
  }

  @Test(
    "a system drag dropped at its old index, or far outside of the flow, puts the chip back and writes nothing",
    arguments: DraggedKind.allCases, directions)
  func back(kind: DraggedKind, direction: LayoutDirection) throws {
    let far = [CGPoint(150, 5_000), CGPoint(-400, 20), CGPoint(150, -300)]
    for point in [nil] + far.map(Optional.some) {
      let page = page(kind, direction)
      let start = try #require(page.row(1))
      let hand = try drag(1, over: 4, page)
      hand.move(to: point ?? start.middle)
      page.wait(0.5)
      expectEqual(hand.session.drag.takesDrop, point == nil)
      hand.lift()
      #expect(page.row(1) == nil && hand.askedFrame == start)
      expectAtRest(page, "\(kind)")
      #expect(page.chips.writes == 0 && page.row(1) == start)
    }
  }

  @Test(
    "over another drop target a system drag closes the gap in its flow, and a chip dropped there reappears",
    arguments: DraggedKind.allCases)
  func elsewhere(kind: DraggedKind) throws {
    let page = page(kind, .leftToRight)
    let places = (2..<12).map { page.row($0) }
    let hand = try drag(1, over: 4, page)
    hand.leave()
    page.wait(2)
    #expect(!hand.session.drag.takesDrop && (2..<12).map { page.row($0) } == places)
    hand.liftElsewhere()
    page.wait(0.3)
    #expect(page.row(1) == nil && page.seen(1).count == 1)
    expectAtRest(page, "\(kind)")
    expectEqual(page.chips.writes, 0)
    // It may come back.
    let other = try drag(1, over: 4, page)
    other.leave()
    other.move(to: try #require(page.row(4)).middle)
    other.lift()
    expectAtRest(page, "\(kind)")
    expectEqual(page.chips.writes, 1)
  }

  @Test(
    "the escape key ends a system drag at once, and moving the finger on then moves nothing",
    arguments: DraggedKind.allCases)
  func escape(kind: DraggedKind) throws {
    let page = page(kind, .leftToRight)
    let hand = try drag(1, over: 4, page)
    expectEqual(page.host.press(.escape), .handled)
    page.wait(0.05)
    #expect(hand.picture == nil && page.row(1) != nil && page.mover.drags.state.canLift)
    hand.move(by: 90, 30)
    hand.lift()
    expectAtRest(page, "\(kind)")
    expectEqual(page.chips.writes, 0)
  }

  @Test(
    "a second system drag can begin 0.3 s after a drop, with the same chip or another",
    arguments: DraggedKind.allCases, [1, 7])
  func second(kind: DraggedKind, next: Int) throws {
    let page = page(kind, .leftToRight)
    try drag(1, over: 4, page).lift()
    page.wait(0.3)
    // The row of the first is out of sight, where its picture flies to.
    let frame = try #require(page.mover.frame(of: next) ?? page.row(next))
    let session = try #require(page.mover.systemDrag(at: frame.middle))
    let hand = SystemHand(page, session, next)
    page.hands.append(hand)
    if next == 1 { page.hands.removeFirst() }
    hand.begin()
    hand.move(by: 3, steps: 1)
    expectEqual(page.lifted, [next])
    #expect(page.row(1) == nil && page.row(next) == nil && page.seen(1).count == 1)
    page.wait(0.3)
    #expect(page.row(next) == nil && (next == 1 || page.row(1) != nil))
    hand.move(to: try #require(page.row(0)).middle)
    hand.lift()
    expectEqual(page.chips.writes, 2)
    expectAtRest(page, "\(kind)")
  }

  @Test(
    "a second finger lifts nothing during a system drag",
    arguments: DraggedKind.allCases)
  func secondFinger(kind: DraggedKind) throws {
    let page = page(kind, .leftToRight)
    let hand = try drag(1, over: 4, page)
    #expect(page.hold(7) == nil && page.hold(8) == nil)
    hand.lift()
    #expect(page.hold(8) != nil)
  }

  @Test(
    "a chip is dragged out of its open context menu, by the session that opened it or by another",
    arguments: DraggedKind.allCases, [false, true])
  func outOfMenu(kind: DraggedKind, isAnother: Bool) throws {
    let page = page(kind, .leftToRight)
    let first = try #require(page.hold(1))
    page.wait(2)
    let hand = isAnother ? try #require(page.hold(1)) : first
    if isAnother { page.hands.removeFirst() }
    hand.begin()
    hand.move(to: try #require(page.row(4)).middle)
    #expect(page.row(1) == nil && page.lifted == [1])
    hand.lift()
    expectAtRest(page, "\(kind)")
    expectEqual(page.chips.writes, 1)
  }

  @Test(
    "a flow that leaves its window during a system drag or a landing can be edited when it is back",
    arguments: DraggedKind.allCases, [false, true])
  func leaves(kind: DraggedKind, isDropped: Bool) throws {
    let page = page(kind, .leftToRight)
    let hand = try drag(1, over: 4, page)
    if isDropped { hand.lift() }
    try page.show(false)
    #expect(isDropped || hand.picture == nil)
    try page.show(true)
    #expect(page.row(1) != nil && page.lifted == [] && page.mover.isIdle)
    if !isDropped { hand.lift() }
    expectAtRest(page, "\(kind)")
    try drag(2, over: 9, page).lift()
    expectAtRest(page, "\(kind)")
    expectEqual(page.chips.writes, isDropped ? 2 : 1)
  }

  @Test(
    "changed data ends a system drag in progress, and a chip that is already landing lands at its new index",
    arguments: DraggedKind.allCases)
  func changes(kind: DraggedKind) throws {
    let new = MovedChip(id: 99, size: CGSize(60, 20))
    for phase in 0..<3 {
      for isRemoved in [false, true] {
        let page = page(kind, .leftToRight)
        let hand: SystemHand
        if phase == 0 {
          hand = try #require(page.hold(1))
          hand.begin()
        } else {
          hand = try drag(1, over: 4, page)
        }
        if phase == 2 { hand.lift() }
        try page.change {
          if isRemoved { $0.removeAll { $0.id == 1 } } else { $0.insert(new, at: 0) }
        }
        let name: Comment = "\(kind), phase \(phase), \(isRemoved ? "removed" : "inserted")"
        if phase < 2 {
          #expect(hand.picture == nil && (page.row(1) == nil) == isRemoved, name)
          hand.move(by: 90, 30)
          hand.lift()
        } else if !isRemoved {
          #expect(page.row(1) == nil && page.seen(1).count == 1, name)
          page.wait(0.3)
          #expect(page.seen(1).count == 2, name)
          #expect(Set(page.seen(1).map(\.rounded)).count == 1, name)
        }
        let writes = page.chips.writes
        expectAtRest(page, name)
        #expect(page.chips.writes == writes, name)
        #expect(page.hold(2) != nil, name)
      }
    }
  }
}
