extension FlexItems: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The number of items.
  public var count: Int { main.count }

  /// 0, the index of the first item.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int { main.count }

  /// The item at an index, gathered from all columns.
  ///
  /// Setting a property to something else than its initial value gives it a column. Read or write a column
  /// itself where a property of many items is wanted.
  ///
  /// - Parameter index: The item's index; traps if there is none.
  /// - Complexity: O(1); O(*n*) where a column appears.
  public subscript(index: Int) -> FlexItem {
    get {
      precondition(indices.contains(index), "FlexItems has no item of this index")
      return row(index)
    }
    set {
      precondition(indices.contains(index), "FlexItems has no item of this index")
      splice(index..<index + 1, with: newValue)
    }
  }

  /// Adds an item behind all others.
  ///
  ///     items.append(FlexItem(main: 60, cross: 20, grow: 1))
  ///
  /// - Parameter item: The item.
  /// - Complexity: O(1), amortized over many additions; O(*n*) where a column appears.
  public mutating func append(_ item: FlexItem) {
    splice(count..<count, with: item)
  }

  /// Adds items behind all others; other `FlexItems`, or a slice of them, column by column.
  ///
  /// - Parameter items: The items that come.
  /// - Complexity: O(*m*) for *m* new items, amortized over many additions; O(*n* + *m*) where a column
  ///   appears.
  public mutating func append(contentsOf items: some Sequence<FlexItem>) {
    splice(count..<count, with: Self.columns(of: items))
  }

  /// Puts other items in the place of some; other `FlexItems`, or a slice of them, column by column.
  ///
  ///     items.replaceSubrange(3..<5, with: others)
  ///
  /// A column that only one side has is filled up with its initial value.
  ///
  /// - Parameters:
  ///   - range: The indices of the items that go; traps if there are not as many.
  ///   - items: The items that come.
  /// - Complexity: O(*n* + *m*) for *m* new items.
  public mutating func replaceSubrange(_ range: Range<Int>, with items: some Collection<FlexItem>) {
    splice(range, with: Self.columns(of: items))
  }

  /// Rows as columns, which some are already.
  private static func columns(of rows: some Sequence<FlexItem>) -> Slice<FlexItems> {
    if let items = rows as? FlexItems { return items[...] }
    if let slice = rows as? Slice<FlexItems> { return slice }
    var items = FlexItems()
    for row in rows { items.append(row) }
    return items[...]
  }
}
