// Where an item is dropped, found the slow and obvious way: by a solve of every order.

import FlowLayoutEngine
import TestSupport

/// An item that is held over a drawn container, and what says where it would be dropped.
struct DrawnDrop {
  var problem = DrawnProblem()
  var item = 0
  var host: RowHost?

  /// The indices that items may have: not that of an indicator.
  private var places: Range<Int> {
    0..<max(0, problem.items.count - (problem.limit?.hasIndicator == true ? 1 : 0))
  }

  /// The drop place as the engine finds it.
  func drop(_ fastPaths: FastPaths = .all) -> FlexDropFinder {
    var drop = FlexDropFinder(
      of: item, from: problem.items, in: problem.container, within: problem.limit)
    drop.fastPaths = fastPaths
    return drop
  }

  /// Asks a drop with the host that there is, if there is one.
  func place(_ drop: inout FlexDropFinder, _ point: DrawnPoint) -> Int? {
    guard var host else { return drop.dropIndex(atMain: point.main, cross: point.cross) }
    return drop.dropIndex(atMain: point.main, cross: point.cross, host: &host)
  }

  /// The same after the item was moved to another index.
  func moved(to place: Int) -> DrawnDrop {
    var moved = self
    moved.problem = problem(movedTo: place)
    moved.item = place
    moved.host?.items = moved.problem.items
    return moved
  }

  private func problem(movedTo place: Int) -> DrawnProblem {
    var moved = problem
    moved.items = FlexItems(move(Array(problem.items), to: place))
    if host?.givesGaps == true {
      let given = move(Array(problem.items.indices), to: place)
      moved.items.gapBefore = gaps(of: moved.items, given: given)
    }
    guard let limit = problem.limit else { return moved }
    if !limit.elements.isEmpty {
      moved.limit?.elements = move(limit.elements, to: place)
    } else if !limit.priorities.isEmpty {
      moved.limit?.priorities = move(limit.priorities, to: place)
    }
    return moved
  }

  /// The gaps before the places of a new order: an item's own behind the neighbor that it had, else the
  /// host's.
  private func gaps(of moved: FlexItems, given: [Int]) -> [Double] {
    let hasIndicator = problem.limit?.hasIndicator == true && moved.count > 0
    let all = Array(0..<moved.count - (hasIndicator ? 1 : 0))
    let (old, new) = (
      problem.items.sequence(hasIndicator: hasIndicator) ?? all,
      (moved.sequence(hasIndicator: hasIndicator) ?? all).map { given[$0] }
    )
    var gaps = Array(repeating: Double.nan, count: moved.count)
    for (place, item) in new.enumerated().dropFirst() {
      let former = old.firstIndex(of: item) ?? 0
      let own = problem.items.gapBefore.isEmpty ? .nan : problem.items.gapBefore[former]
      let hadNeighbor = former > 0 && old[former - 1] == new[place - 1]
      gaps[place] = hadNeighbor ? own : host?.gap(before: item, after: new[place - 1]) ?? own
    }
    return gaps
  }

  /// Takes the item out and puts it at another index.
  private func move<Value>(_ rows: [Value], to place: Int) -> [Value] {
    var moved = rows
    moved.insert(moved.remove(at: item), at: place)
    return moved
  }

  /// The points that stand for each index: the center of the item's frame, and that of its place behind its neighbor.
  func points() -> [DrawnPlace] {
    guard places.contains(item), let last = places.last else { return [] }
    let others = Arrangement(moved(to: last), of: move(Array(problem.items.indices), to: last))
    return places.flatMap { place in
      let arrangement = Arrangement(
        moved(to: place), of: move(Array(problem.items.indices), to: place))
      guard let frame = arrangement.frame(of: item) else { return [] as [DrawnPlace] }
      let center = DrawnPlace(index: place, point: DrawnPoint(frame))
      guard let neighbor = arrangement.neighbor(of: item),
        let end = others.end(of: neighbor)
      else { return [center] }
      let distance = arrangement.distance(before: item) + frame.mainSize / 2
      let behind = DrawnPoint(
        main: end.main + (problem.container.flipsToStart ? -distance : distance), cross: end.cross)
      return [center, DrawnPlace(index: place, point: behind)]
    }
  }
}

/// A solved order of items, which are told apart by their indices before.
private struct Arrangement {
  let problem: DrawnProblem
  let given: [Int]
  var frames = FlexFrames()

  init(_ moved: DrawnDrop, of given: [Int]) {
    (problem, self.given) = (moved.problem, given)
    let items = problem.items
    var solver = FlexSolver()
    var host = moved.host ?? RowHost(items: items, measuresItems: false, givesLineGaps: false)
    let run = problem.limit.map {
      solver.run(of: items, in: problem.container, within: $0, host: &host)
    }
    solver.solve(items, in: problem.container, showing: run, host: &host, into: &frames)
  }

  /// The items of each line as they were given.
  private var lines: [[Int]] {
    frames.lines.map { $0.items.map { given[frames.item(at: $0)] } }
  }

  private func index(of item: Int) -> Int { given.firstIndex(of: item) ?? 0 }

  /// The frame of an item; nil if it is hidden.
  func frame(of item: Int) -> FlexFrame? {
    if !lines.contains(where: { $0.contains(item) }) { return nil }
    return frames.frame(of: index(of: item), in: problem.items)
  }

  /// The item behind which an item could be meant: the one before it, if the item begins a line, or stays with that one.
  func neighbor(of item: Int) -> Int? {
    let sequence = lines.flatMap(\.self)
    guard let place = sequence.firstIndex(of: item), place > 0 else { return nil }
    let (neighbor, breaks) = (sequence[place - 1], problem.items.breaks)
    let isIndicator =
      problem.limit?.hasIndicator == true && index(of: neighbor) == problem.items.count - 1
    let asked = breaks.isEmpty ? [] : breaks[index(of: neighbor)]
    if isIndicator || asked.contains(.marker) { return nil }
    let stays = !breaks.isEmpty && breaks[index(of: item)].contains(.avoidBefore)
    return stays || lines.contains { $0.first == item } ? neighbor : nil
  }

  /// Where an item ends, its margin included, in the middle of its line.
  func end(of item: Int) -> DrawnPoint? {
    guard let line = lines.firstIndex(where: { $0.contains(item) }), let frame = frame(of: item)
    else { return nil }
    let margins = problem.items.marginMainEnd
    let margin = margins.isEmpty ? 0 : margins[index(of: item)]
    let isBackward = problem.container.flipsToStart
    return DrawnPoint(
      main: isBackward
        ? frame.mainPosition - margin : frame.mainPosition + frame.mainSize + margin,
      cross: frames.lines[line].crossPosition + frames.lines[line].crossSize / 2)
  }

  /// The gap before an item with its margin there.
  func distance(before item: Int) -> Double {
    let items = problem.items
    let margin = items.marginMainStart.isEmpty ? 0 : items.marginMainStart[index(of: item)]
    if items.gapBefore.isEmpty { return problem.container.mainGap + margin }
    let count = items.count - (problem.limit?.hasIndicator == true ? 1 : 0)
    let sequence =
      items.order.isEmpty
      ? Array(0..<count) : FlexItems.sequence(of: Array(items.order.prefix(count)))
    let own = sequence.firstIndex(of: index(of: item)).map { items.gapBefore[$0] } ?? .nan
    return (own.isNaN ? problem.container.mainGap : own) + margin
  }
}

extension FlexContainer {
  /// Whether the first item of a line is at its right or bottom end.
  fileprivate var flipsToStart: Bool { reversesMain != (isRightToLeft && axis == .row) }
}

/// A point that stands for an index.
struct DrawnPlace {
  let index: Int
  let point: DrawnPoint
}

extension [DrawnPlace] {
  /// The index of the nearest point, of equally near ones that of the lifted item, else the last; and all that the
  /// noise of sums may make of it.
  func answers(to held: DrawnPoint, lifted: Int) -> (best: Int, possible: Set<Int>)? {
    guard let least = map({ $0.point.distance(to: held) }).min() else { return nil }
    let noise = 1e-9 * Swift.max(1, held.main.magnitude, held.cross.magnitude, least)
    func indices(_ limit: Double) -> [Int] {
      filter { $0.point.distance(to: held) <= limit }.map(\.index)
    }
    func best(_ indices: [Int]) -> Int {
      indices.contains(lifted) ? lifted : indices.max() ?? lifted
    }
    // A place nearly as far away as those that count as equal may count or not.
    let possible = indices(least + noise / 2) + indices(least + 2 * noise)
    return (
      best(indices(least + noise)),
      indices(least + 2 * noise).count == indices(least + noise / 2).count
        ? [best(indices(least + noise))] : Set(possible)
    )
  }
}

/// A point over a container.
struct DrawnPoint {
  var main = 0.0
  var cross = 0.0

  init(main: Double, cross: Double) { (self.main, self.cross) = (main, cross) }

  /// The center of a frame.
  init(_ frame: FlexFrame) {
    main = frame.mainPosition + frame.mainSize / 2
    cross = frame.crossPosition + frame.crossSize / 2
  }

  func distance(to other: DrawnPoint) -> Double {
    let (alongLine, acrossLines) = (main - other.main, cross - other.cross)
    return (alongLine * alongLine + acrossLines * acrossLines).squareRoot()
  }
}

/// A host whose answers follow from the values of an item, wherever it stands.
struct RowHost: FlexHost {
  var items: FlexItems
  let measuresItems: Bool
  var givesGaps = false
  let givesLineGaps: Bool

  func measure(item: Int, main: Double) -> FlexMeasurement {
    let (own, cross) = (items.main[item], items.cross[item])
    if !measuresItems { return FlexMeasurement(main: main, cross: cross) }
    return FlexMeasurement(
      main: own > 40 ? main : main * 0.75, cross: cross + (own - main) / 2,
      guide: items.guides.isEmpty ? .nan : items.guides[item] + (own - main) / 4)
  }

  func gap(before item: Int, after earlier: Int) -> Double? {
    items.cross[earlier] > 20 ? nil : (items.main[item] + items.cross[earlier]) / 8
  }

  func gap(between line: [Int], and next: [Int]) -> Double? {
    let behind = items.cross[next[0]]
    return behind > 20 ? nil : (items.cross[line[0]] - behind) / 8
  }
}

extension ProblemDrawer {
  /// A drop in any container, or in one whose lines are independent of each other.
  mutating func drop(of kinds: [DrawnNumbers] = DrawnNumbers.ordinary) -> DrawnDrop {
    let hasIndependentLines = source.chance(0.5)
    return drop(of: kinds) { if hasIndependentLines { $0.makeLinesIndependent(&$1) } }
  }

  /// A drop in a container whose lines are independent of each other, or would be but for one thing.
  mutating func dropOverLines() -> DrawnDrop {
    drop(of: DrawnNumbers.ordinary) {
      $0.makeLinesIndependent(&$1)
      if $1.source.chance(0.5) { $0.makeLinesDependent(&$1) }
    }
  }

  private mutating func drop(
    of kinds: [DrawnNumbers], _ change: (inout DrawnProblem, inout Self) -> Void
  ) -> DrawnDrop {
    var drop = DrawnDrop()
    drop.problem = problem(of: kinds)
    let hasHost = drop.problem.host != nil
    drop.problem.host = nil
    change(&drop.problem, &self)
    let givesGaps = hasHost && source.chance(0.2)
    let count = drop.problem.items.count
    drop.item = source.chance(0.95) && count > 0 ? Int.random(in: 0..<count, using: &source) : count
    if hasHost {
      drop.host = RowHost(
        items: drop.problem.items, measuresItems: source.chance(0.5), givesGaps: givesGaps,
        givesLineGaps: source.chance(0.2))
    }
    return drop
  }

  /// A point over a container, or beside it.
  mutating func point() -> DrawnPoint {
    DrawnPoint(main: source.length(-50...450), cross: source.length(-50...250))
  }
}

extension DrawnProblem {
  fileprivate mutating func makeLinesIndependent<Source>(_ drawer: inout ProblemDrawer<Source>) {
    limit = nil
    items.order = []
    container.wrap = .wrap
    container.mainSize = drawer.length(20...400)
    container.crossGap = container.crossGap.magnitude
    container.crossSize = nil
    (container.minCross, container.maxCross) = (0, .infinity)
    container.reversesCross = container.isRightToLeft && container.axis == .column
  }
  /// Changes one thing with which a line depends on others.
  fileprivate mutating func makeLinesDependent<Source>(_ drawer: inout ProblemDrawer<Source>) {
    switch Int.random(in: 0..<9, using: &drawer.source) {
    case 0: container.crossSize = drawer.length(0...400)
    case 1: container.minCross = drawer.length(20...400)
    case 2: container.maxCross = drawer.length(20...200)
    case 3: container.crossGap = drawer.length(-20 ... -1)
    case 4: container.reversesCross.toggle()
    case 5: items.order = items.main.map { _ in Int.random(in: -1...1, using: &drawer.source) }
    case 6: container.wrap = drawer.source.pick([.balance, .nowrap])
    case 7: limit = drawer.limit(of: items)
    default:
      container.proportions = FlexProportions(targetCross: drawer.length(10...60))
      items.aspectRatio = items.main.map { _ in drawer.source.chance(0.5) ? nil : 1.5 }
    }
  }
}
