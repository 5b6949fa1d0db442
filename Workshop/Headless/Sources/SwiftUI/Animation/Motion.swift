/// A change on its way: what still lies between the shown value and the target.
///
/// The shown value is the target plus `offset(at:)`. So a target that changes without animation moves
/// the shown value at once by the same amount, and the rest of the way goes on.
///
/// A spring that takes over from a spring merges with it: it begins where that is, with its velocity. Any other
/// animation is combined with the one that still runs: of the way of both, it covers what that one has not, which goes
/// on. With *r* for what the first has covered, it is at *r* + (*total* − *r*) · *p*.
struct Motion<Value: VectorArithmetic> {
  let animation: Animation
  let start: Double
  private let change: Value
  private let velocity: Value
  private let relativeVelocity: Double
  private let completion: AnimationCompletion?
  /// The motion that goes on beneath this one; none if it began at rest or merged. (An array, as a value cannot hold
  /// one of its own type.)
  private let beneath: [Motion]

  /// A motion over `change`, which begins at the time `now`, when another may be on its way.
  init(
    _ animation: Animation, over change: Value, now: Double, after other: Motion?,
    completion: AnimationCompletion?
  ) {
    self.animation = animation
    self.completion = completion
    start = now
    let left = other?.offset(at: now)
    let merges =
      animation.curve.spring != nil && other?.animation.curve.spring != nil
      && other?.beneath.isEmpty == true
    if let other, let left, !merges {
      beneath = [other]
      // The way of both: that of the first, and from its target to this one.
      self.change = other.change + (change + left)
      velocity = .zero
    } else {
      beneath = []
      self.change = change
      velocity = merges ? other?.springVelocity(at: now) ?? .zero : .zero
    }
    let size = self.change.magnitudeSquared.squareRoot()
    relativeVelocity = size > 0 ? velocity.magnitudeSquared.squareRoot() / size : 0
  }

  /// Returns the distance from the target at a time; nil when it is reached.
  func offset(at now: Double) -> Value? {
    let response = animation.curve.response(
      at: now - start, relativeVelocity: relativeVelocity)
    guard let response else { return nil }
    let rest = change - (beneath.first?.covered(at: now) ?? .zero)
    return combined(rest, -response.displacement, response.velocity)
  }

  /// How much of its way is covered at a time.
  private func covered(at now: Double) -> Value { change + (offset(at: now) ?? .zero) }

  private func springVelocity(at now: Double) -> Value {
    guard let spring = animation.curve.spring, offset(at: now) != nil else { return .zero }
    let rate = spring.rate(at: now - start)
    return combined(change, -rate.displacement, rate.velocity)
  }

  private func combined(_ change: Value, _ ofChange: Double, _ ofVelocity: Double) -> Value {
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
