import FlowCore
import Testing

@Suite("Balancing")
struct BalancingTests {
  private func lines(
    _ main: [Double], limit: Double?, gap: Double = 0, minimum: Int = 1
  ) -> [Int] {
    var container = FlexContainer(mainSize: limit, mainGap: gap)
    container.wrap = .balance
    container.minimumLines = minimum
    return solve(main, main, container).lines.map(\.items.count)
  }

  @Test("lines become even without becoming more")
  func even() {
    #expect(lines([31, 32, 33, 34], limit: 100) == [2, 2])
    #expect(lines([30, 30, 30], limit: 60) == [2, 1])
    #expect(lines([30, 150, 30, 30], limit: 100) == [1, 1, 2])
  }

  @Test("among equal sums earlier lines take more items")
  func ties() {
    #expect(lines(Array(repeating: 25, count: 7), limit: 100, gap: 10) == [3, 2, 2])
  }

  @Test("items of no length stay with the line before them")
  func zeros() {
    #expect(lines([40, 0, 40, 0, 40], limit: 100) == [4, 1])
    #expect(lines([100, 0], limit: 100) == [2])
    #expect(lines([150, 0], limit: 100) == [1, 1])
  }

  @Test("a minimum raises the number of lines, to one item a line at most")
  func minimum() {
    #expect(lines([31, 32, 33, 34], limit: 100, minimum: 3) == [2, 1, 1])
    #expect(lines([31, 32, 33], limit: 100, minimum: 10) == [1, 1, 1])
    #expect(lines([50, 50, 50, 50], limit: 100, minimum: 3) == [2, 1, 1])
    #expect(lines([20, 20, 20, 20], limit: nil, minimum: 2) == [2, 2])
    #expect(lines([20, 20], limit: nil, minimum: -4) == [2])
    #expect(lines(Array(repeating: 10, count: 100), limit: 100, minimum: 37).count == 37)
  }

  @Test("each run between forced breaks is balanced by itself")
  func runs() {
    var items = FlexItems(
      main: Array(repeating: 30, count: 8), cross: Array(repeating: 1, count: 8))
    items.breaks = [[], [], [], [], .before, [], [], []]
    var container = FlexContainer(mainSize: 100)
    container.wrap = .balance
    #expect(solve(items, container).lines.map(\.items) == [0..<2, 2..<4, 4..<6, 6..<8])
    container.maximumItemsPerLine = 1
    #expect(solve(items, container).lines.count == 8)
  }

  @Test("negative outer lengths count as 0 for balancing")
  func negativeMargins() {
    var items = FlexItems(main: [150, 0], cross: [1, 1])
    items.marginMainStart = [0, -50]
    items.marginMainEnd = [0, -50]
    var container = FlexContainer(mainSize: 100)
    #expect(solve(items, container).lines.count == 1)
    container.wrap = .balance
    #expect(solve(items, container).lines.count == 2)
  }

  @Test("thousands of balanced flows are the best of the obvious program", arguments: 0..<40)
  func oracle(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let count = Int.random(in: 1...18, using: &random)
      let hasZeros = Bool.random(using: &random)
      let main = (0..<count).map { _ in
        hasZeros && Bool.random(using: &random) ? 0 : random.length(1...60)
      }
      let limit = random.length(10...200)
      let gap: Double = [0.0, 0.0, 2.5, 10.0].randomElement(using: &random) ?? 0
      let program = Program(main: main, gap: gap, limit: limit)
      let expected = program.best(lines: program.greedyLines(limit))
      #expect(lines(main, limit: limit, gap: gap) == expected, "\(main) gap \(gap) in \(limit)")
    }
  }

  @Test("with a minimum, the least limit that needs no more lines is balanced", arguments: 0..<10)
  func minimumOracle(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let count = Int.random(in: 2...14, using: &random)
      let main = random.lengths(count, 1...60)
      let limit = random.length(60...300)
      let minimum = Int.random(in: 2...6, using: &random)
      var program = Program(main: main, gap: 5, limit: limit)
      let wanted = min(minimum, count)
      let got = lines(main, limit: limit, gap: 5, minimum: minimum)
      if program.greedyLines(limit) >= wanted {
        #expect(got == program.best(lines: program.greedyLines(limit)))
        continue
      }
      #expect(got.count == wanted, "\(main) in \(limit), at least \(minimum)")
      let least = program.lengths.filter { program.greedyLines($0) <= wanted }.min() ?? limit
      program.limit = least
      guard program.greedyLines(least) == wanted else { continue }
      #expect(got == program.best(lines: wanted), "\(main) in \(limit), at least \(minimum)")
    }
  }
}

/// Balanced lines by trying every start of every line.
private struct Program {
  let main: [Double]
  let gap: Double
  var limit: Double

  func length(_ first: Int, _ end: Int) -> Double {
    main[first..<end].reduce(0, +) + gap * Double(end - first - 1)
  }

  /// The lengths of all lines that there could be.
  var lengths: [Double] {
    main.indices.flatMap { first in (first + 1...main.count).map { length(first, $0) } }
  }

  func greedyLines(_ limit: Double) -> Int {
    var (lines, first) = (0, 0)
    while first < main.count {
      var end = first + 1
      while end < main.count, length(first, end + 1) <= limit { end += 1 }
      (lines, first) = (lines + 1, end)
    }
    return lines
  }

  /// The numbers of items of the best lines.
  func best(lines: Int) -> [Int] {
    var costs = [[Double]](
      repeating: Array(repeating: .infinity, count: main.count + 1), count: lines + 1)
    var starts = [[Int]](repeating: Array(repeating: 0, count: main.count + 1), count: lines + 1)
    costs[0][0] = 0
    for line in 1...lines {
      for end in 1...main.count {
        // The last start wins ties.
        for first in (0..<end).reversed() where end - first == 1 || length(first, end) <= limit {
          let rest = limit - length(first, end)
          let cost = costs[line - 1][first] + rest * rest
          if cost < costs[line][end] { (costs[line][end], starts[line][end]) = (cost, first) }
        }
      }
    }
    var counts: [Int] = []
    var end = main.count
    for line in (1...lines).reversed() {
      counts.insert(end - starts[line][end], at: 0)
      end = starts[line][end]
    }
    return counts
  }
}
