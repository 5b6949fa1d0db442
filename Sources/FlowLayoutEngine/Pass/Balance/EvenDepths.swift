// Balanced lines of items that keep their proportions: of all ways to break, the one whose lines are nearest
// to the target depth.
//
// In:  the items between two forced breaks.
// Out: where each of their lines ends.
//
//      place    0    1    2    3    4    5      From each place that a line may begin at, lines of one
//               ├────┤                          item, two items, … as far as greedy wrapping would go:
//               ├─────────┤                     to the first that is no deeper than the target. Each way
//               ├──────────────┤                costs the square of what its depth is off; the cheapest
//                                               way to each place is kept.

/// The cheapest ways, and the memory that finding them takes.
struct EvenDepths: Sendable {
  fileprivate var items: [EvenDepthItem] = []
  /// The least that it costs to end a line before an item.
  private var costs: [Cost] = []
  /// The first item of the last of those lines.
  private var starts: [Int32] = []
  /// The items behind the ends of the best lines, the last one first.
  private(set) var ends: [Int] = []

  /// The number of lines that are not as long as the container because they would be too deep; then, by how much all
  /// are off.
  fileprivate typealias Cost = (raggedLines: Int, squares: Double)
}

/// An item that is in a line, with the marker behind it.
private struct EvenDepthItem: Sendable {
  var shares: LineShares
  /// The gap before it where it does not begin the line.
  var gap: Double
  /// Its place in the sequence, and that of the marker.
  var places: Range<Int>
}

extension FlexPass {
  /// Breaks the items between two forced breaks into lines of even depths.
  mutating func breakToEvenDepths(_ places: Range<Int>) {
    if breakLimit == .infinity {
      // There is nothing to balance: lines end only where they have the most items.
      var end = places.lowerBound
      while end < places.upperBound {
        lines.append(fillProportionalLine(from: end))
        end = Int(lines[lines.count - 1].end)
      }
      return
    }
    takeItems(places)
    memory[0].balance.evenDepths.solve(depths, length: breakLimit, mostItems: mostItems)
    var first = 0
    for end in memory[0].balance.evenDepths.ends.reversed() {
      let items = memory[0].balance.evenDepths.items
      let places = items[first].places.lowerBound..<items[end - 1].places.upperBound
      lines.append(line(places, shares(of: places)))
      first = end
    }
  }

  /// Puts what is in lines into a row of its own.
  private mutating func takeItems(_ places: Range<Int>) {
    memory[0].balance.evenDepths.items.removeAll(keepingCapacity: true)
    var end = places.lowerBound
    while end < places.upperBound {
      let (place, gap) = (end, self.gap(before: end))
      var shares = LineShares()
      add(place, isFirst: true, to: &shares)
      end += 1
      // A break marker stays with the items that it ends.
      if end < places.upperBound, isMarker(item(at: end)) {
        add(end, isFirst: false, to: &shares)
        end += 1
      }
      memory[0].balance.evenDepths.items.append(
        EvenDepthItem(shares: shares, gap: gap, places: place..<end))
    }
  }
}

extension EvenDepths {
  /// Finds the best lines.
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
          // Of ways that are as cheap, the last one.
          if cost <= costs[item + 1] {
            costs[item + 1] = cost
            starts[item + 1] = Int32(truncatingIfNeeded: start)
          }
        }
        // A line without proportions costs nothing, on however many lines it is.
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
  /// Returns the cost of a line: nothing if it has no proportions, or ends early at the target.
  @inline(__always)
  fileprivate func cost(of depth: Double, isLast: Bool) -> EvenDepths.Cost {
    if depth.isInfinite || isLast && !fillsLastLine && depth > target { return (0, 0) }
    let deviation = depth - target
    return (depth > greatest ? 1 : 0, deviation * deviation)
  }
}
