// Where an item is dropped over a strip, found the slow and obvious way.

import FlowLayoutEngine
import TestSupport

/// An item that is held over a drawn strip, and where its frame would be at each index.
struct DrawnStripDrop {
  private let items: FlexItems
  private let container: FlexContainer
  private let lines: Int
  private let order: FlexStripOrder
  /// The lines that items keep.
  private let kept: [Int32]
  let item: Int

  init<Source>(_ drawer: inout ProblemDrawer<Source>) {
    let problem = drawer.problem()
    var plain = FlexItems(main: problem.items.main, cross: problem.items.cross)
    plain.guides = problem.items.guides
    (items, container) = (plain, problem.container)
    lines = drawer.source.pick([1, 2, 2, 3, 5, 40])
    order = drawer.source.pick([.lineByLine, .shortestFirst])
    item = items.isEmpty ? 0 : Int.random(in: items.indices, using: &drawer.source)
    kept = Self.kept(items.count, lines, order, &drawer.source)
  }

  /// One over a strip of many items, or of items and gaps that make lines as uneven as they can be.
  init(long source: inout SeededGenerator) {
    let count = Int.random(in: 1...40, using: &source)
    var container = FlexContainer(
      mainGap: source.length(source.chance(0.2) ? -60...0 : 0...12),
      crossGap: source.chance(0.5) ? 0 : 8)
    container.hugsLines = source.chance(0.5)
    if source.chance(0.5) {
      container.justifyContent = source.pick(FlexDistribution.drawn)
      container.justifyLastLine = source.chance(0.5) ? nil : source.pick(FlexDistribution.drawn)
    }
    let kind = Int.random(in: 0..<4, using: &source)
    let main = (0..<count).map { _ -> Double in
      switch kind {
      case 0: return source.length(0...80)
      case 1: return source.chance(0.15) ? source.length(200...400) : source.length(1...6)
      case 2: return 30
      default: return source.length(0...2) / 8
      }
    }
    // On flat lines, one beside the other is hardly farther away.
    let depths = source.chance(0.5) ? 0...0 : source.pick([1...1, 0...40])
    items = FlexItems(main: main, cross: source.lengths(count, depths).map { $0 + 1 / 64 })
    self.container = container
    lines = source.pick([1, 2, 2, 3, 3, 4, 6])
    order = source.pick([.lineByLine, .lineByLine, .shortestFirst])
    item = Int.random(in: 0..<count, using: &source)
    kept = Self.kept(count, lines, order, &source)
  }

  private static func kept(
    _ count: Int, _ lines: Int, _ order: FlexStripOrder, _ source: inout some RandomNumberGenerator
  ) -> [Int32] {
    if order != .shortestFirst || Bool.random(using: &source) { return [] }
    return (0..<Int.random(in: 0...count, using: &source)).map { _ in
      Int32.random(in: -1...Int32(lines), using: &source)
    }
  }

  func drop(_ fastPaths: FastPaths = .all) -> FlexDropFinder {
    var drop = FlexDropFinder(
      of: item, from: FlexStrip(items, in: container, lines: lines, order: order, keeping: kept))
    drop.fastPaths = fastPaths
    return drop
  }

  /// The center of the item's frame at an index.
  func center(at place: Int) -> DrawnPoint { DrawnPoint(strip(place).frame(of: place)) }

  /// The strip with the item at another index.
  private func strip(_ place: Int) -> FlexStrip {
    var moved = items
    moved.moveItem(item, to: place)
    let unchanged = place == item ? kept : Array(kept.prefix(max(0, min(place, item))))
    return FlexStrip(moved, in: container, lines: lines, order: order, keeping: unchanged)
  }

  var places: Range<Int> { items.indices }

  func points() -> [DrawnPlace] {
    let others = strip(items.count - 1)
    return items.indices.flatMap { place in
      let strip = strip(place)
      let (frame, (line, number)) = (strip.frame(of: place), strip.place(ofItem: place))
      let center = DrawnPlace(index: place, point: DrawnPoint(frame))
      if order != .lineByLine || line == 0 || number > 0 { return [center] }
      let (end, endLine) = (others.frame(of: place - 1), others.place(ofItem: place - 1).line)
      let main = end.mainPosition + end.mainSize + container.mainGap + frame.mainSize / 2
      return [
        center,
        DrawnPlace(
          index: place, point: DrawnPoint(main: main, cross: others.middle(ofLine: endLine))),
      ]
    }
  }
}

extension FlexStrip {
  /// The middle of a line: that of an item which is as deep as the line.
  fileprivate func middle(ofLine line: Int) -> Double {
    let members = (0..<count(ofLine: line)).map { item(at: $0, ofLine: line) }
    if container.alignItems != .baseline, container.alignItems != .lastBaseline {
      var stretched = container
      stretched.alignItems = .stretch
      let strip = FlexStrip(items, in: stretched, lines: mostLines, order: order)
      let deepest = strip.frame(of: members[0])
      return deepest.crossPosition + deepest.crossSize / 2
    }
    func guide(_ item: Int) -> Double {
      let own = items.guides.isEmpty ? .nan : items.guides[item]
      return own.isNaN ? items.cross[item] : own
    }
    let above = members.map(guide).max() ?? 0
    let below = members.map { items.cross[$0] - guide($0) }.max() ?? 0
    let depth = max(above + below, members.map { items.cross[$0] }.max() ?? 0)
    return frame(of: members[0]).crossPosition - above + guide(members[0]) + depth / 2
  }
}
