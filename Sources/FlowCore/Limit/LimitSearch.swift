// The items that a limit shows: the longest beginning of the ranking that stays within it, with the indicator if
// anything is hidden.
//
// In:  the items in the order of the lines, none of them known before it is looked at; the limit.
// Out: the items that are shown, and whether the indicator is.
//
//      rank   0  1  2  3  4  5  6  7  8     Forward: items are looked at by rank, up to the first for which
//             ├──────────────────┤          there is no room. Without priorities they fill lines as ever;
//             ├────────────┤ fits           with them they are added up.
//                                           Back: ever shorter beginnings are broken into lines by
//                                           themselves, until one stays within the limit.

/// The working memory of a search, kept from pass to pass.
struct LimitScratch: Sendable {
  /// The lines of what was tried last.
  var lines: [FlexLine] = []
  var ranked = RankedItems()
  /// The items that may be shown; in the order of their ranks first, then in that of the lines.
  var taken: [TakenItem] = []
  /// Where each beginning of the lines ends, the empty one first.
  var ends: [Int] = []
}

/// A search: the limit, and what is known of the elements that may be shown.
struct LimitSearch: ~Copyable {
  let limit: FlexLimit
  /// The depth with what "fits" forgives.
  let depth: Double
  /// The room in all lines; nil where the ranking is the order of the lines.
  let room: LimitRoom?
  let indicator: Int?
  /// The gaps before items that are not always neighbors; nil if all gaps are the container's.
  let gaps: PartedGaps?
  /// The items in the order of the lines, the indicator not among them; nil for document order, and where nothing
  /// is ranked.
  let order: [Int]?

  var scratch: LimitScratch
  var choice: ChosenItems

  /// The number of elements that may be shown, and the last one that was looked at.
  var count = 0
  var lastElement: Int?
  /// The number of elements in the shortest beginning of these that hides nothing of them but break markers.
  var worthShowing = 0
  /// Whether there is anything else, and whether that is more than break markers.
  var leavesSome = false
  var leavesItems = false
  /// Whether the lines of all items stay within the limit as they are.
  var holdsAll = false

  /// The place from which on the lines that were broken last are not those of all items.
  var known = 0

  /// Whether the ranking is another order than that of the lines.
  var isRanked: Bool { room != nil }

  /// The item at a place of the lines.
  @inline(__always)
  func item(at place: Int) -> Int { order?[place] ?? place }

  /// The element that an item is part of.
  @inline(__always)
  func element(of item: Int) -> Int { limit.elements.isEmpty ? item : limit.elements[item] }
}

extension FlexPass {
  /// Finds the longest beginning of the ranking that stays within a limit.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - isRanked: Whether the ranking is another order than that of the lines, or one item less may break
  ///     all lines elsewhere.
  ///   - order: The items in the order of the lines, the indicator not among them; nil for document order, and
  ///     where nothing is ranked.
  /// - Returns: The items to show.
  mutating func run(within limit: FlexLimit, isRanked: Bool, of order: [Int]?) -> FlexRun {
    let (items, memory) = (mainSizes.count, memory)
    let hasGaps = !wishes.gapBefore.isEmpty || host.givesGaps
    let sequence = hasGaps && isReordered ? (0..<count).map { self.sequence[$0] } : nil
    let depth = tolerantLimit(sanitizedLimit(limit.cross))
    let indicator = limit.hasIndicator ? items - 1 : nil
    var search = LimitSearch(
      limit: limit, depth: depth,
      room: isRanked ? LimitRoom(limit, depth: depth, of: self) : nil, indicator: indicator,
      gaps: hasGaps ? PartedGaps(sequence: sequence, count: items, indicator: indicator) : nil,
      order: order, scratch: LimitScratch(), choice: ChosenItems())
    swap(&search.scratch, &memory[0].limits)
    defer { swap(&search.scratch, &memory[0].limits) }
    return run(&search)
  }

  private mutating func run(_ search: inout LimitSearch) -> FlexRun {
    takeElements(&search)
    let most = search.isRanked ? search.scratch.taken.count : search.scratch.ends.last ?? 0
    // And the indicator behind all.
    search.choice = ChosenItems(atMost: most + 1, gaps: search.gaps == nil ? 0 : mainSizes.count)
    let all = beginningOfAll(&search)
    var shown = all
    let hides = search.indicator != nil && (all == nil || search.limit.hasMore)
    if all == nil || hides {
      let leavesSome = search.limit.hasMore || search.leavesItems
      let most = leavesSome ? search.count : search.worthShowing - 1
      if let indicator = search.indicator { look(at: indicator) }
      shown = longest(1..<most + 1, search.indicator, &search)
    }
    let elements = shown ?? 0
    // How deep other lines would be is not known, so they are no more than these.
    let isDeep = search.depth < .infinity
    let mostLines = elements == 0 ? 1 : isDeep ? search.scratch.lines.count : search.limit.lines
    var run = FlexRun(
      count: count, showsIndicator: search.indicator == nil ? nil : hides,
      mostLines: max(1, mostLines))
    run.needsMore = search.limit.hasMore && all != nil
    if elements == search.count, !search.leavesSome { return run }
    run.count = elements == 0 ? 0 : search.choice.count - (hides ? 1 : 0)
    if search.isRanked { run.items = Array(search.choice.items.prefix(run.count)) }
    return run
  }
}

// MARK: - Forward

extension FlexPass {
  /// Looks at the elements that may be shown, and puts them with their ranks in the order of the lines.
  private mutating func takeElements(_ search: inout LimitSearch) {
    guard let room = search.room else { return takeByLine(&search) }
    takeByRank(&search, room)
    let taken = search.scratch.taken
    let sorted = sortedIndices(taken.count) { taken[$0].place < taken[$1].place }
    search.scratch.taken = sorted.map { taken[$0] }
  }

  /// Fills lines until the limit is reached: elements of which all items have been looked at may be shown.
  private mutating func takeByLine(_ search: inout LimitSearch) {
    let (first, reach) = fillLines(
      within: search.limit, depth: search.depth, into: &search.scratch.lines, looks: true)
    search.holdsAll = first >= count
    var end = reach
    let parted = end < count ? search.element(of: item(at: end)) : nil
    while end > 0, search.element(of: item(at: end - 1)) == parted { end -= 1 }
    search.scratch.ends.removeAll(keepingCapacity: true)
    search.scratch.ends.append(0)
    for place in 0..<end {
      if search.takes(item(at: place), isMarker: isMarker(item(at: place))) {
        search.scratch.ends.append(place)
      }
      search.scratch.ends[search.count] = place + 1
    }
    search.known = count
    for place in end..<count {
      search.leavesSome = true
      search.leavesItems = !isMarker(item(at: place))
      if search.leavesItems { break }
    }
  }

  /// Takes elements from the ranking until there is no room for more.
  private mutating func takeByRank(_ search: inout LimitSearch, _ room: LimitRoom) {
    var room = room
    search.scratch.taken.removeAll(keepingCapacity: true)
    rank(&search)
    while let next = search.scratch.ranked.popFirst() {
      let item = search.item(at: Int(next.place))
      look(at: item)
      _ = search.takes(item, isMarker: isMarker(item))
      search.scratch.taken.append(
        TakenItem(place: Int(next.place), item: item, rank: search.count - 1))
      take(item, of: &room)
      if room.mayHoldAll { continue }
      // The last element is not shown, nor is what has not been taken.
      search.leavesSome = true
      search.leavesItems =
        search.worthShowing == search.count
        || search.scratch.ranked.rest.contains { !isMarker(search.item(at: Int($0.place))) }
      search.count -= 1
      return
    }
  }

  /// Puts all items into the ranking, those of an element together.
  private func rank(_ search: inout LimitSearch) {
    let (limit, order) = (search.limit, search.order)
    let end = order?.count ?? mainSizes.count - (search.indicator == nil ? 0 : 1)
    let (elements, priorities) = (limit.elements, limit.priorities)
    // For each element the place of its first item; -1 where there is none.
    var firstPlaces = Array(repeating: -1, count: elements.isEmpty ? 0 : mainSizes.count)
    search.scratch.ranked.fill(end) { place in
      let item = order?[place] ?? place
      var (element, first) = (item, place)
      if !elements.isEmpty {
        element = elements[item]
        if firstPlaces[element] < 0 { firstPlaces[element] = place }
        first = firstPlaces[element]
      }
      let priority = priorities.isEmpty ? 0 : priorities[element]
      return RankedItems.Entry(priority: priority, element: first, place: place)
    }
  }
}

extension LimitSearch {
  /// Takes an item, and says whether it is the first one of its element.
  fileprivate mutating func takes(_ item: Int, isMarker: Bool) -> Bool {
    let isFirst = element(of: item) != lastElement
    if isFirst { count += 1 }
    lastElement = element(of: item)
    if !isMarker { worthShowing = count }
    return isFirst
  }
}
