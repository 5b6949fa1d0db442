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
    // Taken out, so that no write has to look whether the columns are shared.
    var lines = lines
    self.lines = []
    while lines.count < min(mostLines, count) { lines.append(StripLine()) }
    var ends = LineEnds(lines.map { $0.count == 0 ? -.infinity : $0.length })
    lineOfItem.append(contentsOf: repeatElement(0, count: count - first))
    let areInOrder = items.main.withUnsafeBufferPointer { main in
      starts.withUnsafeMutableBufferPointer { starts in
        lineOfItem.withUnsafeMutableBufferPointer { lineOfItem in
          ends.place(first..<main.count, of: main, gap: gap, starts: starts, lines: lineOfItem)
        }
      }
    }
    let wereInOrder = lines.allSatisfy { $0.areInOrder }
    for (line, items) in itemsByLine(from: first, lines.count).enumerated() {
      lines[line].scattered.append(contentsOf: items)
      lines[line].count += items.count
      lines[line].areInOrder = areInOrder && wereInOrder
      depths.add(items, to: &lines[line].extents)
    }
    for end in ends.all { lines[end.line].length = end.position }
    self.lines = lines
  }

  /// The items of each line from one on, counted first and then put in their places.
  private func itemsByLine(from first: Int, _ lineCount: Int) -> [ArraySlice<Int32>] {
    var ends = Array(repeating: 0, count: lineCount + 1)
    var items = Array(repeating: Int32(0), count: count - first)
    var starts: [Int] = []
    lineOfItem.withUnsafeBufferPointer { lineOfItem in
      ends.withUnsafeMutableBufferPointer { ends in
        for item in first..<lineOfItem.count { ends[Int(lineOfItem[item]) + 1] += 1 }
        for line in ends.indices.dropFirst() { ends[line] += ends[line - 1] }
        starts = Array(ends)
        items.withUnsafeMutableBufferPointer { items in
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
