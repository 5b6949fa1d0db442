#if canImport(SwiftUI)
import SwiftUI

/// An element that is dragged, or was dropped and moves to its position; it is drawn in front of the others.
struct DraggedElement: Equatable, Sendable {
  /// The element's offset in the data; after the drop, its current one.
  var element: Int

  /// The offset that a drop would give it now.
  var dropIndex: Int

  /// The frames of its views when it was lifted, in the container laid out from left to right.
  var frames: [CGRect] = []

  /// The distance dragged since then, in the container laid out from left to right.
  var translation = CGSize.zero

  /// Whether the system draws it now: as a preview under the finger, or still after the drop.
  var isDrawnBySystem = false

  /// Whether the system draws its drag.
  var isLiftedBySystem = false

  var isDraggedByHandle = false

  /// Whether its views are disabled for a moment, which cancels a press that the drag began with.
  ///
  /// Otherwise a button that follows the pointer would act at the drop. For a moment only, since disabled
  /// views look different.
  var cancelsPresses = false

  var isDragged = true

  /// Other elements, dropped earlier, that the system still moves to their positions.
  var flying: Set<Int> = []

  /// The move that a drop would make now.
  var move: DataMove { DataMove(from: element, to: dropIndex) }

  func drags(_ index: Int) -> Bool { isDragged && element == index }

  /// Returns the center of one of its views, in the container laid out from left to right.
  func center(ofView rank: Int) -> CGPoint? {
    guard rank < frames.count else { return nil }
    let center = CGPoint(
      x: frames[rank].midX + translation.width, y: frames[rank].midY + translation.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }
}

extension DraggedElement {
  /// Creates an element that was dropped, at its current offset in the data.
  init(landing element: Int, isDrawnBySystem: Bool, isLiftedBySystem: Bool? = nil) {
    self.init(
      element: element, dropIndex: element, isDrawnBySystem: isDrawnBySystem,
      isLiftedBySystem: isLiftedBySystem ?? isDrawnBySystem, isDragged: false)
  }
}

extension DraggedElement? {
  var whileDragged: DraggedElement? { flatMap { $0.isDragged ? $0 : nil } }

  /// The elements that the system draws; the container places them off screen.
  var drawnBySystem: Set<Int> {
    guard let self else { return [] }
    return self.isDrawnBySystem ? self.flying.union([self.element]) : self.flying
  }

  /// The element without its translation, which only the layout follows: rows that depend on it stay the same
  /// while the finger moves.
  var withoutTranslation: DraggedElement? {
    var copy = self
    copy?.translation = .zero
    return copy
  }
}
#endif
