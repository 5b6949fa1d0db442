// Where the lines of a strip end, as a tournament: who ends first wins, of equals the first line.
//
//      match 1              ┌──── 1 wins, 2 has lost ────┐
//      matches 2, 3     ┌ 1 wins ┐                   ┌ 2 wins ┐
//      line             0        1                   2        3
//
// The winner has its next item, ends later and plays its matches again, each against the one that lost it
// last. So a step has as many matches as any other, and none that a processor has to guess.

/// The ends of lines, of which the earliest is known.
struct LineEnds {
  /// Where a line ends; before everything if it has no items.
  struct End {
    var position: Double
    var line: Int

    @inline(__always)
    func isBefore(_ other: End) -> Bool {
      position < other.position || position == other.position && line < other.line
    }
  }

  /// Who has lost each match, from 1 on.
  ///
  /// Match *m* is between the winners of 2*m* and 2*m* + 1.
  private var losers: [End]
  private var winner: End
  private let lineCount: Int

  init(_ ends: [Double]) {
    lineCount = ends.count
    var size = 1
    while size < lineCount { size *= 2 }
    let none = End(position: .infinity, line: .max)
    var winners = Array(repeating: none, count: 2 * size)
    for (line, end) in ends.enumerated() { winners[size + line] = End(position: end, line: line) }
    losers = Array(repeating: none, count: size)
    for match in (1..<size).reversed() {
      let (left, right) = (winners[2 * match], winners[2 * match + 1])
      (winners[match], losers[match]) = right.isBefore(left) ? (right, left) : (left, right)
    }
    winner = winners[1]
  }

  /// All ends, in any order.
  var all: [End] { ([winner] + losers.dropFirst()).filter { $0.line < lineCount } }

  /// Puts items one by one behind the line that ends first.
  ///
  /// - Parameters:
  ///   - items: The items, in their order.
  ///   - lengths: The lengths of all.
  ///   - gap: The space between neighbors of a line.
  ///   - starts: Receives where the items begin.
  ///   - lines: Receives the lines of the items.
  /// - Returns: Whether none of them begins before the one before it.
  mutating func place(
    _ items: Range<Int>, of lengths: UnsafeBufferPointer<Double>, gap: Double,
    starts: UnsafeMutableBufferPointer<Double>, lines: UnsafeMutableBufferPointer<Int32>
  ) -> Bool {
    var (winner, areInOrder) = (winner, true)
    losers.withUnsafeMutableBufferPointer { losers in
      for item in items {
        let size = sanitizedSize(lengths[item])
        let start = winner.position == -.infinity ? 0 : winner.position + gap
        starts[item] = start
        lines[item] = Int32(truncatingIfNeeded: winner.line)
        areInOrder = areInOrder && size + gap >= 0
        winner.position = start + size
        var match = (losers.count + winner.line) / 2
        while match > 0 {
          let loser = losers[match]
          // Without a branch: which line ends first is as good as random.
          let isBeaten = loser.isBefore(winner)
          losers[match] = End(
            position: max(winner.position, loser.position),
            line: isBeaten ? winner.line : loser.line)
          winner = End(
            position: min(winner.position, loser.position),
            line: isBeaten ? loser.line : winner.line)
          match /= 2
        }
      }
    }
    self.winner = winner
    return areInOrder
  }
}
