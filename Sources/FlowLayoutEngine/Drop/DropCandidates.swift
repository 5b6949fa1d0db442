// The centers that the dragged item could have after a drop at each index.

/// A point of a container, such as the center of the dragged item.
struct DragPoint {
  let main: Double
  let cross: Double

  /// A point at infinite distance from all others.
  static let nowhere = Self(main: .infinity, cross: .infinity)

  @inline(__always)
  func squaredDistance(to other: Self) -> Double {
    let (alongLine, acrossLines) = (main - other.main, cross - other.cross)
    return alongLine * alongLine + acrossLines * acrossLines
  }
}

extension DragPoint {
  /// Makes the center of a frame.
  init(_ frame: FlexFrame) {
    main = frame.mainPosition + frame.mainSize / 2
    cross = frame.crossPosition + frame.crossSize / 2
  }
}

/// The centers that the dragged item could have after a drop at one index.
///
/// `center` is the center of the item's frame at that index. `afterNeighbor` is its center directly
/// after the previous item, even beyond the end of that item's line. It is nil unless the item
/// begins a line or has `avoidBefore`.
typealias DropCandidate = (center: DragPoint, afterNeighbor: DragPoint?)

/// The centers that the dragged item could have after a drop (`DropCandidate`).
///
/// They are in groups: one group for each line or, if lines depend on each other, a single group.
struct DropCandidates: Sendable {
  /// The centers found so far, each with its drop index, group after group.
  private var centers: [(point: DragPoint, index: Int)] = []

  /// The range of each group's centers in `centers`.
  ///
  /// Nil until one of the group's drop indices has been tried.
  private var groups: [Range<Int>?]

  private let originalIndex: Int

  /// The number of drop indices tried so far.
  private(set) var triedIndices = 0

  /// Makes groups without centers.
  ///
  /// The dragged item's possible centers are added to them as drop indices are tried.
  ///
  /// - Parameters:
  ///   - count: The number of groups: the number of lines, or 1 if all lines share a group.
  ///   - originalIndex: The dragged item's index before the drag, which wins ties.
  init(groups count: Int, originalIndex: Int) {
    groups = Array(repeating: nil, count: count)
    self.originalIndex = originalIndex
    // As many centers as a few lines have, so that the first ones do not grow the array repeatedly.
    if count > 0 { centers.reserveCapacity(64) }
  }

  func isTried(_ group: Int) -> Bool { groups[group] != nil }

  /// Adds the centers that the dragged item could have at one drop index.
  ///
  /// `candidate` is nil if the dragged item would be hidden there.
  mutating func add(_ candidate: DropCandidate?, index: Int, to group: Int) {
    // Callers add all centers of one group before those of the next group.
    triedIndices += 1
    let first = groups[group]?.lowerBound ?? centers.count
    if let candidate { centers.append((candidate.center, index)) }
    if let center = candidate?.afterNeighbor { centers.append((center, index)) }
    groups[group] = first..<centers.count
  }

  /// Returns the squared distance from a point to the nearest center of a group.
  ///
  /// Infinity if the group has no center.
  func leastSquare(to point: DragPoint, in group: Int) -> Double {
    var least = Double.infinity
    for center in groups[group] ?? 0..<0 {
      least = min(least, centers[center].point.squaredDistance(to: point))
    }
    return least
  }

  /// Returns the drop index that brings the dragged item's center nearest to a point.
  ///
  /// Only the indices of some groups are compared. Nil if these groups have no center.
  func nearest(to point: DragPoint, among groups: Range<Int>) -> Int? {
    var (least, nearest) = (Double.infinity, DragPoint.nowhere)
    for group in groups {
      for center in self.groups[group] ?? 0..<0 {
        let square = centers[center].point.squaredDistance(to: point)
        if square < least { (least, nearest) = (square, centers[center].point) }
      }
    }
    guard least < .infinity else { return nil }
    // An upper bound of the distance; Swift has no square root without a library.
    let distance = (nearest.main - point.main).magnitude + (nearest.cross - point.cross).magnitude
    let noise = 1e-9 * max(1, point.main.magnitude, point.cross.magnitude, distance)
    let limit = least + noise * (2 * distance + noise)
    // In a tie, within rounding, the original index wins, otherwise the last one.
    var last = 0
    for group in groups {
      for center in self.groups[group] ?? 0..<0 {
        let (other, index) = centers[center]
        if other.squaredDistance(to: point) > limit { continue }
        if index == originalIndex { return originalIndex }
        last = max(last, index)
      }
    }
    return last
  }
}
