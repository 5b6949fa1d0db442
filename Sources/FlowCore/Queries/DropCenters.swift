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
}

/// The centers of the lifted item's frames, as far as they are known.
struct DropCenters: Sendable {
  private var main: [Double]
  private var cross: [Double]

  /// How many of them have been found.
  private(set) var known = 0

  /// Whether the item may get a place, if it may not get all.
  var accepts: (@Sendable (Int) -> Bool)?

  /// Room for the centers at a number of places, none of them known.
  init(count: Int) {
    main = Array(repeating: .infinity, count: count)
    cross = Array(repeating: .infinity, count: count)
  }

  var count: Int { main.count }

  /// The center at a place; nil where the item would be hidden, or may not go.
  subscript(place: Int) -> HeldPoint? {
    get { main[place] < .infinity ? HeldPoint(main: main[place], cross: cross[place]) : nil }
    set {
      known += 1
      let isOpen = accepts.map { $0(place) } ?? true
      main[place] = isOpen ? newValue?.main ?? .infinity : .infinity
      cross[place] = newValue?.cross ?? .infinity
    }
  }

  /// The square of the least distance from a point at some places; infinity if there is none.
  func leastSquare(to held: HeldPoint, among places: Range<Int>) -> Double {
    var least = Double.infinity
    for place in places {
      let square = squaredDistance(to: held, at: place)
      least = square < least ? square : least
    }
    return least
  }

  /// The first of the places that are nearest to a point, but for the noise of sums; nil if there is none.
  func nearest(to held: HeldPoint, among places: Range<Int>) -> Int? {
    let least = leastSquare(to: held, among: places)
    guard least < .infinity,
      let nearest = places.first(where: { squaredDistance(to: held, at: $0) == least })
    else { return nil }
    // About the distance, without a square root, which is not part of the language.
    let distance = (main[nearest] - held.main).magnitude + (cross[nearest] - held.cross).magnitude
    let noise = 1e-9 * max(1, held.main.magnitude, held.cross.magnitude, distance)
    let limit = least + noise * (2 * distance + noise)
    return places.first { squaredDistance(to: held, at: $0) <= limit }
  }

  @inline(__always)
  private func squaredDistance(to held: HeldPoint, at place: Int) -> Double {
    let (alongLine, acrossLines) = (main[place] - held.main, cross[place] - held.cross)
    return alongLine * alongLine + acrossLines * acrossLines
  }
}
