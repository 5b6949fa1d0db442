#if canImport(SwiftUI)
import SwiftUI

// Dragging: positions of a finger or pointer become a `DragState` and, at the drop, a change of the data.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Lifts the element at a point, and returns whether it is dragged now.
  ///
  /// With `.handle`, the point is on a handle of the element.
  @discardableResult
  func lift(at point: CGPoint, by lift: DragLift = .press) -> Bool {
    // A second finger ends the drag of the first.
    cancel()
    guard drags.state.canLift, let touched = element(at: point, byHandle: lift == .handle) else {
      return false
    }
    return self.lift(touched, touched.frames, by: lift)
  }

  /// Lifts an element that was touched, and returns whether it is dragged now.
  ///
  /// `known` are the elements' frames at the touch, if they are still current; otherwise nil.
  func lift(_ touched: TouchedElement, _ known: ElementFrames?, by lift: DragLift) -> Bool {
    let element = touched.element
    let frames = known?.items == nil ? container.frames(element) : known
    guard let moves, let frames, let items = frames.items, let trial = items.trial(of: element)
    else { return false }
    let dragged = DraggedElement(
      element: element, dropIndex: element, frames: frames.frames(ofElement: element),
      isDrawnBySystem: lift == .system, lift: lift, cancelsPresses: lift == .drag)
    drags.lift(
      Drag(
        dragged, of: order, trial, length: items.length,
        at: laidOut(touched.point, isMirrored: frames.isMirrored), isMirrored: frames.isMirrored),
      whileBringing: liveSessions.filter(\.isBringing).map(\.touched.id))
    show(animation: moves.animation)
    return true
  }

  /// Records the container's new size, and moves the dragged element to the finger again.
  ///
  /// If the proposed length of the lines has changed, this cancels the drag instead.
  func turn(to size: CGSize) {
    self.size = size
    checkLength()
    if let finger = drags.state.drag?.finger { follow(finger) }
  }

  /// Cancels the drag if the proposed length of the lines has changed.
  ///
  /// This happens when the device is rotated.
  func checkLength() {
    guard let drag = drags.state.drag, let length = drag.length,
      let new = container.frames(drag.dragged.element)?.items?.length
    else { return }
    if new != length { cancel() }
  }

  /// Moves the dragged element to the position of the finger.
  ///
  /// The container scrolls if the finger is near an edge of the viewport.
  func move(to point: CGPoint, at time: Date = Date()) {
    if follow(laidOut(point)) { scrolling.follow(point, at: time) }
  }

  /// Whether an element is dragged in a mirrored container.
  var isMirrored: Bool { drags.state.drag?.isMirrored == true }

  /// Converts a point's distance from the left edge to that from the leading edge.
  private func laidOut(_ point: CGPoint, isMirrored: Bool? = nil) -> CGPoint {
    isMirrored ?? self.isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
  }

  /// Moves the dragged element to a point, and makes room for it.
  ///
  /// Returns whether an element is dragged. The point is measured from the leading edge.
  @discardableResult
  private func follow(_ point: CGPoint) -> Bool {
    guard point.x.isFinite, point.y.isFinite, let drag = drags.state.drag, let moves,
      let reach = drag.reach ?? limits(of: drag.dragged.element)
    else { return false }
    let isElsewhere =
      drags.state.withDrag { $0.follow(point, within: reach) } == true
    // An element that the system draws needs no layout unless its drop index changes.
    if drag.dragged.isDrawnBySystem ? !isElsewhere : drags.state.drag?.dragged == drag.dragged {
      return true
    }
    // Without a new drop index, only the dragged element moves, and is not animated.
    show(animation: isElsewhere ? moves.animation : nil)
    return true
  }

  /// Resets the drop index to where the element was lifted.
  ///
  /// Called when the finger is far from the container.
  func retreat() {
    scrolling.stop()
    if drags.state.withDrag({ $0.retreat() }) == true { show(animation: moves?.animation) }
  }

  /// Updates the drag after the container was scrolled under the finger by a distance.
  func scrolled(by offset: CGSize) {
    guard let drag = drags.state.drag else { return }
    // More items may have been measured since the lift.
    if let items = container.frames(drag.dragged.element)?.items, items.count != drag.trial.count,
      let trial = items.trial(of: drag.dragged.element)
    {
      drags.state.withDrag { $0.trial = trial }
    }
    follow(CGPoint(x: drag.finger.x + offset.width, y: drag.finger.y + offset.height))
  }

  /// Drops the dragged element, after a move to `point` if that is not nil.
  ///
  /// This also stops edge scrolling.
  func drop(at point: CGPoint? = nil) {
    if let point { follow(laidOut(point)) }
    checkLength()
    guard let drag = drags.state.drag, let moves else { return }
    let isSame = order == drag.order
    let (element, place) = (drag.dragged.element, drag.dragged.dropIndex)
    land(isSame ? place : element, moves.animation) {
      if isSame { put(element, at: place) }
    }
  }

  /// Records that the finger or pointer is up.
  ///
  /// An element that is still dragged moves back to where it was lifted.
  func release() {
    if let drag = drags.state.drag { land(drag.dragged.element, moves?.animation) }
    drags.state.release()
  }

  /// Records that a gesture has ended: a handle's if `byHandle`, otherwise the container's.
  ///
  /// A drag goes on if the other kind of gesture began it.
  func release(byHandle: Bool) {
    if dragged.map({ ($0.lift == .handle) == byHandle }) != false { release() }
  }

  /// Cancels the drag, and returns whether there was one.
  @discardableResult
  func cancel() -> Bool {
    guard let drag = drags.state.drag else { return false }
    land(drag.dragged.element, moves?.animation)
    show()
    letGo()
    return true
  }

  /// Ends the drag, calls `change`, and moves the dragged element into place.
  ///
  /// `change` may change the data. `element` is the offset in the data after that.
  private func land(_ element: Int, _ animation: Animation?, after change: () -> Void = {}) {
    guard let id = drags.state.drag?.id else { return }
    scrolling.stop()
    drags.state.land(as: element)
    animate(animation) {
      change()
      publish()
    } completion: { [weak self] in
      if let self, drags.state.rest(id) { publish() }
    }
  }

  /// Shows the dropped element's own views again.
  ///
  /// The system no longer draws the element.
  func show() { if drags.state.show() { publish() } }

  /// Evaluates the container's root view again, because `drags.shown` has changed.
  func publish() { container.changes.wrappedValue += 1 }

  /// Ends the drag without a drop.
  ///
  /// Called if the data has changed, or if elements can no longer be moved.
  func forget() {
    drags.state.forget()
    scrolling.stop()
    letGo()
  }

  /// Evaluates the container's root view again, in an animation.
  private func show(animation: Animation?) {
    var transaction = Transaction(animation: animation)
    // A continuous change is animated in other elements, but not in the dragged one, which stays
    // under the finger.
    transaction.isContinuous = true
    withTransaction(transaction) { publish() }
  }

  /// Changes state in an animation, and calls `completion` when that is over.
  ///
  /// Before iOS 17, it is called after 0.6 seconds.
  private func animate(
    _ animation: Animation?, _ change: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return withAnimation(animation ?? .linear(duration: 0), change) { completion() }
    }
    withAnimation(animation, change)
    Task {
      try? await Task.sleep(nanoseconds: 600_000_000)
      completion()
    }
  }
}
#endif
