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
/// Keep the solver and the frames for the next layout, which reuses their memory.
public struct FlexSolver: Sendable {
  /// The working memory of layouts; empty before the first one.
  ///
  /// A `Box` keeps it on the heap, so that the solver itself is small.
  private var memory = Box<PassMemory>()

  /// The optional optimizations to use; tests and benchmarks turn some off.
  package var fastPaths = FastPaths.all

  /// Makes a solver.
  ///
  /// Its first layout allocates its working memory.
  public init() {}

  /// Lays out items in a container and writes the result to `frames`.
  ///
  /// Items keep their cross sizes, whatever lengths they get. An item that is longer than the
  /// container gets a line of its own, which overflows. Without items there are no lines, and the
  /// frames have the container's own size.
  ///
  /// Items fit if their sizes, margins and gaps add up to at most *l* + 10⁻⁹ · max(1, *l*). Here,
  /// *l* is the container's length; the rest is a tolerance for rounding errors.
  ///
  /// Traps if the property arrays of `items` differ in length. No number traps: `FlexItem` and
  /// `FlexContainer` say how invalid numbers are replaced. Finite input has finite output.
  ///
  /// - Parameters:
  ///   - items: The items, in document order; the last may be a `FlexLimit`'s indicator.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show, from `run(of:in:within:)`; nil for all items.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: O(*n*), or O(*n* log *n*) for balanced lines. Flexible items at their limits add
  ///   a small number of rounds. Items with sizes only are read once, unless the container reverses
  ///   something. Memory is then 16 bytes an item and 32 bytes a line. It is reused if `frames`
  ///   held as many items and lines before.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, showing run: FlexRun? = nil,
    into frames: inout FlexFrames
  ) {
    solve(items, in: container, showing: run, asking: nil, into: &frames)
  }

  /// Lays out items in a container and lets `host` measure items whose length changes.
  ///
  /// An item is measured, at most once, if its length in the layout differs from `items.main`.
  ///
  ///     var paragraphs = Paragraphs(texts)
  ///     solver.solve(items, in: container, host: &paragraphs, into: &frames)
  ///
  /// - Parameters:
  ///   - items: The items, in document order; the last may be a `FlexLimit`'s indicator.
  ///   - container: The container's limits, gaps and alignment.
  ///   - run: The items to show; nil for all items.
  ///   - host: Measures items at their new length.
  ///   - frames: Receives the result; its memory is reused.
  /// - Complexity: As `solve(_:in:showing:into:)`, plus the cost of the host's measurements.
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
    asking host: AnyFlexHost?, into frames: inout FlexFrames
  ) {
    items.checkColumns()
    let part = FlexPart(items: items.indices)
    if run == nil { return solve(part, of: items, in: container, asking: host, into: &frames) }
    placeItems(part, of: items, in: container, showing: run, asking: host, into: &frames)
  }

  /// Lays out only the items of `part`, which begins with a line's first item.
  ///
  /// Cross positions count from the start of the part's first line.
  mutating func solve(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, asking host: AnyFlexHost?,
    into frames: inout FlexFrames
  ) {
    // The caller has checked `items` with `checkColumns`.
    if placeAtOnce(part, of: items, in: container, host, into: &frames) { return }
    placeItems(part, of: items, in: container, showing: nil, asking: host, into: &frames)
  }

  @inline(never)
  mutating func placeItems(
    _ part: FlexPart, of items: FlexItems, in container: FlexContainer, showing run: FlexRun?,
    asking host: AnyFlexHost?, into frames: inout FlexFrames
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
    _ frames: inout FlexFrames, count: Int, _ run: FlexRun?, _ host: AnyFlexHost?,
    _ body: (inout FlexPass) -> Void
  ) {
    makeMemory()
    let fastPaths = fastPaths
    memory.withMutablePointer { memory in
      items.withColumns(from: part.items.lowerBound) { main, cross, properties in
        frames.withBuffers { buffers, lines in
          var pass = FlexPass(
            container: container, part: part, main: main, cross: cross, properties: properties,
            buffers: buffers, memory: memory, count: count, run: run, host: host,
            fastPaths: fastPaths)
          // Swapped, because an array with a second owner copies itself when it changes.
          swap(&pass.lines, &lines)
          pass.lines.removeAll(keepingCapacity: true)
          body(&pass)
          swap(&pass.lines, &lines)
        }
      }
    }
  }

  /// Swaps `frames` with temporary frames that the solver keeps to reuse their memory.
  ///
  /// A second call gives them back.
  mutating func exchangeFrames(_ frames: inout FlexFrames) {
    makeMemory()
    swap(&frames, &memory.value.frames)
  }

  // Not inlined: it would be larger than many of its callers.
  @inline(never)
  private mutating func makeMemory() {
    if memory.isEmpty { memory.put(PassMemory()) }
  }
}
