import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// Whatever events a drag has, in whatever order, its state is one of a few, and rows get that state.
@MainActor @Suite("Laws of the state of a drag")
struct DragStateLawsTests {
  @Test(
    "after any events of a drag, no element stays dragged once the finger is up, and a lift moves data at most once",
    arguments: 0..<50)
  func events(seed: Int) throws {
    var generator = SeededGenerator(seed)
    for round in 0..<20 {
      let owner = MoverOwner(isMirrored: generator.chance(0.5))
      var lifts = 0
      var events: [Event] = []
      for _ in 0..<Int(generator.length(1...24)) {
        let event = generator.pick(Event.allCases)
        events.append(event)
        if event.happen(to: owner, &generator) { lifts += 1 }
        let shown = owner.mover.drags.shown
        let state = owner.mover.drags.state
        #expect(
          shown == state.drag?.dragged ?? state.landing, "seed \(seed), round \(round): \(events)")
        #expect(owner.writes <= lifts, "seed \(seed), round \(round): \(events)")
      }
      owner.mover.release()
      if let landing = owner.mover.drags.state.landing { owner.mover.show(landing) }
      Event.rest()
      #expect(owner.state == nil, "seed \(seed), round \(round): \(events)")
      owner.isMoving = true
      owner.update()
      #expect(owner.lift(0), "seed \(seed), round \(round): \(events)")
    }
  }
}

/// An event that a mover can receive.
private enum Event: CaseIterable {
  case lift, liftForSystem, move, drop, cancel, release, change, update, turn, scroll, switchOff
  case switchOn, rest, show

  /// Lets animations come to their end, which a host shows.
  @MainActor static func rest() {
    HeadlessHost(size: CGSize(width: 10, height: 10)) { Color.red }.advance(by: 1)
  }

  /// Lets the event come; returns whether it was a lift.
  @MainActor func happen(to owner: MoverOwner, _ generator: inout SeededGenerator) -> Bool {
    let mover = owner.mover
    let (x, y) = (generator.length(-20...120), generator.length(-20...60))
    switch self {
    case .lift, .liftForSystem:
      return owner.lift(Int(generator.length(0...3)), isDrawnBySystem: self == .liftForSystem)
    case .move: mover.move(to: CGPoint(x: x, y: y))
    case .drop: mover.drop()
    case .cancel: mover.cancel()
    case .release: mover.release()
    case .change: owner.elements.reverse()
    case .update: owner.update(isSameVersion: generator.chance(0.5))
    case .turn:
      owner.room = owner.room == 100 ? 60 : 100
      mover.turn(to: CGSize(width: owner.room, height: 40))
    case .scroll: mover.scrolled(by: CGSize(width: x, height: y))
    case .switchOff, .switchOn:
      owner.isMoving = self == .switchOn
      owner.update(isSameVersion: generator.chance(0.5))
    case .rest: Self.rest()
    case .show: mover.show()
    }
    return false
  }
}
