// Lines of items with an aspect ratio, in place of §9.3, 5 and §9.7.
//
// In:  the items' ratios, the lengths of all other items; the target, minimum and maximum cross size.
// Out: the items and the cross size of each line; the sizes of the items.
//
//      ├──── the container's length ────┤
//      │ 3 : 2  │gap│1 : 1│gap│ 3 : 2   │  cross size = (length − gaps − fixed items) ÷ (3⁄2 + 1 + 3⁄2)
//
// Each further item reduces the cross size of a line. The line ends before or after the first item
// with which it is at most the target.

/// A possible end of a line.
///
/// `taken` is the number of the line's items.
private struct LineEnd {
  var end: Int
  var taken = 0
  var shares = LineShares()
}

extension FlexPass {
  /// Returns an item's aspect ratio: its main size divided by its cross size.
  ///
  /// 0 for an item without an aspect ratio, and for a break marker.
  @inline(__always)
  mutating func ratio(of item: Int) -> Double {
    guard let own = properties.aspectRatio[item] else { return 0 }
    if properties.breaks[item].contains(.marker) { return 0 }
    return sanitizedRatio(own)
  }

  /// Whether an item has an aspect ratio, so that its line decides its size.
  ///
  /// False in a container without `proportions`.
  mutating func isProportional(_ item: Int) -> Bool { hasProportions && ratio(of: item) > 0 }

  /// Adds an item's length to the `shares` of its line.
  ///
  /// The gap before the item is added, too, unless the item is the line's first.
  ///
  /// - Parameters:
  ///   - place: The item's index among the items sorted by `order`, not its document index.
  ///   - isFirst: Whether the item is the first on its line.
  ///   - shares: The line's length as a function of its cross size.
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
  /// Returns a line with enough items to bring its cross size near the target.
  ///
  /// `first` is the first item's index among the items sorted by `order`, not its document index.
  mutating func fillProportionalLine(from first: Int) -> FlexLine {
    var line = LineEnd(end: first)
    takeNext(into: &line)
    // Where the line ends if the next item avoids a break but would make the line's cross size too
    // small.
    var opportunity: LineEnd?
    while line.end < count, !mustBreak(before: item(at: line.end), after: item(at: line.end - 1)) {
      let breaks = properties.breaks[item(at: line.end)]
      var next = line
      takeNext(into: &next)
      if breaks.contains(.marker) {
        line = next
        continue
      }
      let before = breaks.contains(.avoidBefore) ? opportunity : line
      if line.taken >= mostItems {
        line = before ?? line
        break
      }
      if breakThreshold < .infinity, isFull(next) {
        let alone = next
        takeFollowers(of: &next)
        // Items after this part could change the decision: `FlexIndex` recomputes the part's last
        // line, together with those items.
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

  /// Adds the next items that must stay with the item before them.
  ///
  /// These are break markers and, up to `mostItems` items in the line, items with `avoidBefore`.
  private mutating func takeFollowers(of line: inout LineEnd) {
    while line.end < count, !mustBreak(before: item(at: line.end), after: item(at: line.end - 1)) {
      let breaks = properties.breaks[item(at: line.end)]
      let follows =
        breaks.contains(.marker) || breaks.contains(.avoidBefore) && line.taken < mostItems
      if !follows { return }
      takeNext(into: &line)
    }
  }

  /// Chooses the better of two ends of a line, by the line's cross size.
  ///
  /// Each item that a line takes makes its cross size smaller. With the end `after`, the cross size
  /// is at most the target.
  ///
  /// - Parameters:
  ///   - after: The end with more items. The line may not end there if its items do not fit, or its
  ///     cross size is below the minimum.
  ///   - before: The end with fewer items; nil if the line may not end there.
  /// - Returns: The better end; nil if the line may end at neither.
  private mutating func better(_ after: LineEnd, _ before: LineEnd?) -> LineEnd? {
    let takes = depths.prefer(
      after.shares, to: before?.shares, toFill: breakLimit, breakThreshold)
    return takes ? after : before
  }

  /// Whether a line has enough items to fill the container with at most the target cross size.
  ///
  /// A line whose items have no aspect ratio is full if they no longer fit.
  private mutating func isFull(_ line: LineEnd) -> Bool {
    line.shares.ratio > 0
      ? line.shares.fills(breakLimit, atDepth: depths.target)
      : line.shares.fixed > breakThreshold
  }
}

// MARK: - Filling

extension FlexPass {
  /// Sets the sizes of a line's items that have an aspect ratio.
  ///
  /// They get the cross size that makes the line `limit` long, unless that is too large.
  ///
  /// - Returns: The line's length; nil if no item has an aspect ratio.
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

  /// Returns a line of the items at `places`, with its length.
  ///
  /// The places are indices into the items sorted by `order`, not document indices.
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

  /// Returns the cross size and length of a line with aspect ratios.
  ///
  /// The line is `limit` long, unless that makes its cross size too large.
  private mutating func resolve(
    _ shares: LineShares, in places: Range<Int>, within limit: Double
  ) -> (depth: Double, length: Double) {
    if properties.breaks[item(at: places.lowerBound)].contains(.fullLine) {
      return depths.depth(of: shares, within: limit, atMost: .infinity)
    }
    // Without a break limit there is no length to fill: the cross size is the target.
    let limit = breakLimit < .infinity ? limit : .infinity
    let most = depths.most(isLast: endsSection(places))
    return depths.depth(of: shares, within: limit, atMost: most)
  }

  /// Whether a line is the container's last, or the last before a forced break.
  private mutating func endsSection(_ places: Range<Int>) -> Bool {
    let place = places.upperBound
    if place >= count, part.endsContainer { return true }
    // After the last item of a part, the property arrays go on with the next item of the container.
    let next = place < count ? item(at: place) : part.items.count
    return mustBreak(before: next, after: item(at: places.upperBound - 1))
  }
}
