// Ever shorter beginnings of a ranking, each broken into lines by itself.
//
// In:  the elements that may be shown, by rank.
// Out: the longest beginning that stays within the limit; its items and its lines.

extension FlexPass {
  /// The longest beginning that stays within the limit without an indicator and hides nothing but break markers.
  mutating func beginningOfAll(_ search: inout LimitSearch) -> Int? {
    if search.leavesItems { return nil }
    if search.holdsAll { return search.count }
    let least = search.worthShowing
    return longest(max(1, least)..<search.count + 1, nil, &search) ?? (least == 0 ? 0 : nil)
  }

  /// The longest of some beginnings that stays within the limit; its items are chosen, and its lines broken.
  mutating func longest(
    _ counts: Range<Int>, _ indicator: Int?, _ search: inout LimitSearch
  ) -> Int? {
    var trial = FlexPass(over: search.choice, of: self)
    for count in counts.reversed() where staysWithin(count, indicator, &search, &trial) {
      return count
    }
    return nil
  }

  /// Whether a beginning stays within the limit, alone or before the indicator.
  private mutating func staysWithin(
    _ count: Int, _ indicator: Int?, _ search: inout LimitSearch, _ trial: inout FlexPass
  ) -> Bool {
    var known = 0
    if search.isRanked {
      search.choice.choose(count, of: search.scratch.taken, indicator)
    } else {
      let end = search.scratch.ends[count]
      known = linesKnown(until: min(end, search.known), search.scratch.lines)
      search.known = end
      search.choice.chooseFirst(end, indicator) { item(at: $0) }
    }
    let (items, shown) = (search.choice.items, search.choice.count)
    if let gaps = search.gaps {
      for place in max(1, search.choice.kept)..<max(1, shown) {
        let item = items[place]
        search.choice.gaps[item] = gaps.gap(before: item, after: items[place - 1], host) {
          wishes.gapBefore[$0]
        }
      }
    }
    trial.count = shown
    let (end, _) = trial.fillLines(
      within: search.limit, depth: search.depth, into: &search.scratch.lines, from: known,
      looks: false)
    return end >= shown
  }

  /// How many of some lines stay as they are, whatever follows the items before a place.
  ///
  /// The line before that of the last item may have been left to items that stick together, whatever they are;
  /// how many of these there are is not looked for.
  private mutating func linesKnown(until end: Int, _ lines: [FlexLine]) -> Int {
    if wishes.breaks[item(at: end - 1)].contains(.avoidBefore) { return 0 }
    return max(0, lines.partitioningIndex { $0.first >= end } - 2)
  }
}

// MARK: - Lines

extension FlexPass {
  /// Breaks lines until the limit is reached.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - depth: The depth that lines must stay within.
  ///   - lines: Receives the lines, behind those that are known.
  ///   - known: How many of them there are already.
  ///   - looks: Whether items are looked at first; otherwise their sizes have been taken before.
  /// - Returns: The first place that is in no line within the limit, and the end of what fits into the last
  ///   line: an item may leave it only to stay with one that does not fit.
  mutating func fillLines(
    within limit: FlexLimit, depth: Double, into lines: inout [FlexLine],
    from known: Int = 0, looks: Bool
  ) -> (first: Int, reach: Int) {
    var (first, reach) = (known > 0 ? Int(lines[known].first) : 0, 0)
    lines.removeLast(lines.count - known)
    while first < count, lines.count < limit.lines {
      var (line, end) =
        hasProportions
        ? proportionalLine(from: first)
        : fillLine(from: first) { if looks { $0.look(at: $1) } }
      if depth < .infinity {
        resolveDepth(of: &line)
        if let last = lines.last {
          line.crossPosition =
            last.crossPosition + last.crossSize + lineGap(between: last, and: line)
        }
      }
      lines.append(line)
      reach = max(reach, end)
      if line.crossPosition + line.crossSize > depth { break }
      first = Int(line.end)
    }
    return (first, reach)
  }

  /// Fills a line whose items have been looked at, and gives them their sizes.
  private mutating func proportionalLine(from first: Int) -> (line: FlexLine, reach: Int) {
    var line = fillProportionalLine(from: first)
    line.length = fillProportionally(line, within: breakLimit) ?? line.length
    return (line, Int(line.end))
  }

  /// Takes the sizes of an item from its host, or from the columns.
  mutating func look(at item: Int) {
    // Its line will give it its sizes.
    if isProportional(item) { return }
    let own = host?.size(of: item)
    mainSizes[item] = main.clamp(wishes.base(item, own: own?.main ?? main.size[item]), item)
    crossSizes[item] = cross.clamp(sanitizedSize(own?.cross ?? cross.size[item]), item)
    if hasBaselines { setGuide(own?.guide ?? ownGuide(of: item), of: item) }
  }

  /// Makes a line as deep as what is in it; an item without others that is longer than the container is
  /// measured at its length.
  private mutating func resolveDepth(of line: inout FlexLine) {
    let item = item(at: line.items.lowerBound)
    // Within its limits, the item is by itself as long as it is here.
    let isLone = participants(in: line.items) == 1
    if isLone, isOversize(item, length: mainSizes[item], own: mainSizes[item]) {
      let own = (cross: crossSizes[item], guide: guides[item])
      take(measureOversize(item), of: item)
      line.crossSize = crossExtents(of: line).crossSize
      // Beside others the item is what it is by itself.
      (crossSizes[item], guides[item]) = own
    } else {
      line.crossSize = crossExtents(of: line).crossSize
    }
  }
}
