import FlowLayoutEngine
import TestSupport
import Testing

/// The drop index that is found in the lines near the point is the one that all lines give, also where moving an item
/// changes lines far away.
@Suite("How far a dragged item changes lines")
struct DropReachTests {
  /// Items of 10 in depth, as long as they say, of which one is lifted.
  private func drop(
    _ item: Int, of main: [Double], in container: FlexContainer, measured: Bool = false,
    _ change: (inout FlexItems) -> Void = { _ in }
  ) -> DrawnDrop {
    var items = FlexItems(main: main, cross: main.map { _ in 10 })
    change(&items)
    let host = RowHost(items: items, measuresItems: true, givesLineGaps: false)
    return DrawnDrop(
      problem: DrawnProblem(items: items, container: container), item: item,
      host: measured ? host : nil)
  }

  private func container(
    _ mainSize: Double?, _ change: (inout FlexContainer) -> Void = { _ in }
  ) -> FlexContainer {
    var container = FlexContainer(mainSize: mainSize)
    change(&container)
    return container
  }

  @Test(
    "searching only nearby lines gives the exact drop index where lines share the container's depth or overflow it"
  )
  func crossSizes() {
    let main = Array(repeating: 30.0, count: 6)
    let deep = container(70) { ($0.minCross, $0.alignContent) = (200, .flexEnd) }
    expectEqual(drop(1, of: main, in: deep).fault, nil)
    let shallow = container(70) { ($0.maxCross, $0.alignContent) = (14, .center) }
    expectEqual(drop(1, of: main, in: shallow).fault, nil)
    let tiny = container(70) { ($0.minCross, $0.alignContent) = (1, .center) }
    expectEqual(drop(1, of: main, in: tiny) { $0.cross = main.map { _ in 0.1 } }.fault, nil)
  }

  @Test(
    "searching only nearby lines gives the exact drop index where the longest line sets the container's length"
  )
  func endless() {
    let endless = container(nil) { $0.justifyContent = .flexEnd }
    for item in [1, 4] {
      let drawn = drop(item, of: [30, 10, 20, 15, 20, 18, 100], in: endless) {
        $0.breaks = [[], .before, .before, [], .before, [], .before]
      }
      expectEqual(drawn.fault, nil)
    }
  }

  @Test(
    "searching only nearby lines gives the exact drop index where a distant oversize item lengthens the container"
  )
  func grows() {
    let growing = container(100) {
      ($0.growsWithOversizeLines, $0.justifyContent) = (true, .flexEnd)
    }
    expectEqual(drop(5, of: [300, 110, 120, 130, 140, 150], in: growing).fault, nil)
    // It is too long with its margin, or with a break behind it.
    let lengths: [Double] = [95, 60, 65, 70, 75, 30]
    let margins = drop(5, of: lengths, in: growing) { $0.marginMainStart = [10, 0, 0, 0, 0, 0] }
    expectEqual(margins.fault, nil)
    let broken = drop(6, of: [100, 1, 60, 65, 70, 75, 30], in: growing) {
      $0.breaks = [[], .marker, [], [], [], [], []]
    }
    expectEqual(broken.fault, nil)
  }

  @Test(
    "searching only nearby lines gives the exact drop index also if oversize or shrunk items are measured again"
  )
  func hosts() {
    let refitting = container(100) { $0.refitsOversizeItems = true }
    expectEqual(drop(3, of: [150, 20, 20, 30], in: refitting, measured: true).fault, nil)
    expectEqual(drop(2, of: [150, 160, 180], in: refitting, measured: true).fault, nil)
    let main: [Double] = [50, 60, 80, 30]
    let based = drop(3, of: main, in: container(60), measured: true) {
      $0.basis = [20, 30, 40, 10]
    }
    expectEqual(based.fault, nil)
    let shrinking = drop(3, of: [150, 20, 20, 30], in: container(100), measured: true) {
      $0.shrink = [1, 0, 0, 0]
    }
    expectEqual(shrinking.fault, nil)
  }

  @Test(
    "searching only nearby lines gives the exact drop index in a hugging container, reversed and right to left"
  )
  func reversed() {
    let hugging = container(100) {
      ($0.hugsLines, $0.reversesMain, $0.isRightToLeft) = (true, true, true)
      $0.justifyContent = .start
    }
    for item in [2, 6] {
      expectEqual(drop(item, of: [60, 65, 70, 60, 55, 90, 30], in: hugging).fault, nil)
    }
  }

  @Test(
    "searching only nearby lines gives the exact drop index for an item low in a line that alignment guides deepen"
  )
  func lowItems() {
    // Behind a full line there are two items, and before them or behind each of them the lifted one.
    let main: [Double] = [58, 4, 4, 4]
    let aligned = container(60) { $0.alignItems = .baseline }
    let guided = drop(3, of: main, in: aligned) { $0.guides = [0, 60, 0, 0] }
    expectEqual(guided.fault, nil)
    let low: [FlexAlignment] = [.auto, .auto, .auto, .flexEnd]
    let hanging = drop(3, of: main, in: aligned) {
      ($0.guides, $0.alignSelf) = ([0, -60, 0, 0], low)
    }
    expectEqual(hanging.fault, nil)
    let own = drop(3, of: main, in: container(60)) {
      ($0.guides, $0.alignSelf) = ([0, -60, 0, 0], [.auto, .baseline, .baseline, .flexEnd])
    }
    expectEqual(own.fault, nil)
    for guide in [60.0, -60] {
      let separated = container(60) {
        $0.alignItems = .baseline
        $0.separator = FlexSeparator(main: 0, cross: 10, guide: guide)
      }
      let drawn = drop(3, of: main, in: separated) {
        ($0.guides, $0.alignSelf) = ([0, 0, 0, 0], guide < 0 ? low : [])
      }
      expectEqual(drawn.fault, nil)
    }
  }

  @Test(
    "searching only nearby lines gives the exact drop index for an item moved far from its line by margins"
  )
  func farItems() {
    for (start, end) in [(-95.0, 0.0), (0, -95), (-45, -50)] {
      for length in [30.0, 60] {
        let drawn = drop(2, of: [20, 45, length, 50, 20, 35, 55], in: container(60)) {
          $0.cross[2] = 100
          $0.marginCrossStart = [0, 0, start, 0, 0, 0, 0]
          $0.marginCrossEnd = [0, 0, end, 0, 0, 0, 0]
        }
        expectEqual(drawn.fault, nil)
      }
    }
  }

  @Test(
    "searching only nearby lines gives the exact drop index with items far shallower than or far from their lines",
    arguments: 0..<tried(20))
  func deepLines(seed: Int) {
    var source = SeededGenerator(seed)
    for _ in 0..<8 {
      let drawn = DrawnDrop(overDeepLines: &source)
      #expect(drawn.fault(&source) == nil, "\(drawn)")
    }
  }
}

/// Strips in which the nearest of all places lies where the bounds of the fast path end, and a wrong one hardly beside it.
extension DropReachTests {
  /// Where the first of some items is dropped, over two flat lines.
  private func place(
    _ main: [Double], _ order: FlexStripOrder, _ rule: FlexDistribution, at held: Double
  ) -> Int? {
    var container = FlexContainer()
    container.justifyContent = rule
    let items = FlexItems(main: main, cross: main.map { _ in 0.125 })
    var drop = FlexDropFinder(of: 0, from: FlexStrip(items, in: container, lines: 2, order: order))
    // In the middle of the second line.
    return drop.dropIndex(atMain: held, cross: 0.1875)
  }

  @Test(
    "the drop index in a strip filled shortest line first is exact where a line has free space for an item"
  )
  func rest() {
    // At 100 wherever it is, at first on the first line.
    expectEqual(place([0, 100, 0], .shortestFirst, .flexEnd, at: 100), 2)
  }

  @Test(
    "the drop index in a strip of two balanced lines is exact where the dragged item lengthens either line"
  )
  func evenLines() {
    // At the end alone on the second line, else on the first: there at 5 before all others.
    expectEqual(place([10, 10, 100], .lineByLine, .flexStart, at: 5), 2)
    // The first line ends at 110.5 behind eleven, and behind the long one the item is at 105, as behind ten.
    let tens = Array(repeating: 10.0, count: 10)
    expectEqual(place([10] + tens + [10.5, 100] + tens, .lineByLine, .flexStart, at: 105), 12)
  }
}

extension DrawnDrop {
  /// A point at which nearby lines say another place than all of them: at a center, or nearly between two.
  fileprivate var fault: String? {
    let centers = points().map(\.point)
    let held = centers.flatMap { one in centers.map { one.onTheWay(to: $0) } }
    return fault(at: centers + held)
  }

  fileprivate func fault(_ source: inout SeededGenerator) -> String? {
    let centers = points().map(\.point)
    let neighbors = zip(centers, centers.dropFirst()).shuffled(using: &source).prefix(6)
    let held = neighbors.flatMap { [$0.onTheWay(to: $1), $1.onTheWay(to: $0)] }
    return fault(
      at: held + [source.pick(centers), source.pick(centers).onTheWay(to: source.pick(centers))])
  }

  private func fault(at points: [DrawnPoint]) -> String? {
    var whole = drop([])
    for held in points {
      // Nothing is known yet.
      var near = drop()
      let places = [place(&near, held), place(&whole, held)]
      if places[0] != places[1] { return "\(held): \(places)" }
    }
    return nil
  }

  /// One over lines whose items reach far above and below what they are aligned by, or stand far away from their line.
  fileprivate init(overDeepLines source: inout SeededGenerator) {
    let count = Int.random(in: 3...12, using: &source)
    var container = FlexContainer(mainSize: 60, crossGap: source.pick([0, 0, 6, 20]))
    let alignments: [FlexAlignment] = [.flexStart, .flexEnd, .center, .baseline, .lastBaseline]
    container.alignItems = source.pick(alignments)
    var items = FlexItems(
      main: source.lengths(count, 2...30), cross: source.lengths(count, 2...12))
    item = Int.random(in: 0..<count, using: &source)
    if source.chance(0.5) { items.cross[item] = source.length(40...80) }
    if source.chance(0.4) { items.main[item] = source.length(30...60) }
    if source.chance(0.3) { items.alignSelf = items.main.map { _ in source.pick(alignments) } }
    if source.chance(0.5) {
      items.guides = items.main.map { _ in
        source.chance(0.3) ? .nan : source.chance(0.5) ? 0 : source.length(-30...40)
      }
    }
    for margin in [\FlexItems.marginCrossStart, \.marginCrossEnd] where source.chance(0.3) {
      let isLifted = source.chance(0.5)
      items[keyPath: margin] = items.main.indices.map {
        isLifted && $0 != item ? 0 : source.length(-90...60)
      }
    }
    if source.chance(0.3) {
      container.separator = FlexSeparator(
        main: 1, cross: source.length(0...30), guide: source.length(-40...60))
    }
    problem = DrawnProblem(items: items, container: container)
  }
}

extension DrawnPoint {
  /// The point a trifle before the middle of the way to another.
  fileprivate func onTheWay(to other: Self) -> Self {
    DrawnPoint(
      main: main + 0.499 * (other.main - main), cross: cross + 0.499 * (other.cross - cross))
  }
}
