import FlowLayoutEngine
import TestSupport

extension FuzzTarget {
  /// Containers with items of every property, sane and insane.
  public static let engine = FuzzTarget(
    name: "engine", summary: "containers of every kind through FlexSolver; counts solves"
  ) { input throws(Finding) in
    let kinds = DrawnNumbers.ordinary + DrawnNumbers.hostile
    var drawer = ProblemDrawer(ByteSource(input), counts: 0...max(25, input.count / 8))
    // Two problems, so that the second one meets the memory of the first: of as many items, all of it.
    let first = drawer.problem(of: kinds)
    if drawer.source.chance(0.5) { drawer.counts = first.items.count...first.items.count }
    return try EngineCheck(first: first, second: drawer.problem(of: kinds)).run()
  }
}

/// Checks that hold for any container.
private struct EngineCheck {
  let first: DrawnProblem
  let second: DrawnProblem

  /// Checks everything; answers how many solves that took.
  func run() throws(Finding) -> Int {
    var solver = FlexSolver()
    var frames = FlexFrames()
    first.solve(&solver, into: &frames)
    try first.checkShape(of: frames)
    second.solve(&solver, into: &frames)
    try second.checkShape(of: frames)
    try require(frames == second.solve(), "a used solver answers otherwise: \(second)")
    try second.checkMeasurements()
    return try 4 + second.checkFastPaths()
  }
}

extension DrawnProblem {
  /// Each item is placed once, on lines that follow each other, and all numbers are numbers.
  ///
  /// In no line is only what a limit hides.
  fileprivate func checkShape(of frames: FlexFrames) throws(Finding) {
    let count = items.count
    try require(frames.count == count, "an item has no place: \(self)")
    let sequence = frames.sequence.isEmpty ? Array(0..<count) : frames.sequence
    try require(sequence.sorted() == Array(0..<count), "an item is left out: \(self)")
    var place = 0
    for line in frames.lines {
      try require(
        line.items.lowerBound == place && !line.items.isEmpty, "lines are no partition: \(self)")
      place = line.items.upperBound
    }
    if limit == nil {
      try require(place == count, "an item is in no line: \(self)")
      let expected = items.order.isEmpty ? [] : FlexItems.sequence(of: items.order)
      try require(frames.sequence == expected, "the items are in another order: \(self)")
    }
    try require(frames.numbers.allSatisfy(\.isFinite), "a number is none: \(self)")
    for item in items.main.indices {
      let frame = frames.frame(of: item, in: items)
      try require(
        min(frame.mainSize, frame.crossSize) >= 0, "item \(item) has a negative size: \(self)")
    }
    try require(
      frames.mainSize >= 0 && frames.crossSize >= 0 && frames.longestLine >= 0,
      "the container has a negative size: \(self)")
  }

  /// No item is measured twice, none that is as long as it was, and none by a host that has no say.
  fileprivate func checkMeasurements() throws(Finding) {
    guard let host else { return }
    var witness = Witness(host: host, measurements: items.main.map { _ in [] })
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(items, in: container, host: &witness, into: &frames)
    for (item, lengths) in witness.measurements.enumerated() {
      try require(lengths.count <= 1, "item \(item) is measured at \(lengths): \(self)")
      try require(
        lengths.allSatisfy { $0 >= 0 && $0.isFinite }, "item \(item) at \(lengths): \(self)")
      try require(
        !lengths.contains(items.main[item]), "item \(item) is measured as it is: \(self)")
    }
  }

  /// Checks that fast paths change nothing; returns how many solves that took.
  fileprivate func checkFastPaths() throws(Finding) -> Int {
    let paths: [FastPaths] = [.fixedItems, .neighbors, .proportionalItems, .all]
    let plain = solve([])
    try checkShape(of: plain)
    for path in paths {
      let fast = solve(path)
      try checkShape(of: fast)
      if fast == plain || !isExact { continue }
      try require(
        fast.lines.map(\.items) == plain.lines.map(\.items), "\(path) breaks otherwise: \(self)")
      try require(fast.isClose(to: plain, items), "\(path) places otherwise: \(self)")
    }
    return 1 + paths.count
  }

  /// Whether sums of the lengths are so exact that a difference means something.
  private var isExact: Bool {
    let lengths =
      FlexItems.drawnLengths.map { items[keyPath: $0.0] } + [items.main, items.cross, items.basis]
      + FlexItems.drawnFactors.map { items[keyPath: $0] }
    let own =
      FlexContainer.drawnLengths.map { container[keyPath: $0.0] }
      + [container.mainSize, container.crossSize].compactMap { $0 }
      + [container.mainGap, container.crossGap]
    return (lengths.joined() + own).allSatisfy { $0.isNaN || $0 == .infinity || $0.magnitude < 1e6 }
  }
}

/// A host that remembers what it was asked.
private struct Witness: FlexHost {
  var host: DrawnHost
  var measurements: [[Double]]

  var measuresItems: Bool { host.measuresItems }

  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    measurements[item].append(main)
    return host.measure(item: item, main: main)
  }

  var givesLineGaps: Bool { host.givesLineGaps }

  mutating func gap(between line: [Int], and next: [Int]) -> Double? {
    host.gap(between: line, and: next)
  }
}

extension FlexFrames {
  /// Whether two answers are the same but for the noise of sums.
  fileprivate func isClose(to other: FlexFrames, _ items: FlexItems) -> Bool {
    func sizes(_ frames: FlexFrames) -> [Double] {
      items.main.indices.flatMap { frames.frame(of: $0, in: items).numbers.suffix(2) }
    }
    let (own, others) = (placeNumbers + sizes(self), other.placeNumbers + sizes(other))
    let noise = 1e-9 * max(1, own.reduce(0) { max($0, $1.magnitude) } / 1e6)
    return zip(own, others).allSatisfy { ($0 - $1).magnitude <= noise }
  }
}
