/// The positions and sizes of a container's items: the result of `FlexSolver`.
///
///     var frames = FlexFrames()
///     solver.solve(items, in: container, into: &frames)
///     for item in frames.items { draw(item, frames.frame(of: item, in: items)) }
///
/// The same question finds an item whatever was solved: a whole container, what a limit shows of it, or some
/// lines of an index. The columns hold the answers for all items at once, counted from the first of `items`.
///
/// Positions are distances from the container's left or top edge (rows: main from the left, cross from
/// the top; columns: the other way round), right to left and reverses included. A value that is solved
/// into again keeps its memory, so a repeated pass allocates nothing.
///
/// Hidden items, those beyond a `FlexRun`, are in no line. They have no size and lie inside, where the last item
/// that is shown begins.
public struct FlexFrames: Equatable, Sendable {
  /// The items that were solved, by their indices in document order.
  public internal(set) var items = 0..<0

  /// Each item's position along the lines, in document order.
  public internal(set) var mainPositions: [Double] = []

  /// Each item's position across the lines, in document order.
  public internal(set) var crossPositions: [Double] = []

  /// Each item's size along the lines, in document order; empty if every item kept its own.
  public internal(set) var mainSizes: [Double] = []

  /// Each item's size across the lines, in document order; empty if every item kept its own.
  public internal(set) var crossSizes: [Double] = []

  /// The items in the order of the lines, counted from the first of `items`, and behind them those that are
  /// hidden; empty for document order.
  public internal(set) var sequence: [Int] = []

  /// The lines, from the first item's to the last item's.
  public internal(set) var lines: [FlexLine] = []

  /// The position of each line's separators across the lines; empty if the container has none.
  package internal(set) var separatorPositions: [Double] = []

  /// The container's main size: `FlexContainer.mainSize`, or without one the longest line's.
  public internal(set) var mainSize = 0.0

  /// The container's cross size: `FlexContainer.crossSize`, or without one all lines and gaps.
  public internal(set) var crossSize = 0.0

  /// The length of the longest line, at least 0: what a container hugs.
  public internal(set) var longestLine = 0.0

  /// Makes the frames of an empty container.
  public init() {}

  /// The number of items.
  public var count: Int { mainPositions.count }

  /// The item at a place of a line.
  ///
  ///     for place in frames.lines[0].items { print(frames.item(at: place)) }
  ///
  /// - Parameter place: A place, as `FlexLine.items` counts them.
  /// - Returns: The item's index in document order.
  /// - Complexity: O(1)
  public func item(at place: Int) -> Int {
    items.lowerBound + (sequence.isEmpty ? place : sequence[place])
  }

  /// Returns the frame of an item, whatever was solved.
  ///
  ///     solver.solve(index.lines(from: 2000, to: 2800), of: index, into: &frames)
  ///     let first = frames.frame(of: frames.items.lowerBound, in: index.items)
  ///
  /// - Parameters:
  ///   - item: The item's index in document order; traps if it is none of `items`.
  ///   - items: All items of the container.
  /// - Returns: The item's position, and its size: the one that was resolved, or its own.
  /// - Complexity: O(1)
  public func frame(of item: Int, in items: FlexItems) -> FlexFrame {
    let place = item - self.items.lowerBound
    return FlexFrame(
      mainPosition: mainPositions[place], crossPosition: crossPositions[place],
      mainSize: mainSizes.isEmpty ? sanitizedSize(items.main[item]) : mainSizes[place],
      crossSize: crossSizes.isEmpty ? sanitizedSize(items.cross[item]) : crossSizes[place])
  }
}

extension FlexFrames {
  /// Makes room for some items, keeping the memory of an earlier pass.
  mutating func prepare(
    _ items: Range<Int>, mainSizes hasMainSizes: Bool, crossSizes hasCrossSizes: Bool
  ) {
    self.items = items
    let count = items.count
    sequence.removeAll(keepingCapacity: true)
    separatorPositions.removeAll(keepingCapacity: true)
    mainPositions.resize(to: count)
    crossPositions.resize(to: count)
    mainSizes.resize(to: hasMainSizes ? count : 0)
    crossSizes.resize(to: hasCrossSizes ? count : 0)
  }
}

/// The sizes of a solved container.
typealias ContainerSizes = (main: Double, cross: Double, longestLine: Double)

/// The arrays of a `FlexFrames`, as a pass writes to them.
struct FrameBuffers {
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let sequence: Column<Int>
}

extension FlexFrames {
  /// Calls `body` with pointers to all arrays, and with the lines.
  mutating func withBuffers<Result>(
    _ body: (FrameBuffers, inout [FlexLine]) -> Result
  ) -> Result {
    sequence.withUnsafeBufferPointer { sequence in
      mainPositions.withUnsafeMutableBufferPointer { mainPositions in
        crossPositions.withUnsafeMutableBufferPointer { crossPositions in
          mainSizes.withUnsafeMutableBufferPointer { mainSizes in
            crossSizes.withUnsafeMutableBufferPointer { crossSizes in
              let buffers = FrameBuffers(
                mainPositions: mainPositions, crossPositions: crossPositions,
                mainSizes: mainSizes, crossSizes: crossSizes,
                sequence: Column(sequence, initial: 0))
              return body(buffers, &lines)
            }
          }
        }
      }
    }
  }
}
