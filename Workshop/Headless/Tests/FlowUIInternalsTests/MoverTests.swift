import SwiftUI
import Testing

@testable import FlowUI

/// What a hand does with four elements of 40 × 20 on lines of 100: two a line.
@MainActor @Suite("The hand that moves elements")
struct MoverTests {
  @Test("without limits an element may have all places, and none before anything is known")
  func withoutLimits() {
    #expect(MoverOwner().mover.limits(of: 2) == 0..<Int.max)
    #expect(Mover().limits(of: 2) == nil)
  }

  @Test("an element whose own place is not among its limits stays, and is asked about only once")
  func limits() {
    let owner = MoverOwner { [0..<2, 0..<2, 0..<2, nil][$0] }
    for _ in 0..<3 {
      #expect((0..<4).map { owner.mover.limits(of: $0) } == [0..<2, 0..<2, nil, nil])
      // Of one version the data is the same.
      owner.update(isSameVersion: true)
    }
    #expect(owner.questions == 4)
    owner.update()
    #expect(owner.mover.limits(of: 0) == 0..<2)
    #expect(owner.questions == 5)
  }

  @Test("an element can be moved as far as its limits and the data reach")
  func reach() {
    let mover = MoverOwner { _ in 1..<9 }.mover
    #expect(mover.canMove(1, by: 2, of: 4))
    #expect(!mover.canMove(1, by: 3, of: 4))
    #expect(mover.canMove(2, by: -1, of: 4))
    #expect(!mover.canMove(1, by: -1, of: 4))
    #expect(!mover.canMove(0, by: 1, of: 4))
  }

  @Test("a step that leads nowhere, and one of an element that is gone, change nothing")
  func steps() {
    let owner = MoverOwner()
    owner.mover.move(3, by: 1)
    owner.mover.move(0, by: -1)
    owner.mover.move(4, by: -1)
    #expect(owner.elements == [0, 1, 2, 3])
    owner.mover.move(0, by: 3)
    #expect(owner.elements == [1, 2, 3, 0])
    let limited = MoverOwner { _ in 0..<2 }
    limited.mover.move(1, by: 1)
    #expect(limited.elements == [0, 1, 2, 3])
    limited.mover.move(1, by: -1)
    #expect(limited.elements == [1, 0, 2, 3])
  }

  @Test("an element that is moved to another line goes as far as its limits reach")
  func lines() {
    let owner = MoverOwner { _ in 0..<3 }
    owner.mover.move(1, byLines: 1)
    #expect(owner.elements == [0, 2, 1, 3])
    let upwards = MoverOwner { $0 == 0 ? nil : 1..<4 }
    upwards.mover.move(2, byLines: -1)
    #expect(upwards.elements == [0, 2, 1, 3])
    upwards.mover.move(1, byLines: -1)
    upwards.mover.move(3, byLines: 1)
    #expect(upwards.elements == [0, 2, 1, 3])
  }

  // MARK: Dragging

  @Test("what is held makes room for itself, and is moved once, at the drop")
  func drag() {
    let (owner, touch) = (MoverOwner(), MovingTouch())
    owner.mover.drag(0, by: .zero, touch)
    #expect(owner.hold?.centers == [CGPoint(x: 20, y: 10)])
    #expect(owner.hold?.place == 0)
    owner.mover.drag(0, by: CGSize(width: 38, height: 22), touch)
    #expect(owner.hold?.place == 3)
    owner.mover.drag(0, by: CGSize(width: 38, height: 2), touch)
    #expect(owner.hold?.place == 1)
    #expect(owner.elements == [0, 1, 2, 3])
    owner.mover.drop(touch)
    #expect(owner.elements == [1, 0, 2, 3])
    #expect(owner.hold == nil)
  }

  @Test("an element is held within its limits")
  func dragLimits() {
    let (owner, touch) = (MoverOwner { _ in 1..<3 }, MovingTouch())
    owner.mover.drag(1, by: CGSize(width: 0, height: 99), touch)
    #expect(owner.hold?.place == 2)
    owner.mover.drag(1, by: CGSize(width: -99, height: -99), touch)
    #expect(owner.hold?.place == 1)
  }

  @Test("places to drop are those among the sizes that views had when the element was lifted")
  func keptSizes() {
    let (owner, touch) = (MoverOwner(), MovingTouch())
    owner.mover.drag(0, by: .zero, touch)
    owner.length = 90
    owner.mover.drag(0, by: CGSize(width: 38, height: 20), touch)
    #expect(owner.hold?.place == 3)
  }

  @Test("an element that stays where it is, or is not shown, is not lifted")
  func unlifted() {
    let pinned = MoverOwner { _ in nil }
    pinned.mover.drag(0, by: CGSize(width: 40, height: 0), MovingTouch())
    #expect(pinned.hold == nil)
    let hidden = MoverOwner()
    hidden.isShown = false
    hidden.mover.drag(0, by: CGSize(width: 40, height: 0), MovingTouch())
    #expect(hidden.hold == nil)
  }

  @Test("a distance without end is none that the hand has gone")
  func endless() {
    let (owner, touch) = (MoverOwner(), MovingTouch())
    let distance = CGSize(width: 30, height: 4)
    owner.mover.drag(0, by: distance, touch)
    owner.mover.drag(0, by: CGSize(width: CGFloat.infinity, height: 0), touch)
    #expect(owner.hold?.translation == distance)
    owner.mover.drag(0, by: CGSize(width: 0, height: CGFloat.nan), touch)
    #expect(owner.hold?.translation == distance)
  }

  @Test("a second finger ends the drag of the first, and lifts nothing until it has been away")
  func secondFinger() {
    let (owner, first, second) = (MoverOwner(), MovingTouch(), MovingTouch())
    owner.mover.drag(0, by: CGSize(width: 40, height: 0), first)
    owner.mover.begin(first)
    #expect(owner.hold != nil)
    owner.mover.begin(second)
    #expect(owner.hold == nil)
    owner.mover.drag(1, by: CGSize(width: 40, height: 0), second)
    owner.mover.drag(0, by: CGSize(width: 80, height: 0), first)
    owner.mover.drop(first)
    #expect(owner.hold == nil)
    #expect(owner.elements == [0, 1, 2, 3])
    owner.mover.end(second)
    owner.mover.drag(1, by: .zero, second)
    #expect(owner.hold?.element == 1)
  }

  @Test("a finger ends its own drag alone")
  func otherFinger() {
    let (owner, touch) = (MoverOwner(), MovingTouch())
    owner.mover.drag(0, by: CGSize(width: 40, height: 0), touch)
    owner.mover.end(MovingTouch())
    owner.mover.drop(MovingTouch())
    #expect(owner.hold?.place == 1)
    #expect(owner.elements == [0, 1, 2, 3])
    owner.mover.end(touch)
    #expect(owner.hold == nil)
    #expect(owner.elements == [0, 1, 2, 3])
  }

  @Test("a drag is canceled once")
  func cancel() {
    let (owner, touch) = (MoverOwner(), MovingTouch())
    #expect(!owner.mover.cancel())
    owner.mover.drag(0, by: CGSize(width: 40, height: 0), touch)
    #expect(owner.mover.cancel())
    #expect(!owner.mover.cancel())
    #expect(owner.hold == nil)
  }

  @Test("other elements in the data end a drag, whether or not the flow has been told")
  func changedData() {
    let (told, touch) = (MoverOwner(), MovingTouch())
    told.mover.drag(0, by: CGSize(width: 40, height: 0), touch)
    told.update()
    #expect(told.mover.current(told.hold) != nil)
    told.elements = [3, 2, 1, 0]
    told.update(isSameVersion: true)
    #expect(told.mover.current(told.hold) != nil)
    told.update()
    #expect(told.mover.current(told.hold) == nil)
    #expect(touch.isOver)
    told.mover.drop(touch)
    #expect(told.elements == [3, 2, 1, 0])
    let (untold, other) = (MoverOwner(), MovingTouch())
    untold.mover.drag(0, by: CGSize(width: 40, height: 0), other)
    untold.elements = [3, 2, 1, 0]
    untold.mover.drop(other)
    #expect(untold.elements == [3, 2, 1, 0])
    #expect(untold.hold == nil)
  }
}

/// How views are lifted.
@Suite("Ways to lift views")
struct MovingLiftTests {
  @Test("a pointer lifts at once where that is asked for")
  func pointer() {
    var environment = EnvironmentValues()
    #expect(environment.liftsByPointer == (MovingLift.standard == .pointer))
    environment.liftsByPointer = true
    #expect(environment.liftsByPointer)
    #expect(environment.movingLift == .pointer)
    environment.liftsByPointer = false
    #expect(!environment.liftsByPointer)
    #expect(environment.movingLift == .touch)
  }

  @Test("no view is lifted unless its flow says so")
  func lifted() {
    #expect(!EnvironmentValues().isLiftedInFlow)
  }
}
