import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Items of fixed sizes")
struct FixedItemsTests {
  private let chips = FlexContainer(mainSize: 120, mainGap: 8, crossGap: 8)

  @Test("items fill a line until the next item does not fit")
  func wraps() {
    let frames = solve([60, 40, 80], [20, 24, 20], chips)
    expectEqual(frames.mainPositions, [0, 68, 0])
    expectEqual(frames.crossPositions, [0, 0, 32])
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<3])
    expectEqual(frames.lines.map(\.length), [108, 80])
    expectEqual(frames.lines.map(\.crossPosition), [0, 32])
    expectEqual(frames.lines.map(\.crossSize), [24, 20])
    expectEqual(frames.mainSize, 120)
    expectEqual(frames.crossSize, 52)
    expectEqual(frames.longestLine, 108)
  }

  @Test(
    "a line of negative length, because of negative gaps, is justified in a container of length 0")
  func negativeLength() {
    var container = FlexContainer(mainGap: -3)
    container.justifyContent = .end
    expectEqual(solve([0, 0], [1, 1], container).mainPositions, [3, 0])
    expectEqual(solve([0, 0], [1, 1], container).mainSize, 0)
  }

  @Test(
    "all items share one line in a container without a length",
    arguments: [nil, Double.infinity, .nan])
  func unlimited(limit: Double?) {
    let frames = solve([60, 40, 80], [20, 24, 20], FlexContainer(mainSize: limit, mainGap: 8))
    expectEqual(frames.mainPositions, [0, 68, 116])
    expectEqual(frames.mainSize, 196)
    expectEqual(frames.crossSize, 24)
  }

  @Test("an item longer than the container overflows a line of its own")
  func oversize() {
    let frames = solve([10, 200, 10], [5, 6, 7], FlexContainer(mainSize: 50, crossGap: 1))
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<2, 2..<3])
    expectEqual(frames.mainPositions, [0, 0, 0])
    expectEqual(frames.crossPositions, [0, 6, 13])
    expectEqual(frames.longestLine, 200)
    expectEqual(frames.mainSize, 50)
  }

  @Test(
    "a container of length 0, or below, gives each item that has a length a line of its own",
    arguments: [0, -5])
  func noRoom(limit: Double) {
    let frames = solve([10, 0, 10], [5, 6, 7], FlexContainer(mainSize: limit))
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<2, 2..<3])
    expectEqual(solve([0, 0], [1, 2], FlexContainer(mainSize: limit)).lines.map(\.items), [0..<2])
  }

  @Test(
    "items fit on a line that is too short by the noise of floating-point sums, and on no shorter line"
  )
  func tolerance() {
    let tenths = Array(repeating: 0.1, count: 10)
    let room = tenths.reduce(0, +)
    #expect(room < 1)
    expectEqual(solve(tenths, tenths, FlexContainer(mainSize: room)).lines.count, 1)
    expectEqual(solve([50, 50], [1, 1], FlexContainer(mainSize: 100 - 1e-8)).lines.count, 1)
    expectEqual(solve([50, 50], [1, 1], FlexContainer(mainSize: 100 - 1e-6)).lines.count, 2)
  }

  @Test("a container without items has no lines")
  func empty() {
    let frames = solve([], [], chips)
    #expect(frames.lines.isEmpty)
    expectEqual(frames.count, 0)
    expectEqual(frames.mainSize, 120)
    expectEqual(frames.crossSize, 0)
    expectEqual(frames.longestLine, 0)
  }

  @Test("items of size 0 have gaps like other items")
  func zeroSizes() {
    let frames = solve([0, 0, 40], [0, 0, 10], FlexContainer(mainSize: 48, mainGap: 8))
    expectEqual(frames.mainPositions, [0, 8, 0])
    expectEqual(frames.crossPositions, [0, 0, 0])
  }

  @Test("negative gaps let neighboring items and lines overlap")
  func negativeGaps() {
    let frames = solve(
      [20, 20, 20], [10, 10, 10], FlexContainer(mainSize: 30, mainGap: -10, crossGap: -4))
    expectEqual(frames.mainPositions, [0, 10, 0])
    expectEqual(frames.crossPositions, [0, 0, 6])
    expectEqual(frames.crossSize, 16)
  }

  @Test(
    "justifyContent distributes the free space of a line among its items",
    arguments: [
      (FlexDistribution.flexStart, [0.0, 20, 40]), (.start, [0, 20, 40]),
      (.flexEnd, [60, 80, 100]),
      (.end, [60, 80, 100]), (.center, [30, 50, 70]), (.spaceBetween, [0, 50, 100]),
      (.spaceAround, [10, 50, 90]), (.spaceEvenly, [15, 50, 85]),
    ])
  func justifies(rule: FlexDistribution, positions: [Double]) {
    var container = FlexContainer(mainSize: 120)
    container.justifyContent = rule
    expectEqual(solve([20, 20, 20], [1, 1, 1], container).mainPositions, positions)
  }

  @Test(
    "an overflowing item is aligned by justifyContent, and spaceBetween, spaceAround and spaceEvenly act as start",
    arguments: [
      (FlexDistribution.flexStart, 0.0), (.flexEnd, -20), (.center, -10), (.spaceBetween, 0),
      (.spaceAround, 0), (.spaceEvenly, 0),
    ])
  func justifiesOverflow(rule: FlexDistribution, position: Double) {
    var container = FlexContainer(mainSize: 40)
    container.justifyContent = rule
    expectEqual(solve([60], [1], container).mainPositions, [position])
  }

  @Test("justifyLastLine justifies the last line in place of justifyContent")
  func lastLine() {
    var container = FlexContainer(mainSize: 50)
    container.justifyContent = .spaceBetween
    container.justifyLastLine = .center
    expectEqual(solve([20, 20, 20], [1, 1, 1], container).mainPositions, [0, 30, 15])
    container.justifyContent = .flexEnd
    container.justifyLastLine = .flexStart
    expectEqual(solve([20, 20, 20], [1, 1, 1], container).mainPositions, [10, 30, 0])
  }

  @Test("lines whose negative gaps sum to a negative depth are aligned in a container of depth 0")
  func lessDeepThanNothing() {
    var container = FlexContainer(mainSize: 20, crossGap: -10)
    expectEqual(solve([20, 20, 20], [0, 0, 4], container).crossPositions, [0, -10, -20])
    container.alignContent = .flexEnd
    let frames = solve([20, 20, 20], [0, 0, 4], container)
    expectEqual(frames.crossPositions, [16, 6, -4])
    expectEqual(frames.crossSize, 0)
  }

  @Test(
    "alignItems aligns items across their line",
    arguments: [
      (FlexAlignment.flexStart, [0.0, 0, 20]), (.start, [0, 0, 20]), (.center, [5, 0, 20]),
      (.flexEnd, [10, 0, 20]), (.end, [10, 0, 20]),
    ])
  func aligns(rule: FlexAlignment, positions: [Double]) {
    var container = FlexContainer(mainSize: 40)
    container.alignItems = rule
    expectEqual(solve([20, 20, 20], [10, 20, 6], container).crossPositions, positions)
  }

  @Test("sizes, gaps and lengths that are NaN, negative or infinite give finite frames")
  func replacesNumbers() {
    let odd = [Double.nan, -.infinity, -3, .infinity, 1e308, 5]
    for mainGap in odd {
      for limit in [0, 10, 1e300, .nan] {
        let container = FlexContainer(mainSize: limit, mainGap: mainGap, crossGap: mainGap)
        let frames = solve(odd, odd.reversed(), container)
        let numbers = frames.mainPositions + frames.crossPositions
        #expect((numbers + [frames.mainSize, frames.crossSize]).allSatisfy { $0.isFinite })
      }
    }
    expectEqual(
      solve([.nan, -3, 5], [1, 1, 1], FlexContainer(mainSize: 9)).mainPositions, [0, 0, 0])
  }

  @Test("lengths and gaps are clamped to 2¹⁰⁰ points, on both sides of 0")
  func largestLength() {
    let most = 0x1p100
    expectEqual(solve([.infinity], [1], FlexContainer()).longestLine, most)
    let far = FlexContainer(mainGap: .infinity)
    expectEqual(solve([10, 10], [1, 1], far).mainPositions, [0, 10 + most])
    let back = FlexContainer(mainGap: -.infinity)
    expectEqual(solve([10, 10], [1, 1], back).mainPositions, [0, 10 - most])
  }

  @Test("frames store no sizes for items that keep theirs, and still return the size of every item")
  func ownSizes() {
    let items = FlexItems(main: [20, -1], cross: [10, 30])
    var container = FlexContainer(mainSize: 100)
    let fixed = solve(items, container)
    #expect(fixed.mainSizes.isEmpty && fixed.crossSizes.isEmpty)
    expectEqual((0..<2).map { fixed.frame(of: $0, in: items).mainSize }, [20, 0])
    expectEqual((0..<2).map { fixed.frame(of: $0, in: items).crossSize }, [10, 30])
    container.alignItems = .stretch
    let stretched = solve(items, container)
    #expect(stretched.mainSizes.isEmpty)
    expectEqual((0..<2).map { stretched.frame(of: $0, in: items).crossSize }, [30, 30])
  }

  @Test(
    "full-line items are as long as the container, and frames store no depths of items that keep their depths"
  )
  func fullLines() {
    var items = FlexItems(main: [0, 30, 30, 30, 200, 10], cross: [7, 10, 10, 10, 5, 8])
    items.breaks = [.fullLine, [], [], .after, .fullLine, []]
    var container = FlexContainer(mainSize: 90, mainGap: 5)
    container.justifyContent = .flexEnd
    let frames = solve(items, container)
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<3, 3..<4, 4..<5, 5..<6])
    expectEqual(frames.lines.map(\.length), [90, 65, 30, 200, 10])
    expectEqual(frames.mainSizes, [90, 30, 30, 30, 200, 10])
    expectEqual(frames.mainPositions, [0, 25, 60, 60, -110, 80])
    expectEqual(frames.crossPositions, [0, 7, 7, 17, 27, 32])
    #expect(frames.crossSizes.isEmpty)
    #expect(frames.mainSize == 90 && frames.longestLine == 200)
  }

  @Test("solving into frames used before gives the same frames as solving into new ones")
  func reuse() {
    var solver = FlexSolver()
    var frames = FlexFrames()
    var random = SeededGenerator(1)
    for count in [5, 40, 0, 12, 40] {
      let items = FlexItems(
        main: random.lengths(count, 0...60), cross: random.lengths(count, 0...30))
      solver.solve(items, in: chips, into: &frames)
      expectEqual(frames, solve(items, chips))
    }
  }

  // Before Swift 6.2, and where an app cannot start processes, a test cannot see another one trap.
  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test("items with fewer depths than lengths trap with a message")
  func mismatch() async {
    await #expect(processExitsWith: .failure) {
      _ = solve([1, 2], [1], FlexContainer())
    }
  }

  @Test(
    "an item property that does not have as many values as there are items traps",
    arguments: 0..<18)
  func mismatch(column: Int) async {
    await #expect(processExitsWith: .failure) { [column = column as Int] in
      var items = FlexItems(main: [1, 2], cross: [1, 2])
      let lengths = [
        \FlexItems.basis, \.grow, \.shrink, \.minMain, \.maxMain, \.minCross, \.maxCross,
        \.marginMainStart, \.marginMainEnd, \.marginCrossStart, \.marginCrossEnd, \.guides,
        \.lastGuides, \.gapBefore,
      ]
      switch column {
      case 14: items.autoMargins = [[]]
      case 15: items.alignSelf = [.auto]
      case 16: items.order = [0]
      case 17: items.breaks = [[]]
      default: items[keyPath: lengths[column]] = [0]
      }
      _ = solve(items, FlexContainer(mainSize: 9))
    }
  }
  #endif

  @Test(
    "a thousand random flows have the frames of a simple loop that wraps items",
    arguments: 0..<tried(10))
  func oracle(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let count = Int.random(in: 1...40, using: &random)
      let main = random.lengths(count, 0...80)
      let cross = random.lengths(count, 0...30)
      let container = FlexContainer(
        mainSize: random.length(0...300), mainGap: random.length(0...12),
        crossGap: random.length(0...12))
      let frames = solve(main, cross, container)
      let expected = obviousPositions(main, cross, container)
      #expect(frames.mainPositions == expected.map(\.main), "\(main) in \(container)")
      #expect(frames.crossPositions == expected.map(\.cross), "\(cross) in \(container)")
    }
  }

  /// Plain wrapping as anyone would write it: a new line whenever the next item does not fit.
  private func obviousPositions(
    _ main: [Double], _ cross: [Double], _ container: FlexContainer
  ) -> [(main: Double, cross: Double)] {
    var positions: [(main: Double, cross: Double)] = []
    var (x, y, depth) = (0.0, 0.0, 0.0)
    var lineIsEmpty = true
    for index in main.indices {
      if !lineIsEmpty, x + main[index] > container.mainSize ?? .infinity {
        (x, y, depth) = (0, y + depth + container.crossGap, 0)
      }
      lineIsEmpty = false
      positions.append((x, y))
      x += main[index] + container.mainGap
      depth = max(depth, cross[index])
    }
    return positions
  }
}
