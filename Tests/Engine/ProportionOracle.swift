import FlowLayoutEngine
import TestSupport

/// Lines of items with proportions, by trying everything: written from the rule, without a thought for speed.
///
/// An item without a ratio keeps its length. Nothing breaks by force, and nothing has margins.
struct ProportionOracle {
  let items: FlexItems
  let container: FlexContainer
  let rule: FlexProportions

  init(_ items: FlexItems, _ container: FlexContainer) {
    self.items = items
    self.container = container
    rule = container.proportions ?? FlexProportions(targetCross: 0)
  }

  private var length: Double { container.mainSize ?? 0 }
  private var least: Double { rule.minCross ?? rule.targetCross / 2 }
  private var greatest: Double { rule.maxCross ?? rule.targetCross * 2 }

  /// The sum of the ratios of a line's items.
  func ratios(_ line: Range<Int>) -> Double { line.reduce(0) { $0 + (items.aspectRatio[$1] ?? 0) } }

  /// The depth with which a line is as long as the container; infinite if nothing in it has proportions.
  func depth(_ line: Range<Int>) -> Double {
    let fixed = line.filter { items.aspectRatio[$0] == nil }.reduce(0) { $0 + items.main[$1] }
    let rest = length - fixed - container.mainGap * Double(line.count - 1)
    if ratios(line) > 0 { return rest / ratios(line) }
    return rest >= -1e-9 * max(1, length) ? .infinity : -.infinity
  }

  // MARK: Greedy

  /// The lines, each as near to the target as the item with which it would be no deeper can bring it.
  var greedyLines: [Range<Int>] {
    var lines: [Range<Int>] = []
    while (lines.last?.upperBound ?? 0) < items.count {
      lines.append(greedyLine(from: lines.last?.upperBound ?? 0))
    }
    return lines
  }

  private func greedyLine(from first: Int) -> Range<Int> {
    let most = container.maxItemsPerLine ?? .max
    let ends = (first + 1...items.count).filter { $0 - first <= most }
    // A line of one item may be of any depth.
    guard let after = ends.first(where: { $0 > first + 1 && depth(first..<$0) <= rule.targetCross })
    else { return first..<(ends.last ?? first + 1) }
    let before = first..<after - 1
    let (above, below) = (depth(before), depth(first..<after))
    if below < least { return before }
    if ratios(before) == 0 { return below == rule.targetCross ? first..<after : before }
    if above > greatest { return first..<after }
    return rule.targetCross - below <= above - rule.targetCross ? first..<after : before
  }

  // MARK: Balanced

  /// The cost of breaking into some lines: lines that are too deep to be full, then the sum of squares.
  struct Cost: Comparable {
    var ragged = 0
    var squares = 0.0

    static func < (a: Cost, b: Cost) -> Bool { (a.ragged, a.squares) < (b.ragged, b.squares) }
  }

  /// Returns the cost of some lines; nil if one of them may not be.
  func cost(_ lines: [Range<Int>]) -> Cost? {
    var cost = Cost()
    for line in lines {
      let depth = depth(line)
      let shorter = line.dropLast()
      // A line takes nothing more once it is no deeper than the target.
      if line.count > 1, depth < least || self.depth(shorter) <= rule.targetCross { return nil }
      if line.count > container.maxItemsPerLine ?? .max { return nil }
      let isOpen = line.upperBound == items.count && !rule.fillsLastLine
      if ratios(line) == 0 || isOpen && depth > rule.targetCross { continue }
      cost.ragged += depth > greatest ? 1 : 0
      cost.squares += (depth - rule.targetCross) * (depth - rule.targetCross)
    }
    return cost
  }

  /// The least that any way to break costs, from an item on.
  func leastCost(from first: Int = 0) -> Cost? {
    if first == items.count { return Cost() }
    return (first + 1...items.count).compactMap { end in
      guard let line = cost([first..<end]), let rest = leastCost(from: end) else { return nil }
      return Cost(ragged: line.ragged + rest.ragged, squares: line.squares + rest.squares)
    }.min()
  }
}

extension FlexProportions {
  /// Draws a container of rows of pictures, and its items, some of which may be of a fixed size.
  static func drawn(
    _ random: inout SeededGenerator, counts: ClosedRange<Int>, fixed: Double = 0.1
  ) -> (FlexItems, FlexContainer) {
    let count = Int.random(in: counts, using: &random)
    var items = FlexItems(main: random.lengths(count, 0...80), cross: random.lengths(count, 0...80))
    let likelihood = random.pick([0, 0, fixed])
    items.aspectRatio = (0..<count).map { _ in
      if random.chance(likelihood) { return nil }
      return random.chance(0.05)
        ? random.pick([1000, 20, 0.05, 1]) : Double.random(in: 0.4...2.5, using: &random)
    }
    var container = FlexContainer(
      mainSize: random.length(50...1200), mainGap: random.pick([0, 2, 4, 8]), crossGap: 4)
    var rule = FlexProportions(targetCross: random.length(20...300))
    // The limits stand on both sides of the target.
    if random.chance(0.3) { rule.minCross = random.pick([0, rule.targetCross * 0.8]) }
    if random.chance(0.3) { rule.maxCross = random.pick([.infinity, rule.targetCross * 1.1]) }
    rule.fillsLastLine = random.chance(0.3)
    container.proportions = rule
    if random.chance(0.1) { container.maxItemsPerLine = Int.random(in: 1...6, using: &random) }
    return (items, container)
  }
}
