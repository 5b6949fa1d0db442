import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Priorities of items within a limit")
struct PriorityTests {
  /// Six items of 30 and an indicator of 20.
  private var items: FlexItems {
    FlexItems(
      main: Array(repeating: 30, count: 6) + [20], cross: Array(repeating: 10, count: 6) + [8])
  }

  private let container = FlexContainer(mainSize: 95, mainGap: 5, crossGap: 4)

  private func limit(
    lines: Int = .max, cross: Double = .infinity, _ priorities: [Double]
  ) -> FlexLimit {
    var limit = FlexLimit(lines: lines, cross: cross)
    limit.priorities = priorities
    return limit
  }

  /// Solves within a limit: the lines' items in document order, and what was found.
  private func show(
    _ items: FlexItems, _ container: FlexContainer, _ limit: FlexLimit
  ) -> (lines: [[Int]], run: FlexRun, frames: FlexFrames) {
    var solver = FlexSolver()
    var frames = FlexFrames()
    let run = solver.run(of: items, in: container, within: limit)
    solver.solve(items, in: container, showing: run, into: &frames)
    let lines = frames.lines.map { line in
      line.items.map { frames.item(at: $0) }
    }
    return (lines, run, frames)
  }

  @Test("a limit shows the items of highest priority in document order, of equal ones the first")
  func mostImportant() {
    let (lines, run, frames) = show(items, container, limit(lines: 1, [0, 1, 0, 2, 0, 0]))
    expectEqual(lines, [[1, 3, 6]])
    #expect(run.items == [1, 3] && run.count == 2 && run.showsIndicator)
    expectEqual(frames.mainPositions, [70, 0, 70, 35, 70, 70, 70])
    expectEqual(frames.mainSizes, [0, 30, 0, 30, 0, 0, 20])
    expectEqual(show(items, container, limit(lines: 1, [0, 0, 1, 0, 0, 0])).lines, [[0, 2, 6]])
    expectEqual(
      show(items, container, limit(lines: 2, [0, 0, 1, 0, 2, 2])).lines, [[0, 2], [4, 5, 6]])
    expectEqual(
      show(items, container, limit(cross: 24, [0, 0, 1, 0, 2, 2])).lines, [[0, 2], [4, 5, 6]])
  }

  @Test(
    "within a limit, equal priorities show the same items as no priorities, and a priority of NaN counts as 0"
  )
  func equalPriorities() {
    let plain = show(items, container, FlexLimit(lines: 2))
    for priorities in [
      [1, 1, 1, 1, 1, 1], [.infinity, .infinity, .infinity, .infinity, .infinity, .infinity],
      [0, .nan, -0.0, 0, .nan, 0],
    ] {
      let shown = show(items, container, limit(lines: 2, priorities))
      #expect(shown.run == plain.run && shown.frames == plain.frames)
    }
    expectEqual(
      show(items, container, limit(lines: 1, [-1, .nan, 0, -1, -1, -1])).lines, [[1, 2, 6]])
  }

  @Test("priorities of a limit change nothing if all items fit without the indicator")
  func everythingFits() {
    let all = limit(lines: 3, [0, 1, 0, 2, 0, 0])
    let shown = show(items, container, all)
    expectEqual(shown.run, FlexRun(count: 6, showsIndicator: false, mostLines: 3))
    expectEqual(shown.frames, show(items, container, FlexLimit(lines: 3)).frames)
  }

  @Test("within a limit, an element that does not fit hides all elements of lower priority")
  func blocks() {
    var wide = items
    wide.main[4] = 60
    // With the fourth, the second would fit; the fifth is more important.
    expectEqual(show(wide, container, limit(lines: 1, [0, 1, 0, 3, 2, 0])).lines, [[3, 6]])
    wide.main[4] = 200
    expectEqual(show(wide, container, limit(lines: 1, [0, 0, 0, 0, 1, 0])).lines, [[6]])
    expectEqual(show(wide, container, limit(lines: 2, [0, 0, 0, 0, 1, 0])).lines, [[4], [6]])
  }

  @Test(
    "an item of infinite priority is shown if it fits with the indicator and earlier items of infinite priority"
  )
  func pinned() {
    let pin = Double.infinity
    expectEqual(show(items, container, limit(lines: 1, [0, 9, 0, 0, 0, pin])).lines, [[1, 5, 6]])
    expectEqual(
      show(items, container, limit(lines: 1, [0, pin, pin, 0, 0, pin])).lines, [[1, 2, 6]])
    var narrow = container
    narrow.mainSize = 55
    expectEqual(show(items, narrow, limit(lines: 1, [9, 0, 0, 0, 0, pin])).lines, [[5, 6]])
    narrow.mainSize = 54
    expectEqual(show(items, narrow, limit(lines: 1, [9, 0, 0, 0, 0, pin])).lines, [[6]])
    expectEqual(show(items, narrow, limit(lines: 0, [9, 0, 0, 0, 0, pin])).lines, [[6]])
  }

  @Test(
    "a limit shows or hides the items of one element together, also if other items are between them"
  )
  func elements() {
    var pairs = limit(lines: 1, [0, 2, 1, 0])
    pairs.elements = [0, 0, 1, 1, 2, 2, 0]
    expectEqual(show(items, container, pairs).lines, [[2, 3, 6]])
    pairs.priorities = []
    expectEqual(show(items, container, pairs).lines, [[0, 1, 6]])
    pairs.elements = [0, 0, 0, 1, 1, 1, 0]
    expectEqual(show(items, container, pairs).lines, [[6]])
    pairs.lines = 2
    expectEqual(show(items, container, pairs).lines, [[0, 1], [2, 6]])
    pairs.elements = [0, 1, 1, 1, 0, 2, 0]
    expectEqual(show(items, container, pairs).lines, [[0, 4, 6]])
    pairs.elements = [0, 1, 2, 2, 2, 2, 0]
    expectEqual(show(items, container, pairs).lines, [[0, 1, 6]])
  }

  @Test(
    "a limit hides break markers by their priority, and shows no indicator if only break markers are hidden"
  )
  func markers() {
    var marked = items
    marked.breaks = [[], .marker, [], [], .marker, .marker, []]
    marked.main[1] = 0
    marked.main[4] = 0
    marked.main[5] = 0
    // The first break is hidden, and with it what is more: the line has room for three.
    expectEqual(show(marked, container, limit(lines: 1, [1, 0, 1, 1, 0, 0])).lines, [[0, 2, 6]])
    var wide = container
    wide.mainSize = 200
    let shown = show(marked, wide, limit(lines: 1, [1, 0, 1, 1, 0, 0]))
    #expect(shown.lines == [[0, 2, 3]] && shown.run.showsIndicator == false)
    var markers = FlexItems(main: [0, 0, 20], cross: [0, 0, 8])
    markers.breaks = [.marker, .marker, []]
    expectEqual(show(markers, container, limit(lines: 0, [1, 0])).lines, [])
  }

  /// A host that gives gaps as long as indices are apart.
  private struct Distances: FlexHost {
    var givesGaps = true
    var asked: [[Int]] = []
    var unknown: Double?
    func measure(item: Int, main: Double) -> FlexMeasurement {
      FlexMeasurement(main: main, cross: 10)
    }
    mutating func gap(before item: Int, after earlier: Int) -> Double? {
      asked.append([earlier, item])
      return item == 5 ? unknown : Double(item - earlier)
    }
  }

  @Test(
    "a host is asked only for gaps before the indicator and behind hidden items, and may leave them to the items"
  )
  func gaps() {
    var spaced = items
    spaced.gapBefore = [0, 10, 20, 30, 40, 50, 60]
    var (host, solver, frames) = (Distances(), FlexSolver(), FlexFrames())
    let wide = FlexContainer(mainSize: 194)
    let important = limit(lines: 1, [0, 1, 1, 0, 0, 1])
    for unknown in [nil, .nan] as [Double?] {
      host.unknown = unknown
      let run = solver.run(of: spaced, in: wide, within: important, host: &host)
      expectEqual(run.items, [1, 2, 5])
      host.asked = []
      solver.solve(spaced, in: wide, showing: run, host: &host, into: &frames)
      // Own, the host leaves it to the item, and the indicator's.
      expectEqual(host.asked, [[2, 5], [5, 6]])
      expectEqual([1, 2, 5, 6].map { frames.mainPositions[$0] }, [0, 50, 130, 161])
      expectEqual(frames.longestLine, 181)
    }
  }

  @Test(
    "an item for which no gap is given has the container's gap before it, also behind an item that a limit hides"
  )
  func containerGap() {
    var spaced = FlexItems(main: [30, 30, 30], cross: [10, 10, 10])
    spaced.gapBefore = [0, 20, .nan]
    var first = limit(lines: 1, [1, 0, 1])
    first.hasIndicator = false
    expectEqual(show(spaced, container, first).frames.mainPositions, [0, 35, 35])
  }

  @Test(
    "where a limit without an indicator hides items, the gap before the next shown item is the host's"
  )
  func gapsWithoutIndicator() {
    var (host, solver, frames) = (Distances(), FlexSolver(), FlexFrames())
    var first = limit(lines: 1, [1, 0, 1])
    first.hasIndicator = false
    var some = FlexItems(main: [60, 40, 10], cross: [10, 10, 10])
    for gaps in [[], [0, 9, 3]] as [[Double]] {
      some.gapBefore = gaps
      let run = solver.run(of: some, in: container, within: first, host: &host)
      expectEqual(run.items, [0, 2])
      solver.solve(some, in: container, showing: run, host: &host, into: &frames)
      expectEqual(frames.mainPositions[2], 62)
    }
  }

  @Test("a host that says it gives no gaps is not asked for any where a limit hides items")
  func noGaps() {
    var (host, solver, frames) = (Distances(givesGaps: false), FlexSolver(), FlexFrames())
    var spaced = items
    spaced.gapBefore = [0, 10, 20, 3, 40, 50, 6]
    let run = solver.run(
      of: spaced, in: container, within: limit(lines: 1, [1, 0, 0, 1, 0, 0]), host: &host)
    #expect(run.items == [0, 3] && host.asked.isEmpty)
    solver.solve(spaced, in: container, showing: run, host: &host, into: &frames)
    #expect(host.asked.isEmpty)
    expectEqual([0, 3, 6].map { frames.mainPositions[$0] }, [0, 33, 69])
  }

  @Test("a priority given for a limit's indicator does not count")
  func priorityOfIndicator() {
    let plain = show(items, container, limit(lines: 1, [1, 1, 1, 1, 1, 1]))
    expectEqual(show(items, container, limit(lines: 1, [1, 1, 1, 1, 1, 1, 5])).run, plain.run)
    expectEqual(plain.run.items, nil)
  }

  @Test(
    "a limit with priorities asks the host for the gap between two lines with the shown items of both lines"
  )
  func tellsItems() {
    struct Listener: FlexHost {
      var asked: [[[Int]]] = []
      var givesLineGaps: Bool { true }
      func measure(item: Int, main: Double) -> FlexMeasurement {
        FlexMeasurement(main: main, cross: 10)
      }
      mutating func gap(between line: [Int], and next: [Int]) -> Double? {
        asked.append([line, next])
        return 4
      }
    }
    var narrow = container
    narrow.mainSize = 65
    var (host, solver, frames) = (Listener(), FlexSolver(), FlexFrames())
    let important = limit(cross: 24, [0, 1, 0, 1, 0, 1])
    let run = solver.run(of: items, in: narrow, within: important, host: &host)
    #expect(run.items == [1, 3, 5] && host.asked.last == [[1, 3], [5, 6]])
    host.asked = []
    solver.solve(items, in: narrow, showing: run, host: &host, into: &frames)
    expectEqual(host.asked, [[[1, 3], [5, 6]]])
  }

  @Test("a limit given only the first of many elements reports whether it needs more of them")
  func needsMore() {
    var some = limit(lines: 2, [0, 1, 0, 2, 0, 0])
    some.hasMore = true
    let shown = show(items, container, some)
    #expect(shown.run.items == [0, 1, 2, 3] && !shown.run.needsMore)
    some.lines = 3
    #expect(show(items, container, some).run.needsMore)
    expectEqual(
      show(items, container, some).lines, [[0, 1], [2, 3], [4, 5, 6]])
    some.priorities = []
    #expect(show(items, container, some).run.needsMore)
    some.hasIndicator = false
    #expect(show(items, container, some).run.needsMore)
  }

  @Test(
    "the elements of highest priority are returned in the order of the data, and of equal elements the first"
  )
  func mostImportantIndices() {
    expectEqual(FlexLimit.mostImportant(2, of: [0, 2, 1, 2]), [1, 3])
    expectEqual(FlexLimit.mostImportant(3, of: [0, 2, 1, 2]), [1, 2, 3])
    expectEqual(FlexLimit.mostImportant(2, of: [1, 1, 1]), [0, 1])
    expectEqual(FlexLimit.mostImportant(1, of: [-1, .nan, 0]), [1])
    expectEqual(FlexLimit.mostImportant(-1, of: [1, 2]), [])
    expectEqual(FlexLimit.mostImportant(9, of: [1, 2]), [0, 1])
  }

  @Test(
    "picking the most important n elements gives the first n of all elements sorted by priority",
    arguments: 0..<tried(20))
  func mostImportantOfMany(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<20 {
      let count = Int.random(in: 0...2_000, using: &random)
      let kinds: [ClosedRange<Double>] = [0...0, 0...3, 0...1e6]
      let range = random.pick(kinds)
      var priorities = (0..<count).map { _ in Double.random(in: range, using: &random).rounded() }
      if random.chance(0.3) { priorities.sort() }
      if random.chance(0.3) { priorities.reverse() }
      let sorted = priorities.indices.sorted {
        (-priorities[$0], $0) < (-priorities[$1], $1)
      }
      for chosen in [0, 1, count / 30, count / 2, count - 1, count] {
        let expected = sorted.prefix(max(0, chosen)).sorted()
        expectEqual(FlexLimit.mostImportant(chosen, of: priorities), expected)
      }
    }
  }
}
