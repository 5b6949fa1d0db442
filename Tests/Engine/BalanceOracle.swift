/// Balanced lines as Chromium makes them, by trying everything: lengths are whole numbers of 1/64 point.
///
/// Written from the rule, without a thought for speed: the limit is narrowed by trying every length that a
/// line could have, items are lengthened one after the other, and all ways to break are compared.
struct BalanceOracle {
  private var lengths: [Int]
  private let gap: Int
  private let mostItems: Int

  init(_ lengths: [Int], gap: Int, mostItems: Int) {
    self.lengths = lengths.map { max(0, $0) }
    self.gap = gap
    self.mostItems = mostItems
  }

  /// The numbers of items of the lines.
  static func lines(
    _ lengths: [Int], gap: Int, limit: Int, minimum: Int, mostItems: Int
  ) -> [Int] {
    var oracle = BalanceOracle(lengths, gap: gap, mostItems: mostItems)
    let wanted = min(max(1, minimum), lengths.count)
    var limit = limit
    if oracle.greedyLines(limit) < wanted {
      limit = oracle.leastLimit(atMost: limit, lines: wanted)
      oracle.lengthenItems(limit, lines: wanted)
    }
    return oracle.bestLines(limit)
  }

  private func length(_ line: Range<Int>) -> Int {
    lengths[line].reduce(0, +) + gap * (line.count - 1)
  }

  private func fits(_ line: Range<Int>, _ limit: Int) -> Bool {
    line.count == 1 || (length(line) <= limit && line.count <= mostItems)
  }

  private func greedyLines(_ limit: Int) -> Int {
    var (lines, first) = (0, 0)
    while first < lengths.count {
      var end = first + 1
      while end < lengths.count, fits(first..<end + 1, limit) { end += 1 }
      (lines, first) = (lines + 1, end)
    }
    return lines
  }

  private func leastLimit(atMost limit: Int, lines: Int) -> Int {
    let candidates = lengths.indices.flatMap { first in
      (first + 1...lengths.count).map { length(first..<$0) }
    }
    let possible = ([0, limit] + candidates).filter { $0 <= limit && greedyLines($0) <= lines }
    return possible.min() ?? limit
  }

  /// Lengthens items that fill their line by 1, the last first, until there are enough lines.
  private mutating func lengthenItems(_ limit: Int, lines: Int) {
    var filling: [Int] = []
    var first = 0
    var lineHasItems = false
    for item in lengths.indices {
      let reach = length(first..<item + 1)
      if reach <= limit, item - first < mostItems {
        if reach == limit { filling.append(item) }
        lineHasItems = true
      } else {
        // The item that begins a line is not looked at; after one that is too long comes the next.
        first = lineHasItems ? item : item + 1
        lineHasItems = false
      }
    }
    while greedyLines(limit) < lines, let last = filling.popLast() { lengths[last] += 1 }
  }

  /// Compares all ways to break into lines that fit, however many there are.
  private func bestLines(_ limit: Int) -> [Int] {
    var costs = [0]
    var starts = [0]
    for end in 1...lengths.count {
      var best = (cost: Int.max, start: end - 1)
      var first = end - 1
      // Of equal costs, the last line that has the fewest items.
      while first >= 0, fits(first..<end, limit) {
        let rest = max(0, limit - length(first..<end))
        let cost = costs[first] + rest * rest
        if cost < best.cost { best = (cost, first) }
        first -= 1
      }
      costs.append(best.cost)
      starts.append(best.start)
    }
    var counts: [Int] = []
    var end = lengths.count
    while end > 0 {
      counts.insert(end - starts[end], at: 0)
      end = starts[end]
    }
    return counts
  }
}
