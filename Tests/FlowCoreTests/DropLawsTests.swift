@_spi(FastPaths) import FlowCore
import Testing

/// Where a held item is dropped, in containers of every kind.
@Suite("Laws of the drop place")
struct DropLawsTests {
  // An optimized build, `swift test -c release --disable-testable-imports`, goes through 100,000.
  #if DEBUG
  private static let containers = 400
  #else
  private static let containers = 100_000
  #endif

  /// Runs `check` on a twentieth of all containers.
  private func each(
    _ seed: Int, of kinds: [DrawnNumbers] = DrawnNumbers.ordinary,
    _ check: (DrawnDrop, inout ProblemDrawer<SeededGenerator>) -> Bool
  ) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 0...20)
    for number in 0..<Self.containers / 20 {
      let drop = drawer.drop(of: kinds)
      let isRight = check(drop, &drawer)
      #expect(isRight, "\(number): item \(drop.item) of \(drop.problem), host \(drop.host as Any)")
      if !isRight { break }
    }
  }

  @Test("it is the index of the nearest frame among those of all orders", arguments: 0..<20)
  func oracle(seed: Int) {
    each(seed) { drawn, drawer in
      let centers = drawn.centers()
      var drop = drawn.drop()
      for _ in 0..<4 {
        let point = drawer.point()
        let place = drawn.place(&drop, point)
        let distances = centers.map { $0.center?.distance(to: point) ?? .infinity }
        guard let least = distances.min(), least < .infinity else {
          if place != nil { return false }
          continue
        }
        let noise = 1e-9 * max(1, point.main.magnitude, point.cross.magnitude, least)
        let first = distances.firstIndex { $0 <= least + noise }
        if let first, centers[first].place == place { continue }
        // What is nearly as far away as counts as equal may count or not.
        guard let found = centers.firstIndex(where: { $0.place == place }),
          distances[found] <= least + 2 * noise, distances[found] >= least + noise / 2
        else { return false }
      }
      return true
    }
  }

  @Test("asked again after the item has moved there, it is the same", arguments: 20..<40)
  func askedAgain(seed: Int) {
    each(seed, of: DrawnNumbers.ordinary + DrawnNumbers.hostile) { drawn, drawer in
      let point = drawer.point()
      var drop = drawn.drop()
      guard let place = drawn.place(&drop, point) else { return true }
      let moved = drawn.moved(to: place)
      var again = moved.drop()
      return moved.place(&again, point) == place && drawn.place(&drop, point) == place
    }
  }

  @Test("along a straight drag no place is taken twice", arguments: 40..<60)
  func straightDrags(seed: Int) {
    each(seed) { drawn, drawer in
      var drop = drawn.drop()
      var point = drawer.point()
      let end = drawer.point()
      let isStraight = drawer.source.chance(0.5)
      if isStraight { point.cross = end.cross }
      let steps = max(1, point.distance(to: end).rounded(.up))
      let step = ((end.main - point.main) / steps, (end.cross - point.cross) / steps)
      var places: [Int] = []
      for _ in 0...Int(steps) {
        guard let place = drawn.place(&drop, point) else { break }
        if place != places.last { places.append(place) }
        (point.main, point.cross) = (point.main + step.0, point.cross + step.1)
      }
      return Set(places).count == places.count
    }
  }

  @Test("it is the same if only lines near the point are laid out", arguments: 60..<80)
  func nearbyLines(seed: Int) {
    each(seed) { drawn, drawer in
      var (near, whole) = (drawn.drop(), drawn.drop([]))
      for _ in 0..<4 {
        let point = drawer.point()
        if drawn.place(&near, point) != drawn.place(&whole, point) { return false }
      }
      return near.triedPlaces <= whole.triedPlaces
    }
  }

  @Test("no number traps, and none that is no point has a place", arguments: 80..<100)
  func hostileNumbers(seed: Int) {
    each(seed, of: DrawnNumbers.hostile) { drawn, drawer in
      var drop = drawn.drop()
      let odd = ProblemDrawer<SeededGenerator>.oddNumbers
      let point = DrawnPoint(main: drawer.source.pick(odd), cross: drawer.source.pick(odd))
      let place = drawn.place(&drop, point)
      if !point.main.isFinite || !point.cross.isFinite { return place == nil }
      return place.map(drawn.problem.items.indices.contains) ?? true
    }
  }
}
