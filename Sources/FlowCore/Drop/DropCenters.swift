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

/// The centers that the dragged item has at one index.
struct TriedPlace {
  /// The center of its frame.
  let center: HeldPoint

  /// The center of its place behind its neighbor, where it begins a line of its own accord; nil elsewhere.
  var behindNeighbor: HeldPoint?
}

/// The centers that the dragged item may have, as far as they are known, in groups that are tried at once.
struct DropCenters: Sendable {
  /// The points of each group, and the index that each stands for; nil if it has not been tried.
  private var groups: [[(center: HeldPoint, place: Int)]?]

  private let liftedPlace: Int

  private(set) var triedPlaces = 0

  /// Room for a number of groups, none of them tried.
  init(groups count: Int, liftedPlace: Int) {
    groups = Array(repeating: nil, count: count)
    self.liftedPlace = liftedPlace
  }

  func isTried(_ group: Int) -> Bool { groups[group] != nil }

  /// Adds the centers at an index, nil where the item would be hidden, to a group.
  mutating func add(_ tried: TriedPlace?, place: Int, to group: Int) {
    triedPlaces += 1
    if groups[group] == nil { groups[group] = [] }
    guard let tried else { return }
    groups[group]?.append((tried.center, place))
    if let center = tried.behindNeighbor { groups[group]?.append((center, place)) }
  }

  /// The square of the least distance from a point in a group; infinity if there is none.
  func leastSquare(to held: HeldPoint, in group: Int) -> Double {
    (groups[group] ?? []).reduce(.infinity) { min($0, $1.center.squaredDistance(to: held)) }
  }

  /// The index with the center nearest to a point in some groups; nil if there is none.
  ///
  /// Of those that are equally near, but for the noise of sums, it is the one at which the drag began, else the
  /// last one.
  func nearest(to held: HeldPoint, among groups: Range<Int>) -> Int? {
    var (least, nearest) = (Double.infinity, HeldPoint.nowhere)
    for group in groups {
      for (center, _) in self.groups[group] ?? [] {
        let square = center.squaredDistance(to: held)
        if square < least { (least, nearest) = (square, center) }
      }
    }
    guard least < .infinity else { return nil }
    // About the distance, without a square root, which is not part of the language.
    let distance = (nearest.main - held.main).magnitude + (nearest.cross - held.cross).magnitude
    let noise = 1e-9 * max(1, held.main.magnitude, held.cross.magnitude, distance)
    let limit = least + noise * (2 * distance + noise)
    var last = 0
    for group in groups {
      for (center, place) in self.groups[group] ?? []
      where center.squaredDistance(to: held) <= limit {
        if place == liftedPlace { return liftedPlace }
        last = max(last, place)
      }
    }
    return last
  }
}
