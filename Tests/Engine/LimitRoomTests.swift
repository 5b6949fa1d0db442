import FlowLayoutEngine
import TestSupport
import Testing

/// A limit with priorities looks at items, the most important first, as long as it may have room for all of these.
@Suite("Items that a limit with priorities looks at")
struct LimitRoomTests {
  @Test(
    "a limit shows the same items with priorities that fall in the order of the items as without priorities",
    arguments: 0..<tried(20))
  func fallingPriorities(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(2_000 + seed), counts: 0...30)
    for _ in 0..<150 {
      var problem = drawer.problem()
      var limit = drawer.limit(of: problem.items)
      limit.lines = drawer.source.pick([0, 1, 1, 2, 3, 4, .max])
      (limit.elements, limit.priorities) = ([], [])
      if problem.container.mainSize == nil { problem.container.mainSize = drawer.length(40...300) }
      problem.limit = limit
      var solver = FlexSolver()
      let (run, lines) = (problem.run(&solver), Self.lines(of: problem.solve()))
      let items = problem.items
      let order = items.order.isEmpty ? Array(items.indices) : FlexItems.sequence(of: items.order)
      problem.limit?.priorities = Array(repeating: 0, count: items.count)
      for (place, item) in order.enumerated() { problem.limit?.priorities[item] = -Double(place) }
      let ranked = problem.run(&solver)
      #expect(ranked?.count == run?.count, "\(problem)")
      #expect(ranked?.showsIndicator == run?.showsIndicator, "\(problem)")
      #expect(ranked?.needsMore == run?.needsMore, "\(problem)")
      #expect(Self.lines(of: problem.solve()) == lines, "\(problem)")
    }
  }

  private static func lines(of frames: FlexFrames) -> [[Int]] {
    frames.lines.map { $0.items.map(frames.item(at:)) }
  }

  /// A hundred items of 30 × 10 and an indicator, in lines of 95 with gaps of 5 and 4: as far as lengths say, two
  /// and six sevenths of an item to a line.
  private struct Many {
    var items = FlexItems(
      main: Array(repeating: 30, count: 101), cross: Array(repeating: 10, count: 101))
    var container = FlexContainer(mainSize: 95, mainGap: 5, crossGap: 4)
    var limit = FlexLimit(lines: 3)
    var givesGaps = false
    var givesLineGaps = false

    /// How many items are looked at besides the indicator, the last ones being the most important.
    var looked: Int {
      var (host, solver, limit) = (Host(of: self), FlexSolver(), limit)
      limit.priorities = (0..<100).map(Double.init)
      _ = solver.run(of: items, in: container, within: limit, host: &host)
      return host.looked.subtracting([100]).count
    }
  }

  private struct Host: FlexHost {
    let items: FlexItems
    let givesGaps: Bool
    let givesLineGaps: Bool
    var looked: Set<Int> = []

    init(of many: Many) {
      (items, givesGaps, givesLineGaps) = (many.items, many.givesGaps, many.givesLineGaps)
    }

    mutating func size(of item: Int) -> FlexMeasurement? {
      looked.insert(item)
      return FlexMeasurement(main: items.main[item], cross: items.cross[item])
    }
    func measure(item: Int, main: Double) -> FlexMeasurement {
      FlexMeasurement(main: main, cross: items.cross[item])
    }
  }

  @Test(
    "a limit with priorities asks the host for sizes only up to the first item for which its lines lack room"
  )
  func lengths() {
    var many = Many()
    expectEqual(many.looked, 9)
    many.limit.lines = 1
    expectEqual(many.looked, 3)
    many.limit.lines = 0
    expectEqual(many.looked, 1)
    many.limit.lines = 3
    // An item too long for a line takes all of one: two lines and a third of the third.
    many.items.main[99] = 500
    many.items.main[98] = 500
    expectEqual(many.looked, 5)
  }

  @Test(
    "a limit with priorities asks for all sizes if a gap is negative, and counts no gaps that a host may leave out"
  )
  func gaps() {
    var many = Many()
    many.givesGaps = true
    expectEqual(many.looked, 10)
    // Ten of these fill three lines to the end.
    many.items.main = Array(repeating: 28.5, count: 101)
    expectEqual(many.looked, 11)
    many.items.main = Array(repeating: 30, count: 101)
    many.givesGaps = false
    many.items.gapBefore = Array(repeating: 5, count: 101)
    expectEqual(many.looked, 9)
    // A host may leave out such a gap, too.
    many.givesGaps = true
    expectEqual(many.looked, 10)
    many.givesGaps = false
    // Wider gaps than the container's: three lines of 115 have room for six items of 50.
    many.items.gapBefore = Array(repeating: 20, count: 101)
    expectEqual(many.looked, 7)
    many.items.gapBefore[0] = -1
    expectEqual(many.looked, 100)
  }

  @Test(
    "a depth limit with priorities asks for sizes as if all lines were as shallow as the shallowest item"
  )
  func depths() {
    var many = Many()
    many.limit = FlexLimit(cross: 24)
    // Two lines of 10 and a gap of 4.
    expectEqual(many.looked, 6)
    many.items.cross[99] = 3
    // Four lines of 3 and gaps of 4.
    expectEqual(many.looked, 12)
    many.items.cross[99] = 0
    // Seven gaps of 4 behind lines without a depth.
    expectEqual(many.looked, 21)
    many.items.cross[99] = 10
    many.container.crossGap = 0
    many.items.cross[98] = 0
    expectEqual(many.looked, 100)
    many.items.cross[98] = 10
    // An item too long for a line may become as shallow as it likes there.
    many.items.main[99] = 500
    expectEqual(many.looked, 8)
  }

  @Test(
    "a depth limit with priorities asks for more sizes where a host may leave out gaps between lines"
  )
  func lineGaps() {
    var many = Many()
    many.limit = FlexLimit(cross: 29)
    many.givesLineGaps = true
    // As far as lengths say, 2.9 lines.
    expectEqual(many.looked, 9)
    many.givesLineGaps = false
    expectEqual(many.looked, 7)
  }

  @Test(
    "a limit with priorities asks for all sizes where negative gaps or margins, or nowrap, leave the room unknown"
  )
  func unknown() {
    var many = Many()
    many.limit = FlexLimit(cross: 24)
    many.container.crossGap = -1
    expectEqual(many.looked, 100)
    many.container.crossGap = 4
    many.items.marginCrossStart = Array(repeating: -6, count: 101)
    expectEqual(many.looked, 100)
    many.items.marginCrossStart = []
    many.limit = FlexLimit(lines: 3)
    many.container.mainGap = -1
    expectEqual(many.looked, 100)
    many.container.mainGap = 5
    many.items.marginMainStart = Array(repeating: -6, count: 101)
    expectEqual(many.looked, 100)
    many.items.marginMainStart = []
    // A line that never breaks has room for all.
    many.container.wrap = .nowrap
    expectEqual(many.looked, 100)
  }
}
