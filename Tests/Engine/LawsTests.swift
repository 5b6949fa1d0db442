import FlowLayoutEngine
import TestSupport
import Testing

/// Laws that hold for random containers and items, which vary every property.
@Suite("Laws of the solver")
struct LawsTests {
  /// Runs `check` on a hundred drawn problems.
  private func each(
    _ seed: Int, of kinds: [DrawnNumbers] = DrawnNumbers.ordinary,
    _ check: (DrawnProblem, inout SeededGenerator) -> Void
  ) {
    var drawer = ProblemDrawer(SeededGenerator(seed))
    for _ in 0..<100 {
      let problem = drawer.problem(of: kinds)
      check(problem, &drawer.source)
    }
  }

  @Test(
    "every item of a random container is on exactly one line, or hidden by a limit",
    arguments: 0..<5)
  func placesEachOnce(seed: Int) {
    each(seed) { problem, _ in
      let frames = problem.solve()
      let count = problem.items.count
      let shown = frames.lines.last?.items.upperBound ?? 0
      expectEqual(frames.lines.flatMap(\.items), Array(0..<shown))
      if problem.limit == nil { expectEqual(shown, count) }
      #expect(frames.lines.allSatisfy { !$0.items.isEmpty })
      #expect(frames.sequence.isEmpty || frames.sequence.sorted() == Array(0..<count))
      expectEqual(frames.count, count)
    }
  }

  @Test("frames do not depend on what a solver solved before", arguments: 0..<tried(10))
  func remembersNothing(seed: Int) {
    var solver = FlexSolver()
    var frames = FlexFrames()
    each(seed) { problem, _ in
      // The same shape with other numbers leaves something behind wherever a step might forget to write.
      var other = problem
      other.items.main = problem.items.main.map { $0 + 7777 }
      other.items.cross = problem.items.cross.map { $0 + 8888 }
      other.solve(&solver, into: &frames)
      problem.solve(&solver, into: &frames)
      #expect(frames == problem.solve(), "\(problem)")
    }
  }

  @Test("scaling all lengths by a power of two scales all frames", arguments: 0..<5)
  func scales(seed: Int) {
    each(seed) { problem, _ in
      var problem = problem
      // Where no limit gives so many lines, a 64th of a point decides: it stays one.
      if problem.container.wrap == .balance { problem.container.minLines = 1 }
      let frames = problem.solve()
      for scale in [0.25, 8.0] {
        let scaled = problem.scaled(by: scale).solve()
        #expect(scaled.numbers == frames.numbers.map { $0 * scale }, "\(problem)")
      }
    }
  }

  @Test(
    "a row from right to left is the mirror image of a row from left to right", arguments: 0..<5)
  func mirrors(seed: Int) {
    each(seed) { problem, _ in
      guard problem.container.axis == .row else { return }
      var left = problem
      left.container.turnsWithText()
      left.container.isRightToLeft = false
      var right = left
      right.container.isRightToLeft = true
      let (one, other) = (left.solve(), right.solve())
      for (index, position) in one.mainPositions.enumerated() {
        let mirrored = one.mainSize - position - one.frame(of: index, in: problem.items).mainSize
        #expect((other.mainPositions[index] - mirrored).magnitude < 1e-6, "\(problem)")
      }
      #expect(close(one.crossPositions, other.crossPositions), "\(problem)")
    }
  }

  @Test(
    "a column has the frames of a row with the axes swapped, unless justifyContent is left or right",
    arguments: 0..<5)
  func transposes(seed: Int) {
    each(seed) { problem, _ in
      var row = problem
      row.container.turnsWithText()
      row.container.isRightToLeft = false
      row.container.axis = .row
      var column = row
      column.container.axis = .column
      #expect(row.solve() == column.solve(), "\(problem)")
    }
  }

  @Test("properties set to their initial values for all items change no frame", arguments: 0..<5)
  func initialValues(seed: Int) {
    each(seed) { problem, _ in
      var full = problem
      let count = problem.items.count
      func fill<Value>(_ column: WritableKeyPath<FlexItems, [Value]>, _ value: Value) {
        if full.items[keyPath: column].isEmpty {
          full.items[keyPath: column] = Array(repeating: value, count: count)
        }
      }
      for column in FlexItems.drawnFactors { fill(column, 0) }
      for column in [\FlexItems.minMain, \.minCross, \.marginMainStart, \.marginMainEnd] {
        fill(column, 0)
      }
      fill(\.marginCrossStart, 0)
      fill(\.marginCrossEnd, 0)
      fill(\.maxMain, .infinity)
      for column in [\FlexItems.basis, \.maxCross, \.guides, \.lastGuides] { fill(column, .nan) }
      fill(\.gapBefore, .nan)
      fill(\.order, 0)
      fill(\.autoMargins, [])
      fill(\.breaks, [])
      fill(\.alignSelf, .auto)
      fill(\.aspectRatio, nil)
      let (short, long) = (problem.solve(), full.solve())
      #expect(close(short.placeNumbers, long.placeNumbers), "\(problem)")
    }
  }

  @Test(
    "hugging makes a container as long as its longest line, with the same lines at the same positions",
    arguments: 0..<5)
  func hugs(seed: Int) {
    each(seed) { problem, _ in
      var (loose, hugging) = (problem, problem)
      loose.container.hugsLines = false
      let rules = [problem.container.justifyContent, problem.container.justifyLastLine]
      let stretches = rules.contains { $0 == .stretch || $0 == .stretch.safe }
      if stretches {
        // Stretched lines are as long as the longest that is not, so compare with those.
        loose.container.justifyContent = .flexStart
        loose.container.justifyLastLine = nil
      }
      hugging.container.hugsLines = true
      let (one, other) = (loose.solve(), hugging.solve())
      #expect(close([other.mainSize], [min(one.mainSize, one.longestLine)]), "\(problem)")
      #expect(one.lines.map(\.items) == other.lines.map(\.items), "\(problem)")
      if !stretches {
        #expect(close(one.crossPositions, other.crossPositions), "\(problem)")
      }
    }
  }

  @Test(
    "a container has the length and depth it is given, or else sizes within its minimum and maximum",
    arguments: 0..<5)
  func keepsItsSize(seed: Int) {
    each(seed) { problem, _ in
      var problem = problem
      problem.container.hugsLines = false
      problem.container.growsWithOversizeLines = false
      let (container, frames) = (problem.container, problem.solve())
      if let size = container.mainSize { #expect(frames.mainSize == size, "\(problem)") }
      if let size = container.crossSize { #expect(frames.crossSize == size, "\(problem)") }
      if container.mainSize == nil {
        #expect(frames.mainSize >= container.minMain, "\(problem)")
        #expect(frames.mainSize <= max(container.minMain, container.maxMain), "\(problem)")
      }
      if container.crossSize == nil {
        #expect(frames.crossSize >= container.minCross, "\(problem)")
        #expect(frames.crossSize <= max(container.minCross, container.maxCross), "\(problem)")
      }
      problem.container.growsWithOversizeLines = true
      #expect(problem.solve().mainSize >= frames.mainSize, "\(problem)")
    }
  }

  @Test(
    "balanced wrapping gives as many lines as greedy wrapping in the same container",
    arguments: 0..<5)
  func balances(seed: Int) {
    each(seed) { problem, _ in
      // Greedy wrapping heeds breaks that balancing does not, and goes back where a gap is negative.
      var greedy = problem
      greedy.items.breaks = greedy.items.breaks.map { $0.subtracting(.avoidBefore) }
      greedy.items.gapBefore = greedy.items.gapBefore.map { max(0, $0) }
      greedy.items.marginMainStart = []
      greedy.items.marginMainEnd = []
      greedy.container.mainGap = max(0, greedy.container.mainGap)
      if let size = greedy.container.mainSize { greedy.container.mainSize = max(1, size) }
      greedy.container.wrap = .wrap
      // Lines of proportions are as many as are nearest to their target.
      greedy.container.proportions = nil
      var balanced = greedy
      balanced.container.wrap = .balance
      balanced.container.minLines = 1
      #expect(balanced.solve().lines.count == greedy.solve().lines.count, "\(problem)")
    }
  }

  @Test(
    "a container shortened to its longest line breaks the same items into the same lines",
    arguments: 0..<5)
  func reproposes(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...30, using: &random)
      let items = FlexItems(
        main: random.lengths(count, 0...80), cross: random.lengths(count, 0...40))
      let container = FlexContainer(
        mainSize: random.length(80...300), mainGap: random.length(0...9))
      let frames = solve(items, container)
      let again = solve(
        items, FlexContainer(mainSize: frames.longestLine, mainGap: container.mainGap))
      expectEqual(again.lines, frames.lines)
    }
  }

  @Test(
    "a longer container has no more lines, and with items of equal depth is no deeper",
    arguments: 0..<5)
  func widens(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<200 {
      let count = Int.random(in: 1...30, using: &random)
      let items = FlexItems(
        main: random.lengths(count, 0...80), cross: Array(repeating: 20, count: count))
      let width = random.length(0...300)
      let (narrow, wide) = (
        solve(items, FlexContainer(mainSize: width, mainGap: 4, crossGap: 4)),
        solve(items, FlexContainer(mainSize: width + 40, mainGap: 4, crossGap: 4))
      )
      #expect(wide.lines.count <= narrow.lines.count)
      #expect(wide.crossSize <= narrow.crossSize)
    }
  }

  @Test(
    "items that fit stay inside their container and their line, and lines do not overlap",
    arguments: 0..<5)
  func staysInside(seed: Int) {
    var random = SeededGenerator(seed)
    for rule in FlexDistribution.drawn {
      for alignment in FlexAlignment.drawn {
        let count = Int.random(in: 1...30, using: &random)
        var items = FlexItems(
          main: random.lengths(count, 0...80), cross: random.lengths(count, 0...40))
        items.grow = random.lengths(count, 0...2)
        var container = FlexContainer(
          mainSize: random.length(80...300), mainGap: random.length(0...9), crossGap: 3)
        container.justifyContent = rule
        container.alignItems = alignment
        let frames = solve(items, container)
        for line in frames.lines {
          for item in line.items {
            #expect(frames.mainPositions[item] >= -1e-9)
            let end = frames.mainPositions[item] + frames.mainSizes[item]
            #expect(end <= frames.mainSize + 1e-6)
            #expect(frames.crossPositions[item] >= line.crossPosition - 1e-9)
            let bottom = frames.crossPositions[item] + frames.crossSizes[item]
            #expect(bottom <= line.crossPosition + line.crossSize + 1e-6)
          }
        }
        for (line, next) in zip(frames.lines, frames.lines.dropFirst()) {
          #expect(line.crossPosition + line.crossSize + 3 <= next.crossPosition + 1e-9)
        }
      }
    }
  }

  @Test(
    "no number traps the solver, and all its frames are finite with sizes of 0 or more",
    arguments: 0..<tried(10))
  func survives(seed: Int) {
    each(seed, of: DrawnNumbers.hostile) { problem, _ in
      let frames = problem.solve()
      #expect(frames.numbers.allSatisfy { $0.isFinite }, "\(problem)")
      #expect((frames.mainSizes + frames.crossSizes).allSatisfy { $0 >= 0 }, "\(problem)")
    }
  }
}

extension DrawnProblem {
  /// The same problem in other units.
  fileprivate func scaled(by scale: Double) -> DrawnProblem {
    var copy = self
    for column in [\FlexItems.main, \.cross, \.basis] + FlexItems.drawnLengths.map(\.0) {
      copy.items[keyPath: column] = items[keyPath: column].map { $0 * scale }
    }
    copy.limit?.cross *= scale
    copy.container.mainSize = container.mainSize.map { $0 * scale }
    copy.container.crossSize = container.crossSize.map { $0 * scale }
    for length in [\FlexContainer.mainGap, \.crossGap] + FlexContainer.drawnLengths.map(\.0) {
      copy.container[keyPath: length] *= scale
    }
    copy.container.separator = container.separator.map {
      FlexSeparator(
        main: $0.main * scale, cross: $0.cross * scale, guide: $0.guide * scale,
        stretches: $0.stretches)
    }
    copy.container.proportions?.targetCross *= scale
    copy.container.proportions?.minCross? *= scale
    copy.container.proportions?.maxCross? *= scale
    copy.host = host?.hosting(copy.items)
    return copy
  }
}

extension FlexContainer {
  /// Leaves out what is physical and so not mirrored.
  fileprivate mutating func turnsWithText() {
    if [.left, .right].contains(justifyContent) { justifyContent = .start }
    if [.left, .right].contains(justifyLastLine) { justifyLastLine = .start }
  }
}
