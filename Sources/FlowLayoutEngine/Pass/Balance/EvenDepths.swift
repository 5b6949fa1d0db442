// Balanced lines of items with an aspect ratio: the lines whose cross sizes are nearest to the
// target.
//
// In:  the items between two forced breaks.
// Out: the end of each of their lines.
//
//      index    0    1    2    3    4    5      For each possible start, lines of one item, two items, …
//               ├────┤                          are tried, up to the first with at most the target cross
//               ├─────────┤                     size. A line costs the square of its cross size's deviation
//               ├──────────────┤                from the target; for each end, the cheapest lines are kept.

/// Breaks items with an aspect ratio into lines with even cross sizes.
///
/// It is a dynamic program, together with its working memory.
struct EvenDepths: Sendable {
  fileprivate var items: [EvenDepthItem] = []
  /// For each index in `items`, the least cost of the lines before it.
  private var costs: [Cost] = []
  /// For each index in `items`, the best start of the line that ends there.
  ///
  /// With that start, all lines up to the index have the least cost.
  private var starts: [Int32] = []
  /// The ends of the best lines of all items, the last line first.
  ///
  /// An end is the index after a line's last item.
  private(set) var ends: [Int] = []

  /// The cost of lines, compared by `raggedLines` and then by `squares`.
  ///
  /// `raggedLines` counts lines whose cross size is too large; `squares` sums up squared deviations
  /// from the target.
  fileprivate typealias Cost = (raggedLines: Int, squares: Double)
}

/// An item, together with the break marker after it, if any.
private struct EvenDepthItem: Sendable {
  var shares: LineShares
  /// The gap before the item; not counted at the start of a line.
  var gap: Double
  /// The item and its break marker, as indices into the items sorted by `order`.
  var places: Range<Int>
}

extension FlexPass {
  /// Breaks the items between two forced breaks into lines with even cross sizes.
  mutating func breakToEvenDepths(_ places: Range<Int>) {
    if breakLimit == .infinity {
      // Without a limit there is nothing to balance: only `maxItemsPerLine` ends lines.
      var end = places.lowerBound
      while end < places.upperBound {
        lines.append(fillProportionalLine(from: end))
        end = Int(lines[lines.count - 1].end)
      }
      return
    }
    takeItems(places)
    memory.pointee.balance.evenDepths.solve(depths, length: breakLimit, mostItems: mostItems)
    var first = 0
    for end in memory.pointee.balance.evenDepths.ends.reversed() {
      let items = memory.pointee.balance.evenDepths.items
      let places = items[first].places.lowerBound..<items[end - 1].places.upperBound
      lines.append(line(places, shares(of: places)))
      first = end
    }
  }

  /// Copies the items at `places`, with their break markers, to `EvenDepths.items`.
  ///
  /// The places are indices into the items sorted by `order`, not document indices.
  private mutating func takeItems(_ places: Range<Int>) {
    memory.pointee.balance.evenDepths.items.removeAll(keepingCapacity: true)
    var end = places.lowerBound
    while end < places.upperBound {
      let (place, gap) = (end, self.gap(before: end))
      var shares = LineShares()
      add(place, isFirst: true, to: &shares)
      end += 1
      // A break marker stays with the item before it.
      if end < places.upperBound, isMarker(item(at: end)) {
        add(end, isFirst: false, to: &shares)
        end += 1
      }
      memory.pointee.balance.evenDepths.items.append(
        EvenDepthItem(shares: shares, gap: gap, places: place..<end))
    }
  }
}

extension EvenDepths {
  /// Divides `items` into the lines with the least total cost.
  ///
  /// Stores the ends of the lines in `ends`.
  ///
  /// - Complexity: O(*n* · *m*) for lines of *m* items.
  fileprivate mutating func solve(_ depths: LineDepths, length: Double, mostItems: Int) {
    let count = items.count
    costs.removeAll(keepingCapacity: true)
    costs.append(
      contentsOf: repeatElement((raggedLines: .max, squares: .infinity), count: count + 1))
    costs[0] = (0, 0)
    starts.resize(to: count + 1)
    for start in 0..<count {
      let way = costs[start]
      var shares = LineShares()
      for item in start..<min(count, start + min(mostItems, count)) {
        let own = items[item]
        shares.fixed += own.shares.fixed + (item > start ? own.gap : 0)
        shares.ratio += own.shares.ratio
        let depth = shares.ratio > 0 ? (length - shares.fixed) / shares.ratio : .infinity
        if item == start || depth >= depths.least && (depth > 0 || length == 0) {
          let line = depths.cost(of: depth, isLast: item + 1 == count)
          let cost = (way.raggedLines + line.raggedLines, way.squares + line.squares)
          // In a tie, the later start wins.
          if cost <= costs[item + 1] {
            costs[item + 1] = cost
            starts[item + 1] = Int32(truncatingIfNeeded: start)
          }
        }
        // A line without aspect ratios never gets to the target: it ends where its items no longer
        // fit.
        if depth <= depths.target || shares.fixed > length { break }
      }
    }
    ends.removeAll(keepingCapacity: true)
    var end = count
    while end > 0 {
      ends.append(end)
      end = Int(starts[end])
    }
  }
}

extension LineDepths {
  /// Returns the cost of a line whose cross size is `depth`.
  ///
  /// The cost grows with the distance of `depth` from the target. A last line whose `depth` is
  /// above the target costs 0, unless `fillsLastLine` is true.
  @inline(__always)
  fileprivate func cost(of depth: Double, isLast: Bool) -> EvenDepths.Cost {
    // A line without aspect ratios has an infinite `depth`, and costs 0.
    if depth.isInfinite || isLast && !fillsLastLine && depth > target { return (0, 0) }
    let deviation = depth - target
    return (depth > greatest ? 1 : 0, deviation * deviation)
  }
}
