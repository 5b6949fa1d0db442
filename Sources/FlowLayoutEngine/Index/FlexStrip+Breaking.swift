// How a strip divides its items into lines.
//
//      line by line         shortest first
//      │ 0 │ 1  │ 2 │       │ 0 │ 2  │ 5 │
//      │ 3   │ 4 │ 5 │      │ 1    │ 3│ 4  │

/// A line of a strip: its items and its justification.
struct StripLine: Sendable {
  /// The items of the line, if they are consecutive.
  var range = 0..<0
  /// The items of the line, if they are not consecutive, ascending.
  var items: [Int32] = []
  /// The end of the last item.
  var length = 0.0
  var extents = CrossExtents()
  /// Whether no item begins before the previous one.
  var areInOrder = true

  /// The line's position across the strip.
  var crossPosition = 0.0
  /// The justification: the space before the first item, added between neighbors, and added to each item.
  var before = 0.0
  var between = 0.0
  var growth = 0.0

  var count: Int { items.isEmpty ? range.count : items.count }

  @inline(__always)
  func item(at place: Int) -> Int { items.isEmpty ? range.lowerBound + place : Int(items[place]) }

  /// Returns an item's justified position; `start` is its old one.
  @inline(__always)
  func position(at place: Int, from start: Double) -> Double {
    before + start + Double(place) * (between + growth)
  }

  /// Distributes the free space of the line.
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

  /// Fills lines with the items from one on, after those that they have.
  mutating func fill(from first: Int) {
    starts.append(contentsOf: repeatElement(0, count: count - starts.count))
    if mostLines > 1 { return fillAcross(from: first) }
    if first == count { return }
    var line = lines.popLast() ?? StripLine()
    extend(&line, with: first..<count)
    lines.append(line)
  }

  /// Stacks the lines, and distributes the free space of each.
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

  /// The distance from an item's cross start to its guide.
  func guide(of item: Int) -> Double {
    let guide = items.guides.isEmpty ? Double.nan : items.guides[item]
    return guide.isNaN ? sanitizedSize(items.cross[item]) : sanitizedOffset(guide)
  }
}

// MARK: - Line by line

extension FlexStrip {
  /// Makes the lines of balanced wrapping without a limit.
  ///
  /// A flow is then proposed its own size, and must keep its lines. If items are multiples of a grid, lines
  /// are even only with that size as the limit, so it is tried until nothing gets shorter.
  private mutating func breakEvenly() {
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

  /// Appends consecutive items to a line.
  private mutating func extend(_ line: inout StripLine, with range: Range<Int>) {
    let gap = sanitizedOffset(container.mainGap)
    let (main, cross, alignsByGuides) = (items.main, items.cross, container.alignItems.isBaseline)
    var (length, areInOrder, largest) = (line.length, line.areInOrder, line.extents.largest)
    var position = line.range.isEmpty ? 0 : length + gap
    line.range = line.range.lowerBound..<range.upperBound
    // Moved out, so that no write checks whether the column is shared.
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
  /// Appends items one by one to the line that ends first, of equals the first line.
  private mutating func fillAcross(from first: Int) {
    let gap = sanitizedOffset(container.mainGap)
    let (main, cross) = (items.main, items.cross)
    let alignsByGuides = container.alignItems.isBaseline
    // Moved out, so that no write checks whether the columns are shared.
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
            lines[line].length = start + size
            if size + gap < 0 { lines[line].areInOrder = false }
            lines[line].extents.largest = max(lines[line].extents.largest, depth)
            if !alignsByGuides { continue }
            let guide = guide(of: item)
            lines[line].extents.first.add(guide, depth - guide)
          }
        }
      }
    }
    (self.lines, self.lineOfItem, self.starts) = (lines, lineOfItem, starts)
  }
}

/// The ends of lines as a heap: each line ends before its two children, and of equals comes the first line.
struct LineEnds {
  private var ends: [End]

  private typealias End = (position: Double, line: Int)

  init(_ ends: [Double]) {
    self.ends = ends.enumerated().map { ($1, $0) }
    self.ends.withUnsafeMutableBufferPointer { $0.makeHeap(by: Self.precedes) }
  }

  /// Whether a line comes before another: it ends first, or is the first of equals.
  ///
  /// Sums of the same lengths in another order differ by rounding errors, which do not count.
  @inline(__always)
  private static func precedes(_ a: End, _ b: End) -> Bool {
    let distance = b.position - a.position
    let noise = 1e-9 * max(1, min(abs(a.position), abs(b.position)))
    if distance > noise { return true }
    if distance < -noise { return false }
    return a.line < b.line
  }

  /// Returns the start of an item that is appended to the line that ends first.
  @inline(__always)
  func start(gap: Double) -> Double {
    let end = ends[0].position
    return end == -.infinity ? 0 : end + gap
  }

  /// Appends an item to the line that ends first; returns the line and the item's start.
  @inline(__always)
  mutating func put(_ size: Double, gap: Double) -> (line: Int, start: Double) {
    let (line, start) = (ends[0].line, start(gap: gap))
    ends.withUnsafeMutableBufferPointer {
      $0.sift((start + size, line), from: 0, by: Self.precedes)
    }
    return (line, start)
  }

  /// Returns the start of an item that is appended to a given line.
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
