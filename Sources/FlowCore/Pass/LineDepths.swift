// §9.4, 8 and 9; §9.6, 15 and 16: how deep lines are, and where they go.
//
// In:  the items' sizes across their lines, margins and guides.
// Out: the lines' depths and positions, the container's depth.

extension FlexPass {
  /// §9.4, 7 and 8: as deep as the deepest item, or as what two rows of guides need.
  mutating func resolveDepth(ofLine index: Int, _ host: inout some FlexHost) {
    if !host.measuresItems, takeDepthsOfNeighbours(ofLine: index) { return }
    measureItems(ofLine: index, &host)
    let line = lines[index]
    let crossSizes = crossSizes
    var depth = 0.0
    for place in line.items {
      let item = item(at: place)
      let outer = hasCrossMargins ? crossSizes[item] + cross.margins(item) : crossSizes[item]
      depth = outer > depth ? outer : depth
    }
    if hasBaselines {
      let first = extents(of: .baseline, in: line)
      let last = extents(of: .lastBaseline, in: line)
      depth = max(depth, first.before + first.after, last.before + last.after)
    }
    lines[index].crossSize = depth
  }

  /// How far the margin boxes of a baseline's items reach to both of its sides.
  mutating func extents(
    of baseline: FlexAlignment, in line: FlexLine
  ) -> (before: Double, after: Double) {
    var extents = (before: -Double.infinity, after: -Double.infinity)
    for place in line.items {
      let item = item(at: place)
      guard sharesBaseline(item), alignment(of: item).keyword == baseline.keyword else { continue }
      let guide = guides[item]
      extents.before = max(extents.before, sanitizedOffset(cross.marginStart[item]) + guide)
      extents.after = max(
        extents.after, crossSizes[item] - guide + sanitizedOffset(cross.marginEnd[item]))
    }
    return extents
  }

  /// Whether an item is aligned by a guide: an auto margin across the line comes first.
  @inline(__always)
  mutating func sharesBaseline(_ item: Int) -> Bool {
    alignment(of: item).isBaseline
      && cross.autoMargins[item].isDisjoint(with: [.crossStart, .crossEnd])
  }

  /// §9.6, 15 and 16, and the stretching of §9.4, 9.
  mutating func distributeLines(_ host: inout some FlexHost) {
    var content = 0.0
    for index in lines.indices {
      if index > 0 { content += lineGap(before: index, &host) }
      // Positions count from the lines' own start for now.
      lines[index].crossPosition = content
      content += lines[index].crossSize
    }
    crossSize = container.crossSize(around: content)
    if container.wrap == .nowrap {
      if !lines.isEmpty { lines[0].crossSize = crossSize }
    } else {
      shareDepth(crossSize - content)
    }
  }

  private mutating func lineGap(before index: Int, _ host: inout some FlexHost) -> Double {
    var gap: Double?
    if container.asksForLineGaps {
      let first = part.items.lowerBound
      gap = host.gap(
        between: lines[index - 1].counted(from: first), and: lines[index].counted(from: first))
    }
    return sanitizedOffset(gap ?? container.crossGap)
  }

  /// Gives what is left of the container's depth to the lines, or puts it around them.
  private mutating func shareDepth(_ free: Double) {
    if free == 0 { return }
    let rule = container.alignContent
    let growth =
      rule.keyword == .stretch && free > 0 ? free / Double(max(1, lines.count)) : 0
    let share = rule.share(of: free, among: lines.count, reversed: container.reversesCross)
    var shift = share.before
    for index in lines.indices {
      lines[index].crossPosition += shift
      lines[index].crossSize += growth
      shift += share.between + growth
    }
  }
}
