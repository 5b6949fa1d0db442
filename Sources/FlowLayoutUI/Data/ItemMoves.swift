#if canImport(SwiftUI)
/// The moves of items to other indices after a change of the data.
///
///     [A, B, C] → [A, X, C]     first: 1, origins: [nil, 2]
struct ItemMoves {
  /// The first index at which the old and the new data have different items.
  let first: Int

  /// The old indices of the items that are now at `first` and later; nil for a new item.
  ///
  /// The last entry is never nil: measurements of items after it are not kept.
  let origins: [Int?]

  /// Converts the old indices of items to their new indices.
  ///
  /// Items that are no longer in the data are left out.
  func applied(to items: Set<Int>) -> Set<Int> {
    if items.isEmpty { return [] }
    let moved = origins.indices.filter { origins[$0].map(items.contains) == true }
    return items.filter { $0 < first }.union(moved.map { first + $0 })
  }

  /// Returns the values of items, by their new indices.
  ///
  /// Values of items that are no longer in the data are left out.
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
