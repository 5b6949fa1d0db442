// The items that a limit shows: the longest beginning of the ranking that stays within it, with the indicator if
// anything is hidden.
//
// In:  the items in the order of the lines, none of them known before it is looked at; the limit.
// Out: the items that are shown, and whether the indicator is.
//
//      sequence   a  b  c  d  e  f  g     Ever shorter beginnings of the ranking are broken into lines, until one stays
//      rank       2  0  6  1  4  3  5     within the limit. One that does not is seen up to the place where it fails, and
//      tried      a  b  c ║ d             shorter ones with all of that fail there, too: the next one lacks the least
//      next       a  b  d  e ║ f          important element of what was seen.

/// A search: the limit, the ranking, and the beginning that was tried last.
struct LimitSearch: ~Copyable {
  let limit: FlexLimit
  /// The depth with what "fits" forgives.
  let depth: Double
  let indicator: Int?
  /// The gaps before items that are not always neighbors; nil if all gaps are the container's.
  var gaps: PartedGaps?

  var total: Int
  /// The items by rank; empty where that is the order of the lines.
  var ranking: [Int] = []
  /// For each item the rank of its element; empty where that is its place in the lines.
  var ranks: [Int] = []

  /// The items of the beginning, in the order of the lines.
  var items: [Int] = []
  /// The gap before each item of all; empty if all gaps are the container's.
  var gapBefore: [Double] = []
  var lines: [FlexLine] = []

  /// The rank of the element that an item at a place of the lines is part of.
  func rank(of item: Int, at place: Int) -> Int { ranks.isEmpty ? place : ranks[item] }

  /// Leaves only a number of elements in the beginning, the most important ones.
  mutating func shorten(to elements: Int) {
    if ranks.isEmpty {
      items.removeLast(items.count - elements)
    } else {
      items.removeAll { ranks[$0] >= elements }
    }
  }
}

extension FlexPass {
  /// Finds the longest beginning of the ranking that stays within a limit.
  mutating func run(within limit: FlexLimit) -> FlexRun {
    let (count, size) = (count, mainSizes.count)
    let hasGaps = !wishes.gapBefore.isEmpty || host.givesGaps
    let sequence = hasGaps && isReordered ? (0..<count).map { self.sequence[$0] } : nil
    let indicator = limit.hasIndicator ? size - 1 : nil
    var search = LimitSearch(
      limit: limit, depth: tolerantLimit(sanitizedLimit(limit.cross)), indicator: indicator,
      total: count)
    if hasGaps {
      search.gapBefore = (0..<size).map { wishes.gapBefore[$0] }
      search.gaps = PartedGaps(
        search.gapBefore, sequence: sequence, count: size, indicator: indicator)
    }
    rankItems(&search)
    return run(&search)
  }

  private mutating func run(_ search: inout LimitSearch) -> FlexRun {
    let (most, holdsAll) =
      search.ranking.isEmpty ? lookByLine(&search) : (lookByRank(search), false)
    let worthShowing = countWithoutTrailingBreaks(search)
    let all =
      holdsAll
      ? search.total
      : longest(max(1, worthShowing), most, nil, &search) ?? (worthShowing == 0 ? 0 : nil)
    let hides = search.indicator != nil && (all == nil || search.limit.hasMore)
    var shown = all
    if all == nil || hides {
      if let indicator = search.indicator { look(at: indicator) }
      let most = search.limit.hasMore ? most : min(most, worthShowing - 1)
      shown = longest(1, most, search.indicator, &search)
    }
    let elements = shown ?? 0
    // How deep other lines would be is not known, so they are no more than these.
    let isDeep = search.depth < .infinity
    let mostLines = elements == 0 ? 1 : isDeep ? search.lines.count : search.limit.lines
    var run = FlexRun(
      count: count, showsIndicator: search.indicator == nil ? nil : hides,
      mostLines: max(1, mostLines))
    run.needsMore = search.limit.hasMore && all != nil
    if elements == search.total { return run }
    run.count = elements == 0 ? 0 : search.items.count
    if !search.ranking.isEmpty { run.items = Array(search.items.prefix(run.count)) }
    return run
  }

  /// Returns how many elements remain when trailing line breaks are dropped.
  private mutating func countWithoutTrailingBreaks(_ search: borrowing LimitSearch) -> Int {
    var elements = 0
    for place in (0..<count).reversed() {
      let item = item(at: place)
      if isMarker(item) { continue }
      elements = max(elements, search.rank(of: item, at: place) + 1)
      if search.ranking.isEmpty { break }
    }
    return elements
  }
}

// MARK: - Ranking

extension FlexPass {
  /// Ranks elements by falling priority, then by the place of their first item, and the items of one by place.
  ///
  /// Items with proportions count as ranked: one less may break all lines elsewhere.
  private mutating func rankItems(_ search: inout LimitSearch) {
    let (elements, priorities) = (search.limit.elements, search.limit.priorities)
    let areEqual = FlexLimit.areEqual(priorities.prefix(count))
    if elements.isEmpty, areEqual, !hasProportions { return }
    var firsts = Array(repeating: -1, count: mainSizes.count)
    var places: [(item: Int, priority: Double, first: Int)] = []
    for place in 0..<count {
      let item = item(at: place)
      let element = elements.isEmpty ? item : elements[item]
      if firsts[element] < 0 { firsts[element] = place }
      let priority = priorities.isEmpty ? 0 : FlexLimit.known(priorities[element])
      places.append((item, priority, firsts[element]))
    }
    let ranking = sortedIndices(count) {
      let (a, b) = (places[$0], places[$1])
      return a.priority != b.priority ? a.priority > b.priority : a.first < b.first
    }
    search.ranks = Array(repeating: 0, count: mainSizes.count)
    var (rank, first) = (-1, -1)
    for place in ranking {
      if places[place].first != first { (rank, first) = (rank + 1, places[place].first) }
      search.ranks[places[place].item] = rank
    }
    search.total = rank + 1
    let isRanked = hasProportions || !areEqual || ranking.indices.contains { ranking[$0] != $0 }
    if isRanked { search.ranking = ranking.map { places[$0].item } }
  }

  /// Fills lines until the limit is reached, looking at items as they come.
  ///
  /// - Returns: How many elements may be shown, and whether these are all and stay within the limit.
  private mutating func lookByLine(
    _ search: inout LimitSearch
  ) -> (elements: Int, holdsAll: Bool) {
    let (first, reach) = fillLines(of: &search, looks: true)
    if reach >= count { return (search.total, first >= count) }
    return (search.rank(of: item(at: reach), at: reach), false)
  }

  /// Looks at items by rank, as long as all lines together may have room for them.
  ///
  /// An item takes its length and a gap; a line has room for its length and one gap more. Items that are no longer
  /// than a line are on lines of their own, each as deep as the shallowest of them at least. Where some lengths or
  /// gaps are negative, there may always be room.
  ///
  /// - Returns: How many elements may be shown.
  private mutating func lookByRank(_ search: borrowing LimitSearch) -> Int {
    var gap = host.givesGaps ? min(0, mainGap) : mainGap
    if !wishes.gapBefore.isEmpty {
      let own = search.ranking.reduce(.infinity) { min($0, ownGap(before: $1)) }
      gap = host.givesGaps ? min(gap, own) : own
    }
    let isKnown = gap >= 0 && !hasMainMargins
    let room = breakThreshold + gap
    let lines = Double(max(0, min(search.limit.lines, count)))
    let longest = isKnown ? tolerantLimit(lines * room) : .infinity
    let lineGap = host.givesLineGaps ? 0 : sanitizedOffset(container.crossGap)
    let areDepthsKnown = isKnown && lineGap >= 0 && !hasCrossMargins && room < .infinity
    var (length, short, shallowest) = (0.0, 0.0, Double.infinity)
    for item in search.ranking {
      look(at: item)
      if isMarker(item) || isProportional(item) { continue }
      let main = mainSizes[item]
      length += min(main, breakThreshold) + gap
      if !(length <= longest) { return search.ranks[item] }
      if !areDepthsKnown || main > breakThreshold { continue }
      (short, shallowest) = (short + main + gap, min(shallowest, crossSizes[item]))
      let least = short / room * (shallowest + lineGap) - lineGap
      if least > search.depth { return search.ranks[item] }
    }
    return search.total
  }

  /// Takes the sizes of an item from its host, or from the columns.
  private mutating func look(at item: Int) {
    // Its line will give it its sizes.
    if isProportional(item) { return }
    let own = host?.size(of: item)
    mainSizes[item] = main.clamp(wishes.base(item, own: own?.main ?? main.size[item]), item)
    crossSizes[item] = cross.clamp(sanitizedSize(own?.cross ?? cross.size[item]), item)
    if hasBaselines { setGuide(own?.guide ?? ownGuide(of: item), of: item) }
  }
}

// MARK: - Beginnings

extension FlexPass {
  /// The longest beginning of at least and at most a number of elements that stays within the limit, alone or
  /// before the indicator; its items and its lines are those of the search.
  private mutating func longest(
    _ least: Int, _ most: Int, _ indicator: Int?, _ search: inout LimitSearch
  ) -> Int? {
    var elements = most
    if elements < least { return nil }
    search.items = (0..<(search.ranks.isEmpty ? most : count)).map { item(at: $0) }
    while elements >= least {
      search.shorten(to: elements)
      if let indicator { search.items.append(indicator) }
      let (first, reach) = breakBeginning(of: &search)
      let stays = first >= search.items.count
      if indicator != nil { search.items.removeLast() }
      if stays { return elements }
      elements = 0
      for place in 0...min(reach, search.items.count - 1) {
        elements = max(elements, search.rank(of: search.items[place], at: place))
      }
    }
    return nil
  }

  /// Breaks the beginning into lines, as `fillLines(of:looks:)`.
  private mutating func breakBeginning(
    of search: inout LimitSearch
  ) -> (first: Int, reach: Int) {
    if let gaps = search.gaps {
      // In their order, only the indicator has a new neighbor.
      let items = search.ranking.isEmpty ? search.items.suffix(2) : search.items[...]
      gaps.put(between: items, into: &search.gapBefore, asking: host)
    }
    let (items, gaps) = (search.items, search.gapBefore)
    return items.withUnsafeBufferPointer { items in
      gaps.withUnsafeBufferPointer { gaps in
        var pass = FlexPass(over: items, gapBefore: gaps, of: self)
        return pass.fillLines(of: &search, looks: false)
      }
    }
  }

  /// A pass over some of another's items, with gaps of their own if there are any.
  private init(
    over items: UnsafeBufferPointer<Int>, gapBefore: UnsafeBufferPointer<Double>,
    of whole: borrowing FlexPass
  ) {
    var wishes = whole.wishes
    if !gapBefore.isEmpty { wishes.gapBefore = Column(gapBefore, initial: 0) }
    let buffers = FrameBuffers(
      mainPositions: whole.mainPositions, crossPositions: whole.crossPositions,
      mainSizes: whole.mainSizes, crossSizes: whole.crossSizes,
      sequence: Column(items, initial: 0))
    self.init(
      container: whole.container, part: whole.part, main: whole.main, cross: whole.cross,
      wishes: wishes, buffers: buffers, memory: whole.memory, count: items.count, run: nil,
      host: whole.host, fastPaths: [])
  }
}

// MARK: - Lines

extension FlexPass {
  /// Breaks lines until the limit is reached.
  ///
  /// - Parameters:
  ///   - search: The limit; receives the lines.
  ///   - looks: Whether items are looked at first; otherwise their sizes have been taken before.
  /// - Returns: The first place that is in no line within the limit, and the last one that has been seen, behind
  ///   all if it is known that nothing follows.
  private mutating func fillLines(
    of search: inout LimitSearch, looks: Bool
  ) -> (first: Int, reach: Int) {
    var (first, reach) = (0, 0)
    search.lines.removeAll(keepingCapacity: true)
    while first < count, search.lines.count < search.limit.lines {
      var (line, end) =
        hasProportions
        ? proportionalLine(from: first)
        : fillLine(from: first) { if looks { $0.look(at: $1) } }
      if search.depth < .infinity {
        resolveDepth(of: &line)
        if let last = search.lines.last {
          line.crossPosition =
            last.crossPosition + last.crossSize + lineGap(between: last, and: line)
        }
      }
      search.lines.append(line)
      reach = max(reach, end)
      if line.crossPosition + line.crossSize > search.depth { break }
      first = Int(line.end)
    }
    return (first, reach)
  }

  /// Fills a line whose items have been looked at, and gives them their sizes.
  private mutating func proportionalLine(from first: Int) -> (line: FlexLine, reach: Int) {
    var line = fillProportionalLine(from: first)
    line.length = fillProportionally(line, within: breakLimit) ?? line.length
    // Seen are the next item, and those that stick to it.
    var reach = Int(line.end)
    while hasBreaks, reach < count {
      reach += 1
      if reach < count, wishes.breaks[item(at: reach)].isDisjoint(with: [.avoidBefore, .marker]) {
        break
      }
    }
    return (line, reach)
  }

  /// Makes a line as deep as what is in it; an item without others that is longer than the container is
  /// measured at its length.
  private mutating func resolveDepth(of line: inout FlexLine) {
    let item = item(at: line.items.lowerBound)
    // Within its limits, the item is by itself as long as it is here.
    let isLone = participants(in: line.items) == 1
    let own = (cross: crossSizes[item], guide: guides[item])
    if isLone, isOversize(item, length: mainSizes[item], own: mainSizes[item]) {
      take(measureOversize(item), of: item)
    }
    line.crossSize = crossExtents(of: line).crossSize
    // Beside others the item is what it is by itself.
    (crossSizes[item], guides[item]) = own
  }
}
