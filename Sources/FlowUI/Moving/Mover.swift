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
      return hold.isGuest
        ? nil
        : LiftedRow(
          element: hold.element, isHeld: true, isUnseen: hold.isDrawnBySystem, place: hold.place)
    }
    return landing.map {
      LiftedRow(
        element: $0, isHeld: false, isUnseen: isUnseen, place: DataPlace(element: $0))
    }
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
  var state: Binding<HandState> = .constant(HandState())
  private var version = 0

  /// The elements as they are now: in which order and sections, and how many there are.
  private(set) var order: () -> [AnyHashable] = { [] }
  private(set) var count: () -> Int = { 0 }

  /// The identity of an element, and the element.
  private var identity: (Int) -> AnyHashable = { $0 }
  private(set) var element: (Int) -> Any? = { $0 }

  /// The lines, those near an element at least; and those that another container's element may be put in.
  private(set) var lines: (_ element: Int?) -> HandLines? = { _ in nil }
  private(set) var guestLines: () -> [HandLines] = { [] }

  /// The items of sections; nil if there are none.
  private(set) var sections: LazyItems?

  /// The places that elements may have, found when first asked for.
  private var limits: [Int: Range<Int>?] = [:]
  private var ask: ((Int) -> Range<Int>?)?

  /// The elements at the lift; nil when nothing is held, or no longer what was lifted.
  var lifted: [AnyHashable]?

  /// Where what is held would be dropped, and the length of the lines that this was found for.
  var trial: Drop?
  private var length: CGFloat?
  private var itemCount = 0

  /// Where the hand is, and where it was when it lifted.
  private var (hand, start) = (CGPoint.zero, CGPoint.zero)

  /// How wide the container was then.
  private var width: CGFloat = 0

  /// How far the middle of what is held is from the hand.
  private var grip = CGSize.zero

  /// The containers around that elements move between, and what this one is among them.
  weak var group: FlowMoveGroup?
  var neighbor = MoveNeighbor()

  /// How many handles elements have that only these lift.
  var handles: [AnyHashable: Int] = [:]

  /// What assistive technologies say of moving.
  var words = MovingWords(.current)

  /// Whether nothing comes of the hand any more, though it may still be there.
  private var isOver = false

  /// The container that what is held here would be dropped in, and the one that what this makes room for is held in.
  private(set) weak var receiver: Mover?
  private(set) weak var giver: Mover?

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Takes what the container's owner says now, and where to look for its lines.
  func update(
    _ moves: FlowMoves?, _ state: Binding<HandState>, version: Int,
    _ contents: any RowSource,
    lines: @escaping (_ element: Int?) -> HandLines?,
    guestLines: @escaping () -> [HandLines] = { [] }
  ) {
    (self.moves, self.state) = (moves, state)
    (self.lines, self.guestLines) = (lines, guestLines)
    (order, count) = (contents.order, contents.countNow)
    (identity, element) = (contents.identity, contents.value)
    sections = contents.sectionItems
    // Where something is held, only another version looks for other data: else each event of a hand would. Without,
    // a binding may have other ones in the same version.
    if version == self.version, lifted != nil { return }
    if version != self.version { neighbor.offers = nil }
    self.version = version
    (limits, ask) = ([:], moves?.limits?())
    if let lifted, moves == nil || order() != lifted {
      // The hand is another container's if there is a giver.
      (self.lifted, isOver) = (nil, giver == nil)
      scrolling.stop()
    }
  }

  /// What hands do, if the data are the same as when they lifted.
  func current(_ state: HandState) -> HandState {
    lifted == nil && state.hold != nil ? HandState() : state
  }

  var held: Hold? { current(state.wrappedValue).hold }

  /// The places that an element may have, its own among them; nil if it stays where it is.
  func limits(of element: Int) -> Range<Int>? {
    if moves == nil { return nil }
    guard let ask else { return 0..<Int.max }
    if let known = limits[element] { return known }
    let found = ask(element).flatMap { $0.contains(element) ? $0 : nil }
    limits[element] = .some(found)
    return found
  }

  /// The section that an element is in.
  func section(of element: Int) -> Int { sections?.section(ofElement: element) ?? 0 }

  /// A place, or the nearest one that an element may have.
  func place(_ place: DataPlace, of element: Int, within limits: Range<Int>) -> DataPlace {
    if moves?.limits == nil { return place }
    return DataPlace(
      element: min(max(place.element, limits.lowerBound), limits.upperBound - 1),
      section: section(of: element))
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
      element < count(), limits(of: element) != nil,
      let frame = lines.frame(ofElement: element)
    else { return nil }
    if !byHandle, handles.contains(where: { $0.value > 0 && $0.key == identity(element) }) {
      return nil
    }
    return (element, frame)
  }

  /// Where what was dropped comes to rest.
  var landingFrame: CGRect? {
    if let landed = receiver {
      let (own, other) = (neighbor.frame.origin, landed.neighbor.frame.origin)
      return landed.landingFrame?.offsetBy(dx: other.x - own.x, dy: other.y - own.y)
    }
    return state.wrappedValue.landing.flatMap { lines($0)?.frame(ofElement: $0) }
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
      isOver = true
      return false
    }
    guard !isOver, let moves, let (element, frame) = element(at: point, byHandle: byHandle),
      let lines = lines(element)
    else { return false }
    let frames = lines.frames(ofElement: element)
    guard !frames.isEmpty, let trial = lines.drop(of: element) else { return false }
    receiver = nil
    (self.trial, lifted, hand, start) = (trial, order(), point, point)
    (length, itemCount, width) = (lines.length, lines.count, neighbor.frame.width)
    grip = CGSize(width: frame.midX - point.x, height: frame.midY - point.y)
    group?.forgetOffers()
    let hold = Hold(
      element: element, section: section(of: element), frames: frames,
      isMirrored: lines.isMirrored, isDrawnBySystem: isDrawnBySystem)
    withAnimation(moves.animation) { show(HandState(hold: hold)) }
    return true
  }

  /// Follows its container to another frame: less wide without what is held, it may begin elsewhere.
  func turn(to frame: CGRect) {
    let old = neighbor.frame
    neighbor.frame = frame
    checkLength()
    guard frame.size != old.size, giver == nil, held != nil else { return }
    // Who scrolls tells it by itself.
    if scrolling.visible.with({ $0 }) == nil {
      hand = CGPoint(
        x: hand.x - frame.minX + old.minX, y: hand.y - frame.minY + old.minY)
    }
    follow()
  }

  /// Ends the drag if there is more or less room along the lines than at the lift.
  func checkLength() {
    // While it is elsewhere, there may be less to lie along.
    guard let held, receiver == nil, let length, let new = lines(held.element)?.length else {
      return
    }
    if new != length { cancel() }
  }

  /// Follows the hand, and scrolls where it is near an edge of what is visible.
  func move(to point: CGPoint, at time: Date = Date()) {
    guard point.x.isFinite, point.y.isFinite, held != nil, giver == nil else { return }
    hand = point
    follow()
    if let receiver {
      scrolling.stop()
      let (point, origin) = (neighbor.point(.zero, from: point), receiver.neighbor.frame.origin)
      receiver.scrolling.follow(
        CGPoint(x: point.x - origin.x, y: point.y - origin.y), at: time)
    } else {
      scrolling.follow(point, at: time)
    }
  }

  /// Shows what is held where the hand is, and makes room for it there: here, or in another container.
  private func follow() {
    guard var hold = held, let moves, let limits = limits(of: hold.element) else { return }
    // What runs from right to left is laid out from its right edge.
    let growth = hold.isMirrored ? neighbor.frame.width - width : 0
    hold.translation = CGSize(width: hand.x - start.x - growth, height: hand.y - start.y)
    let (place, old) = (hold.place, receiver)
    var guest: (mover: Mover, place: DataPlace)?
    if let center = hold.center(ofView: 0) {
      guest = group?.receiver(
        of: hold, at: neighbor.point(grip, from: hand), center: center, from: self)
      if guest != nil {
        hold.place = DataPlace(element: DataMove.elsewhere)
      } else if let new = trial?.place(at: center) {
        hold.place = self.place(new, of: hold.element, within: limits)
      }
    }
    receiver = guest?.mover
    // What is held follows at once where nothing here makes room.
    withAnimation(hold.place == place ? nil : moves.animation) { state.wrappedValue.hold = hold }
    if old === receiver, old?.held?.place == guest?.place { return }
    withAnimation(moves.animation) {
      if old !== receiver { old?.makeRoom(for: nil, of: self) }
      if let guest { guest.mover.makeRoom(for: hold, at: guest.place, of: self) }
    }
  }

  /// Makes room for what is held in another container, or closes it.
  private func makeRoom(
    for hold: Hold?, at place: DataPlace = DataPlace(element: 0), of giver: Mover
  ) {
    guard let hold else {
      // Another drag may have begun since.
      if self.giver === giver, state.wrappedValue.hold != nil { state.wrappedValue = HandState() }
      (self.giver, lifted) = (nil, nil)
      return scrolling.stop()
    }
    if lifted == nil { lifted = order() }
    self.giver = giver
    state.wrappedValue = HandState(hold: Hold(guest: hold.frames[0].size, at: place))
  }

  /// The container was scrolled under the hand.
  func scrolled(by offset: CGSize) {
    neighbor.shown = nil
    if let giver { return giver.follow() }
    guard let held else { return }
    // More may have been measured meanwhile.
    if let lines = lines(held.element), lines.count != itemCount {
      (trial, itemCount) = (lines.drop(of: held.element), lines.count)
    }
    hand = CGPoint(x: hand.x + offset.width, y: hand.y + offset.height)
    follow()
  }

  /// Drops what is held where it is held.
  func drop() {
    checkLength()
    guard let held, let moves, giver == nil else { return }
    let receiver = receiver
    var isSame = order() == lifted
    if let receiver, receiver.order() != receiver.lifted { isSame = false }
    let place = receiver?.held?.place ?? held.place
    if !isSame { self.receiver = nil }
    forget()
    isOver = true
    let landing = HandState(
      landing: isSame ? place.element : held.element, isUnseen: held.isDrawnBySystem)
    let landed = isSame ? receiver ?? self : self
    animate(moves.animation) {
      receiver?.makeRoom(for: nil, of: self)
      if landed !== self { show(HandState()) }
      landed.show(landing)
      if isSame {
        if let receiver {
          give(held.element, to: receiver, at: place)
        } else {
          perform(held.move)
        }
      }
    } completion: { [weak landed] in
      landed?.rest(landing)
    }
  }

  /// What was dropped has come to rest.
  private func rest(_ landing: HandState) {
    if state.wrappedValue == landing { show(HandState()) }
  }

  /// Has views show what is held or comes to rest, and the part of the group that it is drawn in in front of others.
  private func show(_ new: HandState) {
    state.wrappedValue = new
    neighbor.target?.isInFront.wrappedValue = new.lifted != nil
  }

  /// The system no longer draws what was dropped.
  func show() {
    receiver?.show()
    if state.wrappedValue.isUnseen { state.wrappedValue.isUnseen = false }
  }

  /// The hand is gone: what it still holds goes back to where it was.
  func release() {
    cancel()
    isOver = false
  }

  /// Ends what data that have changed have ended, in all containers that it concerns.
  func endIfChanged() {
    if lifted == nil, giver != nil || receiver != nil { cancel() }
  }

  /// Ends the drag with everything where it was; returns whether there was one.
  @discardableResult
  func cancel() -> Bool {
    if let giver { return giver.cancel() }
    let (isCurrent, receiver) = (lifted != nil, receiver)
    guard let hold = state.wrappedValue.hold else {
      forget()
      return false
    }
    self.receiver = nil
    forget()
    isOver = true
    // Where it was is not known among other elements.
    guard isCurrent else {
      receiver?.makeRoom(for: nil, of: self)
      show(HandState())
      return false
    }
    let landing = HandState(landing: hold.element, isUnseen: hold.isDrawnBySystem)
    animate(moves?.animation) {
      receiver?.makeRoom(for: nil, of: self)
      show(landing)
    } completion: { [weak self] in
      self?.rest(landing)
    }
    return true
  }

  func perform(_ move: DataMove) {
    let count = count()
    // There may be fewer than those that are shown.
    guard let moves, move.from != move.to || move.section != section(of: move.from),
      max(move.from, move.to) < count
    else { return }
    moves.perform(move)
    words.announce(place: move.to + 1, of: count)
  }

  private func forget() {
    (lifted, trial) = (nil, nil)
    scrolling.stop()
    group?.forgetOffers()
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
