/// A set of optional optimizations.
///
/// Optimizations do not change the frames, except for rounding errors. Tests and benchmarks turn
/// them off, one by one, to compare.
package struct FastPaths: OptionSet, Sendable {
  /// The set, with one bit for each optimization.
  public let rawValue: UInt8

  /// Makes a set of optimizations from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A single loop that lays out items of fixed sizes.
  ///
  /// The items may also have forced breaks or full lines of their own.
  public static let fixedItems = Self(rawValue: 1)
  /// Reading a line's items as a range of indices, for items in document order.
  ///
  /// Otherwise each index is looked up in `FlexPass.sequence`.
  public static let neighbors = Self(rawValue: 2)
  /// A search for a drop index that begins near the dragged item.
  ///
  /// It stops as soon as no other index can bring the item's center nearer to the drag point.
  public static let nearbyIndices = Self(rawValue: 4)
  /// A single loop that lays out items with only an aspect ratio.
  public static let proportionalItems = Self(rawValue: 8)

  /// All optimizations.
  public static let all: Self = [.fixedItems, .neighbors, .nearbyIndices, .proportionalItems]
}
