/// Optional optimizations.
///
/// Each gives the frames that the plain steps give, up to the rounding of sums that it adds in another order.
/// Tests and benchmarks switch them off, one by one, to compare; no other code has a reason to.
package struct FastPaths: OptionSet, Sendable {
  /// One bit an optimization.
  public let rawValue: UInt8

  /// Makes a set of optimizations from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Items of fixed sizes go through all steps in one pass, forced breaks and full lines included.
  public static let fixedItems = Self(rawValue: 1)
  /// The items of a line are taken as they lie in memory.
  public static let neighbors = Self(rawValue: 2)
  /// Only places near the point are tried where an item would be dropped.
  public static let nearbyPlaces = Self(rawValue: 4)
  /// Items of nothing but proportions go through all steps in one pass.
  public static let proportionalItems = Self(rawValue: 8)

  /// All of them.
  public static let all: Self = [.fixedItems, .neighbors, .nearbyPlaces, .proportionalItems]
}
