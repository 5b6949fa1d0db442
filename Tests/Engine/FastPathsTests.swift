import FlowLayoutEngine
import TestSupport
import Testing

/// Fast paths give the same results as the plain steps.
@Suite("Fast paths of the solver")
struct FastPathsTests {
  @Test(
    "twelve thousand random containers have the same frames with each of the solver's fast paths on and off",
    arguments: 0..<tried(12))
  func agreement(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 0...40)
    for _ in 0..<1000 {
      let problem = drawer.problem()
      let plain = problem.solve([])
      for path: FastPaths in [.fixedItems, .neighbors, .proportionalItems, .all] {
        expectSame(problem.solve(path), plain, problem)
      }
      expectIdentical(problem.solve(.neighbors), plain, problem)
    }
  }

  @Test(
    "thousands of flows with items of fixed size have the same frames with the fast path for them on and off",
    arguments: 0..<tried(20))
  func fixedItems(seed: Int) {
    var random = SeededGenerator(seed)
    for rule in FlexDistribution.drawn {
      for alignment in FlexAlignment.drawn {
        var problem = DrawnProblem()
        let count = Int.random(in: 0...30, using: &random)
        problem.items = FlexItems(
          main: random.lengths(count, 0...80), cross: random.lengths(count, 0...30))
        if random.chance(0.5) { problem.items.guides = random.lengths(count, -5...40) }
        if random.chance(0.5) { problem.items.lastGuides = random.lengths(count, -5...40) }
        problem.container = FlexContainer(
          mainSize: random.chance(0.5) ? nil : random.length(0...300),
          mainGap: random.length(-4...12), crossGap: random.length(-4...12))
        problem.container.justifyContent = rule
        problem.container.justifyLastLine = random.chance(0.5) ? nil : .center
        problem.container.alignItems = alignment
        expectSame(problem.solve(.fixedItems), problem.solve([]), problem)
      }
    }
  }

  @Test(
    "items of fixed size with forced breaks have the same frames with a fast path on and off, and in a line index",
    arguments: 0..<tried(20))
  func forcedBreaks(seed: Int) {
    var random = SeededGenerator(seed)
    let ordinary: [FlexBreaks] = [.before, .after, .fullLine, [.before, .after], .fullLine]
    for rule in FlexDistribution.drawn {
      for alignment in FlexAlignment.drawn {
        var problem = DrawnProblem()
        let count = Int.random(in: 0...60, using: &random)
        let rare = random.chance(0.1) ? [.avoidBefore, .marker] : ordinary
        let share = random.pick([0.05, 0.2, 0.7])
        problem.items = FlexItems(
          main: random.lengths(count, 0...80), cross: random.lengths(count, 0...30))
        problem.items.breaks = (0..<count).map { _ in
          random.chance(share) ? random.pick(random.chance(0.9) ? ordinary : rare) : []
        }
        if random.chance(0.1) { problem.items.grow = random.lengths(count, 0...1) }
        if random.chance(0.3) { problem.items.guides = random.lengths(count, -5...40) }
        let limits: [Double?] = [nil, 0, .nan, .infinity, 60]
        problem.container = FlexContainer(
          mainSize: random.chance(0.3) ? random.pick(limits) : random.length(0...300),
          mainGap: random.length(-4...12), crossGap: random.length(-4...12))
        problem.container.justifyContent = rule
        problem.container.justifyLastLine = random.chance(0.5) ? nil : .center
        problem.container.alignItems = alignment
        problem.container.hugsLines = random.chance(0.3)
        problem.container.refitsOversizeItems = random.chance(0.3)
        problem.container.growsWithOversizeLines = random.chance(0.3)
        if random.chance(0.2) { problem.host = DrawnHost(problem.items, measuresItems: true) }
        let plain = problem.solve([])
        expectSame(problem.solve(.fixedItems), plain, problem)
        if problem.host == nil { expectSame(byIndex(problem), plain, problem) }
      }
    }
  }

  /// The frames of all lines of an index, which has broken a few items at a time.
  private func byIndex(_ problem: DrawnProblem) -> FlexFrames {
    var index = FlexIndex(in: problem.container)
    index.partSizes = 4...16
    index.replace(index.count..<index.count, with: problem.items)
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(0..<index.lineCount, of: index, into: &frames)
    return frames
  }

  @Test(
    "thousands of lines of photos have the same frames with the solver's fast path for photos on and off",
    arguments: 0..<tried(20))
  func proportionalItems(seed: Int) {
    var random = SeededGenerator(seed)
    for rule in FlexDistribution.drawn {
      for _ in 0..<10 {
        var problem = DrawnProblem()
        (problem.items, problem.container) =
          FlexProportions.drawn(&random, counts: 0...30, fixed: 0.02)
        problem.container.maxItemsPerLine = nil
        problem.container.wrap = random.chance(0.3) ? .balance : .wrap
        problem.container.justifyContent = rule
        problem.container.justifyLastLine = random.chance(0.5) ? nil : .center
        problem.container.alignItems = random.pick(FlexAlignment.drawn)
        problem.container.hugsLines = random.chance(0.3)
        problem.container.mainGap = random.length(-4...12)
        problem.container.crossGap = random.length(-40...12)
        if random.chance(0.2) {
          problem.host = DrawnHost(problem.items, measuresItems: false, givesLineGaps: true)
        }
        expectSame(problem.solve(.proportionalItems), problem.solve([]), problem)
      }
    }
  }

  @Test(
    "an item's depth that is NaN or too small is raised to its minimum, with and without fast paths",
    arguments: [.all, []] as [FastPaths])
  func depthsWithinLimits(path: FastPaths) {
    var problem = DrawnProblem()
    let depths: [Double] = [.nan, -.infinity, -1, 4, 9, .infinity, .nan, 1e-300]
    problem.items = FlexItems(main: depths.map { _ in 20 }, cross: depths)
    problem.items.minCross = [3, 3, 3, 3, 3, 3, .nan, 0]
    problem.items.maxCross = [.nan, 5, 5, 5, 5, 5, 5, -1]
    expectEqual(problem.solve(path).crossSizes, [3, 3, 3, 4, 5, 5, 0, 0])
    expectEqual(problem.solve(path).crossSize, 5)
  }

  @Test(
    "a line longer than the container by exactly the tolerance fits, with and without fast paths",
    arguments: [.all, .neighbors, []] as [FastPaths])
  func forgivenSum(path: FastPaths) {
    var problem = DrawnProblem()
    problem.items = FlexItems(main: [0, 1e-9, 1e-9], cross: [1, 1, 1])
    problem.container.mainSize = 0
    expectEqual(problem.solve(path).lines.map(\.items), [0..<2, 2..<3])
    // Also where others could have proportions.
    problem.items.aspectRatio = [nil, nil, nil]
    problem.container.proportions = FlexProportions(targetCross: 10)
    expectEqual(problem.solve(path).lines.map(\.items), [0..<2, 2..<3])
  }

  @Test("items that order moves to other lines grow there by their grow factors")
  func reorderedGrowth() {
    var problem = DrawnProblem()
    problem.items = FlexItems(main: [60, 60, 20, 20, 20], cross: [1, 2, 3, 4, 5])
    problem.items.order = [1, 1, 0, 0, 0]
    problem.items.grow = [1, 0, 0, 3, 1]
    problem.container.mainSize = 100
    let frames = problem.solve()
    expectEqual(frames.mainSizes, [100, 60, 20, 50, 30])
    expectEqual(frames.lines.map(\.crossSize), [5, 1, 2])
  }

  /// The same lines, and the same numbers but for the noise of sums.
  private func expectSame(_ fast: FlexFrames, _ plain: FlexFrames, _ problem: DrawnProblem) {
    if fast == plain { return }
    let items = problem.items
    func sizes(_ frames: FlexFrames) -> [Double] {
      items.main.indices.flatMap { frames.frame(of: $0, in: items).numbers.suffix(2) }
    }
    #expect(fast.lines.map(\.items) == plain.lines.map(\.items), "\(problem)")
    #expect(fast.sequence == plain.sequence, "\(problem)")
    #expect(close(sizes(fast), sizes(plain)), "\(problem)")
    #expect(close(fast.placeNumbers, plain.placeNumbers), "\(problem)")
  }

  /// The same bits, wherever the steps add the same numbers in the same order: all but the places along a
  /// line, to which the plain step adds sizes and gaps one by one.
  private func expectIdentical(_ fast: FlexFrames, _ plain: FlexFrames, _ problem: DrawnProblem) {
    if fast == plain { return }
    #expect(fast.lines == plain.lines, "\(problem)")
    #expect(fast.mainSizes == plain.mainSizes, "\(problem)")
    #expect(fast.crossSizes == plain.crossSizes, "\(problem)")
    #expect(fast.crossPositions == plain.crossPositions, "\(problem)")
    #expect(fast.mainSize == plain.mainSize && fast.crossSize == plain.crossSize, "\(problem)")
  }
}
