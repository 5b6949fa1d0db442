#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Moves the elements of a container: by hands, wherever they come from, by keys, and by the actions of assistive
/// technologies.
///
/// A hand is told as points of the container, as it is seen: `lift(at:)`, `move(to:)`, then `drop()` or `cancel()`, and
/// `release()` when the finger is gone. The held element is a state that hands alone set. The data changes once, at the
/// drop, and only if it is the same then as at the lift: whatever happens meanwhile, the drag ends and nothing is
/// lost.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Mover {
  private(set) var moves: FlowMoves?
  /// The element that is held, or comes to rest.
  var state: Binding<DraggedElement?> = .constant(nil)
  private var version = 0
  private var contents: (any RowSource)?
  private var find: (_ element: Int?) -> HandLines? = { _ in nil }

  /// Whether the element at a place stays there; nil if all of them move.
  private var isDisabled: ((Int) -> Bool)?

  /// The identities of the elements at the lift; nil if none is held, or the data has changed since.
  private var lifted: [AnyHashable]?

  /// The trial of drops of the held element, and the places that it may have, found when first asked for.
  private(set) var trial: Drop?
  private var reach: Range<Int>?

  /// The position of the hand, and its position at the lift.
  private var (hand, start) = (CGPoint.zero, CGPoint.zero)

  /// The size of the container, and its width at the lift.
  private var (size, width) = (CGSize.zero, CGFloat.zero)

  /// The numbers of handles of the elements that only these lift.
  private var handles: [AnyHashable: Int] = [:]

  /// The words that assistive technologies use for moving.
  var words = MovingWords(.current)

  /// Whether the drag has ended, though the hand may still be there.
  private var isOver = false

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Updates the actions, the data and the lines of the container.
  ///
  /// `lines` returns at least those near an element; for nil, those that a hand can hit.
  func update(
    _ moves: FlowMoves?, _ state: Binding<DraggedElement?>, version: Int, _ contents: any RowSource,
    lines: @escaping (_ element: Int?) -> HandLines?
  ) {
    (self.moves, self.state, self.contents, find) = (moves, state, contents, lines)
    // While an element is held, only another version looks for other data: else each event of a hand would. Otherwise,
    // a binding may have other data in the same version.
    if version == self.version, lifted != nil { return }
    self.version = version
    (isDisabled, reach) = (moves?.isDisabled.map(contents.places), nil)
    if let lifted, moves == nil || order != lifted {
      (self.lifted, isOver) = (nil, true)
      scrolling.stop()
    }
  }

  /// Returns the state of a drag; nil if an element is held and the data has changed since the lift.
  func current(_ state: DraggedElement?) -> DraggedElement? {
    lifted == nil && state.held != nil ? nil : state
  }

  var held: DraggedElement? { current(state.wrappedValue).held }
}

// MARK: - Data

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// The elements as they are now: in which order, and how many there are.
  private var order: [AnyHashable] { contents?.order() ?? [] }
  var count: Int { contents?.countNow() ?? 0 }

  func lines(_ element: Int?) -> HandLines? { find(element) }

  /// Whether an element does not stay where it is.
  func isMovable(_ element: Int) -> Bool { moves != nil && isDisabled?(element) != true }

  /// Returns the places that an element may have: up to the next ones that stay; nil if it stays itself.
  func limits(of element: Int) -> Range<Int>? {
    guard isMovable(element) else { return nil }
    guard let isDisabled else { return 0..<Int.max }
    let before = (0..<element).last(where: isDisabled)
    let behind = (element..<max(element, count)).first(where: isDisabled)
    return (before.map { $0 + 1 } ?? 0)..<(behind ?? .max)
  }

  /// Moves an element in the data.
  func put(_ element: Int, at place: Int) {
    let count = count
    // There may be fewer than those that are shown.
    guard let moves, element != place, max(element, place) < count else { return }
    moves.perform(DataMove(from: element, to: place))
    words.announce(place: place + 1, of: count)
  }
}

// MARK: - DragHandling

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether an element is held.
  var isHolding: Bool { held != nil }

  /// Notes that an element of an identity has more handles, or fewer.
  func noteHandles(_ count: Int, of id: AnyHashable?) {
    if let id { handles[id, default: 0] += count }
  }

  /// Returns the element at a point, if it can be lifted there, and its frame.
  func element(at point: CGPoint, byHandle: Bool = false) -> (element: Int, frame: CGRect)? {
    guard let lines = lines(nil), let element = lines.element(at: point), element < count,
      isMovable(element), let frame = lines.frame(ofElement: element)
    else { return nil }
    let hasHandle = contents.map { handles[$0.identity(element), default: 0] > 0 } ?? false
    return hasHandle && !byHandle ? nil : (element, frame)
  }

  /// Returns the place in the data of items that are dropped at a point of the container from elsewhere.
  func place(ofDropAt point: CGPoint) -> Int {
    min(lines(nil)?.place(ofDropAt: point) ?? 0, count)
  }

  /// The frame where the dropped element comes to rest.
  var landingFrame: CGRect? {
    guard let landed = state.wrappedValue, !landed.isHeld else { return nil }
    return lines(landed.element)?.frame(ofElement: landed.element)
  }

  /// Lifts the element at a point.
  ///
  /// A hand that tries to lift a second one ends the drag of the first.
  ///
  /// - Parameters:
  ///   - point: Where the hand is.
  ///   - byHandle: Whether the hand has hit a handle.
  ///   - isDrawnBySystem: Whether the system draws the held element.
  /// - Returns: Whether an element is held now.
  @discardableResult
  func lift(at point: CGPoint, byHandle: Bool = false, isDrawnBySystem: Bool = false) -> Bool {
    if held != nil {
      cancel()
      isOver = true
      return false
    }
    guard !isOver, let moves, let (element, _) = element(at: point, byHandle: byHandle),
      let trial = lines(element)?.drop(of: element)
    else { return false }
    let frames = trial.lines.frames(ofElement: element)
    if frames.isEmpty { return false }
    (self.trial, reach) = (trial, nil)
    (lifted, hand, start, width) = (order, point, point, size.width)
    let dragged = DraggedElement(
      element: element, place: element, frames: frames, isMirrored: trial.lines.isMirrored,
      isDrawnBySystem: isDrawnBySystem)
    withAnimation(moves.animation) { state.wrappedValue = dragged }
    return true
  }

  /// Follows its container to another size.
  func turn(to size: CGSize) {
    self.size = size
    checkLength()
    follow()
  }

  /// Ends the drag if there is more or less room along the lines than at the lift.
  func checkLength() {
    guard let held, let length = trial?.lines.length, let new = lines(held.element)?.length
    else { return }
    if new != length { cancel() }
  }

  /// Follows the hand, and scrolls where it is near an edge of the visible part.
  func move(to point: CGPoint, at time: Date = Date()) {
    guard point.x.isFinite, point.y.isFinite, held != nil else { return }
    hand = point
    follow()
    scrolling.follow(point, at: time)
  }

  /// Shows the held element where the hand is, and makes room for it there.
  private func follow() {
    guard var dragged = held, let moves, let reach = reach ?? limits(of: dragged.element) else {
      return
    }
    self.reach = reach
    // A container that runs from right to left is laid out from its right edge.
    let growth = dragged.isMirrored ? size.width - width : 0
    dragged.translation = CGSize(width: hand.x - start.x - growth, height: hand.y - start.y)
    let place = dragged.place
    if let center = dragged.center(ofView: 0), let new = trial?.place(at: center) {
      dragged.place = min(max(new, reach.lowerBound), reach.upperBound - 1)
    }
    // The held element follows at once where no other makes room.
    withAnimation(dragged.place == place ? nil : moves.animation) { state.wrappedValue = dragged }
  }

  /// Follows the container, which was scrolled under the hand.
  func scrolled(by offset: CGSize) {
    guard let held else { return }
    // More may have been measured meanwhile.
    if let lines = lines(held.element), lines.count != trial?.lines.count {
      trial = lines.drop(of: held.element)
    }
    hand = CGPoint(x: hand.x + offset.width, y: hand.y + offset.height)
    follow()
  }

  /// Drops the held element where it is held.
  func drop() {
    checkLength()
    guard let held, let moves else { return }
    let isSame = order == lifted
    forget()
    isOver = true
    land(isSame ? held.place : held.element, held, moves.animation) {
      if isSame { put(held.element, at: held.place) }
    }
  }

  /// Lets the held element come to rest as an element of the data, after a change.
  private func land(
    _ element: Int, _ held: DraggedElement, _ animation: Animation?, after change: () -> Void = {}
  ) {
    animate(animation) {
      change()
      state.wrappedValue = DraggedElement(landing: element, isDrawnBySystem: held.isDrawnBySystem)
    } completion: { [weak self] in
      if let self, let landed = state.wrappedValue, !landed.isHeld, landed.element == element {
        state.wrappedValue = nil
      }
    }
  }

  /// Shows the dropped element, which the system no longer draws.
  func show() {
    guard let landed = state.wrappedValue, !landed.isHeld, landed.isDrawnBySystem else { return }
    state.wrappedValue?.isDrawnBySystem = false
  }

  /// Ends the hand's work: an element that it still holds goes back to where it was.
  func release() {
    cancel()
    isOver = false
  }

  /// Ends the drag with everything where it was; returns whether there was one.
  @discardableResult
  func cancel() -> Bool {
    let (isCurrent, dragged) = (lifted != nil, state.wrappedValue.held)
    forget()
    guard let dragged else { return false }
    isOver = true
    // Where it was is not known among other elements.
    guard isCurrent else {
      state.wrappedValue = nil
      return false
    }
    land(dragged.element, dragged, moves?.animation)
    return true
  }

  private func forget() {
    (lifted, trial) = (nil, nil)
    scrolling.stop()
  }

  /// Changes state within an animation, and does something when that has come to its end.
  func animate(
    _ animation: Animation?, _ change: () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return withAnimation(animation ?? .linear(duration: 0), change) { completion() }
    }
    withAnimation(animation, change)
    Task {
      try? await Task.sleep(nanoseconds: 600_000_000)
      completion()
    }
  }
}
#endif
