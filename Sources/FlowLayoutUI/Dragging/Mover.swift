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
  private(set) var state = DragState.idle

  /// The moves of elements; nil if there are none.
  private(set) var moves: FlowMoves?
  private var version = 0
  private var contents: (any RowSource)?

  /// Returns at least the lines near an element; for nil, those that a hand can hit.
  private(set) var lines: (_ element: Int?) -> HandLines? = { _ in nil }

  /// Whether the element at a place stays there; nil if all of them move.
  private var isDisabled: ((Int) -> Bool)?

  /// The element that is held, or comes to rest, as the container's view knows it.
  private var shown: Binding<DraggedElement?> = .constant(nil)

  private(set) var size = CGSize.zero

  /// The numbers of handles of the elements that only these lift.
  private var handles: [AnyHashable: Int] = [:]

  /// Whether a text is edited, to which keys belong.
  var isTextEdited: @MainActor () -> Bool = { Mover.editsText }

  /// The words that assistive technologies use for moving.
  var words = MovingWords(.current)

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Updates the actions, the data and the lines of the container.
  func update(
    _ moves: FlowMoves?, _ shown: Binding<DraggedElement?>, version: Int,
    _ contents: any RowSource, lines: @escaping (_ element: Int?) -> HandLines?
  ) {
    let isNew = version != self.version
    (self.moves, self.shown, self.version) = (moves, shown, version)
    (self.contents, self.lines) = (contents, lines)
    // While an element is held, only another version looks for other data: else each event of a hand would. Otherwise,
    // a binding may have other data in the same version.
    if state.drag != nil, !isNew, moves != nil { return }
    isDisabled = moves?.isDisabled.map(contents.places)
    state.withDrag { $0.reach = nil }
    if let drag = state.drag, moves == nil || order != drag.order {
      state.forget()
      scrolling.stop()
    }
  }

  /// Returns the element that a container's view knows; nil if it is held and the data has changed since the lift.
  func current(_ shown: DraggedElement?) -> DraggedElement? {
    state.drag == nil && shown.held != nil ? nil : shown
  }

  var held: DraggedElement? { state.drag?.dragged }

  // MARK: Data

  /// The elements as they are now: in which order, and how many there are.
  private var order: [AnyHashable] { contents?.order() ?? [] }
  var count: Int { contents?.countNow() ?? 0 }

  /// Whether an element does not stay where it is.
  func isMovable(_ element: Int) -> Bool {
    moves != nil && isDisabled?(element) != true
  }

  /// Returns the places that an element may have: up to the next ones that stay; nil if it stays itself.
  func limits(of element: Int) -> Range<Int>? {
    guard isMovable(element) else { return nil }
    guard let isDisabled else { return 0..<Int.max }
    let before = (0..<element).last(where: isDisabled)
    let behind = (element..<max(element, count)).first(where: isDisabled)
    return (before.map { $0 + 1 } ?? 0)..<(behind ?? .max)
  }

  /// Moves an element in the data; returns whether it has moved.
  @discardableResult
  func put(_ element: Int, at place: Int) -> Bool {
    let count = count
    // There may be fewer than those that are shown.
    guard let moves, element != place, max(element, place) < count else { return false }
    moves.perform(IndexSet(integer: element), DataMove(from: element, to: place).destination)
    words.announce(place: place + 1, of: count)
    return true
  }

  /// Notes that an element of an identity has more handles, or fewer.
  func noteHandles(_ count: Int, of id: AnyHashable?) {
    if let id { handles[id, default: 0] += count }
  }

  /// Returns the element at a point, if it can be lifted there, and its frame.
  func element(at point: CGPoint, byHandle: Bool = false) -> (element: Int, frame: CGRect)? {
    guard let contents, let lines = lines(nil), let element = lines.element(at: point),
      element < count, isMovable(element), let frame = lines.frame(ofElement: element)
    else { return nil }
    let hasHandle = handles[contents.identity(element), default: 0] > 0
    return hasHandle && !byHandle ? nil : (element, frame)
  }

  /// Returns the place in the data of items that are dropped at a point of the container from elsewhere.
  func place(ofDropAt point: CGPoint) -> Int {
    min(lines(nil)?.place(ofDropAt: point) ?? 0, count)
  }

  /// Returns the views of an element by themselves; nil if it has several, or none.
  func view(ofElement element: Int) -> AnyView? {
    guard element < count, lines(element)?.frames(ofElement: element).count == 1 else {
      return nil
    }
    return contents?.view(ofElement: element)
  }

  /// The frame where the dropped element comes to rest.
  var landingFrame: CGRect? {
    guard let element = state.landing?.element else { return nil }
    return lines(element)?.frame(ofElement: element)
  }

  // MARK: Dragging

  var isHolding: Bool { held != nil }

  /// Lifts the element at a point, by a handle or anywhere; returns whether an element is held now.
  ///
  /// A hand that tries to lift a second one ends the drag of the first.
  @discardableResult
  func lift(at point: CGPoint, byHandle: Bool = false, isDrawnBySystem: Bool = false) -> Bool {
    cancel()
    guard state.canLift, let moves, let (element, _) = element(at: point, byHandle: byHandle),
      let lines = lines(element), let trial = lines.items?.trial(of: element)
    else { return false }
    let dragged = DraggedElement(
      element: element, place: element, frames: lines.frames(ofElement: element),
      isDrawnBySystem: isDrawnBySystem, isLiftedBySystem: isDrawnBySystem,
      isHeldByHandle: byHandle)
    let start = laidOut(point, isMirrored: lines.isMirrored)
    state = .dragging(
      Drag(
        dragged, of: order, trial, length: lines.length, at: start, isMirrored: lines.isMirrored))
    show(animation: moves.animation)
    return true
  }

  /// Follows its container to another size.
  func turn(to size: CGSize) {
    self.size = size
    checkLength()
    if let hand = state.drag?.hand { follow(hand) }
  }

  /// Ends the drag if there is more or less room along the lines than at the lift.
  func checkLength() {
    guard let drag = state.drag, let length = drag.length,
      let new = lines(drag.dragged.element)?.length
    else { return }
    if new != length { cancel() }
  }

  /// Follows the hand, and scrolls where it is near an edge of the visible part.
  func move(to point: CGPoint, at time: Date = Date()) {
    if follow(laidOut(point)) { scrolling.follow(point, at: time) }
  }

  /// Whether something is dragged in a container that runs from right to left.
  var isMirrored: Bool { state.drag?.isMirrored == true }

  /// Returns a point of the container as it is seen, in it as it is laid out from left to right.
  private func laidOut(_ point: CGPoint, isMirrored: Bool? = nil) -> CGPoint {
    isMirrored ?? self.isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
  }

  /// Shows the held element where the hand is, in the container as it is laid out from left to right, and makes room for
  /// it there; returns whether one is held, and the hand somewhere.
  @discardableResult
  private func follow(_ point: CGPoint) -> Bool {
    guard point.x.isFinite, point.y.isFinite, let drag = state.drag, let moves,
      let reach = drag.reach ?? limits(of: drag.dragged.element)
    else { return false }
    let isElsewhere = state.withDrag { $0.follow(point, within: reach) }
    // The held element follows at once where no other makes room.
    show(animation: isElsewhere == true ? moves.animation : nil)
    return true
  }

  /// Follows the container, which was scrolled under the hand by a distance from its leading edge.
  func scrolled(by offset: CGSize) {
    guard let drag = state.drag else { return }
    // More may have been measured meanwhile.
    if let items = lines(drag.dragged.element)?.items, items.count != drag.trial.count,
      let trial = items.trial(of: drag.dragged.element)
    {
      state.withDrag { $0.trial = trial }
    }
    follow(CGPoint(x: drag.hand.x + offset.width, y: drag.hand.y + offset.height))
  }

  /// Drops the held element where it is held, or where the hand was last, which scrolls nothing more.
  func drop(at point: CGPoint? = nil) {
    if let point { follow(laidOut(point)) }
    checkLength()
    guard let drag = state.drag, let moves else { return }
    let isSame = order == drag.order
    let (element, place) = (drag.dragged.element, drag.dragged.place)
    land(isSame ? place : element, moves.animation) {
      if isSame { put(element, at: place) }
    }
  }

  /// Ends the hand's work: an element that it still holds goes back to where it was.
  func release() {
    if let drag = state.drag { land(drag.dragged.element, moves?.animation) }
    state.release()
    // An element whose data has changed is held no longer.
    if shown.wrappedValue.held != nil { shown.wrappedValue = nil }
  }

  /// Ends the drag with everything where it was; returns whether there was one.
  ///
  /// The system may go on drawing the element below a finger that is still there: no call of its own ends that.
  @discardableResult
  func cancel() -> Bool {
    guard let drag = state.drag else { return false }
    land(drag.dragged.element, moves?.animation)
    show()
    return true
  }

  /// Lets the held element come to rest as an element of the data, after a change.
  private func land(_ element: Int, _ animation: Animation?, after change: () -> Void = {}) {
    scrolling.stop()
    state.land(as: element)
    animate(animation) {
      change()
      shown.wrappedValue = state.shown
    } completion: { [weak self] in
      if let self, state.rest(element) { shown.wrappedValue = nil }
    }
  }

  /// Shows the dropped element, which the system no longer draws.
  func show() { if state.show() { shown.wrappedValue = state.shown } }

  /// Shows an element that was dropped, unless another has been lifted since.
  func show(_ landing: DraggedElement) {
    if state.landing == landing { show() }
  }

  /// Shows the held element, which itself is not animated: continuous changes are those of a hand.
  private func show(animation: Animation?) {
    var transaction = Transaction(animation: animation)
    transaction.isContinuous = true
    withTransaction(transaction) { shown.wrappedValue = state.shown }
  }

  /// Changes state within an animation, and does something when that has come to its end.
  private func animate(
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
