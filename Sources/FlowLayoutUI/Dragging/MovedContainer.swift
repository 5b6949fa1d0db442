#if canImport(SwiftUI)
import SwiftUI

/// A container as its mover knows it, from the last evaluation of its root view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovedContainer {
  /// How people move elements; nil if elements cannot be moved now.
  var moves: FlowMoves?

  /// A number that increases whenever the container is made anew.
  var version = 0

  /// The elements; nil before the first evaluation.
  var contents: (any RowSource)?

  /// Returns the frames for hit testing.
  var hitFrames: () -> ElementFrames? = { nil }

  /// Returns the frames near an element, with the items that it may be dropped among.
  var frames: (_ element: Int) -> ElementFrames? = { _ in nil }

  /// A binding to the dragged or dropped element, which is state of the root view.
  var published: Binding<DraggedElement?> = .constant(nil)
}
#endif
