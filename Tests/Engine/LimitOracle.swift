import FlowLayoutEngine
import TestSupport

/// The items within a limit, found by trying every beginning: each is laid out by itself, and looked at.
struct LimitOracle {
  let problem: DrawnProblem
  let limit: FlexLimit
  private let indicator: Int?

  /// The items in the order of the sequence.
  private let order: [Int]

  init(_ problem: DrawnProblem, _ limit: FlexLimit) {
    self.problem = problem
    self.limit = limit
    let items = problem.items
    indicator = limit.hasIndicator && items.count > 0 ? items.count - 1 : nil
    let all = Array(0..<items.count - (indicator == nil ? 0 : 1))
    order = items.order.isEmpty ? all : all.sorted { (items.order[$0], $0) < (items.order[$1], $1) }
  }

  /// The items shown, in the order of the lines, whether the indicator stands behind them, and how many lines that
  /// takes.
  struct Shown: Equatable {
    var items: [Int]
    var showsIndicator: Bool
    var lines: Int
  }

  /// The longest beginning of the ranking that stays within the limit.
  var shown: Shown {
    let ranking = ranking
    for count in stride(from: ranking.count, through: 0, by: -1) {
      let elements = Set(ranking.prefix(count))
      let items = order.filter { elements.contains(element(of: $0)) }
      let hidesItems = order.contains { isWorthShowing($0) && !elements.contains(element(of: $0)) }
      let showsIndicator = indicator != nil && (hidesItems || limit.hasMore)
      if count == 0 {
        return Shown(items: [], showsIndicator: showsIndicator, lines: showsIndicator ? 1 : 0)
      }
      let frames = layOut(items, showsIndicator)
      let end = frames.lines.reduce(0) { max($0, $1.crossPosition + $1.crossSize) }
      if frames.lines.count <= limit.lines, end <= tolerant(limit.cross) {
        return Shown(items: items, showsIndicator: showsIndicator, lines: frames.lines.count)
      }
    }
    return Shown(items: [], showsIndicator: false, lines: 0)
  }

  /// The items in the order of their elements' ranking, those of an element in the order of the lines.
  var rankedItems: [Int] {
    ranking.flatMap { element in order.filter { self.element(of: $0) == element } }
  }

  /// The elements by falling priority, then by the place of their first item.
  private var ranking: [Int] {
    var elements: [Int] = []
    for item in order where !elements.contains(element(of: item)) {
      elements.append(element(of: item))
    }
    return elements.enumerated().sorted {
      let (first, second) = (priority(of: $0.element), priority(of: $1.element))
      return first == second ? $0.offset < $1.offset : first > second
    }.map(\.element)
  }

  private func priority(of element: Int) -> Double {
    guard !limit.priorities.isEmpty else { return 0 }
    return limit.priorities[element].isNaN ? 0 : limit.priorities[element]
  }

  private func element(of item: Int) -> Int {
    limit.elements.isEmpty ? item : limit.elements[item]
  }

  private func isWorthShowing(_ item: Int) -> Bool { !breaks(of: item).contains(.marker) }

  private func breaks(of item: Int) -> FlexBreaks {
    problem.items.breaks.isEmpty ? [] : problem.items.breaks[item]
  }

  private func tolerant(_ depth: Double) -> Double { depth + 1e-9 * max(1, depth) }

  /// Lays out some items and nothing else, with what changes items' depths left out.
  private func layOut(_ items: [Int], _ showsIndicator: Bool) -> FlexFrames {
    var shown = items
    if showsIndicator, let indicator { shown.append(indicator) }
    var container = FlexContainer(
      mainSize: problem.container.mainSize, mainGap: problem.container.mainGap,
      crossGap: problem.container.crossGap)
    container.minMain = problem.container.minMain
    container.maxMain = problem.container.maxMain
    container.wrap = problem.container.wrap == .nowrap ? .nowrap : .wrap
    container.proportions = problem.container.proportions
    container.separator = problem.container.separator
    container.maxItemsPerLine = problem.container.maxItemsPerLine
    container.alignItems = problem.container.alignItems
    container.refitsOversizeItems = problem.container.refitsOversizeItems
    var frames = FlexFrames()
    var solver = FlexSolver()
    var host = SomeItemsHost(
      host: problem.host, items: problem.items, shown: shown, alignItems: container.alignItems)
    var items = problem.items.only(shown, container)
    if !problem.items.gapBefore.isEmpty || problem.host?.givesGaps == true {
      items.gapBefore = gaps(before: shown)
    }
    solver.solve(items, in: container, host: &host, into: &frames)
    return frames
  }

  /// The gaps before items, each of them its own or its host's where there was something between.
  private func gaps(before shown: [Int]) -> [Double] {
    let gapBefore = problem.items.gapBefore
    func own(_ item: Int) -> Double {
      let place = order.firstIndex(of: item) ?? item
      return gapBefore.isEmpty ? .nan : gapBefore[place]
    }
    return shown.indices.map { index in
      if index == 0 { return 0 }
      let (item, earlier) = (shown[index], order.firstIndex(of: shown[index - 1]))
      let areNeighbors = earlier != nil && earlier.map { $0 + 1 } == order.firstIndex(of: item)
      let given = areNeighbors ? nil : problem.host?.gap(before: item, after: shown[index - 1])
      let ownGap = own(item)
      if given != nil || item != indicator || !ownGap.isNaN { return given ?? ownGap }
      // The indicator is where the next item would be.
      guard let earlier, earlier + 1 < order.count else { return .nan }
      return own(order[earlier + 1])
    }
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
    if !items.basis.isEmpty, !items.basis[item].isNaN {
      var own = items.own(item, alignItems)
      own.main = items[item].hypotheticalMain
      return own
    }
    return host?.measure(item: item, main: main)
      ?? FlexMeasurement(main: main, cross: items.cross[item])
  }

  var givesLineGaps: Bool { host?.givesLineGaps ?? false }

  mutating func gap(between line: [Int], and next: [Int]) -> Double? {
    host?.gap(between: line.map { shown[$0] }, and: next.map { shown[$0] })
  }
}

extension FlexItems {
  /// Returns the size of an item by itself, with the guide that it is aligned by.
  func own(_ item: Int, _ alignItems: FlexAlignment) -> FlexMeasurement {
    let own = alignSelf.isEmpty ? .auto : alignSelf[item]
    let guides = (own == .auto ? alignItems : own) == .lastBaseline ? lastGuides : guides
    return FlexMeasurement(
      main: main[item], cross: cross[item], guide: guides.isEmpty ? .nan : guides[item])
  }

  /// Some of the items, in a new order, none of which changes its length.
  fileprivate func only(_ shown: [Int], _ container: FlexContainer) -> FlexItems {
    FlexItems(
      shown.enumerated().map { place, index in
        var item = self[index]
        item.main = item.hypotheticalMain
        (item.basis, item.grow, item.shrink, item.order) = (.nan, 0, 0, 0)
        // Gaps belong to places.
        item.gapBefore = self[place].gapBefore
        let keepsProportions =
          container.proportions != nil && item.aspectRatio != nil
          && (container.mainSize != nil || container.maxMain < .infinity)
        if item.breaks.contains(.fullLine), !keepsProportions { item.breaks = [.before, .after] }
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
