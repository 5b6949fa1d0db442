#if canImport(SwiftUI)
import SwiftUI

/// A system drag of an element: it passes the system's calls to a `SystemDrag`, and carries out the effects
/// in the flow.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class SystemDragSession {
  let mover: Mover

  /// The dragged element, where it was touched.
  let touched: TouchedElement

  private(set) var drag = SystemDrag.lifted

  /// Carries out an effect on screen.
  var onScreen: @MainActor (SystemDrag.Effect) -> Void = { _ in }

  init(_ mover: Mover, _ touched: TouchedElement) {
    (self.mover, self.touched) = (mover, touched)
  }

  /// The frame that the picture moves to after the finger is up.
  var landingFrame: CGRect? {
    switch drag {
    case .landing(let frame): frame
    case .lifted, .begun, .dragging, .over: touched.frame
    }
  }

  /// Whether the system moves the element to its position.
  var isBringing: Bool {
    if case .landing = drag { return true }
    return false
  }

  func react(to event: SystemDrag.Event) {
    for effect in drag.react(to: event) { carryOut(effect) }
  }

  // MARK: The system's calls

  func begin(at point: CGPoint) { react(to: .began(point)) }

  func move(to point: CGPoint) { react(to: .moved(point, isNear: mover.isNear(point))) }

  /// Drops the element where the flow shows it: the frame for another offset would be known only after the
  /// next layout.
  func drop() { react(to: .dropped(mover.shownFrame)) }

  func cancel() { react(to: .canceled(touched.frame)) }

  /// Looks up where the flow shows the element now.
  func lookAgain() { react(to: .laidOut(mover.frame(of: touched.id))) }

  /// Reports a change of the data to the drag: an element that has not moved yet may be lost.
  func dataChanged() {
    switch drag {
    case .lifted, .begun:
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
