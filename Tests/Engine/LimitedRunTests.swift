import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Items and lines within a limit")
struct LimitedRunTests {
  private let container = FlexContainer(mainSize: 95, mainGap: 5, crossGap: 4)

  /// Six items of 30 and one that stands for the others.
  private func items(last: Double = 20) -> FlexItems {
    FlexItems(
      main: Array(repeating: 30, count: 6) + [last], cross: Array(repeating: 10, count: 6) + [8])
  }

  private func run(
    _ items: FlexItems, _ limit: FlexLimit, _ container: FlexContainer? = nil
  ) -> FlexRun {
    var solver = FlexSolver()
    return solver.run(of: items, in: container ?? self.container, within: limit)
  }

  private func show(
    _ items: FlexItems, _ container: FlexContainer, _ run: FlexRun
  ) -> FlexFrames {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, showing: run, into: &frames)
    return frames
  }

  @Test(
    "balanced wrapping may make as many lines as a line limit says, or as unbalanced lines fit a depth limit"
  )
  func mostLines() {
    expectEqual(run(items(), FlexLimit(lines: 2)).mostLines, 2)
    expectEqual(run(items(), FlexLimit(lines: 7)).mostLines, 7)
    expectEqual(run(items(), FlexLimit(lines: 0)).mostLines, 1)
    // All, two lines with the indicator on the second, one line, the indicator alone.
    expectEqual(
      run(items(), FlexLimit(cross: 100)), FlexRun(count: 6, showsIndicator: false, mostLines: 3))
    expectEqual(
      run(items(), FlexLimit(cross: 24)), FlexRun(count: 4, showsIndicator: true, mostLines: 2))
    expectEqual(
      run(items(), FlexLimit(cross: 10)), FlexRun(count: 2, showsIndicator: true, mostLines: 1))
    expectEqual(
      run(items(), FlexLimit(cross: 5)), FlexRun(count: 0, showsIndicator: true, mostLines: 1))
    // An indicator that has a line of its own.
    expectEqual(
      run(items(last: 90), FlexLimit(cross: 24)),
      FlexRun(count: 2, showsIndicator: true, mostLines: 2))
  }

  @Test(
    "the most lines within a depth limit are those of the shown items and the indicator, not of hidden items"
  )
  func linesOfAnElement() {
    var halves = FlexLimit(cross: 24)
    halves.elements = [0, 0, 0, 1, 1, 1, 0]
    expectEqual(run(items(), halves), FlexRun(count: 3, showsIndicator: true, mostLines: 2))
    // One of five items, which take lines that those before it have not, is hidden.
    var others = FlexLimit(cross: 38)
    others.elements = [0, 1, 1, 1, 1, 1, 0]
    others.hasMore = true
    let run = run(items(last: 90), others)
    #expect(run.count == 1 && run.mostLines == 2)
  }

  @Test(
    "an item that would move to the next line with its neighbor stays on its line if a limit hides the neighbor"
  )
  func leftBehind() {
    var glued = FlexItems(main: [30, 60, 60, 60], cross: [10, 10, 10, 10])
    glued.breaks = [[], [], .avoidBefore, []]
    let narrow = FlexContainer(mainSize: 100)
    expectEqual(solve(glued, narrow).lines.map(\.items), [0..<1, 1..<2, 2..<3, 3..<4])
    var limit = FlexLimit(cross: 30)
    limit.hasMore = true
    let run = run(glued, limit, narrow)
    #expect(run.count == 2 && run.mostLines == 2)
  }

  @Test(
    "the gap before a limit's indicator is that given for it, or else the gap before the first hidden item"
  )
  func gapBeforeIndicator() {
    var spaced = FlexItems(main: [30, 30, 30, 20], cross: [10, 10, 10, 8])
    spaced.gapBefore = [0, 10, 20, .nan]
    for order in [[], [2, 1, 0, 0]] {
      spaced.order = order
      for (count, place) in [(1, 40), (2, 90), (3, 219), (4, 219), (100, 219)] {
        let run = FlexRun(count: count, showsIndicator: true)
        let frames = show(spaced, FlexContainer(mainGap: 99), run)
        expectEqual(frames.mainPositions[3], Double(place))
      }
      var narrow = container
      for (length, count) in [(60.0, 1), (59, 0), (110, 2), (109, 1)] {
        narrow.mainSize = length
        expectEqual(run(spaced, FlexLimit(lines: 1), narrow).count, count)
      }
    }
    (spaced.order, spaced.gapBefore[3]) = ([], 7)
    for (count, place) in [(1, 37.0), (2, 77), (3, 127)] {
      let frames = show(spaced, FlexContainer(), FlexRun(count: count, showsIndicator: true))
      expectEqual(frames.mainPositions[3], place)
    }
    var narrow = container
    for (length, count) in [(57.0, 1), (56, 0), (97, 2), (96, 1)] {
      narrow.mainSize = length
      expectEqual(run(spaced, FlexLimit(lines: 1), narrow).count, count)
    }
  }

  @Test(
    "a limit never shows its indicator beside all items, even if it would make a line of photos shallow enough"
  )
  func flattens() {
    // A photo is as deep as its line's target, and less beside the indicator.
    var photos = FlexItems(main: [100, 60], cross: [10, 10])
    photos.aspectRatio = [1, 0.75]
    var rows = FlexContainer(mainSize: 150, mainGap: 5)
    rows.proportions = FlexProportions(targetCross: 100)
    let run = run(photos, FlexLimit(lines: 1, cross: 88), rows)
    #expect(run.count == 0 && run.showsIndicator)
    expectEqual(self.run(photos, FlexLimit(lines: 1, cross: 100), rows).count, 1)
  }

  @Test(
    "a limit that hides the last photo still shows the items before it that stick to each other")
  func stickingPhotos() {
    var photos = FlexItems(main: [60, 40, 40, 100], cross: [10, 10, 10, 10])
    photos.aspectRatio = [1.5, nil, nil, 1.5]
    photos.breaks = [.avoidBefore, [], .avoidBefore, .marker]
    var rows = FlexContainer(mainSize: 200)
    rows.proportions = FlexProportions(targetCross: 100, minCross: 50)
    rows.proportions?.fillsLastLine = true
    expectEqual(run(photos, FlexLimit(lines: 1, hasIndicator: false), rows).count, 3)
  }

  @Test(
    "break markers that do not fit within a limit neither make it show its indicator nor count as lines"
  )
  func markersAtTheEnd() {
    var marked = FlexItems(main: [30, 0, 0, 20], cross: [10, 0, 0, 8])
    marked.breaks = [[], .marker, .marker, []]
    expectEqual(
      run(marked, FlexLimit(cross: 10)), FlexRun(count: 2, showsIndicator: false, mostLines: 1))
    marked.breaks = [.marker, .marker, .marker, []]
    expectEqual(run(marked, FlexLimit(lines: 0)).showsIndicator, false)
    expectEqual(run(marked, FlexLimit(lines: 2)).showsIndicator, false)
    marked = FlexItems(main: [0, 20], cross: [20, 8])
    marked.breaks = [.marker, []]
    expectEqual(
      run(marked, FlexLimit(cross: 10)), FlexRun(count: 0, showsIndicator: false, mostLines: 1))
  }

  @Test(
    "a depth limit counts a deep break marker on the line of the item before it, also if that item is alone"
  )
  func deepMarker() {
    var marked = FlexItems(main: [30, 0, 30, 80], cross: [10, 20, 10, 8])
    marked.breaks = [[], .marker, [], []]
    // The last item has a line of its own.
    expectEqual(run(marked, FlexLimit(cross: 22)).count, 1)
    expectEqual(run(marked, FlexLimit(cross: 31)).count, 1)
    expectEqual(run(marked, FlexLimit(cross: 32)).count, 2)
  }

  @Test("a depth limit counts the depth of items that are lined up by alignment guides")
  func guides() {
    var lined = FlexItems(main: [30, 30, 20], cross: [20, 20, 8])
    var (first, last) = (container, container)
    first.alignItems = .baseline
    last.alignItems = .lastBaseline
    (lined.guides, lined.lastGuides) = ([15, 5, .nan], [.nan, .nan, .nan])
    expectEqual(run(lined, FlexLimit(cross: 25), first).count, 1)
    expectEqual(run(lined, FlexLimit(cross: 25), last).count, 2)
    (lined.guides, lined.lastGuides) = (lined.lastGuides, lined.guides)
    expectEqual(run(lined, FlexLimit(cross: 25), first).count, 2)
    expectEqual(run(lined, FlexLimit(cross: 25), last).count, 1)
  }

  @Test("a limit's indicator on a line of its own does not deepen the line before")
  func deepIndicator() {
    var deep = items(last: 90)
    deep.cross[1] = 20
    deep.cross[6] = 30
    expectEqual(run(deep, FlexLimit(lines: 2, cross: 54)).count, 2)
    expectEqual(run(deep, FlexLimit(cross: 44)).count, 1)
    expectEqual(run(deep, FlexLimit(cross: 43)).count, 0)
  }

  @Test(
    "items that exceed a limit's lines or depth by exactly the tolerance are shown, and by more are hidden"
  )
  func noise() {
    var tight = container
    tight.mainGap = 0
    expectEqual(run(items(last: 95 + 1e-9 * 95 - 60), FlexLimit(lines: 1), tight).count, 2)
    var deep = items()
    deep.cross[2] = 24 + 1e-9 * 24 - 14
    expectEqual(run(deep, FlexLimit(cross: 24)).count, 4)
    deep.cross[2] = deep.cross[2].nextUp
    expectEqual(run(deep, FlexLimit(cross: 24)).count, 2)
    // A line of no depth behind one that just fits.
    tight.crossGap = 0
    let flat = FlexItems(main: [95, 95, 95], cross: [10, 24 + 1e-9 * 24 - 10, 0])
    expectEqual(run(flat, FlexLimit(cross: 24, hasIndicator: false), tight).count, 3)
  }

  @Test(
    "the indicator of a limit acts neither as a break marker nor as an item that avoids a break")
  func plainIndicator() {
    for asked in [FlexBreaks.marker, .avoidBefore] {
      var asking = items()
      asking.breaks = Array(repeating: [], count: 6) + [asked]
      for limit in [FlexLimit(lines: 1), FlexLimit(lines: 2), FlexLimit(cross: 24)] {
        let run = run(items(), limit)
        expectEqual(self.run(asking, limit), run)
        expectEqual(show(asking, container, run), show(items(), container, run))
      }
    }
  }

  @Test("without an indicator, an item that a limit hides lies where the last shown item does")
  func hidden() {
    var right = container
    right.justifyContent = .end
    let frames = show(items(), right, FlexRun(count: 1, showsIndicator: nil))
    expectEqual(frames.mainPositions, Array(repeating: 65, count: 7))
    expectEqual(frames.lines.map(\.items), [0..<1])
  }

  @Test(
    "a container without items has no lines, also if it is asked to show three items and an indicator"
  )
  func noItems() {
    let frames = show(FlexItems(), container, FlexRun(count: 3, showsIndicator: true))
    #expect(frames.count == 0 && frames.lines.isEmpty)
    var (solver, none) = (FlexSolver(), FlexFrames())
    var host = DrawnHost(FlexItems(), measuresItems: false, givesGaps: true)
    solver.solve(
      FlexItems(), in: container, showing: FlexRun(count: 3, showsIndicator: true), host: &host,
      into: &none)
    expectEqual(none, frames)
    #expect(FlexFrames().mainSize == 0 && FlexFrames().crossSize == 0)
    expectEqual(FlexFrames().longestLine, 0)
  }

  @Test(
    "balanced wrapping uses greedy lines where balanced lines would be more than a limit allows")
  func balancesWithinLines() {
    var even = container
    even.wrap = .balance
    even.minLines = 5
    even.mainSize = 500
    expectEqual(
      show(items(), even, FlexRun(count: 6, showsIndicator: nil, mostLines: 2)).lines.count, 1)
    // A negative length shortens a greedy line, and no even one.
    var overlapping = FlexItems(main: [150, 0], cross: [1, 1])
    overlapping.marginMainStart = [0, -100]
    even.mainSize = 100
    let run = FlexRun(count: 2, showsIndicator: nil, mostLines: 1)
    expectEqual(show(overlapping, even, run).lines.map(\.items), [0..<2])
  }

  @Test("sorting items by their order property leaves out a limit's indicator")
  func sequence() {
    var items = FlexItems(main: [1, 1, 1, 1], cross: [1, 1, 1, 1])
    items.order = [1, 0, 0, 0]
    expectEqual(items.sequence(), [1, 2, 3, 0])
    expectEqual(items.sequence(hasIndicator: true), [1, 2, 0])
    var one = FlexItems(main: [1], cross: [1])
    one.order = [3]
    expectEqual(one.sequence(hasIndicator: true), [])
    expectEqual(FlexItems().sequence(hasIndicator: true), nil)
  }

  @Test(
    "a limit does not trap if it has a priority for each element, or for each item but the indicator"
  )
  func columns() {
    func columns(_ elements: [Int], _ priorities: [Double], _ hasIndicator: Bool) -> FlexLimit {
      var limit = FlexLimit(lines: 1, hasIndicator: hasIndicator)
      (limit.elements, limit.priorities) = (elements, priorities)
      return limit
    }
    let some = FlexItems(main: [1, 1, 1], cross: [1, 1, 1])
    expectEqual(run(some, columns([2, 2, 0], [1, 2, 3], false)).count, 3)
    expectEqual(run(some, columns([], [1, 2], true)).count, 2)
  }

  // Before Swift 6.2, and where an app cannot start processes, a test cannot see another one trap.
  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test(
    "a limit traps if an item's element is out of range, or if elements or items have too few priorities"
  )
  func traps() async {
    await #expect(processExitsWith: .failure) {
      var (solver, limit) = (FlexSolver(), FlexLimit(lines: 1))
      let items = FlexItems(main: [1, 1, 1], cross: [1, 1, 1])
      limit.elements = [0, 3, 1]
      _ = solver.run(of: items, in: FlexContainer(), within: limit)
    }
    await #expect(processExitsWith: .failure) {
      var (solver, limit) = (FlexSolver(), FlexLimit(lines: 1))
      let items = FlexItems(main: [1, 1, 1], cross: [1, 1, 1])
      limit.elements = [0, -1, 1]
      _ = solver.run(of: items, in: FlexContainer(), within: limit)
    }
    await #expect(processExitsWith: .failure) {
      var (solver, limit) = (FlexSolver(), FlexLimit(lines: 1))
      limit.priorities = [1]
      _ = solver.run(
        of: FlexItems(main: [1, 1, 1], cross: [1, 1, 1]), in: FlexContainer(), within: limit)
    }
    await #expect(processExitsWith: .failure) {
      var (solver, limit) = (FlexSolver(), FlexLimit(lines: 1, hasIndicator: false))
      limit.priorities = [1, 1]
      _ = solver.run(
        of: FlexItems(main: [1, 1, 1], cross: [1, 1, 1]), in: FlexContainer(), within: limit)
    }
    await #expect(processExitsWith: .failure) {
      var (solver, limit) = (FlexSolver(), FlexLimit(lines: 1))
      (limit.elements, limit.priorities) = ([0, 1, 2], [1, 2])
      _ = solver.run(
        of: FlexItems(main: [1, 1, 1], cross: [1, 1, 1]), in: FlexContainer(), within: limit)
    }
  }
  #endif
}

/// Questions to hosts while a limit is tried.
extension LimitedRunTests {
  private struct Listener: FlexHost {
    var asked: [[[Int]]] = []

    var givesLineGaps: Bool { true }

    func measure(item: Int, main: Double) -> FlexMeasurement {
      FlexMeasurement(main: main, cross: 10)
    }

    mutating func gap(between line: [Int], and next: [Int]) -> Double? {
      asked.append([line, next])
      return nil
    }
  }

  @Test(
    "a depth limit asks the host for the gap before each line that it tries, with the items of both lines"
  )
  func triedLines() {
    var narrow = container
    narrow.mainSize = 65
    var (host, solver) = (Listener(), FlexSolver())
    let run = solver.run(of: items(), in: narrow, within: FlexLimit(cross: 24), host: &host)
    expectEqual(run.count, 3)
    expectEqual(host.asked.prefix(2), [[[0, 1], [2, 3]], [[2, 3], [4, 5]]])
    expectEqual(host.asked.last, [[0, 1], [2, 6]])
    host.asked = []
    _ = solver.run(of: items(), in: narrow, within: FlexLimit(lines: 2), host: &host)
    #expect(host.asked.isEmpty)
  }
}
