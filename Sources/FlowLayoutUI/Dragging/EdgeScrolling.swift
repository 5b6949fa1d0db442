#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Scrolls a container while the finger is near an edge of the viewport.
///
/// The nearer the finger, the faster.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class EdgeScrolling {
  /// The viewport of the scroll view in the container's coordinates; nil if unknown.
  nonisolated let visible = Locked<CGRect?>(nil)

  /// The axis of scrolling.
  var axis = Axis.vertical

  /// Scrolls the scroll view by a distance; nil if the scroll view is unknown.
  var byOffset: (@MainActor (CGSize) -> Void)?

  /// Makes a timer that calls an action at each frame of the screen.
  var makeTimer: @MainActor (@escaping @MainActor (Date) -> Void) -> any FrameTiming = {
    FrameTimer($0)
  }

  private unowned let mover: Mover
  private var timer: (any FrameTiming)?

  /// The speed of scrolling, in points a second.
  private var speed = 0.0

  /// The last origin of the viewport, measured from the container's leading edge.
  ///
  /// Nil while nothing scrolls.
  private var origin: CGPoint?

  /// The time of the last scrolling step.
  private var last = Date.distantPast

  init(_ mover: Mover) { self.mover = mover }

  /// Starts, adjusts or stops scrolling for a finger at a point.
  ///
  /// Scrolling goes on without further calls while the drag lasts.
  func follow(_ point: CGPoint, at time: Date = Date()) {
    guard let visible = visible.with({ $0 }), byOffset != nil else { return }
    speed = Self.speed(at: point, in: visible, along: axis)
    if speed == 0 { return stop() }
    if timer != nil {
      // A new point of the finger already includes the distances that have been scrolled.
      origin = start(of: visible)
      return step(at: time)
    }
    (origin, last) = (start(of: visible), time)
    step(at: time)
    // A finger at rest sends no events.
    timer = makeTimer { [weak self] in
      if let self, timer != nil { step(at: $0) }
    }
  }

  /// Stops scrolling at once.
  func stop() {
    timer?.stop()
    (timer, origin) = (nil, nil)
  }

  /// Returns the speed of scrolling in points per second.
  ///
  /// It is negative toward the start, and 0 away from both edges.
  static func speed(at point: CGPoint, in visible: CGRect, along axis: Axis) -> Double {
    let isUpright = axis == .vertical
    let (start, end) =
      isUpright ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let place = isUpright ? point.y : point.x
    let edge = min(60, (end - start) / 5)
    guard edge > 0 else { return 0 }
    let (before, after) = (start + edge - place, place - (end - edge))
    let nearness = min(1, Double(max(before, after) / edge))
    if nearness <= 0 { return 0 }
    return (before > after ? -1 : 1) * (60 + 840 * nearness * nearness)
  }

  private func step(at now: Date) {
    guard mover.dragged != nil, let byOffset else { return stop() }
    catchUp()
    let distance = CGFloat(speed * min(0.1, max(1 / 60, now.timeIntervalSince(last))))
    if hasMore {
      byOffset(
        axis == .vertical
          ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0))
      catchUp()
    }
    last = now
  }

  /// Whether there is more of the container beyond the edge near the finger.
  private var hasMore: Bool {
    guard let visible = visible.with({ $0 }) else { return false }
    let (start, end, length) =
      axis == .vertical
      ? (visible.minY, visible.maxY, mover.size.height)
      : (visible.minX, visible.maxX, mover.size.width)
    return speed < 0 ? start > 0.5 : end < length - 0.5
  }

  /// Returns the origin of the viewport, measured from the container's leading edge.
  ///
  /// So only scrolling changes this origin, not a change of the container's width.
  private func start(of visible: CGRect) -> CGPoint {
    mover.isMirrored ? visible.mirrored(in: mover.size.width).origin : visible.origin
  }

  /// Moves the dragged element by the distance that the container was scrolled.
  ///
  /// So the element stays under the finger.
  private func catchUp() {
    guard let now = visible.with({ $0 }).map(start), let origin, now != origin else { return }
    self.origin = now
    mover.scrolled(by: CGSize(width: now.x - origin.x, height: now.y - origin.y))
  }
}
#endif
