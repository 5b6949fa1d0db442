#if canImport(SwiftUI)
import SwiftUI

/// The current values of a container, for its `Mover`.
///
/// They are from the last evaluation of the container's root view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovedContainer {
  /// The moves and drops that people can make.
  ///
  /// `onMove` is nil while the container is disabled.
  var interaction = FlowInteraction()

  /// A number that increases when the container's body is evaluated, which may bring new data.
  ///
  /// It stays the same when only the root view inside the body is evaluated.
  var version = 0

  /// The elements of the container; nil before its root view is first evaluated.
  var contents: (any RowSource)?

  /// Returns the frames of all elements that can be touched; nil if unknown.
  var hitFrames: () -> ElementFrames? = { nil }

  /// Returns the frames that the drag of an element needs; nil if unknown.
  ///
  /// They are the frames of the element and at least its neighbors. They come with the items among
  /// which the element may be dropped.
  var frames: (_ element: Int) -> ElementFrames? = { _ in nil }

  /// A count in the state of the container's root view.
  ///
  /// Increasing it evaluates that view again.
  var changes: Binding<Int> = .constant(0)
}
#endif
