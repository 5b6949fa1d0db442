extension View {
  /// Shows the view elsewhere; its place in the layout stays.
  ///
  /// Apple: `nonisolated public func offset(_ offset: CGSize) -> some View`.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    OffsetView(content: self, offset: offset)
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
    PositionView(content: self, position: position)
  }

  /// Takes the whole proposal, and puts the view's center at a point in it.
  ///
  /// Apple: `nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View`.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

private struct OffsetView<Content: View> {
  let content: Content
  let offset: CGSize
}

extension OffsetView: WrapperView {
  func update(_ wrapper: OffsetElement) { wrapper.offset = offset }
}

private final class OffsetElement: WrapperElement, @unchecked Sendable {
  var offset = CGSize.zero

  override func placeChildren() {
    let x = mirrored(offset.width, width: size.width, in: size.width)
    content.place(at: CGPoint(x: x, y: offset.height), proposal: proposal)
  }
}

private struct PositionView<Content: View> {
  let content: Content
  let position: CGPoint
}

extension PositionView: WrapperView {
  func update(_ wrapper: PositionElement) { wrapper.position = position }
}

private final class PositionElement: WrapperElement, @unchecked Sendable {
  var position = CGPoint.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let view = content.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? view.width, height: proposal.height ?? view.height)
  }

  private func origin(of view: CGSize) -> CGPoint {
    CGPoint(x: position.x - view.width / 2, y: position.y - view.height / 2)
  }

  override func placeChildren() {
    let view = content.sizeThatFits(proposal)
    let origin = origin(of: view)
    content.place(
      at: CGPoint(x: mirrored(origin.x, width: view.width, in: size.width), y: origin.y),
      proposal: proposal)
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
