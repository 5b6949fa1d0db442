#if canImport(SwiftUI)
import SwiftUI

/// The state of dragging in a container.
///
/// Its functions change only this value; their results tell the caller what to do.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
indirect enum DragState {
  /// No element is dragged; the next touch or pointer may start a drag.
  case idle

  /// An element is dragged.
  case dragging(Drag)

  /// A dropped element is moving into place, in front of all other elements.
  ///
  /// `id` is its identity. If `isFingerDown`, the finger is still down, and lifts nothing. If
  /// `hasRested`, the animation is over, but the system still draws the element.
  case landing(DraggedElement, id: AnyHashable, isFingerDown: Bool, hasRested: Bool)

  /// A drag is over, but the finger is still down and lifts nothing.
  case ended

  var drag: Drag? {
    if case .dragging(let drag) = self { return drag }
    return nil
  }

  /// The dropped element while it is moving into place; otherwise nil.
  var landing: DraggedElement? {
    if case .landing(let landing, _, _, _) = self { return landing }
    return nil
  }

  /// Returns the dropped element `id` while it is moving into place.
  ///
  /// `id` is its identity. Nil if there is no such element.
  func landing(of id: AnyHashable) -> DraggedElement? {
    if case .landing(let landing, id, _, _) = self { return landing }
    return nil
  }

  /// The dropped element while the system moves it into place.
  ///
  /// Nil if there is none; `element` is its offset in the data.
  var landingOfSystem: (element: Int, id: AnyHashable)? {
    if case .landing(let landing, let id, _, _) = self, landing.isDrawnBySystem {
      return (landing.element, id)
    }
    return nil
  }

  /// Whether a finger or pointer may lift an element.
  var canLift: Bool {
    switch self {
    case .idle: true
    case .landing(_, _, let isFingerDown, _): !isFingerDown
    case .dragging, .ended: false
    }
  }

  /// Changes the drag by a call of `change`, and returns its result.
  ///
  /// Nil, without a call, if no element is dragged.
  @discardableResult
  mutating func withDrag<Result>(_ change: (inout Drag) -> Result) -> Result? {
    guard case .dragging(var drag) = self else { return nil }
    let result = change(&drag)
    self = .dragging(drag)
    return result
  }

  /// Ends the drag; the dropped element then moves into place.
  ///
  /// `element` is its offset in the data after the drop.
  mutating func land(as element: Int) {
    guard let drag else { return }
    self = .landing(
      DraggedElement(landing: element, isDrawnBySystem: drag.dragged.isDrawnBySystem),
      id: drag.id, isFingerDown: true, hasRested: false)
  }

  /// Updates the offset of the dropped element after a change of the data.
  ///
  /// `order` contains the new identities of all elements. A removed element stops moving.
  mutating func follow(_ order: [AnyHashable]) {
    guard case .landing(var landing, let id, let isFingerDown, let hasRested) = self else { return }
    guard let element = order.index(of: id, near: landing.element) else {
      self = isFingerDown ? .ended : .idle
      return
    }
    if element == landing.element { return }
    landing.element = element
    landing.dropIndex = element
    self = .landing(landing, id: id, isFingerDown: isFingerDown, hasRested: hasRested)
  }

  /// Ends the drag without a drop.
  ///
  /// Called if the data has changed, or if elements can no longer be moved.
  mutating func forget() { self = .ended }

  /// Records that the finger or pointer is up.
  ///
  /// The next touch or pointer may then start a drag.
  mutating func release() {
    switch self {
    case .ended: self = .idle
    case .landing(let landing, let id, _, let hasRested):
      self = .landing(landing, id: id, isFingerDown: false, hasRested: hasRested)
    case .idle, .dragging: break
    }
  }

  /// Records that the animation of the dropped element `id` is over.
  ///
  /// Returns whether the element is now in place. It is not while the system still draws it.
  mutating func rest(_ id: AnyHashable) -> Bool {
    guard case .landing(let landing, id, let isFingerDown, _) = self else { return false }
    return end(landing, id, isFingerDown: isFingerDown, hasRested: true)
  }

  /// Records that the dropped element's own views are shown again, not the system's picture.
  ///
  /// Returns whether the picture was shown before.
  mutating func show() -> Bool {
    guard case .landing(var landing, let id, let isFingerDown, let hasRested) = self,
      landing.isDrawnBySystem
    else { return false }
    landing.isDrawnBySystem = false
    _ = end(landing, id, isFingerDown: isFingerDown, hasRested: hasRested)
    return true
  }

  private mutating func end(
    _ landing: DraggedElement, _ id: AnyHashable, isFingerDown: Bool, hasRested: Bool
  ) -> Bool {
    let isOver = hasRested && !landing.isDrawnBySystem
    self =
      !isOver
      ? .landing(landing, id: id, isFingerDown: isFingerDown, hasRested: hasRested)
      : isFingerDown ? .ended : .idle
    return isOver
  }
}

/// The drag of an element, from the lift to the drop.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Drag {
  /// The dragged element, with its translation and drop index.
  private(set) var dragged: DraggedElement

  /// The identities of all elements at the lift, in the order of the data.
  let order: [AnyHashable]

  /// The identity of the dragged element.
  var id: AnyHashable { order[dragged.element] }

  /// The search for the element's drop index.
  var trial: DropTrial

  /// The length that was proposed to the container's lines at the lift.
  ///
  /// A change, as on a rotation of the device, cancels the drag. Nil if unknown, or if the length
  /// may change with the items; see `DropItems`.
  let length: CGFloat?

  /// Whether the container is laid out from right to left.
  let isMirrored: Bool

  /// The offsets in the data that a drop may give the element.
  ///
  /// Nil if they have to be found again.
  var reach: Range<Int>?

  /// The current position of the finger.
  ///
  /// It is measured from the leading edge, which stays in place when the width changes.
  private(set) var finger: CGPoint
  /// The position of the finger at the lift, in the same coordinates as `finger`.
  private let start: CGPoint

  init(
    _ dragged: DraggedElement, of order: [AnyHashable], _ trial: DropTrial, length: CGFloat?,
    at point: CGPoint, isMirrored: Bool
  ) {
    (self.dragged, self.order, self.trial) = (dragged, order, trial)
    (self.length, self.isMirrored) = (length, isMirrored)
    (finger, start) = (point, point)
  }

  /// Moves the dragged element with the finger to a point.
  ///
  /// Returns whether the drop index, which stays within `reach`, has changed.
  mutating func follow(_ point: CGPoint, within reach: Range<Int>) -> Bool {
    // The lift and the first movement are one event, during which the element is disabled to cancel
    // a press. The element is disabled only for a moment, because disabled views look different.
    if finger != start { dragged.cancelsPresses = false }
    (finger, self.reach) = (point, reach)
    dragged.translation = CGSize(width: finger.x - start.x, height: finger.y - start.y)
    let place = dragged.dropIndex
    if let center = dragged.center(ofView: 0), let new = trial.offset(at: center) {
      dragged.dropIndex = min(max(new, reach.lowerBound), reach.upperBound - 1)
    }
    return dragged.dropIndex != place
  }

  /// Resets the drop index to where the element was lifted.
  ///
  /// Returns whether the drop index has changed.
  mutating func retreat() -> Bool {
    defer { dragged.dropIndex = dragged.element }
    return dragged.dropIndex != dragged.element
  }
}
#endif
