// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A size that a container proposes: nil asks for the ideal length, 0 the least, ∞ the most.
///
/// Apple: `@frozen public struct ProposedViewSize : Equatable, Sendable`, with these public members.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Apple: `public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10,
  /// height: 10)) -> CGSize`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
