#if canImport(SwiftUI)
import SwiftUI

#if !os(tvOS)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Moves the dragged element to the location of a drag gesture.
  ///
  /// When the gesture begins, lifts the element at its start.
  func follow(_ drag: DragGesture.Value, by lift: DragLift) {
    if dragged == nil { self.lift(at: drag.startLocation, by: lift) }
    move(to: drag.location, at: drag.time)
  }

  /// Returns a gesture that lifts an element after a movement by a distance.
  static func drag(
    _ mover: Mover?, from distance: CGFloat, by lift: DragLift, _ isFollowed: GestureState<Bool>
  ) -> some Gesture {
    DragGesture(minimumDistance: distance, coordinateSpace: space(of: mover))
      .updating(isFollowed, body: following)
      .onChanged { mover?.follow($0, by: lift) }
      .onEnded { mover?.drop(at: $0.location) }
  }

  /// Returns a gesture that lifts an element after a long press.
  ///
  /// Until then, scroll views scroll.
  static func press(_ mover: Mover, _ isFollowed: GestureState<Bool>) -> some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space(of: mover)))
      .updating(isFollowed, body: following)
      .onChanged { value in
        if case .second(_, let drag?) = value { mover.follow(drag, by: .press) }
      }
      .onEnded { value in
        if case .second(_, let drag) = value { mover.drop(at: drag?.location) }
      }
  }

  private static func space(of mover: Mover?) -> CoordinateSpace {
    mover.map { .named(ObjectIdentifier($0)) } ?? .local
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private static func following<Value>(
    _ value: Value, _ isFollowed: inout Bool, _ transaction: inout Transaction
  ) {
    isFollowed = true
  }
}
#endif
#endif
