// Where the center of the dragged item may be meant, index by index.

/// A point over a container.
struct HeldPoint {
  let main: Double
  let cross: Double

  /// The point that is farther away than all else.
  static let nowhere = Self(main: .infinity, cross: .infinity)

  @inline(__always)
  func squaredDistance(to other: Self) -> Double {
    let (alongLine, acrossLines) = (main - other.main, cross - other.cross)
    return alongLine * alongLine + acrossLines * acrossLines
  }
}

extension HeldPoint {
  /// The middle of a frame.
  init(_ frame: FlexFrame) {
    main = frame.mainPosition + frame.mainSize / 2
    cross = frame.crossPosition + frame.crossSize / 2
  }
}

/// The centers that the dragged item has at one index: of its frame and, where it begins a line of its own accord, of
/// its place behind its neighbor.
typealias TriedPlace = (center: HeldPoint, behindNeighbor: HeldPoint?)

/// The centers that the dragged item may have, as far as they are known, in groups that are tried at once.
struct DropCenters: Sendable {
  /// The points, and the index that each stands for, one group behind the other.
  private var points: [(center: HeldPoint, place: Int)] = []

  /// The points of each group; nil if it has not been tried.
  private var groups: [Range<Int>?]

  private let liftedPlace: Int

  private(set) var triedPlaces = 0

  /// Room for a number of groups, none of them tried.
  init(groups count: Int, liftedPlace: Int) {
    groups = Array(repeating: nil, count: count)
    self.liftedPlace = liftedPlace
    // As many as some lines have, so that the first questions do not grow it again and again.
    if count > 0 { points.reserveCapacity(64) }
  }

  func isTried(_ group: Int) -> Bool { groups[group] != nil }

  /// Adds the centers at an index, nil where the item would be hidden, to the group that was added to last, or to
  /// one that is new.
  mutating func add(_ tried: TriedPlace?, place: Int, to group: Int) {
    triedPlaces += 1
    let first = groups[group]?.lowerBound ?? points.count
    if let tried { points.append((tried.center, place)) }
    if let center = tried?.behindNeighbor { points.append((center, place)) }
    groups[group] = first..<points.count
  }

  /// The square of the least distance from a point in a group; infinity if there is none.
  func leastSquare(to held: HeldPoint, in group: Int) -> Double {
    var least = Double.infinity
    for index in groups[group] ?? 0..<0 {
      least = min(least, points[index].center.squaredDistance(to: held))
    }
    return least
  }

  /// The index with the center nearest to a point in some groups; nil if there is none.
  ///
  /// Of those that are equally near, but for the noise of sums, it is the one at which the drag began, else the
  /// last one.
  func nearest(to held: HeldPoint, among groups: Range<Int>) -> Int? {
    var (least, nearest) = (Double.infinity, HeldPoint.nowhere)
    for group in groups {
      for index in self.groups[group] ?? 0..<0 {
        let square = points[index].center.squaredDistance(to: held)
        if square < least { (least, nearest) = (square, points[index].center) }
      }
    }
    guard least < .infinity else { return nil }
    // About the distance, without a square root, which is not part of the language.
    let distance = (nearest.main - held.main).magnitude + (nearest.cross - held.cross).magnitude
    let noise = 1e-9 * max(1, held.main.magnitude, held.cross.magnitude, distance)
    let limit = least + noise * (2 * distance + noise)
    var last = 0
    for group in groups {
      for index in self.groups[group] ?? 0..<0 {
        if points[index].center.squaredDistance(to: held) > limit { continue }
        if points[index].place == liftedPlace { return liftedPlace }
        last = max(last, points[index].place)
      }
    }
    return last
  }
}
