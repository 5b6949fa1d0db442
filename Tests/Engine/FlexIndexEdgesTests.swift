import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Edge cases of the index of lines")
struct FlexIndexEdgesTests {
  /// Lines of one item each, as deep as they say.
  private func index(_ depths: [Double], gap: Double) -> FlexIndex {
    FlexIndex(
      FlexItems(main: depths.map { _ in 10 }, cross: depths),
      in: FlexContainer(mainSize: 10, crossGap: gap))
  }

  @Test(
    "an index of lines finds the lines that touch a range of positions across the lines, also at its ends"
  )
  func touching() {
    let index = index([20, 20, 20], gap: 8)
    expectEqual(index.lines(from: 20, to: 22), 0..<1)
    expectEqual(index.lines(from: 22, to: 28), 1..<2)
    expectEqual(index.lines(from: 76, to: 90), 2..<3)
    #expect(index.lines(from: 76.5, to: 90).isEmpty)
  }

  @Test(
    "an index of lines finds a deep line that negative gaps let reach beyond the end of the last line"
  )
  func overlapping() {
    expectEqual(index([100, 10], gap: -50).lines(from: 70, to: 80), 0..<2)
  }

  @Test(
    "lines solved from an index of lines break where the index does, also with a length just at the tolerance"
  )
  func noise() {
    // One way to add up the first line of each is within what is forgiven, the other one is not.
    for (lengths, gap) in [
      ([6.9, 29.2, 44.300000100000005], 9.8), ([31.2, 39.1, 9.900000100000002], 9.9),
    ] {
      let items = FlexItems(main: lengths, cross: [1, 1, 1])
      let container = FlexContainer(mainSize: 100, mainGap: gap)
      for givesLineGaps in [false, true] {
        var host = DrawnHost(items, measuresItems: false, givesLineGaps: givesLineGaps)
        let index = FlexIndex(items, in: container, host: &host)
        var (solver, frames) = (FlexSolver(), FlexFrames())
        solver.solve(0..<index.lineCount, of: index, host: &host, into: &frames)
        expectEqual(
          frames.lines.map(\.items), (0..<index.lineCount).map { index.items(ofLines: $0..<$0 + 1) }
        )
      }
    }
  }

  @Test(
    "solving lines of an index of lines uses the line gaps that the host gave before, and asks for none again"
  )
  func knowsItsGaps() {
    struct Counter: FlexHost {
      var gaps = 0
      func measure(item: Int, main: Double) -> FlexMeasurement {
        FlexMeasurement(main: main, cross: 1)
      }
      var givesLineGaps: Bool { true }
      mutating func gap(between line: [Int], and next: [Int]) -> Double? {
        gaps += 1
        return 3
      }
    }
    let container = FlexContainer(mainSize: 10)
    var items = FlexItems(main: [10, 10, 10], cross: [1, 1, 1])
    for grow in [[], [0, 1, 0]] as [[Double]] {
      items.grow = grow
      var (host, solver, frames) = (Counter(), FlexSolver(), FlexFrames())
      let index = FlexIndex(items, in: container, host: &host)
      host.gaps = 0
      solver.solve(0..<3, of: index, host: &host, into: &frames)
      expectEqual(host.gaps, 0)
      expectEqual(frames.crossPositions, [0, 4, 8])
    }
  }

  @Test(
    "in an index of lines, items move up across several lines when an item behind them no longer avoids a break"
  )
  func letsGo() {
    // Overlapping its neighbor, the first item makes room for what does not fit on a line without it.
    var items = FlexItems(main: [0, 60, 50, 80], cross: [1, 1, 1, 1])
    items.marginMainEnd = [-30, 0, 0, 0]
    items.breaks = [[], [], .avoidBefore, .avoidBefore]
    let container = FlexContainer(mainSize: 100)
    var index = FlexIndex(items, in: container)
    expectEqual(index.lineCount, 4)
    items.breaks[3] = []
    index.replace(3..<4, with: FlexItems(main: [80], cross: [1]))
    expectEqual(index.items, items)
    expectEqual((0..<index.lineCount).map { index.items(ofLines: $0..<$0 + 1) }, [0..<3, 3..<4])
  }

  @Test(
    "an index of lines that are hugged and stretched is as long as the longest line before stretching"
  )
  func hugging() {
    var container = FlexContainer(mainSize: 100, mainGap: 10)
    container.justifyContent = .stretch
    container.hugsLines = true
    var index = FlexIndex(
      FlexItems(main: [30, 50, 70, 65], cross: [1, 1, 1, 1]), in: container)
    #expect(index.mainSize == 90 && index.lineCount == 3)
    index.replace(1..<2, with: FlexItems())
    #expect(index.mainSize == 70 && index.lineCount == 3)
  }

  @Test(
    "an index of lines measures a full-line item at the length of the longest line, also if that line overflows"
  )
  func fullLines() {
    struct Area: FlexHost {
      func measure(item: Int, main: Double) -> FlexMeasurement {
        FlexMeasurement(main: main, cross: 300 / main)
      }
    }
    var items = FlexItems(main: [30, 150], cross: [10, 10])
    items.breaks = [.fullLine, []]
    var container = FlexContainer(mainSize: 100)
    container.growsWithOversizeLines = true
    var host = Area()
    let index = FlexIndex(items, in: container, host: &host)
    #expect(index.mainSize == 150 && index.crossSize == 12)
  }

  @Test(
    "an index of lines grows to fit an overflowing line only if the line is too long by more than the tolerance"
  )
  func oversize() {
    var container = FlexContainer(mainSize: 100)
    container.growsWithOversizeLines = true
    let longest = 100 + 1e-9 * 100
    expectEqual(FlexIndex(FlexItems(main: [longest], cross: [1]), in: container).mainSize, 100)
    expectEqual(
      FlexIndex(FlexItems(main: [longest.nextUp], cross: [1]), in: container).mainSize,
      longest.nextUp)
  }
}
