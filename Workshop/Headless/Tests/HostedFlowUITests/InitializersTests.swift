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

  /// Calls without and with spacing, and what both say of rows and of the views in them.
  nonisolated private static let rows:
    [(FlowLayout, FlowLayout, FlowAlignment, VerticalAlignment)] =
      [
        (FlowLayout(), FlowLayout(spacing: 8), .leading, .top),
        (
          FlowLayout(alignment: .leading), FlowLayout(alignment: .leading, spacing: 8), .leading,
          .top
        ),
        (FlowLayout(alignment: .center), FlowLayout(alignment: .center, spacing: 8), .center, .top),
        (
          FlowLayout(alignment: .trailing), FlowLayout(alignment: .trailing, spacing: 8), .trailing,
          .top
        ),
        (
          FlowLayout(alignment: .spaceBetween), FlowLayout(alignment: .spaceBetween, spacing: 8),
          .spaceBetween, .top
        ),
        (FlowLayout(alignment: .top), FlowLayout(alignment: .top, spacing: 8), .center, .top),
        (
          FlowLayout(alignment: .bottom), FlowLayout(alignment: .bottom, spacing: 8), .center,
          .bottom
        ),
        (
          FlowLayout(alignment: .topLeading), FlowLayout(alignment: .topLeading, spacing: 8),
          .leading,
          .top
        ),
        (
          FlowLayout(alignment: .bottomTrailing),
          FlowLayout(alignment: .bottomTrailing, spacing: 8),
          .trailing, .bottom
        ),
        (
          FlowLayout(alignment: .center, verticalAlignment: .firstTextBaseline),
          FlowLayout(alignment: .center, spacing: 8, verticalAlignment: .firstTextBaseline),
          .center,
          .firstTextBaseline
        ),
        // Guides that name no side of the flow count as its beginning.
        (
          FlowLayout(alignment: baselines), FlowLayout(alignment: baselines, spacing: 8), .leading,
          .firstTextBaseline
        ),
        (
          FlowLayout(alignment: middle), FlowLayout(alignment: middle, spacing: 8), .center, .center
        ),
      ]

  nonisolated private static let baselines = Alignment(
    horizontal: .listRowSeparatorLeading, vertical: .firstTextBaseline)
  nonisolated private static let middle: Alignment = .center

  @Test("an alignment of rows means the same with and without spacing", arguments: rows.indices)
  func rows(call: Int) {
    let (without, with, along, across) = Self.rows[call]
    #expect(without.rules == with.rules)
    #expect(with.alignment == along && with.verticalAlignment == across)
  }

  /// The same of columns: the vertical part aligns columns in the flow, the horizontal part views in them.
  nonisolated private static let columns:
    [(VFlowLayout, VFlowLayout, VFlowAlignment, HorizontalAlignment)] = [
      (VFlowLayout(), VFlowLayout(spacing: 8), .top, .leading),
      (VFlowLayout(alignment: .top), VFlowLayout(alignment: .top, spacing: 8), .top, .leading),
      (
        VFlowLayout(alignment: .center), VFlowLayout(alignment: .center, spacing: 8), .center,
        .leading
      ),
      (
        VFlowLayout(alignment: .bottom), VFlowLayout(alignment: .bottom, spacing: 8), .bottom,
        .leading
      ),
      (
        VFlowLayout(alignment: .spaceEvenly), VFlowLayout(alignment: .spaceEvenly, spacing: 8),
        .spaceEvenly, .leading
      ),
      (
        VFlowLayout(alignment: .bottomTrailing),
        VFlowLayout(alignment: .bottomTrailing, spacing: 8),
        .bottom, .trailing
      ),
      (
        VFlowLayout(alignment: .leading), VFlowLayout(alignment: .leading, spacing: 8), .center,
        .leading
      ),
      (
        VFlowLayout(alignment: .leadingFirstTextBaseline),
        VFlowLayout(alignment: .leadingFirstTextBaseline, spacing: 8), .top, .leading
      ),
    ]

  @Test(
    "an alignment of columns means the same with and without spacing", arguments: columns.indices)
  func columns(call: Int) {
    let (without, with, along, across) = Self.columns[call]
    #expect(without.rules == with.rules)
    #expect(with.alignment == along && with.horizontalAlignment == across)
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
