/// A value that can be scaled and added, so that steps between two of them exist.
///
/// Apple: `public protocol VectorArithmetic : AdditiveArithmetic { mutating func scale(by rhs:
/// Double); var magnitudeSquared: Double { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

/// Apple: `public protocol Animatable { associatedtype AnimatableData : VectorArithmetic;
/// var animatableData: Self.AnimatableData { get set } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: Self.AnimatableData { get set }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct EmptyAnimatableData : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Apple: `public init()`.
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static func + (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData {
    .zero
  }
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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

/// Apple: `extension AnimatablePair : Sendable where First : Sendable, Second : Sendable`.
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `extension Double : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `extension CGFloat : VectorArithmetic`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
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
