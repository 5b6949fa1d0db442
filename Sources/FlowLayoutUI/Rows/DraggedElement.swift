#if canImport(SwiftUI)
import SwiftUI

/// An element that is dragged, or that was dropped and moves to its position; the element is drawn
/// in front of all others.
struct DraggedElement: Equatable, Sendable {
  /// The element's offset in the data at the lift; after the drop, the element's current offset.
  var element: Int

  /// The offset in the data that a drop would give the element now.
  var dropIndex: Int

  /// The frames of the element's views at the lift, in the container's coordinates before any
  /// right-to-left mirroring.
  var frames: [CGRect] = []

  /// The distance dragged since the lift, in the container's coordinates before any right-to-left
  /// mirroring.
  var translation = CGSize.zero

  /// Whether the system draws the element now, as a drag preview under the finger or after the drop
  /// on the way to its position; otherwise the container draws it.
  var isDrawnBySystem = false

  /// How the element was lifted.
  var lift = DragLift.press

  /// Whether the element's views are disabled for a moment, to cancel a press with which the drag
  /// began.
  ///
  /// If the views stayed enabled, a button that follows the pointer would perform its action at the
  /// drop. The views are disabled only for a moment, because disabled views look different.
  var cancelsPresses = false

  var isDragged = true

  /// The data offsets of other elements that were dropped earlier, and that the system still moves
  /// to their positions.
  var flying: Set<Int> = []

  /// The move in the data that a drop would make now.
  var move: DataMove { DataMove(from: element, to: dropIndex) }

  func drags(_ index: Int) -> Bool { isDragged && element == index }

  /// Returns the center of the frame at index `rank` of `frames`, moved by `translation`; nil if
  /// there is no such frame, or if the center is not finite.
  func center(ofView rank: Int) -> CGPoint? {
    guard frames.indices.contains(rank) else { return nil }
    let center = CGPoint(
      x: frames[rank].midX + translation.width, y: frames[rank].midY + translation.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }
}

/// How an element was lifted for a drag.
enum DragLift: Sendable {
  /// By a short drag, as with a pointer on a Mac.
  case drag
  /// By a long press.
  case press
  /// By a drag of a part with `flowMoveHandle()`.
  case handle
  /// By the system's drag and drop.
  case system
}

extension DraggedElement {
  /// Creates a dropped element that moves to its position; `element` is the element's current
  /// offset in the data.
  init(landing element: Int, isDrawnBySystem: Bool) {
    self.init(
      element: element, dropIndex: element, isDrawnBySystem: isDrawnBySystem,
      lift: isDrawnBySystem ? .system : .press, isDragged: false)
  }
}

extension DraggedElement? {
  var whileDragged: DraggedElement? { flatMap { $0.isDragged ? $0 : nil } }

  /// The data offsets of the elements that the system draws; the container places their views off
  /// screen.
  var drawnBySystem: Set<Int> {
    guard let self else { return [] }
    return self.isDrawnBySystem ? self.flying.union([self.element]) : self.flying
  }

  /// The element with a translation of zero, so that two values are equal if only the finger has
  /// moved and the drop index has not changed.
  var withoutTranslation: DraggedElement? {
    var copy = self
    copy?.translation = .zero
    return copy
  }
}
#endif
