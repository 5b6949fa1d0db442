// How a strip divides its items into lines.
//
//      line by line         shortest first
//      │ 0 │ 1  │ 2 │       │ 0 │ 2  │ 5 │
//      │ 3   │ 4 │ 5 │      │ 1    │ 3│ 4  │

extension FlexStrip {
  /// Fills all lines anew.
  mutating func breakAll() {
    lines.removeAll(keepingCapacity: true)
    lineOfItem.removeAll(keepingCapacity: true)
    mainSize = 0
    if order == .shortestFirst || mostLines == 1 || count < 2 {
      starts.removeAll(keepingCapacity: true)
      fill(from: 0)
    } else {
      breakEvenly()
    }
    finishLines()
  }

  /// Stacks the lines, and shares out what is left of them.
  mutating func finishLines() {
    let longest = lines.reduce(0) { max($0, $1.length) }
    mainSize = max(mainSize, longest)
    let gap = sanitizedOffset(container.crossGap)
    var position = 0.0
    for index in lines.indices {
      lines[index].crossPosition = position
      position += lines[index].extents.crossSize
      crossSize = max(0, position)
      position += gap
      let isLast = order == .lineByLine && index == lines.count - 1
      lines[index].justify(
        by: container.justification(isLast: isLast), within: mainSize)
    }
    if lines.isEmpty { crossSize = 0 }
  }
}

// MARK: - Line by line

extension FlexStrip {
  /// Makes the lines that balanced wrapping makes without a limit.
  ///
  /// A flow is then proposed its own answer and must keep its lines. Where items lie on a grid they are
  /// even only with that as the limit, so it is tried until nothing becomes shorter.
  private mutating func breakEvenly() {
    var balance = BalanceScratch()
    var limit = Double.infinity
    while true {
      let ends = balance.evenEnds(
        of: items.main, gap: sanitizedOffset(container.mainGap), limit: limit,
        lines: min(mostLines, count))
      let longest = fillLines(&balance, ends)
      let hugs = container.hugsLines || limit == .infinity
      mainSize = hugs ? min(limit, longest) : max(limit, longest)
      if lines.count < 2 || mainSize >= limit || balance.isLimit(mainSize) { return }
      limit = mainSize
    }
  }

  /// Fills lines whose ends are known, and returns the length of the longest.
  private mutating func fillLines(_ balance: inout BalanceScratch, _ ends: [Int32]) -> Double {
    lines.removeAll(keepingCapacity: true)
    // As they lie on one line, they only have to be moved.
    let areKnown = container.mainGap >= 0 && balance.takeStarts(&starts)
    starts.resize(to: count)
    var first = 0
    for end in ends {
      var line = StripLine(first: first)
      if areKnown {
        line.count = Int(end) - first
        line.origin = starts[first]
        line.length = starts[Int(end) - 1] - line.origin + sanitizedSize(items.main[Int(end) - 1])
        depths.add(first..<Int(end), to: &line.extents)
      } else {
        extend(&line, with: first..<Int(end))
      }
      lines.append(line)
      first = Int(end)
    }
    return lines.reduce(0) { max($0, $1.length) }
  }

  /// Puts items behind those of a line; there is room for their starts.
  private mutating func extend(_ line: inout StripLine, with range: Range<Int>) {
    let gap = sanitizedOffset(container.mainGap)
    var (length, areInOrder) = (line.length, line.areInOrder)
    var position = line.count == 0 ? 0 : length + gap
    starts.withUnsafeMutableBufferPointer { starts in
      items.main.withUnsafeBufferPointer { main in
        for item in range {
          let size = sanitizedSize(main[item])
          starts[item] = position
          length = position + size
          position = length + gap
          areInOrder = areInOrder && size + gap >= 0
        }
      }
    }
    (line.length, line.areInOrder) = (length, areInOrder)
    line.count += range.count
    depths.add(range, to: &line.extents)
  }
}

// MARK: - Item by item

extension FlexStrip {
  /// Fills lines with the items from one on, behind those that they have.
  mutating func fill(from first: Int) {
    let more = count - starts.count
    starts.append(contentsOf: repeatElement(0, count: max(0, more)))
    if mostLines > 1 { return fillShortest(from: first) }
    if first == count { return }
    var line = lines.popLast() ?? StripLine()
    extend(&line, with: first..<count)
    lines.append(line)
  }

  private mutating func fillShortest(from first: Int) {
    let gap = sanitizedOffset(container.mainGap)
    var (ends, areInOrder) = (LineEnds(lines.map { $0.length }), lines.allSatisfy { $0.areInOrder })
    lineOfItem.append(contentsOf: repeatElement(0, count: count - first))
    let (known, most, count) = (lines.count, mostLines, count)
    items.main.withUnsafeBufferPointer { main in
      starts.withUnsafeMutableBufferPointer { starts in
        lineOfItem.withUnsafeMutableBufferPointer { lineOfItem in
          for item in first..<count {
            let size = sanitizedSize(main[item])
            let isFirst = known + item - first < most
            let line = isFirst ? known + item - first : ends.earliest
            starts[item] = isFirst ? 0 : ends.earliestEnd + gap
            lineOfItem[item] = Int32(truncatingIfNeeded: line)
            areInOrder = areInOrder && size + gap >= 0
            if isFirst {
              ends.insert(size)
            } else {
              ends.moveEarliest(to: starts[item] + size)
            }
          }
        }
      }
    }
    takeItems(from: first, ends, areInOrder: areInOrder)
  }

  /// Gives lines the items whose line is known.
  private mutating func takeItems(from first: Int, _ ends: LineEnds, areInOrder: Bool) {
    // Taken out, so that no write has to look whether the columns are shared.
    var (lines, known) = (lines, lines.map { $0.count })
    self.lines = []
    while lines.count < min(mostLines, count) {
      lines.append(StripLine())
      known.append(0)
    }
    for (line, items) in itemsByLine(from: first).enumerated() {
      lines[line].scattered.append(contentsOf: items)
    }
    for entry in ends.all {
      lines[entry.line].length = entry.end
      lines[entry.line].count = lines[entry.line].scattered.count
      lines[entry.line].areInOrder = areInOrder
      let items = lines[entry.line].scattered[known[entry.line]...]
      depths.add(items, to: &lines[entry.line].extents)
    }
    self.lines = lines
  }
}

extension FlexStrip {
  /// The items of each line from one on, counted first and then put in their places.
  private func itemsByLine(from first: Int) -> [ArraySlice<Int32>] {
    var ends = Array(repeating: 0, count: min(mostLines, count) + 1)
    for line in lineOfItem[first...] { ends[Int(line) + 1] += 1 }
    for line in ends.indices.dropFirst() { ends[line] += ends[line - 1] }
    let starts = ends
    var items = Array(repeating: Int32(0), count: count - first)
    items.withUnsafeMutableBufferPointer { items in
      lineOfItem.withUnsafeBufferPointer { lineOfItem in
        ends.withUnsafeMutableBufferPointer { ends in
          for item in first..<lineOfItem.count {
            let line = Int(lineOfItem[item])
            items[ends[line]] = Int32(truncatingIfNeeded: item)
            ends[line] += 1
          }
        }
      }
    }
    return zip(starts, starts.dropFirst()).map { items[$0..<$1] }
  }
}

/// The ends of lines, of which the earliest is known; of equal ones that of the first line.
private struct LineEnds {
  /// A heap: no entry comes after those at twice its place.
  private var heap: [(end: Double, line: Int)]

  init(_ ends: [Double]) {
    heap = []
    for end in ends { insert(end) }
  }

  /// All ends, and whose they are.
  var all: [(end: Double, line: Int)] { heap }

  var earliest: Int { heap[0].line }

  var earliestEnd: Double { heap[0].end }

  /// Adds the end of another line, the last one.
  mutating func insert(_ end: Double) {
    var place = heap.count
    heap.append((end, place))
    while place > 0, Self.isEarlier(heap[place], heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Moves the earliest end, and makes another one the earliest.
  @inline(__always)
  mutating func moveEarliest(to end: Double) {
    let entry = (end: end, line: heap[0].line)
    heap.withUnsafeMutableBufferPointer { heap in
      var place = 0
      while 2 * place + 1 < heap.count {
        let left = 2 * place + 1
        let isRight = left + 1 < heap.count && Self.isEarlier(heap[left + 1], heap[left])
        let child = isRight ? left + 1 : left
        if !Self.isEarlier(heap[child], entry) { break }
        heap[place] = heap[child]
        place = child
      }
      heap[place] = entry
    }
  }

  @inline(__always)
  private static func isEarlier(
    _ entry: (end: Double, line: Int), _ other: (end: Double, line: Int)
  ) -> Bool {
    entry.end < other.end || entry.end == other.end && entry.line < other.line
  }
}
