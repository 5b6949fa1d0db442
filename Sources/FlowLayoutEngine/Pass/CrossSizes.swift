// §9.4, 8 and 9; §9.6, 15 and 16: the cross sizes and positions of lines.
//
// In:  the items' sizes across their lines, margins and guides.
// Out: the lines' cross sizes and positions, the container's cross size.

/// The numbers that decide a line's cross size: the largest cross size of its items, and the items'
/// extents around the line's two baselines.
///
/// Items are added one by one.
struct CrossExtents {
  /// The largest cross size of the line's items (with their margins) and separators.
  var largest = 0.0
  /// The extents, around the line's first baseline, of the items and separators aligned by it.
  var first = Extents()
  /// The extents, around the line's last baseline, of the items aligned by it.
  var last = Extents()

  /// The largest distance from a baseline to an item's cross-start margin edge (`before`), and to
  /// an item's cross-end margin edge (`after`).
  struct Extents {
    var before = -Double.infinity
    var after = -Double.infinity

    mutating func add(_ before: Double, _ after: Double) {
      self.before = max(self.before, before)
      self.after = max(self.after, after)
    }
  }

  /// The line's cross size: the largest item's cross size or, if larger, the sum of the extents
  /// before and after a baseline.
  var crossSize: Double { max(largest, first.before + first.after, last.before + last.after) }
}

extension FlexPass {
  /// Sets the cross sizes of a line's items and of the line (CSS Flexbox §9.4, steps 7 and 8).
  mutating func resolveCrossSize(of line: inout FlexLine) {
    measureItems(of: line)
    line.crossSize = crossExtents(of: line).crossSize
  }

  mutating func crossExtents(of line: FlexLine) -> CrossExtents {
    var extents = CrossExtents()
    for place in line.items { add(item(at: place), to: &extents) }
    addSeparators(of: line, to: &extents)
    return extents
  }

  mutating func add(_ item: Int, to extents: inout CrossExtents) {
    let size = crossSizes[item]
    let outer = hasCrossMargins ? size + cross.margins(item) : size
    extents.largest = outer > extents.largest ? outer : extents.largest
    if !hasBaselines || !sharesBaseline(item) { return }
    let before = sanitizedOffset(cross.marginStart[item]) + guides[item]
    let after = size - guides[item] + sanitizedOffset(cross.marginEnd[item])
    if alignment(of: item).keyword == .baseline {
      extents.first.add(before, after)
    } else {
      extents.last.add(before, after)
    }
  }

  /// Whether an item is aligned by its first or last baseline; false if the item has an auto margin
  /// across the line.
  @inline(__always)
  mutating func sharesBaseline(_ item: Int) -> Bool {
    alignment(of: item).isBaseline
      && properties.autoMargins[item].isDisjoint(with: [.crossStart, .crossEnd])
  }

  /// Sets the container's cross size and the lines' cross positions, and stretches lines if
  /// `alignContent` is `stretch` (CSS Flexbox §9.4, step 9, and §9.6, steps 15 and 16).
  mutating func distributeLines() {
    let asksForGaps = part.asksForLineGaps(host)
    if asksForGaps, let host, let extent { host.linesExtend(from: extent.start, to: extent.end) }
    let gap = sanitizedOffset(container.crossGap)
    var content = 0.0
    var before: FlexLine?
    eachLine { pass, line in
      if let before { content += asksForGaps ? pass.lineGap(between: before, and: line) : gap }
      // Relative to the first line, until the container's cross size and so its free space are known.
      line.crossPosition = content
      content += line.crossSize
      before = line
    }
    crossSize = container.crossSize(around: content)
    if container.wrap == .nowrap {
      if !lines.isEmpty { lines[0].crossSize = crossSize }
    } else {
      shareCrossSize(crossSize - content)
    }
  }

  /// The extent of all items along the lines: the smallest start and the largest end of an item;
  /// nil without items.
  private var extent: (start: Double, end: Double)? {
    mutating get {
      var (start, end) = (Double.infinity, -Double.infinity)
      for line in lines {
        for place in line.items {
          let item = item(at: place)
          start = min(start, mainPositions[item])
          end = max(end, mainPositions[item] + mainSizes[item])
        }
      }
      return start <= end ? (start, end) : nil
    }
  }

  /// Returns the gap between two lines: the host's gap or, if the host gives none, the container's
  /// `crossGap`.
  mutating func lineGap(
    between line: FlexLine, and next: FlexLine
  ) -> Double {
    if !host.givesLineGaps { return sanitizedOffset(container.crossGap) }
    let memory = memory
    gather(line, into: &memory.pointee.lineItems)
    gather(next, into: &memory.pointee.nextItems)
    let own = host?.gap(between: memory.pointee.lineItems, and: memory.pointee.nextItems)
    return sanitizedOffset(own ?? container.crossGap)
  }

  /// Replaces `items` with the items of a line, as indices in document order.
  private mutating func gather(_ line: FlexLine, into items: inout [Int]) {
    items.removeAll(keepingCapacity: true)
    for place in line.items { items.append(part.items.lowerBound + item(at: place)) }
  }

  /// Distributes `free`, the container's free cross size, by `alignContent`: adds it to the lines'
  /// cross sizes, or to the spaces before and between the lines.
  private mutating func shareCrossSize(_ free: Double) {
    if free == 0 { return }
    let rule = container.alignContent
    let growth =
      rule.keyword == .stretch && free > 0 ? free / Double(max(1, lines.count)) : 0
    let share = rule.share(of: free, among: lines.count, reversed: container.reversesCross)
    var shift = share.before
    eachLine { _, line in
      line.crossPosition += shift
      line.crossSize += growth
      shift += share.between + growth
    }
  }
}
