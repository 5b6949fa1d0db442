#if canImport(SwiftUI)
import SwiftUI

/// An element that is held over its container.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Hold: Equatable, Sendable {
  /// The element's place in the data.
  let element: Int

  /// The place that it would have, dropped now.
  var place: Int

  /// The centers of its views when it was lifted, in the container as it is laid out from left to right.
  let centers: [CGPoint]

  /// How far it has been dragged since, as it is seen.
  var translation = CGSize.zero

  /// Whether the system draws it, as a preview that follows the finger.
  let isDrawnBySystem: Bool

  /// Whether the container runs from right to left.
  let isMirrored: Bool

  /// The data as it would be after the drop.
  var move: DataMove { DataMove(from: element, to: place) }

  init(element: Int, centers: [CGPoint], isMirrored: Bool, isDrawnBySystem: Bool) {
    (self.element, place, self.centers) = (element, element, centers)
    (self.isMirrored, self.isDrawnBySystem) = (isMirrored, isDrawnBySystem)
  }

  /// Where the center of one of its views is, in the container as it is laid out from left to right.
  func center(ofView rank: Int) -> CGPoint? {
    guard rank < centers.count else { return nil }
    let center = CGPoint(
      x: centers[rank].x + (isMirrored ? -translation.width : translation.width),
      y: centers[rank].y + translation.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
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
  /// Moves an element in the data, as `onMove` says it.
  let perform: (IndexSet, Int) -> Void

  /// How views make room and the dropped one comes to rest.
  let animation: Animation?

  /// Returns, for the data as it is now, a function that says the places that the element at a place may have, nil if it
  /// stays where it is; without limits, all.
  let limits: (() -> (Int) -> Range<Int>?)?
}
#endif
