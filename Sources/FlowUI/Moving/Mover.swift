#if canImport(SwiftUI)
import SwiftUI

/// Follows the hand that moves a flow's elements: by gestures, keys and the actions of assistive technologies.
///
/// What is held is a state of the flow that gestures alone set. The data changes once, at the drop, and only if
/// they are the same then as at the lift: whatever happens meanwhile, the drag ends and nothing is lost.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
final class Mover {
  /// The lines as the layout left them last.
  nonisolated let lines = Locked<MovingLines?>(nil)

  /// What of the flow a scroll view shows, where that is known.
  nonisolated let visible = Locked<CGRect?>(nil)

  /// What assistive technologies say of moving.
  var words = MovingWords(.current)

  private var moves: FlowMoves?

  /// The lines near an element's place in the data as it is shown.
  private var room: (Int) -> MovingLines? = { _ in nil }

  /// Scrolls on by a line, as far along the axis as is said.
  private var scroll: ((_ forward: Bool) -> Void)?
  private var lastScroll: Date?
  private var scrolling: Task<Void, Never>?

  private var hold: Binding<MovingHold?> = .constant(nil)

  /// The places that elements may have, found when first asked for.
  private var limits: [Int: Range<Int>?] = [:]

  /// The identities at the lift; nil when nothing is held, or no longer what was lifted.
  private var lifted: [AnyHashable]?

  /// What finds the drop place while an element is held.
  private var drop: MovingDrop?

  /// The touch that holds it.
  private var touch: MovingTouch?

  private var version = 0

  nonisolated init() {}

  /// Takes what the flow's owner says now, and where to look for lines: those that a layout has left, unless
  /// others are given.
  func update(
    _ moves: FlowMoves, _ hold: Binding<MovingHold?>, version: Int,
    room: ((Int) -> MovingLines?)? = nil,
    scroll: ((_ forward: Bool) -> Void)? = nil
  ) {
    self.moves = moves
    self.hold = hold
    self.room = room ?? { [lines] _ in lines.with { $0 } }
    self.scroll = scroll
    // Of one version the data is the same: nothing but what is held has changed.
    if version == self.version { return }
    self.version = version
    limits = [:]
    if let lifted, moves.identities() != lifted {
      self.lifted = nil
      touch?.isOver = true
    }
  }

  /// What is held, if the data are the same as when it was lifted.
  func current(_ hold: MovingHold?) -> MovingHold? { lifted == nil ? nil : hold }

  private var held: MovingHold? { current(hold.wrappedValue) }

  /// The places that an element may have, its own among them; nil if it stays where it is.
  func limits(of element: Int) -> Range<Int>? {
    guard let moves else { return nil }
    guard let ask = moves.limits else { return 0..<Int.max }
    if let known = limits[element] { return known }
    let found = ask(element).flatMap { $0.contains(element) ? $0 : nil }
    limits[element] = .some(found)
    return found
  }
}

/// A finger or a pointer on a view of an element.
@MainActor
final class MovingTouch {
  /// Whether nothing comes of it any more, though it may still be there.
  var isOver = false

  nonisolated init() {}
}

// MARK: Dragging

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// A finger was put on an element: a second one ends the drag of the first.
  func begin(_ touch: MovingTouch) {
    if held == nil || touch === self.touch { return }
    touch.isOver = true
    cancel()
  }

  /// Follows the finger that has lifted an element, or lifts it.
  func drag(_ element: Int, by translation: CGSize, _ touch: MovingTouch) {
    if touch.isOver { return }
    if held == nil { lift(element, touch) }
    begin(touch)
    guard var new = held, let moves else { return }
    guard translation.width.isFinite, translation.height.isFinite else { return }
    new.translation = translation
    new.visible = visible.with { $0?.origin } ?? .zero
    show(new, moves)
  }

  /// Shows what is held elsewhere, and makes room for it there.
  private func show(_ new: MovingHold, _ moves: FlowMoves) {
    var new = new
    let place = new.place
    new.place = dropPlace(of: new)
    withAnimation(new.place == place ? nil : moves.animation) { hold.wrappedValue = new }
  }

  private func lift(_ element: Int, _ touch: MovingTouch) {
    guard let moves, limits(of: element) != nil else { return }
    let centers = room(element)?.centers(ofElement: element) ?? []
    if centers.isEmpty { return }
    lifted = moves.identities()
    self.touch = touch
    drop = nil
    withAnimation(moves.animation) {
      hold.wrappedValue = MovingHold(element: element, place: element, centers: centers)
    }
  }

  private func dropPlace(of held: MovingHold) -> Int {
    guard let room = room(held.place), let limits = limits(of: held.element) else {
      return held.place
    }
    if drop?.room.isRoom(of: room) != true { drop = MovingDrop(of: held.place, in: room) }
    let shift = scrolled(since: held)
    guard let center = held.center(ofView: 0, isMirrored: room.isMirrored, scrolled: shift),
      let place = drop?.place(at: center)
    else { return held.place }
    return min(max(place, limits.lowerBound), limits.upperBound - 1)
  }

  /// Drops what a touch holds where it is held.
  func drop(_ touch: MovingTouch) {
    guard let held, touch === self.touch, let moves else { return }
    let isSame = moves.identities() == lifted
    forget()
    withAnimation(moves.animation) {
      hold.wrappedValue = nil
      if isSame { perform(held.move) }
    }
  }

  private func forget() {
    (lifted, drop, touch) = (nil, nil, nil)
    scrolling?.cancel()
    scrolling = nil
  }

  /// The finger is gone: what it still holds goes back to where it was.
  func end(_ touch: MovingTouch) {
    if touch === self.touch { cancel() }
    touch.isOver = false
  }

  /// Ends the drag with everything where it was; returns whether there was one.
  @discardableResult
  func cancel() -> Bool {
    touch?.isOver = true
    forget()
    if hold.wrappedValue == nil { return false }
    withAnimation(moves?.animation) { hold.wrappedValue = nil }
    return true
  }
}

// MARK: Scrolling

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// How long a line takes to scroll by.
  private static var pause: Double { 0.15 }

  /// Scrolls by a line if a finger is near an edge of what is visible, and goes on while it rests there.
  func scroll(from finger: CGPoint, at time: Date, along axis: Axis) {
    guard held != nil, let scroll, let visible = visible.with({ $0 }) else { return }
    let isUpright = axis == .vertical
    let (start, end) =
      isUpright ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    let place = isUpright ? finger.y : finger.x
    let edge = min(40, (end - start) / 5)
    scrolling?.cancel()
    scrolling = nil
    guard place < start + edge || place > end - edge else { return }
    let isForward = place > end - edge
    if let lastScroll, time.timeIntervalSince(lastScroll) < Self.pause {
      // Soon.
    } else {
      lastScroll = time
      scroll(isForward)
    }
    scrolling = Task { [weak self] in
      while (try? await Task.sleep(nanoseconds: UInt64(Self.pause * 1e9))) != nil {
        self?.scrollOn(isForward)
      }
    }
  }

  private func scrollOn(_ isForward: Bool) {
    guard let held, let moves, let scroll else { return }
    scroll(isForward)
    show(held, moves)
  }

  /// How far what is visible has been scrolled since the finger moved last.
  nonisolated func scrolled(since hold: MovingHold) -> CGSize {
    guard let origin = visible.with({ $0?.origin }) else { return .zero }
    return CGSize(width: origin.x - hold.visible.x, height: origin.y - hold.visible.y)
  }
}

// MARK: Moving without a pointer

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Whether an element can be moved by a number of places.
  func canMove(_ element: Int, by step: Int, of count: Int) -> Bool {
    guard let limits = limits(of: element), limits.clamped(to: 0..<count).contains(element + step)
    else { return false }
    return true
  }

  /// Moves an element by a number of places.
  func move(_ element: Int, by step: Int) {
    guard let count = moves?.identities().count, canMove(element, by: step, of: count) else {
      return
    }
    move(element, to: element + step)
  }

  /// Moves an element to the line before or after its own, as far along it as it is.
  func move(_ element: Int, byLines step: Int) {
    guard let limits = limits(of: element), let room = room(element),
      let point = room.point(ofElement: element, linesOn: step),
      var drop = MovingDrop(of: element, in: room), let place = drop.place(at: point)
    else { return }
    move(element, to: min(max(place, limits.lowerBound), limits.upperBound - 1))
  }

  private func move(_ element: Int, to place: Int) {
    cancel()
    guard let moves, place != element, moves.identities().indices.contains(element) else { return }
    withAnimation(moves.animation) { perform(DataMove(from: element, to: place)) }
  }

  private func perform(_ move: DataMove) {
    guard let moves, move.from != move.to else { return }
    let count = moves.identities().count
    moves.perform(IndexSet(integer: move.from), move.destination)
    words.announce(place: move.to + 1, of: count)
  }
}
#endif
