#if canImport(SwiftUI)
/// The moves of items to other indices after a change of the data.
struct ItemMoves {
  /// The first index at which the new data has another item than the old data.
  let first: Int

  /// The old index of each item from `first` on, as far as items have been measured; nil for a new
  /// item.
  let origins: [Int?]

  /// Returns the new indices of a set of items, without those that are no longer in the data.
  func applied(to items: Set<Int>) -> Set<Int> {
    if items.isEmpty { return [] }
    let moved = origins.indices.filter { origins[$0].map(items.contains) == true }
    return items.filter { $0 < first }.union(moved.map { first + $0 })
  }

  /// Returns the values of items by their new indices, without the values of items that are no
  /// longer in the data.
  func applied(to values: [Int: Double]) -> [Int: Double] {
    if values.isEmpty { return [:] }
    var moved = values.filter { $0.key < first }
    for (offset, origin) in origins.enumerated() {
      if let value = origin.flatMap({ values[$0] }) { moved[first + offset] = value }
    }
    return moved
  }
}
#endif
