// §9.4, 8 and 9; §9.6, 15 and 16: how deep lines are, and where they go.
//
// In:  the items' sizes across their lines, margins and guides.
// Out: the lines' depths and positions, the container's depth.

/// How deep a line is, item by item.
struct LineDepth {
  var deepest = 0.0
  /// How far the items of the two baselines reach.
  var first = Extents()
  var last = Extents()

  /// How far margin boxes reach to both sides of a baseline.
  struct Extents {
    var before = -Double.infinity
    var after = -Double.infinity

    mutating func add(_ before: Double, _ after: Double) {
      self.before = max(self.before, before)
      self.after = max(self.after, after)
    }
  }

  /// As deep as the deepest item, or as what two rows of guides need.
  var depth: Double { max(deepest, first.before + first.after, last.before + last.after) }
}

extension FlexPass {
  /// §9.4, 7 and 8: as deep as the deepest item, or as what two rows of guides need.
  mutating func resolveDepth(ofLine index: Int, _ host: inout some FlexHost) {
    if !host.measuresItems, takeCrossSizesOfNeighbors(ofLine: index) { return }
    measureItems(ofLine: index, &host)
    lines[index].crossSize = depth(of: lines[index]).depth
  }

  /// What the items of a line make of its depth.
  mutating func depth(of line: FlexLine) -> LineDepth {
    var depth = LineDepth()
    for place in line.items { add(item(at: place), to: &depth) }
    return depth
  }

  @inline(__always)
  mutating func add(_ item: Int, to depth: inout LineDepth) {
    let size = crossSizes[item]
    let outer = hasCrossMargins ? size + cross.margins(item) : size
    depth.deepest = outer > depth.deepest ? outer : depth.deepest
    if !hasBaselines || !sharesBaseline(item) { return }
    let before = sanitizedOffset(cross.marginStart[item]) + guides[item]
    let after = size - guides[item] + sanitizedOffset(cross.marginEnd[item])
    if alignment(of: item).keyword == .baseline {
      depth.first.add(before, after)
    } else {
      depth.last.add(before, after)
    }
  }

  /// Whether an item is aligned by a guide: an auto margin across the line comes first.
  @inline(__always)
  mutating func sharesBaseline(_ item: Int) -> Bool {
    alignment(of: item).isBaseline
      && cross.autoMargins[item].isDisjoint(with: [.crossStart, .crossEnd])
  }

  /// §9.6, 15 and 16, and the stretching of §9.4, 9.
  mutating func distributeLines(_ host: inout some FlexHost) {
    if container.asksForLineGaps { tellReach(&host) }
    var content = 0.0
    for index in lines.indices {
      if index > 0 { content += lineGap(between: lines[index - 1], and: lines[index], &host) }
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

  /// Tells the host where the foremost item starts and the hindmost one ends.
  private mutating func tellReach(_ host: inout some FlexHost) {
    var (start, end) = (Double.infinity, -Double.infinity)
    for line in lines {
      for place in line.items {
        let item = item(at: place)
        start = min(start, mainPositions[item])
        end = max(end, mainPositions[item] + mainSizes[item])
      }
    }
    if start <= end { host.linesReach(from: start, to: end) }
  }

  func lineGap(
    between line: FlexLine, and next: FlexLine, _ host: inout some FlexHost
  ) -> Double {
    var own: Double?
    if container.asksForLineGaps {
      let first = part.items.lowerBound
      own = host.gap(between: line.counted(from: first), and: next.counted(from: first))
    }
    return sanitizedOffset(own ?? container.crossGap)
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
