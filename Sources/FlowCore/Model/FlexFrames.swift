/// One line of a solved container.
public struct FlexLine: Equatable, Sendable {
  // Half the width of Int: a line takes 32 bytes, which counts when each item has a line of its own.
  let first: Int32
  let end: Int32

  /// The sum of the line's items, margins and gaps.
  public internal(set) var length: Double

  /// The line's distance from the container's start across the lines.
  public internal(set) var crossPosition: Double

  /// The line's size across.
  public internal(set) var crossSize: Double

  /// The line's items, counted in the order of `FlexFrames.sequence`.
  ///
  /// Between two lines there is a place left out where a separator would be.
  public var items: Range<Int> { Int(first)..<Int(end) }

  init(_ items: Range<Int>, length: Double, crossPosition: Double = 0, crossSize: Double = 0) {
    first = Int32(truncatingIfNeeded: items.lowerBound)
    end = Int32(truncatingIfNeeded: items.upperBound)
    self.length = length
    self.crossPosition = crossPosition
    self.crossSize = crossSize
  }

  /// The same line of items that count from another one.
  func counted(from first: Int) -> FlexLine {
    FlexLine(
      items.lowerBound + first..<items.upperBound + first, length: length,
      crossPosition: crossPosition, crossSize: crossSize)
  }
}

/// Where a container's items went: the result of `FlexSolver`.
///
///     var frames = FlexFrames()
///     solver.solve(items, in: container, into: &frames)
///     for index in 0..<frames.count {
///       print(frames.mainPositions[index], frames.crossPositions[index])
///     }
///
/// Positions are distances from the container's left or top edge (rows: main from the left, cross from
/// the top; columns: the other way round), right to left and reverses included. A value that is solved
/// into again keeps its memory, so a repeated pass allocates nothing.
///
/// What is hidden, separators where their neighbors part and items beyond a `FlexRun`, is in no line.
/// It has no size and lies inside: a separator where the line before it ends, an item where the last
/// one that is shown begins.
public struct FlexFrames: Equatable, Sendable {
  /// Each item's position along the lines, in document order.
  public internal(set) var mainPositions: [Double] = []

  /// Each item's position across the lines, in document order.
  public internal(set) var crossPositions: [Double] = []

  /// Each item's size along the lines, in document order; empty if every item kept its own.
  public internal(set) var mainSizes: [Double] = []

  /// Each item's size across the lines, in document order; empty if every item kept its own.
  public internal(set) var crossSizes: [Double] = []

  /// The document indices of the items in the order of the lines, behind them those that are hidden; empty
  /// for document order.
  public internal(set) var sequence: [Int] = []

  /// The lines, from the first item's to the last item's.
  public internal(set) var lines: [FlexLine] = []

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
  public func item(at place: Int) -> Int { sequence.isEmpty ? place : sequence[place] }

  /// An item's size along its line: the resolved one, or its own.
  ///
  /// - Parameters:
  ///   - item: The item's index in document order.
  ///   - items: The items that were solved.
  /// - Returns: The size that the item has in its line.
  /// - Complexity: O(1)
  public func mainSize(of item: Int, in items: FlexItems) -> Double {
    mainSizes.isEmpty ? sanitizedSize(items.main[item]) : mainSizes[item]
  }

  /// An item's size across its line: the resolved one, or its own.
  ///
  /// - Parameters:
  ///   - item: The item's index in document order.
  ///   - items: The items that were solved.
  /// - Returns: The size that the item has in its line.
  /// - Complexity: O(1)
  public func crossSize(of item: Int, in items: FlexItems) -> Double {
    crossSizes.isEmpty ? sanitizedSize(items.cross[item]) : crossSizes[item]
  }

  /// The middle of an item's frame, by its index in document order.
  package func center(of item: Int, in items: FlexItems) -> (main: Double, cross: Double) {
    (
      mainPositions[item] + mainSize(of: item, in: items) / 2,
      crossPositions[item] + crossSize(of: item, in: items) / 2
    )
  }
}

extension FlexFrames {
  /// Makes room for `count` items, keeping the memory of an earlier pass.
  mutating func prepare(count: Int, mainSizes hasMainSizes: Bool, crossSizes hasCrossSizes: Bool) {
    sequence.removeAll(keepingCapacity: true)
    mainPositions.resize(to: count)
    crossPositions.resize(to: count)
    mainSizes.resize(to: hasMainSizes ? count : 0)
    crossSizes.resize(to: hasCrossSizes ? count : 0)
  }
}

/// The sizes of a solved container.
struct ContainerSizes {
  let main: Double
  let cross: Double
  let longestLine: Double
}

/// The arrays of a `FlexFrames`, as a pass writes to them.
struct FrameBuffers {
  let mainPositions: UnsafeMutableBufferPointer<Double>
  let crossPositions: UnsafeMutableBufferPointer<Double>
  let mainSizes: UnsafeMutableBufferPointer<Double>
  let crossSizes: UnsafeMutableBufferPointer<Double>
  let sequence: Column<Int>
}

extension FlexFrames {
  mutating func take(_ sizes: ContainerSizes) {
    mainSize = sizes.main
    crossSize = sizes.cross
    longestLine = sizes.longestLine
  }

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
