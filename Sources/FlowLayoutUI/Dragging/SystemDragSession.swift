#if canImport(SwiftUI)
import SwiftUI

/// A drag of one element that the system draws.
///
/// It gets the calls of the system. Its state, a `SystemDrag`, decides what the flow then does.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class SystemDragSession {
  let mover: Mover

  /// The dragged element, and where it was touched.
  let touched: TouchedElement

  private(set) var drag = SystemDrag.lifted

  /// Carries out the effects that need the system, such as hiding the element's picture.
  ///
  /// These are `awaitArrival`, `awaitLayout`, `retarget` and `hidePicture`.
  var onScreen: @MainActor (SystemDrag.Effect) -> Void = { _ in }

  init(_ mover: Mover, _ touched: TouchedElement) {
    (self.mover, self.touched) = (mover, touched)
  }

  /// The frame to which the picture moves when the finger is lifted; nil if unknown.
  var landingFrame: CGRect? {
    switch drag {
    case .landing(let frame): frame
    case .lifted, .begun, .dragging, .over: touched.frame
    }
  }

  /// Whether the system is moving the picture to its last frame, after a drop or cancellation.
  var isBringing: Bool {
    if case .landing = drag { return true }
    return false
  }

  func react(to event: SystemDrag.Event) {
    for effect in drag.react(to: event) { carryOut(effect) }
  }

  // MARK: The system's calls

  func move(to point: CGPoint) { react(to: .moved(point, isNear: mover.isNear(point))) }

  /// Drops the element at its current drop index.
  // The last point of the finger has no influence: the frame at another index would be known only
  // after the next layout.
  func drop() { react(to: .dropped(mover.shownFrame)) }

  func cancel() { react(to: .canceled(touched.frame)) }

  /// Reports the element's current frame to the drag, because a layout may have changed it.
  func lookAgain() { react(to: .laidOut(mover.frame(of: touched.id))) }

  /// Tells the drag that the data has changed.
  func dataChanged() {
    switch drag {
    case .lifted, .begun:
      // Before the first movement, the drag ends if the element is no longer where it was touched.
      if !mover.holds(touched) { react(to: .lost) }
    case .landing: react(to: .changed)
    case .dragging, .over: break
    }
  }

  private func carryOut(_ effect: SystemDrag.Effect) {
    switch effect {
    case .lift:
      if !mover.lift(touched, for: self) { react(to: .lost) }
    case .follow(let point): mover.move(to: point)
    case .retreat: mover.retreat()
    case .drop:
      mover.drop()
      mover.release()
    case .putBack: mover.release()
    case .show: mover.show(touched.id)
    case .awaitArrival, .awaitLayout, .retarget, .hidePicture: onScreen(effect)
    }
  }
}
#endif
