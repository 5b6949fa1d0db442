import FlowLayoutEngine
import TestSupport
import Testing

/// Laws of lines of photos, which keep aspect ratios, in random containers.
@Suite("Laws of lines of photos")
struct ProportionLawsTests {
  private func each(
    _ seed: Int, counts: ClosedRange<Int> = 0...40, _ check: (FlexItems, FlexContainer) -> Void
  ) {
    var random = SeededGenerator(seed)
    for _ in 0..<500 {
      let (items, container) = FlexProportions.drawn(&random, counts: counts)
      check(items, container)
    }
  }

  @Test(
    "greedy lines of photos in ten thousand random containers are those of an oracle",
    arguments: 0..<tried(20))
  func greedyLines(seed: Int) {
    each(seed) { items, container in
      let lines = ProportionOracle(items, container).greedyLines
      #expect(solve(items, container).lines.map(\.items) == lines, "\(items) \(container)")
    }
  }

  // All ways to break are tried, twice as many with each item.
  #if DEBUG
  private static let mostItems = 8
  #else
  private static let mostItems = 12
  #endif

  @Test(
    "no other breaks of lines of photos are nearer to the target depth than balanced lines",
    arguments: 0..<tried(20))
  func balancedLines(seed: Int) {
    each(100 + seed, counts: 0...Self.mostItems) { items, container in expectBest(items, container)
    }
  }

  private func expectBest(_ items: FlexItems, _ container: FlexContainer) {
    var container = container
    container.wrap = .balance
    let oracle = ProportionOracle(items, container)
    // Lines without proportions are balanced as others are.
    guard oracle.ratios(0..<items.count) > 0, let least = oracle.leastCost() else { return }
    guard let cost = oracle.cost(solve(items, container).lines.map(\.items)) else {
      Issue.record("a line that may not be: \(items) \(container)")
      return
    }
    #expect(cost.ragged == least.ragged, "\(items) \(container)")
    #expect(cost.squares <= least.squares * (1 + 1e-9) + 1e-9, "\(items) \(container)")
  }

  @Test(
    "photos of a line share a depth, keep their aspect ratios, and fill the container",
    arguments: 0..<tried(20))
  func proportions(seed: Int) {
    each(300 + seed) { items, container in
      for wrap in [FlexWrap.wrap, .balance] {
        var container = container
        container.wrap = wrap
        let frames = solve(items, container)
        for line in frames.lines { expectProportions(line, frames, items, container) }
      }
    }
  }

  @Test(
    "an index of lines of photos has the lines and frames of a new solve at any offset, after any change",
    arguments: 0..<tried(10))
  func indexedLines(seed: Int) {
    var random = SeededGenerator(400 + seed)
    for _ in 0..<50 {
      var (items, container) = FlexProportions.drawn(&random, counts: 1...200)
      var index = FlexIndex(items, in: container)
      var solver = FlexSolver()
      var frames = FlexFrames()
      for _ in 0..<4 {
        let (new, _) = FlexProportions.drawn(&random, counts: 0...3)
        let place = Int.random(in: 0...items.count, using: &random)
        let range = place..<min(items.count, place + Int.random(in: 0...3, using: &random))
        items.replaceSubrange(range, with: new)
        index.replace(range, with: new)
        if random.chance(0.2) {
          container.mainSize = random.length(50...1200)
          index = FlexIndex(items, in: container)
        }
        let whole = solve(items, container)
        expectEqual(index.lineCount, whole.lines.count)
        #expect((index.crossSize - whole.crossSize).magnitude <= 1e-9 * max(1, whole.crossSize))
        let offset = Double.random(in: -50...whole.crossSize + 50, using: &random)
        let lines = index.lines(from: offset, to: offset + 300)
        solver.solve(lines, of: index, into: &frames)
        for (place, item) in index.items(ofLines: lines).enumerated() {
          let found = [frames.mainPositions[place], frames.crossPositions[place]]
          let wanted = [whole.mainPositions[item], whole.crossPositions[item]]
          #expect(zip(found, wanted).allSatisfy { ($0 - $1).magnitude <= 1e-6 })
          #expect(close([frames.mainSizes[place]], [whole.mainSizes[item]]))
          #expect(close([frames.crossSizes[place]], [whole.crossSizes[item]]))
        }
      }
    }
  }

  @Test(
    "removing one of 20,000 photos from an index of lines mostly breaks the lines of fewer than 200 photos again"
  )
  func localChanges() {
    var random = SeededGenerator(500)
    var items = FlexItems(repeating: FlexItem(main: 0, cross: 0), count: 20_000)
    items.aspectRatio = items.map { _ in Double.random(in: 0.5...2, using: &random) }
    var container = FlexContainer(mainSize: 800, mainGap: 4, crossGap: 4)
    container.proportions = FlexProportions(targetCross: 160)
    var index = FlexIndex(items, in: container)
    var broken: [Int] = []
    for place in stride(from: 100, to: 20_000, by: 400) {
      index.replace(place..<place + 1, with: FlexItems())
      broken.append(index.brokenItems.count)
    }
    // Lines meet where one happens to begin with the same item.
    #expect(broken.sorted()[broken.count / 2] < 200)
  }

  @Test(
    "lines of photos before a break marker are the same as without the photos behind the marker, and vice versa",
    arguments: 0..<tried(10))
  func sections(seed: Int) {
    var random = SeededGenerator(600 + seed)
    for _ in 0..<100 {
      var (all, container) = FlexProportions.drawn(&random, counts: 0...12)
      container.wrap = random.pick([.wrap, .balance])
      container.mainGap = 0
      let (behind, _) = FlexProportions.drawn(&random, counts: 0...12)
      let end = all.count + 1
      var lines = solve(all, container).lines.map(\.items)
      guard let last = lines.popLast() else { continue }
      lines.append(last.lowerBound..<end)
      for line in solve(behind, container).lines.map(\.items) {
        lines.append(line.lowerBound + end..<line.upperBound + end)
      }
      var marker = FlexItem(main: 0, cross: 0)
      marker.breaks = .marker
      all.append(marker)
      all.append(contentsOf: behind)
      #expect(solve(all, container).lines.map(\.items) == lines, "\(all) in \(container)")
    }
  }

  private func expectProportions(
    _ line: FlexLine, _ frames: FlexFrames, _ items: FlexItems, _ container: FlexContainer
  ) {
    guard let rule = container.proportions, let length = container.mainSize else { return }
    let pictures = line.items.filter { items.aspectRatio[$0] != nil }
    guard let depth = pictures.first.map({ frames.crossSizes[$0] }) else { return }
    for item in pictures {
      let (main, cross) = (frames.mainSizes[item], frames.crossSizes[item])
      #expect((cross - depth).magnitude <= 1e-9 * max(1, depth))
      #expect((main - cross * (items.aspectRatio[item] ?? 0)).magnitude <= 1e-9 * max(1, main))
    }
    for item in line.items where items.aspectRatio[item] == nil {
      expectEqual(frames.mainSizes[item], items.main[item])
    }
    let last = line.items.upperBound - 1
    let end = frames.mainPositions[last] + frames.mainSizes[last]
    let isOpen = line.items.upperBound == items.count && !rule.fillsLastLine
    let greatest = isOpen ? rule.targetCross : rule.maxCross ?? 2 * rule.targetCross
    #expect(depth <= greatest * (1 + 1e-12))
    // Full, unless that would be too deep.
    if depth < greatest * (1 - 1e-12) {
      #expect((end - length).magnitude <= 1e-9 * max(1, length), "\(items) \(container)")
      expectEqual(line.length, length)
    }
    #expect(end <= length * (1 + 1e-9) || line.items.count == 1)
    let least = rule.minCross ?? rule.targetCross / 2
    if pictures.count > 1 { #expect(depth >= min(least, greatest) * (1 - 1e-9)) }
  }
}
