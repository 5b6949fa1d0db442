import FlowLayoutEngine
import TestSupport
import Testing

@Suite("The drop index of a dragged item")
struct DropTests {
  /// Where an item is dropped for points along the lines, at a distance across them.
  private func places(
    of item: Int, from items: FlexItems, in container: FlexContainer,
    within limit: FlexLimit? = nil,
    at points: [Double], cross: Double = 5
  ) -> [Int?] {
    var drop = FlexDropFinder(of: item, from: items, in: container, within: limit)
    return points.map { drop.dropIndex(atMain: $0, cross: cross) }
  }

  private func items(_ main: [Double], depth: Double = 10) -> FlexItems {
    FlexItems(main: main, cross: main.map { _ in depth })
  }

  @Test(
    "a dragged item swaps with an equal item halfway; at a tie its own index wins, or else the last index"
  )
  func halfway() {
    // Frames have their centers at 25, 85, 145 and 205.
    let row = items([50, 50, 50, 50])
    let container = FlexContainer(mainSize: 230, mainGap: 10)
    let points: [Double] = [-400, 25, 54.9, 55, 55.1, 114.9, 115, 115.1, 175.1, 4000]
    for (item, ties) in [(0, [0, 2]), (1, [1, 1]), (2, [1, 2]), (3, [1, 2])] {
      expectEqual(
        places(of: item, from: row, in: container, at: points),
        [0, 0, 0, ties[0], 1, 1, ties[1], 2, 3, 3])
    }
  }

  @Test(
    "a dragged item passes a neighbor halfway between the item's frames before and behind the neighbor"
  )
  func unevenItems() {
    // The short item has its center at 10, 110 or 130.
    let row = items([100, 20, 20])
    let container = FlexContainer(mainSize: 200)
    expectEqual(
      places(of: 1, from: row, in: container, at: [59, 61, 119, 121]), [0, 1, 1, 2])
    // The long one has it at 50, 70 or 90.
    expectEqual(places(of: 0, from: row, in: container, at: [55, 61, 79, 81]), [0, 1, 1, 2])
  }

  @Test(
    "with negative gaps, a position where a dragged item does not fit is found on the lines without the item"
  )
  func overlaps() {
    // Lines end at 40. Behind the first item and the empty one there is room for the last one, behind the first alone
    // there is none: its place there is 52.5, as the first one ends at 50 beside the empty one.
    var container = FlexContainer(mainSize: 40, mainGap: -10)
    container.justifyContent = .flexEnd
    let found = places(of: 3, from: items([30, 0, 40, 25]), in: container, at: [27, 52.5])
    expectEqual(found, [2, 1])
  }

  @Test("a dragged item that does not fit at the end of a line is dropped on the next line")
  func wrapping() {
    // Lines of one item each, at 0, 10 and 20.
    let column = items([80, 80, 30])
    let container = FlexContainer(mainSize: 100)
    let found = [9, 11, 19, 21].map {
      places(of: 2, from: column, in: container, at: [15], cross: $0)[0]
    }
    expectEqual(found, [0, 1, 1, 2])
    // Behind a line's end it sticks out, with its center at 95, halfway from 15 on.
    expectEqual(
      places(of: 2, from: column, in: container, at: [54, 56, 95, 1000], cross: 5), [0, 1, 1, 1])
  }

  @Test(
    "in a drag along the first row of a tag cloud, no drop index comes back after the drag has left it"
  )
  func tagCloud() {
    let cloud = items([92, 54, 118, 77, 63, 101, 45, 88], depth: 30)
    let container = FlexContainer(mainSize: 320, mainGap: 8, crossGap: 8)
    var drop = FlexDropFinder(of: 0, from: cloud, in: container)
    let path = stride(from: 46.0, through: 320, by: 1).map { drop.dropIndex(atMain: $0, cross: 15) }
    let changes = zip(path, path.dropFirst()).filter { $0 != $1 }.count
    // The last one is behind what the line has, where only the item's beginning fits; between 273 and 277 points a
    // place on the next line is nearer.
    #expect(path.first == 0 && path.last == 3)
    #expect(Set(path).count == changes + 1 && changes == 4)
  }

  @Test(
    "a drop on the line behind a break marker goes behind the marker, and on the line before, before the marker"
  )
  func lineBreaks() {
    var list = items([20, 0, 20, 20])
    list.breaks = [[], .marker, [], []]
    let container = FlexContainer(mainSize: 100, crossGap: 0)
    // On the second line.
    expectEqual(places(of: 3, from: list, in: container, at: [10, 30], cross: 15), [2, 3])
    expectEqual(places(of: 2, from: list, in: container, at: [10, 30], cross: 15), [2, 3])
    // On the first.
    expectEqual(places(of: 3, from: list, in: container, at: [10, 30], cross: 5), [0, 1])
  }

  @Test(
    "a dragged full-line item is dropped before or below a line, or behind the item that it is held beside"
  )
  func fullLines() {
    var list = items([20, 20, 20])
    list.breaks = [.fullLine, [], []]
    let container = FlexContainer(mainSize: 100)
    // Alone on the first line, or on the second: below one of the others, or both, where the last index wins.
    let found = [4, 16, 29].map {
      places(of: 0, from: list, in: container, at: [50], cross: $0)[0]
    }
    expectEqual(found, [0, 2, 2])
    // Behind one of the others it is meant there, with its center at 70 or 90.
    expectEqual(places(of: 0, from: list, in: container, at: [68, 79, 81, 300]), [1, 1, 2, 2])
  }

  @Test(
    "an item dropped between two items that avoid a break lets the first of them move to the line before"
  )
  func itemsThatStick() {
    var list = items([30, 30, 30, 10, 20, 30])
    list.breaks = [[], [], [], [], .avoidBefore, []]
    // Lines of 30, 30, 30 and of 10, 20: with 30 between these two, 10 stands on the first. That is where the 30 begins
    // the second line, as before the 10, or behind the 10, with its center at 15 or 25; behind both it has it at 45.
    let container = FlexContainer(mainSize: 100)
    expectEqual(
      places(of: 5, from: list, in: container, at: [14, 34, 36], cross: 15), [4, 4, 5])
    expectEqual(places(of: 5, from: list, in: container, at: [105], cross: 5), [3])
  }

  @Test(
    "the drop index is on the next line if the item's frame there is nearer than on the line under the point"
  )
  func nextLine() {
    // Lines of 90; of 20 and 75, where 30 has its center at 35; of 20 and 20, where it has it at 55.
    let list = items([90, 20, 75, 20, 20, 30])
    let container = FlexContainer(mainSize: 100)
    expectEqual(places(of: 5, from: list, in: container, at: [40, 56], cross: 14), [2, 5])
  }

  @Test(
    "the search for a drop index does not apply justifyLastLine to a line before a forced break")
  func lineBeforeBreak() {
    var list = items([90, 20, 20, 30])
    list.breaks = [[], .after, [], []]
    var container = FlexContainer(mainSize: 100)
    container.justifyLastLine = .flexEnd
    // Behind the first it has its center at 15, on the last line at 65 or 85.
    expectEqual(places(of: 3, from: list, in: container, at: [20, 60], cross: 15), [1, 2])
  }

  @Test("the search for a drop index applies justifyLastLine to the last line")
  func lastLine() {
    var container = FlexContainer(mainSize: 100)
    container.justifyLastLine = .flexEnd
    // One line that ends at 100: centers at 70 and 90.
    expectEqual(places(of: 0, from: items([20, 20]), in: container, at: [79, 81]), [0, 1])
  }

  @Test(
    "in a container from right to left, mirrored points have the same drop indices as from left to right"
  )
  func rightToLeft() {
    let row = items([60, 30, 50, 40, 70, 20])
    var container = FlexContainer(mainSize: 150, mainGap: 6, crossGap: 4)
    let points = stride(from: 1.5, to: 150, by: 7).map(\.self)
    let leftToRight = places(of: 2, from: row, in: container, at: points, cross: 16)
    container.isRightToLeft = true
    expectEqual(
      places(of: 2, from: row, in: container, at: points.map { 150 - $0 }, cross: 16), leftToRight
    )
  }

  @Test("balanced lines are balanced anew for each possible drop index")
  func balanced() {
    let row = items([40, 40, 40, 20])
    var container = FlexContainer(mainSize: 120)
    container.wrap = .balance
    // Two on each line, wherever the short one is: its center is at 10 or at 50 of either, or behind the first line.
    let points: [Double] = [10, 29, 31, 69]
    expectEqual(places(of: 3, from: row, in: container, at: points, cross: 9), [0, 0, 1, 1])
    expectEqual(places(of: 3, from: row, in: container, at: points, cross: 11), [2, 2, 3, 3])
    expectEqual(places(of: 3, from: row, in: container, at: [71, 90, 400], cross: 5), [2, 2, 2])
  }

  @Test("a dragged item gets no drop index at which a limit would hide the item")
  func limits() {
    // Two of thirty and the indicator of twenty share the only line.
    let row = items([30, 30, 30, 30, 20])
    let container = FlexContainer(mainSize: 90)
    let points: [Double] = [0, 29, 31, 1000]
    expectEqual(
      places(of: 0, from: row, in: container, within: FlexLimit(lines: 1), at: points),
      [0, 0, 1, 1])
    expectEqual(
      places(of: 4, from: row, in: container, within: FlexLimit(lines: 1), at: points),
      [nil, nil, nil, nil])
    expectEqual(
      places(of: 0, from: row, in: container, within: FlexLimit(lines: 0), at: points),
      [nil, nil, nil, nil])
  }

  @Test(
    "moving an item in a collection moves all its properties; a move out of range or to its own index does nothing"
  )
  func moving() {
    var row = items([1, 2, 3, 4])
    row.grow = [0, 0, 0, 9]
    row.moveItem(3, to: 1)
    #expect(row.main == [1, 4, 2, 3] && row.grow == [0, 9, 0, 0])
    let before = row
    for (item, place) in [(-1, 0), (0, -1), (4, 0), (0, 4), (2, 2), (.min, .max)] {
      row.moveItem(item, to: place)
      expectEqual(row, before)
    }
  }

  @Test(
    "the drop index is nil for a point that is not finite, for an item out of range, and without items"
  )
  func nothing() {
    let container = FlexContainer(mainSize: 100)
    let odd: [Double] = [.nan, .infinity, -.infinity]
    let row = items([20, 20])
    expectEqual(places(of: 0, from: row, in: container, at: odd), [nil, nil, nil])
    for cross in odd {
      expectEqual(places(of: 0, from: row, in: container, at: [5], cross: cross), [nil])
    }
    expectEqual(places(of: 0, from: row, in: container, at: [-1e5, 1e5], cross: 5), [0, 1])
    #expect(places(of: 0, from: row, in: container, at: [1e308], cross: -1e308) != [nil])
    for item in [-1, 2, .min, .max] {
      expectEqual(places(of: item, from: row, in: container, at: [5]), [nil])
    }
    expectEqual(places(of: 0, from: FlexItems(), in: container, at: [5]), [nil])
    expectEqual(places(of: 0, from: items([20]), in: container, at: [-900, 900]), [0, 0])
  }

  @Test(
    "the search for drop indices in balanced lines tries each index once, however many points are asked for"
  )
  func triesOnce() {
    var container = FlexContainer(mainSize: 120)
    container.wrap = .balance
    var drop = FlexDropFinder(of: 3, from: items([40, 40, 40, 20]), in: container)
    expectEqual([10, 29, 31, 110].map { drop.dropIndex(atMain: $0, cross: 9) }, [0, 0, 1, 2])
    expectEqual(drop.triedIndices, 4)
  }

  @Test("the search for a drop index without fast paths tries every index, also where few would do")
  func triesAll() {
    var drop = FlexDropFinder(
      of: 3, from: items(Array(repeating: 40, count: 30)), in: FlexContainer(mainSize: 120))
    drop.fastPaths = []
    #expect(drop.dropIndex(atMain: 20, cross: 5) == 0 && drop.triedIndices == 30)
  }

  @Test(
    "a dragged item keeps the gap before it at every drop index if the host gives no gap there",
    arguments: 0..<3
  )
  func hostGaps(kind: Int) {
    // Centers at 10, 30 and, behind a gap of 30, 80; perhaps before an indicator, which has no order.
    var row = items([20, 20, 20])
    row.gapBefore = [0, 10, 30]
    if kind > 0 {
      row.append(FlexItem(main: 5, cross: 10))
      row.gapBefore[3] = 50
    }
    if kind > 1 { row.order = [0, 0, 0, -1] }
    let container = FlexContainer(mainSize: 200, mainGap: 4)
    var drop = FlexDropFinder(
      of: 0, from: row, in: container, within: kind > 0 ? FlexLimit(lines: 1) : nil)
    var host = SilentHost()
    let found = [19, 21, 54, 56].map { drop.dropIndex(atMain: $0, cross: 5, host: &host) }
    expectEqual(found, [0, 1, 1, 2])
  }

  /// Could give gaps, and gives none.
  private struct SilentHost: FlexHost {
    var givesGaps: Bool { true }
    func measure(item: Int, main: Double) -> FlexMeasurement {
      FlexMeasurement(main: main, cross: 10)
    }
  }

  @Test("the drop index in a list of 100,000 items is found by trying fewer than 70 indices")
  func fewTried() {
    var random = SeededGenerator(1)
    let count = 100_000
    let list = FlexItems(
      main: random.lengths(count, 40...80), cross: random.lengths(count, 20...30))
    let container = FlexContainer(mainSize: 400, mainGap: 8, crossGap: 8)
    var drop = FlexDropFinder(of: 500, from: list, in: container)
    for cross in stride(from: 4000.0, to: 400_000, by: 39_600) {
      let before = drop.triedIndices
      #expect(drop.dropIndex(atMain: 200, cross: cross) != nil)
      #expect(drop.triedIndices - before < 70)
    }
  }

  @Test(
    "drop indices behind an item longer than the container are exact, also if the item lengthens the container",
    arguments: [true, false])
  func oversizeItems(grows: Bool) {
    var container = FlexContainer(mainSize: 100)
    container.growsWithOversizeLines = grows
    container.justifyContent = .flexEnd
    // The line of 40 ends where the container does: at 300, or at 100.
    let end = grows ? 300.0 : 100
    let list = items([300, 20, 20])
    expectEqual(
      places(of: 1, from: list, in: container, at: [end - 21, end - 19], cross: 15), [1, 2])
  }
}
