/// Apple: `@frozen public struct Animation : Equatable, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Hashable, Sendable {
  let curve: AnimationCurve

  /// Apple: `public static let `default`: Animation`.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)
}

// MARK: Curves of a fixed duration

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// The default duration of a curve, in seconds.
  private static let standardDuration = 0.35

  private static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval
  ) -> Animation {
    Animation(curve: .bezier(Bezier(x1: x1, y1: y1, x2: x2, y2: y2), duration: duration))
  }

  /// Apple: `public static func easeInOut(duration: TimeInterval) -> Animation`.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  /// Apple: `public static var easeInOut: Animation { get }`.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// Apple: `public static func easeOut(duration: TimeInterval) -> Animation`.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  /// Apple: `public static var easeOut: Animation { get }`.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }

  /// Apple: `public static func linear(duration: TimeInterval) -> Animation`.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  /// Apple: `public static var linear: Animation { get }`.
  public static var linear: Animation { linear(duration: standardDuration) }
}

// MARK: Springs

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  /// Apple: `public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825,
  /// blendDuration: TimeInterval = 0) -> Animation`.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      curve: .spring(SpringCurve(response: response, dampingFraction: dampingFraction)))
  }

  /// Apple: `public static var spring: Animation { get }`.
  public static var spring: Animation { spring(duration: 0.5) }

  /// Apple: `public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0,
  /// blendDuration: Double = 0) -> Animation`.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring(SpringCurve(duration: duration, bounce: bounce)))
  }

  /// Apple: `public static var snappy: Animation { get }`.
  public static var snappy: Animation { snappy() }
  /// Apple: `public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}
