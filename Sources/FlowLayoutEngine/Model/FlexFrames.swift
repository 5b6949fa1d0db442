/// The positions and sizes of a container's items: the result of `FlexSolver`.
///
///     var frames = FlexFrames()
///     solver.solve(items, in: container, into: &frames)
///     for item in frames.items { draw(item, frames.frame(of: item, in: items)) }
///
/// `frame(of:in:)` takes the same index whether a whole container was solved, the items that a limit shows,
/// or a range of lines of an index. The columns hold the frames of all solved items, from the first of
/// `items` on.
///
/// Positions are distances from the container's left or top edge (rows: main from the left, cross from the
/// top; columns: the other way round), right to left and reverses included. Solving into the same value again
/// reuses its memory, so a repeated pass allocates nothing.
///
/// Hidden items, outside of a `FlexRun`, are in no line. They have size 0 and the position of the last shown
/// item.
public struct FlexFrames: Equatable, Sendable {
  /// The solved items, by their indices in document order.
  public internal(set) var items = 0..<0

  /// Each item's position along the lines, in document order.
  public internal(set) var mainPositions: [Double] = []

  /// Each item's position across the lines, in document order.
  public internal(set) var crossPositions: [Double] = []

  /// Each item's size along the lines, in document order; empty if every item kept its own.
  public internal(set) var mainSizes: [Double] = []

  /// Each item's size across the lines, in document order; empty if every item kept its own.
  public internal(set) var crossSizes: [Double] = []

  /// The items in the order of the lines, counted from the first of `items`, followed by the hidden items;
  /// empty for document order.
  public internal(set) var sequence: [Int] = []

  /// The lines, in the order of their items.
  public internal(set) var lines: [FlexLine] = []

  /// The cross position of each line's separators; empty if the container has none.
  package internal(set) var separatorPositions: [Double] = []

  /// The container's main size: `FlexContainer.mainSize`, or without one the length of the longest line.
  public internal(set) var mainSize = 0.0

  /// The container's cross size: `FlexContainer.crossSize`, or without one the sum of all lines and gaps.
  public internal(set) var crossSize = 0.0

  /// The length of the longest line, at least 0; the length of a container that hugs its lines.
  public internal(set) var longestLine = 0.0

  /// Makes the frames of an empty container.
  public init() {}

  /// The number of items.
  public var count: Int { mainPositions.count }

  /// The item at a place in the sequence.
  ///
  ///     for place in frames.lines[0].items { print(frames.item(at: place)) }
  ///
  /// - Parameter place: A place of a line's `items`.
  /// - Returns: The item's index in document order.
  /// - Complexity: O(1)
  public func item(at place: Int) -> Int {
    items.lowerBound + (sequence.isEmpty ? place : sequence[place])
  }

  /// The frame of an item, by the item's index in the whole container.
  ///
  ///     solver.solve(index.lines(from: 2000, to: 2800), of: index, into: &frames)
  ///     let first = frames.frame(of: frames.items.lowerBound, in: index.items)
  ///
  /// - Parameters:
  ///   - item: The item's index in document order; traps if it is none of `items`.
  ///   - items: All items of the container.
  /// - Returns: The item's position, and its resolved size.
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
  /// Resizes the columns for a range of items, and keeps their memory.
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

/// The sizes of a solved container, and the length of its longest line.
typealias ContainerSizes = (main: Double, cross: Double, longestLine: Double)

/// Pointers to the columns of a `FlexFrames`, for a pass to write to.
struct FrameBuffers {
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let sequence: Column<Int>
}

extension FlexFrames {
  /// Calls `body` with pointers to all columns, and with the lines.
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
