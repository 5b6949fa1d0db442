#if canImport(SwiftUI)
import SwiftUI

/// A drag that the system draws, from the touch to the end of the last animation.
///
/// A value: each call of the system is an event, and an event returns what has to be done in the flow and on the screen.
///
///     lifted → begun → dragging → landing → over
///
/// Only the first movement changes the flow. Until then a context menu may be open, and the system may look at what could
/// be dragged without dragging it: views that changed under an open menu would close it, or end the app.
enum SystemDrag: Equatable {
  /// The system draws a picture of the element over its row; nothing of the flow has changed.
  case lifted

  /// The session has begun at a point, from which the finger has not moved; nothing of the flow has changed.
  case begun(at: CGPoint)

  /// The picture is below the finger, and the row is out of sight; near the flow, the others make room.
  case dragging(isNear: Bool)

  /// The picture is on its way to a frame of the flow, where the row is seen again once it has arrived; nil if the frame
  /// is not known, so that the picture fades.
  case landing(CGRect?)

  /// The flow draws the element, and the system does not.
  case over

  /// Whether the flow would take the element if it was dropped now; elsewhere, others may.
  var takesDrop: Bool { self == .dragging(isNear: true) }

  /// Whether the finger may still drop the element.
  var isInTheAir: Bool {
    switch self {
    case .lifted, .begun, .dragging: true
    case .landing, .over: false
    }
  }
}

extension SystemDrag {
  /// A call of the system, or a change of the flow.
  enum Event: Equatable {
    /// The finger is about to drag the picture, and is at a point; or the system only looks.
    case began(CGPoint)
    /// The finger is at a point, near the flow or not.
    case moved(CGPoint, isNear: Bool)
    /// The finger has left the window, or is over another view that takes drops.
    case left
    /// The finger is up over the flow, which shows the element at a frame.
    case dropped(CGRect?)
    /// The finger is up where nothing takes the element, which was lifted from a frame.
    case canceled(CGRect?)
    /// The flow was laid out after the drop, or after another change of its data, and shows the element at a frame.
    case laidOut(CGRect?)
    /// The data has changed while the picture is on its way.
    case changed
    /// The picture has arrived.
    case arrived
    /// The session has ended, and all its animations.
    case ended
    /// The flow holds the element no longer: its window or its data is gone, or the drag was canceled by a key.
    case lost
  }

  /// What follows from an event.
  enum Effect: Equatable {
    /// Lift the element: take its row out of sight, and tell its views.
    case lift
    /// Make room at a point.
    case follow(CGPoint)
    /// Make room where the element was lifted.
    case retreat
    /// Write the data, and free the hand.
    case drop
    /// Let the element come to rest where it was lifted, and free the hand.
    case putBack
    /// Show the row again.
    case show
    /// Report `arrived` when a picture takes no longer to arrive.
    case awaitArrival
    /// Report `laidOut` after the next layout.
    case awaitLayout
    /// Ask for the frame to land at again.
    case retarget
    /// Draw the picture no longer.
    case hidePicture
  }

  /// Changes with an event; returns what follows from it.
  mutating func react(to event: Event) -> [Effect] {
    switch self {
    case .lifted, .begun: reactAtRest(to: event)
    case .dragging(let wasNear): reactInTheAir(to: event, wasNear: wasNear)
    case .landing(let frame): reactOnTheWay(to: event, frame)
    case .over: []
    }
  }

  private mutating func reactAtRest(to event: Event) -> [Effect] {
    switch event {
    case .began(let point):
      self = .begun(at: point)
      return []
    case .moved(let point, let isNear):
      guard case .begun(let start) = self, point != start else { return [] }
      self = .dragging(isNear: isNear)
      return isNear ? [.lift, .follow(point)] : [.lift]
    case .ended, .canceled, .dropped:
      self = .over
      return []
    case .lost:
      self = .over
      return [.hidePicture]
    case .left, .laidOut, .changed, .arrived: return []
    }
  }

  private mutating func reactInTheAir(to event: Event, wasNear: Bool) -> [Effect] {
    switch event {
    case .moved(let point, let isNear):
      self = .dragging(isNear: isNear)
      return isNear ? [.follow(point)] : wasNear ? [.retreat] : []
    case .left:
      self = .dragging(isNear: false)
      return wasNear ? [.retreat] : []
    case .dropped(let frame):
      self = .landing(frame)
      return [.drop, .awaitArrival, .awaitLayout]
    case .canceled(let frame):
      self = .landing(frame)
      return [.putBack, .awaitArrival]
    case .ended:
      self = .over
      return [.putBack, .show]
    case .lost:
      self = .over
      return [.hidePicture]
    case .began, .laidOut, .changed, .arrived: return []
    }
  }

  private mutating func reactOnTheWay(to event: Event, _ frame: CGRect?) -> [Effect] {
    switch event {
    case .laidOut(let new):
      self = .landing(new)
      return new == frame ? [] : [.retarget]
    case .changed: return [.awaitLayout]
    case .arrived, .ended, .lost:
      self = .over
      return [.show]
    case .began, .moved, .left, .dropped, .canceled: return []
    }
  }
}
#endif
