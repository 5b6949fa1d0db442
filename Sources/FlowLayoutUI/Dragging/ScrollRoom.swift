#if canImport(SwiftUI)
import SwiftUI

/// The allowed offsets of a scroll view.
struct ScrollRoom: Equatable {
  /// The least offset.
  let start: CGPoint

  /// The greatest offset.
  let end: CGPoint

  /// Creates the allowed offsets of a scroll view from the sizes of its content and itself, and its insets.
  init(content: CGSize, in size: CGSize, insets: EdgeInsets) {
    start = CGPoint(x: -insets.leading, y: -insets.top)
    end = CGPoint(
      x: max(start.x, content.width + insets.trailing - size.width),
      y: max(start.y, content.height + insets.bottom - size.height))
  }

  /// Whether there is anything to scroll along an axis.
  func scrolls(along axis: Axis) -> Bool {
    axis == .vertical ? end.y > start.y : end.x > start.x
  }

  /// Returns an offset moved by a distance, within the allowed offsets.
  func offset(_ offset: CGPoint, movedBy distance: CGSize) -> CGPoint {
    CGPoint(
      x: min(max(start.x, offset.x + distance.width), end.x),
      y: min(max(start.y, offset.y + distance.height), end.y))
  }
}

extension Sequence {
  /// Returns the first scroll view, from the inside out, that scrolls along an axis; the innermost of all if
  /// none does, as its content may still grow.
  ///
  /// `room` returns a scroll view's allowed offsets.
  func scrolling(along axis: Axis, _ room: (Element) -> ScrollRoom) -> Element? {
    var nearest: Element?
    for scrollView in self {
      if room(scrollView).scrolls(along: axis) { return scrollView }
      if nearest == nil { nearest = scrollView }
    }
    return nearest
  }
}
#endif
