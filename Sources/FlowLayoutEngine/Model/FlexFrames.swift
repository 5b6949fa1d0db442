/// The positions and sizes of a container's items, as computed by `FlexSolver`.
///
///     var frames = FlexFrames()
///     solver.solve(items, in: container, into: &frames)
///     for item in frames.items { draw(item, frames.frame(of: item, in: items)) }
///
/// `frame(of:in:)` takes an item's index among all items of the container, even if only some items
/// were solved, such as a few lines of a `FlexIndex`. The arrays, such as `mainPositions`, have
/// values only for the solved items: their first value is that of the item `items.lowerBound`.
///
/// Positions are distances from the container's left or top edge, even if a direction is reversed
/// or runs from right to left. In rows, main positions count from the left and cross positions from
/// the top. In columns, it is the other way round.
///
/// Solving into the same `FlexFrames` again reuses its memory, so a repeated layout allocates
/// nothing.
///
/// Items that a `FlexRun` hides are on no line. Hidden items have size 0 and the position of the
/// last shown item.
public struct FlexFrames: Equatable, Sendable {
  /// The indices of the solved items, in document order.
  public internal(set) var items = 0..<0

  /// Each item's position along the lines, in document order.
  public internal(set) var mainPositions: [Double] = []

  /// Each item's position across the lines, in document order.
  public internal(set) var crossPositions: [Double] = []

  /// Each item's size along the lines, in document order.
  ///
  /// Empty if every item kept its own size.
  public internal(set) var mainSizes: [Double] = []

  /// Each item's size across the lines, in document order.
  ///
  /// Empty if every item kept its own size.
  public internal(set) var crossSizes: [Double] = []

  /// The items sorted by `order`, as offsets from `items.lowerBound`.
  ///
  /// Hidden items come last. Empty if the items are in document order.
  public internal(set) var sequence: [Int] = []

  /// The lines, in the order of their items.
  public internal(set) var lines: [FlexLine] = []

  /// The positions of separators across the lines, one value for each line.
  ///
  /// Each value is the distance from the container's top edge (rows) or left edge (columns). Empty
  /// if the container has no separator.
  package internal(set) var separatorPositions: [Double] = []

  /// The container's size along its lines.
  ///
  /// This is `FlexContainer.mainSize` or, if that is nil, the length of the longest line, within
  /// `minMain` and `maxMain`. It may be shorter with `hugsLines`, and longer with
  /// `growsWithOversizeLines`.
  public internal(set) var mainSize = 0.0

  /// The container's size across its lines.
  ///
  /// This is `FlexContainer.crossSize` or, if that is nil, the sum of all lines and gaps, within
  /// `minCross` and `maxCross`.
  public internal(set) var crossSize = 0.0

  /// The length of the longest line, at least 0.
  ///
  /// A container with `hugsLines` shrinks to this length.
  public internal(set) var longestLine = 0.0

  /// Makes the frames of an empty container.
  public init() {}

  /// The number of items.
  public var count: Int { mainPositions.count }

  /// Returns the item at an index among the items sorted by `order`.
  ///
  ///     for place in frames.lines[0].items { print(frames.item(at: place)) }
  ///
  /// - Parameter place: An index among the items sorted by `order`, as in `FlexLine.items`.
  /// - Returns: The item's index in document order.
  /// - Complexity: O(1)
  public func item(at place: Int) -> Int {
    items.lowerBound + (sequence.isEmpty ? place : sequence[place])
  }

  /// Returns the frame of an item, by the item's index among all items.
  ///
  ///     solver.solve(index.lines(from: 2000, to: 2800), of: index, into: &frames)
  ///     let first = frames.frame(of: frames.items.lowerBound, in: index.items)
  ///
  /// - Parameters:
  ///   - item: The item's index in document order; traps if the item has not been solved.
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
  /// Resizes the arrays to one value for each of `items`.
  ///
  /// `mainSizes` becomes empty if `hasMainSizes` is false. `crossSizes` becomes empty if
  /// `hasCrossSizes` is false.
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

/// Pointers to the arrays of a `FlexFrames`, for the solver to write to.
struct FrameBuffers {
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let sequence: Column<Int>
}

extension FlexFrames {
  /// Calls `body` with pointers to the arrays, and with the lines.
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
