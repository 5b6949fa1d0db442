#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

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
  /// What is held, or comes to rest.
  var state: Binding<Hold?> = .constant(nil)
  private var version = 0
  private var contents: (any RowSource)?
  private var find: (_ element: Int?) -> [HandLines] = { _ in [] }

  /// The places that elements may have, found when first asked for.
  private var limits: [Int: Range<Int>?] = [:]
  private var ask: ((Int) -> Range<Int>?)?

  /// The elements at the lift; nil when nothing is held, or no longer what was lifted.
  private var lifted: [AnyHashable]?

  /// Where what is held would be dropped.
  private(set) var trial: Drop?

  /// Where the hand is, and where it was when it lifted.
  private var (hand, start) = (CGPoint.zero, CGPoint.zero)

  /// How wide the container was then.
  private var width: CGFloat = 0

  /// How far the middle of what is held is from the hand.
  private var grip = CGSize.zero

  /// The containers around that elements move between, and the part of them that this is the only one in, if somebody
  /// says so.
  weak var group: FlowMoveGroup?
  var target: FlowMoveTarget?

  /// Where the container is in the space of the group.
  private(set) var frame = CGRect.zero

  /// Where it and its part of the group were while it made room for what is held.
  var shown: (frame: CGRect, bounds: CGRect)?

  /// The lines that what is held elsewhere may be put in; nil if nobody has asked since the lift.
  var offers: [Drop]?

  /// How many handles elements have that only these lift.
  private var handles: [AnyHashable: Int] = [:]

  /// What assistive technologies say of moving.
  var words = MovingWords(.current)

  /// Whether nothing comes of the hand any more, though it may still be there.
  private var isOver = false

  /// The container that what is held here would be dropped in, and the one that what this makes room for is held in.
  private(set) weak var receiver: Mover?
  private(set) weak var giver: Mover?

  private(set) lazy var scrolling = EdgeScrolling(self)

  nonisolated init() {}

  /// Takes what the container's owner says now, and where to look for lines: those near an element at least, for nil
  /// those that a hand can hit, and for what is elsewhere all that another container's element may be put in.
  func update(
    _ moves: FlowMoves?, _ state: Binding<Hold?>, version: Int, _ contents: any RowSource,
    lines: @escaping (_ element: Int?) -> [HandLines]
  ) {
    (self.moves, self.state, self.contents, find) = (moves, state, contents, lines)
    // Where something is held, only another version looks for other data: else each event of a hand would. Without,
    // a binding may have other ones in the same version.
    if version == self.version, lifted != nil { return }
    if version != self.version { offers = nil }
    self.version = version
    (limits, ask) = ([:], moves?.limits?())
    if let lifted, moves == nil || order != lifted {
      // The hand is another container's if there is a giver.
      (self.lifted, isOver) = (nil, giver == nil)
      scrolling.stop()
    }
  }

  /// What hands do, if the data are the same as when they lifted.
  func current(_ state: Hold?) -> Hold? { lifted == nil && state.held != nil ? nil : state }

  var held: Hold? { current(state.wrappedValue).held }
}

// MARK: - Data

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// The elements as they are now: in which order and sections, and how many there are.
  private var order: [AnyHashable] { contents?.order() ?? [] }
  var count: Int { contents?.countNow() ?? 0 }

  /// The items of sections; nil if there are none.
  var sections: LazyItems? { contents?.sectionItems }

  /// An element, or what its binding holds.
  func value(of element: Int) -> Any? { contents?.value(element) }

  func lines(_ element: Int?) -> HandLines? { find(element).first }

  /// The lines that another container's element may be put in.
  var guestLines: [HandLines] { find(DataMove.elsewhere) }

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

  /// Moves an element in the data or, to another container, out of these and into those.
  func put(_ element: Int, at place: DataPlace, in other: Mover? = nil) {
    var count = (other ?? self).count
    if let other {
      guard let source = moves?.exchange, let target = other.moves?.exchange,
        let value = value(of: element), target.accepts(value)
      else { return }
      count += 1
      source.remove(element)
      target.insert(value, place)
    } else {
      let move = DataMove(from: element, to: place.element, section: place.section)
      // There may be fewer than those that are shown.
      guard let moves, move.from != move.to || move.section != section(of: element),
        max(move.from, move.to) < count
      else { return }
      moves.perform(move)
    }
    words.announce(place: place.element + 1, of: count)
  }
}

// MARK: - Hands

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether something is held.
  var isHolding: Bool { held != nil }

  /// An element of an identity has more handles, or less.
  func noteHandles(_ count: Int, of id: AnyHashable?) {
    if let id { handles[id, default: 0] += count }
  }

  /// The element at a point, if it can be lifted there, and its frame.
  func element(at point: CGPoint, byHandle: Bool = false) -> (element: Int, frame: CGRect)? {
    guard let lines = lines(nil), let element = lines.element(at: point), element < count,
      limits(of: element) != nil, let frame = lines.frame(ofElement: element)
    else { return nil }
    let hasHandle = contents.map { handles[$0.identity(element), default: 0] > 0 } ?? false
    return hasHandle && !byHandle ? nil : (element, frame)
  }

  /// Where what was dropped comes to rest.
  var landingFrame: CGRect? {
    if let landed = receiver {
      let (own, other) = (frame.origin, landed.frame.origin)
      return landed.landingFrame?.offsetBy(dx: other.x - own.x, dy: other.y - own.y)
    }
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
      let trial = lines(element)?.drop(of: element)
    else { return false }
    let frames = trial.lines.frames(ofElement: element)
    if frames.isEmpty { return false }
    receiver = nil
    (self.trial, lifted, hand, start, width) = (trial, order, point, point, self.frame.width)
    grip = CGSize(width: frame.midX - point.x, height: frame.midY - point.y)
    group?.forgetOffers()
    let hold = Hold(
      element: element, place: DataPlace(element: element, section: section(of: element)),
      frames: frames, isMirrored: trial.lines.isMirrored, isDrawnBySystem: isDrawnBySystem)
    withAnimation(moves.animation) { show(hold) }
    return true
  }

  /// Follows its container to another frame: less wide without what is held, it may begin elsewhere.
  func turn(to frame: CGRect) {
    let old = self.frame
    self.frame = frame
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
    guard let held, receiver == nil, let length = trial?.lines.length,
      let new = lines(held.element)?.length
    else { return }
    if new != length { cancel() }
  }

  /// Follows the hand, and scrolls where it is near an edge of what is visible.
  func move(to point: CGPoint, at time: Date = Date()) {
    guard point.x.isFinite, point.y.isFinite, held != nil, giver == nil else { return }
    hand = point
    follow()
    if let receiver {
      scrolling.stop()
      receiver.scrolling.follow(receiver.point(fromGroup: self.point(inGroup: point)), at: time)
    } else {
      scrolling.follow(point, at: time)
    }
  }

  /// Shows what is held where the hand is, and makes room for it there: here, or in another container.
  private func follow() {
    guard var hold = held, let moves, let limits = limits(of: hold.element) else { return }
    // What runs from right to left is laid out from its right edge.
    let growth = hold.isMirrored ? frame.width - width : 0
    hold.translation = CGSize(width: hand.x - start.x - growth, height: hand.y - start.y)
    let (place, old) = (hold.place, receiver)
    var guest: (mover: Mover, place: DataPlace)?
    if let center = hold.center(ofView: 0) {
      let hand = point(inGroup: hand)
      guest = group?.receiver(
        of: hold, at: CGPoint(x: hand.x + grip.width, y: hand.y + grip.height), center: center,
        from: self)
      if guest != nil {
        hold.place = DataPlace(element: DataMove.elsewhere)
      } else if let new = trial?.place(at: center) {
        hold.place = self.place(new, of: hold.element, within: limits)
      }
    }
    receiver = guest?.mover
    // What is held follows at once where nothing here makes room.
    withAnimation(hold.place == place ? nil : moves.animation) { state.wrappedValue = hold }
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
      guard self.giver === giver else { return }
      if state.wrappedValue.held != nil { state.wrappedValue = nil }
      (self.giver, lifted) = (nil, nil)
      return scrolling.stop()
    }
    if lifted == nil { lifted = order }
    self.giver = giver
    state.wrappedValue = Hold(guest: hold.frames[0].size, at: place)
  }

  /// The container was scrolled under the hand.
  func scrolled(by offset: CGSize) {
    shown = nil
    if let giver { return giver.follow() }
    guard let held else { return }
    // More may have been measured meanwhile.
    if let lines = lines(held.element), lines.count != trial?.lines.count {
      trial = lines.drop(of: held.element)
    }
    hand = CGPoint(x: hand.x + offset.width, y: hand.y + offset.height)
    follow()
  }

  /// Drops what is held where it is held.
  func drop() {
    checkLength()
    guard let held, let moves, giver == nil else { return }
    let receiver = receiver
    let isSame = order == lifted && (receiver.map { $0.order == $0.lifted } ?? true)
    let place = receiver?.held?.place ?? held.place
    if !isSame { self.receiver = nil }
    forget()
    isOver = true
    let landed = isSame ? receiver ?? self : self
    landed.land(isSame ? place.element : held.element, held, moves.animation) {
      receiver?.makeRoom(for: nil, of: self)
      if landed !== self { show(nil) }
      if isSame { put(held.element, at: place, in: receiver) }
    }
  }

  /// Has what was held come to rest as an element of these, after a change.
  private func land(
    _ element: Int, _ held: Hold, _ animation: Animation?, after change: () -> Void
  ) {
    animate(animation) {
      change()
      show(Hold(landing: element, isDrawnBySystem: held.isDrawnBySystem))
    } completion: { [weak self] in
      if let self, let landed = state.wrappedValue, !landed.isHeld, landed.element == element {
        show(nil)
      }
    }
  }

  /// Has views show what is held or comes to rest, and the part of the group that it is drawn in in front of others.
  private func show(_ new: Hold?) {
    state.wrappedValue = new
    target?.isInFront.wrappedValue = new.lifted != nil
  }

  /// The system no longer draws what was dropped.
  func show() {
    receiver?.show()
    guard let landed = state.wrappedValue, !landed.isHeld, landed.isDrawnBySystem else { return }
    state.wrappedValue?.isDrawnBySystem = false
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
    let (isCurrent, receiver, hold) = (lifted != nil, receiver, state.wrappedValue.held)
    forget()
    guard let hold else { return false }
    self.receiver = nil
    isOver = true
    // Where it was is not known among other elements.
    guard isCurrent, !hold.isGuest else {
      receiver?.makeRoom(for: nil, of: self)
      show(nil)
      return false
    }
    land(hold.element, hold, moves?.animation) { receiver?.makeRoom(for: nil, of: self) }
    return true
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
