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

  /// Moves the focused element for Option and an arrow key; returns whether the key has changed
  /// anything. `key` is the axis of the arrow, and `axis` that of the lines.
  func press(
    _ element: Int?, _ key: Axis, by step: Int, linesAlong axis: Axis, isMirrored: Bool
  ) -> Bool {
    guard let element else { return false }
    let places = key == .horizontal && isMirrored ? -step : step
    return press(element, by: places, alongLines: key == axis)
  }

  /// Moves an element along its line or across lines; returns whether the key has changed anything.
  ///
  /// While text is edited, keys move nothing.
  func press(_ element: Int, by step: Int, alongLines: Bool) -> Bool {
    if isTextEdited() { return false }
    return alongLines ? move(element, by: step) : move(element, byLines: step)
  }

  /// Moves an element by `step` offsets in the data; returns whether it has moved.
  @discardableResult
  func move(_ element: Int, by step: Int) -> Bool {
    offset(of: element, movedBy: step, of: count).map { move(element, to: $0) } ?? false
  }

  /// Returns the data offset of an element after a move by `step`; nil if that is outside of the
  /// data, or if the element or one that it would pass cannot be moved.
  func offset(of element: Int, movedBy step: Int, of count: Int) -> Int? {
    let offset = element + step
    let passed = min(element, offset)...max(element, offset)
    return (0..<count).contains(offset) && passed.allSatisfy(isMovable) ? offset : nil
  }

  /// Moves an element to the line before or after its own, at the same position along it.
  ///
  /// If such a move does not go in the direction of `step`, the element moves by `step` offsets in
  /// the data instead, so that every offset can be reached. During a drag, the drag is canceled and
  /// nothing else moves, because the lines then show the drop rather than the data.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  func move(_ element: Int, byLines step: Int) -> Bool {
    if cancel() { return true }
    guard let limits = limits(of: element), let frames = container.frames(element) else {
      return false
    }
    guard let point = frames.point(ofElement: element, linesOn: step),
      let dropped = frames.items?.trial(of: element)?.offset(at: point)
    else { return move(element, by: step) }
    let place = min(max(dropped, limits.lowerBound), limits.upperBound - 1)
    let isOnward = step < 0 ? place < element : place > element
    return isOnward ? move(element, to: place) : move(element, by: step)
  }

  private func move(_ element: Int, to place: Int) -> Bool {
    cancel()
    return withAnimation(moves?.animation) { put(element, at: place) }
  }
}
#endif
