import FlowLayoutEngine
import Testing

@Suite("Line breaking")
struct LineBreakingTests {
  private func lines(
    _ count: Int, limit: Double? = 100, _ change: (inout FlexItems, inout FlexContainer) -> Void
  ) -> [Range<Int>] {
    var items = FlexItems(
      main: Array(repeating: 30, count: count), cross: Array(repeating: 10, count: count))
    var container = FlexContainer(mainSize: limit)
    change(&items, &container)
    return solve(items, container).lines.map(\.items)
  }

  @Test("an item can force a line break before or after it, also in a container without a length")
  func forced() {
    for limit in [100, nil] as [Double?] {
      expectEqual(
        lines(3, limit: limit) { items, _ in items.breaks = [[], .before, []] }, [0..<1, 1..<3])
      expectEqual(
        lines(3, limit: limit) { items, _ in items.breaks = [[], .after, []] }, [0..<2, 2..<3])
    }
  }

  @Test("an item that avoids a break takes the item before it along to the next line")
  func avoided() {
    expectEqual(
      lines(4) { items, _ in items.breaks = [[], [], [], .avoidBefore] }, [0..<2, 2..<4])
    expectEqual(
      lines(4) { items, _ in items.breaks = [[], [], .avoidBefore, .avoidBefore] },
      [
        0..<1, 1..<4,
      ])
  }

  @Test("lines break between items that avoid breaks where these items do not all fit on one line")
  func avoidedInVain() {
    expectEqual(
      lines(4) { items, _ in items.breaks = [[], .avoidBefore, .avoidBefore, .avoidBefore] },
      [0..<3, 3..<4])
  }

  @Test("a full-line item is alone on its line and as long as the container")
  func fullLine() {
    var items = FlexItems(main: [30, 10, 30], cross: [10, 1, 10])
    items.breaks = [[], .fullLine, []]
    let frames = solve(items, FlexContainer(mainSize: 100, mainGap: 5, crossGap: 4))
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<2, 2..<3])
    expectEqual(frames.mainSizes, [30, 100, 30])
    expectEqual(frames.crossPositions, [0, 14, 19])
    items.maxMain = [.infinity, 60, .infinity]
    expectEqual(solve(items, FlexContainer(mainSize: 100)).mainSizes, [30, 60, 30])
    expectEqual(solve(items, FlexContainer()).mainSizes, [30, 30, 30])
  }

  @Test("a break marker ends its line without a gap or a share of the free space")
  func marker() {
    var items = FlexItems(main: [30, 30, 0, 30], cross: [10, 10, 0, 10])
    items.breaks = [[], [], .marker, []]
    var container = FlexContainer(mainSize: 100, mainGap: 40, crossGap: 4)
    let frames = solve(items, container)
    expectEqual(frames.lines.map(\.items), [0..<3, 3..<4])
    expectEqual(frames.lines.map(\.length), [100, 30])
    expectEqual(frames.mainPositions, [0, 70, 100, 0])
    container.mainGap = 0
    container.justifyContent = .spaceBetween
    expectEqual(solve(items, container).mainPositions, [0, 70, 100, 0])
    container.justifyContent = .stretch
    expectEqual(solve(items, container).mainSizes, [50, 50, 0, 100])
  }

  @Test("a break marker does not grow, whatever its grow factor", arguments: [1, 5])
  func growingMarker(count: Int) {
    var items = FlexItems(
      main: Array(repeating: 10, count: count) + [0, 10],
      cross: Array(repeating: 1, count: count + 2))
    items.grow = items.main.map { _ in 1 }
    items.breaks = Array(repeating: [], count: count) + [.marker, []]
    let frames = solve(items, FlexContainer(mainSize: 100))
    let grown = 100 / Double(count)
    expectEqual(frames.mainSizes, Array(repeating: grown, count: count) + [0, 100])
  }

  @Test("two break markers in a row make an empty line")
  func emptyLine() {
    var items = FlexItems(main: [30, 0, 0, 30], cross: [10, 0, 0, 10])
    items.breaks = [[], .marker, .marker, []]
    let frames = solve(items, FlexContainer(mainSize: 100, crossGap: 4))
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<3, 3..<4])
    expectEqual(frames.crossPositions, [0, 0, 14, 18])
  }

  @Test(
    "a line holds at most maxItemsPerLine items, and at least one",
    arguments: [(1, 4), (2, 2), (0, 4), (9, 2)])
  func maximum(most: Int, count: Int) {
    expectEqual(lines(4) { _, container in container.maxItemsPerLine = most }.count, count)
    expectEqual(lines(4, limit: nil) { _, container in container.maxItemsPerLine = 3 }.count, 2)
  }

  @Test("nowrap keeps all items on one line, in spite of forced breaks and a maximum of items")
  func nowrap() {
    let lines = lines(6) { items, container in
      items.breaks = Array(repeating: .before, count: 6)
      container.wrap = .nowrap
      container.maxItemsPerLine = 2
    }
    expectEqual(lines, [0..<6])
  }

  @Test(
    "the gap before an item counts only behind a neighbor on its line, and a gap of NaN is the container's"
  )
  func ownGaps() {
    var items = FlexItems(main: [30, 30, 30, 30], cross: [10, 10, 10, 10])
    items.gapBefore = [100, 10, 50, .nan]
    let frames = solve(items, FlexContainer(mainSize: 100, mainGap: 3))
    expectEqual(frames.mainPositions, [0, 40, 0, 33])
  }

  @Test("margins of items count for the length of a line, negative margins too")
  func margins() {
    var items = FlexItems(main: [30, 30, 30], cross: [10, 10, 10])
    items.marginMainStart = [5, 0, 0]
    items.marginMainEnd = [5, 0, 0]
    expectEqual(solve(items, FlexContainer(mainSize: 95)).lines.map(\.items), [0..<2, 2..<3])
    items.marginMainEnd = [-5, 0, 0]
    let frames = solve(items, FlexContainer(mainSize: 95))
    expectEqual(frames.lines.map(\.items), [0..<3])
    expectEqual(frames.mainPositions, [5, 30, 60])
  }

  @Test("the order property moves items between lines, and their frames stay in document order")
  func order() {
    var items = FlexItems(main: [30, 40, 50], cross: [10, 10, 10])
    items.order = [1, 0, -1]
    let frames = solve(items, FlexContainer(mainSize: 100))
    expectEqual(frames.sequence, [2, 1, 0])
    expectEqual(frames.mainPositions, [0, 50, 0])
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<3])
    expectEqual(FlexItems.sequence(of: [1, 0, 1, 0]), [1, 3, 0, 2])
  }

  @Test("a container without a length wraps at its maximum and is at least as long as its minimum")
  func containerLimits() {
    let items = FlexItems(main: [30, 30, 30], cross: [10, 10, 10])
    var container = FlexContainer()
    container.maxMain = 70
    expectEqual(solve(items, container).lines.map(\.items), [0..<2, 2..<3])
    expectEqual(solve(items, container).mainSize, 60)
    container.minMain = 80
    expectEqual(solve(items, container).mainSize, 80)
  }

  @Test("a gap or a margin of NaN counts as 0, and an infinite margin as 2¹⁰⁰ points")
  func oddLengths() {
    var items = FlexItems(main: [30, 30, 30], cross: [10, 10, 10])
    let plain = solve(items, FlexContainer(mainSize: 70))
    expectEqual(solve(items, FlexContainer(mainSize: 70, mainGap: .nan, crossGap: .nan)), plain)
    items.marginMainStart = [.nan, .nan, .nan]
    items.marginCrossEnd = [.nan, .nan, .nan]
    let spaced = solve(items, FlexContainer(mainSize: 70))
    #expect(spaced.lines == plain.lines && spaced.mainPositions == plain.mainPositions)
    items.marginMainStart = [0, -.infinity, 0]
    expectEqual(solve(items, FlexContainer(mainSize: 70)).mainPositions, [0, -0x1p100, -0x1p100])
  }
}
