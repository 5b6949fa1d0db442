// §9.4, 11 and §9.6, 13 and 14: aligns the items of a line across the line.
//
// In:  a line whose position and cross size are decided; its items' sizes, margins and guides.
// Out: the items' cross positions, the cross sizes of stretched items.

extension FlexPass {
  mutating func alignItems(of line: FlexLine) {
    // The line's two baselines: `first.before` from the line's start, `last.after` from its end.
    let extents = hasBaselines ? crossExtents(of: line) : CrossExtents()
    for place in line.items {
      let item = item(at: place)
      let guide = guides[item]
      let alignment = alignment(of: item)
      if sharesBaseline(item) {
        let position =
          alignment.keyword == .baseline
          ? extents.first.before : line.crossSize - extents.last.after
        crossPositions[item] = line.crossPosition + position - guide
      } else {
        crossPositions[item] = line.crossPosition + distance(of: item, alignment, in: line)
      }
    }
  }

  /// Returns the distance from a line's cross start to an item's cross start.
  ///
  /// If the item's alignment is `stretch`, also stretches the item.
  private mutating func distance(of item: Int, _ alignment: FlexAlignment, in line: FlexLine)
    -> Double
  {
    let start = sanitizedOffset(cross.marginStart[item])
    let margins = cross.margins(item)
    let edges =
      hasAutoMargins ? properties.autoMargins[item].intersection([.crossStart, .crossEnd]) : []
    // An item with an auto margin across the line is not stretched.
    if !edges.isEmpty {
      let free = max(0, line.crossSize - crossSizes[item] - margins)
      if edges == [.crossStart, .crossEnd] { return start + free / 2 }
      return start + (edges == .crossStart ? free : 0)
    }
    if alignment.keyword == .stretch, !isProportional(item) {
      crossSizes[item] = cross.clamp(line.crossSize - margins, item)
    }
    let free = line.crossSize - crossSizes[item] - margins
    return start + alignment.space(of: free, reversed: container.reversesCross)
  }
}
