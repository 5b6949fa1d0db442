// The items that a limit shows: the longest prefix of the ranking that fits within the limit, with the
// indicator if anything is hidden.
//
// In:  the items sorted by `order`, not measured yet; the limit.
// Out: the shown items, and whether the indicator is shown.
//
// 1. `LimitRanking`: elements are ranked by priority, or as their items are sorted by `order`.
// 2. `LimitBounds`: items are measured by rank, until an upper bound of the prefix is known.
// 3. Here: shorter and shorter prefixes are broken into lines, as `LimitLines` does, until a prefix fits.
//
//      sequence   a  b  c  d  e  f  g     A prefix that does not fit is examined up to the item that
//      rank       2  0  6  1  4  3  5     overflows. A shorter prefix with all examined items overflows
//      tried      a  b  c ║ d             there, too, so the next prefix leaves out the least important
//      next       a  b  d  e ║ f          of them.

/// A search for as many of the most important elements as fit a limit.
///
/// The *ranking* has the elements in order of importance; a *prefix* is its first elements. The
/// search tries shorter and shorter prefixes until one fits.
struct LimitSearch: ~Copyable {
  let limit: FlexLimit
  /// The maximum cross size of all lines together, plus a tolerance for rounding errors.
  let depth: Double
  let indicator: Int?
  /// The gaps of items that become neighbors because others are hidden.
  ///
  /// Nil if all gaps are the container's.
  var gaps: PartedGaps?

  /// The number of elements, which are items or groups of items.
  var total: Int
  /// The items in order of importance, the most important first.
  ///
  /// May be empty if this is also the sequence of the items sorted by `order`.
  var ranking: [Int] = []
  /// For each item, the rank of the element that it belongs to; 0 is the most important.
  ///
  /// If this is empty, an item's rank is its index among the items sorted by `order`.
  var ranks: [Int] = []

  /// The items that the search tried last, sorted by `order`.
  ///
  /// Each try has fewer items than the one before, until they fit within the limit.
  var items: [Int] = []
  /// The gap before each item of the container, even if the item is hidden.
  ///
  /// Empty if all gaps are the container's.
  var gapBefore: [Double] = []
  /// The lines of the items tried last, up to the first line beyond the limit.
  var lines: [FlexLine] = []

  /// Returns the rank of the element that an item belongs to; 0 is the most important.
  ///
  /// `place` is the item's index among the items sorted by `order`; `item` is its document index.
  func rank(of item: Int, at place: Int) -> Int { ranks.isEmpty ? place : ranks[item] }

  /// Removes all but the `elements` most important elements from `items`.
  mutating func shorten(to elements: Int) {
    if ranks.isEmpty {
      items.removeLast(items.count - elements)
    } else {
      items.removeAll { ranks[$0] >= elements }
    }
  }
}

extension FlexPass {
  /// Finds the most important items that fit within a limit.
  ///
  /// Without priorities, these are the first items when sorted by `order`.
  mutating func run(within limit: FlexLimit) -> FlexRun {
    let (count, size) = (count, mainSizes.count)
    let hasGaps = !properties.gapBefore.isEmpty || host.givesGaps
    let sequence = hasGaps && isReordered ? (0..<count).map { self.sequence[$0] } : nil
    let indicator = limit.hasIndicator ? size - 1 : nil
    var search = LimitSearch(
      limit: limit, depth: tolerantLimit(sanitizedLimit(limit.cross)), indicator: indicator,
      total: count)
    if hasGaps {
      search.gapBefore = (0..<size).map { properties.gapBefore[$0] }
      search.gaps = PartedGaps(
        search.gapBefore, sequence: sequence, count: size, indicator: indicator)
    }
    rankItems(&search)
    return run(&search)
  }

  private mutating func run(_ search: inout LimitSearch) -> FlexRun {
    let bound = search.ranking.isEmpty ? measureByLine(&search) : measureByRank(search)
    let needed = countWithoutTrailingBreaks(search)
    let all =
      bound.allFit
      ? search.total
      : longestPrefix(from: max(1, needed), to: bound.elements, nil, &search)
        ?? (needed == 0 ? 0 : nil)
    let hides = search.indicator != nil && (all == nil || search.limit.hasMore)
    var shown = all
    if all == nil || hides {
      if let indicator = search.indicator { measure(indicator) }
      let most = search.limit.hasMore ? bound.elements : min(bound.elements, needed - 1)
      shown = longestPrefix(from: 1, to: most, search.indicator, &search)
    }
    let elements = shown ?? 0
    // More lines of balanced wrapping might exceed the maximum cross size: greedy wrapping decides
    // their number.
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

  /// Returns the number of elements, without break markers at the ranking's end.
  ///
  /// A break marker is an item that only ends its line.
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

// MARK: - Prefixes

extension FlexPass {
  /// Finds how many of the most important elements fit within the limit.
  ///
  /// If `indicator` is not nil, they have to fit together with that item.
  ///
  /// - Parameters:
  ///   - least: The smallest number of elements to try.
  ///   - most: The largest number of elements, tried first.
  ///   - indicator: The index of the indicator of hidden items; nil for none.
  ///   - search: Receives the items and lines that fit.
  /// - Returns: The number of elements; nil if no number in this range fits.
  private mutating func longestPrefix(
    from least: Int, to most: Int, _ indicator: Int?, _ search: inout LimitSearch
  ) -> Int? {
    var elements = most
    if elements < least { return nil }
    search.items = (0..<(search.ranks.isEmpty ? most : count)).map { item(at: $0) }
    while elements >= least {
      search.shorten(to: elements)
      if let indicator { search.items.append(indicator) }
      let filling = breakPrefix(of: &search)
      let fits = filling.fitting >= search.items.count
      if indicator != nil { search.items.removeLast() }
      if fits { return elements }
      elements = 0
      for place in 0...min(filling.examined, search.items.count - 1) {
        elements = max(elements, search.rank(of: search.items[place], at: place))
      }
    }
    return nil
  }

  /// Breaks the items of `search` into lines, until the limit is exceeded.
  private mutating func breakPrefix(of search: inout LimitSearch) -> LimitFilling {
    if let gaps = search.gaps {
      // If elements are ranked as they are sorted by `order`, only the indicator has a new
      // neighbor.
      let items = search.ranking.isEmpty ? search.items.suffix(2) : search.items[...]
      gaps.put(between: items, into: &search.gapBefore, asking: host)
    }
    let (items, gaps) = (search.items, search.gapBefore)
    return items.withUnsafeBufferPointer { items in
      gaps.withUnsafeBufferPointer { gaps in
        var pass = FlexPass(over: items, gapBefore: gaps, of: self)
        return pass.fillLines(of: &search, with: .measured)
      }
    }
  }

  /// Makes a pass over some of the items of another pass, `whole`.
  ///
  /// If `gapBefore` is empty, the gaps are those of `whole`.
  private init(
    over items: UnsafeBufferPointer<Int>, gapBefore: UnsafeBufferPointer<Double>,
    of whole: borrowing FlexPass
  ) {
    var properties = whole.properties
    if !gapBefore.isEmpty { properties.gapBefore = Column(gapBefore, initial: 0) }
    let buffers = FrameBuffers(
      mainPositions: whole.mainPositions, crossPositions: whole.crossPositions,
      mainSizes: whole.mainSizes, crossSizes: whole.crossSizes,
      sequence: Column(items, initial: 0))
    self.init(
      container: whole.container, part: whole.part, main: whole.main, cross: whole.cross,
      properties: properties, buffers: buffers, memory: whole.memory, count: items.count, run: nil,
      host: whole.host, fastPaths: [])
  }
}
