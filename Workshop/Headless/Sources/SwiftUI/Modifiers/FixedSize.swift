extension View {
  /// Gives the view its ideal size, whatever is proposed.
  ///
  /// Apple: `nonisolated public func fixedSize() -> some View`.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on some axes.
  ///
  /// Apple: `nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View`.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    FixedSizeView(content: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct FixedSizeView<Content: View> {
  let content: Content
  let horizontal: Bool
  let vertical: Bool
}

extension FixedSizeView: WrapperView {
  func update(_ wrapper: FixedSizeElement) {
    wrapper.horizontal = horizontal
    wrapper.vertical = vertical
  }
}

private final class FixedSizeElement: WrapperElement, @unchecked Sendable {
  var horizontal = true
  var vertical = true

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }

  override func placeChildren() { content.place(at: .zero, proposal: inner(proposal)) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: inner(proposal))
  }
}
