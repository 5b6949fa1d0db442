import FlowLayoutEngine
import Testing

@Suite("Alignment of items and lines")
struct JustifyAndAlignTests {
  private let two = FlexItems(main: [20, 20], cross: [10, 20])

  private func container(
    main: Double? = 100, cross: Double? = nil, _ change: (inout FlexContainer) -> Void
  ) -> FlexContainer {
    var container = FlexContainer(mainSize: main)
    container.crossSize = cross
    change(&container)
    return container
  }

  @Test("a reversed row begins at the far side, or where text starts if justifyContent is start")
  func reversed() {
    let reversed = container { $0.reversesMain = true }
    expectEqual(solve(two, reversed).mainPositions, [80, 60])
    let start = container {
      $0.reversesMain = true
      $0.justifyContent = .start
    }
    expectEqual(solve(two, start).mainPositions, [20, 0])
    let end = container {
      $0.reversesMain = true
      $0.justifyContent = .end
    }
    expectEqual(solve(two, end).mainPositions, [80, 60])
  }

  @Test("right to left mirrors rows along their lines, and columns across them")
  func rightToLeft() {
    let row = container { $0.isRightToLeft = true }
    expectEqual(solve(two, row).mainPositions, [80, 60])
    expectEqual(solve(two, row).crossPositions, [0, 0])
    let column = container {
      $0.isRightToLeft = true
      $0.axis = .column
    }
    expectEqual(solve(two, column).mainPositions, [0, 20])
    expectEqual(solve(two, column).crossPositions, [10, 0])
  }

  @Test(
    "justifyContent left and right are physical sides in rows, and start in columns",
    arguments: [
      (FlexAxis.row, false, [0.0, 20], [60.0, 80]), (.row, true, [20, 0], [80, 60]),
      (.column, false, [0, 20], [0, 20]),
    ])
  func leftAndRight(axis: FlexAxis, isRightToLeft: Bool, left: [Double], right: [Double]) {
    for (rule, positions) in [(FlexDistribution.left, left), (.right, right)] {
      let container = container {
        $0.axis = axis
        $0.isRightToLeft = isRightToLeft
        $0.justifyContent = rule
      }
      expectEqual(solve(two, container).mainPositions, positions)
    }
  }

  @Test("safe alignment falls back to the start where the content overflows")
  func safe() {
    for rule in [FlexDistribution.center, .end, .flexEnd] {
      let tight = container(main: 10) { $0.justifyContent = rule.safe }
      expectEqual(solve([30], [1], tight).mainPositions, [0])
      let roomy = container(main: 50) { $0.justifyContent = rule.safe }
      #expect(solve([30], [1], roomy).mainPositions != [0])
    }
    let reversed = container(main: 10) {
      $0.justifyContent = .center.safe
      $0.reversesMain = true
    }
    expectEqual(solve([30], [1], reversed).mainPositions, [0])
    let across = container(cross: 5) {
      $0.wrap = .nowrap
      $0.alignItems = .flexEnd.safe
    }
    expectEqual(solve(two, across).crossPositions, [0, 0])
  }

  @Test("an item deeper than its line keeps its alignment and overflows")
  func overflowAcross() {
    for (rule, positions) in [
      (FlexAlignment.flexEnd, [-5.0, -15]), (.center, [-2.5, -7.5]), (.flexStart, [0, 0]),
    ] {
      let tight = container(cross: 5) {
        $0.wrap = .nowrap
        $0.alignItems = rule
      }
      expectEqual(solve(two, tight).crossPositions, positions)
    }
  }

  @Test(
    "alignItems flexStart and flexEnd change sides where lines are reversed (wrap-reverse), start and end do not"
  )
  func reversedAcross() {
    for (rule, position) in [
      (FlexAlignment.flexStart, 10.0), (.flexEnd, 0), (.start, 0), (.end, 10),
    ] {
      let reversed = container {
        $0.reversesCross = true
        $0.alignItems = rule
      }
      expectEqual(solve(two, reversed).crossPositions, [position, 0])
    }
  }

  @Test(
    "even half a point of free space goes between items with spaceBetween, or to auto margins if there are any"
  )
  func sharesLittle() {
    var items = FlexItems(main: [50, 49.5], cross: [1, 1])
    expectEqual(
      solve(items, container { $0.justifyContent = .spaceBetween }).mainPositions, [0, 50.5])
    items.autoMargins = [.mainEnd, []]
    expectEqual(solve(items, container { $0.justifyContent = .end }).mainPositions, [0, 50.5])
  }

  @Test("auto margins take the free space of a line before justifyContent does")
  func autoMargins() {
    var items = two
    items.autoMargins = [.mainEnd, []]
    let rule = container { $0.justifyContent = .center }
    expectEqual(solve(items, rule).mainPositions, [0, 80])
    items.autoMargins = [[.mainStart, .mainEnd], .mainEnd]
    expectEqual(solve(items, rule).mainPositions, [20, 60])
  }

  @Test("auto margins move an item across its line")
  func autoCrossMargins() {
    var items = FlexItems(main: [20, 20, 20], cross: [10, 10, 30])
    items.autoMargins = [.crossStart, [.crossStart, .crossEnd], []]
    expectEqual(solve(items, container { _ in }).crossPositions, [20, 10, 0])
  }

  @Test("stretched items are as deep as their line, within their limits and margins")
  func stretch() {
    var items = FlexItems(main: [20, 20, 20], cross: [10, 30, 10])
    items.maxCross = [20, .infinity, .infinity]
    items.marginCrossEnd = [0, 0, 4]
    let rule = container { $0.alignItems = .stretch }
    expectEqual(solve(items, rule).crossSizes, [20, 30, 26])
    expectEqual(solve(two, rule).crossSizes, [20, 20])
    var deep = FlexItems(main: [20], cross: [5])
    deep.minCross = [20]
    let shallow = container(cross: 10) {
      $0.wrap = .nowrap
      $0.alignItems = .stretch
    }
    expectEqual(solve(deep, shallow).crossSizes, [20])
  }

  @Test("alignment guides of a line's items are lined up, and the line is as deep as that needs")
  func baseline() {
    var items = FlexItems(main: [20, 20, 20], cross: [20, 20, 10])
    items.guides = [15, 5, .nan]
    let first = solve(items, container { $0.alignItems = .baseline })
    expectEqual(first.crossPositions, [0, 10, 5])
    expectEqual(first.crossSize, 30)
    items.lastGuides = items.guides
    let last = solve(
      items,
      container(cross: 40) {
        $0.wrap = .nowrap
        $0.alignItems = .lastBaseline
      })
    expectEqual(last.crossPositions, [10, 20, 15])
  }

  @Test("alignSelf overrides alignItems for an item, and alignSelf auto does not")
  func alignSelf() {
    var items = FlexItems(main: [20, 20, 20, 20], cross: [10, 10, 10, 30])
    items.alignSelf = [.flexEnd, .center, .auto, .stretch]
    let frames = solve(items, container { $0.alignItems = .flexStart })
    expectEqual(frames.crossPositions, [20, 10, 0, 0])
  }

  @Test(
    "alignContent distributes the free depth of a container among its lines",
    arguments: [
      (FlexDistribution.flexStart, [0.0, 10]), (.flexEnd, [40, 50]), (.center, [20, 30]),
      (.spaceBetween, [0, 50]), (.spaceAround, [10, 40]), (.stretch, [0, 30]),
    ])
  func alignContent(rule: FlexDistribution, positions: [Double]) {
    let container = container(main: 20, cross: 60) { $0.alignContent = rule }
    let frames = solve([20, 20], [10, 10], container)
    expectEqual(frames.crossPositions, positions)
    expectEqual(frames.lines.map(\.crossSize), (rule == .stretch ? [30, 30] : [10, 10]))
    expectEqual(frames.crossSize, 60)
  }

  @Test(
    "a single stretched line is as deep as its container, and alignContent distributes even one free point"
  )
  func alignContentOfLittle() {
    let one = container(cross: 60) { $0.alignContent = .stretch }
    expectEqual(solve(two, one).lines.map(\.crossSize), [60])
    let point = container(main: 20, cross: 21) { $0.alignContent = .flexEnd }
    expectEqual(solve([20, 20], [10, 10], point).crossPositions, [1, 11])
  }

  @Test(
    "reversed lines begin at the container's far side, or at its near side if alignContent is start"
  )
  func wrapReverse() {
    let reversed = container(main: 20, cross: 60) { $0.reversesCross = true }
    let frames = solve([20, 20], [10, 10], reversed)
    expectEqual(frames.crossPositions, [50, 40])
    expectEqual(frames.lines.map(\.crossPosition), [50, 40])
    let start = container(main: 20, cross: 60) {
      $0.reversesCross = true
      $0.alignContent = .start
    }
    expectEqual(solve([20, 20], [10, 10], start).crossPositions, [10, 0])
  }

  @Test("a line that does not wrap is as deep as its container, within the container's limits")
  func singleLine() {
    let fixed = container(cross: 60) {
      $0.wrap = .nowrap
      $0.alignItems = .flexEnd
    }
    expectEqual(solve(two, fixed).crossPositions, [50, 40])
    let limited = container {
      $0.wrap = .nowrap
      $0.minCross = 50
      $0.maxCross = 30
      $0.alignItems = .center
    }
    expectEqual(solve(two, limited).crossPositions, [20, 15])
    expectEqual(solve(two, limited).crossSize, 50)
  }

  @Test("margins across a line leave less space for an item's alignment and its auto margins")
  func marginsAcross() {
    var items = FlexItems(main: [10, 10], cross: [10, 30])
    items.marginCrossStart = [3, 0]
    items.marginCrossEnd = [4, 0]
    for (rule, position) in [(FlexAlignment.flexStart, 3.0), (.center, 9.5), (.flexEnd, 16)] {
      expectEqual(solve(items, container { $0.alignItems = rule }).crossPositions, [position, 0])
    }
    for (edges, position) in [
      (FlexEdges.crossEnd, 3.0), ([.crossStart, .crossEnd], 9.5), (.crossStart, 16),
    ] {
      items.autoMargins = [edges, []]
      expectEqual(solve(items, container { _ in }).crossPositions, [position, 0])
    }
  }

  @Test("margins make a line deeper, also where alignment guides are lined up")
  func marginsDeepenLines() {
    var items = FlexItems(main: [10], cross: [10])
    items.marginCrossStart = [5]
    items.marginCrossEnd = [7]
    expectEqual(solve(items, container { _ in }).crossSize, 22)
    items = FlexItems(main: [10, 10], cross: [10, 20])
    items.guides = [5, 15]
    items.marginCrossEnd = [8, 0]
    let lined = solve(items, container { $0.alignItems = .baseline })
    expectEqual(lined.crossPositions, [10, 0])
    expectEqual(lined.crossSize, 28)
  }

  @Test("auto margins are 0 on a line that overflows")
  func autoMarginsOfOverflow() {
    var items = FlexItems(main: [80, 80], cross: [10, 10])
    items.autoMargins = [.mainStart, []]
    let crowded = container {
      $0.wrap = .nowrap
      $0.justifyContent = .center
    }
    expectEqual(solve(items, crowded).mainPositions, [-30, 50])
  }

  @Test("alignContent stretch deepens lines even if only half a point of depth is free")
  func stretchesByLittle() {
    let frames = solve(
      FlexItems(main: [60, 60], cross: [10, 10]),
      container(cross: 20.5) { $0.alignContent = .stretch })
    expectEqual(frames.lines.map(\.crossSize), [10.25, 10.25])
  }

  @Test(
    "with spaceAround, a break marker lies at the end of its line, and in the middle if it is alone on the line"
  )
  func markersAmongSpaces() {
    var items = FlexItems(main: [30, 0, 0], cross: [10, 0, 0])
    items.breaks = [[], .marker, .marker]
    let frames = solve(items, container { $0.justifyContent = .spaceAround })
    expectEqual(frames.mainPositions, [35, 65, 50])
  }

  @Test("an item that grows keeps its alignment guide if no host measures another")
  func guideOfGrowingItem() {
    var items = FlexItems(main: [20, 20], cross: [20, 20])
    items.guides = [15, 5]
    items.grow = [0, 1]
    let frames = solve(items, container { $0.alignItems = .baseline })
    expectEqual(frames.mainSizes, [20, 80])
    expectEqual(frames.crossPositions, [0, 10])
  }
}
