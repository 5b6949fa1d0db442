/// One line of a solved container.
public struct FlexLine: Equatable, Sendable {
  // 32-bit numbers, so that a line takes 32 bytes: in a container of many short lines, that counts.
  let first: Int32
  let end: Int32

  /// The line's length: the sum of its items' sizes, margins and gaps.
  public internal(set) var length: Double

  /// The line's distance from the container's top edge (rows) or left edge (columns).
  public internal(set) var crossPosition: Double

  /// The line's cross size.
  public internal(set) var crossSize: Double

  /// The line's items, as indices into the items sorted by `order`.
  ///
  /// `FlexFrames.item(at:)` returns an item's index in document order.
  public var items: Range<Int> { Int(first)..<Int(end) }

  init(_ items: Range<Int>, length: Double, crossPosition: Double = 0, crossSize: Double = 0) {
    first = Int32(truncatingIfNeeded: items.lowerBound)
    end = Int32(truncatingIfNeeded: items.upperBound)
    self.length = length
    self.crossPosition = crossPosition
    self.crossSize = crossSize
  }
}

/// The position and size of an item.
///
///     let frame = frames.frame(of: 2, in: items)
///     draw(x: frame.mainPosition, y: frame.crossPosition, width: frame.mainSize, height: frame.crossSize)
///
/// Positions are distances from the container's left or top edge; see `FlexFrames`.
public struct FlexFrame: Equatable, Sendable {
  /// The item's position along the lines.
  public let mainPosition: Double

  /// The item's position across the lines.
  public let crossPosition: Double

  /// The item's size along the lines.
  public let mainSize: Double

  /// The item's size across the lines.
  public let crossSize: Double

  /// Makes a frame.
  package init(
    mainPosition: Double, crossPosition: Double, mainSize: Double, crossSize: Double
  ) {
    (self.mainPosition, self.crossPosition) = (mainPosition, crossPosition)
    (self.mainSize, self.crossSize) = (mainSize, crossSize)
  }
}
