import FlowLayoutEngine
import TestSupport
import Testing

/// The index at which a dragged item is dropped, in random containers of every kind.
@Suite("Laws of the drop index")
struct DropLawsTests {
  // An optimized build, `swift test -c release --disable-testable-imports`, goes through 100,000.
  #if DEBUG
  private static let containers = 200
  #else
  private static let containers = 100_000
  #endif

  /// Runs `check`, which says what is wrong, on a twentieth of all containers.
  private func each(
    _ seed: Int, of kinds: [DrawnNumbers] = DrawnNumbers.ordinary,
    _ check: (DrawnDrop, inout ProblemDrawer<SeededGenerator>) -> String?
  ) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 0...20)
    for number in 0..<Self.containers / 20 {
      let drop = drawer.drop(of: kinds)
      let fault = check(drop, &drawer)
      #expect(fault == nil, "\(number): item \(drop.item) of \(drop.problem)")
      if fault != nil { break }
    }
  }

  @Test(
    "the drop index is the index whose frame, or position behind its neighbor, is nearest to the point",
    arguments: 0..<tried(20))
  func oracle(seed: Int) {
    each(seed) { drawn, drawer in
      let points = drawn.points()
      var drop = drawn.drop()
      for _ in 0..<8 {
        // Ends of lines are where most is to be told apart.
        let isNear = drawer.source.chance(0.5)
        var point = drawer.point()
        if isNear, let place = points.randomElement(using: &drawer.source) {
          point.main = place.point.main + drawer.source.length(-10...10)
          point.cross = place.point.cross + drawer.source.length(-10...10)
        }
        let place = drawn.place(&drop, point)
        let answers = points.answers(to: point, lifted: drawn.item)
        if place == answers?.best { continue }
        if let place, let answers, answers.possible.contains(place) { continue }
        return "\(point) is dropped at \(place as Any), not at \(answers as Any): \(points)"
      }
      return nil
    }
  }

  @Test(
    "after an item has moved to its drop index, the drop index for the same point is the same",
    arguments: 20..<40)
  func askedAgain(seed: Int) {
    each(seed, of: DrawnNumbers.ordinary + DrawnNumbers.hostile) { drawn, drawer in
      // The gaps before those that have new neighbors are the host's then.
      if drawn.host?.givesGaps == true { return nil }
      let point = drawer.point()
      var drop = drawn.drop()
      guard let place = drawn.place(&drop, point) else { return nil }
      let moved = drawn.moved(to: place)
      var again = moved.drop()
      let places = [moved.place(&again, point), drawn.place(&drop, point)]
      return places == [place, place] ? nil : "\(point): \(place), then \(places)"
    }
  }

  @Test("a drag along a straight line takes no drop index more than twice", arguments: 40..<60)
  func straightDrags(seed: Int) {
    each(seed) { drawn, drawer in
      var drop = drawn.drop()
      let (start, end) = (drawer.point(), drawer.point())
      let isLevel = drawer.source.chance(0.5)
      let steps = max(1, start.distance(to: end).rounded(.up))
      var places: [Int] = []
      for number in 0...Int(steps) {
        let share = Double(number) / steps
        let point = DrawnPoint(
          main: start.main + share * (end.main - start.main),
          cross: isLevel ? start.cross : start.cross + share * (end.cross - start.cross))
        guard let place = drawn.place(&drop, point) else { break }
        if place != places.last { places.append(place) }
      }
      // Once where its frame is nearest, and once where it would be behind its neighbor.
      let counts = Dictionary(grouping: places, by: \.self).mapValues(\.count)
      return counts.values.allSatisfy { $0 <= 2 } ? nil : "\(start) to \(end): \(places)"
    }
  }

  @Test(
    "the drop index is the same whether all lines are laid out or only those near the point",
    arguments: 60..<80)
  func nearbyLines(seed: Int) {
    each(seed) { drawn, drawer in
      var (near, whole) = (drawn.drop(), drawn.drop([]))
      for _ in 0..<4 {
        let point = drawer.point()
        let places = [drawn.place(&near, point), drawn.place(&whole, point)]
        if places[0] != places[1] { return "\(point): \(places)" }
      }
      return near.triedIndices <= whole.triedIndices ? nil : "\(near.triedIndices) places tried"
    }
  }

  @Test(
    "searching only nearby lines gives the same drop index as searching all, also where one line shifts others",
    arguments: 120..<140)
  func dependentLines(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 4...20)
    for _ in 0..<Self.containers / 10 {
      let drawn = drawer.dropOverLines()
      var (near, whole) = (drawn.drop(), drawn.drop([]))
      for _ in 0..<6 {
        let point = drawer.point()
        let places = [drawn.place(&near, point), drawn.place(&whole, point)]
        #expect(places[0] == places[1], "\(point): item \(drawn.item) of \(drawn.problem)")
      }
    }
  }

  @Test(
    "the drop index in a strip is the index whose frame, or position behind its neighbor, is nearest to the point",
    arguments: 100..<120)
  func strips(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 0...20)
    for _ in 0..<Self.containers / 20 {
      let drawn = DrawnStripDrop(&drawer)
      let points = drawn.points()
      var (near, whole) = (drawn.drop(), drawn.drop([]))
      for _ in 0..<4 {
        let point = drawer.point()
        let found = near.dropIndex(atMain: point.main, cross: point.cross)
        let wanted = whole.dropIndex(atMain: point.main, cross: point.cross)
        let answers = points.answers(to: point, lifted: drawn.item)
        let isRight = found.map { answers?.possible.contains($0) ?? false } ?? points.isEmpty
        #expect(isRight && found == wanted, "\(point) at \(found as Any) of \(drawn)")
      }
    }
  }

  @Test(
    "trying only indices near the point gives the same drop index in a strip as trying all indices",
    arguments: 140..<160)
  func longStrips(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 4...40)
    for _ in 0..<Self.containers / 10 {
      let drawn = DrawnStripDrop(&drawer)
      var (near, whole) = (drawn.drop(), drawn.drop([]))
      for _ in 0..<6 {
        let point = drawer.point()
        let found = near.dropIndex(atMain: point.main, cross: point.cross)
        let wanted = whole.dropIndex(atMain: point.main, cross: point.cross)
        #expect(found == wanted, "\(point): \(drawn)")
      }
    }
  }

  @Test(
    "in a long strip, trying only indices near an index's center gives the same drop index as trying all",
    arguments: 160..<180)
  func centersOfLongStrips(seed: Int) {
    var source = SeededGenerator(seed)
    for _ in 0..<Self.containers / 10 {
      let drawn = DrawnStripDrop(long: &source)
      var whole = drawn.drop([])
      for _ in 0..<4 {
        var point = drawn.center(at: Int.random(in: drawn.places, using: &source))
        if source.chance(0.2) { point.main += source.length(-20...20) }
        // Nothing is known yet.
        var near = drawn.drop()
        let found = near.dropIndex(atMain: point.main, cross: point.cross)
        let wanted = whole.dropIndex(atMain: point.main, cross: point.cross)
        #expect(found == wanted, "\(point): \(drawn)")
      }
    }
  }

  @Test(
    "the search for a drop index does not trap for odd numbers, and finds none at a point that is not finite",
    arguments: 80..<100)
  func hostileNumbers(seed: Int) {
    each(seed, of: DrawnNumbers.hostile) { drawn, drawer in
      var drop = drawn.drop()
      let odd = ProblemDrawer<SeededGenerator>.oddNumbers
      let point = DrawnPoint(main: drawer.source.pick(odd), cross: drawer.source.pick(odd))
      let place = drawn.place(&drop, point)
      let isPoint = point.main.isFinite && point.cross.isFinite
      let isRight = place.map { isPoint && drawn.problem.items.indices.contains($0) } ?? true
      return isRight ? nil : "\(point): \(place as Any)"
    }
  }
}
