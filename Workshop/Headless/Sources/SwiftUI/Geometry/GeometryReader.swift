/// A container whose content depends on its size and place.
///
/// It takes what it is proposed, 10 points where that is nil, and puts its content at top-leading.
///
/// Apple: `@frozen nonisolated public struct GeometryReader<Content> where Content : View {
/// public var content: (GeometryProxy) -> Content }`.
nonisolated public struct GeometryReader<Content> where Content: View {
  /// Apple: `public var content: (GeometryProxy) -> Content`.
  public var content: (GeometryProxy) -> Content

  /// Apple: `nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)`.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  @MainActor func makeNode(_ context: NodeContext) -> Node { GeometryReaderNode(self, context) }
}

@MainActor
private final class GeometryReaderNode<Content: View>:
  TypedNode<GeometryReader<Content>>, LateNode
{
  private let element: GeometryReaderElement
  private var child: Node?
  private var reads: GeometryReads?
  private(set) var isMounted = true

  override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    element = GeometryReaderElement(environment: context.environment)
    super.init(view, context)
    host.addGeometryReader(self)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func makeElements() -> [Element] { [element] }

  override var passesOnChanges: Bool { false }

  override func elementsDidChange() {
    host.willRelist(element) { [weak self] in
      guard let self, let child = self.child else { return }
      self.element.setSubviews(child.elements)
    }
  }

  override func apply() {
    element.environment = environment
    update()
  }

  // The content is asked for once the size and the place are known.
  func update() { reads = nil }

  func updateLate() -> Bool {
    if let reads, reads.areUnchanged(for: element) { return false }
    let reads = GeometryReads()
    self.reads = reads
    host.willUpdate(self)
    child = host.evaluating(self) {
      reconcile(child, with: view.content(GeometryProxy(element: element, reads: reads)))
    }
    return true
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }
}

private final class GeometryReaderElement: ContainerElement, @unchecked Sendable {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // What is inside follows the size and never changes it.
  override func childDidInvalidate(_ child: Element) { setNeedsPlacement() }
  override func subviewsDidChange() { setNeedsPlacement() }

  override func placeChildren() {
    let proposal = ProposedViewSize(size)
    for child in subviews {
      let x = mirrored(0, width: child.sizeThatFits(proposal).width, in: size.width)
      child.place(at: CGPoint(x: x, y: 0), proposal: proposal)
    }
  }
}
