#if canImport(SwiftUI)
import SwiftUI

// Drags that the system draws.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Returns a session for a system drag of the element at a point.
  ///
  /// Nil if no element can be lifted there now.
  func systemDrag(at point: CGPoint, on target: TouchTarget = TouchTarget()) -> SystemDragSession? {
    guard drags.state.canLift, target.lifts, let touched = element(at: point) else { return nil }
    switch target.hit {
    case .unknown: break
    case .none: return nil
    case .at(let hit): if touched.frames.element(at: hit) != touched.element { return nil }
    }
    let session = SystemDragSession(self, touched)
    sessions = sessions.filter { $0.session != nil } + [WeakSession(session: session)]
    return session
  }

  /// Lifts a touched element for a drag that the system draws.
  ///
  /// Returns whether the element is dragged now.
  func lift(_ touched: TouchedElement, for session: SystemDragSession) -> Bool {
    // A picture that is still moving into place after an earlier drag of the element is obsolete.
    for other in liveSessions where other !== session && other.touched.id == touched.id {
      other.react(to: .lost)
    }
    guard drags.state.canLift, holds(touched) else { return false }
    if !lift(touched, nil, by: .system) { return false }
    self.session = session
    return true
  }

  /// Returns whether a point is near enough to the container for a drop.
  func isNear(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  /// The greatest distance from the container, in points, at which a finger can drop an element.
  ///
  /// It is about the height of two lines of tags.
  private static var reach: CGFloat { 100 }

  /// The frame of the dragged element at its drop index; nil if unknown.
  ///
  /// Other elements have made room there.
  var shownFrame: CGRect? {
    dragged.flatMap { container.frames($0.element)?.frame(ofElement: $0.element) }
  }

  /// Returns the frame of a dropped element that is still moving into place.
  ///
  /// `id` is the element's identity. Nil if there is no such element or no known frame.
  func frame(of id: AnyHashable) -> CGRect? {
    drags.element(of: id).flatMap { container.frames($0)?.frame(ofElement: $0) }
  }

  /// Shows the container's own views of a dropped element again.
  ///
  /// The system has moved its picture of the element to the element's position.
  func show(_ id: AnyHashable) {
    if drags.show(id) { publish() }
  }

  /// Ends all drags, because the container has left its window.
  func leave() {
    cancel()
    for session in liveSessions { session.react(to: .lost) }
    let isShown = drags.shown != nil
    (drags, sessions) = (Drags(), [])
    if isShown { publish() }
  }

  var liveSessions: [SystemDragSession] { sessions.compactMap(\.session) }

  /// Ends the system drag, because the container no longer drags the element.
  func letGo() {
    guard let session else { return }
    self.session = nil
    session.react(to: .lost)
    drags.state.release()
  }
}

/// A weak reference to a system drag.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct WeakSession {
  weak var session: SystemDragSession?
}
#endif
