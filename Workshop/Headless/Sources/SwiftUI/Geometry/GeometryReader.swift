/// A container whose content depends on its size and place.
///
/// It takes what it is proposed, 10 points where that is nil, and puts its content at top-leading.
///
/// Apple: `@frozen nonisolated public struct GeometryReader<Content> where Content : View`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
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
  BoxNode<GeometryReader<Content>, GeometryReaderElement>, LateNode
{
  private var reads: GeometryReads?
  private lazy var observed = ObservedReads()

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    super.init(
      view, context, element: GeometryReaderElement(environment: context.environment))
    host.geometryReaders.join(self)
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
      let proxy = GeometryProxy(element: element, reads: reads)
      return reconcile(child, with: observed.follow(self) { view.content(proxy) })
    }
    return true
  }
}

private final class GeometryReaderElement: ContainerElement, @unchecked Sendable {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  // The content follows the size and never changes it.
  override func childDidInvalidate(_ child: Element) { setNeedsPlacement() }
  override func subviewsDidChange() { setNeedsPlacement() }

  override func placeChildren() {
    let proposal = ProposedViewSize(size)
    for child in subviews { place(child, at: .zero, proposal: proposal) }
  }
}
