#if canImport(SwiftUI)
import SwiftUI

// Drags that the system draws.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Returns a drag of the element that is touched at a point; nil if none can be lifted there, or one is dragged.
  func systemDrag(at point: CGPoint, on target: TouchTarget = TouchTarget()) -> SystemDragSession? {
    guard state.canLift, target.lifts, let touched = element(at: point) else { return nil }
    switch target.hit {
    case .unknown: break
    case .none: return nil
    case .at(let hit): if touched.lines.element(at: hit) != touched.element { return nil }
    }
    let session = SystemDragSession(self, touched)
    sessions = sessions.filter { $0.session != nil } + [WeakSession(session: session)]
    return session
  }

  /// Lifts an element that was touched, for the system to draw it; returns whether it is dragged now.
  func lift(_ touched: TouchedElement, for session: SystemDragSession) -> Bool {
    // A picture of it that is still on its way has nothing to show any more.
    for other in liveSessions where other !== session && other.touched.id == touched.id {
      other.react(to: .lost)
    }
    guard state.canLift, holds(touched) else { return false }
    let isLifted = lift(touched, lines(touched.element)) {
      ($0.isDrawnBySystem, $0.isLiftedBySystem) = (true, true)
    }
    if isLifted { self.session = session }
    return isLifted
  }

  /// Whether a finger at a point is near enough that a drop there is meant for the container.
  func isNear(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  /// The distance from a container at which a drop is not meant for it, in points: about two rows of chips.
  private static var reach: CGFloat { 100 }

  /// The frame where the dragged element is shown to come to rest, by the index that it has before the data changes.
  var shownFrame: CGRect? {
    held.flatMap { lines($0.element)?.frame(ofElement: $0.element) }
  }

  /// Returns the frame of an element that was dropped, where it is now; nil if it is gone.
  func frame(of id: AnyHashable) -> CGRect? {
    drags.element(of: id).flatMap { lines($0)?.frame(ofElement: $0) }
  }

  /// Shows an element that was dropped and that the system has brought to its place.
  func show(_ id: AnyHashable) {
    if drags.show(id) { published.wrappedValue = drags.shown }
  }

  /// Ends all that goes on: the container is in no window any more.
  func leave() {
    cancel()
    for session in liveSessions { session.react(to: .lost) }
    (drags, sessions) = (Drags(), [])
    if published.wrappedValue != nil { published.wrappedValue = nil }
  }

  var liveSessions: [SystemDragSession] { sessions.compactMap(\.session) }

  /// Tells the system that the container has let go of the element, which frees the hand.
  func letGo() {
    guard let session else { return }
    self.session = nil
    session.react(to: .lost)
    drags.state.release()
  }
}

/// A drag of the system, for as long as the system keeps it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct WeakSession {
  weak var session: SystemDragSession?
}
#endif
