/// One line of a solved container.
public struct FlexLine: Equatable, Sendable {
  // Half the width of Int: a line takes 32 bytes, which counts when each item has a line of its own.
  let first: Int32
  let end: Int32

  /// The sum of the line's items and gaps.
  public internal(set) var length: Double

  /// The distance from the container's cross-start edge to the line.
  public internal(set) var crossPosition: Double

  /// The line's depth.
  public internal(set) var crossSize: Double

  /// The line's items.
  public var items: Range<Int> { Int(first)..<Int(end) }
}

/// Where a container's items went: the answer of `FlexSolver`.
///
///     var frames = FlexFrames()
///     solver.solve(items, in: container, into: &frames)
///     for index in 0..<frames.count {
///       print(frames.mainPositions[index], frames.crossPositions[index])
///     }
///
/// A value that is solved into again keeps its memory, so a repeated pass allocates nothing.
public struct FlexFrames: Equatable, Sendable {
  /// Each item's distance from the container's start along the lines, in document order.
  public internal(set) var mainPositions: [Double] = []

  /// Each item's distance from the container's start across the lines, in document order.
  public internal(set) var crossPositions: [Double] = []

  /// The lines, from the first item's to the last item's.
  public internal(set) var lines: [FlexLine] = []

  /// The container's length: `FlexContainer.mainSize`, or without one the longest line's.
  public internal(set) var mainSize = 0.0

  /// The container's depth: all lines and the gaps between them, at least 0.
  public internal(set) var crossSize = 0.0

  /// The length of the longest line, at least 0: what the container hugs.
  public internal(set) var longestLine = 0.0

  /// Makes the frames of an empty container.
  public init() {}

  /// The number of items.
  public var count: Int { mainPositions.count }
}

extension FlexFrames {
  /// Makes room for `count` items, keeping the memory of an earlier pass.
  mutating func prepare(count: Int) {
    lines.removeAll(keepingCapacity: true)
    if mainPositions.count == count { return }
    mainPositions = Array(repeating: 0, count: count)
    crossPositions = Array(repeating: 0, count: count)
  }
}
