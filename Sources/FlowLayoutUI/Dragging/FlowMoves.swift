#if canImport(SwiftUI)
import SwiftUI

/// The action that moves an element of a container, and its animation.
///
/// It is an immutable class, so that containers and their views store one pointer.
final class FlowMoves {
  /// Moves an element in the data: the action that the app passes to `onMove`, or its equivalent.
  let perform: (IndexSet, Int) -> Void

  /// The animation in which other views make room for the dragged one.
  ///
  /// The dropped element moves into place in the same animation.
  let animation: Animation?

  init(perform: @escaping (IndexSet, Int) -> Void, animation: Animation?) {
    (self.perform, self.animation) = (perform, animation)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowMoves {
  /// Creates the moves of a binding's elements, in the binding's animation.
  ///
  /// Nil if `actions` does not contain `.move`.
  convenience init?<Values: MutableCollection>(
    _ actions: EditActions<Values>, _ data: Binding<Values>
  ) {
    guard actions.contains(.move) else { return nil }
    self.init(
      perform: { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) },
      animation: data.transaction.animation ?? .default)
  }
}
#endif
