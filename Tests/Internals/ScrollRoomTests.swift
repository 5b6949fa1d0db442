#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// The scroll view around a container, and how far it can be scrolled.
@Suite("How far a scroll view scrolls")
struct ScrollRoomTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func room(_ content: CGSize, insets: EdgeInsets = EdgeInsets()) -> ScrollRoom {
    ScrollRoom(content: content, in: CGSize(width: 100, height: 100), insets: insets)
  }

  @Test(
    "a scroll view's offset ends where its content and its insets end, and does not move for smaller content"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func offsets() {
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    let room = room(CGSize(width: 100, height: 300), insets: insets)
    for (distance, end) in [(50.0, 50.0), (500, 220), (-500, -10)] {
      let moved = room.offset(.zero, movedBy: CGSize(width: distance, height: distance))
      expectEqual(moved, CGPoint(x: 0, y: end))
    }
    // Content that is smaller does not move.
    let small = self.room(CGSize(width: 20, height: 20))
    expectEqual(small.offset(.zero, movedBy: CGSize(width: 9, height: 9)), .zero)
  }

  @Test(
    "of several scroll views around a flow, a drag scrolls the nearest along the flow's axis, or else the nearest"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func axes() {
    let (upright, level) = (
      room(CGSize(width: 100, height: 300)), room(CGSize(width: 300, height: 100))
    )
    for (views, axis, found) in [
      ([level, upright], Axis.vertical, upright), ([level, upright], .horizontal, level),
      ([level], .vertical, level), ([upright, level, upright], .vertical, upright),
    ] {
      expectEqual(views.scrolling(along: axis) { $0 }, found)
    }
    expectEqual([ScrollRoom]().scrolling(along: .vertical) { $0 }, nil)
  }
}
#endif
