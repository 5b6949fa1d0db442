// How a strip divides its items into lines.
//
//      lineByLine           shortestFirst
//      │ 0 │ 1  │ 2 │       │ 0 │ 2  │ 5 │
//      │ 3   │ 4 │ 5 │      │ 1    │ 3│ 4  │

/// A line of a strip: its items and its justification.
struct StripLine: Sendable {
  /// The line's items, if these are consecutive; otherwise empty.
  var range = 0..<0
  /// The line's items in ascending order; empty if they are consecutive.
  var items: [Int32] = []
  /// The end of the last item, before justification.
  var length = 0.0
  var extents = CrossExtents()
  /// Whether no item of the line begins before the previous item.
  var areInOrder = true

  /// The line's position across the strip.
  var crossPosition = 0.0
  /// The space that justification adds before the first item.
  var before = 0.0
  /// The space that justification adds between neighbors.
  var between = 0.0
  /// The length that justification adds to each item (`stretch`).
  var growth = 0.0

  var count: Int { items.isEmpty ? range.count : items.count }

  @inline(__always)
  func item(at place: Int) -> Int { items.isEmpty ? range.lowerBound + place : Int(items[place]) }

  /// Returns the position of an item along the line, after justification.
  ///
  /// `place` is its index in the line, `start` its position before justification.
  @inline(__always)
  func position(at place: Int, from start: Double) -> Double {
    before + start + Double(place) * (between + growth)
  }

  /// Updates the line's length and cross size for an item that was appended.
  ///
  /// `size` is the item's length, `depth` its cross size.
  @inline(__always)
  fileprivate mutating func record(
    _ size: Double, _ depth: Double, from start: Double, gap: Double, guide: Double?
  ) {
    // `guide` is nil if guides have no effect.
    length = start + size
    if size + gap < 0 { areInOrder = false }
    extents.largest = max(extents.largest, depth)
    if let guide { extents.first.add(guide, depth - guide) }
  }

  /// Removes the line's items whose index in the strip is at least `first`.
  ///
  /// Resets the line's length and cross size, too.
  fileprivate mutating func remove(from first: Int) {
    items.removeLast(items.count - items.partitioningIndex { Int($0) >= first })
    (length, extents, areInOrder) = (0, CrossExtents(), true)
  }

  /// Distributes the free space of the line, up to `length`, by `rule`.
  fileprivate mutating func justify(by rule: FlexDistribution, within length: Double) {
    let free = length - self.length
    let share = rule.share(of: free, among: max(1, count), reversed: false)
    (before, between) = (share.before, share.between)
    growth = rule.keyword == .stretch && free > 0 ? free / Double(max(1, count)) : 0
  }
}

extension FlexStrip {
  mutating func breakAll() {
    lines.removeAll(keepingCapacity: true)
    lineOfItem.removeAll(keepingCapacity: true)
    starts.resize(to: count)
    mainSize = 0
    if order == .lineByLine, mostLines > 1, count > 1 {
      breakEvenly()
    } else {
      fill(from: 0)
    }
    finishLines()
  }

  /// Divides items into lines again, after a change of the items from index `first` on.
  ///
  /// With `shortestFirst`, the items before index `first` stay where they are.
  mutating func breakAgain(from first: Int) {
    // With `lineByLine`, all lines may end elsewhere, and are filled again.
    let isKept = order == .shortestFirst && mostLines > 1 && first >= lines.count
    if !isKept || count < lines.count { return breakAll() }
    starts.removeLast(starts.count - first)
    lineOfItem.removeLast(lineOfItem.count - first)
    let gap = sanitizedOffset(container.mainGap)
    for line in lines.indices {
      lines[line].remove(from: first)
      for place in lines[line].items.indices {
        let item = Int(lines[line].items[place])
        let (size, depth) = (sanitizedSize(items.main[item]), sanitizedSize(items.cross[item]))
        lines[line].record(
          size, depth, from: starts[item], gap: gap,
          guide: container.alignItems.isBaseline ? guide(of: item) : nil)
      }
    }
    fill(from: first)
    mainSize = 0
    finishLines()
  }

  /// Appends the items whose index is `first` or larger to the lines.
  mutating func fill(from first: Int) {
    starts.append(contentsOf: repeatElement(0, count: count - starts.count))
    if mostLines > 1 { return fillAcross(from: first) }
    if first == count { return }
    var line = lines.popLast() ?? StripLine()
    extend(&line, with: first..<count)
    lines.append(line)
  }

  /// Sets the strip's size, the positions of its lines, and their justification.
  mutating func finishLines() {
    mainSize = lines.reduce(mainSize) { max($0, $1.length) }
    let gap = sanitizedOffset(container.crossGap)
    var position = 0.0
    crossSize = 0
    for index in lines.indices {
      lines[index].crossPosition = position
      position += lines[index].extents.crossSize
      crossSize = max(0, position)
      position += gap
      let isLast = order == .lineByLine && index == lines.count - 1
      lines[index].justify(by: container.justification(isLast: isLast), within: mainSize)
    }
  }

  /// Returns the distance from an item's cross start to its guide.
  ///
  /// Without a guide, returns the item's cross size.
  func guide(of item: Int) -> Double {
    let guide = items.guides.isEmpty ? Double.nan : items.guides[item]
    return guide.isNaN ? sanitizedSize(items.cross[item]) : sanitizedOffset(guide)
  }
}

// MARK: - Line by line

extension FlexStrip {
  /// Divides the items into lines of about equal length, as balanced wrapping without a limit does.
  ///
  /// A flow with balanced wrapping that is proposed the resulting length has the same lines.
  private mutating func breakEvenly() {
    // Divides again with the longest line's length as the limit, until that length no longer
    // decreases.
    var balance = BalanceScratch()
    var limit = Double.infinity
    while true {
      let gap = sanitizedOffset(container.mainGap)
      let ends = balance.evenEnds(
        of: items.main, gap: gap, limit: limit, lines: min(mostLines, count))
      lines.removeAll(keepingCapacity: true)
      var first = 0
      for end in ends {
        var line = StripLine(range: first..<first)
        extend(&line, with: first..<Int(end))
        lines.append(line)
        first = Int(end)
      }
      let longest = lines.reduce(0) { max($0, $1.length) }
      let hugs = container.hugsLines || limit == .infinity
      mainSize = hugs ? min(limit, longest) : max(limit, longest)
      if lines.count < 2 || mainSize >= limit || balance.isLimit(mainSize) { return }
      limit = mainSize
    }
  }

  /// Appends the items of `range` after the line's last item.
  private mutating func extend(_ line: inout StripLine, with range: Range<Int>) {
    let gap = sanitizedOffset(container.mainGap)
    let (main, cross, alignsByGuides) = (items.main, items.cross, container.alignItems.isBaseline)
    var (length, areInOrder, largest) = (line.length, line.areInOrder, line.extents.largest)
    var position = line.range.isEmpty ? 0 : length + gap
    line.range = line.range.lowerBound..<range.upperBound
    // Moved out, so that no write checks whether the array is shared.
    var starts: [Double] = []
    swap(&starts, &self.starts)
    for item in range {
      let (size, depth) = (sanitizedSize(main[item]), sanitizedSize(cross[item]))
      starts[item] = position
      length = position + size
      position = length + gap
      areInOrder = areInOrder && size + gap >= 0
      largest = depth > largest ? depth : largest
      if !alignsByGuides { continue }
      let guide = guide(of: item)
      line.extents.first.add(guide, depth - guide)
    }
    swap(&starts, &self.starts)
    (line.length, line.areInOrder, line.extents.largest) = (length, areInOrder, largest)
  }
}

// MARK: - Across the lines

extension FlexStrip {
  /// Appends each item, from index `first` on, to the line that ends first.
  ///
  /// An item with a line in `keptLines` goes to that line instead.
  private mutating func fillAcross(from first: Int) {
    let gap = sanitizedOffset(container.mainGap)
    let (main, cross) = (items.main, items.cross)
    let alignsByGuides = container.alignItems.isBaseline
    // Moved out, so that no write checks whether the arrays are shared.
    var (lines, lineOfItem, starts) = (lines, lineOfItem, starts)
    let kept = keptLines
    (self.lines, self.lineOfItem, self.starts) = ([], [], [])
    while lines.count < min(mostLines, count) { lines.append(StripLine()) }
    var ends = LineEnds(lines.map { $0.count == 0 ? -.infinity : $0.length })
    lineOfItem.append(contentsOf: repeatElement(0, count: count - first))
    for line in lines.indices {
      let known = lines[line].items.count
      lines[line].items.reserveCapacity(known + max(known, (count - first) / lines.count * 9 / 8))
    }
    lines.withUnsafeMutableBufferPointer { lines in
      lineOfItem.withUnsafeMutableBufferPointer { lineOfItem in
        starts.withUnsafeMutableBufferPointer { starts in
          for item in first..<count {
            let (size, depth) = (sanitizedSize(main[item]), sanitizedSize(cross[item]))
            let (line, start) =
              item < kept.count && kept[item] >= 0 && Int(kept[item]) < lines.count
              ? ends.put(size, gap: gap, after: Int(kept[item])) : ends.put(size, gap: gap)
            lineOfItem[item] = Int32(truncatingIfNeeded: line)
            starts[item] = start
            lines[line].items.append(Int32(truncatingIfNeeded: item))
            lines[line].record(
              size, depth, from: start, gap: gap, guide: alignsByGuides ? guide(of: item) : nil)
          }
        }
      }
    }
    (self.lines, self.lineOfItem, self.starts) = (lines, lineOfItem, starts)
  }
}

/// A heap of the lines' ends, with the line that ends first on top.
///
/// In a tie, the line with the smallest number is on top.
struct LineEnds {
  private var ends: [End]

  private typealias End = (position: Double, line: Int)

  init(_ ends: [Double]) {
    self.ends = ends.enumerated().map { ($1, $0) }
    self.ends.withUnsafeMutableBufferPointer { $0.makeHeap(by: Self.precedes) }
  }

  /// Whether line `a` comes before line `b` in the heap.
  ///
  /// It does if it ends first or, in a tie, has the smaller number.
  @inline(__always)
  private static func precedes(_ a: End, _ b: End) -> Bool {
    // Ends are equal if they differ only by rounding errors, as sums of the same lengths in another
    // order do.
    let distance = b.position - a.position
    let noise = 1e-9 * max(1, min(abs(a.position), abs(b.position)))
    if distance > noise { return true }
    if distance < -noise { return false }
    return a.line < b.line
  }

  /// Returns where the next item of the line that ends first would start.
  @inline(__always)
  func start(gap: Double) -> Double {
    let end = ends[0].position
    return end == -.infinity ? 0 : end + gap
  }

  /// Appends an item to the line that ends first; returns line and start.
  @inline(__always)
  mutating func put(_ size: Double, gap: Double) -> (line: Int, start: Double) {
    let (line, start) = (ends[0].line, start(gap: gap))
    ends.withUnsafeMutableBufferPointer {
      $0.sift((start + size, line), from: 0, by: Self.precedes)
    }
    return (line, start)
  }

  /// Returns where the next item of a given line would start.
  func start(gap: Double, after line: Int) -> Double {
    let end = ends.first { $0.line == line }?.position ?? -.infinity
    return end == -.infinity ? 0 : end + gap
  }

  /// Appends an item to a given line; returns the line and the item's start.
  mutating func put(_ size: Double, gap: Double, after line: Int) -> (line: Int, start: Double) {
    let start = start(gap: gap, after: line)
    for place in ends.indices where ends[place].line == line { ends[place].position = start + size }
    ends.withUnsafeMutableBufferPointer { $0.makeHeap(by: Self.precedes) }
    return (line, start)
  }
}
