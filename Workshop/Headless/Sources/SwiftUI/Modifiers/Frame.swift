extension View {
  /// Puts the view into an invisible frame of fixed lengths.
  ///
  ///     Text("Swift").frame(width: 120, alignment: .leading)
  ///
  /// A nil length is the view's own. Negative lengths count as 0; what is not finite, as nil.
  ///
  /// Apple: `nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil,
  /// alignment: Alignment = .center) -> some View`.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(in: FixedFrameElement.self, (width?.frameLength, height?.frameLength, alignment))
  }

  /// Does nothing: a frame without lengths is no frame.
  ///
  /// Apple: `@available(*, deprecated, message: "Please pass one or more parameters.") nonisolated
  /// public func frame() -> some View`.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }
}

extension CGFloat {
  fileprivate var frameLength: CGFloat? { isFinite ? Swift.max(0, self) : nil }
}

private final class FixedFrameElement: FrameElement<CGFloat?>, @unchecked Sendable {
  override func inner(_ proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    ProposedViewSize(
      width: value.width ?? proposal.width, height: value.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = value.width, let height = value.height {
      return CGSize(width: width, height: height)
    }
    let size = content.sizeThatFits(inner(proposal, size: nil))
    return CGSize(width: value.width ?? size.width, height: value.height ?? size.height)
  }

  override var affectedEdges: Edge.Set {
    Edge.Set(width: value.width != nil, height: value.height != nil)
  }
}

extension Edge.Set {
  /// The edges at the ends of the lengths that something sets.
  init(width: Bool, height: Bool) {
    self = (width ? Edge.Set.horizontal : []).union(height ? .vertical : [])
  }
}

/// What both kinds of frames share: one view, aligned in a size that is not its own.
class FrameElement<Length>:
  ModifierElement<(width: Length, height: Length, alignment: Alignment)>, @unchecked Sendable
{
  /// What the view inside is proposed; `size` is nil while measuring and final when placing.
  func inner(_ proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize { proposal }

  /// The edges whose spacing is not the view's own any more.
  var affectedEdges: Edge.Set { .all }

  override final func placeChildren() {
    let inner = inner(proposal, size: size)
    let width = content.sizeThatFits(inner).width
    let x = offset(value.alignment.horizontal.key, size: size, inner: inner)
    content.place(
      at: CGPoint(
        x: mirrored(x, width: width, in: size.width),
        y: offset(value.alignment.vertical.key, size: size, inner: inner)),
      proposal: inner)
  }

  // Most views set no guide: then nothing need be aligned to say so.
  override final func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = inner(proposal, size: size)
    let guide = content.explicitAlignment(
      key, size: content.sizeThatFits(inner), proposal: inner)
    let aligned =
      key.isHorizontal ? value.alignment.horizontal.key : value.alignment.vertical.key
    return guide.map { $0 + offset(aligned, size: size, inner: inner) }
  }

  /// Where the view begins: the frame's default guide meets the view's, which may be explicit.
  private func offset(_ key: AlignmentKey, size: CGSize, inner: ProposedViewSize) -> CGFloat {
    let frame = ViewDimensions(element: nil, size: size, proposal: inner)
    return frame[key] - content.dimensions(in: inner)[key]
  }

  override final var spacing: ViewSpacing { content.spacing.clearing(affectedEdges) }
  override final var priority: Double { 0 }
}
