// CSS Flexible Box Layout Level 2, `flex-wrap: balance`: as many lines as greedy wrapping makes, as
// even as they get.
//
// In:  the outer lengths of a run of items, their gaps, the limit and the fewest lines.
// Out: where each line ends.
//
//      place      0    1    2    3    4    5    6    7
//      breaks          └ lo₁ … hi₁ ┘    └ lo₂ … hi₂ ┘      the only ends that lines 1, 2, … can have
//
// With the fewest possible lines, line j ends at `hi` at the latest (greedy from the front) and at
// `lo` at the earliest (greedy from the back), and these ranges are disjoint: if line j could end
// where line j − 1 can, one line less would do. So each place belongs to at most one line, and all
// layers of the dynamic program together have at most n states. The squared rest is a convex function
// of a line's length, hence the best start of a line moves forward as its end does, and a layer of m
// states is solved by divide and conquer in m log m steps.

/// The working memory of balanced wrapping, kept from pass to pass.
struct BalanceScratch: Sendable {
  /// Where each place's item starts and ends if all items of a run were on one line.
  fileprivate var starts: [Double] = []
  fileprivate var ends: [Double] = []
  /// The least sum of squares of the lines that end before a place, and the last line's start.
  fileprivate var costs: [Double] = []
  fileprivate var previous: [Int32] = []
  /// The ranges in which lines may end.
  fileprivate var earliest: [Int32] = []
  fileprivate var latest: [Int32] = []
}

extension FlexPass {
  /// Breaks each run of items between forced breaks into even lines.
  mutating func breakEvenly() {
    var first = 0
    while first < count {
      var end = first + 1
      while end < count, !mustBreak(before: end) { end += 1 }
      breakEvenly(first..<end)
      first = end
    }
  }

  private mutating func breakEvenly(_ places: Range<Int>) {
    unroll(places)
    var limit = breakLimit
    let fewest = min(max(1, container.minimumLines), places.count)
    if fewest > 1, balance.greedyLines(limit: limit, most: mostItems) < fewest {
      limit = balance.narrow(limit, lines: fewest, most: mostItems)
      balance.split(limit: limit, lines: fewest, most: mostItems)
    }
    balance.solve(limit: limit, most: mostItems)
    var first = places.lowerBound
    for end in balance.latest {
      let end = places.lowerBound + Int(end)
      lines.append(line(first..<end))
      first = end
    }
  }

  /// Puts a run's items on one endless line.
  ///
  /// With more items a line must not become shorter, so negative outer lengths count as 0, and a
  /// negative gap takes no more than its neighbours are long.
  private mutating func unroll(_ places: Range<Int>) {
    balance.starts.removeAll(keepingCapacity: true)
    balance.ends.removeAll(keepingCapacity: true)
    var (start, end) = (0.0, 0.0)
    for place in places {
      if place > places.lowerBound { start = max(start, end + gap(before: place)) }
      end = max(end, start + max(0, outerMain(item(at: place))))
      balance.starts.append(start)
      balance.ends.append(end)
    }
  }
}

extension BalanceScratch {
  private var count: Int { ends.count }

  private func length(_ first: Int, _ end: Int) -> Double { ends[end - 1] - starts[first] }

  /// The end of the longest line that starts at a place.
  private func greedyEnd(from first: Int, threshold: Double, most: Int) -> Int {
    var end = first + 1
    while end < count, end - first < most, length(first, end + 1) <= threshold { end += 1 }
    return end
  }

  /// The number of lines of greedy wrapping.
  fileprivate func greedyLines(limit: Double, most: Int) -> Int {
    let threshold = tolerantLimit(limit)
    var lines = 0
    var first = 0
    while first < count {
      first = greedyEnd(from: first, threshold: threshold, most: most)
      lines += 1
    }
    return lines
  }

  /// The smallest limit with which greedy wrapping makes at most so many lines.
  ///
  /// Each step moves one end of the search to the length of a line, so the answer is exact.
  fileprivate func narrow(_ limit: Double, lines: Int, most: Int) -> Double {
    var low = 0.0
    var high = min(limit, length(0, count))
    while low < high {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      let probe = probe(limit: middle, most: most)
      if probe.lines > lines {
        low = max(middle, min(high, probe.next))
      } else {
        high = min(middle, probe.longest)
      }
    }
    return greedyLines(limit: low, most: most) <= lines ? low : high
  }

  /// What greedy wrapping does at a limit: its lines, the longest that fits, and the least limit that
  /// would change it.
  private func probe(limit: Double, most: Int) -> (lines: Int, longest: Double, next: Double) {
    var probe = (lines: 0, longest: 0.0, next: Double.infinity)
    var first = 0
    while first < count {
      let end = greedyEnd(from: first, threshold: limit, most: most)
      let length = length(first, end)
      if length <= limit { probe.longest = max(probe.longest, length) }
      if end < count, end - first < most {
        probe.next = min(probe.next, self.length(first, end + 1))
      }
      probe.lines += 1
      first = end
    }
    return probe
  }

  /// Makes up lines where no limit gives exactly so many: pads items that fill a line to the end, the
  /// last first, so that they move to the next line.
  fileprivate mutating func split(limit: Double, lines: Int, most: Int) {
    if greedyLines(limit: limit, most: most) >= lines { return }
    let filling = placesThatFillLines(limit: limit, most: most)
    // Far above the tolerance of "fits", far below what matters to the sum of squares. A power of two,
    // so that it can be taken back without a trace.
    let padding = max(1, limit.binade) * 0x1p-20
    var padded = 0
    var (low, high) = (1, filling.count)
    while low <= high {
      let middle = low + (high - low) / 2
      pad(filling.suffix(padded), by: -padding)
      pad(filling.suffix(middle), by: padding)
      padded = middle
      if greedyLines(limit: limit, most: most) >= lines {
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    pad(filling.suffix(padded), by: -padding)
    pad(filling.suffix(min(low, filling.count)), by: padding)
  }

  /// The places whose items end where the limit is, with greedy wrapping.
  private func placesThatFillLines(limit: Double, most: Int) -> [Int] {
    let threshold = tolerantLimit(limit)
    let noise = threshold - limit
    var places: [Int] = []
    var first = 0
    while first < count {
      let end = greedyEnd(from: first, threshold: threshold, most: most)
      for place in first..<end where length(first, place + 1) >= limit - noise {
        places.append(place)
      }
      first = end
    }
    return places
  }

  /// Lengthens the items at some places, in ascending order.
  private mutating func pad(_ places: ArraySlice<Int>, by padding: Double) {
    var places = places
    var shift = 0.0
    for place in (places.first ?? count)..<count {
      starts[place] += shift
      if place == places.first {
        shift += padding
        places.removeFirst()
      }
      ends[place] += shift
    }
  }

  /// Leaves the ends of the best lines in `latest`.
  fileprivate mutating func solve(limit: Double, most: Int) {
    findRanges(limit: limit, most: most)
    costs.removeAll(keepingCapacity: true)
    costs.append(contentsOf: repeatElement(0, count: count + 1))
    previous.removeAll(keepingCapacity: true)
    previous.append(contentsOf: repeatElement(0, count: count + 1))
    // Sums of squares of rests stay small if the limit is a length that lines have.
    let target = min(limit, length(0, max(1, count)))
    for layer in latest.indices {
      let starts =
        layer == 0 ? 0...0 : Int(earliest[layer - 1])...Int(latest[layer - 1])
      let program = Layer(
        limit: tolerantLimit(limit), target: target, most: most, starts: starts)
      fill(program, ends: Int(earliest[layer])...Int(latest[layer]), best: starts)
    }
    var end = count
    for layer in latest.indices.reversed() {
      latest[layer] = Int32(truncatingIfNeeded: end)
      end = Int(previous[end])
    }
  }

  /// One line of the dynamic program.
  private struct Layer {
    let limit: Double
    let target: Double
    let most: Int
    let starts: ClosedRange<Int>
  }

  /// Greedy from the front gives the latest ends, greedy from the back the earliest.
  private mutating func findRanges(limit: Double, most: Int) {
    let threshold = tolerantLimit(limit)
    latest.removeAll(keepingCapacity: true)
    earliest.removeAll(keepingCapacity: true)
    var end = 0
    while end < count {
      end = greedyEnd(from: end, threshold: threshold, most: most)
      latest.append(Int32(truncatingIfNeeded: end))
    }
    earliest.append(contentsOf: latest)
    var first = count
    for layer in latest.indices.reversed() {
      earliest[layer] = Int32(truncatingIfNeeded: first)
      var start = first - 1
      while start > 0, first - start < most, length(start - 1, first) <= threshold { start -= 1 }
      first = start
    }
  }

  /// Finds the best start for each end, from the middle outwards: smaller ends have no later starts.
  private mutating func fill(_ layer: Layer, ends: ClosedRange<Int>, best: ClosedRange<Int>) {
    let end = ends.lowerBound + (ends.upperBound - ends.lowerBound) / 2
    var least = Double.infinity
    var bestStart = min(best.upperBound, end - 1)
    // Backwards, so that equal sums keep the latest start: earlier lines take more items.
    var start = bestStart
    while start >= best.lowerBound {
      let length = length(start, end)
      if end - start > 1, length > layer.limit || end - start > layer.most { break }
      let rest = layer.target - length
      let cost = costs[start] + rest * rest
      if cost < least { (least, bestStart) = (cost, start) }
      start -= 1
    }
    costs[end] = least
    previous[end] = Int32(truncatingIfNeeded: bestStart)
    if ends.lowerBound < end {
      fill(layer, ends: ends.lowerBound...(end - 1), best: best.lowerBound...bestStart)
    }
    if end < ends.upperBound {
      fill(layer, ends: (end + 1)...ends.upperBound, best: bestStart...best.upperBound)
    }
  }
}
