#if canImport(SwiftUI)
import SwiftUI

/// Connects the system's calls for a drag of one element with the flow.
///
/// A `SystemDrag` decides which effects follow from a call.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class SystemDragSession {
  let mover: Mover

  /// The dragged element, and where it was touched.
  let touched: TouchedElement

  private(set) var drag = SystemDrag.lifted

  /// Carries out an effect on the element's picture, which the system draws.
  var onScreen: @MainActor (SystemDrag.Effect) -> Void = { _ in }

  init(_ mover: Mover, _ touched: TouchedElement) {
    (self.mover, self.touched) = (mover, touched)
  }

  /// The frame to which the picture moves when the finger is up.
  ///
  /// Nil if unknown.
  var landingFrame: CGRect? {
    switch drag {
    case .landing(let frame): frame
    case .lifted, .begun, .dragging, .over: touched.frame
    }
  }

  /// Whether the system moves the picture to the element's frame.
  ///
  /// This happens after a drop or cancellation.
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

  /// Tells the drag the element's current frame after a layout.
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
