import SwiftUI
import Testing

@testable import FlowUI

/// How a flow scrolls while something of it is held near an edge of what is visible.
@MainActor @Suite("The hand that scrolls")
struct MoverScrollingTests {
  /// Whether the flow scrolls forward from a place, with these of the flow visible; nil if it stays.
  private func scroll(
    at place: CGFloat, in visible: ClosedRange<CGFloat>, along axis: Axis
  ) -> Bool? {
    let owner = MoverOwner()
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
    let owner = MoverOwner()
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
    let owner = MoverOwner()
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
    let owner = MoverOwner()
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
    let (owner, touch) = (MoverOwner(), MovingTouch())
    #expect(owner.mover.scrolled(since: MovingHold(element: 0, place: 0, centers: [])) == .zero)
    owner.mover.visible.with { $0 = CGRect(x: 30, y: 50, width: 100, height: 100) }
    owner.mover.drag(0, by: .zero, touch)
    owner.mover.visible.with { $0 = CGRect(x: 37, y: 40, width: 100, height: 100) }
    #expect(
      owner.hold.map { owner.mover.scrolled(since: $0) } == CGSize(width: 7, height: -10))
  }
}
