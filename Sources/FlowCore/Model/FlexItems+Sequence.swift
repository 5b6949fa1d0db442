extension FlexItems {
  /// The document indices of items in the order that an `order` column asks for.
  ///
  ///     FlexItems.sequence(of: [1, 0, 1])  // [1, 0, 2]
  ///
  /// - Parameter order: One number an item; smaller goes first, ties stay in document order.
  /// - Returns: The indices of `order`, reordered.
  /// - Complexity: O(*n* log *n*), O(*n*) if nothing has to move.
  public static func sequence(of order: [Int]) -> [Int] {
    sortedIndices(order.count) { order[$0] < order[$1] }
  }

  /// The items that may be in lines, in the order of these: all but separators that do not stand between
  /// two others.
  ///
  /// - Parameter hasIndicator: Whether the last item is an indicator, which is left out.
  /// - Returns: Their document indices; nil for all of them in document order.
  /// - Complexity: As for `sequence(of:)`; O(1) if there are neither an `order` nor `breaks`.
  package func sequence(hasIndicator: Bool = false) -> [Int]? {
    sequence(in: 0..<count - (hasIndicator && count > 0 ? 1 : 0))
  }

  /// The same for a part of the items, which begins a line; they count from its first one.
  func sequence(in part: Range<Int>) -> [Int]? {
    let ordered = order.isEmpty ? nil : sequenceOfAll(in: part)
    guard hasSeparators(in: part) else { return ordered }
    let asked = breaks[part]
    var kept: [Int] = []
    kept.reserveCapacity(part.count)
    // A separator that may follow, and whether what it would follow is a break marker.
    var (separator, isBehindMarker) = (nil as Int?, true)
    for place in 0..<part.count {
      let item = ordered?[place] ?? place
      let own = asked[part.lowerBound + item]
      if own.contains(.separator) {
        separator = separator ?? item
        continue
      }
      let isMarker = own.contains(.marker)
      if let separator, !isMarker, !isBehindMarker { kept.append(separator) }
      (separator, isBehindMarker) = (nil, isMarker)
      kept.append(item)
    }
    return kept.count == part.count ? ordered : kept
  }

  /// All items of a part in the order that the `order` column asks for, separators that have no place among
  /// them; they count from its first one.
  func sequenceOfAll(in part: Range<Int>) -> [Int] { Self.sequence(of: Array(order[part])) }

  /// The gaps before the items, in document order; an indicator, the last item, is not in the sequence.
  func gapsInDocumentOrder(hasIndicator: Bool) -> [Double] {
    if order.isEmpty || gapBefore.isEmpty { return gapBefore }
    var gaps = gapBefore
    let sequence = sequenceOfAll(in: 0..<count - (hasIndicator ? 1 : 0))
    for (place, item) in sequence.enumerated() { gaps[item] = gapBefore[place] }
    return gaps
  }

  /// Whether some items of a part are separators.
  func hasSeparators(in part: Range<Int>) -> Bool {
    !breaks.isEmpty && breaks[part].contains { $0.contains(.separator) }
  }
}
