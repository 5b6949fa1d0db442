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
  /// The working memory of passes: the only element, or none before the first pass.
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
  ///   - items: The items, in document order; the indicator of a limit at the end.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show, as `run(of:in:within:)` finds them; nil, the default, for all.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: O(*n*), as long as few limits of flexible items are met at a time; O(*n* log *n*) for
  ///   balanced lines. Items that have sizes only, in a container that reverses nothing: one pass over
  ///   both columns, with 16 bytes an item and 32 bytes a line of memory, none of it new if `frames` held
  ///   as many items and lines before.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun? = nil,
    into frames: inout FlexFrames
  ) {
    solve(items, in: container, showing: run, asking: nil, into: &frames)
  }

  /// Lays out `items` in `container`, asking `host` for what changes with an item's length.
  ///
  ///     var paragraphs = Paragraphs(texts)
  ///     solver.solve(items, in: container, host: &paragraphs, into: &frames)
  ///
  /// - Parameters:
  ///   - items: The items, in document order; the indicator of a limit at the end.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show; nil, the default, for all.
  ///   - host: Measures the items whose length is not their own, each at most once.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: As without a host, and what the host's measurements cost.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun? = nil,
    host: inout some FlexHost, into frames: inout FlexFrames
  ) {
    asking(&host) { solve(items, in: container, showing: run, asking: $0, into: &frames) }
  }
}

extension FlexSolver {
  mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    asking host: AskedHost?, into frames: inout FlexFrames
  ) {
    items.checkColumns()
    let part = FlexPart(items: items.indices)
    if run == nil { return solve(part, of: items, in: container, asking: host, into: &frames) }
    placeItems(part, of: items, in: container, showing: run, asking: host, into: &frames)
  }

  /// Lays out a part of some items, whose columns have been checked.
  ///
  /// The first line of a part lies at 0.
  mutating func solve(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, asking host: AskedHost?,
    into frames: inout FlexFrames
  ) {
    if placeAtOnce(part, of: items, in: container, host, into: &frames) { return }
    placeItems(part, of: items, in: container, showing: nil, asking: host, into: &frames)
  }

  @inline(never)
  mutating func placeItems(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    asking host: AskedHost?, into frames: inout FlexFrames
  ) {
    frames.prepare(part.items, mainSizes: true, crossSizes: true)
    let items = items.shown(by: run, host) ?? items
    let count = frames.takeSequence(of: items, showing: run)
    var sizes: ContainerSizes = (0, 0, 0)
    var separatorPositions: [Double] = []
    pass(over: part, of: items, in: container, &frames, count: count, run, host) {
      sizes = $0.layOut()
      separatorPositions = $0.separatorPositions
    }
    (frames.mainSize, frames.crossSize, frames.longestLine) = sizes
    frames.separatorPositions = separatorPositions
  }

  mutating func pass(
    over part: FlexPart, of items: FlexItems, in container: FlexContainer,
    _ frames: inout FlexFrames, count: Int, _ run: FlexRun?, _ host: AskedHost?,
    _ body: (inout FlexPass) -> Void
  ) {
    makeMemory()
    let fastPaths = fastPaths
    memory.withUnsafeMutableBufferPointer { memory in
      items.withColumns(from: part.items.lowerBound) { main, cross, wishes in
        frames.withBuffers { buffers, lines in
          var pass = FlexPass(
            container: container, part: part, main: main, cross: cross, wishes: wishes,
            buffers: buffers, memory: memory, count: count, run: run, host: host,
            fastPaths: fastPaths)
          // Swapped, not copied: a second owner would make the array copy itself.
          swap(&pass.lines, &lines)
          pass.lines.removeAll(keepingCapacity: true)
          body(&pass)
          swap(&pass.lines, &lines)
        }
      }
    }
  }

  /// Exchanges some frames for those of the working memory, so that these need no memory of their own.
  mutating func exchangeFrames(_ frames: inout FlexFrames) {
    makeMemory()
    swap(&frames, &memory[0].frames)
  }

  // Code of its own: written out wherever a pass begins, it would be larger than many of these.
  @inline(never)
  private mutating func makeMemory() {
    if memory.isEmpty { memory.append(PassMemory()) }
  }
}
