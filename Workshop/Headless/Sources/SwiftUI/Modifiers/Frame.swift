extension View {
  /// Puts the view into an invisible frame of fixed lengths.
  ///
  ///     Text("Swift").frame(width: 120, alignment: .leading)
  ///
  /// A nil length is the view's own. Negative lengths count as 0; what is not finite, as nil.
  ///
  /// Apple: `nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil,
  /// alignment: Alignment = .center) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(in: FrameElement.self, (FrameLength(width), FrameLength(height), alignment))
  }
}

/// The element of a frame: one view, aligned in a size that is not its own.
final class FrameElement:
  ModifierElement<(width: FrameLength, height: FrameLength, alignment: Alignment)>,
  @unchecked Sendable
{
  /// Returns the proposal to the view inside; `size` is nil while measuring and final when placing.
  private func inner(_ proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    ProposedViewSize(
      width: value.width.inner(proposal.width, taken: size?.width),
      height: value.height.inner(proposal.height, taken: size?.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = value.width.fixed, let height = value.height.fixed {
      return CGSize(width: width, height: height)
    }
    let view = content.sizeThatFits(inner(proposal, size: nil))
    return CGSize(
      width: value.width.taken(proposal.width, content: view.width),
      height: value.height.taken(proposal.height, content: view.height))
  }

  override func placeChildren() {
    let inner = inner(proposal, size: size)
    let x = offset(value.alignment.horizontal.key, size: size, inner: inner)
    let y = offset(value.alignment.vertical.key, size: size, inner: inner)
    place(content, at: CGPoint(x: x, y: y), proposal: inner)
  }

  // Most views set no guide: then nothing need be aligned to say so.
  override func explicitAlignment(
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

  // The preferences of the edges at the ends of a set length are not the view's own any more.
  override var spacing: ViewSpacing {
    let ends: Edge.Set = [
      value.width.isSet ? .horizontal : [], value.height.isSet ? .vertical : [],
    ]
    return content.spacing.clearing(ends)
  }

  override var priority: Double { 0 }
}
