import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// Whatever the system calls during a drag, in whatever order, a dragged chip is seen once.
@MainActor @Suite("Laws of system drags")
struct SystemDragLawsTests {
  @Test(
    "the target frame that a container gives a system drag at the drop is the frame at which the chip rests",
    arguments: DraggedKind.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func landing(kind: DraggedKind, direction: LayoutDirection) throws {
    var random = SeededGenerator(seed: 5)
    for drag in 0..<tried(50) {
      let name: Comment = "\(kind), \(direction), drag \(drag)"
      let page = SystemPage(
        kind, MovedChips(MovedChip.drawn(2...24, &random)), width: random.real(160...400),
        direction)
      let id = random.pick(page.chips.order.filter { page.row($0) != nil })
      let hand = try #require(page.hold(id))
      hand.begin()
      let size = page.mover.size
      for _ in 0..<random.number(1...4) {
        hand.move(to: random.point(-20...size.width + 20, -20...size.height + 20))
      }
      hand.lift()
      let asked = try #require(hand.askedFrame)
      page.wait(2)
      guard let rest = page.row(id) else { continue }
      let differences = [
        asked.minX - rest.minX, asked.minY - rest.minY, asked.width - rest.width,
        asked.height - rest.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 0.01 }, name)
    }
  }

  @Test(
    "in random system drags each chip is seen in one place, and lifting the finger writes data at most once",
    arguments: 0..<50)
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for sequence in 0..<tried(20) {
      let chips = MovedChips(MovedChip.drawn(2...14, &random))
      let page = SystemPage(
        random.any(), chips, width: random.real(160...400), random.direction())
      var drawn = DrawnCalls(page)
      for _ in 0..<random.number(4...24) {
        try drawn.call(&random)
        drawn.check("seed \(seed), sequence \(sequence), \(page.kind):\(drawn.calls)")
      }
      try drawn.finish()
      drawn.check("seed \(seed), sequence \(sequence): the end of\(drawn.calls)")
    }
  }
}

/// Calls of the system, and changes by others, in any order that can be.
@MainActor private struct DrawnCalls {
  enum Call: String, CaseIterable {
    case hold, begin, move, leave, lift, liftElsewhere, escape, end, insert, remove, gone, back,
      wait
  }

  let page: SystemPage
  private(set) var calls = ""

  /// The finger that is down.
  private var hand: SystemHand?
  private var isShown = true
  private var writes = 0
  private var drops = 0

  init(_ page: SystemPage) { self.page = page }

  /// Makes a call, if it can be now.
  mutating func call(_ random: inout SeededGenerator) throws {
    let call = random.any(Call.self)
    calls += " \(call.rawValue)"
    switch call {
    case .hold:
      guard hand == nil, isShown else { break }
      let still = page.chips.order.filter { id in !page.hands.contains { $0.id == id } }
      if let id = still.filter({ page.row($0) != nil }).randomElement(using: &random) {
        hand = page.hold(id)
        // The hand is free when the finger is.
        #expect(hand != nil, "\(page.kind):\(calls)")
      }
    case .begin: if hand?.session.drag == .lifted { hand?.begin() }
    case .move:
      if hand?.session.drag != .lifted { hand?.move(to: random.point(-250...600, -250...700)) }
    case .leave: hand?.leave()
    case .lift: lift { $0.lift() }
    case .liftElsewhere: lift { $0.liftElsewhere() }
    case .escape: page.host.press(.escape)
    case .end:
      if hand?.session.drag.isAtRest == true { lift { $0.end() } }
    case .insert:
      try change { $0.insert(MovedChip(id: 100 + $0.count, size: CGSize(60, 20)), at: 0) }
    case .remove:
      if let id = hand?.id ?? page.hands.last?.id { try change { $0.removeAll { $0.id == id } } }
    case .gone, .back:
      isShown = call == .back
      try page.show(isShown)
    case .wait: page.wait(random.pick([0.02, 0.1, 0.3, 0.6]))
    }
    page.wait(1.0 / 60)
  }

  /// Ends what goes on.
  mutating func finish() throws {
    lift { $0.lift() }
    if !isShown { try page.show(true) }
    isShown = true
    page.wait(3)
    for id in page.chips.order where page.host.frame(of: "\(id)") != nil {
      #expect(page.seen(id).count == 1, "\(page.kind):\(calls)")
    }
    #expect(page.mover.isIdle && page.lifted == [], "\(page.kind):\(calls)")
  }

  /// Lifts the finger.
  private mutating func lift(_ call: (SystemHand) -> Void) {
    guard let hand else { return }
    let (order, writes) = (page.chips.order, page.chips.writes)
    call(hand)
    self.hand = nil
    #expect(
      page.chips.writes - writes == (page.chips.order == order ? 0 : 1), "\(page.kind):\(calls)")
    #expect(page.chips.order.sorted() == order.sorted(), "\(page.kind):\(calls)")
  }

  private mutating func change(_ change: (inout [MovedChip]) -> Void) throws {
    guard isShown else { return }
    try page.change(change)
  }

  /// Expects each chip to be seen in one place.
  func check(_ name: @autoclosure () -> Comment) {
    guard isShown else { return }
    for id in page.chips.order {
      var seen = page.seen(id)
      // The picture of an element that has not moved lies over its row.
      if page.hands.contains(where: { $0.id == id && $0.session.drag.isAtRest }) {
        seen = page.row(id).map { [$0] } ?? []
      }
      guard let first = seen.first else {
        #expect(page.host.frame(of: "\(id)") == nil, name())
        continue
      }
      #expect(
        seen.allSatisfy { abs($0.minX - first.minX) < 0.01 && abs($0.minY - first.minY) < 0.01 },
        name())
    }
  }
}

extension SystemDrag {
  /// Whether nothing of the flow has changed yet.
  fileprivate var isAtRest: Bool {
    switch self {
    case .lifted, .begun: true
    case .dragging, .landing, .over: false
    }
  }
}
