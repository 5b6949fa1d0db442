// The most even lines of the fewest possible: a dynamic program.
//
// In:  items on one unwrapped line, a limit above 0.
// Out: where each line ends.
//
//      place      0    1    2    3    4    5    6    7
//      breaks          └ lo₁ … hi₁ ┘    └ lo₂ … hi₂ ┘      the only ends that lines 1, 2, … can have
//
// Line j ends at `hi` at the latest (greedy from the front) and at `lo` at the earliest (greedy from the
// back), and these ranges are disjoint: if line j could end where line j − 1 can, one line less would
// do. So each place belongs to at most one line, and all layers of the program together have at most
// n states. The squared rest is a convex function of a line's length, hence the best start of a line
// moves forward as its end does, and a layer of m states is solved by divide and conquer in m log m
// steps.

/// The best lines, and the memory that finding them takes.
struct EvenLines: Sendable {
  private(set) var ends: [Int32] = []

  /// The earliest and the latest end of each line.
  private var earliest: [Int32] = []
  private var latest: [Int32] = []
  /// The least sum of squares of the lines that end at a place: first at 0, then at each end that the first
  /// line can have, then at each of the second one.
  private var costs: [Double] = []
  /// The start of the last of those lines.
  private var starts: [Int32] = []

  /// Finds the best lines.
  ///
  /// - Complexity: O(*n* log *n*)
  mutating func solve(_ lines: PossibleLines, limit: Double) {
    findRanges(lines, tolerantLimit(limit))
    let states = latest.indices.reduce(1) { $0 + count(ofLine: $1) }
    costs.resize(to: states)
    starts.resize(to: states)
    // Taken out: the ranges of the lines are read meanwhile.
    var (costs, starts) = (costs, starts)
    (self.costs, self.starts) = ([], [])
    costs.withUnsafeMutableBufferPointer { costs in
      starts.withUnsafeMutableBufferPointer { starts in
        fill(lines, Rests(lines, limit), costs, starts)
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

  /// Fills the layers, one line after the other.
  private func fill(
    _ lines: PossibleLines, _ rests: Rests, _ costs: UnsafeMutableBufferPointer<Double>,
    _ starts: UnsafeMutableBufferPointer<Int32>
  ) {
    guard let costs = costs.baseAddress, let starts = starts.baseAddress else { return }
    costs[0] = 0
    var (range, first) = (0...0, 0)
    for line in latest.indices {
      let (ends, next) = (Int(earliest[line])...Int(latest[line]), first + range.count)
      let layer = Layer(
        lines: lines, rests: rests, before: costs + first - range.lowerBound,
        costs: costs + next - ends.lowerBound, starts: starts + next - ends.lowerBound)
      layer.fill(ends, from: range)
      (range, first) = (ends, next)
    }
  }

  private func count(ofLine line: Int) -> Int { Int(latest[line] - earliest[line]) + 1 }

  /// Gives each item a line of its own.
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

/// A line's part of the program while it runs; columns are counted by the places where lines end.
private struct Layer {
  let lines: PossibleLines
  let rests: Rests
  /// The costs of the line before.
  let before: UnsafeMutablePointer<Double>
  let costs: UnsafeMutablePointer<Double>
  let starts: UnsafeMutablePointer<Int32>

  /// Finds the best start for each end, from the middle outwards: smaller ends have no later starts.
  func fill(_ ends: ClosedRange<Int>, from range: ClosedRange<Int>) {
    let end = ends.lowerBound + (ends.upperBound - ends.lowerBound) / 2
    var (least, best) = (Double.infinity, range.upperBound)
    // Backwards, so that of equal sums the one with the fewest items on this line remains.
    var start = range.upperBound
    while start >= range.lowerBound, lines.fits(start, end, rests.threshold) {
      let cost = before[start] + rests.square(lines.length(start, end))
      if cost < least { (least, best) = (cost, start) }
      start -= 1
    }
    costs[end] = least
    starts[end] = Int32(truncatingIfNeeded: best)
    if ends.lowerBound < end { fill(ends.lowerBound...(end - 1), from: range.lowerBound...best) }
    if end < ends.upperBound { fill((end + 1)...ends.upperBound, from: best...range.upperBound) }
  }
}

/// The rests of lines.
private struct Rests {
  let threshold: Double
  private let limit: Double
  private let stepsPerPoint: Double

  init(_ lines: PossibleLines, _ limit: Double) {
    threshold = tolerantLimit(limit)
    // Squares stay small if the limit is a length that lines have.
    self.limit = min(limit, lines.length(0, lines.count))
    // However small the limit is, a finite number.
    stepsPerPoint = max(64, 0x1p22 / max(self.limit.binade, 0x1p-900))
  }

  /// The square of what is left of a line, in steps of a 64th of a point or less.
  ///
  /// Sums of squares of whole steps are exact, so those that are equal on paper are equal here.
  @inline(__always)
  func square(_ length: Double) -> Double {
    let rest = max(0, limit - length) * stepsPerPoint
    // A Double of this size is a whole number.
    let steps = (rest + 0x1p52) - 0x1p52
    return steps * steps
  }
}
