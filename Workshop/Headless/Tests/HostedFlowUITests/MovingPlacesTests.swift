import FlowUI
import SwiftUI
import Testing

/// Where chips are dropped that a layout has placed in its own way: without distances unless there are some.
@MainActor @Suite("Places to drop in flows of all kinds")
struct MovingPlacesTests {
  /// The order after the first chip has been dragged by a distance.
  private func order(
    of chips: [MovedChip], dragging id: Int = 0, by distance: CGSize, width: CGFloat,
    @ViewBuilder _ flow: @escaping ([MovedChip], @escaping (IndexSet, Int) -> Void) -> some View
  ) throws -> [Int] {
    let chips = MovedChips(chips)
    let host = HeadlessHost(size: CGSize(width: width, height: 400)) {
      MovedFlow(chips: chips) { move in flow(chips.all, move) }
    }
    try host.settle()
    let touch = try host.touch("\(id)")
    touch.move(by: distance, steps: 4)
    touch.lift()
    host.rest()
    return chips.order
  }

  @Test(
    "a chip that is longer than a line is as deep as when it was laid out, wherever others are held"
  )
  func longChips() throws {
    // 300 in 140 is three rows of 20: the chip before it would lie 68 points lower behind it.
    for (distance, expected) in [(33, [0, 1, 2]), (35, [1, 0, 2])] as [(CGFloat, [Int])] {
      let chips = MovedChip.row([40, 300, 40])
      let order = try order(
        of: chips, by: CGSize(width: 0, height: distance), width: 140
      ) { chips, move in
        Flow(chips, layout: FlowLayout()) { chip in
          let ideal = CGSize(width: chip.size.width, height: 20)
          BlockLayout(answers: LeafAnswers(ideal: ideal, minimum: 40)) { Color.red }
            .layoutPriority(0)
            .accessibilityIdentifier("\(chip.id)")
        }
        .onMove(perform: move)
      }
      #expect(order == expected, "\(distance)")
    }
  }

  @Test("chips are tried at the height that the flow's alignment gives them")
  func alignment() throws {
    // Beside 60 the chip lies at the top or the bottom of a row; its center goes from 10 or 50 to 70.
    let chips = zip(0..<4, [20, 60, 20, 20] as [CGFloat]).map {
      MovedChip(id: $0, size: CGSize(width: 40, height: $1))
    }
    for (alignment, nearest) in [(VerticalAlignment.top, 40), (.bottom, 60)]
      as [(VerticalAlignment, CGFloat)]
    {
      for (maxLines, isBeyond) in [(nil, false), (nil, true), (3, false), (3, true)]
        as [(Int?, Bool)]
      {
        let start: CGFloat = alignment == .top ? 10 : 50
        let distance = nearest - start + (isBeyond ? 1 : -1)
        let order = try order(
          of: chips, by: CGSize(width: 0, height: distance), width: 100
        ) { chips, move in
          let layout = FlowLayout(
            horizontalSpacing: 0, verticalSpacing: 0, verticalAlignment: alignment)
          Flow(chips, layout: layout, maxLines: maxLines) {
            MovedChipView(chip: $0)
          }
          .onMove(perform: move)
        }
        #expect(
          order == (isBeyond ? [1, 2, 0, 3] : [0, 1, 2, 3]), "\(distance), \(maxLines ?? 0)")
      }
    }
  }

  @Test("guides of the chips' own count where a chip is tried")
  func guides() throws {
    // The second chip's guide is its middle: beside it the first one lies 30 points lower.
    let chips = zip(0..<4, [20, 60, 20, 20] as [CGFloat]).map {
      MovedChip(id: $0, size: CGSize(width: 40, height: $1))
    }
    for (distance, expected) in [(14, [0, 1, 2, 3]), (16, [1, 2, 0, 3])] as [(CGFloat, [Int])] {
      let order = try order(
        of: chips, by: CGSize(width: 0, height: distance), width: 100
      ) { chips, move in
        Flow(chips, layout: FlowLayout(spacing: 0)) { chip in
          MovedChipView(chip: chip).alignmentGuide(.top) { $0.height > 20 ? 30 : $0[.top] }
        }
        .onMove(perform: move)
      }
      #expect(order == expected, "\(distance)")
    }
  }

  /// A flow with separators of 20 and without other distances.
  private func separated(
    _ widths: [CGFloat], by distance: CGSize, width: CGFloat, maxLines: Int? = nil
  ) throws -> [Int] {
    try order(of: MovedChip.row(widths), by: distance, width: width) { chips, move in
      Flow(chips, layout: FlowLayout(spacing: 0), maxLines: maxLines) {
        MovedChipView(chip: $0)
      } itemSeparator: {
        Color.red.frame(width: 20, height: 20)
      }
      .onMove(perform: move)
    }
  }

  @Test("a chip comes to lie behind a separator where there is room for both")
  func separators() throws {
    // Two and a separator a line: the chip's centers are 20 and 80.
    let widths: [CGFloat] = [40, 40, 40, 40]
    #expect(try separated(widths, by: CGSize(width: 29, height: 0), width: 100) == [0, 1, 2, 3])
    #expect(try separated(widths, by: CGSize(width: 31, height: 0), width: 100) == [1, 0, 2, 3])
    #expect(try separated(widths, by: CGSize(width: 29, height: 20), width: 100) == [1, 2, 0, 3])
    #expect(try separated(widths, by: CGSize(width: 31, height: 20), width: 100) == [1, 2, 3, 0])
  }

  @Test("a separator that is hidden at the end of a line is needed where another chip would end it")
  func hiddenSeparators() throws {
    // All three would fit in a line if there were no second separator.
    let widths: [CGFloat] = [30, 30, 20]
    #expect(try separated(widths, by: CGSize(width: 70, height: 0), width: 100) == [1, 0, 2])
    #expect(try separated(widths, by: CGSize(width: 0, height: 20), width: 100) == [1, 2, 0])
  }

  @Test("a chip among separators goes to the line before and after with the arrow keys")
  func separatorKeys() throws {
    let chips = MovedChips(MovedChip.row([40, 40, 40, 40, 40, 40]))
    let host = HeadlessHost(size: CGSize(width: 100, height: 400)) {
      MovedFlow(chips: chips) { move in
        Flow(chips.all, layout: FlowLayout(spacing: 0)) {
          MovedChipView(chip: $0)
        } itemSeparator: {
          Color.red.frame(width: 20, height: 20)
        }
        .onMove(perform: move)
      }
    }
    for _ in 0..<4 { host.pressTab() }
    #expect(host.focusedIdentifier == "3")
    host.press(.downArrow, modifiers: .option)
    #expect(chips.order == [0, 1, 2, 4, 5, 3])
    host.press(.upArrow, modifiers: .option)
    host.press(.upArrow, modifiers: .option)
    #expect(chips.order == [0, 3, 1, 2, 4, 5])
  }

  @Test("chips that are hidden between those that are shown take no part")
  func hiddenBetween() throws {
    // Shown are 40, 20 and 60 with an indicator of 40, each 20 apart: the chip's centers are 20, 60 and 140.
    let widths: [CGFloat] = [40, 80, 20, 90, 60, 70]
    for (distance, expected) in [
      (19, [0, 1, 2, 3, 4, 5]), (21, [1, 2, 3, 0, 4, 5]), (79, [1, 2, 3, 0, 4, 5]),
      (81, [1, 2, 3, 4, 0, 5]),
    ] as [(CGFloat, [Int])] {
      let order = try order(
        of: MovedChip.row(widths), by: CGSize(width: distance, height: 0), width: 220
      ) { chips, move in
        Flow(
          chips, layout: FlowLayout(spacing: 0), maxLines: 1,
          priority: { [2, 1, 2, 1, 2, 0][$0.id] }
        ) {
          MovedChipView(chip: $0)
        } overflow: { _ in
          Color.blue.frame(width: 40, height: 20)
        } itemSeparator: {
          Color.red.frame(width: 20, height: 20)
        }
        .onMove(perform: move)
      }
      #expect(order == expected, "\(distance)")
    }
  }

  @Test("while a chip is held, the others are moved by name, not by where they are shown")
  func othersWhileHeld() throws {
    let chips = MovedChips(MovedChip.row([40, 40, 40, 40]))
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      EditedFlow(chips: chips, byPointer: true)
    }
    let touch = try host.touch("0")
    touch.move(by: CGSize(width: 50, height: 0), steps: 4)
    host.rest()
    #expect(host.chipFrames([1])[0].minX == 0)
    try host.perform("Move later", on: "1")
    #expect(chips.order == [0, 2, 1, 3])
    touch.lift()
    #expect(chips.order == [0, 2, 1, 3])
  }

  @Test("a finger that has lifted a chip moves it by any distance")
  func shortDistance() throws {
    let chips = MovedChips(MovedChip.row([40, 40]))
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) { EditedFlow(chips: chips) }
    let touch = try host.touch("0")
    touch.hold(0.4)
    for _ in 0..<3 { touch.move(by: CGSize(width: 0.25, height: 0)) }
    #expect(host.chipFrames([0])[0].minX > 0)
    touch.cancel()
  }
}
