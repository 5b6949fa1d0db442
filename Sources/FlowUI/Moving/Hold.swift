#if canImport(SwiftUI)
import SwiftUI

/// An element that is held over its container, or has been dropped and comes to rest: it stays in front until then.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Hold: Equatable, Sendable {
  /// The element's place in the data; where it comes to rest, its place now.
  let element: Int

  /// The place that it would have, dropped now.
  var place: DataPlace

  /// The frames of its views when it was lifted, in the container as it is laid out from left to right.
  var frames: [CGRect] = []

  /// How far it has been dragged since, as it is seen, from the edge that its lines begin at.
  var translation = CGSize.zero

  /// Whether the container runs from right to left.
  var isMirrored = false

  /// Whether the system draws it, as a preview that follows the finger, or is still there after the drop.
  var isDrawnBySystem = false

  /// Whether it is in the hand.
  var isHeld = true

  /// The data as it would be after the drop.
  var move: DataMove { DataMove(from: element, to: place.element, section: place.section) }

  /// Whether it is an element that is in the hand.
  func holds(_ index: Int) -> Bool { isHeld && element == index }

  /// Whether the element is another container's.
  var isGuest: Bool { element == DataMove.elsewhere }

  /// Whether the element is held over another container.
  var isAway: Bool { place.element == DataMove.elsewhere }

  /// Whether its own views are where the hand is.
  var followsHand: Bool { !isGuest && (!isDrawnBySystem || isAway) }

  /// Where the center of one of its views is, in the container as it is laid out from left to right.
  func center(ofView rank: Int) -> CGPoint? {
    guard rank < frames.count else { return nil }
    let center = CGPoint(
      x: frames[rank].midX + (isMirrored ? -translation.width : translation.width),
      y: frames[rank].midY + translation.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Hold {
  /// What another container's element makes room for here: it follows no hand.
  init(guest size: CGSize, at place: DataPlace) {
    self.init(
      element: DataMove.elsewhere, place: place, frames: [CGRect(origin: .zero, size: size)],
      isDrawnBySystem: true)
  }

  /// What has been dropped, by its place in the data now.
  init(landing element: Int, isDrawnBySystem: Bool) {
    self.init(
      element: element, place: DataPlace(element: element), isDrawnBySystem: isDrawnBySystem,
      isHeld: false)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Hold? {
  /// What is in the hand.
  var held: Hold? { flatMap { $0.isHeld ? $0 : nil } }

  /// What rows are told, one of which is drawn in front: not how far it has been dragged, which the layout follows.
  var lifted: Hold? {
    guard var lifted = self, !lifted.isGuest else { return nil }
    lifted.translation = .zero
    return lifted
  }
}

/// A place in the data: among all elements, and in which section it is, as between two sections it would be in both.
struct DataPlace: Hashable, Sendable {
  var element: Int
  /// The section; 0 where there are none.
  var section = 0

  /// Whether it comes before another place.
  func isBefore(_ other: DataPlace) -> Bool {
    (section, element) < (other.section, other.element)
  }
}

/// One element at another place, and those between the two places moved by one.
///
/// One that leaves the data goes `elsewhere`, and those behind it move up; one that comes from there has them move on.
struct DataMove: Equatable, Sendable {
  /// The place of what is in other data: behind all.
  static var elsewhere: Int { .max }

  /// The element's place before.
  let from: Int
  /// The element's place afterwards, and the section that it is in.
  let to: Int
  var section = 0

  /// Whether the element leaves the data, or comes from others.
  var isDeparture: Bool { to == Self.elsewhere }
  var isArrival: Bool { from == Self.elsewhere }

  /// The place before of what has a place afterwards.
  func source(of place: Int) -> Int {
    if place == to { return from }
    if from < to { return from <= place && place < to ? place + 1 : place }
    return to < place && place <= from ? place - 1 : place
  }

  /// The place afterwards of what had a place before.
  func place(of source: Int) -> Int { DataMove(from: to, to: from).source(of: source) }

  /// Where an element is put that goes there, counted before it is taken out, as in
  /// `move(fromOffsets:toOffset:)`.
  var destination: Int { to > from ? to + 1 : to }
}

/// How the elements of a container are moved by hand.
struct FlowMoves {
  /// Moves an element in the data.
  let perform: (DataMove) -> Void

  /// How views make room and the dropped one comes to rest.
  let animation: Animation?

  /// Returns, for the data as it is now, a function that says the places that the element at a place may have, nil if it
  /// stays where it is; without limits, all.
  var limits: (() -> (Int) -> Range<Int>?)?

  /// How elements leave for other containers and come from there; nil if they do not.
  var exchange: FlowExchange?

  /// Whether an element may come to another section of its own container.
  var crossesSections = false
}

extension FlowMoves {
  /// Moves as `onMove` says them, within limits that are asked for as the data is.
  init(
    perform: @escaping (IndexSet, Int) -> Void, animation: Animation?,
    within limits: ((Int) -> Range<Int>?)?
  ) {
    self.init(
      perform: { perform(IndexSet(integer: $0.from), $0.destination) }, animation: animation,
      limits: limits.map { ask in { ask } })
  }
}

extension FlowMoves {
  /// Moves within sections, unless they know these: of a place between two they cannot say in which it is.
  func within(_ items: LazyItems) -> FlowMoves {
    if crossesSections { return self }
    var moves = self
    moves.exchange = nil
    moves.limits = { [limits] in
      let ask = limits?()
      return { element in
        let own = items.elements(ofSection: items.section(ofElement: element))
        return ask.map { $0(element)?.clamped(to: own) } ?? own
      }
    }
    return moves
  }
}

/// How a container gives elements to others, and takes theirs.
struct FlowExchange {
  /// Whether another container's element may come.
  let accepts: (Any) -> Bool

  /// Takes the element at a place out of the data.
  let remove: (Int) -> Void

  /// Puts another container's element in a place.
  let insert: (Any, DataPlace) -> Void
}

extension FlowExchange {
  /// What is done with elements of one type; others do not come.
  init<Element>(
    _ accepts: @escaping (Element) -> Bool, _ remove: @escaping (Int) -> Void,
    _ insert: @escaping (Element, Int) -> Void
  ) {
    self.init(
      accepts: { ($0 as? Element).map(accepts) ?? false }, remove: remove,
      insert: { element, place in (element as? Element).map { insert($0, place.element) } })
  }
}
#endif
