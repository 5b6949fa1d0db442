// §9.4, 7: the items' sizes across their line.
//
// In:  the resolved sizes along the line.
// Out: the sizes across it, the guides; the line's length again where a measured item changed it.

extension FlexPass {
  /// Asks the host for the depth of each item that is not as long as it was when it was measured.
  mutating func measureItems(ofLine index: Int, _ host: inout some FlexHost) {
    let line = lines[index]
    let refits = refits(line)
    for place in line.items {
      let item = item(at: place)
      var guide = Double.nan
      if mainSizes[item] == size(main.main[item]) {
        crossSizes[item] = cross.clamp(cross.cross[item], item)
        guide = alignment(of: item) == .lastBaseline ? cross.lastGuides[item] : cross.guides[item]
      } else {
        let answer = host.measure(item: item, main: mainSizes[item])
        crossSizes[item] = cross.clamp(answer.cross, item)
        guide = answer.guide
        if refits { mainSizes[item] = main.clamp(size(answer.main), item) }
      }
      crossPositions[item] = guide.isNaN ? crossSizes[item] : offset(guide)
    }
    if refits { lines[index].length = self.line(line.items).length }
  }

  /// The item's own alignment, or the container's.
  @inline(__always)
  func alignment(of item: Int) -> FlexAlignment {
    if cross.alignSelf.isEmpty { return container.alignItems }
    let own = cross.alignSelf[item]
    return own.keyword == .auto ? container.alignItems : own
  }
}
