import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// Which items of a strip exist around what is visible.
@Suite("Slices of strips")
struct StripSliceTests {
  /// A strip of rows whose items are all measured and equally long.
  private func measured(
    _ count: Int, width: Double = 92, lines: Int = 1, _ order: FlowLineOrder = .lineByLine
  ) -> LazyStrip {
    var strip = LazyStrip.unknown(count, lines: lines, order)
    strip.learn(0..<count, width, 30)
    return strip
  }

  @Test("items exist that touch the page or half a page on either side of it")
  func window() {
    var strip = measured(200, lines: 2)
    // An item begins every 100 points; from 800 to 1600.
    #expect(strip.items(at: 1000, page: 400) == [8..<17, 108..<117])
    var other = measured(200, lines: 2)
    // The one that ends at 792 is gone at 793.
    #expect(other.items(at: 992, page: 400) == [7..<16, 107..<116])
    other = measured(200, lines: 2)
    #expect(other.items(at: 993, page: 400) == [8..<16, 108..<116])
    other = measured(200, lines: 2)
    #expect(other.items(at: 0, page: 400) == [0..<7, 100..<107])
    #expect(other.items(at: 1e6, page: 400) == [])
  }

  @Test("without a window, all items exist")
  func noWindow() {
    var strip = measured(7, lines: 2)
    let slice = strip.slice(nil, pinned: nil, focused: nil)
    #expect(slice.ranges == [0..<7])
    // Nobody sees what is beyond the strip's own depth.
    #expect(slice.waitingRoom == 64 && slice.length == 0)
    var none = LazyStrip.unknown(0)
    #expect(none.slice(nil, pinned: 3, focused: 2).ranges == [])
  }

  @Test("views that may still move wait beyond what is visible across the lines")
  func waitingRoom() {
    var strip = measured(7, lines: 2)
    let slice = strip.slice(.page(400, at: 0), pinned: nil, focused: nil)
    #expect(slice.waitingRoom == 100 && slice.length == 0)
  }

  @Test("items that exist are kept for an eighth of a page more, in either direction")
  func slack() {
    // An item begins every 10 points and is 2 points long.
    var strip = measured(300, width: 2)
    #expect(strip.items(at: 1000, page: 400) == [80..<161])
    #expect(strip.items(at: 1050, page: 400) == [80..<166])
    #expect(strip.items(at: 1060, page: 400) == [81..<167])
    strip = measured(300, width: 2)
    #expect(strip.items(at: 1000, page: 400) == [80..<161])
    #expect(strip.items(at: 950, page: 400) == [75..<161])
    #expect(strip.items(at: 940, page: 400) == [74..<160])
    // After a jump, none of them is kept.
    #expect(strip.items(at: 2000, page: 400) == [180..<261])
  }

  @Test("each line keeps its own items")
  func slackOfLines() {
    var strip = LazyStrip.unknown(600, lines: 2, .acrossLines)
    strip.learn(0..<600, 2, 30)
    #expect(strip.items(at: 1000, page: 400) == [160..<322])
    #expect(strip.items(at: 1050, page: 400) == [160..<332])
    var uneven = LazyStrip.unknown(200)
    uneven.learn(0..<100, 2, 30)
    uneven.learn(100..<200, 12, 30)
    // One begins every 10 points on the first line, and every 20 points on the second.
    #expect(uneven.items(at: 400, page: 200) == [30..<71, 115..<136])
    #expect(uneven.items(at: 420, page: 200) == [30..<73, 115..<137])
  }

  @Test("where lines are filled shortest first, neighbors along a line are none in the data")
  func across() {
    var strip = measured(12, lines: 2, .acrossLines)
    // Places 2 to 4 of each line.
    #expect(strip.items(at: 250, page: 100) == [4..<10])
    var uneven = LazyStrip.unknown(5, lines: 2, .acrossLines)
    uneven.learn([(0, 10, 20), (1, 300, 20), (2, 50, 20), (3, 50, 20), (4, 92, 20)])
    #expect(uneven.items(at: 120, page: 10) == [1..<2, 3..<5])
  }

  @Test("all of a strip of declared sizes is known, and nothing is measured")
  func declared() {
    let items = FlexItems(repeating: FlexItem(main: 92, cross: 30), count: 40)
    var strip = LazyStrip(LazyStrip.rules(2), declared: items)
    #expect(strip.items(at: 450, page: 100) == [4..<7, 24..<27])
    #expect(strip.items(at: 5000, page: 100, pinned: 30, focused: 3) == [3..<4, 30..<31])
  }

  @Test("the item that is scrolled to exists, and the one that has the focus, if they are known")
  func pinned() {
    var strip = measured(200, lines: 2)
    #expect(strip.items(at: 1000, page: 400, pinned: 150) == [8..<17, 108..<117, 150..<151])
    #expect(strip.items(at: 1000, page: 400, focused: 3) == [3..<4, 8..<17, 108..<117])
    #expect(
      strip.items(at: 1000, page: 400, pinned: 199, focused: 0)
        == [0..<1, 8..<17, 108..<117, 199..<200])
    for item in [200, 201, 5000] {
      #expect(
        strip.items(at: 1000, page: 400, pinned: item, focused: item) == [8..<17, 108..<117])
    }
    var known = LazyStrip.unknown(2000)
    known.learn(Array(0..<11) + Array(1000..<1011), 92, 30)
    #expect(known.items(at: 0, page: 400, focused: 10) == [0..<7, 10..<11, 1000..<1007])
    #expect(known.items(at: 0, page: 400, focused: 11) == [0..<7, 1000..<1007])
    #expect(known.items(at: 0, page: 400, focused: 40) == [0..<7, 1000..<1007])
  }

  @Test("the first item nearby is that of the first line, on it if it is there still")
  func firstNearby() {
    var strip = measured(200, lines: 2)
    #expect(strip.firstNearby == 0)
    _ = strip.items(at: 1000, page: 400)
    #expect(strip.firstNearby == 8)
    var across = measured(200, lines: 2, .acrossLines)
    _ = across.items(at: 1000, page: 400)
    #expect(across.firstNearby == 16)
    #expect(LazyStrip.unknown(9).firstNearby == 0)
    func declared(_ count: Int) -> FlexItems {
      FlexItems(repeating: FlexItem(main: 92, cross: 30), count: count)
    }
    var other = LazyStrip(LazyStrip.rules(1), declared: declared(40))
    _ = other.items(at: 1000, page: 400)
    #expect(other.firstNearby == 8)
    for (count, first) in [(9, 8), (8, 0), (1, 0), (0, 0)] {
      other.declare(declared(count))
      #expect(other.firstNearby == first, "\(count)")
    }
  }
}
