extension FlexItems: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// The number of items.
  public var count: Int { main.count }

  /// 0, the index of the first item.
  public var startIndex: Int { 0 }

  /// The number of items.
  public var endIndex: Int { main.count }

  /// The item at an index, gathered from all property arrays.
  ///
  /// If the new item has a value other than the initial one, and the property's array is empty, the
  /// array is first filled with initial values. To read or write one property of many items, use
  /// that property's array.
  ///
  /// - Parameter index: The item's index; traps if there is no such item.
  /// - Complexity: O(1); O(*n*) if an empty property array must first be filled.
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
  /// - Complexity: O(1), amortized over many additions. O(*n*) if a property's array is empty and
  ///   must first be filled with initial values.
  public mutating func append(_ item: FlexItem) {
    splice(count..<count, with: item)
  }

  /// Adds items at the end.
  ///
  /// If `items` is a `FlexItems` or a slice of one, whole property arrays are appended, not single
  /// items.
  ///
  /// - Parameter items: The new items.
  /// - Complexity: O(*m*) for *m* new items, amortized over many additions. O(*n* + *m*) if a
  ///   property's array is empty and must first be filled with initial values.
  public mutating func append(contentsOf items: some Sequence<FlexItem>) {
    splice(count..<count, with: Self.columns(of: items))
  }

  /// Replaces a range of items.
  ///
  ///     items.replaceSubrange(3..<5, with: others)
  ///
  /// If `items` is a `FlexItems` or a slice of one, whole property arrays are inserted, not single
  /// items. An empty property array counts as initial values.
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
