import FlowLayoutUI
import SwiftUI
import Testing

/// Drop indices in layouts with their own ways to place chips: without spacing unless there is some.
@MainActor @Suite("Drop indices in flows of all kinds")
struct MovingPlacesTests {
  /// The order after the first chip has been dragged by a distance.
  private func order(
    of chips: [MovedChip], by x: CGFloat, _ y: CGFloat, width: CGFloat,
    @ViewBuilder _ flow: @escaping ([MovedChip], @escaping (IndexSet, Int) -> Void) -> some View
  ) throws -> [Int] {
    let chips = MovedChips(chips)
    let host = chips.host(width, 400, moving: flow)
    try host.settle()
    try host.drag(0, by: x, y)
    return chips.order
  }

  @Test(
    "drop indices in a flow count a chip longer than its line with the height that it has when wrapped",
    arguments: [(33, [0, 1, 2, 3]), (35, [1, 0, 2, 3])] as [(CGFloat, [Int])], [nil, 3])
  func longChips(held: (distance: CGFloat, expected: [Int]), maxLines: Int?) throws {
    // 300 in 140 is three rows of 20: the chip before it would lie 68 points lower behind it. In 250 it is two.
    let chips = MovedChip.row([40, 300, 40, 140])
    let order = try order(of: chips, by: 0, held.distance, width: 140) { chips, move in
      HostQuestions(widths: [140, 250, 140]) {
        Flow(chips) { Block($0.size.width, 20, minimumWidth: 40, color: .red).named($0.id) }
          .maxLines(maxLines).onMove(perform: move)
      }
    }
    expectEqual(order, held.expected)
  }

  /// The second one is deeper than the others.
  private let uneven = MovedChip.sized([20, 60, 20, 20].map { CGSize(40, $0) })

  @Test(
    "drop indices in a flow count where the vertical alignment puts a chip beside a higher one",
    arguments: [(VerticalAlignment.top, 40 - 10), (.bottom, 60 - 50)]
      as [(VerticalAlignment, CGFloat)], [nil, 3])
  func alignment(aligned: (VerticalAlignment, nearest: CGFloat), maxLines: Int?) throws {
    // Beside 60 the chip lies at the top or the bottom of a row; its center goes from 10 or 50 to 70.
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: 0, verticalAlignment: aligned.0)
    for (distance, expected) in [(-1, [0, 1, 2, 3]), (1, [1, 2, 0, 3])] as [(CGFloat, [Int])] {
      let order = try order(of: uneven, by: 0, aligned.nearest + distance, width: 100) {
        Flow($0, layout: layout) { MovedChipView($0) }
          .maxLines(maxLines).onMove(perform: $1)
      }
      #expect(order == expected, "\(distance)")
    }
  }

  @Test(
    "drop indices in a flow count where alignment guides put a chip beside its neighbors",
    arguments: [(14, [0, 1, 2, 3]), (16, [1, 2, 0, 3])] as [(CGFloat, [Int])])
  func guides(distance: CGFloat, expected: [Int]) throws {
    // The second chip's guide is its middle: beside it the first one lies 30 points lower.
    let order = try order(of: uneven, by: 0, distance, width: 100) {
      Flow($0, layout: FlowLayout(spacing: 0)) {
        MovedChipView($0).alignmentGuide(.top) { $0.height > 20 ? 30 : $0[.top] }
      }
      .onMove(perform: $1)
    }
    expectEqual(order, expected)
  }

  /// A flow with separators of 20 and without other distances.
  private func separated(
    _ chips: [MovedChip], _ move: @escaping (IndexSet, Int) -> Void
  ) -> some View {
    Flow(chips, layout: FlowLayout(spacing: 0), content: { MovedChipView($0) })
      .itemSeparator { Color.red.frame(width: 20, height: 20) }
      .onMove(perform: move)
  }

  @Test("drop indices in a flow count the item separator that lies before the dragged chip")
  func separators() throws {
    // Two and a separator a line: the chip's centers are 20 and 80.
    for (x, y, expected) in [
      (29, 0, [0, 1, 2, 3]), (31, 0, [1, 0, 2, 3]), (29, 20, [1, 2, 0, 3]), (31, 20, [1, 2, 3, 0]),
    ] as [(CGFloat, CGFloat, [Int])] {
      let chips = MovedChip.row([40, 40, 40, 40])
      expectEqual(try order(of: chips, by: x, y, width: 100, separated), expected)
    }
  }

  @Test(
    "drop indices in a flow count no item separator behind the last chip of a line, where it is hidden"
  )
  func hiddenSeparators() throws {
    // All three would fit in a line if there were no second separator.
    let chips = MovedChip.row([30, 30, 20])
    expectEqual(try order(of: chips, by: 55, 0, width: 100, separated), [1, 0, 2])
    // Behind the last one of the line, its center is at 85.
    expectEqual(try order(of: chips, by: 70, 0, width: 100, separated), [1, 2, 0])
    expectEqual(try order(of: chips, by: 0, 20, width: 100, separated), [1, 2, 0])
  }

  @Test(
    "in a flow with separators, option-arrow keys move a chip to the line before and to the line after"
  )
  func separatorKeys() throws {
    let chips = MovedChips(count: 6)
    let host = chips.host(100, 400, moving: separated)
    host.pressTab(times: 4)
    expectEqual(host.focusedIdentifier, "3")
    host.pressOption(.downArrow)
    expectEqual(chips.order, [0, 1, 2, 4, 5, 3])
    host.pressOption(.upArrow)
    host.pressOption(.upArrow)
    expectEqual(chips.order, [0, 3, 1, 2, 4, 5])
  }

  @Test(
    "chips that a limited flow hides between shown ones do not affect drop indices",
    arguments: [
      (19, [0, 1, 2, 3, 4, 5]), (21, [1, 2, 3, 0, 4, 5]), (79, [1, 2, 3, 0, 4, 5]),
      (81, [1, 2, 3, 4, 0, 5]),
    ] as [(CGFloat, [Int])])
  func hiddenBetween(distance: CGFloat, expected: [Int]) throws {
    // Shown are 40, 20 and 60 with an indicator of 40, each 20 apart: the chip's centers are 20, 60 and 140.
    let chips = MovedChip.row([40, 80, 20, 90, 60, 70])
    let order = try order(of: chips, by: distance, 0, width: 220) {
      Flow($0, layout: FlowLayout(spacing: 0), content: { MovedChipView($0) })
        .maxLines(1, overflow: { More($0) })
        .priority { [2, 1, 2, 1, 2, 0][$0.id] }
        .itemSeparator { Color.red.frame(width: 20, height: 20) }
        .onMove(perform: $1)
    }
    expectEqual(order, expected)
  }

  @Test(
    "during a drag in a flow, accessibility actions move other chips by their index in the data, not as shown"
  )
  func othersWhileHeld() throws {
    let chips = MovedChips(count: 4)
    let host = chips.host(200, 100)
    let touch = try host.hold(0, by: 50)
    host.rest()
    expectEqual(host.chipFrame(1).minX, 0)
    try host.perform("Move later", on: "1")
    expectEqual(chips.order, [0, 2, 1, 3])
    touch.lift()
    expectEqual(chips.order, [0, 2, 1, 3])
  }

  @Test("a finger that has lifted a chip of a flow moves the chip even by less than a point")
  func shortDistance() throws {
    let host = MovedChips(count: 2).host(200, 100, byPointer: false)
    let touch = try host.touch("0")
    touch.hold(0.4)
    for _ in 0..<3 { touch.move(by: CGSize(0.25, 0)) }
    #expect(host.chipFrame(0).minX > 0)
    touch.cancel()
  }
}
