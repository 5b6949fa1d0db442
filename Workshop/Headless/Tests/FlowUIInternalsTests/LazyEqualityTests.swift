import SwiftUI
import Testing

@testable import FlowUI

/// What makes a lazy flow's views other ones, so that they are made anew.
@MainActor @Suite("Equality in lazy flows")
struct LazyEqualityTests {
  private let mover = Mover()

  private func moving(
    _ mover: Mover? = nil, _ axis: FlowAxis = .rows, isMirrored: Bool = false,
    _ hold: MovingHold? = nil
  ) -> LazyMoving {
    LazyMoving(mover: mover ?? self.mover, axis: axis, isMirrored: isMirrored, hold: hold)
  }

  @Test("what views know of moving differs by each of its parts")
  func movingParts() {
    let hold = MovingHold(element: 1, place: 2, centers: [])
    let one = moving()
    #expect(one == moving())
    #expect(one != moving(Mover()))
    #expect(one != moving(nil, .columns))
    #expect(one != moving(isMirrored: true))
    #expect(one != moving(nil, .rows, hold))
    #expect(moving(nil, .rows, hold) == moving(nil, .rows, hold))
    one.note(CGRect(x: 0, y: 70, width: 10, height: 10))
    let scrolled = moving(nil, .rows, hold).scrolledOn()
    #expect(scrolled.scrolled == CGSize(width: 0, height: 70))
    #expect(scrolled != moving(nil, .rows, hold))
    #expect(scrolled == moving(nil, .rows, hold).scrolledOn())
    // Without what is held, it makes no difference where one has scrolled to.
    #expect(one.scrolledOn() == one)
  }

  private typealias Views = LazyWindowViews<[Int], Int, Color>

  private let store = LazyStore(LazyContents(FlowLayout().rules, isDeclared: true))

  private func slice(_ items: Range<Int>) -> LazySlice {
    var slice = LazySlice(length: 100, waitingRoom: 100)
    slice.insert(items)
    return slice
  }

  private func views(
    _ store: LazyStore? = nil, axis: FlowAxis = .rows, version: Int = 1, contents: Int = 1,
    map: FlowFocusMap? = nil, moving: LazyMoving? = nil, items: Range<Int> = 0..<3
  ) -> Views {
    var source = LazySource(data: [1, 2, 3, 4], id: \Int.self) { _ in Color.red }
    source.moving = moving
    return Views(
      store: store ?? self.store, source: source, axis: axis, version: version,
      contents: contents,
      focus: LazyFocus(focused: FocusState<Int?>().projectedValue, map: map, axis: axis)
    ).showing(slice(items))
  }

  @Test("the views of a slice are made anew where anything that they show is other")
  func windowParts() {
    let other = LazyStore(LazyContents(FlowLayout().rules, isDeclared: true))
    let (views, map) = (views(), FlowFocusMap())
    #expect(views == self.views())
    #expect(views != self.views(other))
    #expect(views != self.views(axis: .columns))
    #expect(views != self.views(version: 2))
    #expect(views != self.views(contents: 2))
    #expect(views != self.views(items: 0..<4))
    #expect(views != self.views(map: map))
    #expect(self.views(map: map) == self.views(map: map))
    #expect(views != self.views(moving: moving()))
    #expect(self.views(moving: moving()) == self.views(moving: moving()))
    #expect(self.views(moving: moving()) != self.views(moving: moving(Mover())))
  }
}
