extension FlexItems {
  /// Moves an item to another index, with all that it asks for.
  ///
  ///     var items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
  ///     items.moveItem(0, to: 2)          // items.main == [40, 80, 60]
  ///
  /// The items between the two indices move by one. Separators stay where they are: others pass by them.
  ///
  /// - Parameters:
  ///   - item: The item's index.
  ///   - place: The index that it has afterwards. Nothing moves if one of the two is no index of an item, or
  ///     that of a separator.
  /// - Complexity: O(*d*) for the *d* items between the two, O(*n*) if there are separators.
  public mutating func moveItem(_ item: Int, to place: Int) {
    let slots = slotsOfItems(until: count)
    guard let from = slots.rank(of: item), let target = slots.rank(of: place) else { return }
    move(RowMove(slots: slots, from: from, to: target))
  }

  /// The indices before `end` that items may have which are moved: all but those of separators.
  func slotsOfItems(until end: Int) -> ItemSlots {
    if !breaks.contains(where: { $0.contains(.separator) }) { return ItemSlots(count: end) }
    let indices = (0..<end).filter { !breaks[$0].contains(.separator) }
    return ItemSlots(count: indices.count, indices: indices)
  }

  mutating func move(_ move: RowMove) {
    var move = move
    changeColumns(&move)
  }
}

/// The indices among which items move.
struct ItemSlots: Sendable {
  var count: Int
  /// The indices; nil if they are those up to `count`.
  var indices: [Int]?

  /// The index of a rank among them.
  @inline(__always)
  subscript(rank: Int) -> Int { indices.map { $0[rank] } ?? rank }

  /// The rank of an index; nil if it is none of these.
  func rank(of index: Int) -> Int? {
    if let indices { return indices.firstIndex(of: index) }
    return index >= 0 && index < count ? index : nil
  }
}

/// Moves the value of one item past those of others.
struct RowMove: ColumnVisitor {
  let slots: ItemSlots
  /// The ranks of the item's index before and after.
  let from: Int
  let to: Int

  func visit<Value: Equatable>(
    _ column: inout [Value], _ other: [Value], _ value: inout Value, _ initial: Value
  ) {
    if !column.isEmpty { move(in: &column) }
  }

  func move<Value>(in column: inout [Value]) {
    let step = (to - from).signum()
    var rank = from
    while rank != to {
      column.swapAt(slots[rank], slots[rank + step])
      rank += step
    }
  }
}
