import FlowCore
import Testing

/// Laws that hold whatever is asked, on containers and items drawn from every property.
@Suite("Laws")
struct LawsTests {
  private static let distributions: [FlexDistribution] = [
    .start, .end, .flexStart, .flexEnd, .center, .left, .right, .spaceBetween, .spaceAround,
    .spaceEvenly, .stretch, .center.safe, .end.safe,
  ]
  private static let alignments: [FlexAlignment] = [
    .auto, .start, .end, .flexStart, .flexEnd, .center, .stretch, .baseline, .lastBaseline,
    .center.safe, .flexEnd.safe,
  ]

  private func draw(_ random: inout SeededGenerator) -> (FlexItems, FlexContainer) {
    let count = Int.random(in: 0...25, using: &random)
    var items = FlexItems(main: random.lengths(count, 0...80), cross: random.lengths(count, 0...40))
    func maybe(_ low: Int, _ high: Int) -> [Double] {
      Int.random(in: 0..<3, using: &random) == 0 ? random.lengths(count, low...high) : []
    }
    items.grow = maybe(0, 3)
    items.shrink = maybe(0, 3)
    items.basis = maybe(0, 60)
    items.minMain = maybe(0, 40)
    items.maxMain = maybe(20, 120)
    items.minCross = maybe(0, 30)
    items.maxCross = maybe(10, 60)
    items.marginMainStart = maybe(-5, 10)
    items.marginMainEnd = maybe(-5, 10)
    items.marginCrossStart = maybe(-5, 10)
    items.marginCrossEnd = maybe(-5, 10)
    items.guides = maybe(-10, 40)
    items.lastGuides = maybe(-10, 40)
    items.gapBefore = maybe(0, 10)
    items.order = maybe(-2, 2).map { Int($0) }
    items.alignSelf = maybe(0, 1).map { _ in Self.alignments.randomElement(using: &random) ?? .auto
    }
    items.autoMargins = maybe(0, 15).map { FlexEdges(rawValue: UInt8($0)) }
    items.breaks = maybe(0, 31).map { FlexBreaks(rawValue: UInt8($0) & UInt8($0 * 7)) }
    return (items, container(&random))
  }

  private func container(_ random: inout SeededGenerator) -> FlexContainer {
    var container = FlexContainer(
      mainSize: Bool.random(using: &random) ? random.length(0...300) : nil,
      mainGap: random.length(0...10), crossGap: random.length(0...10))
    if Bool.random(using: &random) { container.crossSize = random.length(0...300) }
    container.maxMain = [.infinity, 200].randomElement(using: &random) ?? .infinity
    container.minCross = [0, 90].randomElement(using: &random) ?? 0
    container.wrap = [.nowrap, .wrap, .wrap, .balance].randomElement(using: &random) ?? .wrap
    container.minimumLines = Int.random(in: 1...4, using: &random)
    container.maximumItemsPerLine = [nil, 3].randomElement(using: &random) ?? nil
    container.axis = Bool.random(using: &random) ? .row : .column
    container.reversesMain = Bool.random(using: &random)
    container.reversesCross = Bool.random(using: &random)
    container.isRightToLeft = Bool.random(using: &random)
    container.justifyContent = Self.distributions.randomElement(using: &random) ?? .start
    container.justifyLastLine = Bool.random(using: &random) ? nil : .center
    container.alignContent = Self.distributions.randomElement(using: &random) ?? .start
    container.alignItems = Self.alignments.randomElement(using: &random) ?? .auto
    container.refitsOversizeItems = Bool.random(using: &random)
    return container
  }

  /// Runs `check` on a hundred drawn problems.
  private func each(
    _ seed: Int, _ check: (FlexItems, FlexContainer, inout SeededGenerator) -> Void
  ) {
    var random = SeededGenerator(seed)
    for _ in 0..<100 {
      let (items, container) = draw(&random)
      check(items, container, &random)
    }
  }

  @Test("every item is placed once, in lines that follow each other", arguments: 0..<5)
  func placesEachOnce(seed: Int) {
    each(seed) { items, container, _ in
      let frames = solve(items, container)
      #expect(frames.lines.flatMap(\.items) == Array(0..<items.count))
      #expect(frames.lines.allSatisfy { !$0.items.isEmpty })
      #expect(frames.sequence.isEmpty || frames.sequence.sorted() == Array(0..<items.count))
      #expect(frames.count == items.count)
    }
  }

  @Test("scaling all lengths by a power of two scales all frames", arguments: 0..<5)
  func scales(seed: Int) {
    each(seed) { items, container, _ in
      let frames = solve(items, container)
      for scale in [0.25, 8.0] {
        let scaled = solve(items.scaled(by: scale), container.scaled(by: scale))
        #expect(scaled.numbers == frames.numbers.map { $0 * scale }, "\(items) in \(container)")
      }
    }
  }

  @Test("right to left is the mirror of left to right", arguments: 0..<5)
  func mirrors(seed: Int) {
    each(seed) { items, container, _ in
      guard container.axis == .row else { return }
      var left = container
      // What is physical is not mirrored, so it is left out.
      if [.left, .right].contains(left.justifyContent) { left.justifyContent = .start }
      left.isRightToLeft = false
      var right = left
      right.isRightToLeft = true
      let (one, other) = (solve(items, left), solve(items, right))
      let sizes = one.mainSizes.isEmpty ? items.main : one.mainSizes
      for (index, position) in one.mainPositions.enumerated() {
        let mirrored = one.mainSize - position - sizes[index]
        #expect((other.mainPositions[index] - mirrored).magnitude < 1e-6)
      }
      #expect(one.crossPositions == other.crossPositions)
    }
  }

  @Test("rows and columns are the same but for left and right", arguments: 0..<5)
  func transposes(seed: Int) {
    each(seed) { items, container, _ in
      var row = container
      row.isRightToLeft = false
      row.axis = .row
      if [.left, .right].contains(row.justifyContent) { row.justifyContent = .start }
      var column = row
      column.axis = .column
      #expect(solve(items, row) == solve(items, column))
    }
  }

  @Test("a column that says nothing changes nothing", arguments: 0..<5)
  func initialValues(seed: Int) {
    each(seed) { items, container, _ in
      var container = container
      container.refitsOversizeItems = false
      var full = items
      func fill(_ column: inout [Double], _ value: Double) {
        if column.isEmpty { column = Array(repeating: value, count: items.count) }
      }
      fill(&full.grow, 0)
      fill(&full.shrink, 0)
      fill(&full.basis, .nan)
      fill(&full.minMain, 0)
      fill(&full.maxMain, .infinity)
      fill(&full.minCross, 0)
      fill(&full.maxCross, .nan)
      fill(&full.marginMainStart, 0)
      fill(&full.marginCrossEnd, 0)
      fill(&full.guides, .nan)
      fill(&full.gapBefore, container.mainGap)
      if full.alignSelf.isEmpty { full.alignSelf = Array(repeating: .auto, count: items.count) }
      let (short, long) = (solve(items, container), solve(full, container))
      #expect(close(short.mainPositions, long.mainPositions), "\(items) in \(container)")
      #expect(close(short.crossPositions, long.crossPositions), "\(items) in \(container)")
    }
  }

  @Test("its own longest line as the limit gives the same lines", arguments: 0..<5)
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
      #expect(again.lines == frames.lines)
    }
  }

  @Test("a wider container has no more lines, and of equal depths is no deeper", arguments: 0..<5)
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

  @Test("items that fit stay inside, and lines do not overlap", arguments: 0..<5)
  func staysInside(seed: Int) {
    var random = SeededGenerator(seed)
    for rule in Self.distributions {
      for alignment in Self.alignments {
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

  @Test("no input traps, and finite input has finite output", arguments: 0..<10)
  func survives(seed: Int) {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, -1, -1e308, 1e308, 0, .leastNonzeroMagnitude, 1e-300, 1e15, 3,
    ]
    each(seed) { items, container, random in
      var items = items
      var container = container
      let columns: [WritableKeyPath<FlexItems, [Double]>] = [
        \.main, \.cross, \.grow, \.shrink, \.basis, \.minMain, \.maxMain, \.minCross, \.maxCross,
        \.marginMainStart, \.marginMainEnd, \.marginCrossStart, \.marginCrossEnd, \.guides,
        \.lastGuides, \.gapBefore,
      ]
      for column in columns {
        for index in items[keyPath: column].indices where Bool.random(using: &random) {
          items[keyPath: column][index] = odd.randomElement(using: &random) ?? 0
        }
      }
      func spoil(_ value: inout Double) {
        if Bool.random(using: &random) { value = odd.randomElement(using: &random) ?? 0 }
      }
      spoil(&container.mainGap)
      spoil(&container.crossGap)
      spoil(&container.minMain)
      spoil(&container.maxMain)
      spoil(&container.minCross)
      spoil(&container.maxCross)
      if Bool.random(using: &random) { container.mainSize = odd.randomElement(using: &random) }
      if Bool.random(using: &random) { container.crossSize = odd.randomElement(using: &random) }
      container.minimumLines = [.min, 0, 3, .max].randomElement(using: &random) ?? 0
      let frames = solve(items, container)
      #expect(frames.numbers.allSatisfy { $0.isFinite }, "\(items) in \(container)")
      #expect((frames.mainSizes + frames.crossSizes).allSatisfy { $0 >= 0 })
    }
  }
}

extension FlexFrames {
  /// All numbers of the answer.
  fileprivate var numbers: [Double] {
    mainPositions + crossPositions + mainSizes + crossSizes + [mainSize, crossSize, longestLine]
      + lines.flatMap { [$0.length, $0.crossPosition, $0.crossSize] }
  }
}

extension FlexItems {
  fileprivate func scaled(by scale: Double) -> FlexItems {
    var copy = self
    let lengths: [WritableKeyPath<FlexItems, [Double]>] = [
      \.main, \.cross, \.basis, \.minMain, \.maxMain, \.minCross, \.maxCross, \.marginMainStart,
      \.marginMainEnd, \.marginCrossStart, \.marginCrossEnd, \.guides, \.lastGuides, \.gapBefore,
    ]
    for column in lengths { copy[keyPath: column] = copy[keyPath: column].map { $0 * scale } }
    return copy
  }
}

extension FlexContainer {
  fileprivate func scaled(by scale: Double) -> FlexContainer {
    var copy = self
    copy.mainSize = mainSize.map { $0 * scale }
    copy.crossSize = crossSize.map { $0 * scale }
    for length in [
      \FlexContainer.minMain, \.maxMain, \.minCross, \.maxCross, \.mainGap, \.crossGap,
    ] {
      copy[keyPath: length] *= scale
    }
    return copy
  }
}
