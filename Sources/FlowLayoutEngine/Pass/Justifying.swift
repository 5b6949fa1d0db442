// §9.5: positions the items of a line along the line.
//
// In:  a line whose length is decided; its items' sizes, margins and gaps.
// Out: the items' positions along the line.

extension FlexPass {
  @inline(__always)
  mutating func justification(of line: FlexLine) -> FlexDistribution {
    container.justification(isLast: part.endsContainer && line.end == count)
  }

  @inline(__always)
  mutating func justifyItems(of line: FlexLine) {
    let free = mainSize - line.length
    if hasAutoMargins, free > 0 {
      let edges = autoMargins(along: line)
      if edges > 0 { return place(line, autoMargin: free / Double(edges)) }
    }
    let share = spaceShare(of: line)
    place(line, before: share.before, between: share.between)
    if hasBreaks, line.items.count > 1 {
      // Undoes the share of free space that `place` adds before a break marker. (Not `-=`, which Swift 6.3
      // with the thread sanitizer compiles to an invalid module.)
      let last = item(at: line.items.upperBound - 1)
      if isMarker(last) { mainPositions[last] = mainPositions[last] - share.between }
    }
  }

  /// Returns the free space that justification adds `before` and `between` a line's items.
  ///
  /// The space between neighbors is added to their gap.
  @inline(__always)
  mutating func spaceShare(of line: FlexLine) -> (before: Double, between: Double) {
    let rule = justification(of: line)
    if rule == .flexStart { return (0, 0) }
    return rule.share(
      of: mainSize - line.length, among: max(1, participants(in: line.items)),
      reversed: container.reversesMain)
  }

  private mutating func place(
    _ line: FlexLine, before: Double = 0, between: Double = 0, autoMargin: Double = 0
  ) {
    var position = before
    for place in line.items {
      let item = item(at: place)
      let edges = autoMargin > 0 ? properties.autoMargins[item] : []
      if place > line.items.lowerBound { position += gap(before: place) + between }
      position +=
        sanitizedOffset(main.marginStart[item]) + (edges.contains(.mainStart) ? autoMargin : 0)
      mainPositions[item] = position
      position += mainSizes[item] + sanitizedOffset(main.marginEnd[item])
      position += edges.contains(.mainEnd) ? autoMargin : 0
    }
  }

  /// Returns the number of auto margins of a line's items, along the line.
  private mutating func autoMargins(along line: FlexLine) -> Int {
    var edges = 0
    for place in line.items {
      let own = properties.autoMargins[item(at: place)]
      edges += (own.contains(.mainStart) ? 1 : 0) + (own.contains(.mainEnd) ? 1 : 0)
    }
    return edges
  }
}
