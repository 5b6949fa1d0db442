#if canImport(SwiftUI)
import SwiftUI

/// What a container's `Mover` knows about the container, from the last evaluation of the
/// container's root view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovedContainer {
  /// What people may do with the elements; `onMove` is nil while the container is disabled.
  var interaction = FlowInteraction()

  /// A number that increases whenever the container is created again.
  var version = 0

  /// The elements; nil before the first evaluation.
  var contents: (any RowSource)?

  /// Returns the frames of all elements that can be hit; nil if unknown.
  var hitFrames: () -> ElementFrames? = { nil }

  /// Returns the frames near an element, with the items among which the element may be dropped; nil
  /// if unknown.
  var frames: (_ element: Int) -> ElementFrames? = { _ in nil }

  /// A binding to the dragged or dropped element in the root view's state; its value is nil if
  /// there is none.
  var published: Binding<DraggedElement?> = .constant(nil)
}
#endif
