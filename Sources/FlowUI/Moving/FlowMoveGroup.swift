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

  /// The parts that have a name, and where all names are told.
  private var targets: [FlowMoveTarget] = []
  var names = Binding.constant([String]())

  nonisolated init() {}

  /// The name of the space that frames are in.
  nonisolated var space: ObjectIdentifier { ObjectIdentifier(self) }

  func note(_ mover: Mover) {
    if !members.contains(where: { $0 === mover }) { members.append(mover) }
  }

  func forget(_ mover: Mover) { members.removeAll { $0 === mover } }

  func note(_ target: FlowMoveTarget) {
    if !targets.contains(where: { $0 === target }) { targets.append(target) }
    tellNames()
  }

  func forget(_ target: FlowMoveTarget) {
    targets.removeAll { $0 === target }
    tellNames()
  }

  private func tellNames() {
    var new: [String] = []
    for target in targets where !new.contains(target.name) { new.append(target.name) }
    if new != names.wrappedValue { names.wrappedValue = new }
  }

  /// Another element will be held.
  func forgetOffers() {
    for mover in members { (mover.neighbor.offers, mover.neighbor.shown) = (nil, nil) }
  }

  /// The other containers that accept an element of one.
  func others(for element: Int, of giver: Mover) -> [Mover] {
    guard let moves = giver.moves, moves.exchange != nil, moves.limits == nil,
      let value = giver.element(element)
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
    holder.neighbor.shown = holder.neighbor.room
    var best = giver.neighbor.offer(at: point, giver.scrolling.visible) { seen, moved in
      let shift = hold.isMirrored ? -moved.width : moved.width
      return giver.trial?.nearest(to: CGPoint(x: center.x + shift, y: center.y + moved.height))
    }
    var nearest: Mover?
    for mover in others(for: hold.element, of: giver) {
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

/// What a container is to those around that elements move between.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MoveNeighbor {
  /// Where it is in the space of the group.
  var frame = CGRect.zero

  /// The part of the group that it is the only one in, if somebody says so.
  var target: FlowMoveTarget?

  /// Where both were while it made room for what is held.
  var shown: (frame: CGRect, bounds: CGRect)?

  /// The lines that what is held elsewhere may be put in; nil if nobody has asked since the lift.
  var offers: [(lines: HandLines, drop: Drop)]?

  /// A place that what is held would get, and how near that is.
  struct Offer {
    let place: DataPlace
    let isInside: Bool
    let distance: Double

    func isBetter(than other: Offer?) -> Bool {
      guard let other else { return true }
      return isInside == other.isInside ? distance < other.distance : isInside
    }
  }

  var room: (frame: CGRect, bounds: CGRect) {
    (frame, target.flatMap { $0.bounds.isNull ? nil : $0.bounds } ?? frame)
  }

  /// A point of the group: so far from one of the container.
  func point(_ distance: CGSize, from point: CGPoint) -> CGPoint {
    CGPoint(
      x: frame.minX + point.x + distance.width, y: frame.minY + point.y + distance.height)
  }

  /// The place for what is held at a point of the group, of what can be seen of the container.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - visible: What a scroll view shows of the container, in its own space.
  ///   - find: Finds a place near a point of the container, which has been moved by a distance to where it can be seen.
  /// - Returns: The place, and how near it is; nil if there is none.
  func offer(
    at point: CGPoint, _ visible: Locked<CGRect?>,
    _ find: (CGPoint, CGSize) -> (place: DataPlace, squaredDistance: Double)?
  ) -> Offer? {
    let room = shown ?? room
    let own = CGPoint(x: point.x - room.frame.minX, y: point.y - room.frame.minY)
    let seen = visible.with { $0 }.map(own.clamped) ?? own
    let moved = CGSize(width: seen.x - own.x, height: seen.y - own.y)
    guard let found = find(seen, moved) else { return nil }
    let distance = found.squaredDistance.squareRoot() + Double(hypot(moved.width, moved.height))
    return Offer(
      place: found.place,
      isInside: room.bounds.contains(point) && (target != nil || moved == .zero),
      distance: distance)
  }
}

extension CGPoint {
  /// The nearest point of a rectangle.
  func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }
}

// MARK: - Taking and giving

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether another container's element may come.
  fileprivate func accepts(_ value: Any) -> Bool {
    guard let moves, moves.limits == nil, let exchange = moves.exchange else { return false }
    return exchange.accepts(value)
  }

  func prepareOffers(_ guest: CGSize) {
    if neighbor.offers != nil { return }
    if held?.isGuest == true, let lines = lines(DataMove.elsewhere),
      let drop = lines.drop(of: DataMove.elsewhere)
    {
      neighbor.offers = [(lines, drop)]
    } else {
      neighbor.offers = guestLines().map { ($0, $0.drop(ofGuest: guest)) }
    }
  }

  /// The place for another container's element at a point of the group; the first one if there is no other element.
  func offer(at point: CGPoint) -> MoveNeighbor.Offer? {
    // A place among headers and footers, which stand without elements, is a line's.
    if count() == 0, sections.map({ $0.count == 0 }) ?? true {
      let bounds = (neighbor.shown ?? neighbor.room).bounds
      let nearest = point.clamped(to: bounds)
      return MoveNeighbor.Offer(
        place: DataPlace(element: 0), isInside: bounds.contains(point),
        distance: Double(hypot(point.x - nearest.x, point.y - nearest.y)))
    }
    let offers = neighbor.offers ?? []
    return neighbor.offer(at: point, scrolling.visible) { seen, _ in
      var best: (place: DataPlace, squaredDistance: Double)?
      for index in offers.indices {
        let center = offers[index].lines.laidOut(seen)
        guard let new = offers[index].drop.nearest(to: center) else { continue }
        if best.map({ new.squaredDistance < $0.squaredDistance }) ?? true { best = new }
      }
      return best
    }
  }

  /// Takes an element out of the data and puts it in another container's.
  func give(_ element: Int, to other: Mover, at place: DataPlace) {
    guard let source = moves?.exchange, let target = other.moves?.exchange,
      let value = self.element(element), target.accepts(value)
    else { return }
    let count = other.count() + 1
    source.remove(element)
    target.insert(value, place)
    words.announce(place: place.element + 1, of: count)
  }
}
#endif
