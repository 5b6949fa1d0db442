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
  /// What passes need beside the frames: the only element, or none before the first pass.
  ///
  /// In a box, so that a value that holds a solver is small.
  private var memory: [PassMemory] = []

  /// The fast paths that are taken; all, unless a test or a benchmark says otherwise.
  package var fastPaths = FastPaths.all

  /// Makes a solver without any memory yet.
  public init() {}

  /// Lays out `items` in `container` and writes the result over `frames`.
  ///
  /// Items keep their cross sizes, however long they become. An item that is longer than the
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
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: O(*n*), as long as few limits of flexible items are met at a time; O(*n* log *n*) for
  ///   balanced lines. Items that have sizes only, in a container that reverses nothing: one pass over
  ///   both columns, with 16 bytes an item and 32 bytes a line of memory, none of it new if `frames` held
  ///   as many items and lines before.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, into frames: inout FlexFrames
  ) {
    var host = FixedCrossSizes(cross: items.cross)
    solve(items, in: container, host: &host, into: &frames)
  }

  /// Lays out `items` in `container`, asking `host` for what changes with an item's length.
  ///
  ///     var paragraphs = Paragraphs(texts)
  ///     solver.solve(items, in: container, host: &paragraphs, into: &frames)
  ///
  /// - Parameters:
  ///   - items: The items, in document order.
  ///   - container: The container's limits, gaps and alignment.
  ///   - host: Measures the items whose length is not their own, each at most once.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: As without a host, and what the host's measurements cost.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, host: inout some FlexHost,
    into frames: inout FlexFrames
  ) {
    items.checkColumns()
    solve(FlexPart(items: items.indices), of: items, in: container, host: &host, into: &frames)
  }
}

extension FlexSolver {
  /// Lays out a part of some items, whose columns have been checked.
  ///
  /// The first line of a part lies at 0.
  mutating func solve<Host: FlexHost>(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer,
    host: inout Host, telling tellReach: TellReach<Host>? = nil, into frames: inout FlexFrames
  ) {
    // The host measures items that are made longer.
    let areFixed = items.areFixed && !(container.stretchesItems && host.measuresItems)
    if fastPaths.contains(.fixedItems), container.isPlain, areFixed, !host.givesLineGaps,
      placeFixedItems(part, of: items, in: container, into: &frames)
    {
      return
    }
    let keepProportions = container.proportions != nil && items.haveOnlyProportions
    // Part of a container says nothing about the most even lines of the whole.
    let isWhole = part.whole == nil && part.endsContainer
    let wraps = container.wrap == .wrap || container.wrap == .balance && isWhole
    if fastPaths.contains(.proportionalItems), wraps, container.hasPlainLines, keepProportions,
      !host.givesLineGaps, placeProportionalItems(part, of: items, in: container, into: &frames)
    {
      return
    }
    placeItems(
      part, of: items, in: container, showing: nil, host: &host, telling: tellReach, into: &frames)
  }

  /// Places items of any kind.
  mutating func placeItems<Host: FlexHost>(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    host: inout Host, telling tellReach: TellReach<Host>?, into frames: inout FlexFrames
  ) {
    frames.prepare(part.items, mainSizes: true, crossSizes: true)
    let items = items.shown(by: run, &host) ?? items
    let count = frames.takeSequence(of: items, showing: run)
    let sizes = pass(over: part, of: items, in: container, &frames, count: count, run) {
      $0.layOut(&host, tellReach)
    }
    frames.take(sizes)
  }

  /// Calls `body` with a pass over items of any kind.
  mutating func pass<Result>(
    over part: FlexPart, of items: FlexItems, in container: FlexContainer,
    _ frames: inout FlexFrames, count: Int, _ run: FlexRun?, _ body: (inout FlexPass) -> Result
  ) -> Result {
    if memory.isEmpty { memory.append(PassMemory()) }
    let fastPaths = fastPaths
    return memory.withUnsafeMutableBufferPointer { memory in
      items.withColumns(from: part.items.lowerBound) { main, cross in
        frames.withBuffers { buffers, lines in
          var pass = FlexPass(
            container: container, part: part, main: main, cross: cross, buffers: buffers,
            memory: memory, count: count, run: run, fastPaths: fastPaths)
          // Swapped, not copied: a second owner would make the array copy itself.
          swap(&pass.lines, &lines)
          pass.lines.removeAll(keepingCapacity: true)
          let result = body(&pass)
          swap(&pass.lines, &lines)
          return result
        }
      }
    }
  }

  /// Calls `body` with the memory of passes, while none goes on.
  mutating func withMemory<Result>(_ body: (inout PassMemory) -> Result) -> Result {
    if memory.isEmpty { memory.append(PassMemory()) }
    return body(&memory[0])
  }
}

/// Tells a host how far all lines reach, from the start of the foremost item to the end of the hindmost.
typealias TellReach<Host> = (_ host: inout Host, _ start: Double, _ end: Double) -> Void
