#if canImport(SwiftUI)
import SwiftUI

/// An element that is dragged, or was dropped and moves to its position; it is drawn in front of the others.
struct DraggedElement: Equatable, Sendable {
  /// The element's offset in the data; after the drop, its current one.
  var element: Int

  /// The offset in the data that a drop would give the element now.
  var dropIndex: Int

  /// The frames of the element's views at the lift, in the container laid out from left to right.
  var frames: [CGRect] = []

  /// The distance dragged since the lift, in the container laid out from left to right.
  var translation = CGSize.zero

  /// Whether the system draws the element now: as a preview under the finger, or still after the drop.
  var isDrawnBySystem = false

  /// Whether the element was lifted by the system's drag and drop, not by a gesture.
  var isLiftedBySystem = false

  var isDraggedByHandle = false

  /// Whether the element's views are disabled for a moment, which cancels a press that the drag began with.
  ///
  /// Without that, a button that follows the pointer would perform its action at the drop. Disabled views
  /// look different, so it is only for a moment.
  var cancelsPresses = false

  var isDragged = true

  /// The offsets of other elements, dropped earlier, that the system still moves to their positions.
  var flying: Set<Int> = []

  /// The move that a drop would make now.
  var move: DataMove { DataMove(from: element, to: dropIndex) }

  func drags(_ index: Int) -> Bool { isDragged && element == index }

  /// Returns the center of the element's view at index `rank`, in the container laid out from left to right;
  /// nil if unknown.
  func center(ofView rank: Int) -> CGPoint? {
    guard frames.indices.contains(rank) else { return nil }
    let center = CGPoint(
      x: frames[rank].midX + translation.width, y: frames[rank].midY + translation.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }
}

extension DraggedElement {
  /// Creates a dropped element that moves to its position; `element` is its current offset in the data.
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

  /// The element with a translation of zero: equal as long as the finger does not reach another drop index.
  var withoutTranslation: DraggedElement? {
    var copy = self
    copy?.translation = .zero
    return copy
  }
}
#endif
