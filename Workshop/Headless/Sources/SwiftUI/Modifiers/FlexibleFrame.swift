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
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(
      in: FrameElement.self,
      (
        FrameLength(min: minWidth, ideal: idealWidth, max: maxWidth),
        FrameLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment
      ))
  }
}

/// The length of a frame on one axis, or the limits of one that is flexible.
struct FrameLength: Equatable, Sendable {
  private var min: CGFloat?
  private var ideal: CGFloat?
  private var max: CGFloat?
  private let isFixed: Bool

  /// Nil is the view's own length.
  init(_ length: CGFloat?) {
    (min, isFixed) = (length.flatMap { $0.isFinite ? Swift.max(0, $0) : nil }, true)
  }

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    isFixed = false
    self.min = min.flatMap { $0.isNaN ? nil : Swift.max(0, $0) }
    self.max = max.flatMap { $0.isNaN ? nil : Swift.max($0, self.min ?? 0) }
    self.ideal = ideal.flatMap { $0.isNaN ? nil : $0 }
    self.ideal = self.ideal.map(clamp)
  }

  var fixed: CGFloat? { isFixed ? min : nil }

  var isSet: Bool { min != nil || ideal != nil || max != nil }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }

  /// Returns the proposal to the view inside: while measuring the clamped proposal, when placing the length that the
  /// frame took, unless that was the view's own choice.
  func inner(_ proposal: CGFloat?, taken: CGFloat?) -> CGFloat? {
    if isFixed { return min ?? proposal }
    guard let taken else { return (proposal ?? ideal).map(clamp) }
    let isOwnChoice =
      proposal == nil && ideal == nil && taken > (min ?? 0) && taken < (max ?? .infinity)
    return isOwnChoice ? nil : taken
  }

  /// The frame's own length around a view of length `content`.
  func taken(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
    if isFixed { return min ?? content }
    guard let proposal else { return ideal ?? clamp(content) }
    switch (min, max) {
    case (nil, nil): return content
    case (nil, let max?): return Swift.min(Swift.max(proposal, content), max)
    case (let min?, nil): return Swift.max(Swift.min(proposal, content), min)
    case (_?, _?): return clamp(proposal)
    }
  }
}
