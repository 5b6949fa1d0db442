import FlowCore
import SwiftUI
import Testing

@testable import FlowUI

/// What a hand does with four elements of 40 × 20 on lines of 100: two a line.
@MainActor @Suite("The hand that moves elements")
struct MoverTests {
  /// The data, what is held of it, and what the hand has asked for.
  @MainActor private final class Owner {
    var elements = [0, 1, 2, 3]
    var hold: MovingHold?
    var limits: ((Int) -> Range<Int>?)?
    var questions = 0
    var isShown = true
    var length = 40.0
    var scrolls: [Bool] = []
    private var version = 0
    let mover = Mover()

    /// Tells the mover what there is now: something else unless it is of the same version.
    func update(isSameVersion: Bool = false) {
      if !isSameVersion { version += 1 }
      var ask: ((Int) -> Range<Int>?)?
      if let limits {
        ask = {
          self.questions += 1
          return limits($0)
        }
      }
      let moves = FlowMoves(
        perform: { self.elements.move(fromOffsets: $0, toOffset: $1) }, animation: nil,
        limits: ask, identities: { self.elements.map { AnyHashable($0) } })
      mover.update(
        moves, Binding(get: { self.hold }, set: { self.hold = $0 }), version: version,
        room: { _ in self.isShown ? self.room : nil }, scroll: { self.scrolls.append($0) })
    }

    private var room: MovingLines {
      let items = FlexItems(
        main: elements.map { _ in length }, cross: elements.map { _ in 20 })
      let container = FlowLayout(spacing: 0)._rules.container(limit: 100, alignsByGuides: false)
      return MovingLines(
        items: items, container: container, known: items.indices,
        centers: items.indices.map { (Double($0 % 2 * 40 + 20), Double($0 / 2 * 20 + 10)) },
        lines: items.indices.map { $0 / 2 },
        host: MovingHost(items: items, fits: [:], spacings: [], crossAxis: .vertical), axis: .rows,
        isMirrored: false)
    }
  }

  private func owner(limits: ((Int) -> Range<Int>?)? = nil) -> Owner {
    let owner = Owner()
    owner.limits = limits
    owner.update()
    return owner
  }

  // MARK: Limits

  @Test("without limits an element may have all places, and none before anything is known")
  func withoutLimits() {
    #expect(owner().mover.limits(of: 2) == 0..<Int.max)
    #expect(Mover().limits(of: 2) == nil)
  }

  @Test("an element whose own place is not among its limits stays, and is asked about only once")
  func limits() {
    let owner = owner { [0..<2, 0..<2, 0..<2, nil][$0] }
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
    let mover = owner { _ in 1..<9 }.mover
    #expect(mover.canMove(1, by: 2, of: 4))
    #expect(!mover.canMove(1, by: 3, of: 4))
    #expect(mover.canMove(2, by: -1, of: 4))
    #expect(!mover.canMove(1, by: -1, of: 4))
    #expect(!mover.canMove(0, by: 1, of: 4))
  }

  @Test("a step that leads nowhere, and one of an element that is gone, change nothing")
  func steps() {
    let owner = owner()
    owner.mover.move(3, by: 1)
    owner.mover.move(0, by: -1)
    owner.mover.move(4, by: -1)
    #expect(owner.elements == [0, 1, 2, 3])
    owner.mover.move(0, by: 3)
    #expect(owner.elements == [1, 2, 3, 0])
    let limited = self.owner { _ in 0..<2 }
    limited.mover.move(1, by: 1)
    #expect(limited.elements == [0, 1, 2, 3])
    limited.mover.move(1, by: -1)
    #expect(limited.elements == [1, 0, 2, 3])
  }

  @Test("an element that is moved to another line goes as far as its limits reach")
  func lines() {
    let owner = owner { _ in 0..<3 }
    owner.mover.move(1, byLines: 1)
    #expect(owner.elements == [0, 2, 1, 3])
    let upwards = self.owner { $0 == 0 ? nil : 1..<4 }
    upwards.mover.move(2, byLines: -1)
    #expect(upwards.elements == [0, 2, 1, 3])
    upwards.mover.move(1, byLines: -1)
    upwards.mover.move(3, byLines: 1)
    #expect(upwards.elements == [0, 2, 1, 3])
  }

  // MARK: Dragging

  @Test("what is held makes room for itself, and is moved once, at the drop")
  func drag() {
    let (owner, touch) = (owner(), MovingTouch())
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
    let (owner, touch) = (owner { _ in 1..<3 }, MovingTouch())
    owner.mover.drag(1, by: CGSize(width: 0, height: 99), touch)
    #expect(owner.hold?.place == 2)
    owner.mover.drag(1, by: CGSize(width: -99, height: -99), touch)
    #expect(owner.hold?.place == 1)
  }

  @Test("places to drop are those among the sizes that views had when the element was lifted")
  func keptSizes() {
    let (owner, touch) = (owner(), MovingTouch())
    owner.mover.drag(0, by: .zero, touch)
    owner.length = 90
    owner.mover.drag(0, by: CGSize(width: 38, height: 20), touch)
    #expect(owner.hold?.place == 3)
  }

  @Test("an element that stays where it is, or is not shown, is not lifted")
  func unlifted() {
    let pinned = owner { _ in nil }
    pinned.mover.drag(0, by: CGSize(width: 40, height: 0), MovingTouch())
    #expect(pinned.hold == nil)
    let hidden = owner()
    hidden.isShown = false
    hidden.mover.drag(0, by: CGSize(width: 40, height: 0), MovingTouch())
    #expect(hidden.hold == nil)
  }

  @Test("a distance without end is none that the hand has gone")
  func endless() {
    let (owner, touch) = (owner(), MovingTouch())
    let distance = CGSize(width: 30, height: 4)
    owner.mover.drag(0, by: distance, touch)
    owner.mover.drag(0, by: CGSize(width: CGFloat.infinity, height: 0), touch)
    #expect(owner.hold?.translation == distance)
    owner.mover.drag(0, by: CGSize(width: 0, height: CGFloat.nan), touch)
    #expect(owner.hold?.translation == distance)
  }

  @Test("a second finger ends the drag of the first, and lifts nothing until it has been away")
  func secondFinger() {
    let (owner, first, second) = (owner(), MovingTouch(), MovingTouch())
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
    let (owner, touch) = (owner(), MovingTouch())
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
    let (owner, touch) = (owner(), MovingTouch())
    #expect(!owner.mover.cancel())
    owner.mover.drag(0, by: CGSize(width: 40, height: 0), touch)
    #expect(owner.mover.cancel())
    #expect(!owner.mover.cancel())
    #expect(owner.hold == nil)
  }

  @Test("other elements in the data end a drag, whether or not the flow has been told")
  func changedData() {
    let (told, touch) = (owner(), MovingTouch())
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
    let (untold, other) = (owner(), MovingTouch())
    untold.mover.drag(0, by: CGSize(width: 40, height: 0), other)
    untold.elements = [3, 2, 1, 0]
    untold.mover.drop(other)
    #expect(untold.elements == [3, 2, 1, 0])
    #expect(untold.hold == nil)
  }

  // MARK: Scrolling

  /// Whether the flow scrolls forward from a place, with these of the flow visible; nil if it stays.
  private func scroll(
    at place: CGFloat, in visible: ClosedRange<CGFloat>, along axis: Axis
  ) -> Bool? {
    let owner = owner()
    owner.mover.drag(0, by: .zero, MovingTouch())
    let length = visible.upperBound - visible.lowerBound
    let rect =
      axis == .vertical
      ? CGRect(x: 0, y: visible.lowerBound, width: 9_000, height: length)
      : CGRect(x: visible.lowerBound, y: 0, width: length, height: 9_000)
    owner.mover.visible.with { $0 = rect }
    let finger =
      axis == .vertical ? CGPoint(x: 4_500, y: place) : CGPoint(x: place, y: 4_500)
    owner.mover.scroll(from: finger, at: .now, along: axis)
    owner.mover.cancel()
    return owner.scrolls.first
  }

  @Test(
    "within a fifth of what is visible from its edge, at most 40 points, the flow scrolls",
    arguments: [Axis.horizontal, .vertical])
  func edges(axis: Axis) {
    for (visible, edge) in [(100...200, 20), (100...290, 38), (100...300, 40), (100...700, 40)]
      as [(ClosedRange<CGFloat>, CGFloat)]
    {
      let (start, end) = (visible.lowerBound + edge, visible.upperBound - edge)
      #expect(scroll(at: start - 0.5, in: visible, along: axis) == false)
      #expect(scroll(at: start, in: visible, along: axis) == nil)
      #expect(scroll(at: end, in: visible, along: axis) == nil)
      #expect(scroll(at: end + 0.5, in: visible, along: axis) == true)
    }
  }

  @Test("nothing is scrolled where nothing is held or nobody knows what is visible")
  func unscrolled() {
    let owner = owner()
    owner.mover.visible.with { $0 = CGRect(x: 0, y: 0, width: 100, height: 100) }
    owner.mover.scroll(from: .zero, at: .now, along: .vertical)
    #expect(owner.scrolls == [])
    owner.mover.visible.with { $0 = nil }
    owner.mover.drag(0, by: .zero, MovingTouch())
    owner.mover.scroll(from: .zero, at: .now, along: .vertical)
    #expect(owner.scrolls == [])
  }

  @Test("a moving finger scrolls by a line every 0.15 seconds")
  func pace() {
    let owner = owner()
    owner.mover.visible.with { $0 = CGRect(x: 0, y: 0, width: 100, height: 100) }
    owner.mover.drag(0, by: .zero, MovingTouch())
    for (time, count) in [(0, 1), (0.05, 1), (0.14, 1), (0.15, 2), (0.29, 2), (0.31, 3)] {
      owner.mover.scroll(
        from: .zero, at: Date(timeIntervalSinceReferenceDate: time), along: .vertical)
      #expect(owner.scrolls.count == count, "\(time)")
    }
    owner.mover.cancel()
  }

  @Test(
    "a resting finger scrolls on by a line every 0.15 seconds, until it is away or the drag ends")
  func resting() async throws {
    let owner = owner()
    owner.mover.visible.with { $0 = CGRect(x: 0, y: 0, width: 100, height: 100) }
    owner.mover.drag(0, by: .zero, MovingTouch())
    owner.mover.scroll(from: CGPoint(x: 50, y: 99), at: .now, along: .vertical)
    #expect(owner.scrolls == [true])
    // A clock that waits for the same thread, however busy that is.
    for _ in 0..<8 { try await Task.sleep(for: .milliseconds(150)) }
    #expect(owner.scrolls.count >= 7)
    #expect(!owner.scrolls.contains(false))
    owner.mover.scroll(from: CGPoint(x: 50, y: 50), at: .now, along: .vertical)
    // The next line may have been due at this very moment.
    let rested = owner.scrolls.count
    try await Task.sleep(for: .milliseconds(400))
    #expect(owner.scrolls.count <= rested + 1)
    owner.mover.scroll(from: CGPoint(x: 50, y: 99), at: .now, along: .vertical)
    let canceled = owner.scrolls.count
    owner.mover.cancel()
    try await Task.sleep(for: .milliseconds(400))
    #expect(owner.scrolls.count == canceled)
  }

  @Test(
    "what has been scrolled since the finger moved last counts from where the visible part began")
  func scrolled() {
    let (owner, touch) = (owner(), MovingTouch())
    #expect(owner.mover.scrolled(since: MovingHold(element: 0, place: 0, centers: [])) == .zero)
    owner.mover.visible.with { $0 = CGRect(x: 30, y: 50, width: 100, height: 100) }
    owner.mover.drag(0, by: .zero, touch)
    owner.mover.visible.with { $0 = CGRect(x: 37, y: 40, width: 100, height: 100) }
    #expect(
      owner.hold.map { owner.mover.scrolled(since: $0) } == CGSize(width: 7, height: -10))
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
