import FlowLayoutEngine
import Testing

@Suite("Hosts that measure items and give gaps")
struct HostTests {
  /// Text as a host knows it: an area that keeps its size.
  private struct Paragraphs: FlexHost {
    let areas: [Double]
    var asked: [Int] = []
    var givesLineGaps = false
    var gaps: [[Int]] = []

    mutating func measure(item: Int, main: Double) -> FlexMeasurement {
      asked.append(item)
      return FlexMeasurement(
        main: (main / 10).rounded(.down) * 10, cross: areas[item] / main, guide: 3)
    }

    mutating func gap(between line: [Int], and next: [Int]) -> Double? {
      gaps.append(next)
      return line.count == 1 ? nil : 7
    }
  }

  private func solve(
    _ items: FlexItems, _ container: FlexContainer, givesLineGaps: Bool = false
  ) -> (FlexFrames, Paragraphs) {
    var host = Paragraphs(
      areas: zip(items.main, items.cross).map { $0 * $1 }, givesLineGaps: givesLineGaps)
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(items, in: container, host: &host, into: &frames)
    return (frames, host)
  }

  @Test("by default, a host measures items and gives no gaps between items or lines")
  func defaults() {
    struct Plain: FlexHost {
      func measure(item: Int, main: Double) -> FlexMeasurement {
        FlexMeasurement(main: main, cross: 1)
      }
    }
    var host = Plain()
    #expect(host.measuresItems && !host.givesGaps && !host.givesLineGaps)
    #expect(host.gap(before: 1, after: 0) == nil && host.gap(between: [0], and: [1]) == nil)
  }

  @Test("a host measures only items whose length changes, each once")
  func measuresOnce() {
    var items = FlexItems(main: [20, 20, 20], cross: [10, 10, 10])
    items.grow = [0, 1, 0]
    let (frames, host) = solve(items, FlexContainer(mainSize: 100))
    expectEqual(host.asked, [1])
    expectEqual(frames.mainSizes, [20, 60, 20])
    expectEqual(frames.crossSizes, [10, 200.0 / 60, 10])
  }

  @Test("a host measures items that justifyContent .stretch lengthens, at their new length")
  func measuresStretchedItems() {
    let items = FlexItems(main: [20, 20, 60], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 80)
    container.justifyContent = .stretch
    container.justifyLastLine = .flexStart
    let (frames, host) = solve(items, container)
    expectEqual(host.asked, [0, 1])
    expectEqual(frames.mainSizes, [40, 40, 60])
    expectEqual(frames.crossSizes, [5, 5, 10])
  }

  @Test("an oversize item keeps the length that its host measured, also if its line is stretched")
  func keepsItsAnswer() {
    let items = FlexItems(main: [300, 20], cross: [10, 10])
    var container = FlexContainer(mainSize: 105)
    container.refitsOversizeItems = true
    container.justifyContent = .stretch
    let (frames, host) = solve(items, container)
    expectEqual(frames.mainSizes, [100, 105])
    expectEqual(host.asked, [0, 1])
  }

  @Test(
    "an oversize item keeps its measured length: it neither stretches to longer hugged lines nor grows"
  )
  func keepsItsAnswerAmongLongerLines() {
    var items = FlexItems(main: [300, 52, 52], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 105)
    container.refitsOversizeItems = true
    container.hugsLines = true
    container.justifyContent = .stretch
    expectEqual(solve(items, container).0.mainSizes, [100, 52, 52])
    items.grow = [1, 0, 0]
    container.hugsLines = false
    container.justifyContent = .flexStart
    expectEqual(solve(items, container).0.mainSizes, [100, 52, 52])
  }

  @Test("a host does not measure items of fixed sizes")
  func measuresNothing() {
    let items = FlexItems(main: [20, 90, 20], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 100)
    container.refitsOversizeItems = true
    let (frames, host) = solve(items, container)
    #expect(host.asked.isEmpty)
    #expect(frames.mainSizes.isEmpty)
  }

  @Test("an item longer than its line is measured at the line's length and takes the measured size")
  func refits() {
    let items = FlexItems(main: [20, 300, 20], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 105, crossGap: 1)
    container.refitsOversizeItems = true
    container.justifyContent = .end
    let (frames, host) = solve(items, container)
    expectEqual(host.asked, [1])
    expectEqual(frames.mainSizes, [20, 100, 20])
    expectEqual(frames.mainPositions, [85, 5, 85])
    let refittedDepth = 3000.0 / 105
    expectEqual(frames.crossPositions, [0, 11, 12 + refittedDepth])
    expectEqual(frames.longestLine, 100)
  }

  @Test(
    "an item measured at the line's length is no shorter than its minimum, and overflows a line of its own"
  )
  func sticksOut() {
    var items = FlexItems(main: [20, 300, 20], cross: [10, 10, 10])
    items.minMain = [0, 200, 0]
    var container = FlexContainer(mainSize: 105)
    container.refitsOversizeItems = true
    let (frames, _) = solve(items, container)
    expectEqual(frames.mainSizes, [20, 200, 20])
    expectEqual(frames.lines.count, 3)
    expectEqual(frames.longestLine, 200)
  }

  @Test("an oversize item whose limits or margins keep its length is not measured")
  func keepsItsLength() {
    var items = FlexItems(main: [20, 300, 20], cross: [10, 10, 10])
    items.minMain = [0, 300, 0]
    var container = FlexContainer(mainSize: 105)
    container.refitsOversizeItems = true
    #expect(solve(items, container).1.asked.isEmpty)
    items = FlexItems(main: [0], cross: [10])
    items.marginMainStart = [200]
    #expect(solve(items, container).1.asked.isEmpty)
    expectEqual(solve(items, container).0.crossSizes, [10])
  }

  @Test(
    "an item whose minimum and stretched line both change its length is measured once, at its final length"
  )
  func stretchesHuggedLines() {
    var items = FlexItems(main: [20, 60], cross: [10, 10])
    items.minMain = [40, 0]
    items.breaks = [.after, []]
    var container = FlexContainer(mainSize: 100)
    container.hugsLines = true
    container.justifyContent = .stretch
    let (frames, host) = solve(items, container)
    expectEqual(host.asked, [0])
    expectEqual(frames.mainSizes, [60, 60])
    expectEqual(frames.crossSizes, [200.0 / 60, 10])
  }

  @Test("an item that a host measures is aligned by its measured alignment guide")
  func guides() {
    var items = FlexItems(main: [20, 20], cross: [10, 10])
    items.grow = [0, 1]
    items.guides = [9, 9]
    var container = FlexContainer(mainSize: 60)
    container.alignItems = .baseline
    let (frames, _) = solve(items, container)
    expectEqual(frames.crossPositions, [0, 6])
  }

  @Test("the gap between two lines is the host's, or the container's where the host gives none")
  func lineGaps() {
    let items = FlexItems(main: [20, 20, 50, 20], cross: [10, 10, 10, 10])
    let container = FlexContainer(mainSize: 50, crossGap: 2)
    let (frames, host) = solve(items, container, givesLineGaps: true)
    expectEqual(host.gaps, [[2], [3]])
    expectEqual(frames.crossPositions, [0, 0, 17, 29])
    expectEqual(frames.crossSize, 39)
  }

  @Test(
    "a host is told from where to where lines extend before it is asked for the gaps between lines")
  func reach() {
    struct Rules: FlexHost {
      var givesLineGaps = true
      var reaches: [[Double]] = []
      func measure(item: Int, main: Double) -> FlexMeasurement {
        FlexMeasurement(main: main, cross: 10)
      }
      mutating func linesExtend(from start: Double, to end: Double) {
        reaches.append([start, end])
      }
      func gap(between line: [Int], and next: [Int]) -> Double? { reaches.last?[1] }
    }
    let items = FlexItems(main: [40, 40, 50], cross: [10, 10, 10])
    var container = FlexContainer(mainSize: 100, mainGap: 10)
    container.justifyContent = .center
    var host = Rules()
    var solver = FlexSolver()
    var frames = FlexFrames()
    func solve(_ items: FlexItems) {
      solver.solve(items, in: container, showing: nil, host: &host, into: &frames)
    }
    solve(items)
    expectEqual(host.reaches, [[5, 95]])
    expectEqual(frames.crossPositions, [0, 0, 105])
    solve(FlexItems())
    expectEqual(host.reaches.count, 1)
    container.justifyContent = .start
    solve(FlexItems(main: [0], cross: [1]))
    expectEqual(host.reaches.last, [0, 0])
    host.givesLineGaps = false
    container.reversesMain = true
    solve(items)
    expectEqual(host.reaches.count, 2)
  }

  @Test(
    "the gap before a limit's indicator is the one that the host gives, and decides how many items fit"
  )
  func gapBeforeIndicator() {
    struct Distances: FlexHost {
      let distances: [Double]
      func measure(item: Int, main: Double) -> FlexMeasurement {
        FlexMeasurement(main: main, cross: 10)
      }
      var givesGaps: Bool { true }
      func gap(before item: Int, after earlier: Int) -> Double? {
        item == 3 ? distances[earlier + 1] : nil
      }
    }
    let items = FlexItems(main: [30, 30, 30, 20], cross: [10, 10, 10, 10])
    func shown(_ distances: [Double]) -> Int {
      var host = Distances(distances: distances)
      var solver = FlexSolver()
      let container = FlexContainer(mainSize: 85)
      return solver.run(of: items, in: container, within: FlexLimit(lines: 1), host: &host).count
    }
    expectEqual(shown([0, 0, 5]), 2)
    expectEqual(shown([0, 0, 6]), 1)
    expectEqual(shown([0, 36, 6]), 0)
    expectEqual(shown([0, 0, .nan]), 2)
  }
}
