/// A change on its way: what still lies between the shown value and the target.
///
/// The shown value is the target plus `offset(at:)`. So a target that changes without animation moves
/// the shown value at once by the same amount, and the rest of the way goes on.
struct Motion<Value: VectorArithmetic> {
  let animation: Animation
  let start: Double
  private let change: Value
  private let velocity: Value
  private let relativeVelocity: Double
  private let completion: AnimationCompletion?

  /// A motion over `change`, which begins at the time `now`.
  ///
  /// A spring that takes over from a spring begins with its velocity.
  init(
    _ animation: Animation, over change: Value, now: Double, after other: Motion?,
    completion: AnimationCompletion?
  ) {
    self.animation = animation
    self.completion = completion
    self.change = change
    start = now
    let follows = animation.curve.spring != nil
    velocity = follows ? other?.springVelocity(at: now) ?? .zero : .zero
    let size = change.magnitudeSquared.squareRoot()
    relativeVelocity = size > 0 ? velocity.magnitudeSquared.squareRoot() / size : 0
  }

  /// What is missing from the target at a time; nil when it is reached.
  func offset(at now: Double) -> Value? {
    let response = animation.curve.response(
      at: now - start, relativeVelocity: relativeVelocity)
    guard let response else { return nil }
    return combined(-response.displacement, response.velocity)
  }

  private func springVelocity(at now: Double) -> Value {
    guard let spring = animation.curve.spring, offset(at: now) != nil else { return .zero }
    let rate = spring.rate(at: now - start)
    return combined(-rate.displacement, rate.velocity)
  }

  private func combined(_ ofChange: Double, _ ofVelocity: Double) -> Value {
    var (left, right) = (change, velocity)
    left.scale(by: ofChange)
    right.scale(by: ofVelocity)
    return left + right
  }
}

/// An origin and a size, as they animate together.
struct FrameVector: VectorArithmetic {
  var values = SIMD4<Double>.zero

  init(_ values: SIMD4<Double> = .zero) { self.values = values }
  init(_ origin: CGPoint, _ size: CGSize) {
    values = SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }

  static var zero: FrameVector { FrameVector() }
  static func + (a: FrameVector, b: FrameVector) -> FrameVector { .init(a.values + b.values) }
  static func - (a: FrameVector, b: FrameVector) -> FrameVector { .init(a.values - b.values) }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}
