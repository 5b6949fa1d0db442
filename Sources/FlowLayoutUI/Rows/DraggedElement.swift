#if canImport(SwiftUI)
import SwiftUI

/// An element that is held over its container, or has been dropped and comes to rest: it stays in front until then.
struct DraggedElement: Equatable, Sendable {
  /// The element's place in the data; where it comes to rest, its place now.
  var element: Int

  /// The place that it would have, dropped now.
  var place: Int

  /// The frames of its views when it was lifted, in the container as it is laid out from left to right.
  var frames: [CGRect] = []

  /// The distance that it has been dragged since, in the container as it is laid out from left to right.
  var translation = CGSize.zero

  /// Whether the system draws it, as a preview that follows the finger, or is still there after the drop.
  var isDrawnBySystem = false

  /// Whether it was lifted for the system to draw it.
  var isLiftedBySystem = false

  var isHeldByHandle = false

  /// Whether what was pressed in its views at the lift is being canceled: they are disabled for a moment.
  ///
  /// A button that follows the pointer would do something at the drop. No longer than that, since disabled views look so.
  var cancelsPresses = false

  var isHeld = true

  /// Other elements, which were dropped before: the system still brings them to their places.
  var flying: Set<Int> = []

  /// The move that a drop would make now.
  var move: DataMove { DataMove(from: element, to: place) }

  func holds(_ index: Int) -> Bool { isHeld && element == index }

  /// Returns the center of one of its views, in the container as it is laid out from left to right.
  func center(ofView rank: Int) -> CGPoint? {
    guard rank < frames.count else { return nil }
    let center = CGPoint(
      x: frames[rank].midX + translation.width, y: frames[rank].midY + translation.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }
}

extension DraggedElement {
  /// Creates an element that has been dropped, by its place in the data now.
  init(landing element: Int, isDrawnBySystem: Bool, isLiftedBySystem: Bool? = nil) {
    self.init(
      element: element, place: element, isDrawnBySystem: isDrawnBySystem,
      isLiftedBySystem: isLiftedBySystem ?? isDrawnBySystem, isHeld: false)
  }
}

extension DraggedElement? {
  var held: DraggedElement? { flatMap { $0.isHeld ? $0 : nil } }

  /// The elements that the system draws: the container has them out of sight.
  var drawnBySystem: Set<Int> {
    guard let self else { return [] }
    return self.isDrawnBySystem ? self.flying.union([self.element]) : self.flying
  }

  /// The element as its row knows it, which is drawn in front: without the translation, which the layout follows.
  var lifted: DraggedElement? {
    var lifted = self
    lifted?.translation = .zero
    return lifted
  }
}
#endif
