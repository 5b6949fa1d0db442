import FlowLayoutEngine
import TestSupport
import Testing

/// A drag reaches every index, and an item that is put back stays, in lists of every kind that people reorder.
@Suite("Laws of the drop index in lists that people reorder")
struct DropPlacesLawsTests {
  // With 10 seeds of each of 4 kinds of lines, 10,000 lists.
  private static let lists = 250

  /// Runs `check` on drawn lists, each with one of its items lifted.
  private func each(
    _ seed: Int, _ lines: DrawnList.Lines,
    _ check: (DrawnList, DrawnDrop, inout SeededGenerator) -> String?
  ) {
    var generator = SeededGenerator(
      seed * 4 + (DrawnList.Lines.allCases.firstIndex(of: lines) ?? 0))
    for number in 0..<Self.lists {
      let list = DrawnList(lines, &generator)
      let item = Int.random(in: list.problem.items.indices, using: &generator)
      let fault = check(list, DrawnDrop(problem: list.problem, item: item), &generator)
      #expect(fault == nil, "\(number): item \(item) of \(list)")
      if fault != nil { return }
    }
  }

  @Test(
    "a dragged item less than 3 points from its center keeps its index, unless another index's frame is nearer",
    arguments: 0..<tried(10), DrawnList.Lines.allCases)
  func putBack(seed: Int, lines: DrawnList.Lines) {
    each(seed, lines) { list, drawn, generator in
      let own = DrawnPoint(list.frames.frame(of: drawn.item, in: list.problem.items))
      let points = drawn.points()
      var drop = drawn.drop()
      if drawn.place(&drop, own) != drawn.item { return "not put back at \(own)" }
      for _ in 0..<3 {
        let held = DrawnPoint(
          main: own.main + generator.length(-2...2), cross: own.cross + generator.length(-2...2))
        let place = drawn.place(&drop, held)
        let others = points.filter { $0.index != drawn.item }
        let isNearer = others.contains { $0.point.distance(to: held) < own.distance(to: held) }
        if place != drawn.item, !isNearer { return "at \(held) \(place as Any)" }
      }
      return nil
    }
  }

  @Test(
    "every index of a list is the drop index of some point, except for at most 2 % where frames meet at line ends",
    arguments: 0..<tried(10), DrawnList.Lines.allCases)
  func everyPlace(seed: Int, lines: DrawnList.Lines) {
    var (missing, all) = (0, 0)
    each(seed, lines) { list, drawn, _ in
      let out = list.placesOutOfReach(of: drawn)
      if list.hasEveryPlace { return out.isEmpty ? nil : "never at \(out)" }
      missing += out.count
      all += list.problem.items.count
      return nil
    }
    #expect(missing * 50 <= all, "\(missing) of \(all)")
  }

  @Test(
    "searches for a drop index give the same result at a point, whatever points were searched before",
    arguments: 0..<tried(10), DrawnList.Lines.allCases)
  func noMemory(seed: Int, lines: DrawnList.Lines) {
    each(seed, lines) { list, drawn, generator in
      let points = (0..<4).map { _ in
        DrawnPoint(main: generator.length(-50...450), cross: generator.length(-50...450))
      }
      var (one, other) = (drawn.drop(), drawn.drop())
      let forth = points.map { drawn.place(&one, $0) }
      let back = Array(points.reversed().map { drawn.place(&other, $0) }.reversed())
      var alone = drawn.drop()
      let last = drawn.place(&alone, points[3])
      let again = points.map { drawn.place(&one, $0) }
      return forth == back && forth == again && last == forth[3]
        ? nil : "\(points): \(forth), \(back)"
    }
  }

  @Test(
    "a dragged item held still keeps its drop index after the other items have made room",
    arguments: 0..<tried(10),
    DrawnList.Lines.allCases)
  func still(seed: Int, lines: DrawnList.Lines) {
    each(seed, lines) { list, drawn, generator in
      let held = DrawnPoint(main: generator.length(-30...400), cross: generator.length(-30...400))
      var drop = drawn.drop()
      guard let place = drawn.place(&drop, held) else { return "nowhere" }
      let moved = drawn.moved(to: place)
      var again = moved.drop()
      return moved.place(&again, held) == place ? nil : "at \(held) \(place), then elsewhere"
    }
  }
}

/// A list as people reorder it: chips, cards, photos and headers in lines.
struct DrawnList {
  enum Lines: CaseIterable {
    case greedy, breaks, balanced, photoRows
  }

  let problem: DrawnProblem
  let frames: FlexFrames

  /// Whether no two indices are alike: lines do not depend on the item itself, and none ends where its container does.
  let hasEveryPlace: Bool

  init(_ lines: Lines, _ generator: inout SeededGenerator) {
    let count = Int.random(in: 2...8, using: &generator)
    var container = FlexContainer(
      mainSize: generator.pick([220, 300, 320, 360]), mainGap: generator.pick([0, 4, 8, 12]),
      crossGap: generator.pick([0, 8, 12]))
    container.axis = generator.pick([.row, .row, .column])
    container.isRightToLeft = generator.chance(0.25)
    // Where lines begin at the right, that is where the container ends, and shall stay there.
    if container.axis == .column, container.isRightToLeft { container.crossSize = 900 }
    container.alignContent = .flexStart
    container.justifyContent = generator.pick([
      .flexStart, .flexStart, .center, .flexEnd, .spaceBetween,
    ])
    container.alignItems = generator.pick([.flexStart, .center, .flexEnd])
    var items = Self.sizes(count, &generator)
    switch lines {
    case .greedy: break
    case .breaks: Self.addBreaks(to: &items, &generator)
    case .balanced: container.wrap = .balance
    case .photoRows:
      container.proportions = FlexProportions(targetCross: generator.pick([60, 90, 120]))
      items.aspectRatio = items.main.map { _ in generator.pick([1.5, 0.75, 1, 1.25, 1.75, 0.5]) }
    }
    let (rule, isStart) = (container.justifyContent, container.justifyContent == .flexStart)
    hasEveryPlace =
      switch lines {
      case .greedy: isStart || rule == .center
      case .breaks: isStart
      case .balanced: false
      case .photoRows: true
      }
    problem = DrawnProblem(items: items, container: container)
    frames = problem.solve()
  }

  /// Items of equal or unequal sizes, a card among chips, some as long as a line or longer, or all one a line.
  private static func sizes(_ count: Int, _ generator: inout SeededGenerator) -> FlexItems {
    let depths = generator.chance(0.5) ? 32...32 : 16...90
    func items(_ lengths: ClosedRange<Int>) -> FlexItems {
      FlexItems(
        main: generator.lengths(count, lengths), cross: generator.lengths(count, depths))
    }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      let length = generator.length(30...160)
      return FlexItems(
        main: Array(repeating: length, count: count), cross: Array(repeating: 32, count: count))
    case 1: return items(40...160)
    case 2: return items(30...240)
    case 3:
      var items = FlexItems(
        main: generator.lengths(count, 50...110), cross: Array(repeating: 32, count: count))
      let card = Int.random(in: 0..<count, using: &generator)
      (items.main[card], items.cross[card]) = (190, 90)
      return items
    case 4: return items(60...420)
    case 5: return items(180...300)
    default:
      // Few lengths, so that much is equal.
      return FlexItems(
        main: (0..<count).map { _ in generator.pick([60, 60, 120, 240]) },
        cross: Array(repeating: 36, count: count))
    }
  }

  private static func addBreaks(to items: inout FlexItems, _ generator: inout SeededGenerator) {
    items.breaks = items.main.map { _ in
      generator.chance(0.6) ? [] : generator.pick([.before, .after, .avoidBefore, .fullLine])
    }
  }

  /// The indices that no point answers: none at which an item's leading edge is over the container, or its center
  /// within 24 points around it.
  func placesOutOfReach(of drawn: DrawnDrop) -> Set<Int> {
    let (width, depth) = (problem.container.mainSize ?? 0, frames.crossSize)
    let own = frames.frame(of: drawn.item, in: problem.items)
    let beyond = max(24, own.mainSize / 2)
    let isBackward = problem.container.axis == .row && problem.container.isRightToLeft
    let (start, end) = isBackward ? (-beyond, width + 24) : (-24, width + beyond)
    var drop = drawn.drop()
    var missing = Set(problem.items.indices)
    func ask(_ main: Double, _ cross: Double) {
      let point = DrawnPoint(
        main: min(max(main, start), end), cross: min(max(cross, -24), depth + 24))
      if let place = drawn.place(&drop, point) { missing.remove(place) }
    }
    for place in drawn.points() { ask(place.point.main, place.point.cross) }
    // Few are left: what lies between the points.
    for step in [16.0, 4] {
      if missing.isEmpty { break }
      for cross in stride(from: -24, through: depth + 24, by: step) {
        for main in stride(from: start, through: end, by: step) { ask(main, cross) }
      }
    }
    return missing
  }
}
