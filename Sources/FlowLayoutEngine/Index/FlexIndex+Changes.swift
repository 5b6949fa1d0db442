extension FlexIndex {
  /// Changes the size of an item.
  ///
  /// The items are copied only if the caller has a copy of `items`.
  ///
  /// - Parameters:
  ///   - item: The item's index; traps if there is no such item.
  ///   - main: The item's size along its line.
  ///   - cross: The item's size across its line.
  /// - Complexity: O(*m*) for the *m* items of the lines that change, and an addition for each
  ///   later line.
  public mutating func resize(_ item: Int, main: Double, cross: Double) {
    precondition(item >= 0 && item < count, "FlexIndex has no item of this index")
    items.main[item] = main
    items.cross[item] = cross
    breakAgain(after: LineBreaker.Change(items: item..<item + 1, delta: 0), nil)
  }

  /// Replaces a range of items.
  ///
  ///     index.replace(3..<5, with: FlexItems(main: [80], cross: [20]))
  ///
  /// A property array may be empty, in the index or in `new`: its items have the initial value.
  ///
  /// - Parameters:
  ///   - range: The indices of the items to remove; traps if it is out of bounds.
  ///   - new: The items to insert.
  /// - Complexity: O(*m*) for the *m* items of the lines that change, an addition for each later
  ///   line, and a move of all later values in the property arrays of `items`.
  public mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    replace(range, with: new, asking: nil)
  }

  /// Replaces a range of items, and asks `host` for measurements.
  ///
  /// - Parameters:
  ///   - range: The indices of the items to remove; traps if it is out of bounds.
  ///   - new: The items to insert.
  ///   - host: Measures items whose length in the layout differs from `FlexItems.main`. It gets
  ///     their indices after the replacement.
  /// - Complexity: As `replace(_:with:)`, plus the cost of the host's measurements.
  public mutating func replace(
    _ range: Range<Int>, with new: FlexItems, host: inout some FlexHost
  ) {
    asking(&host) { replace(range, with: new, asking: $0) }
  }

  private mutating func replace(
    _ range: Range<Int>, with new: FlexItems, asking host: AnyFlexHost?
  ) {
    items.exchange(range, with: new)
    let changed = range.lowerBound..<range.lowerBound + new.count
    breakAgain(after: LineBreaker.Change(items: changed, delta: new.count - range.count), host)
  }
}
