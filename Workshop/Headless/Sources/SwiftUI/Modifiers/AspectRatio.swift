/// Apple: `public enum ContentMode : Hashable, CaseIterable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  /// Proposes to the view a size of a ratio of width to height.
  ///
  /// Nil is the ratio of the view's ideal size. On an axis without a proposal the other one decides; without
  /// any, the view is asked for its ideal size.
  ///
  /// Apple: `nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode:
  /// ContentMode) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    wrapped(in: AspectRatioElement.self, (aspectRatio, contentMode))
  }
}

private final class AspectRatioElement: ProposingElement<(ratio: CGFloat?, mode: ContentMode)>,
  @unchecked Sendable
{
  private var answers = Answers()

  /// The proposal, shortened or lengthened on one axis to the ratio.
  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let ratio = value.ratio ?? idealRatio, ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return isWide == (value.mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  private var idealRatio: CGFloat? {
    let ideal = content.sizeThatFits(.unspecified)
    return ideal.height > 0 ? ideal.width / ideal.height : nil
  }

  // Each answer may ask twice, so that ratios in ratios would ask twice as often with each.
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = answers.size(for: proposal) { return size }
    let size = measure(proposal)
    answers = answers.adding(size, for: proposal, atMost: 3)
    return size
  }

  override func contentsDidChange() { answers = Answers() }

  // The content has a priority among its own neighbors only.
  override var priority: Double { 0 }
}
