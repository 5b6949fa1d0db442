// What a limit shows: the longest beginning of the ranking that stays within it, with the indicator if
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
  var choice = ChosenItems()
  /// The places of items that may be shown, and the ranks of their elements.
  var taken: [(place: Int, rank: Int)] = []
  /// Where each beginning of the lines ends, the empty one first.
  var ends: [Int] = []
  /// For each element the place of its first item; -1 where there is none.
  var firstPlaces: [Int] = []
  /// What each beginning takes, the empty one first.
  var takings: [LimitTaking] = []
}

/// A search: the limit, and what is known of the elements that may be shown.
struct LimitSearch {
  let limit: FlexLimit
  /// The depth with what "fits" forgives.
  let depth: Double
  /// What all lines hold; not asked for where they are filled as ever.
  let room: LimitRoom?
  let indicator: Int?
  /// The gaps before items that are not always neighbors; nil if all gaps are the container's.
  let gaps: PartedGaps?
  /// Whether the ranking is another order than that of the lines.
  let isRanked: Bool
  /// The items in the order of the lines, the indicator not among them; nil for document order.
  let order: [Int]?

  /// The number of elements that may be shown.
  var count = 0
  /// The number of elements in the shortest beginning of these that hides nothing of them but break markers.
  var worthShowing = 0
  /// Whether there is anything else, and whether that is more than break markers.
  var leavesSome = false
  var leavesItems = false
  /// Whether the lines of all items stay within the limit as they are.
  var holdsAll = false

  /// The place from which on the lines that were broken last are not those of all items.
  var known = 0

  // What is being taken: an element, and what it and those before it take.
  var element = -1
  var isWorthShowing = false
  var taking = LimitTaking()
}

extension FlexPass {
  /// Finds the longest beginning of the ranking that stays within a limit.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - isRanked: Whether the ranking is another order than that of the lines, or one item less may break
  ///     all lines elsewhere.
  ///   - order: The items in the order of the lines, all separators among them and the indicator not; nil for
  ///     document order.
  ///   - host: Knows the items' own sizes.
  /// - Returns: The items to show.
  mutating func run(
    within limit: FlexLimit, isRanked: Bool, of order: [Int]?
  ) -> FlexRun {
    var scratch = LimitScratch()
    swap(&scratch, &memory[0].limits)
    defer { swap(&scratch, &memory[0].limits) }
    let depth = tolerantLimit(sanitizedLimit(limit.cross))
    let sequence = isReordered ? (0..<count).map { self.sequence[$0] } : nil
    let indicator = limit.hasIndicator ? mainSizes.count - 1 : nil
    let hasGaps = !main.gapBefore.isEmpty || host.givesGaps
    var search = LimitSearch(
      limit: limit, depth: depth,
      room: isRanked ? LimitRoom(limit, depth: depth, of: self) : nil,
      indicator: indicator,
      gaps: hasGaps
        ? PartedGaps(sequence: sequence, count: mainSizes.count, indicator: indicator) : nil,
      isRanked: isRanked, order: isRanked ? order : sequence)
    takeElements(&search, &scratch)
    let all = beginningOfAll(&search, &scratch)
    var shown = all
    let hides = indicator != nil && (all == nil || limit.hasMore)
    if all == nil || hides {
      let leavesSome = limit.hasMore || search.leavesItems
      let most = leavesSome ? search.count : max(0, search.worthShowing - 1)
      if let indicator { look(at: indicator) }
      shown = longest(1..<most + 1, hides ? indicator : nil, &search, &scratch)
    }
    var run = self.run(shown ?? 0, hides, search, scratch)
    run.needsMore = limit.hasMore && all != nil
    return run
  }

  private func run(
    _ count: Int, _ showsIndicator: Bool, _ search: LimitSearch, _ scratch: borrowing LimitScratch
  ) -> FlexRun {
    // How deep other lines would be is not known, so they are no more than these.
    let isDeep = search.depth < .infinity
    let mostLines = count == 0 ? 1 : isDeep ? scratch.lines.count : search.limit.lines
    var run = FlexRun(
      count: self.count, showsIndicator: search.indicator == nil ? nil : showsIndicator,
      mostLines: max(1, mostLines))
    if count == search.count, !search.leavesSome { return run }
    let shown = scratch.choice.items
    run.count = count == 0 ? 0 : shown.count - (showsIndicator ? 1 : 0)
    if search.isRanked { run.items = Array(shown.prefix(run.count)) }
    return run
  }
}

// MARK: - Forward

extension FlexPass {
  /// Looks at the elements that may be shown, and puts them with their ranks in the order of the lines.
  private mutating func takeElements(
    _ search: inout LimitSearch, _ scratch: inout LimitScratch
  ) {
    guard let room = search.room else { return takeByLine(&search, &scratch) }
    search.taking = rebate(in: room)
    scratch.takings.removeAll(keepingCapacity: true)
    scratch.takings.append(search.taking)
    takeByRank(&search, room, &scratch)
    scratch.choice.candidates.removeAll(keepingCapacity: true)
    scratch.taken.sort { $0.place < $1.place }
    let order = search.order
    for (index, taken) in scratch.taken.enumerated() {
      let item = order?[taken.place] ?? taken.place
      scratch.choice.candidates.append(ChosenItems.Candidate(item: item, rank: taken.rank))
      if !hasBreaks || index + 1 == scratch.taken.count { continue }
      let between = taken.place + 1..<scratch.taken[index + 1].place
      let place = between.first { isSeparator(order?[$0] ?? $0) }
      guard let separator = place.map({ order?[$0] ?? $0 }) else { continue }
      look(at: separator)
      scratch.choice.candidates.append(ChosenItems.Candidate(item: separator, rank: nil))
    }
  }

  /// Fills lines until the limit is reached: elements of which all items have been looked at may be shown.
  private mutating func takeByLine(
    _ search: inout LimitSearch, _ scratch: inout LimitScratch
  ) {
    let elements = search.limit.elements
    func element(of item: Int) -> Int { elements.isEmpty ? item : elements[item] }
    var (next, end) = fillLines(
      within: search.limit, depth: search.depth, into: &scratch.lines, looks: true)
    search.holdsAll = next >= count
    next = nextItem(from: end)
    let parted = next < count ? element(of: item(at: next)) : -1
    while end > 0, isSeparator(at: end - 1) || element(of: item(at: end - 1)) == parted { end -= 1 }
    scratch.ends.removeAll(keepingCapacity: true)
    scratch.ends.append(0)
    let arePlain = elements.isEmpty && !hasBreaks
    if arePlain {
      scratch.ends.append(contentsOf: 1..<end + 1)
      search.worthShowing = end
    }
    for place in 0..<(arePlain ? 0 : end) where !isSeparator(at: place) {
      let item = item(at: place)
      let isNew = place == 0 || element(of: item) != search.element
      search.element = element(of: item)
      if isNew { scratch.ends.append(place) }
      scratch.ends[scratch.ends.count - 1] = place + 1
      if !isMarker(item) { search.worthShowing = scratch.ends.count - 1 }
    }
    search.count = scratch.ends.count - 1
    scratch.choice.removeAll()
    search.known = count
    for place in end..<count where !isSeparator(at: place) {
      search.leavesSome = true
      search.leavesItems = !isMarker(item(at: place))
      if search.leavesItems { break }
    }
  }

  /// Takes elements from the ranking until there is no room for more.
  private mutating func takeByRank(
    _ search: inout LimitSearch, _ room: LimitRoom, _ scratch: inout LimitScratch
  ) {
    scratch.taken.removeAll(keepingCapacity: true)
    rank(search, &scratch)
    while let next = scratch.ranked.popFirst() {
      let item = search.order?[Int(next.place)] ?? Int(next.place)
      look(at: item)
      take(item, of: Int(next.element), at: Int(next.place), &search, room, &scratch)
      if room.mayHold(search.taking) { continue }
      search.leavesSome = true
      search.leavesItems =
        search.isWorthShowing
        || scratch.ranked.rest.contains { !isMarker(search.order?[Int($0.place)] ?? Int($0.place)) }
      return
    }
    search.close(&scratch)
  }

  /// Puts all items but separators into the ranking, those of an element together.
  private func rank(_ search: LimitSearch, _ scratch: inout LimitScratch) {
    let limit = search.limit
    let end = search.order?.count ?? mainSizes.count - (search.indicator == nil ? 0 : 1)
    let (order, elements, priorities) = (search.order, limit.elements, limit.priorities)
    var firstPlaces: [Int] = []
    swap(&firstPlaces, &scratch.firstPlaces)
    firstPlaces.fill(-1, count: elements.isEmpty ? 0 : mainSizes.count)
    scratch.ranked.fill(end) { place in
      let item = order?[place] ?? place
      if isSeparator(item) { return nil }
      var (element, first) = (item, place)
      if !elements.isEmpty {
        element = elements[item]
        if firstPlaces[element] < 0 { firstPlaces[element] = place }
        first = firstPlaces[element]
      }
      let priority = priorities.isEmpty ? 0 : priorities[element]
      return RankedItems.Entry(priority: priority, element: first, place: place)
    }
    swap(&firstPlaces, &scratch.firstPlaces)
  }

  private mutating func take(
    _ item: Int, of element: Int, at place: Int, _ search: inout LimitSearch, _ room: LimitRoom,
    _ scratch: inout LimitScratch
  ) {
    if element != search.element { search.close(&scratch) }
    search.element = element
    search.isWorthShowing = search.isWorthShowing || !isMarker(item)
    add(item, in: room, to: &search.taking)
    scratch.taken.append((place, search.count))
  }

  private func isSeparator(_ item: Int) -> Bool {
    hasBreaks && main.breaks[item].contains(.separator)
  }
}

extension LimitSearch {
  /// Ends an element, all items of which may be shown.
  mutating func close(_ scratch: inout LimitScratch) {
    if element < 0 { return }
    count += 1
    scratch.takings.append(taking)
    if isWorthShowing { worthShowing = count }
    (element, isWorthShowing) = (-1, false)
  }
}

extension Array {
  /// Holds one value so many times, in the memory that is there.
  fileprivate mutating func fill(_ value: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }
}
