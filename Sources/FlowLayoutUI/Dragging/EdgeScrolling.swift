#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Scrolls while the finger is near an edge of the viewport, the faster the nearer it is.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class EdgeScrolling {
  /// The visible part of the container; nil if unknown.
  nonisolated let visible = Locked<CGRect?>(nil)

  /// The axis of scrolling.
  var axis = Axis.vertical

  /// Scrolls by a distance; nil if the scroll view is unknown.
  var byOffset: (@MainActor (CGSize) -> Void)?

  /// Makes a timer that calls an action at each frame of the screen.
  var makeTimer: @MainActor (@escaping @MainActor (Date) -> Void) -> any FrameTiming = {
    FrameTimer($0)
  }

  private unowned let mover: Mover
  private var timer: (any FrameTiming)?

  /// The speed of scrolling, in points a second.
  private var speed = 0.0

  /// The last origin of the visible part, measured from the container's leading edge.
  private var origin: CGPoint?

  /// The time of the last step.
  private var last = Date.distantPast

  init(_ mover: Mover) { self.mover = mover }

  /// Starts or stops scrolling for a finger at a point; scrolling goes on until the drag is over.
  func follow(_ point: CGPoint, at time: Date = Date()) {
    guard let visible = visible.with({ $0 }), byOffset != nil else { return }
    speed = Self.speed(at: point, in: visible, along: axis)
    if speed == 0 { return stop() }
    if timer != nil {
      // The point includes the distances that have been scrolled.
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

  /// Stops at once.
  func stop() {
    timer?.stop()
    (timer, origin) = (nil, nil)
  }

  /// Returns the speed in points per second, negative towards the start; 0 away from both edges.
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
    guard mover.isDragging, let byOffset else { return stop() }
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

  /// Whether the container goes on beyond the edge that it scrolls toward.
  private var hasMore: Bool {
    guard let visible = visible.with({ $0 }) else { return false }
    let (start, end, length) =
      axis == .vertical
      ? (visible.minY, visible.maxY, mover.size.height)
      : (visible.minX, visible.maxX, mover.size.width)
    return speed < 0 ? start > 0.5 : end < length - 0.5
  }

  /// Returns the origin of the visible part, measured from the leading edge so that a change of width leaves
  /// it the same.
  private func start(of visible: CGRect) -> CGPoint {
    mover.isMirrored ? visible.mirrored(in: mover.size.width).origin : visible.origin
  }

  /// Keeps the dragged element under the finger after the container has moved.
  private func catchUp() {
    guard let now = visible.with({ $0 }).map(start), let origin, now != origin else { return }
    self.origin = now
    mover.scrolled(by: CGSize(width: now.x - origin.x, height: now.y - origin.y))
  }
}
#endif
