import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("Call sites of the layouts")
struct InitializersTests {
  private func frames(_ layout: some Layout, width: CGFloat = 100) -> [CGRect] {
    HeadlessHost(size: CGSize(width: width, height: 100)) {
      AnyLayout(layout) {
        Block(30, 20).accessibilityIdentifier("0")
        Block(40, 10).accessibilityIdentifier("1")
        Block(50, 20).accessibilityIdentifier("2")
      }
      .accessibilityIdentifier("flow")
    }
    .itemFrames()
  }

  @Test("spacing sets both distances")
  func spacing() {
    #expect(frames(FlowLayout(spacing: 4)).map(\.origin.x) == [0, 34, 0])
    #expect(frames(FlowLayout(spacing: 4)).map(\.origin.y) == [0, 0, 24])
    let columns = VFlowLayout(spacing: 4)
    #expect((columns.horizontalSpacing, columns.verticalSpacing) == (4, 4))
    let platform = FlowLayout(spacing: nil)
    #expect((platform.horizontalSpacing, platform.verticalSpacing) == (nil, nil))
  }

  @Test(
    "a two-way alignment aligns rows in the flow and views in their row",
    arguments: [
      (Alignment.topLeading, [CGPoint(x: 0, y: 0), CGPoint(x: 38, y: 0), CGPoint(x: 0, y: 28)]),
      (.bottomLeading, [CGPoint(x: 0, y: 0), CGPoint(x: 38, y: 10), CGPoint(x: 0, y: 28)]),
      (.center, [CGPoint(x: 11, y: 0), CGPoint(x: 49, y: 5), CGPoint(x: 25, y: 28)]),
      (.topTrailing, [CGPoint(x: 22, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 50, y: 28)]),
    ])
  func alignment(alignment: Alignment, origins: [CGPoint]) {
    #expect(frames(FlowLayout(alignment: alignment, spacing: 8)).map(\.origin) == origins)
  }

  @Test(
    "in columns the vertical part aligns columns in the flow, the horizontal part views in them")
  func columns() {
    let bottom = VFlowLayout(alignment: .bottomTrailing, spacing: 8)
    #expect(bottom.alignment == .bottom)
    #expect(bottom.horizontalAlignment == .trailing)
    #expect(VFlowLayout(alignment: .leading, spacing: 8).alignment == .center)
    #expect(VFlowLayout(alignment: .topLeading, spacing: 8).alignment == .top)
  }

  @Test("guides that name no side of the flow count as its beginning")
  func guides() {
    let baselines = FlowLayout(
      alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .firstTextBaseline),
      spacing: 8)
    #expect(baselines.alignment == .leading)
    #expect(baselines.verticalAlignment == .firstTextBaseline)
    #expect(VFlowLayout(alignment: .leadingFirstTextBaseline, spacing: 8).alignment == .top)
  }

  @Test("an alignment means the same with and without spacing")
  func equalSpacing() {
    let pairs = [
      (FlowLayout(), FlowLayout(spacing: 8)),
      (FlowLayout(alignment: .leading), FlowLayout(alignment: .leading, spacing: 8)),
      (FlowLayout(alignment: .center), FlowLayout(alignment: .center, spacing: 8)),
      (FlowLayout(alignment: .trailing), FlowLayout(alignment: .trailing, spacing: 8)),
      (FlowLayout(alignment: .spaceBetween), FlowLayout(alignment: .spaceBetween, spacing: 8)),
      (FlowLayout(alignment: .topLeading), FlowLayout(alignment: .topLeading, spacing: 8)),
      (FlowLayout(alignment: .bottomTrailing), FlowLayout(alignment: .bottomTrailing, spacing: 8)),
      (FlowLayout(alignment: .top), FlowLayout(alignment: .top, spacing: 8)),
      (
        FlowLayout(alignment: .center, verticalAlignment: .firstTextBaseline),
        FlowLayout(alignment: .center, spacing: 8, verticalAlignment: .firstTextBaseline)
      ),
      (
        FlowLayout(alignment: .topTrailing, lastLine: .leading, hugsLines: .always),
        FlowLayout(alignment: .topTrailing, spacing: 8, lastLine: .leading, hugsLines: .always)
      ),
    ]
    for (number, (without, with)) in pairs.enumerated() {
      #expect(without.rules == with.rules, "call \(number + 1)")
    }
    let columns = [
      (VFlowLayout(), VFlowLayout(spacing: 8)),
      (VFlowLayout(alignment: .top), VFlowLayout(alignment: .top, spacing: 8)),
      (VFlowLayout(alignment: .center), VFlowLayout(alignment: .center, spacing: 8)),
      (VFlowLayout(alignment: .bottom), VFlowLayout(alignment: .bottom, spacing: 8)),
      (VFlowLayout(alignment: .bottomLeading), VFlowLayout(alignment: .bottomLeading, spacing: 8)),
      (VFlowLayout(alignment: .leading), VFlowLayout(alignment: .leading, spacing: 8)),
    ]
    for (number, (without, with)) in columns.enumerated() {
      #expect(without.rules == with.rules, "call \(number + 1) in columns")
    }
  }

  @Test("leading, center and trailing align rows and leave views at the top of their row")
  func rowsOnly() {
    let layouts = [
      FlowLayout(alignment: .leading, spacing: 8), FlowLayout(alignment: .center, spacing: 8),
      FlowLayout(alignment: .trailing, spacing: 8),
      FlowLayout(alignment: .spaceBetween, spacing: 8),
    ]
    #expect(layouts.map(\.alignment) == [.leading, .center, .trailing, .spaceBetween])
    #expect(layouts.allSatisfy { $0.verticalAlignment == .top })
    let columns = [
      VFlowLayout(alignment: .top, spacing: 8), VFlowLayout(alignment: .center, spacing: 8),
      VFlowLayout(alignment: .bottom, spacing: 8),
      VFlowLayout(alignment: .spaceEvenly, spacing: 8),
    ]
    #expect(columns.map(\.alignment) == [.top, .center, .bottom, .spaceEvenly])
    #expect(columns.allSatisfy { $0.horizontalAlignment == .leading })
  }

  @Test("alignments with two parts align rows and the views in them")
  func bothParts() {
    let layouts = [
      FlowLayout(alignment: .topLeading), FlowLayout(alignment: .topTrailing),
      FlowLayout(alignment: .bottom),
      FlowLayout(horizontalSpacing: 8, verticalSpacing: 10, alignment: .bottomTrailing),
    ]
    #expect(layouts.map(\.alignment) == [.leading, .trailing, .center, .trailing])
    #expect(layouts.map(\.verticalAlignment) == [.top, .top, .bottom, .bottom])
    #expect(layouts.map(\.verticalSpacing) == [8, 8, 8, 10])
    let variable: Alignment = .center
    #expect(FlowLayout(alignment: variable).verticalAlignment == .center)
    #expect(FlowLayout(alignment: variable, spacing: 8).verticalAlignment == .center)
  }

  @Test("spacing combines with every other argument")
  func combinations() {
    let rows = FlowLayout(
      alignment: .spaceBetween, spacing: 4, lastLine: .center,
      verticalAlignment: .firstTextBaseline, stretchesItems: true, wrapping: .balanced,
      maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(
      rows.rules
        == FlowLayout(
          horizontalSpacing: 4, verticalSpacing: 4, alignment: .spaceBetween, lastLine: .center,
          verticalAlignment: .firstTextBaseline, stretchesItems: true, wrapping: .balanced,
          maxItemsPerLine: 3, idealLength: 200, hugsLines: .always
        ).rules)
    let columns = VFlowLayout(
      alignment: .bottomTrailing, spacing: 4, lastLine: .top, stretchesItems: true,
      wrapping: .balanced, maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(
      columns.rules
        == VFlowLayout(
          horizontalSpacing: 4, verticalSpacing: 4, alignment: .bottom, lastLine: .top,
          horizontalAlignment: .trailing, stretchesItems: true, wrapping: .balanced,
          maxItemsPerLine: 3, idealLength: 200, hugsLines: .always
        ).rules)
  }

  @Test("whichever initializer takes an argument passes it on")
  func everyArgument() {
    let rows = FlowLayout(
      horizontalSpacing: 3, verticalSpacing: 5, alignment: .trailing, lastLine: .center,
      verticalAlignment: .bottom, stretchesItems: true, wrapping: .balanced(minLines: 2),
      targetRowHeight: 90, rowHeightLimits: 60...120, maxItemsPerLine: 3, idealLength: 200,
      hugsLines: .always)
    let twoWay = FlowLayout(
      horizontalSpacing: 3, verticalSpacing: 5, alignment: .bottomTrailing, lastLine: .center,
      stretchesItems: true, wrapping: .balanced(minLines: 2), targetRowHeight: 90,
      rowHeightLimits: 60...120, maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(twoWay.rules == rows.rules)
    var even = rows
    even.verticalSpacing = 3
    let oneSpacing = FlowLayout(
      alignment: .trailing, spacing: 3, lastLine: .center, verticalAlignment: .bottom,
      stretchesItems: true, wrapping: .balanced(minLines: 2), targetRowHeight: 90,
      rowHeightLimits: 60...120, maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(oneSpacing.rules == even.rules)
    let both = FlowLayout(
      alignment: .bottomTrailing, spacing: 3, lastLine: .center, stretchesItems: true,
      wrapping: .balanced(minLines: 2), targetRowHeight: 90, rowHeightLimits: 60...120,
      maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(both.rules == even.rules)
  }

  @Test("whichever initializer of columns takes an argument passes it on")
  func everyArgumentOfColumns() {
    let columns = VFlowLayout(
      horizontalSpacing: 3, verticalSpacing: 5, alignment: .bottom, lastLine: .center,
      horizontalAlignment: .trailing, stretchesItems: true, wrapping: .balanced(minLines: 2),
      targetColumnWidth: 90, columnWidthLimits: 60...120, maxItemsPerLine: 3, idealLength: 200,
      hugsLines: .always)
    let twoWay = VFlowLayout(
      horizontalSpacing: 3, verticalSpacing: 5, alignment: .bottomTrailing, lastLine: .center,
      stretchesItems: true, wrapping: .balanced(minLines: 2), targetColumnWidth: 90,
      columnWidthLimits: 60...120, maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(twoWay.rules == columns.rules)
    var even = columns
    even.verticalSpacing = 3
    let oneSpacing = VFlowLayout(
      alignment: .bottom, spacing: 3, lastLine: .center, horizontalAlignment: .trailing,
      stretchesItems: true, wrapping: .balanced(minLines: 2), targetColumnWidth: 90,
      columnWidthLimits: 60...120, maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(oneSpacing.rules == even.rules)
    let both = VFlowLayout(
      alignment: .bottomTrailing, spacing: 3, lastLine: .center, stretchesItems: true,
      wrapping: .balanced(minLines: 2), targetColumnWidth: 90, columnWidthLimits: 60...120,
      maxItemsPerLine: 3, idealLength: 200, hugsLines: .always)
    #expect(both.rules == even.rules)
  }

  @Test("a choice between alignments compiles where its result is an argument")
  func choices() {
    for isCentered in [false, true] {
      let rows = FlowLayout(alignment: isCentered ? .center : .leading, spacing: 8)
      #expect(rows.alignment == (isCentered ? .center : .leading))
      #expect(rows.verticalAlignment == .top)
    }
  }

  @Test("a lazy flow takes a range of numbers, as ForEach does")
  func range() {
    func frames(_ sizes: FlowSizes<Int>) -> [CGRect] {
      HeadlessHost(size: CGSize(width: 100, height: 100)) {
        LazyFlow(0..<4, layout: FlowLayout(spacing: 4), sizes: sizes) {
          Block(40, 20).accessibilityIdentifier("\($0)")
        }
        .accessibilityIdentifier("flow")
      }
      .itemFrames()
    }
    let origins = [CGPoint(x: 0, y: 0), CGPoint(x: 44, y: 0), CGPoint(x: 0, y: 24)]
    #expect(frames(.measured).map(\.origin) == origins + [CGPoint(x: 44, y: 24)])
    #expect(frames(.declared { _ in CGSize(width: 40, height: 20) }) == frames(.measured))
  }

  @Test("an alignment of rows has its counterpart in columns")
  func counterparts() {
    #expect(FlowAlignment.allCases.map(VFlowAlignment.init) == VFlowAlignment.allCases)
  }
}
