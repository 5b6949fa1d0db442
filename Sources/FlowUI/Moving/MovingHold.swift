#if canImport(SwiftUI)
import SwiftUI

/// An element that is held over its flow.
struct MovingHold: Equatable, Sendable {
  /// The element's place in the data.
  let element: Int

  /// The place that it would have, dropped now.
  var place: Int

  /// The centers of its views when it was lifted, in the flow as it is laid out from left to right.
  let centers: [CGPoint]

  /// How far it has been dragged since, as it is seen.
  var translation = CGSize.zero

  /// The data while it is held, as its flow shows it.
  var move: DataMove { DataMove(from: element, to: place) }

  /// Where what is visible of the flow began then.
  var visible = CGPoint.zero

  init(element: Int, place: Int, centers: [CGPoint]) {
    self.element = element
    self.place = place
    self.centers = centers
  }

  /// Where the center of one of its views is, in the flow as it is laid out from left to right, if the flow has
  /// been scrolled since.
  func center(ofView rank: Int, isMirrored: Bool, scrolled: CGSize = .zero) -> CGPoint? {
    guard rank < centers.count else { return nil }
    let x = translation.width + scrolled.width
    let center = CGPoint(
      x: centers[rank].x + (isMirrored ? -x : x),
      y: centers[rank].y + translation.height + scrolled.height)
    return center.x.isFinite && center.y.isFinite ? center : nil
  }
}

/// What a layout knows of a drag: what is held, and where to leave word of its lines.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingPlacing {
  let lines: Locked<MovingLines?>
  let hold: MovingHold?
}
#endif
