/// The size of an item that a host has measured.
public struct FlexMeasurement: Equatable, Sendable {
  /// The item's size along its line.
  ///
  /// Only an item that `FlexContainer.refitsOversizeItems` had measured takes it; others keep the size
  /// that their line resolved.
  public var main: Double

  /// The item's size across its line.
  public var cross: Double

  /// The distance from the item's cross start to the guide of its alignment; NaN for its far edge.
  public var guide: Double

  /// Makes a measurement.
  ///
  /// - Parameters:
  ///   - main: The item's size along its line.
  ///   - cross: The item's size across its line.
  ///   - guide: The distance from the item's cross start to the guide that its alignment asks for.
  public init(main: Double, cross: Double, guide: Double = .nan) {
    self.main = main
    self.cross = cross
    self.guide = guide
  }
}

/// Knows what only the owner of the items can: an item's cross size at another length, and the distance
/// between two lines.
///
///     struct Paragraphs: FlexHost {
///       func measure(item: Int, main: Double) -> FlexMeasurement {
///         FlexMeasurement(main: main, cross: texts[item].height(forWidth: main))
///       }
///     }
public protocol FlexHost {
  /// Returns the size of an item whose resolved length is not its own.
  ///
  /// Called at most once an item and pass, and never for an item that keeps its own length. What it returns
  /// is replaced like the properties of `FlexItem`.
  ///
  /// - Parameters:
  ///   - item: The item's index in document order.
  ///   - main: Its resolved size along its line.
  /// - Returns: The item's size, and the guide that its alignment asks for.
  mutating func measure(item: Int, main: Double) -> FlexMeasurement

  /// Whether `measure` may return another cross size than the columns hold; true by default.
  var measuresItems: Bool { get }

  /// Called with the extent of all lines, from the start of the foremost item to the end of the hindmost,
  /// before the gaps between lines are asked for.
  ///
  /// - Parameters:
  ///   - start: The distance from the container's main start.
  ///   - end: The same for the other end.
  mutating func linesReach(from start: Double, to end: Double)

  /// Returns the gap between two neighboring lines, if `FlexContainer.asksForLineGaps` is set.
  ///
  /// - Parameters:
  ///   - line: A line; `items` counts in the order of the sequence.
  ///   - next: The line after it. Neither has a position yet.
  /// - Returns: The gap; nil, which is the default, for the container's `crossGap`.
  mutating func gap(between line: FlexLine, and next: FlexLine) -> Double?
}

extension FlexHost {
  /// True: items are measured.
  public var measuresItems: Bool { true }

  /// Does nothing.
  public mutating func linesReach(from start: Double, to end: Double) {}

  /// Leaves the gap to the container.
  public mutating func gap(between line: FlexLine, and next: FlexLine) -> Double? { nil }
}

/// The host of items whose cross sizes do not depend on their lengths.
struct FixedCrossSizes: FlexLimitHost {
  let cross: [Double]

  var measuresItems: Bool { false }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    FlexMeasurement(main: main, cross: cross[item])
  }
}
