extension FlexItems {
  /// Returns the indices of items, sorted by the items' `order`.
  ///
  ///     FlexItems.sequence(of: [1, 0, 1])  // [1, 0, 2]
  ///
  /// - Parameter order: One number for each item. Smaller numbers come first; equal numbers stay in
  ///   document order.
  /// - Returns: The indices of `order`, reordered.
  /// - Complexity: O(*n* log *n*), O(*n*) if the numbers are sorted already.
  public static func sequence(of order: [Int]) -> [Int] {
    sortedIndices(order.count) { order[$0] < order[$1] }
  }

  /// Returns the items, sorted by `order`.
  ///
  /// - Parameter hasIndicator: Whether the last item is an indicator such as "+3", which is left
  ///   out.
  /// - Returns: The items' document indices; nil if items have no `order`.
  /// - Complexity: As for `sequence(of:)`; O(1) if items have no `order`.
  package func sequence(hasIndicator: Bool = false) -> [Int]? {
    sequence(in: 0..<count - (hasIndicator && count > 0 ? 1 : 0))
  }

  /// Returns the items of `part`, sorted by `order`, as offsets from the first item of `part`.
  ///
  /// For `part` 10..<13, the result may be `[2, 0, 1]`. Nil if items have no `order`.
  func sequence(in part: Range<Int>) -> [Int]? {
    order.isEmpty ? nil : Self.sequence(of: Array(order[part]))
  }

  /// Returns the gap before each item, in document order.
  ///
  /// In `gapBefore` itself, the gaps are in the order of the items sorted by `order`.
  ///
  /// - Parameter hasIndicator: Whether the last item is an indicator such as "+3". It stays last,
  ///   with its own gap.
  /// - Returns: The gaps; empty if `gapBefore` is empty.
  func gapsInDocumentOrder(hasIndicator: Bool) -> [Double] {
    if gapBefore.isEmpty { return [] }
    // The indicator, the last item, keeps its gap.
    guard let sequence = sequence(hasIndicator: hasIndicator) else { return gapBefore }
    var gaps = gapBefore
    for (place, item) in sequence.enumerated() { gaps[item] = gapBefore[place] }
    return gaps
  }
}
