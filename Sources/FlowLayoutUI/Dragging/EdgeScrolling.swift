#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Scrolls while a hand is near an edge of the visible part: evenly, faster the nearer it is to the edge.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class EdgeScrolling {
  /// The part of the container that its scroll view shows, where that is known.
  nonisolated let visible = Locked<CGRect?>(nil)

  /// The axis that the scroll view scrolls along.
  var axis = Axis.vertical

  /// Scrolls by a distance; nil where the scroll view is not known.
  var byOffset: (@MainActor (CGSize) -> Void)?

  /// Makes a timer that calls an action at each frame of the screen.
  var makeTimer: @MainActor (@escaping @MainActor (Date) -> Void) -> any FrameTiming = {
    FrameTimer($0)
  }

  private unowned let mover: Mover
  private var timer: (any FrameTiming)?

  /// The speed of scrolling, in points a second.
  private var speed = 0.0

  /// The origin of the visible part when it was last looked at, from the container's leading edge.
  private var origin: CGPoint?

  /// The time of the last step.
  private var last = Date.distantPast

  init(_ mover: Mover) { self.mover = mover }

  /// Scrolls if a hand at a point of the container is near an edge, and goes on while it is and holds an element.
  func follow(_ point: CGPoint, at time: Date = Date()) {
    guard let visible = visible.with({ $0 }), byOffset != nil else { return }
    speed = Self.speed(at: point, in: visible, along: axis)
    if speed == 0 { return stop() }
    if timer != nil {
      // The point already includes the distances that were scrolled by at once.
      origin = start(of: visible)
      return step(at: time)
    }
    (origin, last) = (start(of: visible), time)
    step(at: time)
    // A hand that rests sends no events.
    timer = makeTimer { [weak self] in
      if let self, timer != nil { step(at: $0) }
    }
  }

  /// Stops at once.
  func stop() {
    timer?.stop()
    (timer, origin) = (nil, nil)
  }

  /// Points a second, negative towards the start; 0 away from both edges.
  static func speed(at point: CGPoint, in visible: CGRect, along axis: Axis) -> Double {
    let isUpright = axis == .vertical
    let (start, end) =
      isUpright ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let place = isUpright ? point.y : point.x
    let edge = min(60, (end - start) / 5)
    guard edge > 0 else { return 0 }
    let (before, behind) = (start + edge - place, place - (end - edge))
    let nearness = min(1, Double(max(before, behind) / edge))
    if nearness <= 0 { return 0 }
    return (before > behind ? -1 : 1) * (60 + 840 * nearness * nearness)
  }

  private func step(at now: Date) {
    guard mover.isHolding, let byOffset else { return stop() }
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

  /// Whether more of the container comes where it is scrolled to: beyond it nothing can be dropped.
  private var hasMore: Bool {
    guard let visible = visible.with({ $0 }) else { return false }
    let (start, end, length) =
      axis == .vertical
      ? (visible.minY, visible.maxY, mover.size.height)
      : (visible.minX, visible.maxX, mover.size.width)
    return speed < 0 ? start > 0.5 : end < length - 0.5
  }

  /// Returns the origin of the visible part from the container's leading edge: another width alone does not change it.
  private func start(of visible: CGRect) -> CGPoint {
    mover.isMirrored ? visible.mirrored(in: mover.size.width).origin : visible.origin
  }

  /// Keeps the held element under the hand, where the container has moved.
  private func catchUp() {
    guard let now = visible.with({ $0 }).map(start), let origin, now != origin else { return }
    self.origin = now
    mover.scrolled(by: CGSize(width: now.x - origin.x, height: now.y - origin.y))
  }
}
#endif
