import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Flexible lengths")
struct FlexibleLengthsTests {
  /// Two items of 20 in a line of 100, with the given factors.
  private func sizes(
    limit: Double = 100, main: [Double] = [20, 20], _ change: (inout FlexItems) -> Void
  ) -> [Double] {
    var items = FlexItems(main: main, cross: main.map { _ in 10 })
    change(&items)
    return solve(items, FlexContainer(mainSize: limit)).mainSizes
  }

  @Test("grow factors share the free space of a line")
  func grows() {
    expectEqual(sizes { $0.grow = [1, 3] }, [35, 65])
    expectEqual(sizes { $0.grow = [0, 2] }, [20, 80])
  }

  @Test("grow factors that sum to less than 1 leave the rest of the line free")
  func growsPartly() {
    expectEqual(sizes { $0.grow = [0.25, 0.25] }, [35, 35])
    expectEqual(sizes { $0.grow = [0.5, 0] }, [50, 20])
  }

  @Test(
    "once an item is at its maximum, an item with grow factor 0.5 takes at most half of the line's free space"
  )
  func growsPartlyAboveMaxima() {
    for rest in 0...4 {
      let others = Array(repeating: 0.0, count: rest)
      let sizes = sizes(main: [0, 0] + others) {
        $0.grow = [0.5, 0.5] + others
        $0.maxMain = [30, 54] + others
      }
      expectEqual(sizes, [30, 50] + others)
    }
  }

  @Test(
    "an item exactly at its maximum stays there, and space that another's maximum leaves goes to the third item"
  )
  func justReachesMaximum() {
    let sizes = sizes(limit: 300, main: [0, 0, 0]) {
      $0.grow = [1, 1, 1]
      $0.maxMain = [50, 100, .infinity]
    }
    expectEqual(sizes, [50, 100, 150])
  }

  @Test("items share the length that a line lacks by their shrink factors times their base sizes")
  func shrinks() {
    expectEqual(sizes(limit: 60, main: [80]) { $0.shrink = [1] }, [60])
    var items = FlexItems(main: [60, 20], cross: [10, 10])
    items.shrink = [1, 1]
    var container = FlexContainer(mainSize: 40)
    container.wrap = .nowrap
    expectEqual(solve(items, container).mainSizes, [30, 10])
    items.shrink = [0.25, 0.25]
    expectEqual(solve(items, container).mainSizes, [45, 15])
  }

  @Test(
    "space that an item's maximum leaves goes to the other items, and space that a minimum takes comes from them"
  )
  func limits() {
    expectEqual(
      sizes {
        $0.grow = [1, 1]
        $0.maxMain = [30, .infinity]
      }, [30, 70])
    expectEqual(
      sizes {
        $0.grow = [1, 1]
        $0.minMain = [80, 0]
      }, [80, 20])
    expectEqual(
      sizes {
        $0.grow = [1, 1]
        $0.minMain = [60, 0]
        $0.maxMain = [.infinity, 30]
      }, [70, 30])
  }

  @Test("an item's minimum length wins over a smaller maximum")
  func conflictingLimits() {
    expectEqual(
      sizes {
        $0.minMain = [40, 0]
        $0.maxMain = [10, .infinity]
      }, [40, 20])
  }

  @Test("a flex basis replaces an item's length, and a basis of NaN leaves the item its length")
  func basis() {
    expectEqual(sizes { $0.basis = [0, .nan] }, [0, 20])
    expectEqual(
      sizes {
        $0.basis = [0, 0]
        $0.grow = [1, 1]
      }, [50, 50])
  }

  @Test("lines break by the items' lengths within their limits, before items grow or shrink")
  func breaksByHypotheticalSizes() {
    var items = FlexItems(main: [60, 60], cross: [1, 1])
    items.maxMain = [50, 50]
    items.grow = [1, 1]
    expectEqual(solve(items, FlexContainer(mainSize: 100)).lines.count, 1)
    items.maxMain = []
    items.shrink = [1, 1]
    expectEqual(solve(items, FlexContainer(mainSize: 100)).mainSizes, [100, 100])
  }

  @Test(
    "justifyContent stretch lengthens all items of a line by the same amount, unless an item grows")
  func stretch() {
    var container = FlexContainer(mainSize: 100)
    container.justifyContent = .stretch
    expectEqual(solve([20, 40], [1, 1], container).mainSizes, [40, 60])
    expectEqual(solve([20, 40], [1, 1], container).mainPositions, [0, 40])
    var items = FlexItems(main: [20, 40], cross: [1, 1])
    items.grow = [1, 0]
    expectEqual(solve(items, container).mainSizes, [60, 40])
    // The item that grows is as long as it may be.
    items.main = [30, 20]
    items.maxMain = [20, .infinity]
    expectEqual(solve(items, container).mainSizes, [20, 20])
    items = FlexItems(main: [20, 0], cross: [1, 1])
    items.breaks = [[], .marker]
    items.grow = [0, 1]
    expectEqual(solve(items, container).mainSizes, [100, 0])
    container.justifyLastLine = .end
    expectEqual(solve([60, 60], [1, 1], container).mainSizes, [100, 60])
    expectEqual(solve([60, 60], [1, 1], container).mainPositions, [0, 40])
  }

  @Test("the free space of a line does not count a gap before its break marker")
  func growsBeforeMarker() {
    var items = FlexItems(main: [20, 20, 0], cross: [1, 1, 1])
    items.breaks = [[], [], .marker]
    items.grow = [1, 1, 0]
    let container = FlexContainer(mainSize: 100, mainGap: 10)
    expectEqual(solve(items, container).mainSizes, [45, 45, 0])
  }

  @Test("items in a container without a length grow to the length of the longest line")
  func unlimited() {
    var items = FlexItems(main: [20, 60], cross: [1, 1])
    items.grow = [1, 1]
    items.breaks = [.after, []]
    let frames = solve(items, FlexContainer())
    expectEqual(frames.mainSizes, [60, 60])
    expectEqual(frames.mainSize, 60)
  }

  @Test(
    "the items of a thousand random lines have the lengths of the algorithm in the flexbox specification",
    arguments: 0..<tried(10))
  func oracle(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let count = Int.random(in: 1...12, using: &random)
      var items = FlexItems(
        main: random.lengths(count, 0...80), cross: Array(repeating: 1, count: count))
      items.grow = (0..<count).map { _ in
        [0, 0.01, 0.25, 0.5, 1, 3].randomElement(using: &random) ?? 0
      }
      items.shrink = items.grow.shuffled(using: &random)
      items.basis = (0..<count).map { _ in
        [.nan, 0, random.length(0...80)].randomElement(using: &random) ?? 0
      }
      items.minMain = random.lengths(count, 0...60).map { $0 < 30 ? 0 : $0 }
      items.maxMain = random.lengths(count, 20...120)
      var container = FlexContainer(mainSize: random.length(0...800), mainGap: random.length(0...8))
      container.wrap = .nowrap
      let frames = solve(items, container)
      let expected = specifiedSizes(items, room: container, random.length(0...0))
      for (size, other) in zip(frames.mainSizes, expected) {
        #expect((size - other).magnitude < 1e-9, "\(items) in \(container)")
      }
    }
  }

  @Test(
    "the items of wrapped lines have the lengths of the algorithm in the flexbox specification",
    arguments: 0..<tried(10))
  func wrappedOracle(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<10 {
      let items = growingItems(200, &random)
      let container = FlexContainer(
        mainSize: random.length(50...1200), mainGap: random.length(0...8))
      let frames = solve(items, container)
      for line in frames.lines {
        let own = FlexItems(items[line.items])
        let expected = specifiedSizes(own, room: container, random.length(0...0))
        for (size, other) in zip(frames.mainSizes[line.items], expected) {
          #expect((size - other).magnitude < 1e-9, "\(own) in \(container)")
        }
        let gaps = container.mainGap * Double(line.items.count - 1)
        #expect((line.length - expected.reduce(gaps, +)).magnitude < 1e-9)
      }
    }
  }

  /// Items that mostly may grow, between limits; some lie outside of theirs, some say their basis.
  private func growingItems(_ count: Int, _ random: inout SeededGenerator) -> FlexItems {
    var items = FlexItems(
      main: random.lengths(count, 0...80), cross: Array(repeating: 1, count: count))
    let factors: [Double] = Bool.random(using: &random) ? [1, 2, 3] : [0, 0.01, 0.25, 1, 3]
    items.grow = items.main.map { _ in factors.randomElement(using: &random) ?? 0 }
    items.minMain = items.main.map { $0 * random.length(0...1) }
    items.maxMain = items.main.map { $0 * random.length(1...2) }
    if Bool.random(using: &random) {
      items.maxMain = items.maxMain.map { $0 < 60 ? $0 : .infinity }
      items.basis = items.main.map {
        Bool.random(using: &random) ? $0 * random.length(0...2) : .nan
      }
    }
    return items
  }

  /// §9.7 of the specification, word by word, with sets of frozen items.
  private func specifiedSizes(
    _ items: FlexItems, room container: FlexContainer, _ zero: Double
  ) -> [Double] {
    let indices = items.indices
    let base = items.map { $0.basis.isNaN ? $0.main : $0.basis }
    func clamp(_ length: Double, _ index: Int) -> Double {
      max(min(length, items[index].maxMain), items[index].minMain)
    }
    let hypothetical = indices.map { clamp(base[$0], $0) }
    let inner = (container.mainSize ?? 0) - container.mainGap * Double(items.count - 1)
    let grows = hypothetical.reduce(zero, +) < inner
    let factors = items.map { grows ? $0.grow : $0.shrink }
    var targets = hypothetical
    var frozen = Set(
      indices.filter {
        factors[$0] == 0 || (grows ? base[$0] > hypothetical[$0] : base[$0] < hypothetical[$0])
      })
    func free() -> Double {
      inner - indices.map { frozen.contains($0) ? targets[$0] : base[$0] }.reduce(zero, +)
    }
    let initialFree = free()
    while frozen.count < items.count {
      let open = indices.filter { !frozen.contains($0) }
      var remaining = free()
      let sum = open.map { factors[$0] }.reduce(zero, +)
      if sum < 1, (initialFree * sum).magnitude < remaining.magnitude {
        remaining = initialFree * sum
      }
      let weights = open.map { grows ? factors[$0] : factors[$0] * base[$0] }
      let total = weights.reduce(zero, +)
      var violations: [Int: Double] = [:]
      for (index, weight) in zip(open, weights) {
        let isShared = total > 0 && (grows ? remaining > 0 : remaining < 0)
        let ideal = base[index] + (isShared ? remaining * weight / total : 0)
        targets[index] = clamp(ideal, index)
        violations[index] = targets[index] - ideal
      }
      let violation = open.reduce(zero) { $0 + (violations[$1] ?? 0) }
      frozen.formUnion(
        open.filter {
          let own = violations[$0] ?? 0
          return violation == 0 || (violation > 0 ? own > 0 : own < 0)
        })
    }
    return targets
  }
}
