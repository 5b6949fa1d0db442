import FlowCore
import SwiftUI
import Testing

@testable import FlowUI

/// Which of the places that views have told arrow keys go to: chips of 40 × 20 with gaps of 8 in 100 × 100.
@MainActor @Suite("Places that arrow keys know")
struct FocusMapTests {
  private let views = (0..<8).map { _ in Locked(()) }

  private func map(_ frames: [CGRect?], _ axis: FlowAxis = .rows) -> FlowFocusMap {
    let map = FlowFocusMap()
    (map.size, map.axisOfLayouts) = (CGSize(width: 100, height: 100), axis)
    for (id, frame) in frames.enumerated() { map.note(frame, of: id, ObjectIdentifier(views[id])) }
    return map
  }

  private func chip(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 40, height: CGFloat = 20) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("views that lie beside the flow wait for their place, those that touch it do not")
  func waiting() {
    for (x, isInside) in [(-41, false), (-40, true), (0, true), (100, true), (101, false)]
      as [(CGFloat, Bool)]
    {
      let rows = map([chip(0, 0), chip(x, 28)])
      #expect(rows.next(from: 0, .forward, isMirrored: false) == (isInside ? 1 : nil), "\(x)")
      let columns = map(
        [chip(0, 0, width: 20, height: 40), chip(28, x, width: 20, height: 40)], .columns)
      #expect(columns.next(from: 0, .forward, isMirrored: false) == (isInside ? 1 : nil), "\(x)")
    }
    // Across its lines a flow is as deep as it likes.
    #expect(map([chip(0, 0), chip(0, 500)]).next(from: 0, .forward, isMirrored: false) == 1)
    let columns = map([chip(0, 0), chip(500, 0)], .columns)
    #expect(columns.next(from: 0, .forward, isMirrored: false) == 1)
  }

  @Test("of views at one place the one that came first comes first")
  func onePlace() {
    let map = map([chip(0, 0), chip(0, 0), chip(0, 0), chip(48, 0)])
    #expect(map.next(from: 0, .forward, isMirrored: false) == 1)
    #expect(map.next(from: 1, .forward, isMirrored: false) == 2)
    #expect(map.next(from: 2, .forward, isMirrored: false) == 3)
    // One that moves keeps its rank.
    map.note(chip(10, 0), of: 0, ObjectIdentifier(views[0]))
    map.note(chip(0, 0), of: 0, ObjectIdentifier(views[0]))
    #expect(map.next(from: 0, .forward, isMirrored: false) == 1)
  }

  @Test("a view that is gone or hidden is forgotten, unless another one has its identifier")
  func forgetting() {
    let map = map([chip(0, 0), chip(48, 0), chip(0, 28)])
    map.note(nil, of: 1, ObjectIdentifier(views[1]))
    #expect(map.next(from: 0, .forward, isMirrored: false) == 2)
    map.note(chip(48, 0), of: 1, ObjectIdentifier(views[7]))
    map.forget(1, ObjectIdentifier(views[1]))
    #expect(map.next(from: 0, .forward, isMirrored: false) == 1)
    map.note(chip(48, 0), of: 1, ObjectIdentifier(views[6]))
    map.forget(1, ObjectIdentifier(views[7]))
    #expect(map.next(from: 0, .forward, isMirrored: false) == 1)
    map.forget(1, ObjectIdentifier(views[6]))
    #expect(map.next(from: 0, .forward, isMirrored: false) == 2)
  }

  @Test("from line to line the column is kept where the last step has led, until something moves")
  func column() {
    // A long view between two short ones.
    func keys() -> FlowFocusMap {
      map([
        chip(0, 0), chip(48, 0), chip(0, 28, width: 88), chip(0, 56), chip(48, 56), chip(0, 84),
        chip(48, 84),
      ])
    }
    let kept = keys()
    #expect(kept.next(from: 1, .lineAfter, isMirrored: false) == 2)
    #expect(kept.next(from: 2, .lineAfter, isMirrored: false) == 4)
    let moved = keys()
    #expect(moved.next(from: 1, .lineAfter, isMirrored: false) == 2)
    moved.note(chip(0, 112), of: 7, ObjectIdentifier(views[7]))
    #expect(moved.next(from: 2, .lineAfter, isMirrored: false) == 3)
    // What is told again has not moved.
    let same = keys()
    #expect(same.next(from: 1, .lineAfter, isMirrored: false) == 2)
    same.note(chip(0, 56), of: 3, ObjectIdentifier(views[3]))
    #expect(same.next(from: 2, .lineAfter, isMirrored: false) == 4)
    // Another view has the focus by now.
    let other = keys()
    #expect(other.next(from: 1, .lineAfter, isMirrored: false) == 2)
    #expect(other.next(from: 3, .lineAfter, isMirrored: false) == 5)
  }
}
