#if canImport(SwiftUI)
import SwiftUI

/// The state of what hands do with a container.
///
/// A value: its changes return what has to happen outside.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
enum DragState {
  /// No element is held; the next hand lifts one.
  case idle

  /// A hand holds an element.
  case dragging(Drag)

  /// An element that was let go comes to rest in front of the others: its hand may still be there, which lifts nothing
  /// more, and its animation may have ended, though the system still draws it.
  case landing(DraggedElement, id: AnyHashable, hasHand: Bool, hasRested: Bool)

  /// A drag has ended, and its hand may still be there, which lifts nothing more.
  case ended

  var drag: Drag? {
    if case .dragging(let drag) = self { return drag }
    return nil
  }

  /// The element that comes to rest.
  var landing: DraggedElement? {
    if case .landing(let landing, _, _, _) = self { return landing }
    return nil
  }

  /// The element that comes to rest, if it is the one of an identity.
  func landing(of id: AnyHashable) -> DraggedElement? {
    if case .landing(let landing, id, _, _) = self { return landing }
    return nil
  }

  /// The element that the system brings to its place.
  var landingOfSystem: (element: Int, id: AnyHashable)? {
    if case .landing(let landing, let id, _, _) = self, landing.isDrawnBySystem {
      return (landing.element, id)
    }
    return nil
  }

  /// The element that is drawn in front of the others.
  var shown: DraggedElement? { drag?.dragged ?? landing }

  /// Whether a hand may lift an element.
  var canLift: Bool {
    switch self {
    case .idle: true
    case .landing(_, _, let hasHand, _): !hasHand
    case .dragging, .ended: false
    }
  }

  /// Changes the drag; returns what the change returns, nil if no element is held.
  @discardableResult
  mutating func withDrag<Result>(_ change: (inout Drag) -> Result) -> Result? {
    guard case .dragging(var drag) = self else { return nil }
    let result = change(&drag)
    self = .dragging(drag)
    return result
  }

  /// Lets the held element come to rest as an element of the data.
  mutating func land(as element: Int) {
    guard let drag else { return }
    self = .landing(
      DraggedElement(landing: element, isDrawnBySystem: drag.dragged.isDrawnBySystem),
      id: drag.id, hasHand: true, hasRested: false)
  }

  /// Follows other data, in which the element that comes to rest may have another index, or be gone.
  mutating func follow(_ order: [AnyHashable]) {
    guard case .landing(var landing, let id, let hasHand, let hasRested) = self else { return }
    guard let element = order.index(of: id, near: landing.element) else {
      self = hasHand ? .ended : .idle
      return
    }
    if element == landing.element { return }
    landing.element = element
    landing.place = element
    self = .landing(landing, id: id, hasHand: hasHand, hasRested: hasRested)
  }

  /// Ends the drag of an element that is not known any more, as the data is other than at the lift.
  mutating func forget() { self = .ended }

  /// Ends the work of a hand that holds nothing.
  mutating func release() {
    switch self {
    case .ended: self = .idle
    case .landing(let landing, let id, _, let hasRested):
      self = .landing(landing, id: id, hasHand: false, hasRested: hasRested)
    case .idle, .dragging: break
    }
  }

  /// Ends the animation of an element that comes to rest; returns whether that is no longer drawn in front.
  mutating func rest(_ id: AnyHashable) -> Bool {
    guard case .landing(let landing, id, let hasHand, _) = self else { return false }
    return end(landing, id, hasHand: hasHand, hasRested: true)
  }

  /// Draws the element that comes to rest, which the system no longer draws; returns whether that is news.
  mutating func show() -> Bool {
    guard case .landing(var landing, let id, let hasHand, let hasRested) = self,
      landing.isDrawnBySystem
    else { return false }
    landing.isDrawnBySystem = false
    _ = end(landing, id, hasHand: hasHand, hasRested: hasRested)
    return true
  }

  private mutating func end(
    _ landing: DraggedElement, _ id: AnyHashable, hasHand: Bool, hasRested: Bool
  ) -> Bool {
    let isOver = hasRested && !landing.isDrawnBySystem
    self =
      !isOver
      ? .landing(landing, id: id, hasHand: hasHand, hasRested: hasRested)
      : hasHand ? .ended : .idle
    return isOver
  }
}

/// An element in a hand.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Drag {
  /// The element as it is drawn.
  private(set) var dragged: DraggedElement

  /// The identities of all elements at the lift.
  let order: [AnyHashable]

  /// The identity of the element.
  var id: AnyHashable { order[dragged.element] }

  /// The trial of its drops.
  var trial: DropTrial

  /// The length that there was for the lines at the lift.
  let length: CGFloat?

  /// Whether the container runs from right to left.
  let isMirrored: Bool

  /// The places that it may have; nil if the elements that stay are to be asked for.
  var reach: Range<Int>?

  /// The position of the hand, and its position at the lift, in the container as it is laid out from left to right: its
  /// leading edge stays where it is when the container gets another width.
  private(set) var hand: CGPoint
  private let start: CGPoint

  init(
    _ dragged: DraggedElement, of order: [AnyHashable], _ trial: DropTrial, length: CGFloat?,
    at point: CGPoint, isMirrored: Bool
  ) {
    (self.dragged, self.order, self.trial) = (dragged, order, trial)
    (self.length, self.isMirrored) = (length, isMirrored)
    (hand, start) = (point, point)
  }

  /// Shows the element where a hand is, and makes room for it there; returns whether its place is another.
  mutating func follow(_ point: CGPoint, within reach: Range<Int>) -> Bool {
    // The lift and the first movement are one event, which cancels what is pressed.
    if hand != start { dragged.cancelsPresses = false }
    (hand, self.reach) = (point, reach)
    dragged.translation = CGSize(width: hand.x - start.x, height: hand.y - start.y)
    let place = dragged.place
    if let center = dragged.center(ofView: 0), let new = trial.place(at: center) {
      dragged.place = min(max(new, reach.lowerBound), reach.upperBound - 1)
    }
    return dragged.place != place
  }

  /// Makes room where the element was lifted; returns whether its place was another one.
  mutating func retreat() -> Bool {
    defer { dragged.place = dragged.element }
    return dragged.place != dragged.element
  }
}
#endif
