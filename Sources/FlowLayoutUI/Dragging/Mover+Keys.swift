#if canImport(SwiftUI)
import SwiftUI

// Moving without a pointer: by keys and by assistive technologies.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover: RowMoving {
  /// Returns the actions of assistive technologies that move an element.
  func actions(ofElement element: Int, of count: Int) -> [RowAction] {
    [(-1, MovingWords.Key.moveEarlier), (1, .moveLater)].compactMap { step, word in
      guard place(of: element, movedBy: step, of: count) != nil else { return nil }
      return RowAction(name: words[word]) { [weak self] in self?.move(element, by: step) }
    }
  }

  /// Moves an element a step along an axis, as an arrow key points, in a container whose lines run along another or the
  /// same.
  func press(
    _ element: Int?, _ key: Axis, by step: Int, linesAlong axis: Axis, isMirrored: Bool
  ) -> Bool {
    guard let element else { return false }
    let places = key == .horizontal && isMirrored ? -step : step
    return press(element, by: places, alongLines: key == axis)
  }

  /// Moves an element along its line or across lines, as a key asks for; returns whether that has changed something, and
  /// not where a text is edited.
  func press(_ element: Int, by step: Int, alongLines: Bool) -> Bool {
    if isTextEdited() { return false }
    return alongLines ? move(element, by: step) : move(element, byLines: step)
  }

  /// Moves an element one place on, or back; returns whether it has moved.
  @discardableResult
  func move(_ element: Int, by step: Int) -> Bool {
    place(of: element, movedBy: step, of: count).map { move(element, to: $0) } ?? false
  }

  /// Returns the place of an element a number of places on, or back; nil if the data, or one that stays, ends before.
  func place(of element: Int, movedBy step: Int, of count: Int) -> Int? {
    let place = element + step
    let passed = min(element, place)...max(element, place)
    return (0..<count).contains(place) && passed.allSatisfy(isMovable) ? place : nil
  }

  /// Moves an element to the line before or after its own, as far along it as it is, or by one place where that would
  /// leave it where it is, so that every place can be reached; while one is held, the lines are others than those of
  /// the data, so that it only ends the drag.
  ///
  /// - Returns: Whether that has changed something.
  @discardableResult
  func move(_ element: Int, byLines step: Int) -> Bool {
    if cancel() { return true }
    guard let limits = limits(of: element), let lines = lines(element) else { return false }
    guard let point = lines.point(ofElement: element, linesOn: step),
      let dropped = lines.items?.trial(of: element)?.place(at: point)
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
