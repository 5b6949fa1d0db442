// The most even lines, of the fewest possible: a dynamic program.
//
// In:  items on one unwrapped line, a limit above 0.
// Out: the end of each line.
//
//      index      0    1    2    3    4    5    6    7
//      ends            └ lo₁ … hi₁ ┘    └ lo₂ … hi₂ ┘      the only possible ends of lines 1, 2, …
//
// Line j ends at `hi` at the latest (greedy wrapping from the front) and at `lo` at the earliest (greedy
// wrapping from the back). These ranges are disjoint: if line j could end where line j − 1 can, one line
// fewer would be enough. So each index is a possible end of at most one line, and all layers of the program,
// one for each line, have at most n states together. The square of the free space is a convex function of a
// line's length, so the best start of a line moves forward with its end, and divide and conquer solves a
// layer of m states in m log m steps.

/// Breaks items into as few lines as possible, with even lengths.
///
/// It is a dynamic program, together with its working memory.
struct EvenLines: Sendable {
  private(set) var ends: [Int32] = []

  /// For each line, the smallest possible end: the index after its last item.
  ///
  /// Found by filling lines with items from the last item backward.
  private var earliest: [Int32] = []
  /// For each line, the largest possible end: the index after its last item.
  ///
  /// Found by filling lines with items from the first item on.
  private var latest: [Int32] = []
  /// The least cost of the lines before each possible end of a line.
  ///
  /// The cost is the sum of the squared free spaces of these lines.
  private var costs: [Double] = []
  /// For each possible end of a line, the best start: the index of the line's first item.
  ///
  /// With that start, the lines up to the end have the cost in `costs`, the least possible.
  private var starts: [Int32] = []

  /// Finds the fewest lines, with the least sum of squared free spaces.
  ///
  /// Stores the ends of the lines in `ends`.
  ///
  /// - Complexity: O(*n* log *n*)
  mutating func solve(_ lines: PossibleLines, limit: Double) {
    findRanges(lines, tolerantLimit(limit))
    let states = latest.indices.reduce(1) { $0 + count(ofLine: $1) }
    costs.resize(to: states)
    starts.resize(to: states)
    // Moved out of `self`, so that `fill` can read `self` while it writes them.
    var (costs, starts) = (costs, starts)
    (self.costs, self.starts) = ([], [])
    costs.withUnsafeMutableBufferPointer { costs in
      starts.withUnsafeMutableBufferPointer { starts in
        fill(lines, FreeSpaces(lines, limit), costs, starts)
      }
    }
    (self.costs, self.starts) = (costs, starts)
    ends.resize(to: latest.count)
    var (end, first) = (lines.count, states)
    for line in ends.indices.reversed() {
      ends[line] = Int32(truncatingIfNeeded: end)
      first -= count(ofLine: line)
      end = Int(starts[first + end - Int(earliest[line])])
    }
  }

  /// Computes `costs` and `starts`, line after line.
  private func fill(
    _ lines: PossibleLines, _ freeSpaces: FreeSpaces, _ costs: UnsafeMutableBufferPointer<Double>,
    _ starts: UnsafeMutableBufferPointer<Int32>
  ) {
    // The costs and starts begin with those of index 0. Then come those of the possible ends of the
    // first line, the second line, and so on.
    guard let costs = costs.baseAddress, let starts = starts.baseAddress else { return }
    costs[0] = 0
    var (range, first) = (0...0, 0)
    for line in latest.indices {
      let (ends, next) = (Int(earliest[line])...Int(latest[line]), first + range.count)
      let layer = Layer(
        lines: lines, freeSpaces: freeSpaces, before: costs + first - range.lowerBound,
        costs: costs + next - ends.lowerBound, starts: starts + next - ends.lowerBound)
      layer.fill(ends, from: range)
      (range, first) = (ends, next)
    }
  }

  private func count(ofLine line: Int) -> Int { Int(latest[line] - earliest[line]) + 1 }

  /// Gives each of `count` items a line of its own.
  mutating func separate(_ count: Int) {
    ends.removeAll(keepingCapacity: true)
    for end in 1...count { ends.append(Int32(truncatingIfNeeded: end)) }
  }

  private mutating func findRanges(_ lines: PossibleLines, _ threshold: Double) {
    latest.removeAll(keepingCapacity: true)
    var end = 0
    while end < lines.count {
      end = lines.greedyEnd(from: end, threshold)
      latest.append(Int32(truncatingIfNeeded: end))
    }
    earliest.resize(to: latest.count)
    for line in earliest.indices.reversed() {
      earliest[line] = Int32(truncatingIfNeeded: end)
      end = lines.greedyStart(from: end, threshold)
    }
  }
}

/// Finds the best start of one line, for each index where the line may end.
///
/// `costs` and `starts` are the line's entries in the arrays of `EvenLines`, indexed by the line's
/// end.
private struct Layer {
  let lines: PossibleLines
  let freeSpaces: FreeSpaces
  /// The least costs of all earlier lines, indexed by the previous line's end.
  let before: UnsafeMutablePointer<Double>
  let costs: UnsafeMutablePointer<Double>
  let starts: UnsafeMutablePointer<Int32>

  /// Finds the best start of the line for each of its possible ends.
  ///
  /// - Parameters:
  ///   - ends: The indices where the line may end.
  ///   - range: The indices where the line may start.
  func fill(_ ends: ClosedRange<Int>, from range: ClosedRange<Int>) {
    // Divide and conquer: the best start for the middle end bounds the starts for smaller and
    // larger ends.
    let end = ends.lowerBound + (ends.upperBound - ends.lowerBound) / 2
    var (least, best) = (Double.infinity, range.upperBound)
    // From the last start backward, so that in a tie the fewest items on this line win.
    var start = range.upperBound
    while start >= range.lowerBound, lines.fits(start, end, freeSpaces.threshold) {
      let cost = before[start] + freeSpaces.square(lines.length(start, end))
      if cost < least { (least, best) = (cost, start) }
      start -= 1
    }
    costs[end] = least
    starts[end] = Int32(truncatingIfNeeded: best)
    if ends.lowerBound < end { fill(ends.lowerBound...(end - 1), from: range.lowerBound...best) }
    if end < ends.upperBound { fill((end + 1)...ends.upperBound, from: best...range.upperBound) }
  }
}

/// The squared free space of lines, rounded so that sums are exact.
private struct FreeSpaces {
  let threshold: Double
  private let limit: Double
  private let stepsPerPoint: Double

  init(_ lines: PossibleLines, _ limit: Double) {
    threshold = tolerantLimit(limit)
    // A limit longer than all items on one line would only make the squares larger.
    self.limit = min(limit, lines.length(0, lines.count))
    // 0x1p-900 keeps the quotient finite, however small the limit is.
    stepsPerPoint = max(64, 0x1p22 / max(self.limit.binade, 0x1p-900))
  }

  /// Returns the square of the free space of a line with length `length`.
  ///
  /// It is a whole number, so sums are exact and equal sums compare as equal.
  @inline(__always)
  func square(_ length: Double) -> Double {
    // A step is 1/64 point or less.
    let free = max(0, limit - length) * stepsPerPoint
    // Rounds to a whole number: a `Double` of this size has no fraction.
    let steps = (free + 0x1p52) - 0x1p52
    return steps * steps
  }
}
