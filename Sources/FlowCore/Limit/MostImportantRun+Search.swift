// The longest beginning of a ranking that stays within its limit.
//
// In:  the candidates by rank, and what each beginning takes of the room in all lines together.
// Out: the number of elements in that beginning, whose items are chosen and whose lines are broken.
//
// First the beginnings behind which nothing is hidden, then those that need room for the indicator.

/// Some beginnings of a ranking, given by their numbers of elements.
private struct Beginnings {
  let counts: Range<Int>
  /// The indicator, if it is shown behind them.
  let indicator: Int?
  /// What the indicator takes.
  var spending = LimitSpending()
  /// Whether each beginning stays within the limit where a longer one does.
  let isMonotonic: Bool
}

extension FlexPass {
  /// The number of elements in the longest beginning that stays within the limit; its items are chosen, and
  /// its lines broken.
  mutating func longestBeginning(
    _ ranking: inout RankedLimit, _ scratch: inout RankingScratch, _ host: inout some FlexLimitHost
  ) -> Int {
    if ranking.limit.lines < 1 { return 0 }
    let end = scratch.spendings.count
    // From here on there is nothing left that is worth an indicator.
    let rest = scratch.spendings.firstIndex { !ranking.hides(behind: $0) } ?? end
    let tail = Beginnings(
      counts: max(1, rest)..<max(1, end), indicator: nil,
      isMonotonic: isMonotonic(nil, scratch.choice, ranking, host))
    if ranking.limit.hasMore, end > ranking.count {
      ranking.needsMore =
        end == 1 || staysWithin(end - 1, tail, ranking, &scratch, &host)
    }
    if let count = longest(of: tail, ranking, &scratch, &host) { return count }
    guard let indicator = ranking.indicator, rest > 0 else { return 0 }
    look(at: indicator, &host)
    var head = Beginnings(
      counts: 1..<max(1, rest), indicator: indicator,
      isMonotonic: isMonotonic(indicator, scratch.choice, ranking, host))
    ranking.budget.add(indicator, of: &self, to: &head.spending)
    return longest(of: head, ranking, &scratch, &host) ?? 0
  }

  /// The longest of some beginnings that stays within the limit, tried last.
  private mutating func longest(
    of beginnings: Beginnings, _ ranking: RankedLimit, _ scratch: inout RankingScratch,
    _ host: inout some FlexLimitHost
  ) -> Int? {
    var (low, high, step) = (beginnings.counts.lowerBound - 1, beginnings.counts.upperBound, 1)
    while low + 1 < high, !ranking.allows(scratch.spendings[high - 1], beginnings) { high -= 1 }
    // All from `high` on are too long, and `low` is not, if it is one of them.
    var last = low
    while low + 1 < high {
      last = max(low + 1, high - step)
      if staysWithin(last, beginnings, ranking, &scratch, &host) {
        low = last
        step = max(1, (high - low) / 2)
      } else {
        high = last
        step = low < beginnings.counts.lowerBound ? 2 * step : max(1, (high - low) / 2)
      }
      if !beginnings.isMonotonic { step = 1 }
    }
    if low < beginnings.counts.lowerBound { return nil }
    if last != low { _ = staysWithin(low, beginnings, ranking, &scratch, &host) }
    return low
  }

  /// Whether a beginning stays within the limit.
  private mutating func staysWithin(
    _ count: Int, _ beginnings: Beginnings, _ ranking: RankedLimit,
    _ scratch: inout RankingScratch, _ host: inout some FlexLimitHost
  ) -> Bool {
    scratch.choice.choose(count, indicator: beginnings.indicator) { isMarker($0) }
    if let gaps = ranking.gaps {
      let chosen = scratch.choice.items
      scratch.choice.takeGaps(gaps.gaps(before: chosen, &host) { ownGap(before: $0) })
    }
    if ranking.depth < .infinity, container.asksForLineGaps {
      host.willLayOut(scratch.choice.items)
    }
    let (limit, depth) = (ranking.limit, ranking.depth)
    return scratch.choice.items.withUnsafeBufferPointer { items in
      scratch.choice.gaps.withUnsafeBufferPointer { gaps in
        var pass = FlexPass(over: items, gaps: gaps, of: self)
        swap(&pass.limits.lines, &limits.lines)
        defer { swap(&pass.limits.lines, &limits.lines) }
        return pass.fillLines(within: limit, depth: depth, looks: false, &host) >= items.count
      }
    }
  }

  /// Whether a beginning stays within the limit wherever a longer one does.
  ///
  /// Without an item a line is no longer than before, so greedy lines, of which no other lines are fewer,
  /// are no more: unless a gap depends on both neighbors, or an item comes along into the next line. How
  /// deep the lines are follows from their number only where all are equally deep.
  private mutating func isMonotonic(
    _ indicator: Int?, _ choice: borrowing ChosenItems, _ ranking: RankedLimit,
    _ host: some FlexLimitHost
  ) -> Bool {
    if hasProportions { return false }
    if mainGap < 0 || !main.gapBefore.isEmpty || host.givesGaps || hasMainMargins { return false }
    if ranking.depth < .infinity, container.asksForLineGaps { return false }
    var (all, least) = (CrossExtents(), Double.infinity)
    for candidate in choice.candidates {
      let item = candidate.item
      if hasBreaks, main.breaks[item].contains(.avoidBefore) { return false }
      if ranking.depth == .infinity { continue }
      if isOversize(item, length: mainSizes[item], own: mainSizes[item]) { return false }
      add(item, to: &all)
      if candidate.rank != nil { least = min(least, ownDepth(item)) }
    }
    if ranking.depth == .infinity { return true }
    if let indicator {
      if isOversize(indicator, length: mainSizes[indicator], own: mainSizes[indicator]) {
        return false
      }
      add(indicator, to: &all)
      least = min(least, ownDepth(indicator))
    }
    return least >= all.crossSize
  }

  private mutating func ownDepth(_ item: Int) -> Double {
    var depth = CrossExtents()
    add(item, to: &depth)
    return depth.crossSize
  }
}

extension RankedLimit {
  /// Whether there may be room for a beginning.
  fileprivate func allows(_ spending: LimitSpending, _ beginnings: Beginnings) -> Bool {
    budget.allows(spending + beginnings.spending)
  }
}
