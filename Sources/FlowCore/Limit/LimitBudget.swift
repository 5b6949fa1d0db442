// What items that stay within a limit can take together at the most, whatever their lines are.
//
// In:  the limit, the container.
// Out: a sum for each beginning of a ranking; where one is above the budget, longer beginnings cannot stay
//      within the limit, and nobody need break them into lines.
//
//      │◀── line ──▶│gap    An item takes its length and a gap; all lines have room for their length and
//      ├───┤ ├──┤ ├─┤ ·     one gap more. Likewise across: an item takes the area of its sides and gaps.
//      ├─────┤ ├────┤ ·

/// The most that items within a limit take.
struct LimitBudget {
  fileprivate let length: Double
  fileprivate let area: Double
  fileprivate let depth: Double
  fileprivate let items: Double
  fileprivate let lines: Double

  /// The most that an item takes of a line, which it may be too long for.
  fileprivate let lineLength: Double
  fileprivate let gap: Double
  fileprivate let lineGap: Double
}

/// What a beginning of a ranking takes.
struct LimitSpending {
  fileprivate var length = 0.0
  fileprivate var area = 0.0
  fileprivate var depth = 0.0
  fileprivate var items = 0
  fileprivate var starters = 0
  fileprivate var enders = 0

  /// The number of elements that have more than break markers.
  var worthShowing = 0
}

extension LimitSpending {
  static func + (first: Self, second: Self) -> Self {
    var sum = first
    sum.length += second.length
    sum.area += second.area
    sum.depth = max(sum.depth, second.depth)
    sum.items += second.items
    sum.starters += second.starters
    sum.enders += second.enders
    return sum
  }
}

extension FlexPass {
  /// The budget of a limit.
  func budget(of limit: FlexLimit, depth: Double, _ host: some FlexLimitHost) -> LimitBudget {
    let gap = leastGap(host)
    let lines = Double(max(0, limit.lines))
    let lineGap = sanitizedOffset(container.crossGap)
    // Deeper lines take more only where no distance is negative.
    let hasArea = gap >= 0 && lineGap >= 0 && !container.asksForLineGaps && !hasMainMargins
    return LimitBudget(
      length: noisy(product(lines, max(0, breakThreshold + gap))),
      area: hasArea ? noisy(product(breakThreshold + gap, depth + lineGap)) : .infinity,
      depth: hasArea ? depth : .infinity, items: product(lines, Double(mostItems)), lines: lines,
      lineLength: breakThreshold, gap: gap, lineGap: lineGap)
  }

  /// The least gap that two neighbors can have.
  private func leastGap(_ host: some FlexLimitHost) -> Double {
    if main.gapBefore.isEmpty { return host.givesGaps ? min(0, mainGap) : mainGap }
    var least = min(0, mainGap)
    for place in mainSizes.indices { least = min(least, ownGap(before: place)) }
    return least
  }

  private func product(_ count: Double, _ size: Double) -> Double {
    count == 0 || size == 0 ? 0 : count * size
  }

  /// Forgives the noise of sums in another order.
  private func noisy(_ sum: Double) -> Double { sum + 1e-6 * max(1, sum) }
}

extension LimitBudget {
  func allows(_ spending: LimitSpending) -> Bool {
    spending.length <= length && spending.area <= area && spending.depth <= depth
      && Double(spending.items) <= items && Double(spending.starters) <= lines
      && Double(spending.enders) <= lines
  }

  /// What all items take off the sum by margins and gaps that are negative, so that it never falls.
  func rebate(of pass: borrowing FlexPass) -> LimitSpending {
    var spending = LimitSpending()
    if gap >= 0, !pass.hasMainMargins { return spending }
    for item in pass.mainSizes.indices { spending.length += rebate(of: item, pass) }
    return spending
  }

  private func rebate(of item: Int, _ pass: borrowing FlexPass) -> Double {
    min(0, min(pass.main.margins(item), lineLength) + gap)
  }

  /// Adds what an item takes; a break marker takes part in a line that is full.
  func add(_ item: Int, of pass: inout FlexPass, to spending: inout LimitSpending) {
    if pass.hasBreaks, pass.container.wrap != .nowrap {
      let asked = pass.main.breaks[item]
      if !asked.isDisjoint(with: [.before, .fullLine]) { spending.starters += 1 }
      if !asked.isDisjoint(with: [.after, .fullLine, .marker]) { spending.enders += 1 }
    }
    if pass.isMarker(item) { return }
    spending.items += 1
    if pass.hasProportions, pass.isProportional(item) {
      return addShare(item, of: pass, to: &spending)
    }
    let outer = min(pass.outerMain(item), lineLength)
    spending.length += outer + gap - rebate(of: item, pass)
    let isOversize = pass.isOversize(item, length: pass.mainSizes[item], own: pass.mainSizes[item])
    // How deep it is at the container's length is not known.
    var own = CrossExtents()
    if !isOversize { pass.add(item, to: &own) }
    spending.depth = max(spending.depth, own.crossSize)
    spending.area += (outer + gap) * (own.crossSize + lineGap)
  }

  /// Adds the least that an item takes that keeps its proportions.
  private func addShare(_ item: Int, of pass: borrowing FlexPass, to spending: inout LimitSpending)
  {
    let (ratio, least) = (pass.ratio(of: item), pass.depths.least)
    let outer = min(ratio * least + pass.main.margins(item), lineLength)
    spending.length += outer + gap - rebate(of: item, pass)
    // Alone in its line it may be less deep.
    let depth = min(least, lineLength < .infinity ? lineLength / ratio : least)
    spending.area += (outer + gap) * (depth + lineGap)
  }
}
