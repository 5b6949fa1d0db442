#if canImport(SwiftUI)
import SwiftUI

/// An element that is dragged, or is moving into place after a drop.
///
/// It is drawn in front of all other elements.
struct DraggedElement: Equatable, Sendable {
  /// The element's offset in the data at the lift.
  ///
  /// After the drop, it is the element's current offset.
  var element: Int

  /// The offset in the data that a drop would give the element now.
  var dropIndex: Int

  /// The frames of the element's views at the lift.
  ///
  /// They are measured from the container's leading edge.
  var frames: [CGRect] = []

  /// The distance dragged since the lift.
  ///
  /// Its width is positive toward the trailing edge.
  var translation = CGSize.zero

  /// Whether the system draws the element now, instead of the container.
  ///
  /// The system draws a drag preview, which moves into place after the drop. Then the container
  /// draws the element again.
  var isDrawnBySystem = false

  /// How the element was lifted.
  var lift = DragLift.press

  /// Whether the element's views are disabled, to cancel the press that began the drag.
  ///
  /// Otherwise a button under the pointer would perform its action at the drop.
  var cancelsPresses = false

  var isDragged = true

  /// The data offsets of other dropped elements that are still moving into place.
  ///
  /// The system draws and moves their drag previews.
  var flying: Set<Int> = []

  /// The move in the data that a drop would make now.
  var move: DataMove { DataMove(from: element, to: dropIndex) }

  func drags(_ index: Int) -> Bool { isDragged && element == index }

  /// Returns the current center of one of the element's views.
  ///
  /// `rank` is the index of the view's frame in `frames`. Nil if there is no such frame, or if the
  /// center is not finite.
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
  /// Creates a dropped element that is moving into place.
  ///
  /// `element` is its current offset in the data.
  init(landing element: Int, isDrawnBySystem: Bool) {
    self.init(
      element: element, dropIndex: element, isDrawnBySystem: isDrawnBySystem,
      lift: isDrawnBySystem ? .system : .press, isDragged: false)
  }
}

extension DraggedElement? {
  var whileDragged: DraggedElement? { flatMap { $0.isDragged ? $0 : nil } }

  /// The offsets in the data of the elements that the system draws now.
  ///
  /// The container places their views off screen.
  var drawnBySystem: Set<Int> {
    guard let self else { return [] }
    return self.isDrawnBySystem ? self.flying.union([self.element]) : self.flying
  }

  /// A copy in which the translation is zero.
  ///
  /// Two such copies are equal if nothing but the translation has changed.
  var withoutTranslation: DraggedElement? {
    var copy = self
    copy?.translation = .zero
    return copy
  }
}
#endif
