/// A view that shows a part of its content and scrolls to others.
///
/// Along the axes it takes the proposal and offers its content any length; across them it is as its
/// content.
///
/// Apple: `nonisolated public struct ScrollView<Content> where Content : View { nonisolated public
/// var content: Content; nonisolated public var axes: Axis.Set; nonisolated public var
/// showsIndicators: Bool }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ScrollView<Content> where Content: View {
  /// Apple: `nonisolated public var content: Content`.
  nonisolated public var content: Content
  /// Apple: `nonisolated public var axes: Axis.Set`.
  nonisolated public var axes: Axis.Set
  /// Apple: `nonisolated public var showsIndicators: Bool`.
  nonisolated public var showsIndicators: Bool

  /// Apple: `nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
  /// @ViewBuilder content: () -> Content)`.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Apple: `nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () ->
  /// Content)`.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node { ScrollNode(self, context) }
}

@MainActor
private final class ScrollNode<Content: View>:
  TypedNode<ScrollView<Content>>, Updatable, UpdateObserver
{
  private let element: ScrollElement
  private var child: Node?
  private var contentEnvironment: EnvironmentValues?
  private var position: ScrollPosition?
  private(set) var isMounted = true

  override init(_ view: ScrollView<Content>, _ context: NodeContext) {
    element = ScrollElement(environment: context.environment)
    super.init(view, context)
    host.observe(self)
    apply()
    if let child { element.setSubviews(child.elements) }
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func makeElements() -> [Element] { [element] }

  override func elementsDidChange() {
    host.willRelist(element) { [weak self] in
      guard let self, let child = self.child else { return }
      self.element.setSubviews(child.elements)
    }
  }

  override func apply() {
    element.environment = environment
    element.setAxes(view.axes)
    // Several views in a scroll view stand in a column.
    child = reconcile(child, with: VStack { view.content }, environment: inner(environment))
    update()
  }

  /// The content's environment: a position is that of this scroll view, and of none inside.
  private func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
    if environment.boundScrollPosition == nil { return environment }
    var inner = environment
    inner.boundScrollPosition = nil
    if let known = contentEnvironment, known.isEqual(to: inner) { inner = known }
    contentEnvironment = inner
    return inner
  }

  /// Has the scroll view scroll where it is told to, whenever that changes.
  func update() {
    host.willUpdate(self)
    let bound = environment.boundScrollPosition
    element.userDidScroll = { bound?.position.wrappedValue.isPositionedByUser = true }
    let position = host.evaluating(self) { bound?.position.wrappedValue }
    if position == self.position { return }
    self.position = position
    switch position?.target {
    case .view(let id, let anchor):
      element.scroll(to: .view(find(id), anchor: anchor ?? bound?.anchor))
    case .edge(let edge): element.scroll(to: .edge(edge))
    case .point(let x, let y): element.scroll(to: .point(x: x, y: y))
    case .automatic, .user, nil: break
    }
  }

  /// Finds a view by its identity, whenever it is there.
  private func find(_ id: some Hashable) -> ScrollElement.Target {
    { [weak self] in
      MainActor.assumeIsolated {
        self?.child?.node(identified: AnyHashable(id))?.elements.first
      }
    }
  }

  /// Tells the first visible view where that has changed, and has it stay where it is from now on.
  func didUpdate() {
    guard let bound = environment.boundScrollPosition else { return }
    let first = child?.scrollTargets.first { target in
      target.node.elements.first.map(element.isVisible) ?? false
    }
    var position = bound.position.wrappedValue
    if position.pass(first?.id) {
      // Telling is not asking: the view is there already.
      self.position = position
      bound.position.wrappedValue = position
    }
    element.hold(position.viewID.map { find($0) })
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }
}

/// The element of a scroll view: its one subview is the content, moved by the offset.
final class ScrollElement: ContainerElement, @unchecked Sendable {
  private var axes = Axis.Set.vertical
  // Where the visible part begins in the content, from its top-leading corner.
  private var offset = CGPoint.zero
  private var destination: Destination?
  private var held: (target: Target, start: CGPoint, offset: CGPoint)?

  /// A view that is perhaps not there yet.
  typealias Target = () -> Element?

  /// What to do when a user has scrolled.
  var userDidScroll: () -> Void = {}

  /// Where to scroll when the content has its size and its places.
  enum Destination {
    case point(x: CGFloat?, y: CGFloat?)
    case edge(Edge)
    case view(Target, anchor: UnitPoint?)
  }

  func setAxes(_ axes: Axis.Set) {
    if axes == self.axes { return }
    self.axes = axes
    invalidate()
  }

  func scroll(to destination: Destination) {
    self.destination = destination
    held = nil
    setNeedsPlacement()
  }

  /// Has a view stay where it is in the scroll view from now on, whatever changes.
  func hold(_ target: Target?) {
    guard let target, let start = start(of: target()) else {
      held = nil
      return
    }
    held = (target, start, offset)
  }

  /// Where a view begins in the content.
  private func start(of view: Element?) -> CGPoint? {
    guard let content = subviews.first, let view, view.isPlaced, view.isInside(content)
    else { return nil }
    return frame(of: view, in: content).origin
  }

  private func frame(of view: Element, in content: Element) -> CGRect {
    var frame = content.frame(of: view)
    frame.origin.x = mirrored(frame.minX, width: frame.width, in: content.size.width)
    return frame
  }

  /// Whether a view of the content can be seen.
  func isVisible(_ view: Element) -> Bool {
    guard let content = subviews.first, view.isPlaced else { return false }
    let frame = frame(of: view, in: content)
    return frame.maxX > offset.x && frame.maxY > offset.y && frame.minX < offset.x + size.width
      && frame.minY < offset.y + size.height
  }

  var visibleRect: CGRect { CGRect(origin: offset, size: size) }

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpace {
    case .nearest: true
    case .along(let axis): axes.contains(axis == .horizontal ? .horizontal : .vertical)
    case nil: false
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    guard let content = subviews.first else { return }
    let proposal = inner(ProposedViewSize(size))
    let whole = content.sizeThatFits(proposal)
    place(content, whole, proposal)
    if let held, destination == nil, let start = start(of: held.target()) {
      let moved = CGPoint(
        x: held.offset.x + start.x - held.start.x, y: held.offset.y + start.y - held.start.y)
      if moved == offset { return }
      offset = moved
    } else if let destination {
      // A view that is not there yet may come with what is visible.
      guard move(to: destination, in: content) else { return }
      self.destination = nil
    } else {
      return
    }
    place(content, whole, proposal)
  }

  private func place(_ content: Element, _ whole: CGSize, _ proposal: ProposedViewSize) {
    offset.x = min(max(0, offset.x), max(0, whole.width - size.width))
    offset.y = min(max(0, offset.y), max(0, whole.height - size.height))
    // Content that is smaller on both axes is centred; on one axis it stays at its beginning.
    let isFree = axes == [.horizontal, .vertical]
    let slack = CGPoint(
      x: isFree ? max(0, (size.width - whole.width) / 2) : 0,
      y: isFree ? max(0, (size.height - whole.height) / 2) : 0)
    content.place(
      at: CGPoint(
        x: mirrored(slack.x - offset.x, width: whole.width, in: size.width),
        y: slack.y - offset.y),
      proposal: proposal)
  }

  /// Scrolls there; false if there is no such view.
  private func move(to destination: Destination, in content: Element) -> Bool {
    switch destination {
    case .point(let x, let y): offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    case .edge(.leading): offset.x = 0
    case .edge(.trailing): offset.x = .greatestFiniteMagnitude
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = .greatestFiniteMagnitude
    case .view(let target, let anchor):
      guard let view = target(), view.isPlaced, view.isInside(content) else { return false }
      let frame = frame(of: view, in: content)
      offset.x = Self.offset(
        from: offset.x, showing: frame.minX, frame.width, in: size.width, anchor?.x)
      offset.y = Self.offset(
        from: offset.y, showing: frame.minY, frame.height, in: size.height, anchor?.y)
    }
    return true
  }

  /// The offset at which a view lies at its anchor, or with the least way to go as a whole in sight.
  private static func offset(
    from offset: CGFloat, showing start: CGFloat, _ length: CGFloat, in whole: CGFloat,
    _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + length * anchor - whole * anchor }
    return min(start, max(offset, start + length - whole))
  }

  // What scrolled away is neither painted nor hit.
  override func drawTree(in context: inout DrawingContext) {
    let path = Path(CGRect(origin: .zero, size: presentedSize))
    context.clipped(to: path, size: presentedSize) { super.drawTree(in: &$0) }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    CGRect(origin: .zero, size: size).contains(point) ? super.hitTest(point) : nil
  }
}

/// The names under which coordinate spaces of scroll views are found.
enum ScrollSpace: Hashable {
  case nearest
  case along(Axis)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around that scrolls along an axis.
  ///
  /// Apple: `public static func scrollView(axis: Axis) -> Self`.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.along(axis)))
  }

  /// The space of the nearest scroll view around.
  ///
  /// Apple: `public static var scrollView: NamedCoordinateSpace { get }`.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.nearest))
  }
}
