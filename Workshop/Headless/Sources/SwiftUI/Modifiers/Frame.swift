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
    FixedFrameView(
      content: self, width: width?.frameLength, height: height?.frameLength, alignment: alignment)
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

private struct FixedFrameView<Content: View> {
  let content: Content
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension FixedFrameView: WrapperView {
  func update(_ wrapper: FixedFrameElement) {
    wrapper.width = width
    wrapper.height = height
    wrapper.alignment = alignment
  }
}

private final class FixedFrameElement: FrameElement, @unchecked Sendable {
  var width: CGFloat?
  var height: CGFloat?

  override func inner(_ proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(inner(proposal, size: nil))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override var affectedEdges: Edge.Set {
    Edge.Set(width: width != nil, height: height != nil)
  }
}

extension Edge.Set {
  /// The edges at the ends of the lengths that something sets.
  init(width: Bool, height: Bool) {
    self = (width ? Edge.Set.horizontal : []).union(height ? .vertical : [])
  }
}

/// What both kinds of frames share: one view, aligned in a size that is not its own.
class FrameElement: WrapperElement, @unchecked Sendable {
  final var alignment = Alignment.center

  /// What the view inside is proposed; `size` is nil while measuring and final when placing.
  func inner(_ proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize { proposal }

  /// The edges whose spacing is not the view's own any more.
  var affectedEdges: Edge.Set { .all }

  override final func placeChildren() {
    let inner = inner(proposal, size: size)
    let width = content.sizeThatFits(inner).width
    let x = offset(alignment.horizontal.key, size: size, inner: inner)
    content.place(
      at: CGPoint(
        x: mirrored(x, width: width, in: size.width),
        y: offset(alignment.vertical.key, size: size, inner: inner)),
      proposal: inner)
  }

  // Most views set no guide: then nothing need be aligned to say so.
  override final func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = inner(proposal, size: size)
    let value = content.explicitAlignment(
      key, size: content.sizeThatFits(inner), proposal: inner)
    let aligned = key.isHorizontal ? alignment.horizontal.key : alignment.vertical.key
    return value.map { $0 + offset(aligned, size: size, inner: inner) }
  }

  /// Where the view begins: the frame's default guide meets the view's, which may be explicit.
  private func offset(_ key: AlignmentKey, size: CGSize, inner: ProposedViewSize) -> CGFloat {
    let frame = ViewDimensions(element: nil, size: size, proposal: inner)
    return frame[key] - content.dimensions(in: inner)[key]
  }

  override final var spacing: ViewSpacing { content.spacing.clearing(affectedEdges) }
  override final var priority: Double { 0 }
}
