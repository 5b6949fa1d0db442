/// What a host answers when an item is measured.
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

  /// Makes an answer.
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

/// Answers what only the owner of the items knows: how deep an item is at another length, and how far
/// apart two lines stand.
///
///     struct Paragraphs: FlexHost {
///       func measure(item: Int, main: Double) -> FlexMeasurement {
///         FlexMeasurement(main: main, cross: texts[item].height(forWidth: main))
///       }
///     }
public protocol FlexHost {
  /// Answers the size of an item whose resolved length is not its own.
  ///
  /// Asked at most once an item and pass, and never for an item that keeps its own length. The answer
  /// is replaced like the columns of `FlexItems`.
  ///
  /// - Parameters:
  ///   - item: The item's index in document order.
  ///   - main: Its resolved size along its line.
  /// - Returns: The item's size, and the guide that its alignment asks for.
  mutating func measure(item: Int, main: Double) -> FlexMeasurement

  /// Whether `measure` has anything to say; true unless a host says otherwise.
  var measuresItems: Bool { get }

  /// Answers the own size of an item while `FlexSolver.run` looks for what a limit shows.
  ///
  /// Only items up to the first one that does not fit are asked for, and the indicator if there is one:
  /// so a host need not know all sizes before. With priorities they are asked for in the order of the
  /// ranking, up to the first that all lines together have no room for.
  ///
  /// - Parameter item: The item's index in document order.
  /// - Returns: What its columns would hold; nil, which is the default, if they do.
  mutating func size(of item: Int) -> FlexMeasurement?

  /// Whether `gap(before:after:)` has anything to say; false unless a host says otherwise.
  var givesGaps: Bool { get }

  /// Answers the gap between two items that are neighbors because what stands between them is hidden: the
  /// indicator and the item before it, or two items of a limit with priorities.
  ///
  /// It is asked if `givesGaps` is set. `FlexItems.gapBefore` holds the gaps of all other neighbors. A limit
  /// with priorities may hide more than it must if an answer is below 0 and below all of these.
  ///
  /// - Parameters:
  ///   - item: The index of the item, in document order.
  ///   - earlier: The index of the one before it. If `item` is the indicator, what is asked next is asked
  ///     for this place of it.
  /// - Returns: The gap; nil, which is the default, and NaN for that before `item` otherwise, before the
  ///   indicator for that of the item in whose place it goes.
  mutating func gap(before item: Int, after earlier: Int) -> Double?

  /// Called with the items that a limit with priorities would show, before anything is asked about their
  /// lines: `FlexLine.items` then counts in these.
  ///
  /// - Parameter items: Their document indices in the order of the lines, the indicator's at the end if it
  ///   is among them.
  mutating func willLayOut(_ items: [Int])

  /// Hears how far lines reach, from the start of the foremost item to the end of the hindmost, before the
  /// gaps between lines are asked for.
  ///
  /// - Parameters:
  ///   - start: The distance from the container's main start.
  ///   - end: The same for the other end.
  mutating func linesReach(from start: Double, to end: Double)

  /// Answers the gap between two neighboring lines, if `FlexContainer.asksForLineGaps` is set.
  ///
  /// - Parameters:
  ///   - line: A line; `items` counts in the order of the sequence.
  ///   - next: The line after it. Neither has a position yet.
  /// - Returns: The gap; nil, which is the default, for the container's `crossGap`.
  mutating func gap(between line: FlexLine, and next: FlexLine) -> Double?
}

extension FlexHost {
  /// Asks for measurements.
  public var measuresItems: Bool { true }

  /// Leaves the size to the columns.
  public mutating func size(of item: Int) -> FlexMeasurement? { nil }

  /// Leaves the gap to the columns and the container.
  public mutating func gap(before item: Int, after earlier: Int) -> Double? { nil }

  /// Has no gaps to give.
  public var givesGaps: Bool { false }

  /// Has no use for it.
  public mutating func willLayOut(_ items: [Int]) {}

  /// Has no use for it.
  public mutating func linesReach(from start: Double, to end: Double) {}

  /// Leaves the gap to the container.
  public mutating func gap(between line: FlexLine, and next: FlexLine) -> Double? { nil }
}

/// The host of items that are as deep at any length as at their own.
struct FixedDepths: FlexHost {
  let cross: [Double]

  var measuresItems: Bool { false }

  func measure(item: Int, main: Double) -> FlexMeasurement {
    FlexMeasurement(main: main, cross: cross[item])
  }
}
