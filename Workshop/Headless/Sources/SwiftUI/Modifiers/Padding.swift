@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func padding(_ insets: EdgeInsets) -> some View`.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    wrapped(in: PaddingElement.self, insets)
  }

  /// Adds the same inset on some edges; nil is the platform's own, 16 points.
  ///
  /// Apple: `nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) ->
  /// some View`.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Apple: `nonisolated public func padding(_ length: CGFloat) -> some View`.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init()
    set(length, on: edges)
  }

  mutating func set(_ length: CGFloat, on edges: Edge.Set) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

class PaddingElement: ModifierElement<EdgeInsets>, @unchecked Sendable {
  var insets: EdgeInsets { value }

  private final var horizontal: CGFloat { insets.leading + insets.trailing }
  private final var vertical: CGFloat { insets.top + insets.bottom }

  private final func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
  }

  override func placeChildren() {
    place(content, at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let proposal = inner(proposal)
    return content.explicitAlignment(
      key, size: content.sizeThatFits(proposal), proposal: proposal
    ).map { $0 + (key.isHorizontal ? insets.leading : insets.top) }
  }

  // The preferences of the inset edges are not this view's own any more.
  override var spacing: ViewSpacing { content.spacing.clearing(insetEdges) }

  private final var insetEdges: Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  override var priority: Double { 0 }
}
