extension FlexItems: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The number of items.
  public var count: Int { main.count }

  /// 0, the index of the first item.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int { main.count }

  /// The item at an index, gathered from all property arrays.
  ///
  /// The setter fills an empty property array if the new item's value is not the initial value. To
  /// read or write one property of many items, use the property's array.
  ///
  /// - Parameter index: The item's index; traps if there is no such item.
  /// - Complexity: O(1); O(*n*) if an empty array is filled.
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

  /// Adds an item at the end.
  ///
  ///     items.append(FlexItem(main: 60, cross: 20, grow: 1))
  ///
  /// - Parameter item: The item.
  /// - Complexity: O(1), amortized over many additions; O(*n*) if an empty property array is filled.
  public mutating func append(_ item: FlexItem) {
    splice(count..<count, with: item)
  }

  /// Adds items at the end.
  ///
  /// `FlexItems`, or a slice of them, are added array by array.
  ///
  /// - Parameter items: The new items.
  /// - Complexity: O(*m*) for *m* new items, amortized over many additions; O(*n* + *m*) if an empty property
  ///   array is filled.
  public mutating func append(contentsOf items: some Sequence<FlexItem>) {
    splice(count..<count, with: Self.columns(of: items))
  }

  /// Replaces a range of items.
  ///
  ///     items.replaceSubrange(3..<5, with: others)
  ///
  /// `FlexItems`, or a slice of them, are inserted array by array. If only some items have values
  /// of a property, the others get its initial value.
  ///
  /// - Parameters:
  ///   - range: The indices of the items to remove; traps if it is out of bounds.
  ///   - items: The items to insert.
  /// - Complexity: O(*n* + *m*) for *m* new items.
  public mutating func replaceSubrange(_ range: Range<Int>, with items: some Collection<FlexItem>) {
    splice(range, with: Self.columns(of: items))
  }

  /// Returns items as a slice of `FlexItems`.
  ///
  /// `FlexItems`, and slices of them, are not copied.
  private static func columns(of rows: some Sequence<FlexItem>) -> Slice<FlexItems> {
    if let items = rows as? FlexItems { return items[...] }
    if let slice = rows as? Slice<FlexItems> { return slice }
    var items = FlexItems()
    for row in rows { items.append(row) }
    return items[...]
  }
}
