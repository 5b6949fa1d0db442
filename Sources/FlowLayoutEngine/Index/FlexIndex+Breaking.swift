extension FlexIndex {
  mutating func breakAll(_ host: AnyFlexHost?) {
    breaksLocally = container.wrap == .wrap && sanitizedLimit(container.mainSize) < .infinity
    if breaksLocally {
      let all = LineBreaker.Change(items: 0..<items.count, delta: 0)
      let new = breaker.breakLines(
        of: items, in: container.forBreaking, after: all, from: 0, of: LineTable(), asking: host)
      lines = new.lines
      setUnhuggedMainSize()
      breaksLocally = !dependsOnAllLines(host)
    }
    if !breaksLocally { solveAll(host) }
    lines.itemCount = items.count
    brokenItems = 0..<items.count
    farthestEnd = abs(lines.crossEnd)
  }

  mutating func breakAgain(after change: LineBreaker.Change, _ host: AnyFlexHost?) {
    if !breaksLocally { return breakAll(host) }
    let start = firstLine(affectedBy: change.items.lowerBound, host)
    let new = breaker.breakLines(
      of: items, in: container.forBreaking, after: change, from: start, of: lines, asking: host)
    lines.replace(start..<(new.meeting?.line ?? lines.count), with: new, delta: change.delta)
    lines.itemCount = items.count
    brokenItems = lines.first(start)..<lines.first(start + new.lines.count)
    setUnhuggedMainSize()
    farthestEnd = max(farthestEnd, abs(lines.crossEnd))
    // Lines that were shifted far away and back have lost precision.
    let isExact = farthestEnd <= 1e6 * abs(lines.crossEnd)
    if !isExact || dependsOnAllLines(host) { breakAll(host) }
  }

  /// Returns the first line that may end elsewhere if an item changes.
  ///
  /// This is the line before the item's own line: the item may now fit there.
  private func firstLine(affectedBy item: Int, _ host: AnyFlexHost?) -> Int {
    var item = item
    if !items.breaks.isEmpty {
      // An item with `avoidBefore` moves together with the item before it, so all of them count as changed.
      repeat { item -= 1 } while item > 0 && items.breaks[item].contains(.avoidBefore)
    }
    // A host decides a gap by the lines on both sides, so one more line is affected.
    return max(0, lines.line(of: item) - (host.givesLineGaps ? 2 : 1))
  }

  /// Sets `unhuggedMainSize`, the container's length without the effect of `hugsLines`.
  ///
  /// This is `mainSize` or, with `growsWithOversizeLines`, the longest line if that is longer.
  private mutating func setUnhuggedMainSize() {
    let limit = sanitizedLimit(container.mainSize)
    let sticksOut = container.growsWithOversizeLines && lines.longest > tolerantLimit(limit)
    unhuggedMainSize = sticksOut ? lines.longest : limit
  }

  /// Whether a line's length or cross size depends on other lines.
  ///
  /// True if items of all lines stretch or shrink to the longest line's length.
  private func dependsOnAllLines(_ host: AnyFlexHost?) -> Bool {
    let sticksOut = unhuggedMainSize != sanitizedLimit(container.mainSize)
    let hasProportions = container.proportions != nil && !items.aspectRatio.isEmpty
    if sticksOut, !items.shrink.isEmpty || hasProportions { return true }
    let stretches = container.stretchesItems
    let mayFlex = stretches || !items.grow.isEmpty || !items.breaks.isEmpty
    return host.measuresItems && mayFlex && (sticksOut || container.hugsLines && stretches)
  }

  /// Breaks all items into lines at once, because lines depend on each other.
  private mutating func solveAll(_ host: AnyFlexHost?) {
    var solver = FlexSolver()
    var frames = FlexFrames()
    let container = container.unreversed
    let loose = container.hugsLines ? container.unjustified : container
    solver.solve(items, in: loose, showing: nil, asking: host, into: &frames)
    unhuggedMainSize = frames.mainSize
    lines = LineTable(frames)
    if container.hugsLines, container.stretchesItems, host.measuresItems {
      // Items stretch to the length of the longest line, which may change cross sizes.
      solver.solve(items, in: container, showing: nil, asking: host, into: &frames)
      lines = LineTable(frames)
    }
  }
}

extension FlexContainer {
  /// The container with only the options that decide the ends and sizes of lines.
  fileprivate var forBreaking: FlexContainer {
    var container = unreversed
    // Whether the container grows is decided once all lines are known.
    container.growsWithOversizeLines = false
    if hugsLines || !stretchesItems { container = container.unjustified }
    if !alignItems.isBaseline { container.alignItems = .flexStart }
    return container
  }

  /// The container without the options that depend on the longest line.
  fileprivate var unjustified: FlexContainer {
    var container = self
    container.hugsLines = false
    container.justifyContent = .flexStart
    container.justifyLastLine = nil
    return container
  }

  /// The container without reversed directions and `alignContent`.
  ///
  /// Its lines follow each other from position 0.
  fileprivate var unreversed: FlexContainer {
    var container = self
    container.isRightToLeft = false
    container.reversesMain = false
    container.reversesCross = false
    container.alignContent = .flexStart
    return container
  }

  func checkForIndex() {
    let isOpen = crossSize == nil && minCross == 0 && maxCross == .infinity
    precondition(isOpen, "FlexIndex needs a container of its lines' cross size")
  }
}

extension FlexItems {
  /// Traps if items have an `order`, or property arrays of different lengths.
  ///
  /// `FlexIndex` and `FlexStrip` do not support an `order`.
  func checkForLines() {
    checkColumns()
    precondition(order.isEmpty, "FlexIndex and FlexStrip cannot reorder items")
  }

  /// Replaces a range of items.
  ///
  /// Traps if the range is out of bounds, or if `checkForLines` traps for the new items.
  mutating func exchange(_ range: Range<Int>, with new: FlexItems) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no items have these indices")
    new.checkForLines()
    replaceSubrange(range, with: new)
    precondition(count <= Int(Int32.max), "FlexItems holds at most 2147483647 items")
  }
}
