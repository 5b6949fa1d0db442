/// A host of items that a limit may hide: it returns sizes as the limit asks for them, and gaps between items
/// that become neighbors.
public protocol FlexLimitHost: FlexHost {
  /// Returns the own size of an item while `FlexSolver.run` looks for what a limit shows.
  ///
  /// Only items up to the first one that does not fit are asked for, and the indicator if there is one:
  /// so a host need not know all sizes before. With priorities they are asked for in the order of the
  /// ranking, up to the first that all lines together have no room for.
  ///
  /// - Parameter item: The item's index in document order.
  /// - Returns: What its columns would hold; nil, which is the default, if they do.
  mutating func size(of item: Int) -> FlexMeasurement?

  /// Whether `gap(before:after:)` is to be called; false by default.
  var givesGaps: Bool { get }

  /// Returns the gap between two items that are neighbors because what stands between them is hidden: the
  /// indicator and the item before it, or two items of a limit with priorities.
  ///
  /// Called if `givesGaps` is set. `FlexItems.gapBefore` holds the gaps of all other neighbors. A limit
  /// with priorities may hide more than it must if a gap is below 0 and below all of these.
  ///
  /// - Parameters:
  ///   - item: The index of the item, in document order.
  ///   - earlier: The index of the one before it. If `item` is the indicator, what is asked next is asked
  ///     for this place of it.
  /// - Returns: The gap; nil, which is the default, and NaN for that before `item` otherwise, before the
  ///   indicator for that of the item in whose place it goes.
  mutating func gap(before item: Int, after earlier: Int) -> Double?

  /// Called with the items that a limit with priorities would show, before anything is asked about their
  /// lines: `FlexLine.items` then counts in these.
  ///
  /// - Parameter items: Their document indices in the order of the lines, the indicator's at the end if it
  ///   is among them.
  mutating func willLayOut(_ items: [Int])
}

extension FlexLimitHost {
  /// Leaves the size to the columns.
  public mutating func size(of item: Int) -> FlexMeasurement? { nil }

  /// Leaves the gap to the columns and the container.
  public mutating func gap(before item: Int, after earlier: Int) -> Double? { nil }

  /// False: there are no such gaps.
  public var givesGaps: Bool { false }

  /// Does nothing.
  public mutating func willLayOut(_ items: [Int]) {}
}
