// Lines of items that keep their proportions: in the place of §9.3, 5 and §9.7.
//
// In:  the items' ratios, the lengths of all else; the target and the limits of the lines' depths.
// Out: which items each line takes; its depth; the sizes of its items.
//
//      ├──── the container's length ────┤
//      │ 3 : 2  │gap│1 : 1│gap│ 3 : 2   │  depth = (length − gaps − fixed items) ÷ (3⁄2 + 1 + 3⁄2)
//
// Each further item makes a line less deep. The first with which it is no deeper than the target is the one
// before or behind which it ends.

/// A line while it is filled: where it might end, and what it would hold.
private struct LineEnd {
  var end: Int
  var taken = 0
  var shares = LineShares()
}

extension FlexPass {
  /// The item's main size for each point of its line's depth; 0 for one that has its own two sizes.
  @inline(__always)
  mutating func ratio(of item: Int) -> Double {
    guard let own = wishes.aspectRatio[item] else { return 0 }
    if wishes.breaks[item].contains(.marker) { return 0 }
    return sanitizedRatio(own)
  }

  /// Whether an item keeps its proportions: its line gives it both sizes, and does not stretch it.
  mutating func isProportional(_ item: Int) -> Bool { hasProportions && ratio(of: item) > 0 }

  /// Adds what the item at a place takes of its line.
  mutating func add(_ place: Int, isFirst: Bool, to shares: inout LineShares) {
    let item = item(at: place)
    let ratio = ratio(of: item)
    if !isFirst { shares.fixed += gap(before: place) }
    shares.fixed += ratio > 0 ? main.margins(item) : outerMain(item)
    shares.ratio += ratio
  }
}

// MARK: - Breaking

extension FlexPass {
  /// Takes items, at least one, such that the line's depth comes near to the target.
  mutating func fillProportionalLine(from first: Int) -> FlexLine {
    var line = LineEnd(end: first)
    takeNext(into: &line)
    // Where the line ends if items stick together with which it would be less deep than allowed.
    var opportunity: LineEnd?
    while line.end < count, !mustBreak(before: item(at: line.end), after: item(at: line.end - 1)) {
      let asked = wishes.breaks[item(at: line.end)]
      var next = line
      takeNext(into: &next)
      if asked.contains(.marker) {
        line = next
        continue
      }
      let before = asked.contains(.avoidBefore) ? opportunity : line
      if line.taken >= mostItems {
        line = before ?? line
        break
      }
      if breakThreshold < .infinity, isReached(next) {
        let alone = next
        takeFollowers(of: &next)
        // Items that follow a part of a container decide, too: its last line is broken again with these.
        let isOpen = next.end >= count && !part.endsContainer
        line = isOpen ? next : better(next, before) ?? better(alone, nil) ?? line
        break
      }
      opportunity = before
      line = next
    }
    return self.line(first..<line.end, line.shares)
  }

  private mutating func takeNext(into line: inout LineEnd) {
    add(line.end, isFirst: line.taken == 0, to: &line.shares)
    line.end += 1
    line.taken += 1
  }

  /// Puts those items behind a line into it that avoid a break before them, and the marker that ends it.
  private mutating func takeFollowers(of line: inout LineEnd) {
    while line.end < count, !mustBreak(before: item(at: line.end), after: item(at: line.end - 1)) {
      let asked = wishes.breaks[item(at: line.end)]
      let follows =
        asked.contains(.marker) || asked.contains(.avoidBefore) && line.taken < mostItems
      if !follows { return }
      takeNext(into: &line)
    }
  }

  /// Returns the better end of a line: after the item with which it is no deeper than the target, or before.
  ///
  /// - Returns: nil if it may do neither, as the items that stick together fill more than a line.
  private mutating func better(_ after: LineEnd, _ before: LineEnd?) -> LineEnd? {
    let takes = depths.prefer(
      after.shares, to: before?.shares, toFill: breakLimit, breakThreshold)
    return takes ? after : before
  }

  /// Whether a line is no deeper than the target, or too long.
  private mutating func isReached(_ line: LineEnd) -> Bool {
    line.shares.ratio > 0
      ? line.shares.isReached(by: depths.target, toFill: breakLimit)
      : line.shares.fixed > breakThreshold
  }
}

// MARK: - Filling

extension FlexPass {
  /// Gives the items of a line their sizes, and returns its length; nil if none keeps its proportions.
  mutating func fillProportionally(_ line: FlexLine, within limit: Double) -> Double? {
    let shares = shares(of: line.items)
    if shares.ratio == 0 { return nil }
    let (depth, length) = resolve(shares, in: line.items, within: limit)
    let (mainSizes, crossSizes) = (mainSizes, crossSizes)
    for place in line.items {
      let item = item(at: place)
      let ratio = ratio(of: item)
      if ratio == 0 { continue }
      mainSizes[item] = ratio * depth
      crossSizes[item] = depth
      if hasBaselines { setGuide(.nan, of: item) }
    }
    return length
  }

  /// A line of given items, as long as they are at their depth.
  mutating func line(_ places: Range<Int>, _ shares: LineShares) -> FlexLine {
    let length =
      shares.ratio > 0 ? resolve(shares, in: places, within: breakLimit).length : shares.fixed
    return FlexLine(places, length: length)
  }

  mutating func shares(of places: Range<Int>) -> LineShares {
    var shares = LineShares()
    for place in places { add(place, isFirst: place == places.lowerBound, to: &shares) }
    return shares
  }

  /// The depth of a line that has proportions, and how long that makes it.
  private mutating func resolve(
    _ shares: LineShares, in places: Range<Int>, within limit: Double
  ) -> (depth: Double, length: Double) {
    if wishes.breaks[item(at: places.lowerBound)].contains(.fullLine) {
      return depths.depth(of: shares, within: limit, atMost: .infinity)
    }
    // Without a limit there is nothing to fill.
    let limit = breakLimit < .infinity ? limit : .infinity
    let most = depths.most(isLast: endsSection(places))
    return depths.depth(of: shares, within: limit, atMost: most)
  }

  /// Whether a line is the last one before a forced break or the end.
  private mutating func endsSection(_ places: Range<Int>) -> Bool {
    let place = places.upperBound
    if place >= count, part.endsContainer { return true }
    // The columns go on behind a part of a container.
    let next = place < count ? item(at: place) : part.items.count
    return mustBreak(before: next, after: item(at: places.upperBound - 1))
  }
}
