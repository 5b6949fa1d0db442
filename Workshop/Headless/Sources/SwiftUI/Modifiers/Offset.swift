@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Shows the view elsewhere; its place in the layout stays.
  ///
  /// Apple: `nonisolated public func offset(_ offset: CGSize) -> some View`.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    wrapped(in: OffsetElement.self, offset)
  }

  /// Shows the view `x` points towards the trailing edge and `y` points down.
  ///
  /// Apple: `nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Takes the whole proposal, and puts the view's center at a point in it.
  ///
  /// On an axis without a proposal the length is the view's own.
  ///
  /// Apple: `nonisolated public func position(_ position: CGPoint) -> some View`.
  nonisolated public func position(_ position: CGPoint) -> some View {
    wrapped(in: PositionElement.self, position)
  }

  /// Apple: `@inlinable nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View`.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

final class OffsetElement: ModifierElement<CGSize>, @unchecked Sendable {
  override func placeChildren() {
    let x = mirrored(value.width, width: size.width, in: size.width)
    content.place(at: CGPoint(x: x, y: value.height), proposal: proposal)
  }
}

private final class PositionElement: ModifierElement<CGPoint>, @unchecked Sendable {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let view = content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? view.width, height: proposal.height ?? view.height)
  }

  // The content has a priority among its own neighbors only, and no preferred distance to those outside.
  override var priority: Double { 0 }
  override var spacing: ViewSpacing { ViewSpacing() }

  private func origin(of view: CGSize) -> CGPoint {
    CGPoint(x: value.x - view.width / 2, y: value.y - view.height / 2)
  }

  override func placeChildren() {
    place(content, at: origin(of: content.sizeThatFits(proposal)), proposal: proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let view = content.sizeThatFits(proposal)
    let origin = origin(of: view)
    return content.explicitAlignment(key, size: view, proposal: proposal)
      .map { $0 + (key.isHorizontal ? origin.x : origin.y) }
  }
}
