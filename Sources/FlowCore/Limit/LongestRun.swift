// What a limit shows: the longest run of items that stays within it together with the indicator.
//
// In:  the items in the order of the lines, none of them known before it is looked at; the limit.
// Out: how many are shown, and whether the indicator is.
//
//      a  b  c  d  │    Lines are broken one after the other, as ever, until there may be no more:
//      e  f  g  h  │ i  i is the last item that is looked at.
//
//      a  b  c  d  │    Then ever shorter runs are tried, from the longest one that has fitted on, until
//      e  f  +9    │    the indicator has room behind it.

/// The working memory of a count, kept from pass to pass.
struct LimitScratch: Sendable {
  var lines: [LimitedLine] = []
  var ranking = RankingScratch()
  fileprivate var prefixes: [LinePrefix] = []
}

/// A line as greedy wrapping makes it if all items are there.
struct LimitedLine: Sendable {
  /// The line, at its place across the container.
  var line: FlexLine
  /// The end of what fits into the line; an item may leave it only to stay with one that does not fit.
  var reach: Int
  /// The end of what fits into the lines before: shorter runs have fewer lines.
  var start: Int
}

/// The first items of a line.
private struct LinePrefix {
  var length = 0.0
  var count = 0
  var depth = CrossExtents()
}

/// A run that is tried: the items of all lines before one, and the first of this one.
private struct TriedRun {
  let line: Int
  let first: Int
  let end: Int
  let showsIndicator: Bool
  /// Whether the indicator has a line of its own.
  var parts = false
}

extension FlexPass {
  /// Finds the longest run that stays within a limit.
  ///
  /// - Complexity: O(*n*) for the *n* items up to the first that does not fit.
  mutating func longestRun(within limit: FlexLimit, _ host: inout some FlexLimitHost) -> FlexRun {
    let depth = tolerantLimit(sanitizedLimit(limit.cross))
    let first = fillLines(within: limit, depth: depth, looks: true, &host)
    let end = endOfItems
    let needsMore = first >= end && limit.hasMore
    if first >= end, !(needsMore && limit.hasIndicator), mayEnd(at: first, limit.elements) {
      let lines = limits.lines.prefix { $0.line.first < first }.count
      return run(first, showsIndicator: false, lines: lines, limit, needsMore)
    }
    if limit.hasIndicator { look(at: indicator, &host) }
    for line in limits.lines.indices.reversed() {
      findPrefixes(ofLine: line)
      let start = Int(limits.lines[line].line.first)
      var place = start + limits.prefixes.count
      while place > limits.lines[line].start {
        var tried = TriedRun(
          line: line, first: start, end: place,
          showsIndicator: limit.hasIndicator && (place < end || limit.hasMore))
        if mayEnd(at: place, limit.elements), staysWithin(limit, depth: depth, &tried, &host) {
          let lines = line + (tried.parts ? 2 : 1)
          return run(place, showsIndicator: tried.showsIndicator, lines: lines, limit, needsMore)
        }
        place -= 1
      }
    }
    return run(0, showsIndicator: true, lines: 1, limit, needsMore)
  }

  private func run(
    _ count: Int, showsIndicator: Bool, lines: Int, _ limit: FlexLimit, _ needsMore: Bool
  ) -> FlexRun {
    // How deep other lines would be is not known, so they are no more than these.
    let mostLines = sanitizedLimit(limit.cross) < .infinity ? lines : limit.lines
    var run = FlexRun(
      count: count, showsIndicator: limit.hasIndicator ? showsIndicator : nil,
      mostLines: max(1, mostLines))
    run.needsMore = needsMore
    return run
  }

  /// Whether a run may end before a place: behind no separator, and not within an element.
  private mutating func mayEnd(at place: Int, _ elements: [Int]) -> Bool {
    if place == 0 { return true }
    if isSeparator(at: place - 1) { return false }
    let next = nextItem(from: place)
    return elements.isEmpty || next >= count
      || elements[item(at: place - 1)] != elements[item(at: next)]
  }

  /// The item that stands for the others.
  private var indicator: Int { mainSizes.count - 1 }

  /// The end of all that is not a break marker at the end.
  private var endOfItems: Int {
    mutating get {
      for place in (0..<count).reversed() where !isMarker(item(at: place)) { return place + 1 }
      return 0
    }
  }
}

// MARK: - Lines

extension FlexPass {
  /// Breaks lines until the limit is reached; answers the first place that is in none of them.
  ///
  /// Items are looked at first, unless their sizes have been taken before.
  mutating func fillLines(
    within limit: FlexLimit, depth: Double, looks: Bool, _ host: inout some FlexLimitHost
  ) -> Int {
    limits.lines.removeAll(keepingCapacity: true)
    var first = 0
    while first < count, limits.lines.count < limit.lines {
      var (line, reach) =
        hasProportions
        ? proportionalLine(from: first)
        : fillLine(from: first) { if looks { $0.look(at: $1, &host) } }
      let previous = limits.lines.last
      if depth < .infinity {
        resolveDepth(of: &line, crossExtents(of: line), &host)
        line.crossPosition = position(of: line, after: previous?.line, &host)
      }
      limits.lines.append(
        LimitedLine(line: line, reach: reach, start: previous.map { max($0.start, $0.reach) } ?? 0))
      if line.crossPosition + line.crossSize > depth { break }
      first = nextItem(from: Int(line.end))
    }
    return first
  }

  /// Fills a line whose items have been looked at, and gives them their sizes.
  private mutating func proportionalLine(from first: Int) -> (line: FlexLine, reach: Int) {
    var line = fillProportionalLine(from: first)
    line.length = fillProportionally(line, within: breakLimit) ?? line.length
    return (line, Int(line.end))
  }

  /// Takes the sizes of an item from its host, or from the columns.
  mutating func look(at item: Int, _ host: inout some FlexLimitHost) {
    // Its line will give it its sizes.
    if hasProportions, isProportional(item) { return }
    let isLast = alignment(of: item).keyword == .lastBaseline
    let own =
      host.size(of: item)
      ?? FlexMeasurement(
        main: main.main[item], cross: cross.cross[item],
        guide: isLast ? cross.lastGuides[item] : cross.guides[item])
    mainSizes[item] = main.clamp(main.base(item, own: own.main), item)
    crossSizes[item] = cross.clamp(own.cross, item)
    if hasBaselines { setGuide(own.guide, of: item) }
  }

  /// Makes a line as deep as what is in it; a lone item may have to be measured for it.
  private mutating func resolveDepth(
    of line: inout FlexLine, _ content: CrossExtents, _ host: inout some FlexLimitHost
  ) {
    line.crossSize = content.crossSize
    if participants(in: line.items) != 1 { return }
    let item = item(at: line.items.lowerBound)
    let marker = line.items.count > 1 ? self.item(at: line.items.upperBound - 1) : nil
    resolveDepth(ofLone: item, marker: marker, &line, &host)
  }

  /// The same for an item without others: one that is longer than the container is measured at its length.
  private mutating func resolveDepth(
    ofLone item: Int, marker: Int? = nil, _ line: inout FlexLine, _ host: inout some FlexLimitHost
  ) {
    let own = (main: mainSizes[item], cross: crossSizes[item], guide: guides[item])
    // Within its limits, the item is by itself as long as it is here.
    if isOversize(item, length: own.main, own: own.main) {
      let answer = measureOversize(item, &host)
      mainSizes[item] = main.clamp(sanitizedSize(answer.main), item)
      take(answer, of: item)
      line.length = outerMain(item) + (marker.map { outerMain($0) } ?? 0)
    }
    var content = CrossExtents()
    add(item, to: &content)
    if let marker { add(marker, to: &content) }
    line.crossSize = content.crossSize
    // Beside others the item is what it is by itself.
    (mainSizes[item], crossSizes[item], guides[item]) = own
  }

  private mutating func position(
    of line: FlexLine, after previous: FlexLine?, _ host: inout some FlexLimitHost
  ) -> Double {
    guard let previous else { return 0 }
    return previous.crossPosition + previous.crossSize
      + lineGap(between: previous, and: line, &host)
  }
}

// MARK: - Runs

extension FlexPass {
  /// Adds up the items of a line from its start on, as far as they fit.
  private mutating func findPrefixes(ofLine index: Int) {
    let line = limits.lines[index]
    limits.prefixes.removeAll(keepingCapacity: true)
    var prefix = LinePrefix()
    for place in Int(line.line.first)..<line.reach {
      let item = item(at: place)
      prefix.length += (prefix.count > 0 ? gap(before: place) : 0) + outerMain(item)
      prefix.count += isSeparator(at: place) ? 0 : 1
      add(item, to: &prefix.depth)
      limits.prefixes.append(prefix)
    }
  }

  /// Whether a run stays within the limit, and where its indicator goes.
  private mutating func staysWithin(
    _ limit: FlexLimit, depth: Double, _ run: inout TriedRun, _ host: inout some FlexLimitHost
  ) -> Bool {
    let prefix = limits.prefixes[run.end - run.first - 1]
    var length = prefix.length
    if run.showsIndicator {
      length += gapBeforeIndicator(at: run.end, &host) + outerMain(indicator)
      run.parts =
        length > breakThreshold || prefix.count >= mostItems
        || mustBreak(before: indicator, after: item(at: run.end - 1))
    }
    if run.parts, run.line + 2 > limit.lines { return false }
    return depth == .infinity || deepestEnd(of: run, length: length, &host) <= depth
  }

  private mutating func gapBeforeIndicator(at place: Int, _ host: inout some FlexLimitHost)
    -> Double
  {
    let last = item(at: place - 1)
    guard host.givesGaps, let gap = host.gap(before: indicator, after: last), !gap.isNaN else {
      return ownGap(before: place)
    }
    return sanitizedOffset(gap)
  }

  /// Where the deeper one of a run's last two lines ends.
  private mutating func deepestEnd(
    of run: TriedRun, length: Double, _ host: inout some FlexLimitHost
  ) -> Double {
    let prefix = limits.prefixes[run.end - run.first - 1]
    let joins = run.showsIndicator && !run.parts
    var content = prefix.depth
    if joins { add(indicator, to: &content) }
    var line = FlexLine(
      run.first..<run.end + (joins ? 1 : 0), length: run.parts ? prefix.length : length)
    let whole = limits.lines[run.line].line
    if joins {
      line.crossSize = content.crossSize
    } else if whole.end == line.end {
      (line.length, line.crossSize) = (whole.length, whole.crossSize)
    } else {
      resolveDepth(of: &line, content, &host)
    }
    let previous = run.line > 0 ? limits.lines[run.line - 1].line : nil
    line.crossPosition = position(of: line, after: previous, &host)
    let end = line.crossPosition + line.crossSize
    if !run.parts { return end }
    var last = FlexLine(run.end..<run.end + 1, length: outerMain(indicator))
    resolveDepth(ofLone: indicator, &last, &host)
    return max(end, position(of: last, after: line, &host) + last.crossSize)
  }
}
