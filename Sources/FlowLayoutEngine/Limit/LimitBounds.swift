// An upper bound of the number of elements that a limit can show, found while items are measured one by one.
//
// In:  the ranking.
// Out: the sizes of the items up to the bound; the bound.

/// An upper bound of the number of elements that a limit shows.
///
/// An element is an item or a group of items (see `FlexLimit.elements`).
struct LimitBound {
  let elements: Int
  /// Whether all elements are known to fit.
  var allFit = false
}

extension FlexPass {
  /// Measures items and puts them on lines, until the limit is exceeded.
  ///
  /// Returns an upper bound of the number of elements that fit.
  mutating func measureByLine(_ search: inout LimitSearch) -> LimitBound {
    let filling = fillLines(of: &search, with: .unmeasured)
    let examined = filling.examined
    if examined >= count {
      return LimitBound(elements: search.total, allFit: filling.fitting >= count)
    }
    return LimitBound(elements: search.rank(of: item(at: examined), at: examined))
  }

  /// Measures items, the most important first, until they cannot all fit.
  ///
  /// Returns an upper bound of the number of elements that fit.
  mutating func measureByRank(_ search: borrowing LimitSearch) -> LimitBound {
    // Items cannot fit if they are longer than all lines together. Nor do they fit if their lines
    // would exceed the maximum cross size even if each line had only the smallest item's cross
    // size. In these sums, an item takes its length and a gap, and a line has space for the
    // container's length and one gap. Margins and negative gaps along the lines allow no bound,
    // those across the lines no bound by cross size.
    var gap = host.givesGaps ? min(0, mainGap) : mainGap
    if !properties.gapBefore.isEmpty {
      let own = search.ranking.reduce(.infinity) { min($0, ownGap(before: $1)) }
      gap = host.givesGaps ? min(gap, own) : own
    }
    let hasBound = gap >= 0 && !hasMainMargins
    let lineSpace = breakThreshold + gap
    let lines = Double(max(0, min(search.limit.lines, count)))
    let longest = hasBound ? tolerantLimit(lines * lineSpace) : .infinity
    let lineGap = host.givesLineGaps ? 0 : sanitizedOffset(container.crossGap)
    let hasDepthBound = hasBound && lineGap >= 0 && !hasCrossMargins && lineSpace < .infinity
    var (length, fittingLength, shallowest) = (0.0, 0.0, Double.infinity)
    for item in search.ranking {
      measure(item)
      if isMarker(item) || isProportional(item) { continue }
      let main = mainSizes[item]
      length += min(main, breakThreshold) + gap
      if !(length <= longest) { return LimitBound(elements: search.ranks[item]) }
      if !hasDepthBound || main > breakThreshold { continue }
      (fittingLength, shallowest) = (fittingLength + main + gap, min(shallowest, crossSizes[item]))
      let leastDepth = fittingLength / lineSpace * (shallowest + lineGap) - lineGap
      if leastDepth > search.depth { return LimitBound(elements: search.ranks[item]) }
    }
    return LimitBound(elements: search.total)
  }

  /// Stores an item's own size and guide, from the host or `FlexItems`.
  ///
  /// Does nothing for an item with an aspect ratio, whose line decides its size.
  mutating func measure(_ item: Int) {
    if isProportional(item) { return }
    let own = host?.size(of: item)
    mainSizes[item] = main.clamp(properties.base(item, own: own?.main ?? main.size[item]), item)
    crossSizes[item] = cross.clamp(sanitizedSize(own?.cross ?? cross.size[item]), item)
    if hasBaselines { setGuide(own?.guide ?? ownGuide(of: item), of: item) }
  }
}
