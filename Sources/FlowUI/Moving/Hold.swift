#if canImport(SwiftUI)
import SwiftUI

/// An element that is held over its container, or has been dropped and comes to rest: it stays in front until then.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Hold: Equatable, Sendable {
  /// The element's place in the data; where it comes to rest, its place now.
  let element: Int

  /// The place that it would have, dropped now.
  var place: Int

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
  var move: DataMove { DataMove(from: element, to: place) }

  /// Whether an element is in the hand.
  func holds(_ index: Int) -> Bool { isHeld && element == index }

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
  /// What has been dropped, by its place in the data now.
  init(landing element: Int, isDrawnBySystem: Bool) {
    self.init(
      element: element, place: element, isDrawnBySystem: isDrawnBySystem, isHeld: false)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Hold? {
  /// What is in the hand.
  var held: Hold? { flatMap { $0.isHeld ? $0 : nil } }

  /// What rows are told, one of which is drawn in front: not how far it has been dragged, which the layout follows.
  var lifted: Hold? {
    var lifted = self
    lifted?.translation = .zero
    return lifted
  }
}

/// One element at another place, and those between the two places moved by one.
struct DataMove: Equatable, Sendable {
  /// The element's place before.
  let from: Int
  /// The element's place afterwards.
  let to: Int

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

  /// Whether an element stays where it is; nil if all of them move.
  var isDisabled: ((Any) -> Bool)?
}

extension FlowMoves {
  /// Moves as `onMove` says them.
  init(perform: @escaping (IndexSet, Int) -> Void, animation: Animation?) {
    self.init(
      perform: { perform(IndexSet(integer: $0.from), $0.destination) }, animation: animation)
  }

  /// The same, but for elements that stay.
  func except(_ isDisabled: ((Any) -> Bool)?) -> FlowMoves {
    var moves = self
    moves.isDisabled = isDisabled
    return moves
  }

  /// Whether any element stays, by what is said of those of one type.
  static func disabling<Element>(_ isDisabled: @escaping (Element) -> Bool) -> (Any) -> Bool {
    {
      guard let element = $0 as? Element else {
        preconditionFailure("moveDisabled asks for \(Element.self), which no element is")
      }
      return isDisabled(element)
    }
  }
}
#endif
