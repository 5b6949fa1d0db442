#if canImport(SwiftUI)
import SwiftUI

/// The containers that elements move between.
///
/// What is held stays with the container that it was lifted in; that one asks here which container is the nearest. Used
/// on the main thread only; no view depends on it.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowMoveGroup {
  /// The containers in the order in which they came.
  private var members: [Mover] = []

  /// Where the names of the parts that they are in are told.
  var names = Binding.constant([String]())

  nonisolated init() {}

  /// The name of the space that frames are in.
  nonisolated var space: ObjectIdentifier { ObjectIdentifier(self) }

  func note(_ mover: Mover) {
    if !members.contains(where: { $0 === mover }) { members.append(mover) }
    tellNames()
  }

  func forget(_ mover: Mover) {
    members.removeAll { $0 === mover }
    tellNames()
  }

  func tellNames() {
    var new: [String] = []
    for case let name? in members.map(\.target?.name) where !new.contains(name) { new.append(name) }
    if new != names.wrappedValue { names.wrappedValue = new }
  }

  /// Another element will be held.
  func forgetOffers() {
    for mover in members { (mover.offers, mover.shown) = (nil, nil) }
  }

  /// The other containers that accept an element of one.
  func others(for element: Int, of giver: Mover) -> [Mover] {
    guard let moves = giver.moves, moves.exchange != nil, moves.limits == nil,
      let value = giver.value(of: element)
    else { return [] }
    return members.filter { $0 !== giver && $0.accepts(value) }
  }

  /// The container that what is held at a point of the group would be dropped in, and where; nil if it is the one that
  /// it was lifted in.
  ///
  /// That is the one that it is held over; of several or none, the one where its resulting frame would be the nearest.
  /// Where a container is, is where it is while it makes room: so no other one wins because this one does.
  func receiver(
    of hold: Hold, at point: CGPoint, center: CGPoint, from giver: Mover
  ) -> (mover: Mover, place: DataPlace)? {
    let holder = giver.receiver ?? giver
    holder.shown = holder.room
    var best = giver.offer(at: point) { seen, moved in
      let shift = hold.isMirrored ? -moved.width : moved.width
      return giver.trial?.nearest(to: CGPoint(x: center.x + shift, y: center.y + moved.height))
    }
    var nearest: Mover?
    // One that another hand holds something over takes no second element.
    for mover in others(for: hold.element, of: giver)
    where mover.held == nil || mover.giver === giver {
      mover.prepareOffers(hold.frames[0].size)
      guard let offer = mover.offer(at: point), offer.isBetter(than: best) else { continue }
      (best, nearest) = (offer, mover)
    }
    guard let best, let nearest else { return nil }
    return (nearest, best.place)
  }
}

/// A part of a group that containers are in, and what assistive technologies call it.
///
/// Used on the main thread only; no view depends on it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowMoveTarget {
  var name = ""
  var bounds = CGRect.null

  /// Whether it is drawn in front of others, as what is held in it is.
  var isInFront = Binding.constant(false)
}

/// A place that what is held would get, and how near that is.
struct MoveOffer {
  let place: DataPlace
  let isInside: Bool
  let distance: Double

  func isBetter(than other: MoveOffer?) -> Bool {
    guard let other else { return true }
    return isInside == other.isInside ? distance < other.distance : isInside
  }
}

extension CGPoint {
  /// The nearest point of a rectangle.
  func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}

// MARK: - What a container is to those around

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Where it is in the group, and all of its part that is a place to drop.
  var room: (frame: CGRect, bounds: CGRect) {
    (frame, target.flatMap { $0.bounds.isNull ? nil : $0.bounds } ?? frame)
  }

  func point(inGroup point: CGPoint) -> CGPoint {
    CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }

  func point(fromGroup point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  /// Whether another container's element may come.
  fileprivate func accepts(_ value: Any) -> Bool {
    guard let moves, moves.limits == nil, let exchange = moves.exchange else { return false }
    return exchange.accepts(value)
  }

  /// Finds the lines that an element of a size may be put in.
  func prepareOffers(_ guest: CGSize) {
    if offers != nil { return }
    offers = guestLines.map { $0.drop(of: DataMove.elsewhere) ?? $0.drop(ofGuest: guest) }
  }

  /// The place for another container's element at a point of the group; the first one if there is no other element.
  func offer(at point: CGPoint) -> MoveOffer? {
    // A place among headers and footers, which stand without elements, is a line's.
    if count == 0, sections.map({ $0.count == 0 }) ?? true {
      let bounds = (shown ?? room).bounds
      let nearest = point.clamped(to: bounds)
      return MoveOffer(
        place: DataPlace(element: 0), isInside: bounds.contains(point),
        distance: Double(hypot(point.x - nearest.x, point.y - nearest.y)))
    }
    return offer(at: point) { seen, _ in
      (offers ?? []).compactMap { $0.nearest(to: $0.lines.laidOut(seen)) }
        .min { $0.squaredDistance < $1.squaredDistance }
    }
  }

  /// The place for what is held at a point of the group, of what can be seen of the container.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - find: Finds a place near a point of the container, which has been moved by a distance to where it can be seen.
  /// - Returns: The place, and how near it is; nil if there is none.
  fileprivate func offer(
    at point: CGPoint,
    _ find: (CGPoint, CGSize) -> (place: DataPlace, squaredDistance: Double)?
  ) -> MoveOffer? {
    let room = shown ?? room
    let own = CGPoint(x: point.x - room.frame.minX, y: point.y - room.frame.minY)
    let seen = scrolling.visible.with { $0 }.map(own.clamped) ?? own
    let moved = CGSize(width: seen.x - own.x, height: seen.y - own.y)
    guard let found = find(seen, moved) else { return nil }
    let distance = found.squaredDistance.squareRoot() + Double(hypot(moved.width, moved.height))
    return MoveOffer(
      place: found.place,
      isInside: room.bounds.contains(point) && (target != nil || moved == .zero),
      distance: distance)
  }
}
#endif
