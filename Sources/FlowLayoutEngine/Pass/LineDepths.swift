// The cross size of a line of items with an aspect ratio, from the items and the container's
// `proportions`.

/// A line's length as a function of its cross size.
///
/// The length is `fixed` + `ratio` × cross size.
struct LineShares {
  var fixed = 0.0
  var ratio = 0.0

  /// Whether the cross size of the line is at most `target` if the line is `length` long.
  @inline(__always)
  func fills(_ length: Double, atDepth target: Double) -> Bool {
    length - fixed <= target * ratio
  }
}

/// The target, minimum and maximum cross size of lines.
///
/// They come from `FlexContainer.proportions`, with invalid numbers replaced.
struct LineDepths {
  let target: Double
  let least: Double
  let greatest: Double
  let fillsLastLine: Bool

  init(_ container: FlexContainer) {
    let rule = container.proportions ?? FlexProportions(targetCross: .nan)
    let length = container.breakLimit
    let isPossible = rule.targetCross > 0 && rule.targetCross < .infinity
    let wanted = isPossible ? sanitizedSize(rule.targetCross) : length < .infinity ? length : 0
    let (minimum, maximum) = (Self.limit(rule.minCross), Self.limit(rule.maxCross))
    least = minimum.map(sanitizedSize) ?? min(wanted, maximum ?? wanted) / 2
    greatest = max(least, maximum.map(sanitizedLimit) ?? 2 * max(wanted, least))
    target = clamped(wanted, least, greatest)
    fillsLastLine = rule.fillsLastLine
  }

  private static func limit(_ value: Double?) -> Double? {
    value.flatMap { $0.isNaN ? nil : max(0, $0) }
  }
}

extension LineDepths {
  /// Returns whether a line takes the next items, to bring its cross size nearer to the target.
  ///
  /// Each item that a line takes makes its cross size smaller. With the next items, the cross size
  /// is at most the target.
  ///
  /// - Parameters:
  ///   - after: The line with the next items.
  ///   - before: The line without the next items; nil if it may not end before them.
  ///   - length: The length to fill.
  ///   - threshold: The length to fill plus a tolerance for rounding errors.
  /// - Returns: Whether the line takes the next items.
  @inline(__always)
  func prefer(
    _ after: LineShares, to before: LineShares?, toFill length: Double, _ threshold: Double
  ) -> Bool {
    // Cross sizes are compared as products: three divisions a line would cost as much as its items.
    let rest = length - after.fixed
    if after.ratio == 0 ? after.fixed > threshold : rest < least * after.ratio { return false }
    if after.ratio > 0, rest <= 0, length > 0 { return false }
    guard let before else { return true }
    // A line without aspect ratios has no cross size that could deviate from the target.
    if before.ratio == 0 { return rest == target * after.ratio }
    let earlier = length - before.fixed
    if earlier > greatest * before.ratio { return true }
    return rest * before.ratio + earlier * after.ratio
      >= 2 * target * (before.ratio * after.ratio)
  }

  /// Returns the maximum cross size of a line.
  ///
  /// For a last line that need not be filled, this is the target.
  @inline(__always)
  func most(isLast: Bool) -> Double { isLast && !fillsLastLine ? target : greatest }

  /// Returns the cross size with which a line fills `limit`, and the line's length.
  ///
  /// A line that would exceed the cross size `most` gets `most` and is shorter.
  @inline(__always)
  func depth(
    of shares: LineShares, within limit: Double, atMost most: Double
  ) -> (depth: Double, length: Double) {
    // Without a limit, the cross size is the target.
    if limit == .infinity { return (target, shares.fixed + shares.ratio * target) }
    let full = (limit - shares.fixed) / shares.ratio
    if full > most { return (most, shares.fixed + shares.ratio * most) }
    return full >= 0 ? (full, limit) : (0, shares.fixed)
  }
}
