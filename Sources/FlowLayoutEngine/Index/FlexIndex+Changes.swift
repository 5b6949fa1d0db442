extension FlexIndex {
  /// Gives an item another size.
  ///
  /// Unless the columns are shared with someone else, nothing is copied.
  ///
  /// - Parameters:
  ///   - item: The item's index; traps if there is none.
  ///   - main: The item's size along its line.
  ///   - cross: The item's size across its line.
  /// - Complexity: O(*m*) for the *m* items of the lines that change, and an addition for each line behind
  ///   them.
  public mutating func resize(_ item: Int, main: Double, cross: Double) {
    precondition(item >= 0 && item < count, "FlexIndex has no item of this index")
    items.main[item] = main
    items.cross[item] = cross
    breakAgain(after: LineBreaker.Change(items: item..<item + 1, delta: 0), nil)
  }

  /// Puts other items in the place of some.
  ///
  ///     index.replace(3..<5, with: FlexItems(main: [80], cross: [20]))
  ///
  /// A column that only one side has is filled up with its initial value.
  ///
  /// - Parameters:
  ///   - range: The indices of the items that go; traps if there are not as many.
  ///   - new: The items that come.
  /// - Complexity: O(*m*) for the *m* items of the lines that change, an addition for each line behind
  ///   them, and the move of what lies behind in the columns.
  public mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    replace(range, with: new, asking: nil)
  }

  /// Puts other items in the place of some, asking `host` for what changes with an item's length.
  ///
  /// - Parameters:
  ///   - range: The indices of the items that go; traps if there are not as many.
  ///   - new: The items that come.
  ///   - host: Measures the items whose length is not their own, in the order after the change.
  /// - Complexity: As without a host, and what the host's measurements cost.
  public mutating func replace(
    _ range: Range<Int>, with new: FlexItems, host: inout some FlexHost
  ) {
    asking(&host) { replace(range, with: new, asking: $0) }
  }

  private mutating func replace(
    _ range: Range<Int>, with new: FlexItems, asking host: AskedHost?
  ) {
    items.exchange(range, with: new)
    let changed = range.lowerBound..<range.lowerBound + new.count
    breakAgain(after: LineBreaker.Change(items: changed, delta: new.count - range.count), host)
  }
}
