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
  case landing(DraggedElement, hasHand: Bool, hasRested: Bool)

  /// A drag has ended, and its hand may still be there, which lifts nothing more.
  case ended

  var drag: Drag? {
    if case .dragging(let drag) = self { return drag }
    return nil
  }

  /// The element that comes to rest.
  var landing: DraggedElement? {
    if case .landing(let landing, _, _) = self { return landing }
    return nil
  }

  /// The element that is drawn in front of the others.
  var shown: DraggedElement? { drag?.dragged ?? landing }

  /// Whether a hand may lift an element.
  var canLift: Bool {
    switch self {
    case .idle: true
    case .landing(_, let hasHand, _): !hasHand
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
    guard let dragged = drag?.dragged else { return }
    self = .landing(
      DraggedElement(landing: element, isDrawnBySystem: dragged.isDrawnBySystem),
      hasHand: true, hasRested: false)
  }

  /// Ends the drag of an element that is not known any more, as the data is other than at the lift.
  mutating func forget() { self = .ended }

  /// Ends the work of a hand that holds nothing.
  mutating func release() {
    switch self {
    case .ended: self = .idle
    case .landing(let landing, _, let hasRested):
      self = .landing(landing, hasHand: false, hasRested: hasRested)
    case .idle, .dragging: break
    }
  }

  /// Ends the animation of an element that comes to rest; returns whether that is no longer drawn in front.
  mutating func rest(_ element: Int) -> Bool {
    guard case .landing(let landing, let hasHand, _) = self, landing.element == element else {
      return false
    }
    return end(landing, hasHand: hasHand, hasRested: true)
  }

  /// Draws the element that comes to rest, which the system no longer draws; returns whether that is news.
  mutating func show() -> Bool {
    guard case .landing(var landing, let hasHand, let hasRested) = self, landing.isDrawnBySystem
    else { return false }
    landing.isDrawnBySystem = false
    _ = end(landing, hasHand: hasHand, hasRested: hasRested)
    return true
  }

  private mutating func end(_ landing: DraggedElement, hasHand: Bool, hasRested: Bool) -> Bool {
    let isOver = hasRested && !landing.isDrawnBySystem
    self =
      !isOver
      ? .landing(landing, hasHand: hasHand, hasRested: hasRested) : hasHand ? .ended : .idle
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
    (hand, self.reach) = (point, reach)
    dragged.translation = CGSize(width: hand.x - start.x, height: hand.y - start.y)
    let place = dragged.place
    if let center = dragged.center(ofView: 0), let new = trial.place(at: center) {
      dragged.place = min(max(new, reach.lowerBound), reach.upperBound - 1)
    }
    return dragged.place != place
  }
}
#endif
