// The numbers that the engine accepts. Invalid lengths are replaced here, when they are read, so the
// arithmetic needs no checks: sums of 2³¹ lengths, their squares and their products with factors all stay far
// below the largest finite `Double`.

/// The largest length and factor that the engine uses, about 1.27e30.
///
/// Larger numbers count as this.
let longestLength = 0x1p100

/// Replaces an invalid size or factor.
///
/// NaN and negative numbers become 0; the maximum is `longestLength`.
@inline(__always)
func sanitizedSize(_ value: Double) -> Double {
  let positive = value > 0 ? value : 0
  return positive < longestLength ? positive : longestLength
}

/// Replaces an invalid signed length, such as a gap or a margin.
///
/// NaN becomes 0; the limits are ±`longestLength`.
@inline(__always)
func sanitizedOffset(_ value: Double) -> Double {
  if value > -longestLength { return value < longestLength ? value : longestLength }
  return value.isNaN ? 0 : -longestLength
}

/// Replaces an invalid limit.
///
/// Nil, NaN and infinity become infinity; negative numbers become 0.
@inline(__always)
func sanitizedLimit(_ value: Double?) -> Double {
  guard let value, value < .infinity else { return .infinity }
  return sanitizedSize(value)
}

/// Replaces an invalid aspect ratio.
///
/// Numbers that are not positive and finite become 1; the limits are 2⁻¹⁰⁰ and 2¹⁰⁰.
@inline(__always)
package func sanitizedRatio(_ value: Double) -> Double {
  if value >= 1 / longestLength, value <= longestLength { return value }
  return value > 0 && value < .infinity ? clamped(value, 1 / longestLength, longestLength) : 1
}

/// Returns a length limited to a minimum and a maximum.
///
/// If the minimum is larger than the maximum, the minimum applies.
@inline(__always)
func clamped(_ length: Double, _ lower: Double, _ upper: Double) -> Double {
  let short = length < upper ? length : upper
  return short > lower ? short : lower
}

/// Returns a valid size, limited to a minimum and a maximum.
///
/// If the minimum is larger, it applies; a limit that is NaN has no effect.
@inline(__always)
func sanitizedSize(_ length: Double, from lower: Double, to upper: Double) -> Double {
  // A comparison with NaN is false and leaves the length as it is.
  let short = upper < length ? upper : length
  return sanitizedSize(lower > short ? lower : short)
}

/// Returns a limit plus a tolerance for rounding errors.
///
/// Lengths up to this sum fit within the limit.
func tolerantLimit(_ limit: Double) -> Double {
  limit + 1e-9 * max(1, limit)
}
