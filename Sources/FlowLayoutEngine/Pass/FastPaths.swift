/// Optional optimizations.
///
/// Each gives the same frames as the full pass, up to the rounding errors of sums in another order. Tests and
/// benchmarks turn them off, one by one, to compare.
package struct FastPaths: OptionSet, Sendable {
  /// A bit per optimization.
  public let rawValue: UInt8

  /// Makes a set of optimizations from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// One pass lays out items of fixed sizes, even with forced breaks and full-line items.
  public static let fixedItems = Self(rawValue: 1)
  /// Steps read the items of a line as a range of indices, without the sequence.
  public static let neighbors = Self(rawValue: 2)
  /// A dragged item is tried only at indices near the point.
  public static let nearbyIndices = Self(rawValue: 4)
  /// Items with an aspect ratio and no other property take all steps in one pass.
  public static let proportionalItems = Self(rawValue: 8)

  /// All of them.
  public static let all: Self = [.fixedItems, .neighbors, .nearbyIndices, .proportionalItems]
}
