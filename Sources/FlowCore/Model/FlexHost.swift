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

/// Knows what only the owner of the items can: an item's cross size at another length, and the distances
/// between items and between lines.
///
///     struct Paragraphs: FlexHost {
///       func measure(item: Int, main: Double) -> FlexMeasurement {
///         FlexMeasurement(main: main, cross: texts[item].height(forWidth: main))
///       }
///     }
///
/// A host is asked for items by their indices in document order: those of the items as they were given, also
/// while `FlexDrop` tries one of them elsewhere. All but `measure` has a default, which costs nothing.
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

  /// Returns the own size of an item while `FlexSolver.run` looks for what a limit shows.
  ///
  /// Only items up to the first one that does not fit are asked for, and the indicator if there is one:
  /// so a host need not know all sizes before. With priorities they are asked for in the order of the
  /// ranking, up to the first that all lines together have no room for.
  ///
  /// - Parameter item: The item's index in document order.
  /// - Returns: What its columns would hold; nil, which is the default, if they do.
  mutating func size(of item: Int) -> FlexMeasurement?

  /// Whether `gap(before:after:)` is to be called; false by default.
  var givesGaps: Bool { get }

  /// Returns the gap between two items that are neighbors only because what stands between them is hidden by a
  /// limit, or because one of them is tried elsewhere.
  ///
  /// Called if `givesGaps` is set. `FlexItems.gapBefore` holds the gaps of all other neighbors. A limit
  /// with priorities may hide more than it must if a gap is below 0 and below all of these.
  ///
  /// - Parameters:
  ///   - item: The index of the item, in document order.
  ///   - earlier: The index of the one before it.
  /// - Returns: The gap; nil, which is the default, and NaN for that before `item` otherwise, before the
  ///   indicator of a limit for that of the item in whose place it goes.
  mutating func gap(before item: Int, after earlier: Int) -> Double?

  /// Whether `gap(between:and:)` is to be called; false by default.
  var givesLineGaps: Bool { get }

  /// Returns the gap between two neighboring lines.
  ///
  /// Called if `givesLineGaps` is set, before lines have a place.
  ///
  /// - Parameters:
  ///   - line: The items of a line, in the order in which they follow each other along it: their indices in
  ///     document order.
  ///   - next: The same for the line after it.
  /// - Returns: The gap; nil, which is the default, for the container's `crossGap`.
  mutating func gap(between line: [Int], and next: [Int]) -> Double?
}

extension FlexHost {
  /// True: items are measured.
  public var measuresItems: Bool { true }

  /// Leaves the size to the columns.
  public mutating func size(of item: Int) -> FlexMeasurement? { nil }

  /// False: the columns hold all gaps.
  public var givesGaps: Bool { false }

  /// Leaves the gap to the columns and the container.
  public mutating func gap(before item: Int, after earlier: Int) -> Double? { nil }

  /// False: all lines are the container's `crossGap` apart.
  public var givesLineGaps: Bool { false }

  /// Leaves the gap to the container.
  public mutating func gap(between line: [Int], and next: [Int]) -> Double? { nil }
}

/// A host that makes something as long as all lines for the gaps between them.
package protocol FlexReachHost: FlexHost {
  /// Called with the extent of all lines, from the start of the foremost item to the end of the hindmost,
  /// before the gaps between lines are asked for.
  ///
  /// - Parameters:
  ///   - start: The distance from the container's main start.
  ///   - end: The same for the other end.
  mutating func linesReach(from start: Double, to end: Double)
}

/// The host of items whose cross sizes do not depend on their lengths.
struct FixedCrossSizes: FlexHost {
  let cross: [Double]

  var measuresItems: Bool { false }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    FlexMeasurement(main: main, cross: cross[item])
  }
}
