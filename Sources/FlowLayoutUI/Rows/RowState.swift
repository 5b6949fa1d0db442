#if canImport(SwiftUI)
import SwiftUI

/// The state of one element's row, the view that shows the element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowState {
  let index: Int
  let id: AnyHashable
  let count: Int
  let context: RowContext
  let isShown: Bool

  init(
    index: Int, id: AnyHashable, count: Int, isWaiting: Bool, _ context: RowContext
  ) {
    (self.index, self.id, self.count, self.context) = (index, id, count, context)
    // A dragged element is visible even if a limit would hide it.
    isShown =
      context.limited?.contains(index) != true && !isWaiting
      || context.dragged?.drags(index) == true
  }

  var number: Int? { context.limited?.numbers[index] }

  /// Whether the row (the view of one element) has never been visible.
  ///
  /// Such a row does not fade.
  var neverShowed: Bool { !isShown && context.limited?.neverShowed(index) == true }

  /// The dragged or dropped element if this row shows it; otherwise nil.
  ///
  /// A row is the view of one element.
  var dragged: DraggedElement? {
    context.dragged.flatMap { $0.element == index ? $0 : nil }
  }

  /// Returns the state that the element's views read in the environment.
  ///
  /// Hidden views are disabled, so that they cannot have the focus.
  func environment(isSeen: Bool) -> RowEnvironment {
    let dragged = dragged
    return RowEnvironment(
      id: id, isLifted: dragged?.isDragged == true,
      isDisabled: !isSeen || dragged?.cancelsPresses == true,
      mover: context.mover, isMoved: context.isMoved)
  }

  var isHiddenFromAccessibility: Bool {
    !isShown || isDrawnBySystem
  }

  /// Whether the system draws a drag preview of the element.
  ///
  /// The element's own views are then off screen.
  private var isDrawnBySystem: Bool {
    dragged?.isDrawnBySystem == true || context.dragged?.flying.contains(index) == true
  }

  @MainActor var actions: [RowAction] {
    context.isMoved ? context.mover?.actions(ofElement: index, of: count) ?? [] : []
  }
}
#endif
