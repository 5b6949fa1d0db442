/// One laid-out thing: what a container sees as a subview, with its answers and its place.
///
/// Measuring may be asked for often and from any container; it never changes what is placed.
/// Lengths are points; `origin` is relative to the parent element, x to the right, y down.
@usableFromInline class Element: @unchecked Sendable {
  /// The element that lays this one out.
  ///
  /// Not weak: what has weak references to it is retained and released many times slower. So whatever
  /// holds an element lets go of it before it goes itself.
  final private(set) unowned(unsafe) var parent: Element?
  final var environment: Surroundings {
    didSet { if environment !== oldValue { environmentDidChange() } }
  }

  /// Where the parent put this element, and what it was offered and took there.
  final private(set) var origin = CGPoint.zero
  final private(set) var size = CGSize.zero
  final private(set) var proposal = ProposedViewSize.unspecified
  final private var needsPlacement = true

  final private(set) var isPlaced = false

  /// The motions of the element: apart, since mostly there are none.
  final private var motions: Motions?

  private final class Motions {
    var frame: ElementMotion?
    var color: ElementMotion?
    var presence: Presence?
  }

  /// The way to where the element was placed last, while it is shown elsewhere.
  final var frameMotion: ElementMotion? {
    get { motions?.frame }
    set { setMotion(\.frame, newValue) }
  }
  /// The way to the color that the element was given last, while it shows another.
  final var colorMotion: ElementMotion? {
    get { motions?.color }
    set { setMotion(\.color, newValue) }
  }
  /// How far the element is there, while it comes or goes.
  final var presence: Presence? {
    get { motions?.presence }
    set { setMotion(\.presence, newValue) }
  }

  final private func setMotion<M>(_ slot: ReferenceWritableKeyPath<Motions, M?>, _ motion: M?) {
    if motions == nil, motion == nil { return }
    let motions = motions ?? Motions()
    motions[keyPath: slot] = motion
    self.motions = motions
  }

  /// Where the element is shown now: elsewhere than `origin` and `size` only while it moves there.
  final var presentedOrigin: CGPoint {
    guard let offset = frameMotion?.offset.values else { return origin }
    return CGPoint(x: origin.x + offset[0], y: origin.y + offset[1])
  }
  final var presentedSize: CGSize {
    guard let offset = frameMotion?.offset.values else { return size }
    return CGSize(width: size.width + offset[2], height: size.height + offset[3])
  }

  init(environment: Surroundings) { self.environment = environment }

  /// Where the element lies in its own coordinates.
  final var bounds: CGRect { CGRect(origin: .zero, size: size) }

  // MARK: What kinds of elements differ in

  /// The elements that this one places, back to front.
  var children: [Element] { [] }

  /// The size for a proposal, remembered by what takes time to measure.
  @usableFromInline func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  /// The size for a proposal; asked through `sizeThatFits(_:)`.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Notes where a layout wants a subview, if one lays out this element's.
  func setPlacement(_ placement: ContainerElement.Placement, at index: Int) {}

  /// Places the children for the current `size` and `proposal`.
  func placeChildren() {}

  /// The guide's value if something in here sets it, else nil: the guide's own default holds.
  @usableFromInline func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  var spacing: ViewSpacing { ViewSpacing() }
  @usableFromInline var priority: Double { 0 }
  /// The order of drawing that a view in here asks for; nil if none does.
  var zIndex: Double? { nil }

  /// The elements in here that tell the layout around it a value, one a key: of several the innermost, as values
  /// go down with the inputs of a list.
  @usableFromInline var tellers: [Teller] { [] }

  /// An element that tells a layout a value; it lives as long as the one that lists it.
  @usableFromInline struct Teller {
    let key: ObjectIdentifier
    unowned(unsafe) let element: Element
  }

  /// The element in here that tells the layout around it a value of a key.
  @usableFromInline final func teller(of key: ObjectIdentifier) -> Element? {
    tellers.first { $0.key == key }?.element
  }

  /// Writes what the view tells its container.
  func tell(_ values: inout ContainerValues) {}

  /// How often what the view tells its container was written.
  var containerValueChanges: Int { 0 }

  /// The color that the element itself paints with, nil if it paints nothing.
  var paintColor: HeadlessHost.ResolvedColor? { nil }

  /// The children as they are read, which may differ from how they are drawn.
  var readingOrder: [Element] { children }

  /// Returns the accessibility elements of this element and those inside, in reading order.
  func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    hidesContent ? [] : childAccessibilityElements(at: origin)
  }

  /// The actions that assistive technologies offer for the element beside using it.
  var accessibilityActions: [(name: String, perform: () -> Void)] { [] }

  var isFocusable: Bool { false }

  /// Handles a key that is pressed while the element, or one inside, has the focus.
  func receive(_ press: KeyPress) -> KeyPress.Result { .ignored }

  /// Handles, as the element with the focus, a key that no handler has taken.
  func carryOut(_ press: KeyPress) -> KeyPress.Result { .ignored }

  /// Whether what is inside cannot be seen, and so neither be hit nor read nor take the focus.
  var hidesContent: Bool { false }

  /// The transition by which the element comes and goes; nil by default.
  var transition: AnyTransition? { nil }

  func changeTransaction(_ transaction: inout Transaction, _ clock: AnimationClock) {}

  /// The identifier that tests find the element by.
  var identifier: String? { nil }

  /// Whether the element itself, not what is inside it, can be hit at a point.
  func isSolid(at point: CGPoint) -> Bool { false }

  /// The topmost element at a point of this element's own coordinates.
  func hitTest(_ point: CGPoint) -> Element? {
    if hidesContent { return nil }
    for child in children.reversed() {
      let inside = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
      if let hit = child.hitTest(inside) { return hit }
    }
    return isSolid(at: point) ? self : nil
  }

  /// Returns the reaction to taps in the element; nil leaves them to what is around it.
  func reaction(toTaps taps: Int) -> (() -> Void)? { nil }

  /// Whether the element is the coordinate space of a name for what is inside it.
  func hasCoordinateSpace(named name: AnyHashable) -> Bool { false }

  /// How the element runs for `Spacer` and `Divider`: the orientation of the stack around it.
  func stackOrientationDidChange(_ orientation: Axis?) {}
  func environmentDidChange() { invalidate() }

  /// Adds what this element itself paints; children paint afterwards.
  func draw(in context: inout DrawingContext) {}

  /// Paints the element and its children, back to front.
  func drawTree(in context: inout DrawingContext) {
    draw(in: &context)
    for child in children { context.draw(child) }
  }

  // MARK: What all elements share

  /// The element and those around it, outward.
  final var lineage: UnfoldFirstSequence<Element> { sequence(first: self) { $0.parent } }

  final func adopt(_ child: Element) { child.parent = self }

  final func disown(_ child: Element) {
    if child.parent === self { child.parent = nil }
  }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(element: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// The size for a proposal; what was placed with it and has not changed since takes what it took.
  final func size(placedWith proposal: ProposedViewSize) -> CGSize {
    !needsPlacement && proposal == self.proposal ? size : sizeThatFits(proposal)
  }

  /// Puts the element at `origin`, in the size that it answers.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(placedWith: proposal)
    if isPlaced, origin != self.origin || size != self.size {
      AnimationClock.current?.willMove(self)
    }
    isPlaced = true
    self.origin = origin
    if !needsPlacement, size == self.size, proposal == self.proposal { return }
    self.size = size
    self.proposal = proposal
    needsPlacement = false
    placeChildren()
  }

  /// Places a child at a point that is computed from left to right.
  final func place(_ child: Element, at point: CGPoint, proposal: ProposedViewSize) {
    var point = point
    if layoutDirection == .rightToLeft {
      point.x = size.width - (point.x + child.size(placedWith: proposal).width)
    }
    child.place(at: point, proposal: proposal)
  }

  /// Forgets the answers here and in all containers around, and has them placed anew.
  final func invalidate() {
    needsPlacement = true
    contentsDidChange()
    parent?.childDidInvalidate(self)
  }

  /// Places the children anew; no size changes, so all answers stay.
  final func setNeedsPlacement() {
    needsPlacement = true
    parent?.setNeedsPlacement()
  }

  /// Called when a child's answers may have changed: by default this element's may have, too.
  func childDidInvalidate(_ child: Element) { invalidate() }

  /// Called when something inside changed its size or its values: answers may not be right any more.
  func contentsDidChange() {}

  final var layoutDirection: LayoutDirection { environment.layoutDirection }

  /// The x that shows `x` of a child `width` wide, computed from left to right, in this element.
  final func mirrored(_ x: CGFloat, width: CGFloat, in whole: CGFloat) -> CGFloat {
    layoutDirection == .rightToLeft ? whole - (x + width) : x
  }
}

/// An element around one other, passing everything through unless a subclass says otherwise.
class WrapperElement: Element, @unchecked Sendable {
  final let content: Element
  // The content stays the same, so these do: mostly one list for all wrappers of a view.
  private final var ownTellers: [Teller] = []

  init(content: Element, environment: Surroundings) {
    self.content = content
    super.init(environment: environment)
    adopt(content)
    ownTellers = tellers(inside: content.tellers)
  }

  /// The tellers of this element, by those inside.
  func tellers(inside tellers: [Teller]) -> [Teller] { tellers }

  @usableFromInline override final var tellers: [Teller] { ownTellers }

  deinit { disown(content) }

  override var children: [Element] { [content] }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
  override func placeChildren() { content.place(at: .zero, proposal: proposal) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: proposal)
  }

  override var spacing: ViewSpacing { content.spacing }
  override var priority: Double { content.priority }
  override var zIndex: Double? { content.zIndex }
  override var transition: AnyTransition? { content.transition }
  override func tell(_ values: inout ContainerValues) { content.tell(&values) }
  override var containerValueChanges: Int { content.containerValueChanges }
  override func stackOrientationDidChange(_ orientation: Axis?) {
    content.stackOrientationDidChange(orientation)
  }
}

/// The wrapper of a modifier, which says a value.
class ModifierElement<Value>: WrapperElement, @unchecked Sendable {
  // Read for every size that is asked for, and set as a whole: overlapping accesses are not looked for.
  @exclusivity(unchecked) final var value: Value

  required init(_ value: Value, content: Element, environment: Surroundings) {
    self.value = value
    super.init(content: content, environment: environment)
  }

  /// Called when the modifier says another value than before.
  @MainActor func valueWasSet() {}

  /// Whether a container reads the value before it shows its subviews.
  class var isReadByContainers: Bool { false }
}
