#if canImport(SwiftUI)
import SwiftUI

/// The state of a drag that the system draws, from the touch to the last animation.
///
/// The states usually follow each other in this order. `react(to:)` sets the next one, and returns
/// what to do then:
///
///     lifted → begun → dragging → landing → over
enum SystemDrag: Equatable {
  // The flow changes only with the first movement. Until then a context menu may be open, or the
  // system may only ask what could be dragged: views that changed under an open menu would close
  // it, or crash the app.
  /// The element was touched, and the system draws its picture over the element's own view.
  ///
  /// The flow is unchanged.
  case lifted

  /// The system's drag session has begun, and the finger has not moved.
  ///
  /// The flow is unchanged.
  case begun(at: CGPoint)

  /// The picture follows the finger, and the element's own view is off screen.
  ///
  /// While the finger is near the flow, the other elements make room.
  case dragging(isNear: Bool)

  /// The picture moves to a frame, where the element's own view will appear.
  ///
  /// If the frame is nil (unknown), the picture fades out.
  case landing(CGRect?)

  /// The flow draws the element again.
  case over

  /// Whether the flow would take the element if it were dropped now.
  var takesDrop: Bool { self == .dragging(isNear: true) }

  /// Whether the element has been neither dropped nor put back yet.
  var isInTheAir: Bool {
    switch self {
    case .lifted, .begun, .dragging: true
    case .landing, .over: false
    }
  }
}

extension SystemDrag {
  /// An event that may change the state, reported by the system or the flow.
  enum Event: Equatable {
    /// The system begins a drag session at a point.
    ///
    /// The finger may never move. The flow changes only with the first movement.
    case began(CGPoint)
    /// The finger has moved to a point, which is near the flow or not.
    case moved(CGPoint, isNear: Bool)
    /// The finger has left the window, or is over another drop destination.
    case left
    /// The element was dropped on the flow.
    ///
    /// The value is its frame at the drop index; nil if unknown.
    case dropped(CGRect?)
    /// The drag was canceled, or the element was dropped where nothing takes it.
    ///
    /// The value is the frame from which the element was lifted. The picture moves back to it.
    case canceled(CGRect?)
    /// The flow was laid out after the drop, or another change of its data.
    ///
    /// The value is the element's frame; nil if unknown.
    case laidOut(CGRect?)
    /// The data has changed while the picture moves to the element's frame.
    case changed
    /// The picture has arrived at the element's frame.
    case arrived
    /// The session and all its animations are over.
    case ended
    /// The flow no longer drags the element.
    ///
    /// Its window or its data is gone, or a key has canceled the drag.
    case lost
  }

  /// An action that follows from an event.
  enum Effect: Equatable {
    /// Lift the element: place its own view off screen.
    ///
    /// Its environment value `isLiftedInFlow` is then true.
    case lift
    /// Make room for the element at a point.
    case follow(CGPoint)
    /// Make room for the element at its old place, where it was lifted.
    case retreat
    /// Move the element to its drop index in the data.
    ///
    /// The next drag may then begin, while this element's picture still moves into place.
    case drop
    /// Move the element back to where it was lifted.
    ///
    /// The next drag may then begin, while this element's picture still moves into place.
    case putBack
    /// Show the element's own view again.
    case show
    /// Send the event `arrived` when the picture has had time to arrive.
    case awaitArrival
    /// Send the event `laidOut` after the next layout.
    case awaitLayout
    /// Ask the system to move the picture to another frame, because the layout has changed.
    case retarget
    /// Hide the system's picture of the element, its drag preview.
    case hidePicture
  }

  /// Applies an event, and returns the effects to carry out.
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
