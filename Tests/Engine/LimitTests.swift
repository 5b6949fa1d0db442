import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Limits of lines and depth")
struct LimitTests {
  /// Solves within a limit: the lines' items in document order, and the frames.
  private func show(
    _ items: FlexItems, _ container: FlexContainer, _ limit: FlexLimit
  ) -> (lines: [[Int]], frames: FlexFrames) {
    var solver = FlexSolver()
    var frames = FlexFrames()
    let run = solver.run(of: items, in: container, within: limit)
    solver.solve(items, in: container, showing: run, into: &frames)
    let lines = frames.lines.map { line in
      line.items.map { frames.item(at: $0) }
    }
    return (lines, frames)
  }

  /// Six items of 30 and one of 20 that stands for the others.
  private var items: FlexItems {
    FlexItems(
      main: Array(repeating: 30, count: 6) + [20], cross: Array(repeating: 10, count: 6) + [8])
  }

  private let container = FlexContainer(mainSize: 95, mainGap: 5, crossGap: 4)

  @Test(
    "a limit's indicator follows the last shown item, and items that leave the indicator no space are hidden"
  )
  func indicator() {
    expectEqual(show(items, container, FlexLimit(lines: 1)).lines, [[0, 1, 6]])
    var narrow = items
    narrow.main[6] = 10
    narrow.main[2] = 10
    expectEqual(show(narrow, container, FlexLimit(lines: 1)).lines, [[0, 1, 2, 6]])
    let (lines, frames) = show(items, container, FlexLimit(lines: 1))
    expectEqual(lines, [[0, 1, 6]])
    expectEqual(frames.mainPositions[6], 70)
    #expect(frames.longestLine == 90 && frames.crossSize == 10)
  }

  @Test("a limit's indicator is not shown if all items fit without it")
  func everythingFits() {
    let six = FlexItems(main: items.main, cross: items.cross)
    expectEqual(show(six, container, FlexLimit(lines: 3)).lines, [[0, 1], [2, 3], [4, 5]])
    var exact = container
    exact.mainSize = 65
    expectEqual(show(six, exact, FlexLimit(lines: 3)).lines, [[0, 1], [2, 3], [4, 5]])
    expectEqual(show(six, exact, FlexLimit(lines: 2)).lines, [[0, 1], [2, 6]])
  }

  @Test("a limit's indicator stands alone on its line where no item fits beside it")
  func alone() {
    var wide = items
    wide.main[6] = 90
    expectEqual(show(wide, container, FlexLimit(lines: 2)).lines, [[0, 1], [6]])
    wide.main[6] = 400
    expectEqual(show(wide, container, FlexLimit(lines: 1)).lines, [[6]])
    expectEqual(show(wide, container, FlexLimit(lines: 0)).lines, [[6]])
    expectEqual(show(wide, container, FlexLimit(lines: -3)).lines, [[6]])
    expectEqual(show(FlexItems(main: [20], cross: [8]), container, FlexLimit(lines: 0)).lines, [])
    expectEqual(show(FlexItems(), container, FlexLimit(lines: 0)).lines, [])
  }

  @Test("a limit without an indicator shows all items that fit on its lines")
  func withoutIndicator() {
    let limit = FlexLimit(lines: 2, hasIndicator: false)
    expectEqual(show(items, container, limit).lines, [[0, 1], [2, 3]])
    expectEqual(show(items, container, FlexLimit(lines: 0, hasIndicator: false)).lines, [])
  }

  @Test("a depth limit shows whole lines, and of the next line the items that are not too deep")
  func depth() {
    expectEqual(show(items, container, FlexLimit(cross: 24)).lines, [[0, 1], [2, 3, 6]])
    expectEqual(show(items, container, FlexLimit(cross: 23)).lines, [[0, 1, 6]])
    expectEqual(show(items, container, FlexLimit(cross: 38)).lines, [[0, 1], [2, 3], [4, 5]])
    var deep = items
    deep.cross[3] = 30
    expectEqual(show(deep, container, FlexLimit(cross: 30)).lines, [[0, 1], [2, 6]])
    deep.cross[6] = 20
    expectEqual(show(deep, container, FlexLimit(cross: 30)).lines, [[0, 1, 6]])
    deep.cross[6] = 50
    expectEqual(show(deep, container, FlexLimit(cross: 30)).lines, [[6]])
    expectEqual(show(deep, container, FlexLimit(cross: -1)).lines, [[6]])
    expectEqual(show(items, container, FlexLimit(cross: .nan)).lines.count, 3)
  }

  @Test(
    "a limit counts lines that forced breaks begin, and shows no indicator if only break markers are hidden"
  )
  func breaks() {
    var marked = items
    marked.breaks = [[], .marker, [], [], .marker, .marker, []]
    marked.main[1] = 0
    marked.main[4] = 0
    marked.main[5] = 0
    var endless = container
    endless.mainSize = nil
    expectEqual(show(marked, endless, FlexLimit(lines: 1)).lines, [[0, 6]])
    expectEqual(show(marked, endless, FlexLimit(lines: 2)).lines, [[0, 1], [2, 3, 4]])
    expectEqual(show(marked, endless, FlexLimit(lines: 3)).lines, [[0, 1], [2, 3, 4], [5]])
    marked.breaks = [[], .before, .fullLine, [], [], [], []]
    expectEqual(show(marked, endless, FlexLimit(lines: 3)).lines, [[0], [1, 6]])
  }

  @Test("an item that avoids a break is on a limit's last line with the item before it, or hidden")
  func glue() {
    var glued = items
    glued.breaks = [[], [], .avoidBefore, [], [], [], []]
    // The second item would leave with the third, which is not shown.
    expectEqual(show(glued, container, FlexLimit(lines: 1)).lines, [[0, 1, 6]])
    expectEqual(show(glued, container, FlexLimit(lines: 2)).lines, [[0], [1, 2, 6]])
    // Three items overlap so far that they are on one line, unless the fourth comes along.
    var overlapping = FlexItems(main: [10, 60, 60, 60, 50], cross: [1, 1, 1, 1, 1])
    overlapping.marginMainStart = [-40, 0, 0, 0, 0]
    overlapping.breaks = [[], [], .avoidBefore, .avoidBefore, []]
    let narrow = FlexContainer(mainSize: 100)
    expectEqual(solve(overlapping, narrow).lines.map(\.items), [0..<1, 1..<2, 2..<3, 3..<4, 4..<5])
    expectEqual(show(overlapping, narrow, FlexLimit(lines: 3)).lines, [[0, 1, 2], [4]])
  }

  @Test("a limit's indicator counts as an item for maxItemsPerLine")
  func mostItems() {
    var few = container
    few.maxItemsPerLine = 2
    expectEqual(show(items, few, FlexLimit(lines: 2)).lines, [[0, 1], [2, 6]])
    few.maxItemsPerLine = 1
    expectEqual(show(items, few, FlexLimit(lines: 2)).lines, [[0], [6]])
  }

  @Test(
    "a limit shows the first items sorted by their order property, and the indicator behind them")
  func order() {
    var ordered = items
    ordered.order = [1, 0, 0, 1, 0, 1, -5]
    expectEqual(show(ordered, container, FlexLimit(lines: 1)).lines, [[1, 2, 6]])
    expectEqual(show(ordered, container, FlexLimit(lines: 2)).lines, [[1, 2], [4, 0, 6]])
  }

  @Test(
    "balanced wrapping balances the items that a limit shows, in no more lines than the limit allows"
  )
  func balance() {
    var even = container
    even.wrap = .balance
    even.mainSize = 135
    var uneven = items
    uneven.main[4] = 130
    // Greedy wrapping would leave the indicator alone.
    expectEqual(show(uneven, even, FlexLimit(lines: 2)).lines, [[0, 1], [2, 3, 6]])
    even.minLines = 3
    expectEqual(show(uneven, even, FlexLimit(lines: 2)).lines.count, 2)
    expectEqual(show(uneven, even, FlexLimit(lines: 3)).lines.count, 3)
    expectEqual(show(uneven, even, FlexLimit(cross: 30)).lines.count, 2)
    even.wrap = .nowrap
    expectEqual(show(items, even, FlexLimit(lines: 1)).lines, [[0, 1, 2, 3, 4, 5]])
  }

  @Test("an item that a limit hides has size 0 and lies where the indicator begins")
  func hidden() {
    var right = container
    right.isRightToLeft = true
    let (lines, frames) = show(items, right, FlexLimit(lines: 1))
    expectEqual(lines, [[0, 1, 6]])
    expectEqual(frames.mainPositions, [65, 30, 25, 25, 25, 25, 5])
    expectEqual(frames.mainSizes, [30, 30, 0, 0, 0, 0, 20])
    expectEqual(frames.crossSizes, [10, 10, 0, 0, 0, 0, 8])
  }
}

/// Laws of the items that a limit shows, for random containers and items, which vary every property.
@Suite("Laws of limits")
struct LimitLawsTests {
  /// Problems with a limit.
  private func each(_ seed: Int, _ check: (DrawnProblem, FlexLimit) -> Void) {
    var drawer = ProblemDrawer(SeededGenerator(1_000 + seed), counts: 0...18)
    for _ in 0..<500 {
      var problem = drawer.problem()
      let limit = problem.limit ?? drawer.limit(of: problem.items)
      problem.limit = limit
      // Break behavior that an indicator cannot have is left out when it is laid out.
      if limit.hasIndicator, !problem.items.breaks.isEmpty {
        problem.items.breaks[problem.items.count - 1].formIntersection([.before, .after, .fullLine])
      }
      check(problem, limit)
    }
  }

  @Test(
    "ten thousand random containers show as many items as fit within their limit",
    arguments: 0..<tried(20))
  func longestRun(seed: Int) {
    each(seed) { problem, limit in
      var solver = FlexSolver()
      let run = problem.run(&solver)
      let oracle = LimitOracle(problem, limit).shown
      #expect(run?.count == oracle.items.count, "\(problem)")
      #expect(run?.showsIndicator == oracle.showsIndicator, "\(problem)")
      let frames = problem.solve()
      if limit.cross == .infinity || problem.container.wrap != .balance {
        let allowed = max(limit.lines, oracle.lines)
        #expect(frames.lines.count <= allowed, "\(problem)")
      }
      let shown = oracle.items + (oracle.showsIndicator ? [problem.items.count - 1] : [])
      #expect((frames.lines.last?.items.upperBound ?? 0) == shown.count, "\(problem)")
      let sequence =
        frames.sequence.isEmpty ? Array(problem.items.main.indices) : frames.sequence
      #expect(Array(sequence.prefix(shown.count)) == shown, "\(problem)")
    }
  }

  @Test(
    "a limit asks the host for the sizes of items up to the first that does not fit",
    arguments: 0..<tried(20))
  func asksForLittle(seed: Int) {
    each(seed) { problem, limit in
      var solver = FlexSolver()
      var host = LazyHost(
        host: problem.host, items: problem.items, alignItems: problem.container.alignItems)
      var unknown = problem.items
      unknown.main = unknown.main.map { _ in .nan }
      unknown.cross = unknown.main
      unknown.guides = problem.items.guides.map { _ in .nan }
      unknown.lastGuides = problem.items.lastGuides.map { _ in .nan }
      let run = solver.run(of: unknown, in: problem.container, within: limit, host: &host)
      #expect(run == problem.run(&solver), "\(problem)")
      // The sizes of items with proportions are known.
      let isKnown = {
        problem.container.proportions != nil && problem.items[$0].aspectRatio != nil
          && !problem.items[$0].breaks.contains(.marker)
      }
      let ranking = LimitOracle(problem, limit).rankedItems.filter { !isKnown($0) }
      let indicator = run.hasIndicator ? problem.items.count - 1 : nil
      let asked = host.asked.filter { $0 != indicator }
      // In the order of the ranking, which is that of the lines without priorities; without a hole.
      #expect(Set(ranking.prefix(asked.count)) == asked, "\(problem)")
      let isAsked = indicator.map { host.asked.contains($0) || isKnown($0) }
      #expect(run.showsIndicator ? isAsked == true : true, "\(problem)")
    }
  }

  @Test(
    "a longer container never shows fewer items of fixed sizes within a limit",
    arguments: 0..<tried(20))
  func widens(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<500 {
      let count = Int.random(in: 1...30, using: &random)
      let items = FlexItems(
        main: random.lengths(count, 0...80), cross: Array(repeating: 20, count: count))
      let limit =
        random.chance(0.5)
        ? FlexLimit(lines: Int.random(in: 1...4, using: &random))
        : FlexLimit(cross: random.length(20...150))
      let width = random.length(0...300)
      var solver = FlexSolver()
      let shown = [width, width + 40].map {
        let container = FlexContainer(mainSize: $0, mainGap: 4, crossGap: 4)
        return solver.run(of: items, in: container, within: limit).count
      }
      #expect(shown[0] <= shown[1], "\(items.main) at \(width) within \(limit)")
    }
  }
}

/// A host that knows the sizes of items whose columns say nothing.
private struct LazyHost: FlexHost {
  var host: DrawnHost?
  let items: FlexItems
  let alignItems: FlexAlignment
  var asked: Set<Int> = []

  var measuresItems: Bool { host?.measuresItems ?? false }

  var givesGaps: Bool { host?.givesGaps ?? false }

  mutating func gap(before item: Int, after earlier: Int) -> Double? {
    host?.gap(before: item, after: earlier)
  }

  mutating func size(of item: Int) -> FlexMeasurement? {
    asked.insert(item)
    return items.own(item, alignItems)
  }

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    host?.measure(item: item, main: main) ?? FlexMeasurement(main: main, cross: items.cross[item])
  }

  var givesLineGaps: Bool { host?.givesLineGaps ?? false }

  mutating func gap(between line: [Int], and next: [Int]) -> Double? {
    host?.gap(between: line, and: next)
  }
}
