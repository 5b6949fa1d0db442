/// A set of optional optimizations.
///
/// With or without an optimization, the frames are the same, up to the rounding errors of sums in
/// another order. Tests and benchmarks turn optimizations off, one by one, to compare.
package struct FastPaths: OptionSet, Sendable {
  /// A bit per optimization.
  public let rawValue: UInt8

  /// Makes a set of optimizations from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Items of fixed sizes are laid out in one loop, even with forced breaks and full-line items.
  public static let fixedItems = Self(rawValue: 1)
  /// Items in document order are read as ranges of indices, not through `FlexPass.sequence`.
  public static let neighbors = Self(rawValue: 2)
  /// The search for a drop index first tries lines, or indices of a strip, near the point, and
  /// stops early.
  public static let nearbyIndices = Self(rawValue: 4)
  /// Items with an aspect ratio and no other property are laid out in one loop.
  public static let proportionalItems = Self(rawValue: 8)

  /// All optimizations.
  public static let all: Self = [.fixedItems, .neighbors, .nearbyIndices, .proportionalItems]
}
