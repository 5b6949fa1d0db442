/// The lines of a long container: which of them lie where, and what it takes to change a few items.
///
///     var index = FlexIndex(FlexItems(main: widths, cross: heights), in: container)
///     var frames = FlexFrames()
///     let visible = index.lines(from: offset, to: offset + 800)
///     solver.solve(visible, of: index, into: &frames)           // only these lines
///     index.resize(12, main: 90, cross: 24)                     // only the lines that change
///
/// The index has the lines that `FlexSolver` makes of the same items, and none of their frames: 20 bytes a
/// line beside the columns of the items, which it shares with the caller until one of the two changes them.
/// A change breaks again from its line on until a new line begins where an old one did; lines behind it are
/// moved, not solved.
///
/// The container's cross size is that of its lines: one with a `crossSize` or limits of it traps, as do items
/// with an `order`. So lines have nothing to share, and `alignContent` counts as `flexStart`.
///
/// Where lines depend on all others there is no short way, and each change solves everything anew: with
/// `.nowrap` and `.balance`, without a `mainSize`, and where a host measures items that flex in a container
/// that hugs or outgrows its length.
///
/// Positions lie within 10⁻⁹ of the container's cross size of those that a new index would have: a change of
/// an item rounds the positions of the lines behind it once.
public struct FlexIndex: Sendable {
  /// The items.
  public internal(set) var items: FlexItems

  /// The container of the lines.
  public let container: FlexContainer

  /// The length that flexible items fill: the container's, before it hugs its lines.
  var unhuggedMainSize = 0.0

  var lines = LineTable()

  /// Whether lines depend on nothing but the items from their first one on.
  var breaksLocally = true

  /// The items of the lines that the last change has broken again; all others are only moved.
  package internal(set) var brokenItems = 0..<0

  /// The farthest that the last line has ended since all lines were broken.
  var farthestEnd = 0.0

  var breaker = LineBreaker()

  /// The number of items that are solved at a time, first after a change and at most; a test or a benchmark says
  /// otherwise.
  package var partSizes: ClosedRange<Int> {
    get { breaker.partSizes }
    set { breaker.partSizes = newValue }
  }

  /// Breaks `items` into the lines of `container`.
  ///
  /// Traps as `FlexSolver.solve(_:in:showing:into:)` does, if items have an `order`, and if the container has a cross
  /// size or limits of it.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: The container.
  /// - Complexity: That of solving: O(*n*), O(*n* log *n*) if lines are balanced.
  public init(_ items: FlexItems = FlexItems(), in container: FlexContainer) {
    self.init(items, in: container, asking: nil)
  }

  /// Breaks `items` into the lines of `container`, asking `host` for what changes with an item's length.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - container: The container.
  ///   - host: Measures the items whose length is not their own, some of them twice.
  /// - Complexity: That of solving, and what the host's measurements cost.
  public init(_ items: FlexItems, in container: FlexContainer, host: inout some FlexHost) {
    self = asking(&host) { FlexIndex(items, in: container, asking: $0) }
  }

  private init(_ items: FlexItems, in container: FlexContainer, asking host: AskedHost?) {
    items.checkForLines()
    container.checkForIndex()
    self.items = items
    self.container = container
    breakAll(host)
  }
}

// MARK: - What there is

extension FlexIndex {
  /// The number of items.
  public var count: Int { items.count }

  /// The number of lines.
  public var lineCount: Int { lines.count }

  /// The container's main size, as `FlexFrames.mainSize`.
  public var mainSize: Double {
    container.hugsLines ? min(unhuggedMainSize, lines.longest) : unhuggedMainSize
  }

  /// The container's cross size: all lines and gaps.
  public var crossSize: Double { max(0, lines.crossEnd) }

  /// The length of the longest line, at least 0.
  public var longestLine: Double { lines.longest }

  /// The lines between two distances from the container's left or top edge.
  ///
  ///     index.lines(from: 0, to: 100)    // the lines of the first hundred points
  ///
  /// Those that touch the stretch count, and where the host gives the gaps perhaps a line before it. If a
  /// negative gap makes a line begin before the one before it, those from the first to the last that touch
  /// it. Numbers beyond the container are fine; there are no lines beyond it, nor between NaN and anything.
  ///
  /// - Parameters:
  ///   - start: Where the stretch begins.
  ///   - end: Where it ends.
  /// - Returns: The numbers of the lines, the first item's line being 0.
  /// - Complexity: O(log *n*); O(*n*) if a line begins before the one before it.
  public func lines(from start: Double, to end: Double) -> Range<Int> {
    if !(start <= end) { return 0..<0 }
    if container.flipsCross {
      return lines.lines(from: crossSize - end, to: crossSize - start)
    }
    return lines.lines(from: start, to: end)
  }

  /// The line of an item.
  ///
  /// - Parameter item: The item's index; traps if there is none.
  /// - Returns: The number of the line, the first item's line being 0.
  /// - Complexity: O(log *n*)
  public func line(ofItem item: Int) -> Int {
    precondition(item >= 0 && item < count, "FlexIndex has no item of this index")
    return lines.line(of: item)
  }

  /// Returns the position at which a line begins.
  ///
  /// - Parameter line: The number of the line, or `lineCount`; traps beyond that.
  /// - Returns: The distance from the side where the first line begins; that of the end of all lines for
  ///   `lineCount`.
  /// - Complexity: O(1)
  public func position(ofLine line: Int) -> Double {
    precondition(line >= 0 && line <= lineCount, "FlexIndex has no such line")
    return line < lineCount ? lines.position(line) : crossSize
  }

  /// The items of some lines, with what stands behind these and is in no line.
  ///
  /// - Parameter lines: The numbers of the lines; traps if there are not as many.
  /// - Returns: The indices of the lines' items; those of all lines are all items, if there are lines.
  /// - Complexity: O(1)
  public func items(ofLines lines: Range<Int>) -> Range<Int> {
    precondition(
      lines.lowerBound >= 0 && lines.upperBound <= lineCount, "FlexIndex has no such lines")
    return self.lines.first(lines.lowerBound)..<self.lines.first(lines.upperBound)
  }
}

extension FlexSolver {
  /// Places the items of some lines, each where it is in the whole container.
  ///
  ///     solver.solve(index.lines(from: 2000, to: 2800), of: index, into: &frames)
  ///     for item in frames.items { draw(item, frames.frame(of: item, in: index.items)) }
  ///
  /// - Parameters:
  ///   - lines: The numbers of the lines; traps if there are not as many.
  ///   - index: The lines of the whole container.
  ///   - frames: Receives the result for the lines' items. Its memory is reused. Sizes of the container are
  ///     those of the whole.
  /// - Complexity: O(*m*) for *m* items, as `solve(_:in:showing:into:)`, and O(1) for all others.
  public mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, into frames: inout FlexFrames
  ) {
    solve(lines, of: index, asking: nil, into: &frames)
  }

  /// Places the items of some lines, asking `host` as it was asked when these lines were broken.
  ///
  /// - Parameters:
  ///   - lines: The numbers of the lines; traps if there are not as many.
  ///   - index: The lines of the whole container.
  ///   - host: Measures the items whose length is not their own. It is not asked for gaps.
  ///   - frames: Receives the result for the lines' items.
  /// - Complexity: As without a host, and what the host's measurements cost.
  public mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, host: inout some FlexHost,
    into frames: inout FlexFrames
  ) {
    asking(&host) { solve(lines, of: index, asking: $0, into: &frames) }
  }

  private mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, asking host: AskedHost?,
    into frames: inout FlexFrames
  ) {
    var container = index.container
    // The index knows where lines lie.
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
  /// Moves some lines, laid out by themselves, to where they lie in the whole.
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
