// §9.4, 8 and 9; §9.6, 15 and 16: the cross sizes and positions of lines.
//
// In:  the items' sizes across their lines, margins and guides.
// Out: the lines' cross sizes and positions, the container's cross size.

/// The numbers that decide a line's cross size, collected item by item.
///
/// They are the largest cross size and the extents around two baselines.
struct CrossExtents {
  /// The cross size of the line's largest item or separator, margins included.
  var largest = 0.0
  /// The space on both sides of the first baseline, for items and separators aligned by it.
  var first = Extents()
  /// The space on both sides of the last baseline, for items aligned by it.
  var last = Extents()

  /// The largest distances from a baseline to the edges of its items.
  ///
  /// `before` is the distance to the margin edges at the cross start, `after` at the cross end.
  struct Extents {
    var before = -Double.infinity
    var after = -Double.infinity

    mutating func add(_ before: Double, _ after: Double) {
      self.before = max(self.before, before)
      self.after = max(self.after, after)
    }
  }

  /// The line's cross size.
  ///
  /// It is `largest` or, if larger, the sum of a baseline's `before` and `after`.
  var crossSize: Double { max(largest, first.before + first.after, last.before + last.after) }
}

extension FlexPass {
  /// Sets the cross sizes of a line's items and of the line.
  ///
  /// These are steps 7 and 8 of CSS Flexbox §9.4.
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

  /// Whether an item is aligned by its first or last baseline.
  ///
  /// False if the item has an auto margin across the line.
  @inline(__always)
  mutating func sharesBaseline(_ item: Int) -> Bool {
    alignment(of: item).isBaseline
      && properties.autoMargins[item].isDisjoint(with: [.crossStart, .crossEnd])
  }

  /// Sets the container's cross size and the cross positions of its lines.
  ///
  /// Also stretches the lines if `alignContent` is `stretch`.
  mutating func distributeLines() {
    // CSS Flexbox §9.4, step 9, and §9.6, steps 15 and 16.
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

  /// The range that all items span along the lines; nil without items.
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

  /// Returns the gap between two lines.
  ///
  /// It is the gap that the caller's `FlexHost` gives or, if there is none, `crossGap`.
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

  /// Writes the indices of a line's items to `items`.
  ///
  /// The indices count from the container's first item, in document order.
  private mutating func gather(_ line: FlexLine, into items: inout [Int]) {
    items.removeAll(keepingCapacity: true)
    for place in line.items { items.append(part.items.lowerBound + item(at: place)) }
  }

  /// Distributes `free`, the container's free cross size, by `alignContent`.
  ///
  /// This makes the lines larger or moves them.
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
