#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// What hands do over a container.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HandState: Equatable, Sendable {
  /// What is held.
  var hold: Hold?

  /// The element that was dropped and comes to rest, by its place in the data now; it stays in front until then.
  var landing: Int?

  /// Whether the system still draws what was dropped.
  var isUnseen = false
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HandState {
  /// How the element is drawn that is held, or comes to rest.
  var lifted: LiftedRow? {
    if let hold {
      return LiftedRow(
        element: hold.element, isHeld: true, isUnseen: hold.isDrawnBySystem, place: hold.place)
    }
    return landing.map { LiftedRow(element: $0, isHeld: false, isUnseen: isUnseen, place: $0) }
  }
}

/// Moves the elements of a container: by hands, wherever they come from, by keys, and by the actions of assistive
/// technologies.
///
/// A hand is told as points of the container, as it is seen: `lift(at:)`, `move(to:)`, then `drop()` or `cancel()`, and
/// `release()` when the finger is gone. What is held is a state that hands alone set. The data changes once, at the
/// drop, and only if they are the same then as at the lift: whatever happens meanwhile, the drag ends and nothing is
/// lost.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class Mover {
  private(set) var moves: FlowMoves?
  private var state: Binding<HandState> = .constant(HandState())
  private var version = 0

  /// The identities of all elements, and of one.
  private var identities: () -> [AnyHashable] = { [] }
  private var identity: (Int) -> AnyHashable = { $0 }

  /// The lines, those near an element at least.
  private var lines: (_ element: Int?) -> HandLines? = { _ in nil }

  /// The places that elements may have, found when first asked for.
  private var limits: [Int: Range<Int>?] = [:]
  private var ask: ((Int) -> Range<Int>?)?

  /// The identities at the lift; nil when nothing is held, or no longer what was lifted.
  private var lifted: [AnyHashable]?

  /// Where what is held would be dropped, and the length of the lines that this was found for.
  private var trial: Drop?
  private var length: CGFloat?
  private var count = 0

  /// Where the hand is, and where it was when it lifted.
  private var (hand, start) = (CGPoint.zero, CGPoint.zero)

  /// How many handles elements have that only these lift.
  var handles: [AnyHashable: Int] = [:]

  /// What assistive technologies say of moving.
  var words = MovingWords(.current)

  /// Whether nothing comes of the hand any more, though it may still be there.
  private var isOver = false

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Takes what the container's owner says now, and where to look for its lines.
  func update(
    _ moves: FlowMoves?, _ state: Binding<HandState>, version: Int,
    _ contents: any RowSource,
    lines: @escaping (_ element: Int?) -> HandLines?
  ) {
    (self.moves, self.state, self.lines) = (moves, state, lines)
    identities = { (0..<contents.count).map(contents.identity) }
    identity = contents.identity
    // Where something is held, only another version looks for other data: else each event of a hand would. Without,
    // a binding may have other ones in the same version.
    if version == self.version, lifted != nil { return }
    self.version = version
    (limits, ask) = ([:], moves?.limits?())
    if let lifted, moves == nil || identities() != lifted {
      (self.lifted, isOver) = (nil, true)
      scrolling.stop()
    }
  }

  /// What hands do, if the data are the same as when they lifted.
  func current(_ state: HandState) -> HandState {
    lifted == nil && state.hold != nil ? HandState() : state
  }

  private var held: Hold? { current(state.wrappedValue).hold }

  /// The places that an element may have, its own among them; nil if it stays where it is.
  func limits(of element: Int) -> Range<Int>? {
    if moves == nil { return nil }
    guard let ask else { return 0..<Int.max }
    if let known = limits[element] { return known }
    let found = ask(element).flatMap { $0.contains(element) ? $0 : nil }
    limits[element] = .some(found)
    return found
  }
}

// MARK: - Hands

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether something is held.
  var isHolding: Bool { held != nil }

  /// The element at a point, if it can be lifted there, and its frame.
  func element(at point: CGPoint, byHandle: Bool = false) -> (element: Int, frame: CGRect)? {
    guard let lines = lines(nil), let element = lines.element(at: point),
      limits(of: element) != nil, let frame = lines.frame(ofElement: element)
    else { return nil }
    if !byHandle, handles.contains(where: { $0.value > 0 && $0.key == identity(element) }) {
      return nil
    }
    return (element, frame)
  }

  /// Where what was dropped comes to rest.
  var landingFrame: CGRect? {
    state.wrappedValue.landing.flatMap { lines($0)?.frame(ofElement: $0) }
  }

  /// Lifts the element at a point.
  ///
  /// A hand that tries to lift a second one ends the drag of the first.
  ///
  /// - Parameters:
  ///   - point: Where the hand is.
  ///   - byHandle: Whether the hand has hit a handle.
  ///   - isDrawnBySystem: Whether the system draws what is held.
  /// - Returns: Whether something is held now.
  @discardableResult
  func lift(at point: CGPoint, byHandle: Bool = false, isDrawnBySystem: Bool = false) -> Bool {
    if held != nil {
      cancel()
      return false
    }
    guard !isOver, let moves, let (element, _) = element(at: point, byHandle: byHandle),
      let lines = lines(element)
    else { return false }
    let centers = lines.centers(ofElement: element)
    guard !centers.isEmpty, let trial = lines.drop(of: element) else { return false }
    (self.trial, lifted, hand, start) = (trial, identities(), point, point)
    (length, count) = (lines.length, lines.count)
    let hold = Hold(
      element: element, centers: centers, isMirrored: lines.isMirrored,
      isDrawnBySystem: isDrawnBySystem)
    withAnimation(moves.animation) { state.wrappedValue = HandState(hold: hold) }
    return true
  }

  /// Ends the drag if there is more or less room along the lines than at the lift.
  func checkLength() {
    guard let held, let length, let new = lines(held.element)?.length else { return }
    if new != length { cancel() }
  }

  /// Follows the hand, and scrolls where it is near an edge of what is visible.
  func move(to point: CGPoint, at time: Date = Date()) {
    guard point.x.isFinite, point.y.isFinite, held != nil else { return }
    hand = point
    follow()
    scrolling.follow(point, at: time)
  }

  /// Shows what is held where the hand is, and makes room for it there.
  private func follow() {
    guard var hold = held, let moves, let limits = limits(of: hold.element) else { return }
    hold.translation = CGSize(width: hand.x - start.x, height: hand.y - start.y)
    let place = hold.place
    if let center = hold.center(ofView: 0), let new = trial?.place(at: center) {
      hold.place = min(max(new, limits.lowerBound), limits.upperBound - 1)
    }
    withAnimation(hold.place == place ? nil : moves.animation) { state.wrappedValue.hold = hold }
  }

  /// The container was scrolled under the hand.
  func scrolled(by offset: CGSize) {
    guard let held else { return }
    // More may have been measured meanwhile.
    if let lines = lines(held.element), lines.count != count {
      (trial, count) = (lines.drop(of: held.element), lines.count)
    }
    hand = CGPoint(x: hand.x + offset.width, y: hand.y + offset.height)
    follow()
  }

  /// Drops what is held where it is held.
  func drop() {
    checkLength()
    guard let held, let moves else { return }
    let isSame = identities() == lifted
    forget()
    isOver = true
    let landing = HandState(
      landing: isSame ? held.place : held.element, isUnseen: held.isDrawnBySystem)
    animate(moves.animation) {
      state.wrappedValue = landing
      if isSame { perform(held.move) }
    } completion: { [weak self] in
      self?.rest(landing)
    }
  }

  /// What was dropped has come to rest.
  private func rest(_ landing: HandState) {
    if state.wrappedValue == landing { state.wrappedValue = HandState() }
  }

  /// The system no longer draws what was dropped.
  func show() {
    if state.wrappedValue.isUnseen { state.wrappedValue.isUnseen = false }
  }

  /// The hand is gone: what it still holds goes back to where it was.
  func release() {
    cancel()
    isOver = false
  }

  /// Ends the drag with everything where it was; returns whether there was one.
  @discardableResult
  func cancel() -> Bool {
    let isCurrent = lifted != nil
    forget()
    guard let hold = state.wrappedValue.hold else { return false }
    isOver = true
    // Where it was is not known among other elements.
    guard isCurrent else {
      state.wrappedValue = HandState()
      return false
    }
    let landing = HandState(landing: hold.element, isUnseen: hold.isDrawnBySystem)
    animate(moves?.animation) {
      state.wrappedValue = landing
    } completion: { [weak self] in
      self?.rest(landing)
    }
    return true
  }

  private func forget() {
    (lifted, trial) = (nil, nil)
    scrolling.stop()
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

// MARK: - Moving without a pointer

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether an element can be moved by a number of places.
  func canMove(_ element: Int, by step: Int, of count: Int) -> Bool {
    limits(of: element)?.clamped(to: 0..<count).contains(element + step) == true
  }

  /// Moves an element by a number of places.
  func move(_ element: Int, by step: Int) {
    if canMove(element, by: step, of: identities().count) {
      move(element, to: element + step)
    }
  }

  /// Moves an element to the line before or after its own, as far along it as it is; while one is held, the lines
  /// are others than those of the data, so that it only ends the drag.
  func move(_ element: Int, byLines step: Int) {
    guard !cancel(), let limits = limits(of: element), let lines = lines(element),
      let point = lines.point(ofElement: element, linesOn: step),
      var drop = lines.drop(of: element), let place = drop.place(at: point)
    else { return }
    move(element, to: min(max(place, limits.lowerBound), limits.upperBound - 1))
  }

  private func move(_ element: Int, to place: Int) {
    cancel()
    guard let moves, place != element, identities().indices.contains(element) else { return }
    withAnimation(moves.animation) { perform(DataMove(from: element, to: place)) }
  }

  private func perform(_ move: DataMove) {
    guard let moves, move.from != move.to else { return }
    let count = identities().count
    moves.perform(IndexSet(integer: move.from), move.destination)
    words.announce(place: move.to + 1, of: count)
  }
}
#endif
