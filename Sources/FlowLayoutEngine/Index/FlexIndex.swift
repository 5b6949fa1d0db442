/// The lines of a long container, updated in place when a few items change.
///
///     var index = FlexIndex(FlexItems(main: widths, cross: heights), in: container)
///     var frames = FlexFrames()
///     let visible = index.lines(from: offset, to: offset + 800)
///     solver.solve(visible, of: index, into: &frames)           // only these lines
///     index.resize(12, main: 90, cross: 24)                     // only the lines that change
///
/// The index has the same lines as `FlexSolver` makes of the same items, but no frames. It takes 20
/// bytes a line, and shares the arrays of the items with the caller until one of the two changes
/// them.
///
/// A change recomputes lines from near the changed items until a new line begins where an old line
/// did. Later lines are only shifted. Each change rounds their positions once: they differ by less
/// than 10⁻⁹ of the container's cross size from those in a new index.
///
/// The container's cross size is the sum of its lines. A container with a `crossSize`, or with a
/// minimum or maximum cross size, traps, and so do items with an `order`. There is no free cross
/// size to distribute among lines, so `alignContent` counts as `flexStart`.
///
/// Where lines depend on each other, each change solves everything again. They do with `.nowrap`
/// and `.balance`, and without a `mainSize`. They also do where the longest line decides the length
/// that flexible items fill (with `hugsLines` or `growsWithOversizeLines`).
public struct FlexIndex: Sendable {
  /// The items.
  public internal(set) var items: FlexItems

  /// The options of the container.
  public let container: FlexContainer

  /// The container's main size before `hugsLines` shrinks it.
  ///
  /// Flexible items fill their lines up to this length.
  var unhuggedMainSize = 0.0

  var lines = LineTable()

  /// Whether a change recomputes only the lines near the changed items.
  ///
  /// If false, a change recomputes all lines.
  var breaksLocally = true

  /// The items on the lines that the last change recomputed.
  ///
  /// All other lines kept their items, and were at most shifted.
  package internal(set) var brokenItems = 0..<0

  /// The farthest position of the last line's end since all lines were recomputed.
  ///
  /// This is a distance from 0. The rounding errors of shifted lines grow with it: if it exceeds a
  /// million times the current distance, all lines are recomputed.
  var farthestEnd = 0.0

  var breaker = LineBreaker()

  // Tests and benchmarks set other bounds.
  /// The smallest and the largest number of items that are broken into lines in one step.
  ///
  /// After a change, the first step takes the smallest number of items, and each later step twice
  /// as many, up to the largest number. A new index begins with the largest.
  package var partSizes: ClosedRange<Int> {
    get { breaker.partSizes }
    set { breaker.partSizes = newValue }
  }

  /// Breaks `items` into the lines of `container`.
  ///
  /// Traps if `items` have an `order`, or property arrays of different lengths. Traps if
  /// `container` has a cross size, or a minimum or maximum cross size.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: The container.
  /// - Complexity: That of solving: O(*n*), O(*n* log *n*) if lines are balanced.
  public init(_ items: FlexItems = FlexItems(), in container: FlexContainer) {
    self.init(items, in: container, asking: nil)
  }

  /// Breaks `items` into the lines of `container`, and asks `host` for measurements.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: The container.
  ///   - host: Measures items whose length in the layout differs from `FlexItems.main`. Some are
  ///     measured twice.
  /// - Complexity: O(*n*) or O(*n* log *n*), as without a host, plus the cost of the host's
  ///   measurements.
  public init(_ items: FlexItems, in container: FlexContainer, host: inout some FlexHost) {
    self = asking(&host) { FlexIndex(items, in: container, asking: $0) }
  }

  private init(_ items: FlexItems, in container: FlexContainer, asking host: AnyFlexHost?) {
    items.checkForLines()
    container.checkForIndex()
    self.items = items
    self.container = container
    breakAll(host)
  }
}

// MARK: - Queries

extension FlexIndex {
  /// The number of items.
  public var count: Int { items.count }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// The container's main size, as `FlexFrames.mainSize`.
  public var mainSize: Double {
    container.hugsLines ? min(unhuggedMainSize, lines.longest) : unhuggedMainSize
  }

  /// The container's cross size: the sum of all lines and gaps.
  public var crossSize: Double { max(0, lines.crossEnd) }

  /// The length of the longest line, at least 0.
  public var longestLine: Double { lines.longest }

  /// Returns the lines between two distances from the container's left or top edge.
  ///
  ///     index.lines(from: 0, to: 100)    // the lines of the first hundred points
  ///
  /// Lines that only touch the range are included. If a ``FlexHost`` gives different gaps between
  /// lines, the result may include one more line before the range. If a negative gap makes a line
  /// begin before the previous one, the result includes all lines from the first to the last that
  /// touches the range. The range may extend beyond the container; NaN as a bound gives no lines.
  ///
  /// - Parameters:
  ///   - start: The start of the range.
  ///   - end: The end of the range.
  /// - Returns: The numbers of the lines, from 0 for the first item's line.
  /// - Complexity: O(log *n*); O(*n*) if a line begins before the previous one.
  public func lines(from start: Double, to end: Double) -> Range<Int> {
    if !(start <= end) { return 0..<0 }
    if container.flipsCross {
      return lines.lines(from: crossSize - end, to: crossSize - start)
    }
    return lines.lines(from: start, to: end)
  }

  /// Returns the line of an item.
  ///
  /// - Parameter item: The item's index; traps if there is no such item.
  /// - Returns: The number of the line, from 0 for the first item's line.
  /// - Complexity: O(log *n*)
  public func line(ofItem item: Int) -> Int {
    precondition(item >= 0 && item < count, "FlexIndex has no item of this index")
    return lines.line(of: item)
  }

  /// Returns the position at which a line begins, across the lines.
  ///
  /// - Parameter line: The number of the line, or `lineCount`; traps if out of bounds.
  /// - Returns: The distance from the edge where the first line begins. For `lineCount`, this is
  ///   the end of the last line.
  /// - Complexity: O(1)
  public func position(ofLine line: Int) -> Double {
    precondition(line >= 0 && line <= lineCount, "FlexIndex has no such line")
    return line < lineCount ? lines.position(line) : crossSize
  }

  /// Returns the items of a range of lines.
  ///
  /// - Parameter lines: The numbers of the lines; traps if a line is out of bounds.
  /// - Returns: The indices of the lines' items.
  /// - Complexity: O(1)
  public func items(ofLines lines: Range<Int>) -> Range<Int> {
    precondition(
      lines.lowerBound >= 0 && lines.upperBound <= lineCount, "FlexIndex has no such lines")
    return self.lines.first(lines.lowerBound)..<self.lines.first(lines.upperBound)
  }
}

extension FlexSolver {
  /// Places the items of a range of lines, at their positions in the container.
  ///
  ///     solver.solve(index.lines(from: 2000, to: 2800), of: index, into: &frames)
  ///     for item in frames.items { draw(item, frames.frame(of: item, in: index.items)) }
  ///
  /// - Parameters:
  ///   - lines: The numbers of the lines; traps if a line is out of bounds.
  ///   - index: All lines of the container.
  ///   - frames: Receives the frames of the lines' items, and the size of the container with all
  ///     its lines. Its memory is reused.
  /// - Complexity: As `solve(_:in:showing:into:)` of these lines' items alone.
  public mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, into frames: inout FlexFrames
  ) {
    solve(lines, of: index, asking: nil, into: &frames)
  }

  /// Places the items of a range of lines, and asks `host` for measurements.
  ///
  /// - Parameters:
  ///   - lines: The numbers of the lines; traps if a line is out of bounds.
  ///   - index: All lines of the container.
  ///   - host: Measures items whose length in the layout differs from `FlexItems.main`. It is not
  ///     asked for gaps.
  ///   - frames: Receives the frames of the lines' items.
  /// - Complexity: As without a host, plus the cost of the host's measurements.
  public mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, host: inout some FlexHost,
    into frames: inout FlexFrames
  ) {
    asking(&host) { solve(lines, of: index, asking: $0, into: &frames) }
  }

  private mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, asking host: AnyFlexHost?,
    into frames: inout FlexFrames
  ) {
    var container = index.container
    // The index has the positions of lines.
    container.alignContent = .flexStart
    let part = FlexPart(
      items: index.items(ofLines: lines), endsContainer: lines.upperBound == index.lineCount,
      whole: FlexPart.Whole(
        firsts: index.lines.firsts[lines], mainSize: index.unhuggedMainSize,
        longestLine: index.longestLine))
    solve(part, of: index.items, in: container, asking: host, into: &frames)
    frames.move(lines, of: index)
  }
}

extension FlexFrames {
  /// Moves lines, laid out without the others, to their positions in the container.
  ///
  /// Also sets the sizes and the longest line to those of all lines.
  fileprivate mutating func move(_ range: Range<Int>, of index: FlexIndex) {
    let flips = index.container.flipsCross
    let (known, first) = (index.lines, items.lowerBound)
    crossPositions.withUnsafeMutableBufferPointer { crossPositions in
      for (line, number) in zip(lines.indices, range) {
        let position = known.positions[number]
        let target = flips ? index.crossSize - position - lines[line].crossSize : position
        let shift = target - lines[line].crossPosition
        lines[line].crossPosition = target
        for item in known.first(number)..<known.first(number + 1) {
          crossPositions[item - first] += shift
        }
      }
    }
    mainSize = index.mainSize
    crossSize = index.crossSize
    longestLine = index.longestLine
  }
}
