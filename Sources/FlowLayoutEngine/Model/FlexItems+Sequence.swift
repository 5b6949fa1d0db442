extension FlexItems {
  /// The document indices of items, sorted by an `order` column.
  ///
  ///     FlexItems.sequence(of: [1, 0, 1])  // [1, 0, 2]
  ///
  /// - Parameter order: One number an item; smaller goes first, ties stay in document order.
  /// - Returns: The indices of `order`, reordered.
  /// - Complexity: O(*n* log *n*), O(*n*) if they are sorted already.
  public static func sequence(of order: [Int]) -> [Int] {
    sortedIndices(order.count) { order[$0] < order[$1] }
  }

  /// The items in the order of the lines.
  ///
  /// - Parameter hasIndicator: Whether the last item is an indicator, which is left out.
  /// - Returns: Their document indices; nil for document order.
  /// - Complexity: As for `sequence(of:)`; O(1) if there is no `order`.
  package func sequence(hasIndicator: Bool = false) -> [Int]? {
    sequence(in: 0..<count - (hasIndicator && count > 0 ? 1 : 0))
  }

  /// The sequence of a range of items that begins a line; indices count from its first item.
  func sequence(in part: Range<Int>) -> [Int]? {
    order.isEmpty ? nil : Self.sequence(of: Array(order[part]))
  }

  /// The gaps before items, in document order; an indicator, the last item, is not part of the sequence.
  func gapsInDocumentOrder(hasIndicator: Bool) -> [Double] {
    if gapBefore.isEmpty { return [] }
    guard let sequence = sequence(hasIndicator: hasIndicator) else { return gapBefore }
    var gaps = gapBefore
    for (place, item) in sequence.enumerated() { gaps[item] = gapBefore[place] }
    return gaps
  }
}
