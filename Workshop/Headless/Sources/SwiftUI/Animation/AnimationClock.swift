/// Something that changes while time passes.
protocol Moving: AnyObject {
  /// Shows what is due at a time; false when the end is reached and nothing more is to come.
  func tick(at now: Double) -> Bool
}

/// A host's time, which only tests let pass, and all that moves with it.
final class AnimationClock: @unchecked Sendable {
  private(set) var now = 0.0
  private var moving: [any Moving] = []
  /// The elements that were placed elsewhere in the running round, each with where it was and was shown before it.
  private var moved = Registry<(element: Element, from: FrameVector, shown: FrameVector)>()

  /// How the changes of the running update are animated, before views change that.
  var transaction = Transaction()
  /// Tells updates apart, for views that animate only the update in which their value changed.
  private(set) var updateNumber = 0
  private var viewsMayAnimate = false
  /// The element around all others.
  var root: ObjectIdentifier?
  /// How many views there are that may animate any update.
  var alwaysAnimating = 0

  /// The clock of the host that lays out now, if anything may be animated.
  nonisolated(unsafe) static var current: AnimationClock?

  /// Whether a change in this update may be animated at all; mostly not, and then no element need ask more.
  var mayAnimate: Bool {
    transaction.animation != nil || viewsMayAnimate || alwaysAnimating > 0
  }

  func beginUpdate() {
    updateNumber += 1
    viewsMayAnimate = false
  }

  func viewAnimates() { viewsMayAnimate = true }

  func start(_ motion: any Moving) { moving.append(motion) }

  func advance(by seconds: Double) {
    now += seconds
    let due = moving
    moving = []
    let rest = due.filter { $0.tick(at: now) }
    // Motions that a tick started stand behind those that go on.
    moving = rest + moving
  }

  /// Called before an element is placed elsewhere or in another size than before.
  func willMove(_ element: Element) {
    if moved.contains(element) { return }
    let shown = FrameVector(element.presentedOrigin, element.presentedSize)
    moved.join((element, FrameVector(element.origin, element.size), shown), as: element)
  }

  /// Begins the ways to where elements were placed in the round: frames are sampled once in each.
  func beginMoves() {
    for (element, from, shown) in moved.inOrder() {
      let target = FrameVector(element.origin, element.size)
      if target == from { continue }
      animate(
        element, \.frameMotion, over: target - shown, element.innermost.transaction(of: self))
    }
    moved = Registry()
  }

  /// Called after an element was given another color than before.
  func willRecolor(
    _ element: Element, from shown: HeadlessHost.ResolvedColor,
    to color: HeadlessHost.ResolvedColor, _ transaction: Transaction
  ) {
    animate(
      element, \.colorMotion, over: FrameVector(color.components - shown.components), transaction)
  }

  /// How changes of an element without a parent are animated: not if it left the tree after it was placed elsewhere, since
  /// nobody sees it on its way, which would only keep the change from being complete.
  fileprivate func transaction(ofOutermost element: Element) -> Transaction {
    ObjectIdentifier(element) == root ? transaction : Transaction()
  }

  private func animate(
    _ element: Element, _ slot: ReferenceWritableKeyPath<Element, ElementMotion?>,
    over change: FrameVector, _ transaction: Transaction
  ) {
    guard let animation = transaction.animation else { return }
    let motion = ElementMotion(
      element, at: slot,
      Motion(
        animation, over: change, now: now, after: element[keyPath: slot]?.motion,
        completion: transaction.completion))
    element[keyPath: slot] = motion
    start(motion)
  }
}

/// An element on its way to where it was placed, or to the color that it was given, evenly in all
/// components.
final class ElementMotion: Moving {
  private weak var element: Element?
  private let slot: ReferenceWritableKeyPath<Element, ElementMotion?>
  let motion: Motion<FrameVector>
  private(set) var offset: FrameVector

  /// `slot` is where the element keeps this motion while it runs.
  init(
    _ element: Element, at slot: ReferenceWritableKeyPath<Element, ElementMotion?>,
    _ motion: Motion<FrameVector>
  ) {
    self.element = element
    self.slot = slot
    self.motion = motion
    offset = motion.offset(at: motion.start) ?? .zero
  }

  func tick(at now: Double) -> Bool {
    // Another motion may have taken over.
    guard let element, element[keyPath: slot] === self else { return false }
    guard let offset = motion.offset(at: now) else {
      element[keyPath: slot] = nil
      return false
    }
    self.offset = offset
    return true
  }
}

extension Element {
  /// The color that the element paints with now: another than its own only on the way there.
  final var presentedColor: HeadlessHost.ResolvedColor? {
    guard let color = paintColor, let colorMotion else { return paintColor }
    let shown = color.components + colorMotion.offset.values
    return HeadlessHost.ResolvedColor(
      red: shown[0], green: shown[1], blue: shown[2], opacity: shown[3])
  }

  /// The element that all the wrappers around it stand for.
  final var innermost: Element {
    var element = self
    while let wrapper = element as? WrapperElement { element = wrapper.content }
    return element
  }

  /// How changes of this element are animated in the running update.
  final func transaction(of clock: AnimationClock) -> Transaction {
    var transaction = parent?.transaction(of: clock) ?? clock.transaction(ofOutermost: self)
    changeTransaction(&transaction, clock)
    return transaction
  }
}

extension HeadlessHost.ResolvedColor {
  fileprivate var components: SIMD4<Double> { SIMD4(red, green, blue, opacity) }
}
