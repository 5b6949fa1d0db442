/// Lays out the items of a container in lines, as CSS flexbox does.
///
///     let items = FlexItems(main: [60, 40, 80], cross: [20, 24, 20])
///     let container = FlexContainer(mainSize: 120, mainGap: 8, crossGap: 8)
///     var solver = FlexSolver()
///     var frames = FlexFrames()
///     solver.solve(items, in: container, into: &frames)
///     // frames.mainPositions  == [0, 68, 0]
///     // frames.crossPositions == [0,  0, 32]
///
/// Keep a solver and its frames between passes: both reuse their memory.
public struct FlexSolver: Sendable {
  private var balance = BalanceScratch()
  private var limits = LimitScratch()
  /// The memory of a pass that only counts.
  private var counted = FlexFrames()

  /// The fast paths that are taken; all, unless a test or a benchmark says otherwise.
  @_spi(FastPaths)
  public var fastPaths = FastPaths.all

  /// Makes a solver without any memory yet.
  public init() {}

  /// Lays out `items` in `container` and writes the answer over `frames`.
  ///
  /// Items are as deep as they say, however long they become. An item that is longer than the
  /// container gets a line of its own and sticks out. "Fits" means that the line's sum is at most the
  /// limit + 10⁻⁹ · max(1, limit), which forgives the noise of floating-point sums and nothing more.
  /// Without items there are no lines and no size but the container's own.
  ///
  /// Traps if the columns of `items` differ in length. No number traps: what `FlexItems` and
  /// `FlexContainer` say is replaced is replaced. Finite input has finite output.
  ///
  /// - Parameters:
  ///   - items: The items, in document order.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show, as `run(of:in:within:)` finds them; nil for all.
  ///   - frames: Receives the answer; its memory is reused.
  /// - Complexity: O(*n*), as long as few limits of flexible items are met at a time; O(*n* log *n*) for
  ///   balanced lines. Items that have sizes only, in a container that reverses nothing: one pass over
  ///   both columns, with 16 bytes an item and 32 bytes a line of memory, none of it new if `frames` held
  ///   as many items and lines before.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun? = nil,
    into frames: inout FlexFrames
  ) {
    var host = FixedDepths(cross: items.cross)
    solve(items, in: container, showing: run, host: &host, into: &frames)
  }

  /// Lays out `items` in `container`, asking `host` for what changes with an item's length.
  ///
  ///     var paragraphs = Paragraphs(texts)
  ///     solver.solve(items, in: container, host: &paragraphs, into: &frames)
  ///
  /// - Parameters:
  ///   - items: The items, in document order.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show; nil for all.
  ///   - host: Measures the items whose length is not their own, each at most once.
  ///   - frames: Receives the answer; its memory is reused.
  /// - Complexity: As without a host, and what the host's answers cost.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun? = nil,
    host: inout some FlexHost, into frames: inout FlexFrames
  ) {
    items.checkColumns()
    let whole = FlexPart(items: 0..<items.count)
    guard let run else { return solve(whole, of: items, in: container, host: &host, into: &frames) }
    let shown = items.shown(by: run, in: container, &host)
    placeItems(whole, of: shown ?? items, in: container, showing: run, host: &host, into: &frames)
  }
}

extension FlexSolver {
  /// Lays out a part of some items, whose columns have been checked.
  ///
  /// The frames count from the part's first item, and its first line lies at 0.
  mutating func solve(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer,
    host: inout some FlexHost, into frames: inout FlexFrames
  ) {
    // Items that are made longer are as deep as the host says.
    let areFixed = items.areFixed && !(container.stretchesItems && host.measuresItems)
    if fastPaths.contains(.fixedItems), container.isPlain, areFixed,
      placeFixedItems(part, of: items, in: container, into: &frames)
    {
      return
    }
    placeItems(part, of: items, in: container, showing: nil, host: &host, into: &frames)
  }

  /// Places items of any kind.
  private mutating func placeItems(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    host: inout some FlexHost, into frames: inout FlexFrames
  ) {
    frames.prepare(count: part.items.count, mainSizes: true, crossSizes: true)
    let isWhole = part.items.count == items.count
    let count = isWhole ? frames.takeSequence(of: items, showing: run) : part.items.count
    let sizes = pass(over: part, of: items, in: container, &frames, count: count, run?.mostLines) {
      $0.run(host: &host)
    }
    frames.take(sizes)
  }

  /// Finds what stays within a limit: the longest run of items, or of the most important ones.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end.
  ///   - container: The container's limits, gaps and alignment. Balanced wrapping shows what greedy
  ///     wrapping does.
  ///   - limit: The lines, or the depth, to stay within, and priorities.
  /// - Returns: The items to show.
  /// - Complexity: O(*n*). With priorities that differ, O(*n* + *s* log *n*) for *s* elements shown, and
  ///   O(*s d*) in all for the *d* elements for which there is room, but not on the lines: no more than a
  ///   few of these unless depths, gaps, margins or `avoidBefore` make some lines hold much less than
  ///   others.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit
  ) -> FlexRun {
    var host = FixedDepths(cross: items.cross)
    return run(of: items, in: container, within: limit, host: &host)
  }

  /// Finds what stays within a limit, asking `host` for the items' sizes as it goes.
  ///
  /// - Parameters:
  ///   - items: The items, in document order, the indicator at the end. The size columns
  ///     of those that the host knows may hold any numbers.
  ///   - container: The container's limits, gaps and alignment.
  ///   - limit: The lines, or the depth, to stay within, and priorities.
  ///   - host: Knows the items' own sizes.
  /// - Returns: The items to show.
  /// - Complexity: As without a host, and what its answers cost for the items up to the first that does not
  ///   fit.
  public mutating func run(
    of items: FlexItems, in container: FlexContainer, within limit: FlexLimit,
    host: inout some FlexHost
  ) -> FlexRun {
    items.checkColumns()
    limit.checkColumns(of: items)
    let hasIndicator = limit.hasIndicator && items.count > 0
    let hasRanking = limit.hasRanking(of: items)
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

  /// Calls `body` with a pass over items of any kind.
  private mutating func pass<Result>(
    over part: FlexPart, of items: FlexItems, in container: FlexContainer,
    _ frames: inout FlexFrames, count: Int, _ mostLines: Int?, _ body: (inout FlexPass) -> Result
  ) -> Result {
    items.withColumns(from: part.items.lowerBound) { main, cross in
      frames.withBuffers { buffers, lines in
        var pass = FlexPass(
          container: container, part: part, main: main, cross: cross, buffers: buffers,
          count: count, mostLines: mostLines ?? .max, fastPaths: fastPaths)
        // Swapped, not copied: a second owner would make the arrays copy themselves.
        swap(&pass.lines, &lines)
        swap(&pass.balance, &balance)
        swap(&pass.limits, &limits)
        pass.lines.removeAll(keepingCapacity: true)
        let result = body(&pass)
        swap(&pass.lines, &lines)
        swap(&pass.balance, &balance)
        swap(&pass.limits, &limits)
        return result
      }
    }
  }
}
