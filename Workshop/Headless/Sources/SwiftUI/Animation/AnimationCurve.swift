/// The rest of a change at a time: the change itself is 1, a velocity adds to it.
///
/// The shown value is target − change · `displacement` + velocity · `velocity`.
struct AnimationResponse {
  var displacement: Double
  var velocity: Double = 0
}

/// How a change is spread over time, in seconds.
enum AnimationCurve: Hashable, Sendable {
  case bezier(Bezier, duration: Double)
  case spring(SpringCurve)

  /// Returns the rest of a change at a time; nil when it is complete.
  ///
  /// `relativeVelocity` is the speed at the beginning, in changes a second; springs need it to know
  /// when they are at rest.
  func response(at time: Double, relativeVelocity: Double = 0) -> AnimationResponse? {
    switch self {
    case .bezier(let bezier, let duration):
      if time >= duration { return nil }
      return AnimationResponse(displacement: 1 - bezier.y(atX: max(0, time) / duration))
    case .spring(let spring):
      if time >= spring.settlingTime(relativeVelocity: relativeVelocity) { return nil }
      return spring.response(at: max(0, time))
    }
  }

  /// The spring that the curve ends in, if it is one that another may take over from.
  var spring: SpringCurve? {
    if case .spring(let spring) = self { spring } else { nil }
  }
}

/// A cubic curve from (0, 0) to (1, 1) with two control points.
struct Bezier: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The height where the curve, which never runs back, is at `x`.
  func y(atX x: Double) -> Double {
    if x1 == y1, x2 == y2 { return x }
    var (low, high) = (0.0, 1.0)
    // Each step halves the interval: 52 of them are as exact as a number can be.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return Self.value((low + high) / 2, y1, y2)
  }

  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }
}

struct SpringCurve: Hashable, Sendable {
  private let angularFrequency: Double
  private let dampingRatio: Double

  /// At rest is what is nearer to the target than this part of the change.
  private static let precision = 0.001

  /// `response` is the period without damping, in seconds; a fraction of 1 never overshoots.
  init(response: Double, dampingFraction: Double) {
    angularFrequency = 2 * .pi / max(response, 1e-3)
    dampingRatio = max(0, dampingFraction)
  }

  /// `duration` is how long the movement seems to take; a bounce above 0 overshoots.
  init(duration: Double, bounce: Double) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// Returns the sum of a displacement of 1 and a velocity of 1 at the beginning, at a time.
  func response(at time: Double) -> AnimationResponse {
    let decay = dampingRatio * angularFrequency
    if dampingRatio == 1 {
      let factor = exp(-angularFrequency * time)
      return AnimationResponse(
        displacement: (1 + angularFrequency * time) * factor, velocity: time * factor)
    }
    if dampingRatio < 1 {
      let frequency = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let factor = exp(-decay * time)
      let (sine, cosine) = (sin(frequency * time), cos(frequency * time))
      return AnimationResponse(
        displacement: factor * (cosine + decay / frequency * sine),
        velocity: factor * sine / frequency)
    }
    // Two decays without oscillation.
    let spread = angularFrequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let (slowFactor, fastFactor) = (exp(-slow * time), exp(-fast * time))
    return AnimationResponse(
      displacement: (fast * slowFactor - slow * fastFactor) / (2 * spread),
      velocity: (slowFactor - fastFactor) / (2 * spread))
  }

  /// How fast what `response(at:)` tells changes, for a spring that takes over.
  func rate(at time: Double) -> AnimationResponse {
    let now = response(at: time)
    // x″ = −ω²x − 2ζωx′ for both; a displacement of 1 has the velocity response as its slope.
    let square = angularFrequency * angularFrequency
    return AnimationResponse(
      displacement: -square * now.velocity,
      velocity: now.displacement - 2 * dampingRatio * angularFrequency * now.velocity)
  }

  /// When the spring stays within the precision of its target.
  func settlingTime(relativeVelocity: Double) -> Double {
    if dampingRatio == 0 { return .infinity }
    var late = 1 / angularFrequency
    while envelope(at: late, relativeVelocity) > Self.precision { late *= 2 }
    var early = late / 2
    for _ in 0..<40 {
      let middle = (early + late) / 2
      if envelope(at: middle, relativeVelocity) > Self.precision {
        early = middle
      } else {
        late = middle
      }
    }
    return late
  }

  /// A bound of what is left, without the oscillation.
  private func envelope(at time: Double, _ relativeVelocity: Double) -> Double {
    guard dampingRatio < 1 else {
      let now = response(at: time)
      return now.displacement + abs(relativeVelocity) * now.velocity
    }
    let frequency = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let factor = exp(-dampingRatio * angularFrequency * time)
    return factor * (angularFrequency / frequency + abs(relativeVelocity) / frequency)
  }
}
