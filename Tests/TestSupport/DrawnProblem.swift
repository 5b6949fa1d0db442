// Containers and items drawn at random, of every property there is.
//
// All laws and all comparisons draw from here, so a new property is added in one place; a test fails as
// long as there is one that is never drawn.

package import FlowLayoutEngine

/// A container, its items and their host.
package struct DrawnProblem {
  package var items = FlexItems()
  package var container = FlexContainer()
  package var limit: FlexLimit?
  package var host: DrawnHost?

  package init(
    items: FlexItems = FlexItems(), container: FlexContainer = FlexContainer(),
    limit: FlexLimit? = nil, host: DrawnHost? = nil
  ) {
    self.items = items
    self.container = container
    self.limit = limit
    self.host = host
  }

  /// Solves it from nothing.
  package func solve(_ fastPaths: FastPaths = .all) -> FlexFrames {
    var solver = FlexSolver()
    var frames = FlexFrames()
    solve(&solver, fastPaths, into: &frames)
    return frames
  }

  /// Solves it with the memory of earlier problems.
  package func solve(
    _ solver: inout FlexSolver, _ fastPaths: FastPaths = .all, into frames: inout FlexFrames
  ) {
    solver.fastPaths = fastPaths
    let run = run(&solver)
    if var host {
      solver.solve(items, in: container, showing: run, host: &host, into: &frames)
    } else {
      solver.solve(items, in: container, showing: run, into: &frames)
    }
  }

  /// Returns the items shown, if there is a limit.
  package func run(_ solver: inout FlexSolver) -> FlexRun? {
    guard let limit else { return nil }
    guard var host else { return solver.run(of: items, in: container, within: limit) }
    return solver.run(of: items, in: container, within: limit, host: &host)
  }
}

/// The kind of numbers that lengths are.
package enum DrawnNumbers {
  /// Few different ones, so that much is equal.
  case whole
  /// Multiples of 1/64, whose sums are exact.
  case exact
  /// Any in the range, whose sums have noise.
  case any
  /// Many that are nearly nothing, about as much as "fits" forgives; sums are exact.
  case tiny
  /// Many that are no length at all, or of no size that a container has.
  case odd

  /// Those of containers that there are.
  package static let ordinary: [Self] = [.whole, .exact, .any]
  /// The numbers that are no sensible request.
  package static let hostile: [Self] = [.tiny, .odd]
}

/// Draws problems.
package struct ProblemDrawer<Source: RandomNumberGenerator> {
  package var source: Source
  package var counts = 0...25

  /// How likely a column is there, or an option other than initially.
  private var density = 0.5
  private var numbers = DrawnNumbers.exact

  package init(_ source: Source, counts: ClosedRange<Int> = 0...25) {
    self.source = source
    self.counts = counts
  }

  /// Draws a problem: as plain as they come, or with some or most of what there is.
  package mutating func problem(of kinds: [DrawnNumbers] = DrawnNumbers.ordinary) -> DrawnProblem {
    density = source.pick([0, 0.1, 0.3, 0.6])
    numbers = source.pick(kinds)
    var problem = DrawnProblem()
    problem.items = items(Int.random(in: counts, using: &source))
    problem.container = container()
    let items = problem.items
    vary(&problem.limit) { $0.limit(of: items) }
    if source.chance(0.5) {
      let whim = numbers == .odd ? Int.random(in: 0...9, using: &source) : nil
      problem.host = DrawnHost(
        problem.items, measuresItems: source.chance(0.7), givesGaps: source.chance(0.3),
        givesLineGaps: source.chance(0.3), whim: whim)
    }
    return problem
  }

  package mutating func length(_ range: ClosedRange<Int>) -> Double {
    switch numbers {
    case .whole: Double(Int.random(in: range, using: &source))
    case .exact: source.length(range)
    case .any:
      Double.random(in: Double(range.lowerBound)...Double(range.upperBound), using: &source)
    case .tiny: source.chance(0.4) ? source.length(range) : source.pick(Self.tinyLengths)
    case .odd: source.chance(0.6) ? source.length(range) : source.pick(Self.oddNumbers)
    }
  }

  private static var tinyLengths: [Double] {
    [0, 0x1p-31, 0x1p-30, 0x1p-29, .leastNonzeroMagnitude]
  }

  /// Numbers that are no length, or none that a container has.
  package static var oddNumbers: [Double] {
    [
      .nan, .infinity, -.infinity, -1, -1e308, 1e308, 1e30, 0, .leastNonzeroMagnitude, 1e-300,
      0x1p-30, 1e15, 3,
    ]
  }

  // MARK: Items

  private mutating func items(_ count: Int) -> FlexItems {
    var items = FlexItems()
    items.main = lengths(count, 0...80)
    items.cross = lengths(count, 0...40)
    for (column, range) in FlexItems.drawnLengths where source.chance(density) {
      items[keyPath: column] = lengths(count, range)
    }
    for column in FlexItems.drawnFactors where source.chance(density) {
      let some = source.pick([[0, 1, 2, 3], [0, 0.01, 0.25, 0.5, 1, 3], [1]])
      let factors = numbers == .odd ? some + Self.oddNumbers : some
      items[keyPath: column] = items.main.map { _ in source.pick(factors) }
    }
    if source.chance(density) {
      items.basis = items.main.map { _ in source.chance(0.3) ? .nan : length(0...60) }
    }
    let ratios = FlexItems.drawnRatios + (numbers == .odd ? Self.oddNumbers : [])
    column(&items.aspectRatio, of: count) { $0.chance(0.2) ? nil : $0.pick(ratios) }
    column(&items.order, of: count) { Int.random(in: -2...2, using: &$0) }
    column(&items.alignSelf, of: count) { $0.pick(FlexAlignment.drawn) }
    column(&items.autoMargins, of: count) {
      $0.chance(0.5) ? [] : FlexEdges(rawValue: UInt8.random(in: 0...15, using: &$0))
    }
    column(&items.breaks, of: count) {
      $0.chance(0.6) ? [] : FlexBreaks(rawValue: 1 << UInt8.random(in: 0...5, using: &$0))
    }
    return items
  }

  private mutating func lengths(_ count: Int, _ range: ClosedRange<Int>) -> [Double] {
    (0..<count).map { _ in source.chance(0.1) ? 0 : length(range) }
  }

  private mutating func column<Value>(
    _ column: inout [Value], of count: Int, _ draw: (inout Source) -> Value
  ) {
    if source.chance(density) { column = (0..<count).map { _ in draw(&source) } }
  }

  // MARK: Containers

  private mutating func container() -> FlexContainer {
    var container = FlexContainer()
    if source.chance(0.7) {
      container.mainSize = source.pick([0, length(0...80), length(0...400)])
    }
    container.mainGap = source.chance(0.3) ? 0 : length(-4...12)
    container.crossGap = source.chance(0.3) ? 0 : length(-4...12)
    for (length, range) in FlexContainer.drawnLengths where source.chance(density) {
      container[keyPath: length] = self.length(range)
    }
    for option in FlexContainer.drawnOptions where source.chance(density) {
      container[keyPath: option] = true
    }
    vary(&container.crossSize) { $0.length(0...400) }
    vary(&container.separator) {
      FlexSeparator(
        main: $0.length(0...12), cross: $0.length(0...60),
        guide: $0.source.chance(0.3) ? .nan : $0.length(-10...70), stretches: $0.source.chance(0.2))
    }
    vary(&container.wrap) { $0.source.pick([.nowrap, .wrap, .balance, .balance]) }
    vary(&container.minLines) { $0.count(1...8) }
    vary(&container.maxItemsPerLine) { $0.count(1...6) }
    vary(&container.proportions) { $0.proportions() }
    vary(&container.axis) { $0.source.pick([.row, .column]) }
    container.justifyContent = source.pick(FlexDistribution.drawn)
    vary(&container.justifyLastLine) { $0.source.pick(FlexDistribution.drawn) }
    container.alignItems = source.pick(FlexAlignment.drawn)
    vary(&container.alignContent) { $0.source.pick(FlexDistribution.drawn) }
    return container
  }

  private mutating func proportions() -> FlexProportions {
    var rule = FlexProportions(targetCross: length(10...120))
    if source.chance(0.4) { rule.minCross = length(0...60) }
    if source.chance(0.4) { rule.maxCross = source.chance(0.3) ? .infinity : length(30...200) }
    rule.fillsLastLine = source.chance(0.3)
    return rule
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int {
    if numbers == .odd, source.chance(0.5) { return source.pick([.min, -1, 0, .max]) }
    return Int.random(in: range, using: &source)
  }

  package mutating func limit(of items: FlexItems) -> FlexLimit {
    var limit = FlexLimit()
    if source.chance(0.7) { limit.lines = count(0...5) }
    if source.chance(0.5) { limit.cross = length(0...150) }
    limit.hasIndicator = source.chance(0.7)
    limit.hasMore = source.chance(0.2)
    if source.chance(0.5) {
      let some: [Double] = source.pick([
        [0, 1], [-1, 0, 0, .infinity], [0, .nan, 1, -.infinity, 3, 2],
      ])
      limit.priorities = items.main.map { _ in source.pick(some) }
    }
    if source.chance(0.3), items.count > 0 {
      limit.elements = items.main.indices.map { $0 / source.pick([1, 1, 2, 3]) }
    }
    return limit
  }

  private mutating func vary<Value>(_ value: inout Value, _ draw: (inout Self) -> Value) {
    if source.chance(density) { value = draw(&self) }
  }
}

// MARK: - What there is to draw

extension FlexItems {
  /// The columns of lengths, but for the two that must be there and the basis.
  package static var drawnLengths: [(WritableKeyPath<FlexItems, [Double]>, ClosedRange<Int>)] {
    [
      (\.minMain, 0...40), (\.maxMain, 20...120), (\.minCross, 0...30), (\.maxCross, 10...60),
      (\.marginMainStart, -5...10), (\.marginMainEnd, -5...10), (\.marginCrossStart, -5...10),
      (\.marginCrossEnd, -5...10), (\.guides, -10...40), (\.lastGuides, -10...40),
      (\.gapBefore, -2...10),
    ]
  }

  /// Sides of pictures, an icon, a tower and a panorama; with sums that are exact.
  static var drawnRatios: [Double] { [1, 1.5, 0.75, 0.5625, 1.75, 0.015625, 40, 1, 1.25] }

  /// The columns of factors.
  package static var drawnFactors: [WritableKeyPath<FlexItems, [Double]>] { [\.grow, \.shrink] }
}

extension FlexContainer {
  /// The lengths that are always a number, but for the gaps.
  package static var drawnLengths: [(WritableKeyPath<FlexContainer, Double>, ClosedRange<Int>)] {
    [(\.minMain, 0...300), (\.maxMain, 50...400), (\.minCross, 0...200), (\.maxCross, 20...300)]
  }

  /// The options that are on or off.
  package static var drawnOptions: [WritableKeyPath<FlexContainer, Bool>] {
    [
      \.reversesMain, \.reversesCross, \.isRightToLeft, \.refitsOversizeItems,
      \.growsWithOversizeLines, \.hugsLines,
    ]
  }
}

extension FlexDistribution {
  package static let drawn: [Self] = [
    .start, .end, .flexStart, .flexEnd, .center, .left, .right, .spaceBetween, .spaceAround,
    .spaceEvenly, .stretch, .center.safe, .end.safe, .flexStart, .flexStart,
  ]
}

extension FlexAlignment {
  package static let drawn: [Self] = [
    .auto, .start, .end, .flexStart, .flexEnd, .center, .stretch, .baseline, .lastBaseline,
    .center.safe, .flexEnd.safe, .flexStart, .flexStart,
  ]
}
