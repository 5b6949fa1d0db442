import FlowCore

/// What a limit shows, found by trying every run: each is laid out by itself, and looked at.
struct LimitOracle {
  let problem: DrawnProblem
  let limit: FlexLimit
  private let sequence: [Int]
  private let indicator: Int?

  init(_ problem: DrawnProblem, _ limit: FlexLimit) {
    self.problem = problem
    self.limit = limit
    let items = problem.items
    indicator = limit.hasIndicator && items.count > 0 ? items.count - 1 : nil
    sequence =
      items.sequence(hasIndicator: indicator != nil)
      ?? Array(0..<items.count - (indicator == nil ? 0 : 1))
  }

  /// The longest run that stays within the limit, whether the indicator is shown behind it, and how many
  /// lines that takes.
  var longestRun: (count: Int, showsIndicator: Bool, lines: Int) {
    for count in stride(from: sequence.count, through: 1, by: -1)
    where !breaks(of: sequence[count - 1]).contains(.separator) {
      let showsIndicator = indicator != nil && hidesItems(from: count)
      let frames = layOut(count, showsIndicator)
      let end = frames.lines.reduce(0) { max($0, $1.crossPosition + $1.crossSize) }
      if frames.lines.count <= limit.lines, end <= tolerant(limit.cross) {
        return (count, showsIndicator, frames.lines.count)
      }
    }
    let showsIndicator = indicator != nil && hidesItems(from: 0)
    return (0, showsIndicator, showsIndicator ? 1 : 0)
  }

  private func breaks(of item: Int) -> FlexBreaks {
    problem.items.breaks.isEmpty ? [] : problem.items.breaks[item]
  }

  private func hidesItems(from place: Int) -> Bool {
    sequence[place...].contains { breaks(of: $0).isDisjoint(with: [.separator, .marker]) }
  }

  private func tolerant(_ depth: Double) -> Double { depth + 1e-9 * max(1, depth) }

  /// Lays out a run and nothing else, with what changes items' depths left out.
  private func layOut(_ count: Int, _ showsIndicator: Bool) -> FlexFrames {
    var shown = Array(sequence.prefix(count))
    if showsIndicator, let indicator { shown.append(indicator) }
    var container = FlexContainer(
      mainSize: problem.container.mainSize, mainGap: problem.container.mainGap,
      crossGap: problem.container.crossGap)
    container.minMain = problem.container.minMain
    container.maxMain = problem.container.maxMain
    container.wrap = problem.container.wrap == .nowrap ? .nowrap : .wrap
    container.maximumItemsPerLine = problem.container.maximumItemsPerLine
    container.alignItems = problem.container.alignItems
    container.refitsOversizeItems = problem.container.refitsOversizeItems
    container.asksForLineGaps = problem.container.asksForLineGaps
    var frames = FlexFrames()
    var solver = FlexSolver()
    var host = SomeItemsHost(
      host: problem.host, items: problem.items, shown: shown, alignItems: container.alignItems)
    solver.solve(problem.items.only(shown), in: container, host: &host, into: &frames)
    return frames
  }
}

/// The host of some of the items of another container.
private struct SomeItemsHost: FlexHost {
  var host: DrawnHost?
  let items: FlexItems
  let shown: [Int]
  let alignItems: FlexAlignment

  var measuresItems: Bool { host?.measuresItems ?? false }

  // An item with a basis is never measured because it is too long.
  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    let item = shown[item]
    if !items.basis.isEmpty, !items.basis[item].isNaN { return items.own(item, alignItems) }
    return host?.measure(item: item, main: main)
      ?? FlexMeasurement(main: main, cross: items.cross[item])
  }

  mutating func gap(between line: FlexLine, and next: FlexLine) -> Double? {
    host?.gap(between: line, and: next)
  }
}

extension FlexItems {
  /// What an item is by itself, with the guide that it is aligned by.
  func own(_ item: Int, _ alignItems: FlexAlignment) -> FlexMeasurement {
    let own = alignSelf.isEmpty ? .auto : alignSelf[item]
    let guides = (own == .auto ? alignItems : own) == .lastBaseline ? lastGuides : guides
    return FlexMeasurement(
      main: main[item], cross: cross[item], guide: guides.isEmpty ? .nan : guides[item])
  }

  /// Some of the items, in a new order, none of which changes its length.
  fileprivate func only(_ shown: [Int]) -> FlexItems {
    FlexItems(
      shown.enumerated().map { place, index in
        var item = self[index]
        item.main = item.hypotheticalMain
        (item.basis, item.grow, item.shrink, item.order) = (.nan, 0, 0, 0)
        // Gaps belong to places.
        item.gapBefore = self[place].gapBefore
        if item.breaks.contains(.fullLine) { item.breaks = [.before, .after] }
        return item
      })
  }
}

extension FlexItem {
  /// The item's length before its line is known.
  fileprivate var hypotheticalMain: Double {
    max(minMain, min(basis.isNaN ? main : basis, maxMain.isNaN ? .infinity : maxMain))
  }
}
