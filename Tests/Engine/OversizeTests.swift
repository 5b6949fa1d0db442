import FlowLayoutEngine
import Testing

/// Measures every item as it is asked to be, but never shorter than `minimum`.
private struct ElasticHost: FlexHost {
  var minimum: [Double]
  var asked: [Int] = []

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    asked.append(item)
    return FlexMeasurement(main: max(main, minimum[item]), cross: 20)
  }
}

@Suite("Items longer than their container")
struct OversizeTests {
  private let items = FlexItems(main: [40, 200, 150, 60], cross: [10, 10, 10, 10])

  private func solve(
    minimum: [Double], justify: FlexDistribution
  ) -> (frames: FlexFrames, asked: [Int]) {
    var container = FlexContainer(mainSize: 100, mainGap: 8, crossGap: 4)
    container.refitsOversizeItems = true
    container.growsWithOversizeLines = true
    container.justifyContent = justify
    var host = ElasticHost(minimum: minimum)
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(items, in: container, host: &host, into: &frames)
    return (frames, host.asked)
  }

  @Test(
    "oversize items are measured again at the container's length, each once, on lines of their own")
  func measuredAgain() {
    let (frames, asked) = solve(minimum: [0, 0, 90, 0], justify: .flexStart)
    expectEqual(asked, [1, 2])
    expectEqual(frames.mainSizes, [40, 100, 100, 60])
    expectEqual(frames.crossPositions, [0, 14, 38, 62])
    expectEqual(frames.mainSize, 100)
  }

  @Test("a break marker behind an oversize item keeps its own depth")
  func marker() {
    var items = FlexItems(main: [300, 0], cross: [10, 7])
    items.breaks = [[], .marker]
    var container = FlexContainer(mainSize: 100)
    container.refitsOversizeItems = true
    var host = ElasticHost(minimum: [0, 0])
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(items, in: container, host: &host, into: &frames)
    expectEqual(frames.mainSizes, [100, 0])
    expectEqual(frames.crossSizes, [20, 7])
  }

  @Test(
    "a depth limit counts an oversize item with its unmeasured depth where the next item overlaps it on the line"
  )
  func besideAnother() {
    var items = FlexItems(main: [120, 10, 20], cross: [10, 10, 10])
    items.marginMainStart = [0, -50, 0]
    var container = FlexContainer(mainSize: 100)
    container.refitsOversizeItems = true
    var (host, solver) = (ElasticHost(minimum: [0, 0, 0]), FlexSolver())
    func shown(_ items: FlexItems) -> Int {
      solver.run(of: items, in: container, within: FlexLimit(cross: 15), host: &host).count
    }
    expectEqual(shown(items), 2)
    items.marginMainStart = []
    expectEqual(shown(items), 0)
  }

  @Test(
    "an item too long for the container by no more than the tolerance, margins included, is not measured again"
  )
  func barelyTooLong() {
    let longest = 100 + 1e-9 * 100
    var container = FlexContainer(mainSize: 100)
    container.refitsOversizeItems = true
    func asked(_ items: FlexItems) -> [Int] {
      var host = ElasticHost(minimum: items.main)
      var (solver, frames) = (FlexSolver(), FlexFrames())
      solver.solve(items, in: container, host: &host, into: &frames)
      return host.asked
    }
    var items = FlexItems(main: [longest], cross: [10])
    items.shrink = [0]
    var growing = FlexContainer(mainSize: 100)
    growing.growsWithOversizeLines = true
    #expect(asked(items).isEmpty)
    expectEqual(FlowLayoutEngineTests.solve(items, growing).mainSize, 100)
    items.main = [longest.nextUp]
    expectEqual(asked(items), [0])
    expectEqual(FlowLayoutEngineTests.solve(items, growing).mainSize, longest.nextUp)
    // If all that may shrink does, it is what counts.
    items.main = [200]
    items.shrink = [1]
    var short = growing
    short.mainSize = 0.5
    expectEqual(FlowLayoutEngineTests.solve(items, short).mainSize, 0.5)
    items.minMain = [longest]
    expectEqual(FlowLayoutEngineTests.solve(items, growing).mainSize, 100)
    items.minMain = []
    items.shrink = []
    items.main = [90]
    items.marginMainStart = [20]
    expectEqual(asked(items), [0])
    // An item that is not alone is not measured again.
    container.wrap = .nowrap
    #expect(asked(FlexItems(main: [150, 20], cross: [10, 10])).isEmpty)
  }

  @Test(
    "an oversize item that cannot become shorter lengthens the container, and lines are centered in that length"
  )
  func growsTheContainer() {
    let (frames, _) = solve(minimum: [0, 180, 0, 0], justify: .center)
    expectEqual(frames.mainSize, 180)
    expectEqual(frames.mainSizes, [40, 180, 100, 60])
    expectEqual(frames.mainPositions, [70, 0, 40, 60])
  }

  @Test(
    "an oversize item of fixed size makes the container longer, and lines are justified in the new length"
  )
  func growsWithFixedSizes() {
    var container = FlexContainer(mainSize: 100, mainGap: 8, crossGap: 4)
    container.growsWithOversizeLines = true
    container.justifyContent = .flexEnd
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(items, in: container, into: &frames)
    expectEqual(frames.mainSize, 200)
    expectEqual(frames.mainPositions, [160, 0, 50, 140])
    let last = FlowLayoutEngineTests.solve([40, 200], [10, 10], container)
    #expect(last.mainSize == 200 && last.mainPositions == [160, 0])
  }

  @Test(
    "an oversize item measured longer than the container keeps that length, though its shrink factor is 1"
  )
  func keepsItsAnswer() {
    var items = FlexItems(main: [300], cross: [10])
    items.shrink = [1]
    var container = FlexContainer(mainSize: 100)
    container.refitsOversizeItems = true
    var host = ElasticHost(minimum: [120])
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, host: &host, into: &frames)
    #expect(frames.mainSizes == [120] && host.asked == [0])
  }

  @Test(
    "a break marker behind an oversize item keeps its depth also in frames reused from another solve"
  )
  func breakMarker() {
    var container = FlexContainer(mainSize: 100)
    container.refitsOversizeItems = true
    var host = ElasticHost(minimum: [0, 0])
    var frames = FlexFrames()
    var solver = FlexSolver()
    var plain = FlexItems(main: [20, 20], cross: [10, 70])
    plain.order = [0, 0]
    var marked = FlexItems(main: [200, 0], cross: [10, 0])
    marked.breaks = [[], .marker]
    for items in [plain, marked] {
      solver.solve(items, in: container, host: &host, into: &frames)
    }
    expectEqual(frames.crossSizes, [20, 0])
    expectEqual(frames.lines.map(\.crossSize), [20])
  }
}

@Suite("Items that are stretched along their line")
struct StretchedItemTests {
  @Test("a host measures the depth of items that are stretched along their line")
  func measured() {
    let items = FlexItems(main: [40, 40, 50], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 120, mainGap: 8, crossGap: 4)
    container.justifyContent = .stretch
    container.justifyLastLine = .flexStart
    var host = ElasticHost(minimum: [0, 0, 0])
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(items, in: container, host: &host, into: &frames)
    expectEqual(host.asked, [0, 1])
    expectEqual(frames.mainSizes, [56, 56, 50])
    expectEqual(frames.crossSizes, [20, 20, 10])
  }
}

@Suite("A container that hugs its lines")
struct HuggingTests {
  @Test(
    "a hugging container ends with its longest line, and the last line is justified in that length")
  func hugs() {
    let items = FlexItems(main: [40, 40, 50], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 120, mainGap: 8, crossGap: 4)
    container.hugsLines = true
    container.justifyLastLine = .flexEnd
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(items, in: container, into: &frames)
    expectEqual(frames.mainSize, 88)
    expectEqual(frames.mainPositions, [0, 48, 38])
  }

  @Test(
    "in a hugging container, stretch does not shorten a line that is too long for the container")
  func sticksOut() {
    var container = FlexContainer(mainSize: 100)
    container.hugsLines = true
    container.justifyContent = .stretch
    expectEqual(solve([150, 50], [1, 1], container).mainSizes, [150, 100])
  }

  @Test(
    "an item that grows in a hugging container fills the container's full length, not the longest line's"
  )
  func grows() {
    var items = FlexItems(main: [40, 40, 50], cross: [10, 10, 10])
    items.grow = [0, 0, 1]
    var container = FlexContainer(mainSize: 120, mainGap: 8, crossGap: 4)
    container.hugsLines = true
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(items, in: container, into: &frames)
    expectEqual(frames.mainSize, 120)
    expectEqual(frames.mainSizes, [40, 40, 120])
  }
}
