#if canImport(SwiftUI)
import SwiftUI

// Moving without a pointer: by keys and by assistive technologies.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover: RowMoving {
  /// Returns the actions by which assistive technologies move one of `count` elements.
  func actions(ofElement element: Int, of count: Int) -> [RowAction] {
    [(-1, MovingWords.Key.moveEarlier), (1, .moveLater)].compactMap { step, word in
      guard offset(of: element, movedBy: step, of: count) != nil else { return nil }
      return RowAction(name: words[word]) { [weak self] in self?.move(element, by: step) }
    }
  }

  /// Moves the focused element for Option and an arrow key.
  ///
  /// `key` is the arrow's axis. Returns whether the key has changed anything.
  func press(
    _ element: Int?, _ key: Axis, by step: Int, linesAlong axis: Axis, isMirrored: Bool
  ) -> Bool {
    guard let element else { return false }
    let places = key == .horizontal && isMirrored ? -step : step
    return press(element, by: places, alongLines: key == axis)
  }

  /// Moves an element along its line or across lines, for a key.
  ///
  /// Returns whether the key has changed anything.
  func press(_ element: Int, by step: Int, alongLines: Bool) -> Bool {
    // While text is edited, keys move nothing.
    if isTextEdited() { return false }
    return alongLines ? move(element, by: step) : move(element, byLines: step)
  }

  /// Moves an element by `step` offsets in the data; returns whether it has moved.
  @discardableResult
  func move(_ element: Int, by step: Int) -> Bool {
    offset(of: element, movedBy: step, of: count).map { move(element, to: $0) } ?? false
  }

  /// Returns the offset in the data of an element after a move by `step`.
  ///
  /// Nil outside of the data, or if an element on the way cannot move.
  func offset(of element: Int, movedBy step: Int, of count: Int) -> Int? {
    let offset = element + step
    let passed = min(element, offset)...max(element, offset)
    return (0..<count).contains(offset) && passed.allSatisfy(isMovable) ? offset : nil
  }

  /// Moves an element to the line before or after its own.
  ///
  /// The element keeps its approximate position along the line. If that is not possible, it moves
  /// by `step` offsets in the data. During a drag, this only cancels the drag.
  ///
  /// Returns whether anything has changed.
  @discardableResult
  func move(_ element: Int, byLines step: Int) -> Bool {
    // During a drag, the lines show the drop rather than the data, so only the drag is canceled.
    if cancel() { return true }
    guard let limits = limits(of: element), let frames = container.frames(element) else {
      return false
    }
    guard let point = frames.point(ofElement: element, linesOn: step),
      let dropped = frames.items?.trial(of: element)?.offset(at: point)
    else { return move(element, by: step) }
    let place = min(max(dropped, limits.lowerBound), limits.upperBound - 1)
    // A move that does not go in the direction of `step` is replaced by a move in the data, so that
    // every offset can be reached.
    let isOnward = step < 0 ? place < element : place > element
    return isOnward ? move(element, to: place) : move(element, by: step)
  }

  private func move(_ element: Int, to place: Int) -> Bool {
    cancel()
    return withAnimation(moves?.animation) { put(element, at: place) }
  }
}
#endif
