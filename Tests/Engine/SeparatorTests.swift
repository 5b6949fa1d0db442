import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Separators between items")
struct SeparatorTests {
  /// Items of 30 with gaps for separators of 6 between spacings of 5.
  private func items(_ count: Int) -> FlexItems {
    FlexItems(
      main: Array(repeating: 30, count: count), cross: Array(repeating: 10, count: count))
  }

  private func container(_ separator: FlexSeparator) -> FlexContainer {
    var container = FlexContainer(mainSize: 80, mainGap: 16, crossGap: 4)
    container.separator = separator
    return container
  }

  @Test("a line is at least as deep as its separators, if it has any")
  func depth() {
    let frames = solve(items(3), container(FlexSeparator(main: 6, cross: 20)))
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<3])
    expectEqual(frames.lines.map(\.crossSize), [20, 10])
    expectEqual(frames.crossPositions, [0, 0, 24])
    #expect(frames.mainPositions == [0, 46, 0] && frames.crossSize == 34)
  }

  @Test(
    "no separator stands before a break marker, or before an item that is joined to the one before it"
  )
  func joined() {
    let deep = container(FlexSeparator(main: 6, cross: 20))
    for breaks in [FlexBreaks.marker, .joined] {
      var two = items(2)
      two.breaks = [[], breaks]
      expectEqual(solve(two, deep).crossSize, 10)
      #expect(solve(two, deep).separators(of: two, in: deep).isEmpty)
      two.breaks = [breaks, []]
      expectEqual(solve(two, deep).crossSize, (breaks == .joined ? 20 : 24))
    }
  }

  @Test("a separator stands in the middle of its gap, however wide the gap is")
  func middle() {
    let separator = FlexSeparator(main: 6, cross: 4)
    for (rule, position) in [(FlexDistribution.flexStart, 35.0), (.spaceBetween, 62), (.end, 89)] {
      var spread = container(separator)
      (spread.mainSize, spread.justifyContent) = (130, rule)
      let frame = FlexFrame(mainPosition: position, crossPosition: 0, mainSize: 6, crossSize: 4)
      expectEqual(solve(items(2), spread).separators(of: items(2), in: spread), [frame])
      spread.isRightToLeft = true
      let mirrored = solve(items(2), spread).separators(of: items(2), in: spread)
      expectEqual(mirrored.map(\.mainPosition), [124 - position])
    }
  }

  @Test("a separator stands in the middle of the gap between items of different lengths")
  func middleOfDifferentItems() {
    let row = container(FlexSeparator(main: 6, cross: 4))
    var two = items(2)
    two.main = [10, 40]
    expectEqual(solve(two, row).separators(of: two, in: row).map(\.mainPosition), [15])
    var mirrored = row
    mirrored.isRightToLeft = true
    expectEqual(solve(two, mirrored).separators(of: two, in: mirrored).map(\.mainPosition), [59])
  }

  @Test("a separator without an alignment guide of its own is aligned by its far edge")
  func guides() {
    expectEqual(FlexSeparator(main: 6, cross: 20).guide, 20)
    expectEqual(FlexSeparator(main: 6, cross: 20, guide: 15).guide, 15)
  }

  @Test("reversing lines mirrors the positions of their separators across the container")
  func reversedLines() {
    var reversed = container(FlexSeparator(main: 6, cross: 4))
    (reversed.alignItems, reversed.reversesCross) = (.flexStart, true)
    let mirrored = solve(items(4), reversed).separatorPositions
    reversed.reversesCross = false
    let plain = solve(items(4), reversed).separatorPositions
    #expect(plain == [0, 14] && mirrored == [20, 6])
  }

  @Test("a separator is aligned across its line as items are, or stretched to the line's depth")
  func alignment() {
    for (alignment, position) in [(FlexAlignment.flexStart, 0.0), (.center, 3), (.flexEnd, 6)] {
      var aligned = container(FlexSeparator(main: 6, cross: 4))
      aligned.alignItems = alignment
      expectEqual(solve(items(2), aligned).separatorPositions, [position])
    }
    let separator = FlexSeparator(main: 6, cross: 4, stretches: true)
    var bottom = container(separator)
    bottom.alignItems = .flexEnd
    let frames = solve(items(2), bottom).separators(of: items(2), in: bottom)
    #expect(frames.map(\.crossPosition) == [0] && frames.map(\.crossSize) == [10])
  }

  @Test(
    "a separator deepens its line, and is aligned across the line, as an item of length 0 in its place would be",
    arguments: 0..<tried(10))
  func asItem(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed))
    for _ in 0..<300 {
      let problem = drawer.problem()
      var items = FlexItems(main: problem.items.main, cross: problem.items.cross)
      items.guides = problem.items.guides
      let separator = FlexSeparator(
        main: 2, cross: drawer.length(0...60), guide: drawer.length(-10...70),
        stretches: drawer.source.chance(0.2))
      var container = FlexContainer(mainSize: drawer.length(0...300), mainGap: 4, crossGap: 3)
      container.separator = separator
      container.alignItems = drawer.source.pick(FlexAlignment.drawn.filter { $0 != .lastBaseline })
      let frames = solve(items, container)
      for (number, line) in frames.lines.enumerated() where line.items.count > 1 {
        var shown = FlexItems(line.items.map { items[$0] })
        var extra = FlexItem(main: 0, cross: separator.cross)
        extra.guide = separator.guide
        if separator.stretches { extra.alignSelf = .stretch }
        shown.append(extra)
        var one = FlexContainer()
        one.alignItems = container.alignItems
        let alone = solve(shown, one)
        #expect(close([alone.crossSize], [line.crossSize]), "\(items) \(container)")
        let positions =
          line.items.map { frames.crossPositions[$0] } + [frames.separatorPositions[number]]
        #expect(
          close(alone.crossPositions.map { $0 + line.crossPosition }, positions),
          "\(items) \(container)")
      }
    }
  }

  @Test("a container without separators has no frames for them, and no deeper lines")
  func none() {
    var plain = container(FlexSeparator(main: 6, cross: 20))
    plain.separator = nil
    let frames = solve(items(3), plain)
    #expect(frames.separators(of: items(3), in: plain).isEmpty && frames.crossSize == 24)
  }

  @Test(
    "in a line with separators, the gap before a limit's indicator is its own or that before the first hidden item"
  )
  func indicator() {
    var limited = items(4)
    limited.main[3] = 20
    limited.gapBefore = [.nan, .nan, .nan, 5]
    var solver = FlexSolver()
    var frames = FlexFrames()
    var narrow = container(FlexSeparator(main: 6, cross: 4))
    narrow.mainSize = 101
    let run = solver.run(of: limited, in: narrow, within: FlexLimit(lines: 1))
    expectEqual(run.count, 2)
    solver.solve(limited, in: narrow, showing: run, into: &frames)
    expectEqual(frames.mainPositions[3], 81)
    narrow.mainSize = 100.5
    expectEqual(solver.run(of: limited, in: narrow, within: FlexLimit(lines: 1)).count, 1)
    // Without one it has that of the item in whose place it goes.
    limited.gapBefore = [.nan, .nan, 9, .nan]
    narrow.mainSize = 105
    expectEqual(solver.run(of: limited, in: narrow, within: FlexLimit(lines: 1)).count, 2)
    narrow.mainSize = 104.5
    expectEqual(solver.run(of: limited, in: narrow, within: FlexLimit(lines: 1)).count, 1)
  }
}
