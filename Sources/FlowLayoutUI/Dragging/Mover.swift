#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Moves the elements of a container: by drags, wherever they come from, by keys, and by the actions of assistive
/// technologies.
///
/// A drag is told as points of the container, as it is seen: `lift(at:)`, `move(to:)`, then `drop()` or `cancel()`, and
/// `release()` when the finger is gone. The dragged element is a state that drags alone set. The data changes once, at
/// the drop, and only if it is the same then as at the lift: whatever happens meanwhile, the drag ends and nothing is
/// lost.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Mover {
  /// The dragged element, and those that come to rest.
  var drags = Drags()

  /// The drags of the system, of which some may be over.
  var sessions: [WeakSession] = []

  /// The drag of the system that has the dragged element; nil if a gesture has.
  weak var session: SystemDragSession?

  /// The moves of elements; nil if there are none.
  private(set) var moves: FlowMoves?
  private var version = 0
  private var contents: (any RowSource)?

  /// Returns the frames that can be hit.
  private(set) var hitLines: () -> HandLines? = { nil }

  /// Returns at least the lines near an element, with the items that it is dropped among.
  private(set) var lines: (_ element: Int) -> HandLines? = { _ in nil }

  /// Whether the element at a place stays there; nil if all of them move.
  private var isDisabled: ((Int) -> Bool)?

  /// The element that is dragged, or comes to rest, as the container's view knows it.
  private(set) var published: Binding<DraggedElement?> = .constant(nil)

  var size = CGSize.zero

  /// The numbers of handles of the elements that only these lift.
  private(set) var handles: [AnyHashable: Int] = [:]

  /// Whether a text is edited, to which keys belong.
  var isTextEdited: @MainActor () -> Bool = { false }

  /// The last touch that SwiftUI has brought to the container, in its window.
  var hit = SwiftUIHit.unknown

  /// Says a text aloud where a screen reader runs.
  var announce: @MainActor (String) -> Void = { _ in }

  /// The words that assistive technologies use for moving.
  var words = MovingWords(.current)

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Updates the actions, the data and the lines of the container.
  func update(
    _ moves: FlowMoves?, _ published: Binding<DraggedElement?>, version: Int,
    _ contents: any RowSource, hitLines: @escaping () -> HandLines?,
    lines: @escaping (_ element: Int) -> HandLines?
  ) {
    let isNew = version != self.version
    (self.moves, self.published, self.version) = (moves, published, version)
    (self.contents, self.hitLines, self.lines) = (contents, hitLines, lines)
    // While an element is dragged, only another version looks for other data: else each event would. Otherwise, a
    // binding may have other data in the same version.
    if state.drag != nil, !isNew, moves != nil { return }
    isDisabled = moves?.isDisabled.map(contents.places)
    drags.state.withDrag { $0.reach = nil }
    followData(isNew: isNew)
  }

  /// Returns the element that a container's view shows, for the one that it knows.
  func current(_ known: DraggedElement?) -> DraggedElement? { drags.shown }

  var state: DragState { drags.state }
  var held: DraggedElement? { state.drag?.dragged }
  var isHolding: Bool { held != nil }

  /// Whether no element is dragged or comes to rest, by whomever.
  var isIdle: Bool { state.shown == nil && !liveSessions.contains { $0.drag != .over } }

  // MARK: Data

  /// The elements as they are now: in which order, and how many there are.
  var order: [AnyHashable] { contents?.order() ?? [] }
  var count: Int { contents?.countNow() ?? 0 }

  /// Ends a drag of other data, and finds in them what comes to rest.
  private func followData(isNew: Bool) {
    if let drag = state.drag {
      if moves == nil || order != drag.order { forget() }
    } else if isNew, drags.haveLanding {
      drags.follow(order)
    }
    if isNew { for session in liveSessions { session.dataChanged() } }
  }

  /// Whether an element does not stay where it is.
  func isMovable(_ element: Int) -> Bool {
    moves != nil && isDisabled?(element) != true
  }

  /// Returns the places that an element may have: up to the next ones that stay; nil if it stays itself.
  func limits(of element: Int) -> Range<Int>? {
    guard isMovable(element) else { return nil }
    guard let isDisabled else { return 0..<Int.max }
    let before = (0..<element).last(where: isDisabled)
    let after = (element..<max(element, count)).first(where: isDisabled)
    return (before.map { $0 + 1 } ?? 0)..<(after ?? .max)
  }

  /// Moves an element in the data; returns whether it has moved.
  @discardableResult
  func put(_ element: Int, at place: Int) -> Bool {
    let count = count
    // There may be fewer than those that are shown.
    guard let moves, element != place, max(element, place) < count else { return false }
    moves.perform(IndexSet(integer: element), DataMove(from: element, to: place).destination)
    announce(words.sentence(place: place + 1, of: count))
    return true
  }

  /// Notes that an element of an identity has more handles, or fewer.
  func noteHandles(_ count: Int, of id: AnyHashable?) {
    guard let id else { return }
    let new = handles[id, default: 0] + count
    handles[id] = new == 0 ? nil : new
  }

  /// Returns the element at a point, if it can be lifted there.
  func element(at point: CGPoint, byHandle: Bool = false) -> TouchedElement? {
    guard let contents, let lines = hitLines(), let element = lines.element(at: point),
      element < count, isMovable(element), let frame = lines.frame(ofElement: element)
    else { return nil }
    let id = contents.identity(element)
    if handles[id] != nil, !byHandle { return nil }
    return TouchedElement(element: element, id: id, point: point, frame: frame, lines: lines)
  }

  /// Returns the place in the data of items that are dropped at a point of the container from elsewhere.
  func place(ofDropAt point: CGPoint) -> Int {
    min(hitLines()?.place(ofDropAt: point) ?? 0, count)
  }

  /// Returns the views of an element by themselves; nil if it has several, or none.
  func view(ofElement element: Int) -> AnyView? {
    guard element < count, lines(element)?.frames(ofElement: element).count == 1 else {
      return nil
    }
    return contents?.view(ofElement: element)
  }

  /// Whether an element is still where it was touched.
  func holds(_ touched: TouchedElement) -> Bool {
    touched.element < count && contents?.identity(touched.element) == touched.id
  }
}
#endif
