// Finds the items that a `FlexLimit` shows; `solve(_:in:showing:into:)` then places them.

extension FlexSolver {
  /// Finds the items to show within a limit.
  ///
  /// They are the first items when sorted by `order` or, with priorities, the most important ones.
  /// Balanced wrapping shows the same items as greedy wrapping.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, with the indicator of hidden items at the end.
  ///   - container: The container's limits, gaps and alignment.
  ///   - limit: The maximum number of lines, the maximum cross size, and priorities.
  /// - Returns: The items to show.
  /// - Complexity: O(*n*). In addition, O(*s*) for each element that is hidden again to make room
  ///   for the indicator, where *s* is the number of shown elements. With different priorities,
  ///   O(*n* log *n*), and O(*n*) for each number of elements that is tried but does not fit. This
  ///   happens only where lines end with free space, or where lengths allow no estimate.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit
  ) -> FlexRun {
    run(of: items, in: container, within: limit, asking: nil)
  }

  /// Finds the items to show within a limit, and asks `host` for their sizes.
  ///
  /// The host is asked for one item at a time.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, with the indicator of hidden items at the end. Sizes
  ///     that the host returns replace theirs.
  ///   - container: The container's limits, gaps and alignment.
  ///   - limit: The maximum number of lines, the maximum cross size, and priorities.
  ///   - host: Returns the items' own sizes.
  /// - Returns: The items to show.
  /// - Complexity: As `run(of:in:within:)`, plus the host's measurements of the items up to the
  ///   first that does not fit.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit,
    host: inout some FlexHost
  ) -> FlexRun {
    asking(&host) { run(of: items, in: container, within: limit, asking: $0) }
  }

  mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit,
    asking host: AnyFlexHost?
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
  /// Returns a copy with the gaps to use when only some items are shown.
  ///
  /// Also removes breaks that the indicator of hidden items cannot have. Nil if nothing changes.
  func shown(by run: FlexRun?, _ host: AnyFlexHost?) -> FlexItems? {
    let hasIndicator = run?.hasIndicator == true
    let plain = inDocumentOrder(hasIndicator: hasIndicator)
    // Without gaps of items or the host there is nothing to correct, and lines can be summed up faster.
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

  /// Returns a copy with the values of `gapBefore` in document order.
  ///
  /// Also removes breaks that the indicator of hidden items cannot have. Nil if nothing changes.
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
