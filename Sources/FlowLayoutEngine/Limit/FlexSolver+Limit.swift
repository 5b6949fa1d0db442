// The items that a limit shows: found first, then solved.

extension FlexSolver {
  /// Finds what stays within a limit: the longest run of items, or of the most important ones.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end.
  ///   - container: The container's limits, gaps and alignment. Balanced wrapping shows what greedy
  ///     wrapping does.
  ///   - limit: The lines, or the cross size, to stay within, and priorities.
  /// - Returns: The items to show.
  /// - Complexity: O(*n*), and O(*s*) for each of the *s* elements shown that the indicator takes the place
  ///   of. With priorities that differ, O(*n* log *n*), and O(*n*) for each element that is tried in vain: those
  ///   that would have room but for what the ends of lines leave empty; where lengths do not tell that, some
  ///   more.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit
  ) -> FlexRun {
    run(of: items, in: container, within: limit, asking: nil)
  }

  /// Finds what stays within a limit, asking `host` for the items' sizes as it goes.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end. The size columns
  ///     of those that the host knows may hold any numbers.
  ///   - container: The container's limits, gaps and alignment.
  ///   - limit: The lines, or the cross size, to stay within, and priorities.
  ///   - host: Knows the items' own sizes.
  /// - Returns: The items to show.
  /// - Complexity: As without a host, and what its answers cost for the items up to the first that does not
  ///   fit.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit,
    host: inout some FlexHost
  ) -> FlexRun {
    asking(&host) { run(of: items, in: container, within: limit, asking: $0) }
  }

  mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit,
    asking host: AskedHost?
  ) -> FlexRun {
    items.checkColumns()
    limit.checkColumns(of: items)
    var limit = limit
    limit.hasIndicator = limit.hasIndicator && items.count > 0
    let items = items.inDocumentOrder(hasIndicator: limit.hasIndicator) ?? items
    var frames = FlexFrames()
    exchangeFrames(&frames)
    defer { exchangeFrames(&frames) }
    frames.prepare(items.indices, mainSizes: true, crossSizes: true)
    let all = FlexRun(count: .max, showsIndicator: limit.hasIndicator ? false : nil)
    let count = frames.takeSequence(of: items, showing: all)
    var run = FlexRun(count: 0, showsIndicator: nil)
    let whole = FlexPart(items: items.indices)
    pass(over: whole, of: items, in: container, &frames, count: count, nil, host) {
      run = $0.run(within: limit)
    }
    return run
  }
}

extension FlexItems {
  /// The items as a run shows them; nil if they are just as they are.
  func shown(by run: FlexRun?, _ host: AskedHost?) -> FlexItems? {
    let hasIndicator = run?.hasIndicator == true
    let plain = inDocumentOrder(hasIndicator: hasIndicator)
    // Without gaps of their own, items are placed by other sums.
    guard let run, count > 0, run.items != nil || run.showsIndicator,
      !gapBefore.isEmpty || host.givesGaps
    else { return plain }
    let sequence = sequence(hasIndicator: hasIndicator)
    let indicator = run.showsIndicator ? count - 1 : nil
    var shown =
      run.items ?? Array((sequence ?? Array(0..<count - 1)).prefix(Swift.max(0, run.count)))
    if let indicator { shown.append(indicator) }
    var items = plain ?? self
    let own = items.gapBefore
    var gaps = own.isEmpty ? Array(repeating: .nan, count: count) : own
    let parted = PartedGaps(own, sequence: sequence, count: count, indicator: indicator)
    parted.put(between: shown[...], into: &gaps, asking: host)
    items.gapBefore = gaps
    return items
  }

  /// The items with the gap before each where its other properties are, and with an indicator that asks of
  /// breaks only what it can have; nil if they are so already.
  fileprivate func inDocumentOrder(hasIndicator: Bool) -> FlexItems? {
    let isReordered = !order.isEmpty && !gapBefore.isEmpty
    let refused: FlexBreaks = [.marker, .avoidBefore]
    let isPlain = !hasIndicator || breaks.last?.isDisjoint(with: refused) ?? true
    if isPlain, !isReordered { return nil }
    var copy = self
    if !isPlain { copy.breaks[count - 1].subtract(refused) }
    if isReordered { copy.gapBefore = gapsInDocumentOrder(hasIndicator: hasIndicator) }
    return copy
  }
}
