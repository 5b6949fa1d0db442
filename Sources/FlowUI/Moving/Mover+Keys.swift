#if canImport(SwiftUI)
import SwiftUI

// Moving without a pointer: by keys and by assistive technologies.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether an element can be moved by a number of places.
  func canMove(_ element: Int, by step: Int, of count: Int) -> Bool {
    limits(of: element)?.clamped(to: 0..<count).contains(element + step) == true
  }

  /// Moves an element by a number of places.
  func move(_ element: Int, by step: Int) {
    if canMove(element, by: step, of: identities().count) {
      move(element, to: element + step)
    }
  }

  /// Moves an element to the line before or after its own, as far along it as it is; while one is held, the lines
  /// are others than those of the data, so that it only ends the drag.
  func move(_ element: Int, byLines step: Int) {
    guard !cancel(), let limits = limits(of: element), let lines = lines(element),
      let point = lines.point(ofElement: element, linesOn: step),
      let drop = lines.drop(of: element), let place = drop.place(at: point)
    else { return }
    move(element, to: min(max(place, limits.lowerBound), limits.upperBound - 1))
  }

  private func move(_ element: Int, to place: Int) {
    cancel()
    guard let moves, place != element, identities().indices.contains(element) else { return }
    withAnimation(moves.animation) { perform(DataMove(from: element, to: place)) }
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
    withAnimation(moves?.animation) { give(element, to: other, at: other.identities().count) }
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
