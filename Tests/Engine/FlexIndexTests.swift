import FlowLayoutEngine
import Testing

@Suite("The index of lines")
struct FlexIndexTests {
  /// Lines of two items each, 20 deep and 8 apart.
  private func pairs(_ count: Int) -> FlexIndex {
    FlexIndex(
      FlexItems(
        main: Array(repeating: 40, count: count), cross: Array(repeating: 20, count: count)),
      in: FlexContainer(mainSize: 100, mainGap: 10, crossGap: 8))
  }

  private func frames(_ lines: Range<Int>, of index: FlexIndex) -> FlexFrames {
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(lines, of: index, into: &frames)
    return frames
  }

  @Test(
    "an index of lines gives the number of lines, each line's items, each item's line and the container's size"
  )
  func lines() {
    let index = pairs(7)
    expectEqual(index.count, 7)
    expectEqual(index.lineCount, 4)
    expectEqual((0..<7).map { index.line(ofItem: $0) }, [0, 0, 1, 1, 2, 2, 3])
    expectEqual(index.items(ofLines: 1..<3), 2..<6)
    expectEqual(index.items(ofLines: 3..<4), 6..<7)
    expectEqual(index.items(ofLines: 4..<4), 7..<7)
    expectEqual(index.mainSize, 100)
    expectEqual(index.crossSize, 4 * 28 - 8)
    expectEqual(index.longestLine, 90)
  }

  @Test("an index of lines finds the line at a single position across the lines")
  func point() {
    let index = pairs(7)
    expectEqual(index.lines(from: 5, to: 5), 0..<1)
    expectEqual(index.lines(from: 30, to: 30), 1..<2)
    #expect(index.lines(from: 5, to: 4).isEmpty)
  }

  @Test(
    "an index of lines finds the lines in a range of positions, also if the range reaches beyond all lines"
  )
  func lookUp() {
    let index = pairs(8)
    expectEqual(index.lines(from: 0, to: 10), 0..<1)
    expectEqual(index.lines(from: 10, to: 30), 0..<2)
    expectEqual(index.lines(from: 19, to: 29), 0..<2)
    expectEqual(index.lines(from: 22, to: 27), 1..<1)
    expectEqual(index.lines(from: -100, to: 1000), 0..<4)
    #expect(index.lines(from: -100, to: -50).isEmpty)
    expectEqual(index.lines(from: 500, to: 900), 4..<4)
    #expect(index.lines(from: 30, to: 20).isEmpty)
    #expect(index.lines(from: .nan, to: 20).isEmpty)
    expectEqual(index.lines(from: -.infinity, to: .infinity), 0..<4)
  }

  @Test("lines solved alone from an index of lines have the same frames as in the whole container")
  func frames() {
    let index = pairs(8)
    let frames = frames(2..<4, of: index)
    expectEqual(frames.mainPositions, [0, 50, 0, 50])
    expectEqual(frames.crossPositions, [56, 56, 84, 84])
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<4])
    expectEqual(frames.lines.map(\.crossPosition), [56, 84])
    #expect(frames.mainSize == 100 && frames.crossSize == 104 && frames.longestLine == 90)
    expectEqual(self.frames(2..<2, of: index).count, 0)
  }

  @Test(
    "of lines solved from an index of lines, justifyLastLine applies only to the container's last line"
  )
  func lastLine() {
    var index = pairs(5)
    var container = index.container
    container.justifyContent = .spaceBetween
    container.justifyLastLine = .center
    index = FlexIndex(index.items, in: container)
    expectEqual(frames(1..<2, of: index).mainPositions, [0, 60])
    expectEqual(frames(2..<3, of: index).mainPositions, [30])
    index.replace(index.count..<index.count, with: FlexItems(main: [40], cross: [20]))
    expectEqual(frames(2..<3, of: index).mainPositions, [5, 55])
  }

  @Test(
    "a copy of an index of lines keeps its frames while the original's items are resized and replaced"
  )
  func copies() {
    var index = pairs(40)
    let copy = index
    let before = frames(0..<copy.lineCount, of: copy)
    index.resize(3, main: 90, cross: 70)
    index.replace(5..<9, with: FlexItems(main: [95], cross: [30]))
    #expect(frames(0..<index.lineCount, of: index) != before)
    expectEqual(frames(0..<copy.lineCount, of: copy), before)
    let fresh = FlexIndex(index.items, in: index.container)
    expectEqual(frames(0..<fresh.lineCount, of: fresh), frames(0..<index.lineCount, of: index))
  }

  @Test(
    "an index of reversed lines finds the last line at position 0, and solves lines to reversed frames"
  )
  func reversed() {
    var index = pairs(6)
    var container = index.container
    container.reversesCross = true
    container.reversesMain = true
    index = FlexIndex(index.items, in: container)
    expectEqual(index.lines(from: 0, to: 10), 2..<3)
    expectEqual(frames(2..<3, of: index).crossPositions, [0, 0])
    expectEqual(frames(0..<1, of: index).crossPositions, [56, 56])
    expectEqual(frames(0..<1, of: index).mainPositions, [60, 10])
  }

  @Test("in an index of lines, an item made longer moves the items behind it to other lines")
  func resizing() {
    var index = pairs(7)
    index.resize(1, main: 80, cross: 30)
    expectEqual((0..<7).map { index.line(ofItem: $0) }, [0, 1, 2, 2, 3, 3, 4])
    expectEqual(frames(2..<3, of: index).crossPositions, [66, 66])
  }

  @Test(
    "items removed from an index of lines let the items behind them move up, also to the line before"
  )
  func removal() {
    var index = pairs(7)
    index.resize(2, main: 60, cross: 20)
    expectEqual(index.items(ofLines: 0..<1), 0..<2)
    index.replace(0..<1, with: FlexItems())
    expectEqual(index.items(ofLines: 0..<1), 0..<1)
    index.resize(1, main: 5, cross: 20)
    expectEqual(index.items(ofLines: 0..<1), 0..<2)
    index.replace(0..<6, with: FlexItems())
    #expect(index.lineCount == 0 && index.count == 0 && index.crossSize == 0)
    #expect(index.lines(from: 0, to: 10).isEmpty)
    index.replace(index.count..<index.count, with: FlexItems(main: [10], cross: [5]))
    #expect(index.lineCount == 1 && index.crossSize == 5)
  }

  @Test(
    "in an index of lines, a longer item that avoids a break takes all items that it sticks to along"
  )
  func glue() {
    let items = { (last: Double) in
      var items = FlexItems(main: [40, 40, 10, last, 40], cross: [1, 1, 1, 1, 1])
      items.breaks = [[], [], .avoidBefore, .avoidBefore, []]
      return items
    }
    var index = FlexIndex(items(10), in: FlexContainer(mainSize: 100))
    expectEqual(index.items(ofLines: 0..<1), 0..<4)
    index.replace(3..<4, with: FlexItems(main: [20], cross: [1]))
    // Without that the fourth item is on its own.
    expectEqual(index.items(ofLines: 0..<1), 0..<3)
    var sticking = FlexItems(main: [20], cross: [1])
    sticking.breaks = [.avoidBefore]
    index.replace(3..<4, with: sticking)
    expectEqual(index.items(ofLines: 0..<1), 0..<1)
    expectEqual(index.items(ofLines: 1..<2), 1..<4)
  }

  @Test(
    "inserting an item with a property in an index of lines gives other items the property's initial value"
  )
  func columns() {
    var index = FlexIndex(
      FlexItems(main: [10, 10], cross: [1, 1]), in: FlexContainer(mainSize: 100, mainGap: 4))
    var growing = FlexItems(main: [10], cross: [1])
    growing.grow = [1]
    growing.gapBefore = [7]
    index.replace(1..<1, with: growing)
    expectEqual(index.items.grow, [0, 1, 0])
    expectEqual(index.items.map(\.gapBefore.isNaN), [true, false, true])
    #expect(index.items.shrink.isEmpty)
    expectEqual(frames(0..<1, of: index).mainSizes, [10, 69, 10])
    index.replace(1..<2, with: FlexItems())
    expectEqual(index.items.grow, [0, 0])
  }

  @Test(
    "an index of hugged lines is as long as its longest line, also after a change makes that line shorter"
  )
  func hugging() {
    var container = FlexContainer(mainSize: 100, mainGap: 10)
    container.justifyContent = .flexEnd
    container.hugsLines = true
    var index = FlexIndex(FlexItems(main: [30, 50, 60], cross: [1, 1, 1]), in: container)
    #expect(index.mainSize == 90 && index.longestLine == 90)
    expectEqual(frames(1..<2, of: index).mainPositions, [30])
    index.replace(0..<1, with: FlexItems())
    #expect(index.mainSize == 60 && index.longestLine == 60)
    expectEqual(frames(0..<1, of: index).mainPositions, [10])
  }

  @Test("an index of lines is as long as an oversize item until that item is removed")
  func oversize() {
    var container = FlexContainer(mainSize: 100)
    container.growsWithOversizeLines = true
    container.justifyContent = .center
    var index = FlexIndex(FlexItems(main: [30, 150], cross: [1, 1]), in: container)
    expectEqual(index.mainSize, 150)
    expectEqual(frames(0..<1, of: index).mainPositions, [60])
    index.replace(1..<2, with: FlexItems())
    expectEqual(index.mainSize, 100)
    expectEqual(frames(0..<1, of: index).mainPositions, [35])
  }

  @Test(
    "an index of lines finds all lines in a range of positions, also where negative gaps place lines backwards"
  )
  func backwards() {
    var container = FlexContainer(mainSize: 10, crossGap: -30)
    let items = FlexItems(main: [10, 10, 10], cross: [20, 20, 20])
    expectEqual(FlexIndex(items, in: container).lines(from: 0, to: 1), 0..<3)
    container.crossGap = -5
    expectEqual(FlexIndex(items, in: container).lines(from: 0, to: 1), 0..<1)
    expectEqual(FlexIndex(items, in: container).lines(from: 16, to: 17), 0..<2)
    // One line without depth, and the next one begins before it.
    var depths = Array(repeating: 20.0, count: 1000)
    depths[500] = 0
    let index = FlexIndex(
      FlexItems(main: depths.map { _ in 10 }, cross: depths), in: container)
    let position = index.position(ofLine: 500)
    expectEqual(index.position(ofLine: 501), position - 5)
    expectEqual(index.lines(from: position - 4, to: position - 1), 499..<502)
    expectEqual(index.lines(from: 3000, to: 3001), 199..<201)
    expectEqual(index.lines(from: 2996, to: 3000), 199..<201)
    expectEqual(index.lines(from: index.crossSize - 9, to: 1e6), 999..<1000)
    #expect(index.lines(from: 1e6, to: 2e6).isEmpty)
  }

  @Test("an index of lines reports which items are on lines that a change has broken again")
  func brokenItems() {
    let items = FlexItems(
      main: Array(repeating: 10, count: 100), cross: Array(repeating: 20, count: 100))
    var index = FlexIndex(items, in: FlexContainer(mainSize: 20, crossGap: 8))
    expectEqual(index.brokenItems, 0..<100)
    // The line before might take the item, now that it is another.
    index.resize(50, main: 10, cross: 30)
    expectEqual(index.brokenItems, 48..<52)
    // The last one of its line changes none behind that.
    index.resize(51, main: 10, cross: 30)
    expectEqual(index.brokenItems, 48..<52)
    index.resize(50, main: 20, cross: 30)
    expectEqual(index.brokenItems, 48..<100)
    index.replace(98..<100, with: FlexItems())
    expectEqual(index.brokenItems.upperBound, 98)
    // Ten million points are no reason yet to break all lines of five hundred again.
    index.resize(97, main: 10, cross: 1e7)
    index.resize(97, main: 10, cross: 20)
    #expect(index.brokenItems.lowerBound > 90)
  }

  @Test(
    "inserting and removing a huge item leaves the positions of lines in an index of lines exact")
  func hugeItem() {
    let items = FlexItems(main: [10, 10, 10], cross: [20, 20, 20])
    let container = FlexContainer(mainSize: 10, crossGap: 8)
    var index = FlexIndex(items, in: container)
    for depth in [1e30, 1e25, 1e20, 1e12] {
      index.replace(0..<0, with: FlexItems(main: [10], cross: [depth]))
      index.resize(0, main: 10, cross: depth / 1e5)
      index.replace(0..<1, with: FlexItems())
      expectEqual((0...3).map(index.position(ofLine:)), [0, 28, 56, 76])
    }
  }

  @Test("an index of lines gives the position of each line, and the end of the last line")
  func positions() {
    let container = FlexContainer(mainSize: 10, crossGap: 5)
    let index = FlexIndex(FlexItems(main: [10, 10], cross: [20, 30]), in: container)
    expectEqual((0...2).map(index.position(ofLine:)), [0, 25, 55])
    expectEqual(FlexIndex(in: container).position(ofLine: 0), 0)
  }

  @Test("a change to an index of lines with 100,000 items breaks fewer than 300 lines again")
  func locality() {
    let count = 100_000
    let lengths = (0..<count).map { 20 + $0 * 37 % 61 }.map(Double.init)
    let items = FlexItems(main: lengths, cross: Array(repeating: 20, count: count))
    let container = FlexContainer(mainSize: 400, mainGap: 8, crossGap: 8)
    // The host is asked for each line that is solved.
    var host = CountingHost()
    var index = FlexIndex(items, in: container, host: &host)
    #expect(host.gaps >= index.lineCount - 1)
    host.gaps = 0
    index.replace(500..<501, with: FlexItems(main: [21], cross: [20]), host: &host)
    #expect(host.gaps < 300)
    host.gaps = 0
    index.replace(count..<count, with: FlexItems(main: [30], cross: [20]), host: &host)
    #expect(host.gaps < 20)
  }

  // Before Swift 6.2, and where an app cannot start processes, a test cannot see another one trap.
  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test(
    "an index of lines traps for an unsupported container or property, a missing depth or an index out of range"
  )
  func traps() async {
    await #expect(processExitsWith: .failure) {
      var container = FlexContainer(mainSize: 10)
      container.crossSize = 5
      _ = FlexIndex(in: container)
    }
    await #expect(processExitsWith: .failure) {
      var items = FlexItems(main: [1], cross: [1])
      items.order = [1]
      _ = FlexIndex(items, in: FlexContainer())
    }
    await #expect(processExitsWith: .failure) {
      var index = FlexIndex(in: FlexContainer())
      index.replace(index.count..<index.count, with: FlexItems(main: [1], cross: []))
    }
    await #expect(processExitsWith: .failure) {
      var index = FlexIndex(in: FlexContainer())
      index.replace(0..<1, with: FlexItems())
    }
    await #expect(processExitsWith: .failure) {
      var index = FlexIndex(in: FlexContainer())
      index.resize(0, main: 1, cross: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlexIndex(in: FlexContainer()).line(ofItem: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlexIndex(in: FlexContainer()).items(ofLines: 0..<1)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlexIndex(in: FlexContainer()).position(ofLine: 1)
    }
  }
  #endif
}

/// Counts the gaps that it is asked for.
private struct CountingHost: FlexHost {
  var gaps = 0
  var measuresItems: Bool { false }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    FlexMeasurement(main: main, cross: 20)
  }

  var givesLineGaps: Bool { true }

  mutating func gap(between line: [Int], and next: [Int]) -> Double? {
    gaps += 1
    return nil
  }
}
