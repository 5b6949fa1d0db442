// How deep a line is: what its items ask for, and what its container allows.

/// The length that the items of a line take of it, and for each point of depth so much more.
struct LineShares {
  var fixed = 0.0
  var ratio = 0.0

  /// Whether they fill a length if they are no deeper than a target.
  @inline(__always)
  func isReached(by target: Double, toFill length: Double) -> Bool {
    length - fixed <= target * ratio
  }
}

/// The depths that lines may have, as the engine counts with them.
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
  /// Whether a line rather takes the item with which it is no deeper than the target than ends before it.
  ///
  /// - Parameters:
  ///   - after: What it holds with the item.
  ///   - before: What it holds without; nil if it may not end there.
  ///   - length: The length that it fills.
  ///   - threshold: The largest sum that fits into that.
  /// - Returns: Whether the item belongs to the line.
  @inline(__always)
  func prefer(
    _ after: LineShares, to before: LineShares?, toFill length: Double, _ threshold: Double
  ) -> Bool {
    // Depths are compared as products: three divisions a line would cost as much as its items.
    let rest = length - after.fixed
    if after.ratio == 0 ? after.fixed > threshold : rest < least * after.ratio { return false }
    if after.ratio > 0, rest <= 0, length > 0 { return false }
    guard let before else { return true }
    // Nothing is off where there is nothing that has the line's depth.
    if before.ratio == 0 { return rest == target * after.ratio }
    let earlier = length - before.fixed
    if earlier > greatest * before.ratio { return true }
    return rest * before.ratio + earlier * after.ratio
      >= 2 * target * (before.ratio * after.ratio)
  }

  /// Returns the greatest depth of a line.
  @inline(__always)
  func most(isLast: Bool) -> Double { isLast && !fillsLastLine ? target : greatest }

  /// The depth of a line that has proportions, and how long that makes it.
  @inline(__always)
  func depth(
    of shares: LineShares, within limit: Double, atMost most: Double
  ) -> (depth: Double, length: Double) {
    if limit == .infinity { return (target, shares.fixed + shares.ratio * target) }
    let full = (limit - shares.fixed) / shares.ratio
    if full > most { return (most, shares.fixed + shares.ratio * most) }
    return full >= 0 ? (full, limit) : (0, shares.fixed)
  }
}
