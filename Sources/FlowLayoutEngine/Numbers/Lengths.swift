// The numbers that the engine accepts. Every length passes through here once, on its way in, so that
// the arithmetic behind it needs no checks: sums of 2³¹ lengths, their squares and their products
// with factors all stay far below the largest finite Double.

/// The largest length and the largest factor, 2¹⁰⁰ (about 1.27e30).
let longestLength = 0x1p100

/// A size or a factor: NaN and negative become 0, what is too large becomes the largest length.
@inline(__always)
func sanitizedSize(_ value: Double) -> Double {
  let positive = value > 0 ? value : 0
  return positive < longestLength ? positive : longestLength
}

/// A signed length such as a gap or a margin: NaN becomes 0, what is too large the largest length.
@inline(__always)
func sanitizedOffset(_ value: Double) -> Double {
  if value > -longestLength { return value < longestLength ? value : longestLength }
  return value.isNaN ? 0 : -longestLength
}

/// A limit: nil, NaN and infinity become infinity, negative becomes 0.
@inline(__always)
func sanitizedLimit(_ value: Double?) -> Double {
  guard let value, value < .infinity else { return .infinity }
  return sanitizedSize(value)
}

/// A main size divided by a cross size: what is not positive and finite becomes 1.
@inline(__always)
func sanitizedRatio(_ value: Double) -> Double {
  if value >= 1 / longestLength, value <= longestLength { return value }
  return value > 0 && value < .infinity ? clamped(value, 1 / longestLength, longestLength) : 1
}

/// A length between two limits; the lower one wins.
@inline(__always)
func clamped(_ length: Double, _ lower: Double, _ upper: Double) -> Double {
  let short = length < upper ? length : upper
  return short > lower ? short : lower
}

/// A size between two limits as they come from outside, sanitized together: the lower one wins.
@inline(__always)
func sanitizedSize(_ length: Double, from lower: Double, to upper: Double) -> Double {
  // A comparison with NaN is false and leaves the length as it is.
  let short = upper < length ? upper : length
  return sanitizedSize(lower > short ? lower : short)
}

/// The largest sum that still counts as fitting into `limit`: floating-point noise is tolerated,
/// nothing more.
func tolerantLimit(_ limit: Double) -> Double {
  limit + 1e-9 * max(1, limit)
}
