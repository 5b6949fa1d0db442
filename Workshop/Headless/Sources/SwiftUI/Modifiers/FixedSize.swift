@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Gives the view its ideal size, whatever is proposed.
  ///
  /// Apple: `nonisolated public func fixedSize() -> some View`.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Apple: `nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View`.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: FixedSizeElement.self, (horizontal, vertical))
  }
}

private final class FixedSizeElement: ProposingElement<(horizontal: Bool, vertical: Bool)>,
  @unchecked Sendable
{
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: value.horizontal ? nil : proposal.width,
      height: value.vertical ? nil : proposal.height)
  }
}

/// A wrapper that proposes another size than it is proposed, and takes what comes of it.
class ProposingElement<Value>: ModifierElement<Value>, @unchecked Sendable {
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  override final func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }

  override final func placeChildren() { content.place(at: .zero, proposal: inner(proposal)) }

  override final func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: inner(proposal))
  }
}
