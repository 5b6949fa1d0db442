extension FlexIndex {
  mutating func breakAll(_ host: AskedHost?) {
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

  mutating func breakAgain(after change: LineBreaker.Change, _ host: AskedHost?) {
    if !breaksLocally { return breakAll(host) }
    let start = firstLine(affectedBy: change.items.lowerBound, host)
    let new = breaker.breakLines(
      of: items, in: container.forBreaking, after: change, from: start, of: lines, asking: host)
    lines.replace(start..<(new.meeting?.line ?? lines.count), with: new, delta: change.delta)
    lines.itemCount = items.count
    brokenItems = lines.first(start)..<lines.first(start + new.lines.count)
    setUnhuggedMainSize()
    farthestEnd = max(farthestEnd, abs(lines.crossEnd))
    // Where lines were moved far away and back, too much was rounded off.
    let isExact = farthestEnd <= 1e6 * abs(lines.crossEnd)
    if !isExact || dependsOnAllLines(host) { breakAll(host) }
  }

  /// The first line that may end elsewhere if an item changes: the one before the item's line, because the
  /// item may fit there now.
  private func firstLine(affectedBy item: Int, _ host: AskedHost?) -> Int {
    var item = item
    if !items.breaks.isEmpty {
      // So may all items that stick together with it. Whether it did before is forgotten.
      repeat { item -= 1 } while item > 0 && items.breaks[item].contains(.avoidBefore)
    }
    // A gap depends on the lines before and behind it.
    return max(0, lines.line(of: item) - (host.givesLineGaps ? 2 : 1))
  }

  /// Makes the container as long as the lines ask for.
  private mutating func setUnhuggedMainSize() {
    let limit = sanitizedLimit(container.mainSize)
    let sticksOut = container.growsWithOversizeLines && lines.longest > tolerantLimit(limit)
    unhuggedMainSize = sticksOut ? lines.longest : limit
  }

  /// Whether a line's length or cross size depends on others: because they decide the container's length, and
  /// an item that flexes is measured at what it gets of that, or may be as short as that asks for.
  private func dependsOnAllLines(_ host: AskedHost?) -> Bool {
    let sticksOut = unhuggedMainSize != sanitizedLimit(container.mainSize)
    let hasProportions = container.proportions != nil && !items.aspectRatio.isEmpty
    if sticksOut, !items.shrink.isEmpty || hasProportions { return true }
    let stretches = container.stretchesItems
    let mayFlex = stretches || !items.grow.isEmpty || !items.breaks.isEmpty
    return host.measuresItems && mayFlex && (sticksOut || container.hugsLines && stretches)
  }

  /// Breaks all items where lines depend on each other.
  private mutating func solveAll(_ host: AskedHost?) {
    var solver = FlexSolver()
    var frames = FlexFrames()
    let container = container.unreversed
    let loose = container.hugsLines ? container.unjustified : container
    solver.solve(items, in: loose, showing: nil, asking: host, into: &frames)
    unhuggedMainSize = frames.mainSize
    lines = LineTable(frames)
    if container.hugsLines, container.stretchesItems, host.measuresItems {
      // Lines become as long as the longest one, which may change their cross sizes.
      solver.solve(items, in: container, showing: nil, asking: host, into: &frames)
      lines = LineTable(frames)
    }
  }
}

extension FlexContainer {
  /// The container with nothing but what decides where lines end, and their sizes.
  ///
  /// Its own length is left open until all lines are known.
  fileprivate var forBreaking: FlexContainer {
    var container = unreversed
    container.growsWithOversizeLines = false
    if hugsLines || !stretchesItems { container = container.unjustified }
    if !alignItems.isBaseline { container.alignItems = .flexStart }
    return container
  }

  /// The container without stretched lines, nor anything else that waits for their longest.
  fileprivate var unjustified: FlexContainer {
    var container = self
    container.hugsLines = false
    container.justifyContent = .flexStart
    container.justifyLastLine = nil
    return container
  }

  /// The container with lines that follow each other from 0 on.
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
  /// Traps where items are not as an index or a strip can hold them.
  func checkForLines() {
    checkColumns()
    precondition(order.isEmpty, "FlexIndex and FlexStrip cannot reorder items")
  }

  /// Puts other items in the place of some; traps where these are not there, or are too many then.
  mutating func exchange(_ range: Range<Int>, with new: FlexItems) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no items have these indices")
    new.checkForLines()
    replaceSubrange(range, with: new)
    precondition(count <= Int(Int32.max), "FlexItems holds at most 2147483647 items")
  }
}
