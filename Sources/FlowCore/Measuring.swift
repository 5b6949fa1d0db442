// §9.4, 7: the items' sizes across their line.
//
// In:  the resolved sizes along the line.
// Out: the sizes across it, the guides; the line's length again where a measured item changed it.

extension FlexPass {
  /// Asks the host for the depth of each item that is not as long as it was when it was measured.
  mutating func measureItems(ofLine index: Int, _ host: inout some FlexHost) {
    let line = lines[index]
    let crossSizes = crossSizes
    let hasLimits = !cross.minimum.isEmpty || !cross.maximum.isEmpty
    for place in line.items {
      let item = item(at: place)
      let depth = cross.cross[item]
      crossSizes[item] = hasLimits ? cross.clamp(depth, item) : size(depth)
    }
    if hasBaselines { takeGuides(of: line) }
    if host.measuresItems { remeasureItems(ofLine: index, &host) }
  }

  /// Puts the guides in their place for items that keep their length.
  private mutating func takeGuides(of line: FlexLine) {
    for place in line.items {
      let item = item(at: place)
      let isLast = alignment(of: item).keyword == .lastBaseline
      setGuide(isLast ? cross.lastGuides[item] : cross.guides[item], of: item)
    }
  }

  private mutating func setGuide(_ guide: Double, of item: Int) {
    crossPositions[item] = guide.isNaN ? crossSizes[item] : offset(guide)
  }

  private mutating func remeasureItems(ofLine index: Int, _ host: inout some FlexHost) {
    let line = lines[index]
    for place in line.items {
      let item = item(at: place)
      if mainSizes[item] == size(main.main[item]) { continue }
      let answer = host.measure(item: item, main: mainSizes[item])
      crossSizes[item] = cross.clamp(answer.cross, item)
      if isRefitting { mainSizes[item] = main.clamp(size(answer.main), item) }
      setGuide(answer.guide, of: item)
    }
    if isRefitting { lines[index].length = self.line(line.items).length }
  }

  /// The item's own alignment, or the container's.
  @inline(__always)
  mutating func alignment(of item: Int) -> FlexAlignment {
    if !hasOwnAlignments { return container.alignItems }
    let own = cross.alignSelf[item]
    return own.keyword == .auto ? container.alignItems : own
  }
}
