/// The way a view changes over time.
///
/// Apple: `@frozen public struct Animation : Equatable, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Equatable, Sendable {
  enum Curve: Equatable {
    case spring(response: Double, dampingFraction: Double)
  }

  let curve: Curve

  /// Apple: `public static let `default`: Animation`.
  public static let `default` = Animation(curve: .spring(response: 0.55, dampingFraction: 1))

  /// Apple: `public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825,
  /// blendDuration: TimeInterval = 0) -> Animation`.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(curve: .spring(response: response, dampingFraction: dampingFraction))
  }
}
