#if canImport(SwiftUI)
import SwiftUI

// Moving without a pointer: by keys and by assistive technologies.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether an element can be moved by a number of places.
  func canMove(_ element: Int, by step: Int, of count: Int) -> Bool {
    place(of: element, movedBy: step, of: count) != nil
  }

  /// Moves an element one place on, or back.
  func move(_ element: Int, by step: Int) {
    if let place = place(of: element, movedBy: step, of: count) { move(element, to: place) }
  }

  private func place(of element: Int, movedBy step: Int, of count: Int) -> DataPlace? {
    if let sections, moves?.limits == nil {
      return sections.place(ofElement: element, movedBy: step)
    }
    return limits(of: element)?.clamped(to: 0..<count).contains(element + step) == true
      ? DataPlace(element: element + step, section: section(of: element)) : nil
  }

  /// Moves an element to the line before or after its own, as far along it as it is, or by one place where that would
  /// leave it where it is, so that every place can be reached; while one is held, the lines are others than those of
  /// the data, so that it only ends the drag.
  func move(_ element: Int, byLines step: Int) {
    guard !cancel(), let limits = limits(of: element), let lines = lines(element) else { return }
    let point = lines.point(ofElement: element, linesOn: step)
    if point == nil, let place = endOfSection(element, step) { return move(element, to: place) }
    let own = DataPlace(element: element, section: section(of: element))
    guard let point, let dropped = lines.drop(of: element)?.place(at: point) else {
      return move(element, by: step)
    }
    let place = place(dropped, of: element, within: limits)
    let isOnward = step < 0 ? place.isBefore(own) : own.isBefore(place)
    if isOnward { move(element, to: place) } else { move(element, by: step) }
  }

  /// The nearest place in the section before or behind an element's, which has no more lines that way.
  private func endOfSection(_ element: Int, _ step: Int) -> DataPlace? {
    guard let sections, moves?.limits == nil else { return nil }
    let own = sections.elements(ofSection: sections.section(ofElement: element))
    return sections.place(ofElement: step < 0 ? own.lowerBound : own.upperBound - 1, movedBy: step)
  }

  private func move(_ element: Int, to place: DataPlace, in other: Mover? = nil) {
    cancel()
    withAnimation(moves?.animation) { put(element, at: place, in: other) }
  }
}

// MARK: - To other containers

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// The first container of a name that accepts an element.
  private func receiver(of element: Int, named name: String) -> Mover? {
    group?.others(for: element, of: self).first { $0.target?.name == name }
  }

  /// Whether an element can be moved to a container of a name.
  func canMove(_ element: Int, to name: String) -> Bool {
    receiver(of: element, named: name) != nil
  }

  /// Moves an element behind the last one of a container of a name.
  func move(_ element: Int, to name: String) {
    cancel()
    guard let other = receiver(of: element, named: name) else { return }
    let section = max(0, (other.sections?.sectionCount ?? 1) - 1)
    move(element, to: DataPlace(element: other.count, section: section), in: other)
  }

  /// Moves an element to the nearest container that way, if its own has no place there.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - step: One step that way, along an axis.
  ///   - axis: The axis.
  ///   - isAlong: Whether that is along the lines.
  ///   - places: The same by places, or by lines if it is across these.
  /// - Returns: Whether there is such a container.
  func moveAcross(
    _ element: Int, by step: Int, _ axis: Axis, isAlong: Bool, places: Int
  ) -> Bool {
    guard let group, held == nil, let lines = lines(element),
      let frame = lines.frame(ofElement: element),
      isAlong
        ? !lines.hasNeighbor(ofElement: element, on: places)
        : lines.point(ofElement: element, linesOn: places) == nil
          && endOfSection(element, places) == nil
    else { return false }
    let (center, bounds) = (point(inGroup: CGPoint(x: frame.midX, y: frame.midY)), room.bounds)
    func distance(_ other: Mover) -> CGFloat {
      let nearest = center.clamped(to: other.room.bounds)
      return hypot(nearest.x - center.x, nearest.y - center.y)
    }
    let others = group.others(for: element, of: self).filter {
      let (x, y) = ($0.room.bounds.midX, $0.room.bounds.midY)
      return switch axis {
      case .horizontal: step < 0 ? x < bounds.minX : x > bounds.maxX
      case .vertical: step < 0 ? y < bounds.minY : y > bounds.maxY
      }
    }
    guard let other = others.min(by: { distance($0) < distance($1) }) else { return false }
    group.forgetOffers()
    other.prepareOffers(frame.size)
    defer { group.forgetOffers() }
    guard let offer = other.offer(at: center.clamped(to: other.frame)) else { return false }
    move(element, to: offer.place, in: other)
    return true
  }
}
#endif
