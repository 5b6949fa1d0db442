extension FlexItems {
  /// Moves an item to another index, with all its properties.
  ///
  ///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
  ///     items.moveItem(0, to: 2)          // items.main == [40, 80, 60]
  ///
  /// The items between the two indices move by one index.
  ///
  /// - Parameters:
  ///   - item: The item's index.
  ///   - index: The item's new index. Nothing moves if `item` or `index` is out of bounds.
  /// - Complexity: O(*d*) for the *d* items between the two indices.
  public mutating func moveItem(_ item: Int, to index: Int) {
    guard indices.contains(item), indices.contains(index) else { return }
    move(RowMove(from: item, to: index))
  }

  mutating func move(_ move: RowMove) {
    var move = move
    changeColumns(&move)
  }
}

/// Moves the values of one item to another index, in each property array.
struct RowMove: ColumnVisitor {
  /// The item's index before the move.
  let from: Int
  /// The item's index after the move.
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
