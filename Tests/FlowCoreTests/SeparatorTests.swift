import FlowCore
import TestSupport
import Testing

@Suite("Separators")
struct SeparatorTests {
  /// Items of 30 with separators of 6 between them: 0, 2, 4, … are the items.
  private func items(_ count: Int) -> FlexItems {
    let places = 0..<(2 * count - 1)
    var items = FlexItems(
      main: places.map { $0.isMultiple(of: 2) ? 30 : 6 },
      cross: places.map { $0.isMultiple(of: 2) ? 10 : 4 })
    items.breaks = places.map { $0.isMultiple(of: 2) ? [] : .separator }
    return items
  }

  private let container = FlexContainer(mainSize: 110, mainGap: 5, crossGap: 4)

  private func lines(_ frames: FlexFrames) -> [[Int]] {
    frames.lines.map { line in
      line.items.map { frames.item(at: $0) }
    }
  }

  @Test(
    "a separator takes part in its line with gaps on both sides, and is dropped where it would end")
  func places() {
    let frames = solve(items(4), container)
    #expect(lines(frames) == [[0, 1, 2], [4, 5, 6]])
    #expect(frames.lines.map(\.length) == [76, 76])
    #expect(frames.mainPositions == [0, 35, 46, 76, 0, 35, 46])
    #expect(frames.crossPositions == [0, 0, 0, 0, 14, 14, 14])
    // The one between the lines has no size, and lies where the line before it ends.
    #expect(frames.mainSizes == [30, 6, 30, 0, 30, 6, 30])
    #expect(frames.crossSizes == [10, 4, 10, 0, 10, 4, 10])
    #expect(frames.longestLine == 76)
  }

  @Test("its depth counts, and it is aligned as items are")
  func depth() {
    var items = items(2)
    items.cross[1] = 20
    var centered = container
    centered.alignItems = .center
    let frames = solve(items, centered)
    #expect(frames.crossPositions == [5, 0, 5])
    #expect(frames.crossSize == 20)
    centered.mainSize = 50
    #expect(solve(items, centered).crossSize == 24)
  }

  @Test("a separator is justified with the items, and not stretched with them")
  func justified() {
    var spread = container
    spread.justifyContent = .spaceBetween
    #expect(solve(items(2), spread).mainPositions == [0, 52, 80])
    spread.justifyContent = .stretch
    let frames = solve(items(2), spread)
    #expect(frames.mainSizes == [47, 6, 47])
    #expect(frames.mainPositions == [0, 52, 63])
  }

  @Test("a separator does not count as an item of its line, nor as one to balance")
  func counts() {
    var few = container
    few.maxItemsPerLine = 1
    #expect(lines(solve(items(3), few)) == [[0], [2], [4]])
    few.maxItemsPerLine = 2
    #expect(lines(solve(items(3), few)) == [[0, 1, 2], [4]])
    var even = container
    even.mainSize = 160
    #expect(lines(solve(items(4), even)) == [[0, 1, 2, 3, 4], [6]])
    even.wrap = .balance
    #expect(lines(solve(items(4), even)) == [[0, 1, 2], [4, 5, 6]])
    even.wrap = .nowrap
    #expect(lines(solve(items(4), even)) == [[0, 1, 2, 3, 4, 5, 6]])
  }

  @Test("where items ask for a break there is none, nor beside a break marker")
  func forcedBreaks() {
    var broken = items(3)
    broken.breaks[2] = .after
    #expect(lines(solve(broken, FlexContainer())) == [[0, 1, 2], [4]])
    broken.breaks[2] = .fullLine
    #expect(lines(solve(broken, FlexContainer())) == [[0], [2], [4]])
    broken.breaks[2] = .marker
    #expect(lines(solve(broken, FlexContainer())) == [[0, 2], [4]])
    var even = FlexContainer()
    even.wrap = .balance
    #expect(lines(solve(broken, even)) == [[0, 2], [4]])
  }

  @Test("at the ends there is none, and of several in a row the first one counts")
  func orphans() {
    var items = FlexItems(main: [6, 30, 6, 7, 30, 6], cross: [4, 10, 4, 4, 10, 4])
    items.breaks = [.separator, [], .separator, .separator, [], .separator]
    let frames = solve(items, container)
    #expect(lines(frames) == [[1, 2, 4]])
    #expect(frames.mainSizes == [0, 30, 6, 0, 30, 0])
    items.breaks = Array(repeating: .separator, count: 6)
    #expect(solve(items, container).lines.isEmpty)
    #expect(solve(items, container).longestLine == 0)
  }

  @Test("a separator goes by order like an item")
  func order() {
    var ordered = items(3)
    ordered.order = [5, 2, 1, 4, 3]
    #expect(lines(solve(ordered, FlexContainer())) == [[2, 1, 4, 3, 0]])
  }

  @Test("items that stick together take what is between them along")
  func glue() {
    var glued = items(3)
    glued.breaks[4] = .avoidBefore
    #expect(lines(solve(glued, container)) == [[0], [2, 3, 4]])
  }

  @Test("the indicator of a limit has none before it")
  func limit() {
    var limited = items(5)
    limited.main.append(20)
    limited.cross.append(10)
    limited.breaks.append([])
    var solver = FlexSolver()
    var frames = FlexFrames()
    let run = solver.run(of: limited, in: container, within: FlexLimit(lines: 2))
    #expect(run.count == 7)
    solver.solve(limited, in: container, showing: run, into: &frames)
    #expect(lines(frames) == [[0, 1, 2], [4, 5, 6, 9]])
    #expect(frames.mainPositions[9] == 81)
  }

  @Test("separators between all items are as good as wider gaps", arguments: 0..<10)
  func widerGaps(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...30, using: &random)
      let width = random.length(0...12)
      var separated = FlexItems()
      var plain = FlexItems()
      for place in 0..<2 * count - 1 {
        let isItem = place.isMultiple(of: 2)
        let size = isItem ? random.length(0...80) : width
        separated.main.append(size)
        separated.cross.append(10)
        separated.breaks.append(isItem ? [] : .separator)
        guard isItem else { continue }
        let modifiers: FlexBreaks =
          random.chance(0.2) ? random.pick([.before, .after, .avoidBefore]) : []
        separated.breaks[place] = modifiers
        plain.main.append(size)
        plain.cross.append(10)
        plain.breaks.append(modifiers)
      }
      let hasPictures = random.chance(0.5)
      if hasPictures {
        plain.aspectRatio = plain.main.map { _ in random.chance(0.2) ? nil : random.pick([1, 1.5]) }
        separated.aspectRatio = separated.main.indices.map {
          $0.isMultiple(of: 2) ? plain.aspectRatio[$0 / 2] : nil
        }
      }
      let gap = random.length(0...9)
      var (narrow, wide) = (
        FlexContainer(mainSize: random.length(0...300), mainGap: gap), FlexContainer()
      )
      narrow.wrap = random.pick([.wrap, .balance])
      narrow.minLines = Int.random(in: 1...4, using: &random)
      narrow.maxItemsPerLine = random.chance(0.3) ? 3 : nil
      if hasPictures {
        narrow.proportions = FlexProportions(targetCross: random.length(10...60))
        narrow.proportions?.fillsLastLine = random.chance(0.3)
      }
      wide = narrow
      wide.mainGap = gap + width + gap
      let (one, other) = (solve(separated, narrow), solve(plain, wide))
      #expect(
        one.lines.map { $0.items.filter { $0.isMultiple(of: 2) }.map { $0 / 2 } }
          == other.lines.map { Array($0.items) }, "\(separated) \(narrow)")
      #expect(close(one.lines.map(\.length), other.lines.map(\.length)))
      let positions = stride(from: 0, to: one.count, by: 2).map { one.mainPositions[$0] }
      #expect(close(positions, other.mainPositions), "\(separated) \(narrow)")
    }
  }

  @Test("one without a place lies where the item before it ends, on its line")
  func withoutPlace() {
    var all = FlexItems(
      main: [6, 50, 6, 6, 50, 6, 6, 50, 6], cross: [4, 10, 4, 4, 10, 4, 4, 10, 4])
    all.breaks = all.main.map { $0 == 6 ? .separator : [] }
    var frames = solve(all, FlexContainer(mainSize: 60, mainGap: 5, crossGap: 4))
    #expect(lines(frames) == [[1], [4], [7]])
    #expect(frames.mainPositions == [0, 0, 50, 50, 0, 50, 50, 0, 50])
    #expect(frames.crossPositions == [0, 0, 0, 0, 14, 14, 14, 28, 28])
    frames = solve(all, FlexContainer(mainSize: 130, mainGap: 5, crossGap: 4))
    #expect(lines(frames) == [[1, 2, 4], [7]])
    #expect(frames.mainPositions == [0, 0, 55, 61, 66, 116, 116, 0, 50])
    #expect(frames.crossPositions == [0, 0, 0, 0, 0, 0, 0, 14, 14])
    all.breaks = all.breaks.map { _ in .separator }
    frames = solve(all, FlexContainer(mainSize: 60))
    #expect(frames.lines.isEmpty)
    #expect(frames.crossPositions == Array(repeating: 0, count: 9))
    #expect(frames.mainPositions == Array(repeating: 0, count: 9))
  }
}
