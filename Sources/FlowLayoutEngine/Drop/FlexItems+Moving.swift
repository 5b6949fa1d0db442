extension FlexItems {
  /// Moves an item to another index, with all that it asks for.
  ///
  ///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
  ///     items.moveItem(0, to: 2)          // items.main == [40, 80, 60]
  ///
  /// The items between the two indices move by one.
  ///
  /// - Parameters:
  ///   - item: The item's index.
  ///   - place: The index that it has afterwards. Nothing moves if one of the two is no index of an item.
  /// - Complexity: O(*d*) for the *d* items between the two.
  public mutating func moveItem(_ item: Int, to place: Int) {
    guard indices.contains(item), indices.contains(place) else { return }
    move(RowMove(from: item, to: place))
  }

  mutating func move(_ move: RowMove) {
    var move = move
    changeColumns(&move)
  }
}

/// Moves the value of one item past those of others.
struct RowMove: ColumnVisitor {
  /// The item's index before and after.
  let from: Int
  let to: Int

  @inline(never)
  func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    if !column.isEmpty { move(in: &column) }
  }

  func move<Value>(in column: inout [Value]) {
    let step = (to - from).signum()
    for index in stride(from: from, to: to, by: step == 0 ? 1 : step) {
      column.swapAt(index, index + step)
    }
  }
}
