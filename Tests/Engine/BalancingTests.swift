import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Balanced wrapping")
struct BalancingTests {
  private func lines(
    _ main: [Double], limit: Double?, gap: Double = 0, minimum: Int = 1
  ) -> [Int] {
    var container = FlexContainer(mainSize: limit, mainGap: gap)
    container.wrap = .balance
    container.minLines = minimum
    return solve(main, main, container).lines.map(\.items.count)
  }

  @Test("balanced wrapping makes lines as even as possible, and no more lines than greedy wrapping")
  func even() {
    expectEqual(lines([31, 32, 33, 34], limit: 100), [2, 2])
    expectEqual(lines([30, 30, 30], limit: 60), [2, 1])
    expectEqual(lines([30, 150, 30, 30], limit: 100), [1, 1, 2])
  }

  @Test(
    "balanced wrapping gives the last line the fewest items where several breaks are equally even",
    arguments: [25, 33.3, 0.1, 1.0 / 3])
  func ties(length: Double) {
    for count in 2...60 {
      let items = Array(repeating: length, count: count)
      for most in 2...7 {
        let limit = (length + 1) * Double(most) - 0.5
        let lines = lines(items, limit: limit, gap: 1)
        expectEqual(lines.count, (count + most - 1) / most)
        // As even as they get, the longer ones first.
        #expect(lines == lines.sorted(by: >) && lines[0] - lines[lines.count - 1] <= 1)
      }
    }
  }

  @Test(
    "items of length 0 stay on the line of the item before them in balanced wrapping, unless that line overflows"
  )
  func zeros() {
    expectEqual(lines([40, 0, 40, 0, 40], limit: 100), [4, 1])
    expectEqual(lines([100, 0], limit: 100), [2])
    expectEqual(lines([150, 0], limit: 100), [1, 1])
  }

  @Test("balanced wrapping in a container of length 0 gives each item a line of its own")
  func noLength() {
    expectEqual(lines([0, 0], limit: 0), [1, 1])
    expectEqual(lines([10, 0, 0, 10], limit: 0), [1, 1, 1, 1])
    expectEqual(lines([0, 0], limit: -5, minimum: 2), [1, 1])
    expectEqual(lines([0, 0], limit: 1), [2])
    expectEqual(lines([5, 5], limit: 1e-10), [1, 1])
  }

  @Test("minLines raises the number of balanced lines, up to one item per line")
  func minimum() {
    expectEqual(lines([31, 32, 33, 34], limit: 100, minimum: 3), [2, 1, 1])
    expectEqual(lines([31, 32, 33], limit: 100, minimum: 10), [1, 1, 1])
    expectEqual(lines([20, 20, 20, 20], limit: nil, minimum: 2), [2, 2])
    expectEqual(lines([20, 20], limit: nil, minimum: -4), [2])
    expectEqual(lines(Array(repeating: 10, count: 100), limit: 100, minimum: 37).count, 37)
  }

  @Test(
    "if no line length makes exactly minLines balanced lines, the last items that fill a line move to the next"
  )
  func minimumWithoutALimit() {
    expectEqual(lines([50, 50, 50, 50], limit: 100, minimum: 3), [2, 1, 1])
    expectEqual(lines([3, 1, 3, 3, 1], limit: 100, minimum: 4), [1, 1, 1, 2])
    // The limit that separates all items that have a length is 0.
    expectEqual(lines([10, 0, 0], limit: 100, minimum: 2), [1, 1, 1])
    // They move on as if they were longer by a 64th of a point.
    let grid = [0, 1, 3, 0, 4, 4, 0, 0].map { $0 / 64.0 }
    expectEqual(lines(grid, limit: 7 / 64, minimum: 4), [3, 1, 1, 3])
    // The tolerance of a limit is relative: here it is more than a 64th of a point.
    let long = 0x1p24
    expectEqual(lines([long, long, long, long], limit: 2 * long, minimum: 3), [2, 1, 1])
    // A line that is longer by all that is forgiven is filled to the end.
    let barely = 100 + 1e-9 * 100 - 50
    expectEqual(lines([50, barely, 50, 50], limit: 100, minimum: 3), [2, 1, 1])
    let nearly = 102 - ((102 + 1e-9 * 102) - 102) - 51
    expectEqual(lines([51, 51, 51, 51, 51, nearly], limit: 102, minimum: 4), [2, 2, 1, 1])
  }

  @Test("balanced wrapping balances each run of items between forced breaks by itself")
  func runs() {
    var items = FlexItems(
      main: Array(repeating: 30, count: 8), cross: Array(repeating: 1, count: 8))
    items.breaks = [[], [], [], [], .before, [], [], []]
    var container = FlexContainer(mainSize: 100)
    container.wrap = .balance
    expectEqual(solve(items, container).lines.map(\.items), [0..<2, 2..<4, 4..<6, 6..<8])
    container.maxItemsPerLine = 1
    expectEqual(solve(items, container).lines.count, 8)
  }

  @Test(
    "a break marker stays on the line of the items before it in balanced wrapping, even if these overflow"
  )
  func markers() {
    var items = FlexItems(main: [150, 0, 30, 30, 0, 0], cross: [1, 1, 1, 1, 1, 1])
    items.breaks = [[], .marker, [], [], .marker, .marker]
    var container = FlexContainer(mainSize: 100)
    container.wrap = .balance
    expectEqual(solve(items, container).lines.map(\.items), [0..<2, 2..<5, 5..<6])
    container.mainSize = 0
    expectEqual(solve(items, container).lines.map(\.items), [0..<2, 2..<3, 3..<5, 5..<6])
    container.mainSize = nil
    container.minLines = 2
    expectEqual(solve(items, container).lines.map(\.items), [0..<2, 2..<3, 3..<5, 5..<6])
  }

  @Test("items whose margins make their length negative count as 0 long in balanced wrapping")
  func negativeMargins() {
    var items = FlexItems(main: [150, 0], cross: [1, 1])
    items.marginMainStart = [0, -50]
    items.marginMainEnd = [0, -50]
    var container = FlexContainer(mainSize: 100)
    expectEqual(solve(items, container).lines.count, 1)
    container.wrap = .balance
    expectEqual(solve(items, container).lines.count, 2)
  }

  @Test(
    "balanced wrapping minimizes the sum of squared free spaces, not counting the gap before a line's first item"
  )
  func ownGaps() {
    func lines(_ main: [Double], gaps: [Double], limit: Double) -> [Int] {
      var items = FlexItems(main: main, cross: main)
      items.gapBefore = gaps
      var container = FlexContainer(mainSize: limit)
      container.wrap = .balance
      return solve(items, container).lines.map(\.items.count)
    }
    // 60² + 5² is less than 25² + 60².
    expectEqual(lines([30, 30, 30], gaps: [0, 5, 25], limit: 90), [1, 2])
    // 80² + 0² is more than 52² + 53².
    expectEqual(lines([10, 8, 37], gaps: [0, 20, 45], limit: 90), [2, 1])
    // 90² + 10² is less than 65² + 65².
    expectEqual(lines([10, 5, 35], gaps: [0, 20, 50], limit: 100), [1, 2])
  }

  @Test(
    "a negative gap shortens a balanced line by no more than the length of an item beside the gap")
  func negativeGaps() {
    expectEqual(lines([10, 30], limit: 25, gap: -20), [1, 1])
    expectEqual(lines([10, 30], limit: 35, gap: -20), [2])
    expectEqual(lines([10, 0], limit: 10, gap: -0.5), [2])
  }

  @Test(
    "balanced wrapping compares the free space of lines precisely in tiny and in huge containers")
  func precision() {
    expectEqual(lines([0.031, 0.032, 0.033, 0.034], limit: 0.1), [2, 2])
    expectEqual(lines([67596.46875, 42.484375, 67596.5], limit: 135_223), [2, 1])
    expectEqual(lines([118945.375, 31.125, 118945.390625], limit: 237_918), [2, 1])
  }

  @Test("an item or gap too long for any line costs no precision in balancing the other items")
  func hugeItems() {
    expectEqual(lines([1e30, 50, 50, 50, 50], limit: 110), [1, 2, 2])
    expectEqual(lines([1e30, 50, 50, 50, 50], limit: 210, minimum: 3), [1, 2, 2])
    expectEqual(lines([1, 1, 1], limit: 10, gap: 1e30), [1, 1, 1])
  }

  @Test("balanced wrapping loses no item whose length is nearly 0")
  func tinyLengths() {
    let noise = 1e-9
    expectEqual(
      lines([noise, noise, 0, 0, noise, 0, noise, 85], limit: 108, minimum: 4).reduce(0, +), 8)
    let least = Double.leastNonzeroMagnitude
    for minimum in 1...5 {
      expectEqual(lines([least, 0, least, least], limit: least, minimum: minimum).reduce(0, +), 4)
      expectEqual(lines([least, 1, least, 1e300], limit: nil, minimum: minimum).reduce(0, +), 4)
    }
  }

  @Test(
    "thousands of balanced flows have the lines of an oracle that tries all breaks",
    arguments: 0..<tried(40))
  func oracle(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<150 { expectOracle(&random, count: Int.random(in: 1...16, using: &random)) }
  }

  @Test(
    "balanced lines of 50 to 120 items are those of an oracle that tries all breaks",
    arguments: 0..<tried(10))
  func longOracle(seed: Int) {
    var random = SeededGenerator(seed)
    expectOracle(&random, count: Int.random(in: 50...120, using: &random))
  }

  @Test(
    "balanced lines of at most two items in a narrow container are those of an oracle that tries all breaks",
    arguments: 0..<5)
  func tightOracle(seed: Int) {
    var random = SeededGenerator(200 + seed)
    for _ in 0..<40 {
      let lengths = (0..<90).map { _ in 64 * Int.random(in: 0...80, using: &random) }
      let sizes = lengths.map { Double($0) / 64 }
      var container = FlexContainer(mainSize: 101, mainGap: 5)
      container.wrap = .balance
      container.maxItemsPerLine = 2
      let expected = BalanceOracle.lines(
        lengths, gap: 5 * 64, limit: 101 * 64, minimum: 1, mostItems: 2)
      #expect(solve(sizes, sizes, container).lines.map(\.items.count) == expected, "\(sizes)")
    }
  }

  private func expectOracle(_ random: inout SeededGenerator, count: Int) {
    // In 64ths of a point: whole points, some of them 0 or equal, a few 64ths, negative ones.
    let (longest, unit) = random.pick([(3, 64), (10, 64), (60, 64), (4, 1), (4000, 1)])
    let zeros = random.pick([0, 0, 0.1, 0.5])
    let negative = random.pick([0, 0, 0, 0.2])
    let lengths = (0..<count).map { _ in
      let length = random.chance(zeros) ? 0 : Int.random(in: 1...longest, using: &random) * unit
      return random.chance(negative) ? -length : length
    }
    let gap = random.pick([0, 0, 64, 160, 7])
    let limit = random.chance(0.05) ? 0 : Int.random(in: 0...(longest * unit * 6), using: &random)
    let minimum = random.pick([1, Int.random(in: 1...6, using: &random), 1 + count / 2, count])
    let sizes = lengths.map { Double(max(0, $0)) / 64 }
    var items = FlexItems(main: sizes, cross: sizes)
    items.marginMainStart = lengths.map { Double(min(0, $0)) / 64 }
    var container = FlexContainer(mainSize: Double(limit) / 64, mainGap: Double(gap) / 64)
    container.wrap = .balance
    container.minLines = minimum
    let mostItems = random.chance(0.3) ? Int.random(in: 1...5, using: &random) : Int.max
    container.maxItemsPerLine = mostItems
    let expected = BalanceOracle.lines(
      lengths, gap: gap, limit: limit, minimum: minimum, mostItems: mostItems)
    let got = solve(items, container).lines.map(\.items.count)
    #expect(got == expected, "\(lengths) gap \(gap) in \(limit), \(minimum), \(mostItems)")
  }

  @Test(
    "balanced wrapping neither traps nor loses items, however small, large or odd the lengths",
    arguments: 0..<tried(10))
  func survives(seed: Int) {
    var random = SeededGenerator(seed)
    let lengths: [Double] = [
      0, 1e-9, 0.5e-9, 2e-9, 1e-300, .leastNonzeroMagnitude, .leastNormalMagnitude, 1.0 / 64, 1, 10,
      85, 1e15, 1e300, .infinity, .nan, -1, -1e-9, -1e300,
    ]
    for _ in 0..<2000 {
      let some = (0..<3).map { _ in random.pick(lengths) }
      let main = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.pick(some) }
      let limit = random.pick(lengths + some)
      let gap = random.pick([0, random.pick(lengths)])
      let minimum = Int.random(in: 1...8, using: &random)
      let counts = lines(main, limit: limit, gap: gap, minimum: minimum)
      #expect(counts.reduce(0, +) == main.count, "\(main) gap \(gap) in \(limit), \(minimum)")
    }
  }

  @Test(
    "balanced wrapping breaks 200 equal items into lines of 100, or of 67, 67 and 66 where 100 do not fit",
    arguments: [100, 101, 140])
  func longLines(length: Int) {
    let items = FlexItems(
      main: Array(repeating: 1, count: 200), cross: Array(repeating: 1, count: 200))
    var container = FlexContainer(mainSize: Double(length))
    container.wrap = .balance
    expectEqual(solve(items, container).lines.map(\.items), [0..<100, 100..<200])
    container.mainSize = 99
    expectEqual(solve(items, container).lines.map(\.items.count), [67, 67, 66])
  }
}
