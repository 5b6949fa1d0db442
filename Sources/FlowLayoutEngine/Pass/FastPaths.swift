/// A set of optional optimizations.
///
/// An optimization does not change the frames, except for rounding errors where it adds numbers in
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
  /// If items are in document order, a line's items are read as a range of indices, without looking
  /// each index up in `FlexPass.sequence`.
  public static let neighbors = Self(rawValue: 2)
  /// The search for a drop index begins near the dragged item, and stops as soon as no other drop
  /// index can be nearer.
  public static let nearbyIndices = Self(rawValue: 4)
  /// Items with an aspect ratio and no other property are laid out in one loop.
  public static let proportionalItems = Self(rawValue: 8)

  /// All optimizations.
  public static let all: Self = [.fixedItems, .neighbors, .nearbyIndices, .proportionalItems]
}
