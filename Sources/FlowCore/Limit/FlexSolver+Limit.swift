// What a limit shows: found first, then solved.

extension FlexSolver {
  /// Lays out those of `items` that a limit shows.
  ///
  ///     let run = solver.run(of: items, in: container, within: FlexLimit(lines: 2))
  ///     solver.solve(items, in: container, showing: run, into: &frames)
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show, as `run(of:in:within:)` finds them; nil for all.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: As `solve(_:in:into:)`.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    into frames: inout FlexFrames
  ) {
    var host = FixedCrossSizes(cross: items.cross)
    solve(items, in: container, showing: run, host: &host, into: &frames)
  }

  /// Lays out those of `items` that a limit shows, asking `host` for what changes with an item's length.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show; nil for all.
  ///   - host: Measures the items whose length is not their own, each at most once.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: As without a host, and what the host's measurements cost.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    host: inout some FlexLimitHost, into frames: inout FlexFrames
  ) {
    guard let run else { return solve(items, in: container, host: &host, into: &frames) }
    items.checkColumns()
    let shown = items.shown(by: run, in: container, &host)
    placeItems(
      FlexPart(items: items.indices), of: shown ?? items, in: container, showing: run,
      host: &host, into: &frames)
  }

  /// Finds what stays within a limit: the longest run of items, or of the most important ones.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end.
  ///   - container: The container's limits, gaps and alignment. Balanced wrapping shows what greedy
  ///     wrapping does.
  ///   - limit: The lines, or the cross size, to stay within, and priorities.
  /// - Returns: The items to show.
  /// - Complexity: O(*n*). With priorities that differ, O(*n* + *s* log *n*) for *s* elements shown, and
  ///   O(*s d*) in all for the *d* elements for which there is room, but not on the lines: no more than a
  ///   few of these unless depths, gaps, margins or `avoidBefore` make some lines hold much less than
  ///   others.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit
  ) -> FlexRun {
    var host = FixedCrossSizes(cross: items.cross)
    return run(of: items, in: container, within: limit, host: &host)
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
    host: inout some FlexLimitHost
  ) -> FlexRun {
    items.checkColumns()
    limit.checkColumns(of: items)
    let hasIndicator = limit.hasIndicator && items.count > 0
    let hasProportions = container.proportions != nil && !items.aspectRatio.isEmpty
    // One item more or less may break all lines of proportions elsewhere: each run is tried.
    let hasRanking = hasProportions || limit.hasRanking(of: items)
    let items = hasRanking && hasIndicator ? items.withPlainIndicator ?? items : items
    var frames = FlexFrames()
    swap(&frames, &counted)
    frames.prepare(count: items.count, mainSizes: true, crossSizes: true)
    let all = FlexRun(count: .max, showsIndicator: hasIndicator ? false : nil)
    let count = frames.takeSequence(of: items, showing: all)
    var limit = limit
    limit.hasIndicator = hasIndicator
    let whole = FlexPart(items: 0..<items.count)
    let run = pass(over: whole, of: items, in: container, &frames, count: count, nil) {
      if !hasRanking { return $0.longestRun(within: limit, &host) }
      let order = items.order.isEmpty ? nil : items.sequenceOfAll(hasIndicator: hasIndicator)
      return $0.mostImportantRun(within: limit, of: order, &host)
    }
    swap(&frames, &counted)
    return run
  }
}
