/// The items of one container, stored as columns of numbers.
///
/// A column holds one property of all items, in document order. Only the two sizes are required; an
/// empty column means "the initial value for every item" and costs nothing.
///
///     let items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
///
/// *Main* runs along the lines and *cross* across them: width and height in rows, height and width
/// in columns. All lengths are in points. A size that is negative or NaN counts as 0, and one above
/// 2¹⁰⁰ (infinity too) as 2¹⁰⁰, so that no sum can overflow.
public struct FlexItems: Equatable, Sendable {
  /// The items' own sizes along the lines.
  public var main: [Double]

  /// The items' own sizes across the lines, as measured at their `main` sizes.
  public var cross: [Double]

  /// Makes a container's items from their sizes.
  ///
  ///     FlexItems(main: widths, cross: heights)
  ///
  /// - Parameters:
  ///   - main: The items' sizes along the lines.
  ///   - cross: The items' sizes across the lines; as many as `main`, else the solver traps.
  /// - Complexity: O(1); the arrays are shared until one of them changes.
  public init(main: [Double] = [], cross: [Double] = []) {
    self.main = main
    self.cross = cross
  }

  /// The number of items.
  public var count: Int { main.count }
}

extension FlexItems {
  /// Traps where a column does not fit the number of items.
  func checkColumns() {
    precondition(
      cross.count == count,
      "FlexItems needs as many cross sizes as main sizes")
    precondition(count <= Int(Int32.max), "FlexItems holds at most 2147483647 items")
  }
}
