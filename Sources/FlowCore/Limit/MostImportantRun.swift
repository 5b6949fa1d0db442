// What a limit with priorities shows: the longest beginning of the ranking that stays within it.
//
// In:  the items in the order of the lines, their elements and these elements' priorities; the limit.
// Out: the items that are shown, and whether the indicator is.
//
//      rank   0  1  2  3  4  5  6  7  8     Elements are taken from the ranking until all lines together
//             ├──────────────────┤          have no room for more: nothing longer can fit.
//             ├────────────┤ fits           Then ever shorter beginnings are broken into lines until one
//                                           fits; by halves where that cannot miss one.

/// The memory of a ranking, kept from pass to pass.
struct RankingScratch: Sendable {
  var ranked = RankedElements()
  var choice = ChosenItems()
  /// What each beginning takes, the empty one first.
  var spendings: [LimitSpending] = []
  /// For each element its first and last item, for each item the next one of its element; -1 for none.
  var firsts: [Int] = []
  var lasts: [Int] = []
  var nexts: [Int] = []
  /// Whether each element has more than break markers.
  var isWorthShowing: [Bool] = []
  /// For each item its place in the sequence; empty for document order.
  var places: [Int] = []
}

/// A limit, and all that beginnings of its ranking are compared with.
struct RankedLimit {
  let limit: FlexLimit
  /// The depth with what "fits" forgives.
  let depth: Double
  let budget: LimitBudget
  let indicator: Int?
  /// The gaps before items that are not always neighbors; nil if all gaps are the container's.
  let gaps: PartedGaps?
  /// The number of elements.
  var count = 0
  /// The number of those that are worth an indicator if they are hidden: more than break markers.
  var worthShowing = 0
  /// Whether all elements fit, and there are more.
  var needsMore = false
}

extension FlexPass {
  /// Finds the most important items that stay within a limit, the priorities of which differ.
  ///
  /// The order is that of the sequence, separators among the items and the indicator not; nil stands for
  /// document order.
  ///
  /// - Complexity: O(*n* + *s* log *n*) for *s* elements shown, if wrapping is simple: no depth but that of
  ///   equal items, no negative or own gaps and margins, no `avoidBefore`. Otherwise O(*n* + *s d*) for *d*
  ///   elements that lines leave no room for, though there is room in all together.
  mutating func mostImportantRun(
    within limit: FlexLimit, of order: [Int]?, _ host: inout some FlexLimitHost
  ) -> FlexRun {
    var scratch = RankingScratch()
    swap(&scratch, &limits.ranking)
    defer { swap(&scratch, &limits.ranking) }
    let depth = tolerantLimit(sanitizedLimit(limit.cross))
    let indicator = limit.hasIndicator ? mainSizes.count - 1 : nil
    var ranking = RankedLimit(
      limit: limit, depth: depth, budget: budget(of: limit, depth: depth, host),
      indicator: indicator,
      gaps: main.gapBefore.isEmpty && !host.givesGaps
        ? nil : PartedGaps(sequence: sequenceOfAll, count: mainSizes.count, indicator: indicator))
    rank(&ranking, order, &scratch)
    takeCandidates(ranking, order, &scratch, &host)
    let count = longestBeginning(&ranking, &scratch, &host)
    if let indicator, count == 0 { look(at: indicator, &host) }
    return run(count, ranking, scratch)
  }

  private func run(
    _ count: Int, _ ranking: RankedLimit, _ scratch: borrowing RankingScratch
  ) -> FlexRun {
    let limit = ranking.limit
    let hides = ranking.hides(behind: scratch.spendings[count])
    // How deep other lines would be is not known, so they are no more than these.
    let mostLines = sanitizedLimit(limit.cross) < .infinity ? limits.lines.count : limit.lines
    var run = FlexRun(
      count: self.count, showsIndicator: limit.hasIndicator ? hides : nil,
      mostLines: count == 0 ? 1 : max(1, mostLines))
    run.needsMore = ranking.needsMore
    if count == ranking.count { return run }
    let shown = scratch.choice.items
    let items = count == 0 ? [] : Array(hides ? shown.dropLast() : shown[...])
    run.count = items.count
    run.items = items
    return run
  }
}

extension RankedLimit {
  /// Whether the indicator is shown behind a beginning.
  func hides(behind spending: LimitSpending) -> Bool {
    indicator != nil && (limit.hasMore || spending.worthShowing < worthShowing)
  }
}

// MARK: - Ranking

extension FlexPass {
  /// The items in the lines of all, if that is not document order.
  private var sequenceOfAll: [Int]? { isReordered ? (0..<count).map { sequence[$0] } : nil }

  /// Puts all elements into the ranking.
  private mutating func rank(
    _ ranking: inout RankedLimit, _ order: [Int]?, _ scratch: inout RankingScratch
  ) {
    let limit = ranking.limit
    let end = mainSizes.count - (limit.hasIndicator ? 1 : 0)
    scratch.prepare(count: mainSizes.count, isGrouped: !limit.elements.isEmpty, order)
    if !limit.elements.isEmpty {
      return rankGroups(&ranking, &scratch, end: end, order)
    }
    for place in 0..<end {
      let item = order?[place] ?? place
      if hasBreaks, main.breaks[item].contains(.separator) { continue }
      let priority = limit.priorities.isEmpty ? 0 : limit.priorities[item]
      scratch.ranked.append(item, place: place, priority: priority)
      ranking.worthShowing += isMarker(item) ? 0 : 1
    }
    ranking.count = scratch.ranked.count
  }

  /// The same for elements of any number of items.
  private mutating func rankGroups(
    _ ranking: inout RankedLimit, _ scratch: inout RankingScratch, end: Int, _ order: [Int]?
  ) {
    let limit = ranking.limit
    for place in 0..<end {
      let item = order?[place] ?? place
      if hasBreaks, main.breaks[item].contains(.separator) { continue }
      let element = limit.elements[item]
      if scratch.firsts[element] < 0 {
        let priority = limit.priorities.isEmpty ? 0 : limit.priorities[element]
        scratch.ranked.append(element, place: place, priority: priority)
        scratch.firsts[element] = item
      } else {
        scratch.nexts[scratch.lasts[element]] = item
      }
      scratch.lasts[element] = item
      if !isMarker(item), !scratch.isWorthShowing[element] {
        scratch.isWorthShowing[element] = true
        ranking.worthShowing += 1
      }
    }
    ranking.count = scratch.ranked.count
  }

  /// Takes elements from the ranking until there is no room for more, and looks at their items.
  private mutating func takeCandidates(
    _ ranking: RankedLimit, _ order: [Int]?, _ scratch: inout RankingScratch,
    _ host: inout some FlexLimitHost
  ) {
    var spending = ranking.budget.rebate(of: self)
    scratch.spendings.append(spending)
    while let element = scratch.ranked.popFirst() {
      var (item, isWorthShowing) = (scratch.firstItem(of: element), false)
      let rank = scratch.spendings.count - 1
      while item >= 0 {
        look(at: item, &host)
        ranking.budget.add(item, of: &self, to: &spending)
        isWorthShowing = isWorthShowing || !isMarker(item)
        scratch.choice.candidates.append(
          ChosenItems.Candidate(place: scratch.place(of: item), item: item, rank: rank))
        item = scratch.item(after: item)
      }
      spending.worthShowing += isWorthShowing ? 1 : 0
      if !ranking.budget.allows(spending) { break }
      scratch.spendings.append(spending)
    }
    scratch.choice.candidates.sort { $0.place < $1.place }
    addSeparators(order, to: &scratch.choice)
    for candidate in scratch.choice.candidates where candidate.rank == nil {
      look(at: candidate.item, &host)
    }
  }
}

extension RankingScratch {
  /// Forgets the elements of another pass.
  fileprivate mutating func prepare(count: Int, isGrouped: Bool, _ order: [Int]?) {
    ranked.removeAll(reserving: count)
    choice.removeAll()
    spendings.removeAll(keepingCapacity: true)
    let groups = isGrouped ? count : 0
    firsts.fill(-1, count: groups)
    lasts.fill(-1, count: groups)
    nexts.fill(-1, count: groups)
    isWorthShowing.fill(false, count: groups)
    places.fill(0, count: order == nil ? 0 : count)
    for (place, item) in (order ?? []).enumerated() { places[item] = place }
  }

  fileprivate func firstItem(of element: Int) -> Int { firsts.isEmpty ? element : firsts[element] }

  fileprivate func item(after item: Int) -> Int { nexts.isEmpty ? -1 : nexts[item] }

  fileprivate func place(of item: Int) -> Int { places.isEmpty ? item : places[item] }
}

extension Array {
  /// Holds one value so many times, in the memory that is there.
  fileprivate mutating func fill(_ value: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }
}
