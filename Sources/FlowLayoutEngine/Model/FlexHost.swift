/// The size of an item, as measured by a host.
public struct FlexMeasurement: Equatable, Sendable {
  /// The item's size along its line.
  ///
  /// In a result of `FlexHost.size(of:)`, this is the item's own length. In a result of `measure`,
  /// the engine uses this only for an item that is longer than the container, because of
  /// `FlexContainer.refitsOversizeItems`. Other items keep the length that their line gives them.
  public var main: Double

  /// The item's size across its line.
  public var cross: Double

  /// The distance from the item's cross start to its guide, such as its baseline.
  ///
  /// The guide is the one that the item's alignment asks for. NaN means the item's far edge.
  public var guide: Double

  /// Makes a measurement.
  ///
  /// - Parameters:
  ///   - main: The item's size along its line.
  ///   - cross: The item's size across its line.
  ///   - guide: The distance from the item's cross start to its guide, such as its baseline; NaN
  ///     for the item's far edge.
  public init(main: Double, cross: Double, guide: Double = .nan) {
    self.main = main
    self.cross = cross
    self.guide = guide
  }
}

/// The owner of the items, which measures items for the engine.
///
///     struct Paragraphs: FlexHost {
///       func measure(item: Int, main: Double) -> FlexMeasurement {
///         FlexMeasurement(main: main, cross: texts[item].height(forWidth: main))
///       }
///     }
///
/// The engine asks for the size of an item that gets another length than its own. A host may also
/// give the gaps between items and between lines.
///
/// Items are identified by their indices in document order, even while `FlexDropFinder` tries an
/// item at another index. All requirements but `measure` have a default implementation, which costs
/// nothing.
public protocol FlexHost {
  /// Returns the size of an item that gets another length than its own.
  ///
  /// The engine calls this at most once for an item in one `solve`, and never for an item that
  /// keeps its own length. Invalid numbers in the result are replaced like the properties of
  /// `FlexItem`.
  ///
  /// - Parameters:
  ///   - item: The item's index in document order.
  ///   - main: The length that the line gives the item.
  /// - Returns: The item's size, and the guide of its alignment.
  mutating func measure(item: Int, main: Double) -> FlexMeasurement

  /// Whether an item's cross size or guide may change with the length that its line gives it.
  ///
  /// True by default. If this is false, the engine calls `measure` only because of
  /// `FlexContainer.refitsOversizeItems`.
  var measuresItems: Bool { get }

  /// Returns an item's own size while the engine searches for the items to show.
  ///
  /// The engine calls this only in `FlexSolver.run`, for items up to the first one that does not
  /// fit, and for the indicator of hidden items if there is one. So a host need not measure all
  /// items in advance. With `FlexLimit.priorities`, the engine asks for the most important items
  /// first, up to the first one that cannot fit on the lines.
  ///
  /// - Parameter item: The item's index in document order.
  /// - Returns: The size; nil, the default, if `FlexItems` has the size.
  mutating func size(of item: Int) -> FlexMeasurement?

  /// Whether the engine calls `gap(before:after:)`; false by default.
  var givesGaps: Bool { get }

  /// Returns the gap between two items that become neighbors only during layout.
  ///
  /// They become neighbors if a limit hides the items between them, or if `FlexDropFinder` moves an
  /// item to try another index. The engine calls this only if `givesGaps` is true.
  /// `FlexItems.gapBefore` has the gaps between all other neighbors.
  ///
  /// A limit with priorities may hide more than it must if the host returns a negative gap that is
  /// smaller than all gaps in `gapBefore`.
  ///
  /// - Parameters:
  ///   - item: The index of the item, in document order.
  ///   - earlier: The index of the item before that item.
  /// - Returns: The gap. nil, the default, and NaN mean the gap before `item` in
  ///   `FlexItems.gapBefore`; for an indicator without such a gap, they mean the gap before the
  ///   item that the indicator replaces.
  mutating func gap(before item: Int, after earlier: Int) -> Double?

  /// Whether the engine calls `gap(between:and:)`; false by default.
  var givesLineGaps: Bool { get }

  /// Returns the gap between two neighboring lines.
  ///
  /// The engine calls this only if `givesLineGaps` is true, before lines are positioned.
  ///
  /// - Parameters:
  ///   - line: The items of a line, in the order of the line, by their indices in document order.
  ///   - next: The items of the next line.
  /// - Returns: The gap; nil, the default, for the container's `crossGap`.
  mutating func gap(between line: [Int], and next: [Int]) -> Double?

  /// Receives how far the items of all lines extend, along the lines.
  ///
  /// The engine calls this before it asks for the gaps between lines. Does nothing by default.
  ///
  /// - Parameters:
  ///   - start: The distance from the container's main start to the start of the item that begins
  ///     first.
  ///   - end: The distance from the container's main start to the end of the item that ends last.
  mutating func linesExtend(from start: Double, to end: Double)
}

extension FlexHost {
  /// True: the engine calls `measure`.
  public var measuresItems: Bool { true }

  /// Returns nil, because `FlexItems` has the size.
  public mutating func size(of item: Int) -> FlexMeasurement? { nil }

  /// False: the engine takes all gaps between items from `FlexItems.gapBefore`, not from the host.
  public var givesGaps: Bool { false }

  /// Returns nil, so that `FlexItems.gapBefore` or the container's `mainGap` decides.
  public mutating func gap(before item: Int, after earlier: Int) -> Double? { nil }

  /// False: all gaps between lines are the container's `crossGap`, and the host is not asked.
  public var givesLineGaps: Bool { false }

  /// Returns nil, so that the container's `crossGap` decides.
  public mutating func gap(between line: [Int], and next: [Int]) -> Double? { nil }

  /// Does nothing.
  public mutating func linesExtend(from start: Double, to end: Double) {}
}

/// A type-erased host.
///
/// With it, the engine is compiled once, instead of once for each type of host.
class AnyFlexHost {
  let measuresItems: Bool
  let givesGaps: Bool
  let givesLineGaps: Bool
  /// The indices that items had before the drag, in the order that `FlexDropFinder` tries.
  ///
  /// If the first of three items is tried as the last, this is `[1, 2, 0]`. Empty while no other
  /// order is tried.
  var originalIndices: [Int] = []

  init(_ host: some FlexHost) {
    measuresItems = host.measuresItems
    givesGaps = host.givesGaps
    givesLineGaps = host.givesLineGaps
  }

  final func original(_ item: Int) -> Int {
    originalIndices.isEmpty ? item : originalIndices[item]
  }

  func measure(item: Int, main: Double) -> FlexMeasurement { FlexMeasurement(main: main, cross: 0) }
  func size(of item: Int) -> FlexMeasurement? { nil }
  func gap(before item: Int, after earlier: Int) -> Double? { nil }
  func gap(between line: [Int], and next: [Int]) -> Double? { nil }
  func linesExtend(from start: Double, to end: Double) {}
}

extension AnyFlexHost? {
  // Without a host, nothing is measured, and the host gives no gaps.
  var measuresItems: Bool { self?.measuresItems ?? false }
  var givesGaps: Bool { self?.givesGaps ?? false }
  var givesLineGaps: Bool { self?.givesLineGaps ?? false }
}

/// Passes each call on to a host.
///
/// The pointer to the host is valid until the function `asking` returns.
private final class HostBox<Host: FlexHost>: AnyFlexHost {
  private let host: UnsafeMutablePointer<Host>

  init(_ host: UnsafeMutablePointer<Host>) {
    self.host = host
    super.init(host.pointee)
  }

  override func measure(item: Int, main: Double) -> FlexMeasurement {
    host.pointee.measure(item: original(item), main: main)
  }

  override func size(of item: Int) -> FlexMeasurement? { host.pointee.size(of: original(item)) }

  override func gap(before item: Int, after earlier: Int) -> Double? {
    host.pointee.gap(before: original(item), after: original(earlier))
  }

  override func gap(between line: [Int], and next: [Int]) -> Double? {
    host.pointee.gap(between: line.map(original), and: next.map(original))
  }

  override func linesExtend(from start: Double, to end: Double) {
    host.pointee.linesExtend(from: start, to: end)
  }
}

/// Calls `body` with a type-erased `host`, which is valid until `body` returns.
func asking<Host: FlexHost, Result>(
  _ host: inout Host, _ body: (AnyFlexHost) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &host) { body(HostBox($0)) }
}
