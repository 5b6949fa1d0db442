#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Moves the elements of a container, by drags, keys and accessibility actions.
///
/// A drag calls `lift(at:by:)`, `move(to:at:)`, `drop(at:)` or `cancel()`, then `release()`.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Mover {
  // The data changes once, at the drop, and only if it is the same as at the lift. Whatever else
  // happens, the drag ends and no element is lost.
  /// The dragged element, and the dropped elements that are still moving into place.
  var drags = Drags()

  /// The system drags, of which some may be over.
  var sessions: [WeakSession] = []

  /// The system drag of the dragged element; nil if a gesture drags it.
  weak var session: SystemDragSession?

  /// The container as of the last evaluation of its root view.
  private(set) var container = MovedContainer()

  /// Returns whether the element at an offset in the data cannot be moved.
  ///
  /// Nil if all elements can.
  private var isDisabled: ((Int) -> Bool)?

  var size = CGSize.zero

  /// The number of handles of each element, by identity.
  ///
  /// An element with handles is lifted only by these.
  private(set) var handles: [AnyHashable: Int] = [:]

  /// Returns whether text is being edited; arrow keys then move no element.
  var isTextEdited: @MainActor () -> Bool = { false }

  /// The last touch that SwiftUI delivered to the container, in the window's coordinates.
  ///
  /// A system drag of an element begins only if this touch was on the element, or is unknown.
  var hit = SwiftUIHit.unknown

  /// Speaks a text if a screen reader is running.
  var announce: @MainActor (String) -> Void = { _ in }

  /// The words that assistive technologies use for moving.
  var words = MovingWords(.current)

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Replaces the container, each time the container's root view is evaluated.
  ///
  /// Ends the drag if the data has changed, or if elements cannot be moved now.
  func update(_ new: MovedContainer) {
    let isNew = new.version != container.version
    container = new
    // While an element is dragged, data is compared only in a new version, not at every event. At other
    // times, a binding may have changed within a version.
    if drags.state.drag != nil, !isNew, moves != nil { return }
    isDisabled = contents.flatMap { container.interaction.isMoveDisabled.map($0.offsets) }
    if let drag = drags.state.drag {
      drags.state.withDrag { $0.reach = nil }
      if moves == nil || order != drag.order { forget() }
    } else if isNew, drags.haveLanding {
      drags.follow(order)
    }
    if isNew { for session in liveSessions { session.dataChanged() } }
  }

  /// The action that moves an element, and its animation.
  ///
  /// Nil if elements cannot be moved.
  var moves: FlowMoves? { container.interaction.onMove }
  private var contents: (any RowSource)? { container.contents }

  var dragged: DraggedElement? { drags.state.drag?.dragged }

  /// Whether no element is dragged or still moving into place after a drop.
  ///
  /// It is false throughout a system drag, from the touch to the last animation.
  var isIdle: Bool {
    dragged == nil && drags.state.landing == nil
      && !liveSessions.contains { $0.drag != .over }
  }

  // MARK: Data

  /// The current identities of the elements, in order.
  var order: [AnyHashable] { contents?.order() ?? [] }
  /// The current number of elements.
  var count: Int { contents?.countNow() ?? 0 }

  /// Returns whether people can move an element.
  func isMovable(_ element: Int) -> Bool {
    moves != nil && isDisabled?(element) != true
  }

  /// Returns the offsets in the data to which an element may be moved.
  ///
  /// Elements that cannot be moved limit the range. Nil if the element is one of these.
  func limits(of element: Int) -> Range<Int>? {
    guard isMovable(element) else { return nil }
    guard let isDisabled else { return 0..<Int.max }
    let before = (0..<element).last(where: isDisabled)
    let after = (element..<max(element, count)).first(where: isDisabled)
    return (before.map { $0 + 1 } ?? 0)..<(after ?? .max)
  }

  /// Moves an element in the data to `place`, and announces the new position.
  ///
  /// Returns whether the element has moved.
  @discardableResult
  func put(_ element: Int, at place: Int) -> Bool {
    let count = count
    // The data may have fewer elements than are shown.
    guard let moves, element != place, max(element, place) < count else { return false }
    moves.perform(IndexSet(integer: element), DataMove(from: element, to: place).destination)
    announce(words.sentence(place: place + 1, of: count))
    return true
  }

  /// Adds `count` to the number of an element's handles.
  ///
  /// `count` is negative when a handle disappears.
  func recordHandles(_ count: Int, of id: AnyHashable?) {
    guard let id else { return }
    let new = handles[id, default: 0] + count
    handles[id] = new == 0 ? nil : new
  }

  /// Returns the element at a point, if it can be lifted there.
  ///
  /// Nil if there is none.
  func element(at point: CGPoint, byHandle: Bool = false) -> TouchedElement? {
    guard let contents, let frames = container.hitFrames(), let element = frames.element(at: point),
      element < count, isMovable(element), let frame = frames.frame(ofElement: element)
    else { return nil }
    let id = contents.identity(element)
    if handles[id] != nil, !byHandle { return nil }
    return TouchedElement(element: element, id: id, point: point, frame: frame, frames: frames)
  }

  /// Returns the offset in the data at which to insert items dropped at `point`.
  ///
  /// People drag such items in from elsewhere. The offset is 0 if it is unknown.
  func offset(ofDropAt point: CGPoint) -> Int {
    min(container.hitFrames()?.offset(ofDropAt: point) ?? 0, count)
  }

  /// Returns an element's view as the app made it, for a drag's picture.
  ///
  /// Nil unless the element has exactly one view.
  func view(ofElement element: Int) -> AnyView? {
    guard element < count, container.frames(element)?.frames(ofElement: element).count == 1 else {
      return nil
    }
    return contents?.view(ofElement: element)
  }

  /// Returns whether an element is still at the offset where it was touched.
  func holds(_ touched: TouchedElement) -> Bool {
    touched.element < count && contents?.identity(touched.element) == touched.id
  }
}
#endif
