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
    if let place = place(of: element, movedBy: step, of: count()) {
      move(element, to: place)
    }
  }

  private func place(of element: Int, movedBy step: Int, of count: Int) -> DataPlace? {
    if let sections, moves?.limits == nil {
      return sections.place(ofElement: element, movedBy: step)
    }
    return limits(of: element)?.clamped(to: 0..<count).contains(element + step) == true
      ? DataPlace(element: element + step, section: section(of: element)) : nil
  }

  /// Moves an element to the line before or after its own, as far along it as it is; while one is held, the lines
  /// are others than those of the data, so that it only ends the drag.
  func move(_ element: Int, byLines step: Int) {
    guard !cancel(), let limits = limits(of: element), let lines = lines(element) else { return }
    guard let point = lines.point(ofElement: element, linesOn: step) else {
      if let place = endOfSection(element, step) { move(element, to: place) }
      return
    }
    guard let place = lines.drop(of: element)?.place(at: point) else { return }
    move(element, to: self.place(place, of: element, within: limits))
  }

  /// The nearest place in the section before or behind an element's, which has no more lines that way.
  private func endOfSection(_ element: Int, _ step: Int) -> DataPlace? {
    guard let sections, moves?.limits == nil else { return nil }
    let own = sections.elements(ofSection: sections.section(ofElement: element))
    return sections.place(ofElement: step < 0 ? own.lowerBound : own.upperBound - 1, movedBy: step)
  }

  private func move(_ element: Int, to place: DataPlace) {
    cancel()
    guard let moves, element < count() else { return }
    let move = DataMove(from: element, to: place.element, section: place.section)
    withAnimation(moves.animation) { perform(move) }
  }
}

// MARK: - To other containers

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// The first container of a name that accepts an element.
  private func receiver(of element: Int, named name: String) -> Mover? {
    group?.others(for: element, of: self).first { $0.neighbor.target?.name == name }
  }

  /// Whether an element can be moved to a container of a name.
  func canMove(_ element: Int, to name: String) -> Bool {
    receiver(of: element, named: name) != nil
  }

  /// Moves an element behind the last one of a container of a name.
  func move(_ element: Int, to name: String) {
    cancel()
    guard let other = receiver(of: element, named: name) else { return }
    let end = other.count()
    let place = DataPlace(element: end, section: max(0, (other.sections?.sectionCount ?? 1) - 1))
    withAnimation(moves?.animation) { give(element, to: other, at: place) }
  }

  /// Moves an element to the nearest container that way, if its own has no place there.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - key: The way.
  ///   - step: The same by places, or by lines if it is across these.
  ///   - isAlong: Whether it is along the lines.
  /// - Returns: Whether there is such a container.
  func moveAcross(_ element: Int, _ key: ArrowKey, by step: Int, isAlong: Bool) -> Bool {
    guard let group, held == nil, let lines = lines(element),
      let frame = lines.frame(ofElement: element),
      isAlong
        ? !lines.hasNeighbor(ofElement: element, on: step)
        : lines.point(ofElement: element, linesOn: step) == nil
          && endOfSection(element, step) == nil
    else { return false }
    let center = neighbor.point(.zero, from: CGPoint(x: frame.midX, y: frame.midY))
    let others = group.others(for: element, of: self).filter {
      key.points(from: neighbor.room.bounds, to: $0.neighbor.room.bounds)
    }
    func distance(_ other: Mover) -> CGFloat {
      let nearest = center.clamped(to: other.neighbor.room.bounds)
      return hypot(nearest.x - center.x, nearest.y - center.y)
    }
    guard let other = others.min(by: { distance($0) < distance($1) }) else { return false }
    group.forgetOffers()
    other.prepareOffers(frame.size)
    defer { group.forgetOffers() }
    guard let offer = other.offer(at: center.clamped(to: other.neighbor.frame)) else {
      return false
    }
    withAnimation(moves?.animation) { give(element, to: other, at: offer.place) }
    return true
  }
}

extension ArrowKey {
  /// Whether one rectangle is beyond another that way.
  fileprivate func points(from rect: CGRect, to other: CGRect) -> Bool {
    switch self {
    case .left: other.midX < rect.minX
    case .right: other.midX > rect.maxX
    case .up: other.midY < rect.minY
    case .down: other.midY > rect.maxY
    }
  }
}
#endif
