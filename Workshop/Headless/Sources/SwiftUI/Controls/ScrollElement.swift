/// The element of a scroll view: its one subview is the content, moved by the offset.
final class ScrollElement: ContainerElement, @unchecked Sendable {
  var axes = Axis.Set.vertical { didSet { if axes != oldValue { invalidate() } } }
  // Where the visible part within the insets begins in the content, from its top-leading corner.
  private var offset = CGPoint.zero
  private var goesBeyondEnds = false
  private var destination: Destination?
  private var held: (target: Target, start: CGPoint, offset: CGPoint)?
  private var headers: [PinnedHeader] = []

  /// A view that is perhaps not there yet.
  typealias Target = () -> Element?

  /// Called when a user has scrolled.
  var userDidScroll: () -> Void = {}

  /// Where to scroll when the content has its size and its places.
  enum Destination {
    case point(x: CGFloat?, y: CGFloat?)
    case edge(Edge)
    case view(Target, anchor: UnitPoint?)
  }

  /// Scrolls, within the content or, as while a user pulls at an end, wherever that is.
  func scroll(to destination: Destination, beyondEnds: Bool = false) {
    self.destination = destination
    goesBeyondEnds = beyondEnds
    held = nil
    setNeedsPlacement()
  }

  /// Keeps a view where it is in the scroll view from now on, whatever changes.
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

  /// Whether a view of the content can be seen within the insets.
  func isVisible(_ view: Element) -> Bool {
    guard let content = subviews.first, view.isPlaced else { return false }
    let frame = frame(of: view, in: content)
    return frame.maxX > offset.x && frame.maxY > offset.y && frame.minX < offset.x + port.width
      && frame.minY < offset.y + port.height
  }

  /// How far a view of the content is from an anchor of what is visible, the ways that scroll.
  func distance(of view: Element, from anchor: UnitPoint) -> CGFloat {
    guard let content = subviews.first else { return 0 }
    let frame = frame(of: view, in: content)
    func distance(_ start: CGFloat, _ end: CGFloat, _ place: CGFloat) -> CGFloat {
      max(0, start - place, place - end)
    }
    let x = distance(frame.minX, frame.maxX, offset.x + port.width * anchor.x)
    let y = distance(frame.minY, frame.maxY, offset.y + port.height * anchor.y)
    return (axes.contains(.horizontal) ? x : 0) + (axes.contains(.vertical) ? y : 0)
  }

  /// The insets of the content when it is scrolled to an end.
  var insets: EdgeInsets { environment.contentMargins + safeArea }

  private var port: CGSize {
    let insets = insets
    return CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  var visibleRect: CGRect {
    CGRect(
      origin: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top), size: size)
  }

  override func hasCoordinateSpace(named name: AnyHashable) -> Bool {
    switch name.base as? ScrollSpace {
    case .nearest: true
    case .along(let axis): axes.contains(axis == .horizontal ? .horizontal : .vertical)
    case nil: false
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    let insets = insets
    let width = content.width + insets.leading + insets.trailing
    let height = content.height + insets.top + insets.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  override func placeChildren() {
    guard let content = subviews.first else { return }
    defer { pinHeaders(in: content) }
    // What it was proposed itself, which content that hugs does not take.
    let proposal = inner(proposal)
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
    let (port, insets) = (port, insets)
    if !goesBeyondEnds {
      offset.x = min(max(0, offset.x), max(0, whole.width - port.width))
      offset.y = min(max(0, offset.y), max(0, whole.height - port.height))
    }
    // Content that is smaller on both axes is centered; on one axis it stays at its beginning.
    let isFree = axes == [.horizontal, .vertical]
    let slack = CGPoint(
      x: isFree ? max(0, (port.width - whole.width) / 2) : 0,
      y: isFree ? max(0, (port.height - whole.height) / 2) : 0)
    let x = insets.leading + slack.x - offset.x
    place(content, at: CGPoint(x: x, y: insets.top + slack.y - offset.y), proposal: proposal)
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
        from: offset.x, showing: frame.minX, frame.width, in: port.width, anchor?.x)
      offset.y = Self.offset(
        from: offset.y, showing: frame.minY, frame.height, in: port.height, anchor?.y)
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

  /// Keeps a header in sight from now on, for as long as something of its section is.
  func pin(_ header: SectionHeaderElement) {
    if !headers.contains(where: { $0.element === header }) {
      headers.append(PinnedHeader(element: header))
    }
  }

  /// Moves each header that scrolled away to the top, as far as the next one leaves room.
  private func pinHeaders(in content: Element) {
    headers.removeAll { $0.element?.isInside(content) != true }
    let placed = headers.compactMap { header in
      header.element.map { (element: $0, frame: content.frame(of: $0)) }
    }.sorted { $0.frame.minY < $1.frame.minY }
    for (index, header) in placed.enumerated() {
      let next = index + 1 < placed.count ? placed[index + 1].frame.minY : content.size.height
      let way = min(max(0, offset.y - header.frame.minY), max(0, next - header.frame.maxY))
      header.element.shift(by: way)
    }
  }

  private struct PinnedHeader {
    weak var element: SectionHeaderElement?
  }

  // Views that scrolled away are neither painted nor hit.
  override func drawTree(in context: inout DrawingContext) {
    let path = Path(CGRect(origin: .zero, size: presentedSize))
    context.clipped(to: path, size: presentedSize) { super.drawTree(in: &$0) }
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    bounds.contains(point) ? super.hitTest(point) : nil
  }
}

/// The names under which coordinate spaces of scroll views are found.
enum ScrollSpace: Hashable {
  case nearest
  case along(Axis)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Apple: `public static func scrollView(axis: Axis) -> Self`.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.along(axis)))
  }

  /// Apple: `public static var scrollView: NamedCoordinateSpace { get }`.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.nearest))
  }
}
