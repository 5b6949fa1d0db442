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
    let (origin, inner) = contentPlacement(size: size, proposal: proposal)
    let width = content.sizeThatFits(inner).width
    content.place(
      at: CGPoint(x: mirrored(origin.x, width: width, in: size.width), y: origin.y),
      proposal: inner)
  }

  override final func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let (origin, inner) = contentPlacement(size: size, proposal: proposal)
    return content.explicitAlignment(key, size: content.sizeThatFits(inner), proposal: inner)
      .map { $0 + (key.isHorizontal ? origin.x : origin.y) }
  }

  /// The frame's default guide meets the view's, which may be explicit.
  private func contentPlacement(
    size: CGSize, proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = inner(proposal, size: size)
    let frame = ViewDimensions(element: nil, size: size, proposal: proposal)
    let view = content.dimensions(in: proposal)
    let origin = CGPoint(
      x: frame[alignment.horizontal] - view[alignment.horizontal],
      y: frame[alignment.vertical] - view[alignment.vertical])
    return (origin, proposal)
  }

  override final var spacing: ViewSpacing { content.spacing.clearing(affectedEdges) }
  override final var priority: Double { 0 }
}
