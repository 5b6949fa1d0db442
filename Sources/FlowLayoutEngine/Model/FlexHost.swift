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
  /// ranking, up to the first that a number of lines has no room for.
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
  ///   indicator of a limit that has none of its own for that of the item in whose place it goes.
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

  /// Called with the extent of all lines, from the start of the foremost item to the end of the hindmost,
  /// before the gaps between lines are asked for; does nothing by default.
  ///
  /// - Parameters:
  ///   - start: The distance from the container's main start.
  ///   - end: The same for the other end.
  mutating func linesReach(from start: Double, to end: Double)
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

  /// Does nothing.
  public mutating func linesReach(from start: Double, to end: Double) {}
}

/// A host as the steps ask it: a class, so that they are compiled once and not for each kind of host.
class AskedHost {
  let measuresItems: Bool
  let givesGaps: Bool
  let givesLineGaps: Bool
  /// The index that each item was given with, while one of them is tried elsewhere; empty otherwise.
  var given: [Int] = []

  init(_ host: some FlexHost) {
    measuresItems = host.measuresItems
    givesGaps = host.givesGaps
    givesLineGaps = host.givesLineGaps
  }

  final func given(_ item: Int) -> Int { given.isEmpty ? item : given[item] }

  func measure(item: Int, main: Double) -> FlexMeasurement { FlexMeasurement(main: main, cross: 0) }
  func size(of item: Int) -> FlexMeasurement? { nil }
  func gap(before item: Int, after earlier: Int) -> Double? { nil }
  func gap(between line: [Int], and next: [Int]) -> Double? { nil }
  func linesReach(from start: Double, to end: Double) {}
}

extension AskedHost? {
  // Without a host, nothing is asked.
  var measuresItems: Bool { self?.measuresItems ?? false }
  var givesGaps: Bool { self?.givesGaps ?? false }
  var givesLineGaps: Bool { self?.givesLineGaps ?? false }
}

/// A caller's host, for as long as it may be asked.
private final class HostBox<Host: FlexHost>: AskedHost {
  private let host: UnsafeMutablePointer<Host>

  init(_ host: UnsafeMutablePointer<Host>) {
    self.host = host
    super.init(host.pointee)
  }

  override func measure(item: Int, main: Double) -> FlexMeasurement {
    host.pointee.measure(item: given(item), main: main)
  }

  override func size(of item: Int) -> FlexMeasurement? { host.pointee.size(of: given(item)) }

  override func gap(before item: Int, after earlier: Int) -> Double? {
    host.pointee.gap(before: given(item), after: given(earlier))
  }

  override func gap(between line: [Int], and next: [Int]) -> Double? {
    host.pointee.gap(between: line.map(given), and: next.map(given))
  }

  override func linesReach(from start: Double, to end: Double) {
    host.pointee.linesReach(from: start, to: end)
  }
}

/// Calls `body` with a host that can be asked until it returns.
func asking<Host: FlexHost, Result>(
  _ host: inout Host, _ body: (AskedHost) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &host) { body(HostBox($0)) }
}
