// Lays out items of fixed sizes line by line, in one loop: breaks, justifies, aligns and places.
//
// In:  main and cross sizes, guides if items are aligned by them, forced breaks; the container.
// Out: positions, sizes if items are stretched, the lines, the container's size.
//
//      0      x       x + size    limit
//      |------|███████|···········|       `x + size` decides whether an item fits;
//                     |gap|               `x + (size + gap)` is where the next item starts.
//
// The two sums are separate, so that each iteration waits for one addition instead of two. A line
// is justified and aligned as soon as it is broken, while its numbers are still in cache. All items
// are one loop, with the end of a line as a branch in it: a nested loop would mispredict a second
// branch at the end of each line.

extension FlexSolver {
  /// Lays out items that have only sizes, guides and forced breaks.
  ///
  /// Returns nil if the items need the general algorithm, `FlexPass`.
  func placeFixedItems(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, limit: Double,
    into frames: inout FlexFrames
  ) -> ContainerSizes? {
    let breaks = items.breaks
    // Without a limit, a full-line item is as long as the longest line, which is not known yet.
    if !breaks.isEmpty, limit == .infinity { return nil }
    let pass = FixedPass(
      container, limit: limit, endsContainer: part.endsContainer,
      mayHaveFullLines: !breaks.isEmpty && !part.hasOnlyLines)
    frames.prepare(
      part.items, mainSizes: pass.lengthens, crossSizes: pass.stretchesCross)
    let guides = container.alignItems.keyword == .lastBaseline ? items.lastGuides : items.guides
    return withFour(items.main, items.cross, guides, breaks) { main, cross, guides, breaks in
      frames.withBuffers { buffers, lines in
        pass.layOut(
          main[in: part.items], cross[in: part.items], guides[in: part.items],
          breaks[in: part.items], buffers, &lines)
      }
    }
  }
}

extension UnsafeBufferPointer {
  /// The values of a range of items; empty if the buffer is empty.
  fileprivate subscript(in items: Range<Int>) -> UnsafeBufferPointer {
    isEmpty ? self : UnsafeBufferPointer(rebasing: self[items])
  }
}

/// The fast path for items of fixed sizes.
///
/// Its properties are the container's options, with invalid numbers replaced.
private struct FixedPass {
  private let limit: Double
  private let threshold: Double
  private let gap: Double
  private let crossGap: Double
  private let justification: FlexDistribution
  private let lastJustification: FlexDistribution
  private let alignment: FlexAlignment
  private let aligns: Bool
  private let adjusts: Bool
  /// Whether some items may become longer than their own main size.
  let lengthens: Bool
  /// The maximum length of a line that this fast path may lay out.
  ///
  /// A longer line needs the general algorithm, `FlexPass`.
  private let longest: Double

  init(_ container: FlexContainer, limit: Double, endsContainer: Bool, mayHaveFullLines: Bool) {
    self.limit = limit
    threshold = tolerantLimit(limit)
    gap = sanitizedOffset(container.mainGap)
    crossGap = sanitizedOffset(container.crossGap)
    // Without a limit there is one line and no free space.
    justification = limit < .infinity ? container.justification(isLast: false) : .flexStart
    lastJustification =
      limit < .infinity ? container.justification(isLast: endsContainer) : .flexStart
    alignment = container.alignItems
    aligns = ![.auto, .start, .flexStart].contains(alignment.keyword)
    lengthens =
      mayHaveFullLines || justification.keyword == .stretch || lastJustification.keyword == .stretch
    adjusts =
      aligns || lengthens || justification != .flexStart || lastJustification != .flexStart
    // The item of a longer line may be measured again, or may decide the container's length.
    let needsEachItem = container.refitsOversizeItems || container.growsWithOversizeLines
    longest = needsEachItem ? threshold : .infinity
  }

  var stretchesCross: Bool { alignment.keyword == .stretch }

  /// Lays out all items.
  ///
  /// - Returns: The container's sizes; nil if the general algorithm, `FlexPass`, is needed.
  func layOut(
    _ main: UnsafeBufferPointer<Double>, _ cross: UnsafeBufferPointer<Double>,
    _ guides: UnsafeBufferPointer<Double>, _ breaks: UnsafeBufferPointer<FlexBreaks>,
    _ buffers: FrameBuffers, _ lines: inout [FlexLine]
  ) -> ContainerSizes? {
    var progress = Progress()
    while progress.index < main.count {
      if progress.index == progress.end, !progress.skipBreak(breaks, of: main.count) { return nil }
      // `lines` still has the lines of an earlier layout, which are overwritten to reuse their memory.
      if progress.lineCount == lines.count {
        let blank = FlexLine(0..<0, length: 0)
        lines.append(
          contentsOf: repeatElement(blank, count: progress.estimatedLines(of: main.count)))
      }
      let isPossible = lines.withUnsafeMutableBufferPointer {
        fill($0, main, cross, guides, buffers, &progress)
      }
      if !isPossible { return nil }
    }
    lines.removeLast(lines.count - progress.lineCount)
    // A line without a limit has no free space, unless negative gaps make its length negative.
    if limit == .infinity, let line = lines.first, line.length < 0 { return nil }
    let crossSize = lines.last.map { $0.crossPosition + $0.crossSize } ?? 0
    // Across the lines, too, only a negative size of the content would leave free space.
    if crossSize < 0 { return nil }
    return (limit < .infinity ? limit : progress.longestLine, crossSize, progress.longestLine)
  }

  /// The next item to place, and the line that is being filled.
  private struct Progress {
    /// The index of the next item.
    ///
    /// The current line has the items from `first` to the one before `index`.
    var index = 0
    var first = 0
    var start = 0.0
    var length = 0.0
    var crossSize = 0.0
    var lineCount = 0
    var crossPosition = 0.0
    var longestLine = 0.0
    /// The index of the next forced break, or the number of items.
    var end = 0
    /// Whether the current line is that of an item with `FlexBreaks.fullLine`.
    var isFull = false

    /// Sets `end` to the next forced break after the item at `index`.
    ///
    /// Returns false if that item needs the general algorithm, `FlexPass`.
    mutating func skipBreak(_ breaks: UnsafeBufferPointer<FlexBreaks>, of count: Int) -> Bool {
      if breaks.isEmpty {
        end = count
        return true
      }
      let own = breaks[index]
      isFull = own.contains(.fullLine)
      end = index + 1
      if own.isDisjoint(with: [.after, .fullLine]) {
        while end < count, breaks[end].isEmpty { end += 1 }
        if end < count, breaks[end] == .after { end += 1 }
      }
      return own.isSubset(of: [.before, .after, .fullLine])
    }

    /// Returns an estimate of the number of further lines.
    ///
    /// It is a little too high, so that the array of lines seldom grows again.
    func estimatedLines(of count: Int) -> Int {
      // Based on the average number of items in a line so far. Doubling the array instead would
      // take up to twice the memory of the lines.
      if index == 0 { return 16 }
      // In `Double`, because the product of two counts may overflow an `Int` of 32 bits.
      return 16 + Int(1.125 * Double(lineCount) * Double(count - index) / Double(index))
    }
  }

  /// Fills lines with items, until a forced break or until `lines` has no more room.
  ///
  /// Returns false if a line needs the general algorithm, `FlexPass`.
  @inline(__always)
  private func fill(
    _ lines: UnsafeMutableBufferPointer<FlexLine>, _ main: UnsafeBufferPointer<Double>,
    _ cross: UnsafeBufferPointer<Double>, _ guides: UnsafeBufferPointer<Double>,
    _ buffers: FrameBuffers, _ progress: inout Progress
  ) -> Bool {
    var now = progress
    let (end, threshold, gap) = (now.end, threshold, gap)
    let (mainPositions, crossPositions) = (buffers.mainPositions, buffers.crossPositions)
    while now.index < end {
      let itemLength = sanitizedSize(main[now.index])
      // Not cleaned here: `close` handles NaN and too large sizes at the end of the line.
      let itemCross = cross[now.index]
      let itemEnd = now.start + itemLength
      if itemEnd > threshold, now.index > now.first {
        if !close(&now, lines, main, cross, guides, buffers) { return false }
        if now.lineCount == lines.count {
          progress = now
          return true
        }
        mainPositions[now.index] = 0
        crossPositions[now.index] = now.crossPosition
        now.start = itemLength + gap
        now.length = itemLength
        now.crossSize = itemCross > 0 ? itemCross : 0
      } else {
        mainPositions[now.index] = now.start
        crossPositions[now.index] = now.crossPosition
        now.start += itemLength + gap
        now.length = itemEnd
        now.crossSize = itemCross > now.crossSize ? itemCross : now.crossSize
      }
      now.index += 1
    }
    if now.isFull { now.length = max(now.length, limit) }
    let (first, length) = (now.first, now.length)
    if !close(&now, lines, main, cross, guides, buffers) { return false }
    if now.isFull, lengthens { buffers.mainSizes[first] = length }
    progress = now
    return true
  }

  /// Ends the current line, then justifies and aligns its items.
  ///
  /// Returns false if the line needs the general algorithm, `FlexPass`.
  @inline(__always)
  private func close(
    _ now: inout Progress, _ lines: UnsafeMutableBufferPointer<FlexLine>,
    _ main: UnsafeBufferPointer<Double>, _ cross: UnsafeBufferPointer<Double>,
    _ guides: UnsafeBufferPointer<Double>, _ buffers: FrameBuffers
  ) -> Bool {
    var line = FlexLine(
      now.first..<now.index, length: now.length, crossPosition: now.crossPosition,
      crossSize: sanitizedSize(now.crossSize))
    if line.length > longest { return false }
    if adjusts {
      let isLast = now.index == main.count
      justify(&line, isLast ? lastJustification : justification, main, buffers)
      if aligns { align(&line, cross, guides, buffers) }
    }
    lines[now.lineCount] = line
    now.lineCount += 1
    now.longestLine = line.length > now.longestLine ? line.length : now.longestLine
    now.crossPosition += line.crossSize + crossGap
    now.first = now.index
    now.start = 0
    now.length = 0
    now.crossSize = 0
    return true
  }

  /// Distributes a line's free space along the line, as `rule` says.
  ///
  /// This moves the items or, with `stretch`, lengthens them by equal shares.
  @inline(__always)
  private func justify(
    _ line: inout FlexLine, _ rule: FlexDistribution, _ main: UnsafeBufferPointer<Double>,
    _ buffers: FrameBuffers
  ) {
    if rule.isStart, !lengthens { return }
    let free = limit - line.length
    let grows = rule.keyword == .stretch && free > 0
    let growth = grows ? free / Double(line.items.count) : 0
    let share = rule.share(of: free, among: line.items.count, reversed: false)
    let (mainPositions, mainSizes) = (buffers.mainPositions, buffers.mainSizes)
    var shift = share.before
    for index in line.items {
      mainPositions[index] += shift
      if lengthens { mainSizes[index] = sanitizedSize(main[index]) + growth }
      shift += share.between + growth
    }
    if grows { line.length += free }
  }

  /// Aligns a line's items across the line, or stretches them.
  @inline(__always)
  private func align(
    _ line: inout FlexLine, _ cross: UnsafeBufferPointer<Double>,
    _ guides: UnsafeBufferPointer<Double>, _ buffers: FrameBuffers
  ) {
    let crossPositions = buffers.crossPositions
    let lineSize = line.crossSize
    switch alignment.keyword {
    case .stretch:
      let crossSizes = buffers.crossSizes
      for index in line.items { crossSizes[index] = lineSize }
    case .baseline, .lastBaseline: alignGuides(&line, cross, guides, buffers)
    default:
      let factor = alignment.keyword == .center ? 0.5 : 1
      // Not read from `crossPositions`: reading the position that was just stored would stall.
      let position = line.crossPosition
      for index in line.items {
        crossPositions[index] = position + (lineSize - sanitizedSize(cross[index])) * factor
      }
    }
  }

  /// Aligns a line's items by their guides, such as baselines.
  ///
  /// This may increase the line's cross size.
  private func alignGuides(
    _ line: inout FlexLine, _ cross: UnsafeBufferPointer<Double>,
    _ guides: UnsafeBufferPointer<Double>, _ buffers: FrameBuffers
  ) {
    // `crossPositions` holds the guides until the second loop replaces them by positions.
    let ownGuides = buffers.crossPositions
    var before = -Double.infinity
    var after = -Double.infinity
    for index in line.items {
      let size = sanitizedSize(cross[index])
      let guide = guides.isEmpty || guides[index].isNaN ? size : sanitizedOffset(guides[index])
      before = guide > before ? guide : before
      after = size - guide > after ? size - guide : after
      ownGuides[index] = guide
    }
    line.crossSize = max(line.crossSize, before + after)
    let baseline = alignment.keyword == .baseline ? before : line.crossSize - after
    for index in line.items {
      buffers.crossPositions[index] = line.crossPosition + baseline - ownGuides[index]
    }
  }
}
