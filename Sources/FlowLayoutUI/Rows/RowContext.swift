#if canImport(SwiftUI)
import SwiftUI

/// The state that all rows of a container share.
///
/// A row is the view of one element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowContext: Equatable {
  // A class, so that each row stores one pointer.
  let version: Int

  /// The views of elements that a limit hides.
  ///
  /// Nil if there is no limit and the views cannot fade. If they can, no views are hidden without a
  /// limit.
  let limited: HiddenRows?

  /// Returns whether an item's view may have been off screen in this update.
  ///
  /// A lazy container keeps a view off screen while later measurements may change its position. The
  /// view's move onto the screen is not animated.
  let hasWaited: (ItemKind<Int>) -> Bool

  /// The dragged or dropped element; nil if there is none.
  ///
  /// A change of its translation alone does not make contexts different.
  let dragged: DraggedElement?

  let focused: FocusState<FocusTarget?>.Binding
  /// The object that moves the container's elements; nil if there is none.
  let mover: (any RowMoving)?
  /// Whether people can move the container's elements.
  let isMoved: Bool

  init(
    version: Int, limited: HiddenRows? = nil,
    hasWaited: @escaping (ItemKind<Int>) -> Bool = { _ in false }, dragged: DraggedElement?,
    focused: FocusState<FocusTarget?>.Binding, mover: (any RowMoving)?, isMoved: Bool = false
  ) {
    (self.version, self.limited) = (version, limited)
    (self.hasWaited, self.dragged) = (hasWaited, dragged)
    (self.focused, self.mover, self.isMoved) = (focused, mover, isMoved)
  }

  static func == (a: RowContext, b: RowContext) -> Bool {
    // The numbers themselves need no comparison: within a version, a row keeps its number.
    // While a finger moves, rows stay the same: only layouts need the translation.
    a.version == b.version && a.limited?.report.hidden == b.limited?.report.hidden
      && a.dragged.withoutTranslation == b.dragged.withoutTranslation && a.mover === b.mover
      && a.isMoved == b.isMoved
  }
}

/// An action on an element that assistive technologies offer, such as "Move earlier".
struct RowAction: Sendable {
  let name: String
  let perform: @MainActor @Sendable () -> Void
}

/// The functions of a container's `Mover` that the elements' views use.
@MainActor protocol RowMoving: AnyObject {
  /// Returns the actions that move one of `count` elements.
  func actions(ofElement element: Int, of count: Int) -> [RowAction]
}

/// The part of a container that has the focus: an element or the overflow indicator.
enum FocusTarget: Hashable {
  case element(AnyHashable)
  case indicator
}
#endif
