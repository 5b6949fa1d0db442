extension View {
  /// Puts the view into an invisible frame whose lengths lie between limits.
  ///
  ///     Text("Swift").frame(minWidth: 50, maxWidth: .infinity, alignment: .leading)
  ///
  /// Where an axis has both limits, the frame takes the proposal between them; with one limit, it also
  /// makes room for the view; asked for its ideal length, it answers `ideal`, else the view's own.
  /// Limits should ascend: a maximum below the minimum counts as the minimum, NaN as nil.
  ///
  /// Apple: `nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil,
  /// maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight:
  /// CGFloat? = nil, alignment: Alignment = .center) -> some View`.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(
      in: FlexibleFrameElement.self,
      (
        FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment
      ))
  }
}

private final class FlexibleFrameElement: FrameElement<FlexibleLength>, @unchecked Sendable {
  override func inner(_ proposal: ProposedViewSize, size: CGSize?) -> ProposedViewSize {
    ProposedViewSize(
      width: value.width.inner(proposal.width, taken: size?.width),
      height: value.height.inner(proposal.height, taken: size?.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let view = content.sizeThatFits(inner(proposal, size: nil))
    return CGSize(
      width: value.width.taken(proposal.width, content: view.width),
      height: value.height.taken(proposal.height, content: view.height))
  }

  override var affectedEdges: Edge.Set {
    Edge.Set(width: value.width.isSet, height: value.height.isSet)
  }
}

/// The limits of a flexible frame on one axis.
private struct FlexibleLength: Equatable, Sendable {
  private var min: CGFloat?
  private var ideal: CGFloat?
  private var max: CGFloat?

  init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
    self.max = max.flatMap { $0.isNaN ? nil : Swift.max($0, self.min ?? 0) }
    self.ideal = ideal.flatMap { $0.isNaN ? nil : $0 }
    self.ideal = self.ideal.map(clamp)
  }

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }

  /// What the view inside is proposed: while measuring the clamped proposal, when placing the length
  /// that the frame took, unless that was the view's own choice.
  func inner(_ proposal: CGFloat?, taken: CGFloat?) -> CGFloat? {
    guard let taken else { return (proposal ?? ideal).map(clamp) }
    let isOwnChoice =
      proposal == nil && ideal == nil && taken > (min ?? 0) && taken < (max ?? .infinity)
    return isOwnChoice ? nil : taken
  }

  /// The frame's own length around a view of length `content`.
  func taken(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    guard let proposal else { return ideal ?? clamp(content) }
    switch (min, max) {
    case (nil, nil): return content
    case (nil, let max?): return Swift.min(Swift.max(proposal, content), max)
    case (let min?, nil): return Swift.max(Swift.min(proposal, content), min)
    case (_?, _?): return clamp(proposal)
    }
  }
}
