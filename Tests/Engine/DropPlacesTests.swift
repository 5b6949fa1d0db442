import FlowLayoutEngine
import TestSupport
import Testing

/// Drags of chips, cards and headers to chosen points.
@Suite("The drop index of chips, cards and headers")
struct DropPlacesTests {
  private func drop(
    _ item: Int, of main: [Double], cross: [Double]? = nil, width: Double
  ) -> FlexDropFinder {
    FlexDropFinder(
      of: item, from: FlexItems(main: main, cross: cross ?? main.map { _ in 36 }),
      in: FlexContainer(mainSize: width, mainGap: 8, crossGap: 8))
  }

  @Test(
    "an item dropped at its center keeps its index, also where it would begin the same line at other indices"
  )
  func putBack() {
    var last = drop(3, of: [60, 60, 60, 240], width: 300)
    for (main, cross) in [(120.0, 62.0), (120.01, 62), (123, 64), (117, 59)] {
      expectEqual(last.dropIndex(atMain: main, cross: cross), 3)
    }
    var middle = drop(2, of: [60, 60, 240, 60], width: 300)
    expectEqual(middle.dropIndex(atMain: 120, cross: 62), 2)
  }

  @Test(
    "a dragged item too long to fit behind any other item can still be dropped behind each of them")
  func everyPlace() {
    // Behind each of the others, its center is at 188, 256 and 324; begins it the second line, at 120.
    var wide = drop(0, of: [240, 60, 60, 60], width: 300)
    let behind = [187, 221, 223, 256, 289, 291, 324].map { wide.dropIndex(atMain: $0, cross: 18) }
    expectEqual(behind, [1, 1, 2, 2, 2, 3, 3])
    #expect(
      wide.dropIndex(atMain: 120, cross: 18) == 0 && wide.dropIndex(atMain: 120, cross: 62) == 3)
    var three = drop(0, of: [190, 41, 79], width: 220)
    #expect(
      three.dropIndex(atMain: 144, cross: 18) == 1 && three.dropIndex(atMain: 231, cross: 18) == 2)
  }

  @Test(
    "on lines aligned to the end, an item too long for the line is dropped behind the items where these are shown"
  )
  func justifiedLines() {
    // The others end at 164, 232 and 300; behind them the wide one has its center at 292, 360 and 428.
    var container = FlexContainer(mainSize: 300, mainGap: 8)
    container.justifyContent = .flexEnd
    var drop = FlexDropFinder(
      of: 0, from: FlexItems(main: [240, 60, 60, 60], cross: [36, 36, 36, 36]), in: container)
    expectEqual(
      [290, 325, 327, 393, 395].map { drop.dropIndex(atMain: $0, cross: 18) }, [1, 1, 2, 2, 3])
    container.isRightToLeft = true
    var mirrored = FlexDropFinder(
      of: 0, from: FlexItems(main: [240, 60, 60, 60], cross: [36, 36, 36, 36]), in: container)
    expectEqual(
      [10, -25, -27, -93, -95].map { mirrored.dropIndex(atMain: $0, cross: 18) }, [1, 1, 2, 2, 3])
  }

  @Test(
    "a full-line header can be dropped behind any chip of a line, and a chip before, beside or below the header"
  )
  func fullLine() {
    var items = FlexItems(main: [300, 60, 60], cross: [20, 20, 20])
    items.breaks = [.fullLine, [], []]
    let container = FlexContainer(mainSize: 300, mainGap: 8)
    var header = FlexDropFinder(of: 0, from: items, in: container)
    expectEqual([218, 286].map { header.dropIndex(atMain: $0, cross: 10) }, [1, 2])
    var chip = FlexDropFinder(of: 1, from: items, in: container)
    expectEqual(
      [-40, 60, 220, 338, 900].map { chip.dropIndex(atMain: $0, cross: 10) }, [0, 0, 1, 1, 1])
    #expect(
      chip.dropIndex(atMain: 30, cross: 30) == 1 && chip.dropIndex(atMain: 98, cross: 30) == 2)
  }

  @Test("margins and the gap before a dragged item count for the frame that decides its drop index")
  func gaps() {
    var items = FlexItems(main: [50, 60], cross: [20, 20])
    items.gapBefore = [.nan, 30]
    items.marginMainStart = [0, 6]
    items.marginMainEnd = [4, 0]
    let container = FlexContainer(mainSize: 100, mainGap: 8)
    var drop = FlexDropFinder(of: 1, from: items, in: container)
    // 50, 4, 30 and 6, and half of 60: 120. Begins it a line, its center is at 36.
    expectEqual([77, 79].map { drop.dropIndex(atMain: $0, cross: 10) }, [0, 1])
  }

  @Test(
    "after a card has moved to its drop index among chips, the drop index for the same point is the same"
  )
  func card() {
    let (main, cross) = ([80.0, 190, 64, 96, 72, 110, 58], [32.0, 90, 32, 32, 32, 32, 32])
    let items = FlexItems(main: main, cross: cross)
    let container = FlexContainer(mainSize: 360, mainGap: 8, crossGap: 8)
    for cross in stride(from: -10.0, to: 190, by: 7) {
      for main in stride(from: 0.0, to: 400, by: 7) {
        var drop = FlexDropFinder(of: 1, from: items, in: container)
        guard let place = drop.dropIndex(atMain: main, cross: cross) else {
          Issue.record("no place at \(main), \(cross)")
          continue
        }
        var moved = items
        moved.moveItem(1, to: place)
        var again = FlexDropFinder(of: place, from: moved, in: container)
        #expect(again.dropIndex(atMain: main, cross: cross) == place, "\(main), \(cross)")
      }
    }
  }
}
