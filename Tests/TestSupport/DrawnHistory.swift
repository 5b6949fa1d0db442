// Histories of an index, drawn from the same containers and items as all else.

package import FlowLayoutEngine

/// An index, and what it should hold.
package struct DrawnHistory {
  package var items: FlexItems
  package var container: FlexContainer
  private let host: ValueHost?
  package var index: FlexIndex
  package var steps: [String] = []

  package init<Source>(_ drawer: inout ProblemDrawer<Source>) {
    let problem = drawer.indexableProblem()
    (items, container) = (problem.items, problem.container)
    host =
      drawer.source.chance(0.5)
      ? ValueHost(
        measuresItems: drawer.source.chance(0.7), givesLineGaps: drawer.source.chance(0.4))
      : nil
    index = FlexIndex(in: container)
    // Parts so small that lines and changes cross their ends.
    let smallest = Int.random(in: 1...8, using: &drawer.source)
    index.partSizes = smallest...Int.random(in: smallest...20, using: &drawer.source)
    replace(0..<0, with: items)
  }

  private mutating func replace(_ range: Range<Int>, with new: FlexItems) {
    if var host {
      host.items = items
      index.replace(range, with: new, host: &host)
    } else {
      index.replace(range, with: new)
    }
  }

  /// Inserts, removes or replaces some items, resizes one, or makes the container another.
  package mutating func change<Source>(_ drawer: inout ProblemDrawer<Source>) {
    switch Int.random(in: 0..<10, using: &drawer.source) {
    case 0: changeContainer(&drawer)
    case 1...3 where !items.main.isEmpty && host == nil: resize(&drawer)
    default: splice(&drawer)
    }
  }

  private mutating func resize<Source>(_ drawer: inout ProblemDrawer<Source>) {
    let item = Int.random(in: items.main.indices, using: &drawer.source)
    (items.main[item], items.cross[item]) = (drawer.length(0...80), drawer.length(0...40))
    index.resize(item, main: items.main[item], cross: items.cross[item])
    steps.append("resize \(item)")
  }

  private mutating func splice<Source>(_ drawer: inout ProblemDrawer<Source>) {
    var range = drawer.source.range(in: items.count)
    if drawer.source.chance(0.3) { range = range.lowerBound..<range.lowerBound }
    let new = FlexItems(
      drawer.indexableProblem().items.prefix(drawer.source.pick([0, 1, 2, 8])))
    var rows = Array(items)
    rows.replaceSubrange(range, with: new)
    items = FlexItems(rows)
    replace(range, with: new)
    steps.append("\(range) by \(new.count)")
  }

  private mutating func changeContainer<Source>(_ drawer: inout ProblemDrawer<Source>) {
    container = drawer.indexableProblem().container
    let partSizes = index.partSizes
    index = FlexIndex(in: container)
    index.partSizes = partSizes
    replace(0..<0, with: items)
    steps.append("container")
  }
}

extension DrawnHistory: CustomStringConvertible {
  /// Returns the difference from a fresh solve; nil if there is none.
  package func difference<Source>(_ drawer: inout ProblemDrawer<Source>) -> String? {
    var solver = FlexSolver()
    var whole = FlexFrames()
    if var host {
      host.items = items
      solver.solve(items, in: container, host: &host, into: &whole)
    } else {
      solver.solve(items, in: container, into: &whole)
    }
    if index.lineCount != whole.lines.count { return "lines" }
    if index.items != items { return "items" }
    let (sizes, wanted) = (
      [index.mainSize, index.crossSize, index.longestLine],
      [whole.mainSize, max(0, whole.crossSize), whole.longestLine]
    )
    if !close(sizes, wanted) { return "\(sizes) is not \(wanted)" }
    for range in [drawer.source.range(in: whole.lines.count), 0..<whole.lines.count] {
      if let difference = difference(range, whole, &solver) { return difference }
    }
    return differenceOfLookUps(whole, &drawer.source)
  }

  private func difference(
    _ range: Range<Int>, _ whole: FlexFrames, _ solver: inout FlexSolver
  ) -> String? {
    var frames = FlexFrames()
    if var host {
      host.items = items
      solver.solve(range, of: index, host: &host, into: &frames)
    } else {
      solver.solve(range, of: index, into: &frames)
    }
    let lines = whole.lines[range]
    let starts = [0] + whole.lines.dropFirst().map { whole.item(at: $0.items.lowerBound) }
    let (first, end) = (range.lowerBound, range.upperBound)
    func start(_ line: Int) -> Int {
      line == 0 || line < whole.lines.count ? starts[line] : items.count
    }
    if index.items(ofLines: range) != start(first)..<start(end) { return "items of lines" }
    if frames.items != index.items(ofLines: range) { return "items of a part" }
    let shown = lines.map { $0.items.map(whole.item(at:)) }
    if frames.lines.map({ $0.items.map(frames.item(at:)) }) != shown { return "lines of a part" }
    for item in shown.joined() {
      let (found, wanted) = (frames.frame(of: item, in: items), whole.frame(of: item, in: items))
      if !close(found.numbers, wanted.numbers) { return "item \(item) at \(found), not \(wanted)" }
    }
    let found = frames.lines.flatMap { [$0.length, $0.crossPosition, $0.crossSize] }
    let wanted = lines.flatMap { [$0.length, $0.crossPosition, $0.crossSize] }
    return close(found, wanted) ? nil : "lines are \(found), not \(wanted)"
  }

  private func differenceOfLookUps(
    _ whole: FlexFrames, _ random: inout some RandomNumberGenerator
  ) -> String? {
    let start = random.length(-50...400)
    let end = start + random.length(0...100)
    let found = index.lines(from: start, to: end)
    let isExact = host?.givesLineGaps != true && container.crossGap >= 0
    for (number, line) in whole.lines.enumerated() {
      if line.items.contains(where: { index.line(ofItem: whole.item(at: $0)) != number }) {
        return "line of item"
      }
      let overlap = min(end, line.crossPosition + line.crossSize) - max(start, line.crossPosition)
      let isFound = found.contains(number)
      if overlap > 1e-6, !isFound { return "\(start)...\(end) lacks line \(number)" }
      if overlap < -1e-6, isFound, isExact { return "\(start)...\(end) has line \(number)" }
    }
    return nil
  }

  package var description: String {
    var text = "\(steps); host: \(host.map { "\($0.measuresItems)" } ?? "none");"
    for (name, column) in items.namedColumns where "\(column)" != "[]" {
      text += " \(name): \(column)"
    }
    for option in Mirror(reflecting: container).children {
      text += " \(option.label ?? ""): \(option.value)"
    }
    return text
  }
}

/// A host whose answers follow from an item's values, wherever it stands, and do not jump where an item
/// is as long as by itself: then it is not asked, and noise decides whether it is.
package struct ValueHost: FlexHost {
  package var items = FlexItems()
  package let measuresItems: Bool
  package let givesLineGaps: Bool

  package func measure(item: Int, main: Double) -> FlexMeasurement {
    let (own, cross) = (items.main[item], items.cross[item])
    if !measuresItems { return FlexMeasurement(main: main, cross: cross) }
    return FlexMeasurement(
      main: own > 40 ? main : main * 0.75, cross: cross + (own - main) / 2,
      guide: items.guides.isEmpty ? .nan : items.guides[item] + (own - main) / 4)
  }

  package func gap(between line: [Int], and next: [Int]) -> Double? {
    let before = items.cross[line[line.count - 1]]
    let behind = items.cross[next[next.count - 1]]
    return items.cross[next[0]] > 20 ? nil : (before - behind) / 8
  }
}

extension ProblemDrawer {
  /// A problem that an index takes.
  fileprivate mutating func indexableProblem() -> DrawnProblem {
    var problem = self.problem()
    problem.items.order = []
    problem.limit = nil
    problem.container.crossSize = nil
    problem.container.minCross = 0
    problem.container.maxCross = .infinity
    problem.container.alignContent = .flexStart
    problem.items.lastGuides = problem.items.guides
    if source.chance(0.7) { problem.container.wrap = .wrap }
    if source.chance(0.7) { problem.container.mainSize = length(20...400) }
    return problem
  }
}

extension RandomNumberGenerator {
  package mutating func range(in count: Int) -> Range<Int> {
    let ends = [Int.random(in: 0...count, using: &self), Int.random(in: 0...count, using: &self)]
    return min(ends[0], ends[1])..<max(ends[0], ends[1])
  }
}
