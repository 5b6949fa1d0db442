// The candidate centers of the dragged item: where its center would be at each drop index.

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
  /// The center of a frame.
  init(_ frame: FlexFrame) {
    main = frame.mainPosition + frame.mainSize / 2
    cross = frame.crossPosition + frame.crossSize / 2
  }
}

/// The candidate centers of one drop index: `center` is the center of the dragged item's frame at
/// that index.
///
/// If the dragged item would begin a line because it does not fit, `afterNeighbor` is the item's
/// center as if it overflowed the line of the item before it; otherwise nil.
typealias DropCandidate = (center: DragPoint, afterNeighbor: DragPoint?)

/// The candidate centers found so far (see `DropCandidate`), in groups: one group for each line, or a
/// single group for all drop indices.
struct DropCandidates: Sendable {
  /// The candidate centers, each with its drop index, group after group.
  private var centers: [(point: DragPoint, index: Int)] = []

  /// For each group (the drop indices of one line, or all drop indices), the range of its centers in
  /// `centers`; nil until one of its drop indices has been tried.
  private var groups: [Range<Int>?]

  private let originalIndex: Int

  /// The number of drop indices tried so far.
  private(set) var triedIndices = 0

  /// Makes `count` groups without candidates.
  init(groups count: Int, originalIndex: Int) {
    groups = Array(repeating: nil, count: count)
    self.originalIndex = originalIndex
    // As many centers as a few lines have, so that the first candidates do not grow the array repeatedly.
    if count > 0 { centers.reserveCapacity(64) }
  }

  func isTried(_ group: Int) -> Bool { groups[group] != nil }

  /// Records the candidate centers of one drop index; nil if the dragged item would be hidden at
  /// that index.
  ///
  /// Callers add all candidates of one group before those of the next group.
  mutating func add(_ candidate: DropCandidate?, index: Int, to group: Int) {
    triedIndices += 1
    let first = groups[group]?.lowerBound ?? centers.count
    if let candidate { centers.append((candidate.center, index)) }
    if let center = candidate?.afterNeighbor { centers.append((center, index)) }
    groups[group] = first..<centers.count
  }

  /// Returns the squared distance from a point to the nearest center of a group; infinity if the
  /// group has no center.
  func leastSquare(to point: DragPoint, in group: Int) -> Double {
    var least = Double.infinity
    for center in groups[group] ?? 0..<0 {
      least = min(least, centers[center].point.squaredDistance(to: point))
    }
    return least
  }

  /// Returns the drop index of the center that is nearest to a point, among some groups; nil if
  /// these groups have no center.
  ///
  /// Of drop indices with equal distances, within rounding, the original index wins, otherwise the
  /// last index.
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
