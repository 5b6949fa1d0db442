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
  /// Makes a solver without any memory yet.
  public init() {}

  /// Lays out `items` in `container` and writes the answer over `frames`.
  ///
  /// An item that is longer than the container gets a line of its own and sticks out. "Fits" means
  /// that the line's sum is at most the limit + 10⁻⁹ · max(1, limit), which forgives the noise of
  /// floating-point sums and nothing more. Without items there are no lines and all sizes are 0
  /// (`mainSize` stays the container's).
  ///
  /// Traps if the columns of `items` differ in length. No number traps: what `FlexItems` and
  /// `FlexContainer` say is replaced is replaced.
  ///
  /// - Parameters:
  ///   - items: The items, in document order.
  ///   - container: The container's limit, gaps and alignment.
  ///   - frames: Receives the answer; its memory is reused.
  /// - Complexity: O(*n*) in one pass over both columns, with 16 bytes an item and 32 bytes a line of
  ///   memory, none of it new when `frames` held as many items and lines before.
  public mutating func solve(
    _ items: FlexItems, in container: FlexContainer, into frames: inout FlexFrames
  ) {
    items.checkColumns()
    frames.prepare(count: items.count)
    placeFixedItems(items, in: container, into: &frames)
  }
}
