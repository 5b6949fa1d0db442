/// A value that can be scaled and added, so that steps between two of them exist.
///
/// Apple: `public protocol VectorArithmetic : AdditiveArithmetic { mutating func scale(by rhs:
/// Double); var magnitudeSquared: Double { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)

  /// The dot product with itself.
  var magnitudeSquared: Double { get }
}

/// A type whose values can be animated.
///
/// Apple: `public protocol Animatable { associatedtype AnimatableData : VectorArithmetic;
/// var animatableData: Self.AnimatableData { get set } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Animatable {
  /// The type of the data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate.
  var animatableData: Self.AnimatableData { get set }
}

/// Data of a type that does not animate.
///
/// Apple: `@frozen public struct EmptyAnimatableData : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Apple: `public init()`.
  public init() {}
  /// Apple: `public static var zero: EmptyAnimatableData { get }`.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Apple: `public mutating func scale(by rhs: Double)`.
  public mutating func scale(by rhs: Double) {}
  /// Apple: `public var magnitudeSquared: Double { get }`.
  public var magnitudeSquared: Double { 0 }
  /// Apple: `public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData`.
  public static func + (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    .zero
  }
  /// Apple: `public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData`.
  public static func - (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    .zero
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
  /// Apple: `public var animatableData: EmptyAnimatableData { get set }`.
  public var animatableData: EmptyAnimatableData {
    get { .zero }
    set {}
  }
}

/// Data of two parts.
///
/// Apple: `@frozen public struct AnimatablePair<First, Second> : VectorArithmetic where
/// First : VectorArithmetic, Second : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// Apple: `public var first: First`.
  public var first: First
  /// Apple: `public var second: Second`.
  public var second: Second

  /// Apple: `public init(_ first: First, _ second: Second)`.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Apple: `public static var zero: AnimatablePair<First, Second> { get }`.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Apple: `public mutating func scale(by rhs: Double)`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// Apple: `public var magnitudeSquared: Double { get }`.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  /// Apple: `public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First,
  /// Second>) -> AnimatablePair<First, Second>`.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Apple: `public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First,
  /// Second>) -> AnimatablePair<First, Second>`.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

/// Apple: `extension AnimatablePair : Sendable where First : Sendable, Second : Sendable`.
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Apple: `extension Double : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Double: VectorArithmetic {
  /// Apple: `public mutating func scale(by rhs: Double)`.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Apple: `public var magnitudeSquared: Double { get }`.
  public var magnitudeSquared: Double { self * self }
}

/// Apple: `extension CGFloat : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGFloat: VectorArithmetic {
  /// Apple: `public mutating func scale(by rhs: Double)`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// Apple: `public var magnitudeSquared: Double { get }`.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Animatable where Self: VectorArithmetic {
  /// Apple: `public var animatableData: Self { get set }`.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// Apple: `extension CGPoint : Animatable`.
extension CGPoint: Animatable {
  /// Apple: `public var animatableData: AnimatablePair<CGFloat, CGFloat>`.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

/// Apple: `extension CGSize : Animatable`.
extension CGSize: Animatable {
  /// Apple: `public var animatableData: AnimatablePair<CGFloat, CGFloat>`.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
