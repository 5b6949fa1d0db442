// Where the lifted item's center would be, index by index.

/// A point over a container.
struct HeldPoint {
  let main: Double
  let cross: Double

  init(main: Double, cross: Double) { (self.main, self.cross) = (main, cross) }

  /// The middle of a frame.
  init(_ frame: FlexFrame) {
    main = frame.mainPosition + frame.mainSize / 2
    cross = frame.crossPosition + frame.crossSize / 2
  }

  /// What is farther away than all else.
  static let nowhere = Self(main: .infinity, cross: .infinity)

  @inline(__always)
  func squaredDistance(to other: Self) -> Double {
    let (alongLine, acrossLines) = (main - other.main, cross - other.cross)
    return alongLine * alongLine + acrossLines * acrossLines
  }
}

/// The centers of the lifted item's frames, as far as they are known.
struct DropCenters: Sendable {
  private var points: [HeldPoint]

  /// How many of them have been found.
  private(set) var known = 0

  /// Whether the item may get a place, if it may not get all.
  var accepts: (@Sendable (Int) -> Bool)?

  /// Room for the centers at a number of places, none of them known.
  init(count: Int) { points = Array(repeating: .nowhere, count: count) }

  var count: Int { points.count }

  /// The center at a place; nil where the item would be hidden, or may not go.
  subscript(place: Int) -> HeldPoint? {
    get { points[place].main < .infinity ? points[place] : nil }
    set {
      known += 1
      let isOpen = accepts?(place) ?? true
      points[place] = isOpen ? newValue ?? .nowhere : .nowhere
    }
  }

  /// The square of the least distance from a point at some places; infinity if there is none.
  func leastSquare(to held: HeldPoint, among places: Range<Int>) -> Double {
    places.reduce(.infinity) { min($0, points[$1].squaredDistance(to: held)) }
  }

  /// The first of the places that are nearest to a point, but for the noise of sums; nil if there is none.
  func nearest(to held: HeldPoint, among places: Range<Int>) -> Int? {
    let least = leastSquare(to: held, among: places)
    guard least < .infinity,
      let nearest = places.first(where: { points[$0].squaredDistance(to: held) == least })
    else { return nil }
    // About the distance, without a square root, which is not part of the language.
    let point = points[nearest]
    let distance = (point.main - held.main).magnitude + (point.cross - held.cross).magnitude
    let noise = 1e-9 * max(1, held.main.magnitude, held.cross.magnitude, distance)
    let limit = least + noise * (2 * distance + noise)
    return places.first { points[$0].squaredDistance(to: held) <= limit }
  }
}
