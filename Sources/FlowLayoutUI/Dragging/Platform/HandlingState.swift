#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The state that a container's root view stores for drags and the focus.
///
/// The root view is a `FlowRoot` or, in a lazy container, a `LazyViewport`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HandlingState: DynamicProperty {
  /// A count whose increase evaluates the container's root view again.
  ///
  /// The `Mover`, which handles drags, increases it when a drag changes.
  @State private var changes = 0
  /// The element or overflow indicator whose view, or a view inside, has the focus.
  ///
  /// Nil if there is none.
  @FocusState var focused: FocusTarget?
  @Environment(\.flowFocusMap) private var focusMap
  @Environment(\.isEnabled) private var isEnabled

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  nonisolated init() {}

  /// Whether arrow keys move the focus.
  var hasFocusMap: Bool { focusMap != nil }

  /// Passes the current values of a container to its mover.
  ///
  /// Called in each evaluation of the container's root view.
  ///
  /// - Parameters:
  ///   - mover: The container's mover, which handles drags.
  ///   - container: The container; its elements cannot be moved while it is disabled.
  ///   - axis: The axis that the container scrolls along.
  /// - Returns: The dragged or dropped element; nil if there is none.
  @MainActor func follow(
    _ mover: Mover, _ container: MovedContainer, scrollingAlong axis: Axis
  ) -> DraggedElement? {
    var container = container
    container.changes = $changes
    if !isEnabled { container.interaction.onMove = nil }
    mover.update(container)
    mover.scrolling.axis = axis
    // Only a body that has read the count is evaluated again when the count changes.
    _ = changes
    return mover.drags.shown
  }

  /// Returns the modifier that lets people move elements, and move the focus by arrow keys.
  ///
  /// The container's root view applies it to its content.
  ///
  /// - Parameters:
  ///   - mover: The container's mover, which handles drags.
  ///   - context: The state that all rows (views of the elements) share.
  ///   - axis: The axis of the lines.
  ///   - frame: Stores the frame of the container for arrow keys.
  ///   - element: Returns the element that has the focus.
  ///   - frames: Returns the frames of the elements that are shown, for arrow keys.
  /// - Returns: The modifier of the container's root view.
  @MainActor func modifier(
    _ mover: Mover, _ context: RowContext, _ axis: FlowAxis, frame: Locked<CGRect?>,
    focused element: @escaping () -> Int?, frames: @escaping (CGSize) -> [FlowFocusMap.Frame]
  ) -> ElementHandling {
    ElementHandling(
      mover: mover, context: context, axis: axis.mainAxis, focused: element,
      field: focusMap.map { FlowFocusField(map: $0, axis: axis, frame: frame, frames: frames) })
  }
}
#endif
