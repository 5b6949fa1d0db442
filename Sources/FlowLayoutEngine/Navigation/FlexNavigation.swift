// The target of an arrow key among items in ragged lines. "Column f" is the range of item f along its line.
//
//      ┌ a ┐ ┌ b ──────┐ ┌ c ┐        from f with column f:   up       b
//      ┌ d ─────┐ ┌ e ┐               from e with column f:   down     f
//      ┌ f ┐ ┌ g ─────────┐           from c:                 forward  d

/// Finds the item that an arrow key goes to.
///
///     let items = FlexNavigation(
///       mainPositions: [0, 60, 0], mainSizes: [50, 30, 80],
///       crossPositions: [0, 0, 40], crossSizes: [30, 30, 30])
///     items.item(from: 1, .forward)    // 2: the first item on the next line
///     items.item(from: 2, .lineBefore) // 0: overlaps most
///
/// Lines are found from the frames alone, so any layout in lines works. Items are on the same line
/// if their frames overlap across the lines. The overlap must be at least half of the smaller
/// frame's cross size.
///
/// Positions are visual: the next item on a line has the larger position. Callers mirror positions
/// where lines run from right to left. NaN counts as 0, negative sizes as 0.
public struct FlexNavigation: Sendable {
  /// The direction to go in.
  public enum Step: Hashable, Sendable, CaseIterable {
    /// Goes to the next item, which may be the first on the next line.
    case forward
    /// Goes to the previous item, which may be the last on the previous line.
    case backward
    /// Goes to the next line, to the item that overlaps the column most.
    ///
    /// The column is a range along the line, passed to `item(from:_:column:)`. By default, it is
    /// the range of the item to go from.
    case lineAfter
    /// Goes to the previous line, to the item that overlaps the column most.
    ///
    /// The column is a range along the line, passed to `item(from:_:column:)`. By default, it is
    /// the range of the item to go from.
    case lineBefore
    /// Goes to the first item on the line.
    case lineStart
    /// Goes to the last item on the line.
    case lineEnd
    /// Goes to the first item of all.
    case start
    /// Goes to the last item of all.
    case end
  }

  /// The items of each line, in the order of the line.
  ///
  /// Items are indices in the arrays passed to `init`.
  public private(set) var lines: [[Int]] = []

  private let starts: [Double]
  private let ends: [Double]
  private var lineOfItem: [Int]

  /// Finds the lines of items by the items' frames.
  ///
  /// - Precondition: There are as many positions as sizes, on both axes.
  /// - Complexity: O(*n* log *n*).
  public init(
    mainPositions: [Double], mainSizes: [Double], crossPositions: [Double], crossSizes: [Double]
  ) {
    let count = mainPositions.count
    precondition(
      mainSizes.count == count && crossPositions.count == count && crossSizes.count == count,
      "each item has a position and a size on both axes")
    starts = mainPositions.map(sanitizedOffset)
    ends = zip(starts, mainSizes).map { $0 + sanitizedSize($1) }
    lineOfItem = Array(repeating: 0, count: count)
    let tops = crossPositions.map(sanitizedOffset)
    let bottoms = zip(tops, crossSizes).map { $0 + sanitizedSize($1) }
    var extent = (start: 0.0, end: 0.0)
    let across = sortedIndices(count) { (tops[$0], bottoms[$0]) < (tops[$1], bottoms[$1]) }
    for item in across {
      if lines.isEmpty || !Self.isOnLine(tops[item], bottoms[item], extent) {
        lines.append([])
        extent = (tops[item], bottoms[item])
      }
      extent.end = max(extent.end, bottoms[item])
      lineOfItem[item] = lines.count - 1
    }
    let (starts, ends) = (starts, ends)
    let along = sortedIndices(count) { (starts[$0], ends[$0]) < (starts[$1], ends[$1]) }
    for item in along { lines[lineOfItem[item]].append(item) }
  }

  /// Whether an item that extends across the lines from `top` to `bottom` is on `line`.
  ///
  /// True if they overlap by at least half of the smaller one. If either has no cross size, true if
  /// the item begins within the line.
  ///
  /// - Precondition: `top` is not less than `line.start`.
  private static func isOnLine(
    _ top: Double, _ bottom: Double, _ line: (start: Double, end: Double)
  ) -> Bool {
    let smaller = min(bottom - top, line.end - line.start)
    if smaller > 0 { return min(bottom, line.end) - top >= smaller / 2 }
    return top < line.end || top == line.start
  }

  /// Returns the range that an item covers along its line, called its column.
  ///
  /// For several steps from line to line, pass the column of the item where they began.
  ///
  /// - Precondition: `item` is the index of an item.
  /// - Complexity: O(1).
  public func column(of item: Int) -> ClosedRange<Double> { starts[item]...ends[item] }

  /// Finds the item that a step leads to.
  ///
  /// On another line, the item that overlaps the column most wins. In a tie, the item with its
  /// center nearest to the column's center wins, then the earlier item. If no item overlaps the
  /// column, the nearest item wins.
  ///
  /// - Parameters:
  ///   - item: The index of the item to go from.
  ///   - step: The direction to go in.
  ///   - column: The `column(of:)` of the item where the steps began; nil for `item`'s.
  /// - Returns: The index of the item; nil if there is no item in that direction.
  /// - Precondition: `item` is the index of an item.
  /// - Complexity: O(*k*) for a line of *k* items.
  public func item(from item: Int, _ step: Step, column: ClosedRange<Double>? = nil) -> Int? {
    let number = lineOfItem[item]
    let line = lines[number]
    switch step {
    case .lineStart: return line.first
    case .lineEnd: return line.last
    case .start: return lines.first?.first
    case .end: return lines.last?.last
    case .lineAfter, .lineBefore:
      let next = step == .lineAfter ? number + 1 : number - 1
      guard lines.indices.contains(next) else { return nil }
      return nearest(to: column ?? self.column(of: item), on: lines[next])
    case .forward, .backward:
      guard let place = line.firstIndex(of: item) else { return nil }
      if step == .forward {
        return line.dropFirst(place + 1).first ?? lines.dropFirst(number + 1).first?.first
      }
      return line.prefix(place).last ?? lines.prefix(number).last?.last
    }
  }

  /// Returns the item of a line that overlaps `column` most.
  ///
  /// If no item overlaps it, returns the nearest item.
  private func nearest(to column: ClosedRange<Double>, on line: [Int]) -> Int? {
    var nearest: (item: Int, overlap: Double, distance: Double)?
    for item in line {
      // If negative, the distance between the item and the range.
      let overlap = min(ends[item], column.upperBound) - max(starts[item], column.lowerBound)
      let middle = (starts[item] + ends[item]) / 2
      let distance = abs(middle - (column.lowerBound + column.upperBound) / 2)
      if let other = nearest {
        let noise = 1e-9 * max(1, abs(column.lowerBound), abs(column.upperBound))
        if overlap < other.overlap - noise { continue }
        if overlap <= other.overlap + noise, distance >= other.distance - noise { continue }
      }
      nearest = (item, overlap, distance)
    }
    return nearest?.item
  }
}
