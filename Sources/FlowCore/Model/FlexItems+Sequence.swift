extension FlexItems {
  /// The document indices of items in the order that an `order` column asks for.
  ///
  ///     FlexItems.sequence(of: [1, 0, 1])  // [1, 0, 2]
  ///
  /// - Parameter order: One number an item; smaller goes first, ties stay in document order.
  /// - Returns: The indices of `order`, reordered.
  /// - Complexity: O(*n* log *n*), O(*n*) if nothing has to move.
  public static func sequence(of order: [Int]) -> [Int] {
    order.indices.sorted { (order[$0], $0) < (order[$1], $1) }
  }

  /// The items that may be in lines, in the order of these: all but separators that do not stand between
  /// two others.
  ///
  /// - Parameter hasIndicator: Whether the last item is an indicator, which is left out.
  /// - Returns: Their document indices; nil for all of them in document order.
  /// - Complexity: As for `sequence(of:)`; O(1) if there are neither an `order` nor `breaks`.
  public func sequence(hasIndicator: Bool = false) -> [Int]? {
    let count = isEmpty || !hasIndicator ? count : count - 1
    let ordered = order.isEmpty ? nil : sequenceOfAll(hasIndicator: hasIndicator)
    guard breaks.contains(where: { $0.contains(.separator) }) else { return ordered }
    let all = ordered ?? Array(0..<count)
    var kept: [Int] = []
    var separator: Int?
    for item in all {
      if breaks[item].contains(.separator) {
        separator = separator ?? item
        continue
      }
      let isMarker = breaks[item].contains(.marker)
      if let separator, let last = kept.last, !isMarker, !breaks[last].contains(.marker) {
        kept.append(separator)
      }
      separator = nil
      kept.append(item)
    }
    return kept.count == count ? ordered : kept
  }

  /// The document indices of all items in the order that the `order` column asks for, separators that have
  /// no place among them.
  func sequenceOfAll(hasIndicator: Bool) -> [Int] {
    Self.sequence(of: Array(hasIndicator ? order.dropLast() : order[...]))
  }
}
