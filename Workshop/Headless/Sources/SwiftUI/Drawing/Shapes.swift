/// Apple: `@frozen public struct Rectangle : Shape`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Rectangle: FrameShape {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
  /// Apple: `nonisolated public func path(in rect: CGRect) -> Path`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners; corners longer than half a side are shortened.
///
/// Apple: `@frozen public struct RoundedRectangle : Shape`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RoundedRectangle: FrameShape {
  /// Apple: `public var cornerSize: CGSize`.
  public var cornerSize: CGSize
  /// Apple: `public var style: RoundedCornerStyle`.
  public var style: RoundedCornerStyle

  /// Apple: `nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)`.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Apple: `nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle =
  /// .continuous)`.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Apple: `nonisolated public func path(in rect: CGRect) -> Path`.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Apple: `public var animatableData: CGSize.AnimatableData { get set }`.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// Apple: `@frozen public struct Capsule : Shape`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Capsule: FrameShape {
  /// Apple: `public var style: RoundedCornerStyle`.
  public var style: RoundedCornerStyle

  /// Apple: `nonisolated public init(style: RoundedCornerStyle = .continuous)`.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Apple: `nonisolated public func path(in rect: CGRect) -> Path`.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// Apple: `@frozen public struct Circle : Shape`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Circle: FrameShape {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}

  /// Apple: `nonisolated public func path(in rect: CGRect) -> Path`.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The shorter length both ways; an unspecified length follows the other, 10 where both are.
  ///
  /// Apple: `nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }
}

/// Apple: `@frozen public struct Ellipse : Shape`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Ellipse: FrameShape {
  /// Apple: `nonisolated public init()`.
  nonisolated public init() {}
  /// Apple: `nonisolated public func path(in rect: CGRect) -> Path`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
