import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Drags of four elements of 40 × 20 on lines of 100: two a line.
@MainActor @Suite("Drags of elements")
struct MoverTests {
  @Test(
    "an element is dropped only between the elements that cannot move, at the indices these have now"
  )
  func limits() {
    let owner = MoverOwner { $0 == 2 }
    expectEqual((0..<4).map(owner.mover.limits), [0..<2, 0..<2, nil, 3..<Int.max])
    // A binding may have others though its owner is as it was.
    owner.elements = [2, 0, 1]
    owner.update(isSameVersion: true)
    expectEqual((0..<4).map(owner.mover.limits), [nil, 1..<Int.max, 1..<Int.max, 1..<Int.max])
  }

  @Test("during a drag, a flow does not ask again which elements can move")
  func heldLimits() {
    let owner = MoverOwner { _ in false }
    owner.lift(1)
    owner.move(1, by: CGSize(width: 0, height: 4))
    let questions = owner.questions
    for step in 0..<3 {
      owner.move(1, by: CGSize(width: 0, height: 9 * step))
      owner.update(isSameVersion: true)
    }
    #expect(owner.hold != nil && owner.questions == questions)
  }

  @Test("moving an element by a line takes it at most to the next element that cannot move")
  func lines() {
    for (element, order) in [(0, [1, 2, 0, 3]), (1, [0, 2, 1, 3]), (3, [0, 1, 2, 3])] {
      let owner = MoverOwner { $0 == 3 }
      expectEqual(owner.mover.move(element, byLines: element < 3 ? 1 : -1), (element < 3))
      expectEqual(owner.elements, order)
    }
    let upwards = MoverOwner { $0 == 0 }
    upwards.mover.move(2, byLines: -1)
    expectEqual(upwards.elements, [0, 2, 1, 3])
    upwards.mover.move(1, byLines: -1)
    expectEqual(upwards.elements, [0, 2, 1, 3])
  }

  @Test(
    "moving an element line by line takes it to either end of the data, and nearer to that end with each step"
  )
  func linesToTheEnd() {
    for step in [1, -1] {
      for element in 0..<4 {
        let owner = MoverOwner()
        var place = element
        for _ in 0..<4 {
          owner.mover.move(place, byLines: step)
          owner.update()
          let new = owner.elements.firstIndex(of: element) ?? place
          let isAtEnd = place == (step > 0 ? 3 : 0)
          #expect(isAtEnd ? new == place : (new - place).signum() == step)
          place = new
        }
        expectEqual(place, (step > 0 ? 3 : 0))
      }
    }
  }

  @Test("moving an element by a line during a drag ends the drag and moves no element")
  func stepWhileHeld() {
    let owner = MoverOwner()
    owner.lift(0)
    #expect(owner.mover.move(3, byLines: -1) && owner.hold == nil)
    // The hand that is still there lifts and moves nothing.
    #expect(!owner.lift(0))
    owner.move(0, by: CGSize(width: 40, height: 0))
    owner.mover.drop()
    expectEqual(owner.elements, [0, 1, 2, 3])
  }

  @Test(
    "moving an element of a flow from or to an index out of range, or to its own index, does not change the data"
  )
  func nowhere() {
    let owner = MoverOwner()
    for (element, place) in [(0, 4), (4, 0), (1, 1)] {
      #expect(!owner.mover.put(element, at: place) && owner.writes == 0)
    }
    #expect(owner.mover.put(0, at: 3) && owner.elements == [1, 2, 3, 0])
  }

  @Test(
    "a drag finds no view for an element without a frame, or for an element that is not in the data"
  )
  func ownViews() {
    let owner = MoverOwner()
    #expect(owner.mover.view(ofElement: 0) != nil)
    owner.shownCount = 5
    #expect(owner.mover.view(ofElement: 4) == nil)
    owner.shownCount = 0
    #expect(owner.mover.view(ofElement: 0) == nil && owner.mover.offset(ofDropAt: .zero) == 0)
  }

  // MARK: Dragging

  @Test("lifting an element computes the frames of the flow's elements once")
  func readings() {
    let owner = MoverOwner()
    expectEqual(owner.readings, 0)
    #expect(owner.lift(1))
    expectEqual(owner.readings, 1)
  }

  @Test(
    "an element with a drag handle is lifted only by the handle, and not by the rest of its view")
  func handles() {
    let owner = MoverOwner()
    owner.mover.recordHandles(1, of: 0)
    expectEqual(owner.mover.element(at: owner.center(1))?.element, 1)
    #expect(owner.mover.element(at: owner.center(0)) == nil)
    #expect(!owner.mover.lift(at: owner.center(0)) && owner.lift(0, byHandle: true))
  }

  @Test(
    "a change of the length offered to a flow ends a drag, unless the flow hugs its lines before or after"
  )
  func turned() {
    for (old, new, isOver): (CGFloat, CGFloat, Bool) in [
      (100, 100, false), (100, 120, true), (100, 60, true), (100, 80.5, false), (100, 81, true),
      (80, 120, false),
    ] {
      let owner = MoverOwner()
      owner.room = old
      owner.lift(0)
      owner.room = new
      owner.mover.checkLength()
      #expect((owner.hold == nil) == isOver, "\(old) to \(new)")
    }
  }

  @Test("drop indices are computed from the sizes that views had when the element was lifted")
  func keptSizes() {
    for isScrolled in [false, true] {
      let (owner, distance) = (MoverOwner(), CGSize(width: 38, height: 20))
      owner.lift(0)
      owner.length = 90
      if isScrolled { owner.mover.scrolled(by: distance) } else { owner.move(0, by: distance) }
      expectEqual(owner.hold?.dropIndex, 3)
    }
  }

  @Test("scrolling during a drag moves the dragged element as if the finger had moved")
  func scrolled() {
    let owner = MoverOwner()
    owner.mover.scrolled(by: CGSize(width: 7, height: 7))
    expectEqual(owner.hold, nil)
    owner.lift(0)
    owner.move(0, by: CGSize(width: 8, height: 2))
    owner.mover.scrolled(by: CGSize(width: 30, height: 20))
    #expect(owner.hold?.translation == CGSize(width: 38, height: 22) && owner.hold?.dropIndex == 3)
    owner.mover.drop()
    expectEqual(owner.elements, [1, 2, 3, 0])
    // The hand lifts nothing more until it is gone.
    #expect(!owner.lift(1) && owner.hold == nil)
    owner.mover.release()
    #expect(owner.lift(1))
  }

  /// An element that was lifted for the system to draw it, and is seen again where it comes to rest.
  private var seen: DraggedElement {
    var seen = DraggedElement(landing: 0, isDrawnBySystem: true)
    seen.isDrawnBySystem = false
    return seen
  }

  @Test(
    "a dropped element is in front until its animation ends, whether the system or the flow drew the drag"
  )
  func rest() {
    for isDrawnBySystem in [false, true] {
      let owner = MoverOwner()
      owner.lift(0, isDrawnBySystem: isDrawnBySystem)
      expectEqual(owner.state.withoutTranslation?.isDrawnBySystem, isDrawnBySystem)
      owner.mover.drop()
      let landing = DraggedElement(landing: 0, isDrawnBySystem: isDrawnBySystem)
      expectEqual(owner.state, landing)
      var state = owner.mover.drags.state
      #expect(!state.rest(1) && state.landing == landing)
      owner.mover.show()
      expectEqual(owner.state, (isDrawnBySystem ? seen : landing))
      // Completions are called where a host shows the end of animations.
      HeadlessHost(size: CGSize(width: 10, height: 10)) { Color.red }.advance(by: 1)
      expectEqual(owner.state, nil)
    }
  }

  @Test(
    "a dropped element that the system draws is in front until the system has animated it into place"
  )
  func seated() throws {
    let owner = MoverOwner()
    owner.lift(0, isDrawnBySystem: true)
    owner.move(0, by: CGSize(width: 38, height: 2))
    owner.mover.drop()
    let landing = try #require(owner.mover.drags.state.landing)
    HeadlessHost(size: CGSize(width: 10, height: 10)) { Color.red }.advance(by: 1)
    expectEqual(owner.state, DraggedElement(landing: 1, isDrawnBySystem: true))
    owner.mover.show(landing)
    expectEqual(owner.state, nil)
    // The end of one drop says nothing of the next one's.
    owner.mover.release()
    owner.lift(0, isDrawnBySystem: true)
    owner.mover.drop()
    owner.mover.show(landing)
    expectEqual(owner.state, DraggedElement(landing: 0, isDrawnBySystem: true))
  }

  @Test(
    "the element of a canceled system drag is shown in the flow at once, though the system still draws it"
  )
  func canceledBySystem() {
    let owner = MoverOwner()
    owner.lift(0, isDrawnBySystem: true)
    owner.mover.cancel()
    expectEqual(owner.state, seen)
    let released = MoverOwner()
    released.lift(0, isDrawnBySystem: true)
    released.mover.release()
    expectEqual(released.state, DraggedElement(landing: 0, isDrawnBySystem: true))
  }

  @Test(
    "an element whose drag handles are all removed is recorded as having none, however many it had")
  func goneHandles() {
    let owner = MoverOwner()
    for _ in 0..<3 { owner.mover.recordHandles(1, of: 0) }
    owner.mover.recordHandles(1, of: 1)
    for _ in 0..<3 { owner.mover.recordHandles(-1, of: 0) }
    expectEqual(owner.mover.handles, [1: 1])
  }

  @Test("during a system drag, touches that do not change the drop index update nothing")
  func silentTouches() throws {
    let owner = MoverOwner()
    let session = try #require(owner.mover.systemDrag(at: owner.center(0)))
    owner.mover.turn(to: CGSize(width: 100, height: 40))
    session.react(to: .began(owner.center(0)))
    session.move(to: CGPoint(x: 21, y: 10))
    let changes = owner.changes
    for step in 0..<20 { session.move(to: CGPoint(x: 15 + step % 5, y: 8 + step % 3)) }
    expectEqual(owner.changes, changes)
    session.move(to: owner.center(3))
    expectEqual(owner.changes, changes + 1)
    // A gesture's element follows at each touch.
    let other = MoverOwner()
    other.lift(0)
    for step in 1...4 { other.move(0, by: CGSize(width: step, height: 0)) }
    expectEqual(other.changes, 5)
  }

  @Test(
    "a drag lifts nothing on a control, in edited text, or where the flow is covered or clipped"
  )
  func targets() {
    let owner = MoverOwner()
    let point = owner.center(0)
    let closed: [WritableKeyPath<TouchTarget, Bool>: Bool] = [
      \.isVisible: false, \.isOfContainer: false, \.tracksTouch: true, \.takesText: true,
    ]
    for (fact, value) in closed {
      var target = TouchTarget()
      target[keyPath: fact] = value
      #expect(owner.mover.systemDrag(at: point, on: target) == nil)
    }
    #expect(owner.mover.systemDrag(at: point) != nil)
  }

  @Test("a drag from iOS 18 on lifts only the element that SwiftUI itself has hit")
  func hits() {
    let owner = MoverOwner()
    let (point, near) = (owner.center(0), CGPoint(x: 24, y: 12))
    for (hit, isLifted) in [
      (SwiftUIHit.unknown, true), (.none, false), (.at(point), true), (.at(near), true),
      (.at(owner.center(1)), false), (.at(CGPoint(x: -5, y: 3)), false),
    ] {
      var target = TouchTarget()
      target.hit = hit
      #expect((owner.mover.systemDrag(at: point, on: target) != nil) == isLifted, "\(hit)")
    }
    expectEqual(SwiftUIHit.none.converted { _ in .zero }, .none)
    expectEqual(SwiftUIHit.at(point).converted { _ in near }, .at(near))
  }

  @Test("a drag preview is a screenshot only if the whole element is visible and no menu is open")
  func pixels() {
    for isVisible in [false, true] {
      for isMenuOpen in [false, true] {
        let source = PictureSource(isWhollyVisible: isVisible, isMenuOpen: isMenuOpen)
        expectEqual(source, isVisible && !isMenuOpen ? .screen : .rendered)
      }
    }
  }

  @Test(
    "keys move no element while a text is edited, and otherwise report whether an element moved")
  func keysInTexts() {
    let owner = MoverOwner()
    owner.mover.isTextEdited = { true }
    for isAlong in [true, false] { #expect(!owner.mover.press(0, by: 1, alongLines: isAlong)) }
    expectEqual(owner.elements, [0, 1, 2, 3])
    owner.mover.isTextEdited = { false }
    #expect(owner.mover.press(0, by: 1, alongLines: true) && owner.elements == [1, 0, 2, 3])
    for isAlong in [true, false] { #expect(!owner.mover.press(0, by: -1, alongLines: isAlong)) }
  }

  @Test(
    "lifting an element gives haptic feedback, unless the system draws the drag",
    arguments: [false, true])
  func feedback(isDrawnBySystem: Bool) throws {
    struct Felt: View {
      let lifted: DraggedElement
      @State var dragged: DraggedElement?

      var body: some View {
        Button("Lift") { dragged = lifted }.feeling(dragged).accessibilityIdentifier("lift")
      }
    }
    let lifted = DraggedElement(element: 0, dropIndex: 0, isDrawnBySystem: isDrawnBySystem)
    let host = HeadlessHost(size: CGSize(width: 50, height: 50)) { Felt(lifted: lifted) }
    _ = HeadlessHost.takeFeedback()
    try host.tap("lift")
    host.advance(by: 1)
    expectEqual(HeadlessHost.takeFeedback(), (isDrawnBySystem ? [] : [.impact]))
  }

  @Test(
    "a change of the elements in the data ends a drag, whether or not the flow has been updated")
  func changedData() {
    let told = MoverOwner()
    told.lift(0)
    told.move(0, by: CGSize(width: 40, height: 0))
    told.update()
    #expect(told.hold != nil)
    told.elements = [3, 2, 1, 0]
    told.update(isSameVersion: true)
    #expect(told.hold != nil)
    told.update()
    #expect(told.hold == nil && told.mover.dragged == nil)
    // The hand is still there.
    #expect(!told.lift(0))
    told.mover.drop()
    expectEqual(told.elements, [3, 2, 1, 0])
    let disabled = MoverOwner()
    disabled.lift(0)
    disabled.isMoving = false
    disabled.update(isSameVersion: true)
    #expect(disabled.mover.dragged == nil)
    let untold = MoverOwner()
    untold.lift(0)
    untold.move(0, by: CGSize(width: 40, height: 0))
    untold.elements = [3, 2, 1, 0]
    untold.mover.drop()
    expectEqual(untold.elements, [3, 2, 1, 0])
    expectEqual(untold.state, DraggedElement(landing: 0, isDrawnBySystem: false))
  }
}
