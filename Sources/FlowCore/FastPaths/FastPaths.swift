/// The ways through a container that are there for speed alone.
///
/// Each answers as the plain steps do, up to the rounding of sums that it adds in another order. Tests and
/// benchmarks switch them off, one by one, to compare; nobody else has a reason to.
@_spi(FastPaths)
public struct FastPaths: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt8

  /// Makes a set of ways from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Items of fixed sizes go through all steps in one pass.
  public static let fixedItems = Self(rawValue: 1)
  /// A line that grows is filled like vessels with water.
  public static let growingLines = Self(rawValue: 2)
  /// The items of a line are taken as they lie in memory, where it can be four at a time.
  public static let neighbours = Self(rawValue: 4)

  /// All of them.
  public static let all: Self = [.fixedItems, .growingLines, .neighbours]
}

/// What of the fast paths the items of one pass are fit for.
struct OpenPaths {
  /// Whether lines that grow may be filled.
  let fillsGrowingLines: Bool

  /// Whether a line's items are neighbors in memory.
  let takesNeighbours: Bool

  /// Whether they have nothing but the container's gap between them besides.
  let takesEvenlySpaced: Bool

  /// Whether they may be taken in steps of four.
  let takesLanes: Bool

  init(_ fastPaths: FastPaths, _ container: FlexContainer, _ main: MainColumns, isReordered: Bool) {
    // A step reads and writes beyond its line's end, so nothing of later lines may be known: an item that
    // was measured early has its guide.
    let hasLanes = !isReordered && !container.refitsOversizeItems
    // A break marker does not grow.
    fillsGrowingLines =
      hasLanes && main.breaks.isEmpty && fastPaths.contains(.growingLines)
    takesNeighbours = !isReordered && fastPaths.contains(.neighbours)
    takesLanes = hasLanes && fastPaths.contains(.neighbours)
    takesEvenlySpaced =
      takesNeighbours && main.breaks.isEmpty && main.gapBefore.isEmpty
      && main.marginStart.isEmpty && main.marginEnd.isEmpty
  }
}
