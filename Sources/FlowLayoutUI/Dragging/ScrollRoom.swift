#if canImport(SwiftUI)
import SwiftUI

/// The allowed content offsets of a scroll view, along both axes.
struct ScrollRoom: Equatable {
  /// The smallest allowed content offset.
  let start: CGPoint

  /// The greatest allowed content offset.
  let end: CGPoint

  /// Creates the allowed content offsets of a scroll view.
  ///
  /// `content` is the size of the scroll view's content; `size` is the size of the scroll view.
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

  /// Returns a content offset moved by a distance, clamped to the allowed offsets.
  func offset(_ offset: CGPoint, movedBy distance: CGSize) -> CGPoint {
    CGPoint(
      x: min(max(start.x, offset.x + distance.width), end.x),
      y: min(max(start.y, offset.y + distance.height), end.y))
  }
}

extension Sequence {
  /// Returns the first scroll view that can scroll along an axis.
  ///
  /// If none can, returns the first one. `room` returns the allowed offsets of a scroll view.
  func scrolling(along axis: Axis, _ room: (Element) -> ScrollRoom) -> Element? {
    // The sequence is ordered from the inside out. If none can scroll, the content of the innermost
    // one may still grow.
    var nearest: Element?
    for scrollView in self {
      if room(scrollView).scrolls(along: axis) { return scrollView }
      if nearest == nil { nearest = scrollView }
    }
    return nearest
  }
}
#endif
