import FlowLayoutEngine
import TestSupport
import Testing

/// Items of drawn sizes in the lines of a solver, and the ways from one to the next.
private struct DrawnLines {
  let frames: FlexFrames
  let main: [Double]
  let cross: [Double]
  let navigation: FlexNavigation

  init(_ drawer: inout SeededGenerator, count: Int) {
    let alignments: [FlexAlignment] = [.flexStart, .center, .flexEnd, .stretch]
    var items = FlexItems()
    for _ in 0..<count {
      var item = FlexItem(main: drawer.length(8...120), cross: drawer.length(10...60))
      item.alignSelf = drawer.pick(alignments)
      items.append(item)
    }
    let gap = drawer.length(0...10)
    var container = FlexContainer(mainSize: 300, mainGap: 8, crossGap: gap)
    container.justifyContent = drawer.pick([.flexStart, .center, .flexEnd, .spaceBetween])
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(items, in: container, into: &frames)
    self.frames = frames
    main = frames.mainSizes.isEmpty ? Array(items.main) : frames.mainSizes
    cross = frames.crossSizes.isEmpty ? Array(items.cross) : frames.crossSizes
    navigation = FlexNavigation(
      mainPositions: frames.mainPositions, mainSizes: main,
      crossPositions: frames.crossPositions, crossSizes: cross)
  }

  /// How much an item overlaps a column; less than 0 is the distance between them.
  func overlap(_ item: Int, _ column: ClosedRange<Double>) -> Double {
    let start = frames.mainPositions[item]
    return min(start + main[item], column.upperBound) - max(start, column.lowerBound)
  }
}

@Suite("Navigation from item to item by arrow keys")
struct NavigationTests {
  /// Three lines.
  ///
  ///     0 ──── 1 ── 2 ────────
  ///     3 ── 4 ──────────
  ///     5 ──
  private let ragged = FlexNavigation(
    mainPositions: [0, 60, 100, 0, 40, 0], mainSizes: [50, 30, 90, 30, 110, 40],
    crossPositions: [0, 0, 0, 40, 40, 80], crossSizes: [30, 30, 30, 30, 30, 30])

  @Test("arrow-key navigation finds the lines of items from the items' frames")
  func lines() {
    expectEqual(ragged.lines, [[0, 1, 2], [3, 4], [5]])
  }

  @Test(
    "an arrow key along lines goes to the neighbor on the line, and at the line's end to the next or previous line"
  )
  func along() {
    expectEqual(ragged.item(from: 0, .forward), 1)
    expectEqual(ragged.item(from: 2, .forward), 3)
    expectEqual(ragged.item(from: 5, .forward), nil)
    expectEqual(ragged.item(from: 4, .backward), 3)
    expectEqual(ragged.item(from: 3, .backward), 2)
    expectEqual(ragged.item(from: 0, .backward), nil)
  }

  @Test(
    "an arrow key across lines goes to the item of the next line that overlaps most, or else to the nearest"
  )
  func across() {
    expectEqual(ragged.item(from: 0, .lineAfter), 3)
    expectEqual(ragged.item(from: 1, .lineAfter), 4)
    expectEqual(ragged.item(from: 2, .lineAfter), 4)
    expectEqual(ragged.item(from: 4, .lineAfter), 5)
    expectEqual(ragged.item(from: 4, .lineBefore), 2)
    expectEqual(ragged.item(from: 5, .lineBefore), 3)
    expectEqual(ragged.item(from: 5, .lineAfter), nil)
    expectEqual(ragged.item(from: 1, .lineBefore), nil)
  }

  @Test(
    "arrow keys across lines that aim at the first item's extent go through a short line and back to that item"
  )
  func column() {
    let column = ragged.column(of: 2)
    expectEqual(column, 100...190)
    expectEqual(ragged.item(from: 4, .lineAfter, column: column), 5)
    expectEqual(ragged.item(from: 5, .lineBefore, column: column), 4)
    expectEqual(ragged.item(from: 4, .lineBefore, column: column), 2)
    // Without it, the way back begins at the short line's own column.
    expectEqual(ragged.item(from: 5, .lineBefore), 3)
  }

  @Test(
    "of equally overlapping items, an arrow key across lines takes the one nearest to the center, or else the first"
  )
  func ties() {
    let two = FlexNavigation(
      mainPositions: [0, 0, 45, 100], mainSizes: [100, 40, 40, 40],
      crossPositions: [0, 20, 20, 20], crossSizes: [10, 10, 10, 10])
    expectEqual(two.item(from: 0, .lineAfter), 2)
    let even = FlexNavigation(
      mainPositions: [0, 0, 60], mainSizes: [100, 40, 40], crossPositions: [0, 20, 20],
      crossSizes: [10, 10, 10])
    expectEqual(even.item(from: 0, .lineAfter), 1)
    // The noise of sums does not decide what overlaps more, also where lengths are small.
    let noisy = FlexNavigation(
      mainPositions: [0, -1, 0.1], mainSizes: [0.5, 1.2 + 2e-10, 0.2], crossPositions: [0, 20, 20],
      crossSizes: [10, 10, 10])
    expectEqual(noisy.item(from: 0, .lineAfter), 2)
  }

  @Test(
    "from any item there are steps to the first and last item of its line, and to the first and last of all"
  )
  func ends() {
    expectEqual(ragged.item(from: 1, .lineStart), 0)
    expectEqual(ragged.item(from: 0, .lineEnd), 2)
    expectEqual(ragged.item(from: 5, .lineEnd), 5)
    expectEqual(ragged.item(from: 4, .start), 0)
    expectEqual(ragged.item(from: 1, .end), 5)
  }

  @Test(
    "arrow keys treat items as one line if they overlap by half the smaller depth, also an item of depth 0"
  )
  func overlapping() {
    let pulled = FlexNavigation(
      mainPositions: [0, 0, 20], mainSizes: [10, 10, 10], crossPositions: [0, 16, 25],
      crossSizes: [20, 20, 0])
    expectEqual(pulled.lines, [[0], [1, 2]])
    let flat = FlexNavigation(
      mainPositions: [0, 20, 0], mainSizes: [10, 10, 10], crossPositions: [0, 0, 20],
      crossSizes: [0, 20, 0])
    expectEqual(flat.lines, [[0, 1], [2]])
    // Half of the smaller one's depth is enough, however little that is.
    for (position, depth, isOnLine) in [
      (10.0, 20.0, true), (11, 20, false), (8, 20, true), (19.8, 1, false), (19.5, 1, true),
    ] {
      let two = FlexNavigation(
        mainPositions: [0, 20], mainSizes: [10, 10], crossPositions: [0, position],
        crossSizes: [20, depth])
      expectEqual(two.lines, (isOnLine ? [[0, 1]] : [[0], [1]]))
    }
  }

  @Test("arrow-key navigation puts items with equal frames on one line, in their given order")
  func sameFrames() {
    let pile = FlexNavigation(
      mainPositions: [5, 5, 5, 5], mainSizes: [9, 9, 9, 9], crossPositions: [0, 0, 0, 0],
      crossSizes: [9, 9, 9, 9])
    expectEqual(pile.lines, [[0, 1, 2, 3]])
  }

  // Before Swift 6.2, and where an app cannot start processes, a test cannot see another one trap.
  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test(
    "arrow-key navigation traps if items do not have equal numbers of positions, lengths and depths",
    arguments: 0..<3)
  func traps(column: Int) async {
    await #expect(processExitsWith: .failure) { [column = column as Int] in
      let sizes = (0..<3).map { $0 == column ? [0.0, 0] : [0] }
      _ = FlexNavigation(
        mainPositions: [0], mainSizes: sizes[0], crossPositions: sizes[1], crossSizes: sizes[2])
    }
  }
  #endif

  @Test(
    "arrow-key navigation does not trap for frames that are NaN, infinite or negative, or without items"
  )
  func hostile() {
    let numbers = [Double.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]
    var items: [[Double]] = []
    for a in numbers { for b in numbers { items.append([a, b]) } }
    let navigation = FlexNavigation(
      mainPositions: items.map { $0[0] }, mainSizes: items.map { $0[1] },
      crossPositions: items.map { $0[1] }, crossSizes: items.map { $0[0] })
    expectEqual(navigation.lines.flatMap { $0 }.sorted(), Array(0..<36))
    for step in FlexNavigation.Step.allCases {
      for item in 0..<36 {
        if let next = navigation.item(from: item, step) { #expect((0..<36).contains(next)) }
      }
    }
    let none = FlexNavigation(
      mainPositions: [], mainSizes: [], crossPositions: [], crossSizes: [])
    #expect(none.lines.isEmpty)
  }

  @Test(
    "arrow-key navigation finds the lines that the solver made of random items from the items' frames alone",
    arguments: 0..<tried(20))
  func solvedLines(seed: Int) {
    var drawer = SeededGenerator(seed)
    for _ in 0..<50 {
      let drawn = DrawnLines(&drawer, count: Int.random(in: 0...60, using: &drawer))
      expectEqual(drawn.navigation.lines, drawn.frames.lines.map { Array($0.items) })
    }
  }

  @Test(
    "an arrow key across random lines goes to an item of the next line with the greatest overlap",
    arguments: 0..<tried(20))
  func oracle(seed: Int) {
    var drawer = SeededGenerator(seed)
    for _ in 0..<20 {
      let drawn = DrawnLines(&drawer, count: 40)
      let lines = drawn.frames.lines.map { Array($0.items) }
      for (number, line) in lines.enumerated() {
        for item in line {
          let column = drawn.navigation.column(of: drawer.pick(line))
          for (step, next) in [
            (FlexNavigation.Step.lineAfter, number + 1), (.lineBefore, number - 1),
          ] {
            let found = drawn.navigation.item(from: item, step, column: column)
            guard lines.indices.contains(next) else {
              expectEqual(found, nil)
              continue
            }
            let most = lines[next].map { drawn.overlap($0, column) }.max()
            expectEqual(found.map { lines[next].contains($0) }, true)
            expectEqual(found.map { drawn.overlap($0, column) }, most)
          }
        }
      }
    }
  }

  @Test(
    "arrow keys along lines reach every item, and arrow keys across lines reach every line",
    arguments: 0..<tried(20))
  func reaching(seed: Int) {
    var drawer = SeededGenerator(seed)
    let drawn = DrawnLines(&drawer, count: 60)
    var way = [0]
    while let next = drawn.navigation.item(from: way[way.count - 1], .forward) { way.append(next) }
    expectEqual(way, Array(0..<60))
    while let next = drawn.navigation.item(from: way[way.count - 1], .backward) { way.append(next) }
    expectEqual(Array(way.suffix(60)), Array((0..<60).reversed()))
    var item = Int.random(in: 0..<60, using: &drawer)
    let column = drawn.navigation.column(of: item)
    while let next = drawn.navigation.item(from: item, .lineBefore, column: column) { item = next }
    var lines = 1
    while let next = drawn.navigation.item(from: item, .lineAfter, column: column) {
      (item, lines) = (next, lines + 1)
    }
    expectEqual(lines, drawn.frames.lines.count)
  }
}
