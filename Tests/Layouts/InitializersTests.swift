#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Initializers of the layouts")
struct InitializersTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func frames(_ layout: some Layout, width: CGFloat = 100) -> [CGRect] {
    Hosted(width, 100) {
      AnyLayout(layout) {
        Block(30, 20).named(0)
        Block(40, 10).named(1)
        Block(50, 20).named(2)
      }
      .named("flow")
    }
    .itemFrames()
  }

  @Test(
    "the argument spacing of FlowLayout and VFlowLayout sets both horizontal and vertical spacing")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func spacing() {
    expectEqual(frames(FlowLayout(spacing: 4)).map(\.origin.x), [0, 34, 0])
    expectEqual(frames(FlowLayout(spacing: 4)).map(\.origin.y), [0, 0, 24])
    let columns = VFlowLayout(spacing: 4)
    #expect((columns.horizontalSpacing, columns.verticalSpacing) == (4, 4))
    let platform = FlowLayout(spacing: nil)
    #expect((platform.horizontalSpacing, platform.verticalSpacing) == (nil, nil))
  }

  @Test(
    "FlowLayout takes one Alignment that aligns rows horizontally, and views in their row vertically",
    arguments: [
      (Alignment.topLeading, [CGPoint(0, 0), CGPoint(38, 0), CGPoint(0, 28)]),
      (.bottomLeading, [CGPoint(0, 0), CGPoint(38, 10), CGPoint(0, 28)]),
      (.center, [CGPoint(11, 0), CGPoint(49, 5), CGPoint(25, 28)]),
      (.topTrailing, [CGPoint(22, 0), CGPoint(60, 0), CGPoint(50, 28)]),
    ])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func alignment(alignment: Alignment, origins: [CGPoint]) {
    expectEqual(frames(FlowLayout(alignment: alignment, spacing: 8)).map(\.origin), origins)
  }

  @Test(
    "FlowLayout(alignment:) equals FlowLayout(alignment:spacing:) with a spacing of 8, for each alignment"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func rows() {
    // Guides that name no side of the flow count as its beginning.
    let baselines = Alignment(horizontal: .ownGuide, vertical: .firstTextBaseline)
    let middle: Alignment = .center
    typealias Row = FlowLayout
    for (without, with, along, across) in [
      (Row(), Row(spacing: 8), .leading, .top),
      (Row(alignment: .leading), Row(alignment: .leading, spacing: 8), .leading, .top),
      (Row(alignment: .center), Row(alignment: .center, spacing: 8), .center, .top),
      (Row(alignment: .trailing), Row(alignment: .trailing, spacing: 8), .trailing, .top),
      (
        Row(alignment: .spaceBetween), Row(alignment: .spaceBetween, spacing: 8), .spaceBetween,
        .top
      ),
      (Row(alignment: .top), Row(alignment: .top, spacing: 8), .center, .top),
      (Row(alignment: .bottom), Row(alignment: .bottom, spacing: 8), .center, .bottom),
      (Row(alignment: .topLeading), Row(alignment: .topLeading, spacing: 8), .leading, .top),
      (
        Row(alignment: .bottomTrailing), Row(alignment: .bottomTrailing, spacing: 8), .trailing,
        .bottom
      ),
      (
        Row(alignment: .center, verticalAlignment: .firstTextBaseline),
        Row(alignment: .center, spacing: 8, verticalAlignment: .firstTextBaseline), .center,
        .firstTextBaseline
      ),
      (
        Row(alignment: baselines), Row(alignment: baselines, spacing: 8), .leading,
        .firstTextBaseline
      ),
      (Row(alignment: middle), Row(alignment: middle, spacing: 8), .center, .center),
    ] as [(Row, Row, FlowAlignment, VerticalAlignment)] {
      expectEqual(without.rules, with.rules)
      #expect(with.alignment == along && with.verticalAlignment == across, "\(with)")
    }
  }

  /// The vertical part aligns columns in the flow, the horizontal part views in them.
  @Test(
    "VFlowLayout(alignment:) equals VFlowLayout(alignment:spacing:) with a spacing of 8, for each alignment"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func columns() {
    let baseline = Alignment.leadingFirstTextBaseline
    typealias Column = VFlowLayout
    for (without, with, along, across) in [
      (Column(), Column(spacing: 8), .top, .leading),
      (Column(alignment: .top), Column(alignment: .top, spacing: 8), .top, .leading),
      (Column(alignment: .center), Column(alignment: .center, spacing: 8), .center, .leading),
      (Column(alignment: .bottom), Column(alignment: .bottom, spacing: 8), .bottom, .leading),
      (
        Column(alignment: .spaceEvenly), Column(alignment: .spaceEvenly, spacing: 8),
        .spaceEvenly, .leading
      ),
      (
        Column(alignment: .bottomTrailing), Column(alignment: .bottomTrailing, spacing: 8),
        .bottom, .trailing
      ),
      (Column(alignment: .leading), Column(alignment: .leading, spacing: 8), .center, .leading),
      (Column(alignment: baseline), Column(alignment: baseline, spacing: 8), .top, .leading),
    ] as [(Column, Column, VFlowAlignment, HorizontalAlignment)] {
      expectEqual(without.rules, with.rules)
      #expect(with.alignment == along && with.horizontalAlignment == across, "\(with)")
    }
  }

  @Test(
    "each initializer of FlowLayout passes on all arguments that it takes, such as lastLine and hugging"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func everyArgument() {
    let rows = FlowLayout(
      horizontalSpacing: 3, verticalSpacing: 5, alignment: .trailing, lastLine: .center,
      verticalAlignment: .bottom, stretchesItems: true, wrapping: .balanced(minLines: 2),
      targetRowHeight: 90, rowHeightLimits: 60...120, maxItemsPerLine: 3, idealLength: 200,
      hugging: .always)
    var even = rows
    even.verticalSpacing = 3
    let oneSpacing = FlowLayout(
      alignment: .trailing, spacing: 3, lastLine: .center, verticalAlignment: .bottom,
      stretchesItems: true, wrapping: .balanced(minLines: 2), targetRowHeight: 90,
      rowHeightLimits: 60...120, maxItemsPerLine: 3, idealLength: 200, hugging: .always)
    expectEqual(oneSpacing.rules, even.rules)
    let both = FlowLayout(
      alignment: .bottomTrailing, spacing: 3, lastLine: .center, stretchesItems: true,
      wrapping: .balanced(minLines: 2), targetRowHeight: 90, rowHeightLimits: 60...120,
      maxItemsPerLine: 3, idealLength: 200, hugging: .always)
    expectEqual(both.rules, even.rules)
  }

  @Test(
    "each initializer of VFlowLayout passes on all arguments that it takes, such as lastLine and hugging"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func everyArgumentOfColumns() {
    let columns = VFlowLayout(
      horizontalSpacing: 3, verticalSpacing: 5, alignment: .bottom, lastLine: .center,
      horizontalAlignment: .trailing, stretchesItems: true, wrapping: .balanced(minLines: 2),
      targetColumnWidth: 90, columnWidthLimits: 60...120, maxItemsPerLine: 3, idealLength: 200,
      hugging: .always)
    var even = columns
    even.verticalSpacing = 3
    let oneSpacing = VFlowLayout(
      alignment: .bottom, spacing: 3, lastLine: .center, horizontalAlignment: .trailing,
      stretchesItems: true, wrapping: .balanced(minLines: 2), targetColumnWidth: 90,
      columnWidthLimits: 60...120, maxItemsPerLine: 3, idealLength: 200, hugging: .always)
    expectEqual(oneSpacing.rules, even.rules)
    let both = VFlowLayout(
      alignment: .bottomTrailing, spacing: 3, lastLine: .center, stretchesItems: true,
      wrapping: .balanced(minLines: 2), targetColumnWidth: 90, columnWidthLimits: 60...120,
      maxItemsPerLine: 3, idealLength: 200, hugging: .always)
    expectEqual(both.rules, even.rules)
  }

  @Test("a conditional choice between alignments compiles as an argument of FlowLayout")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func choices() {
    for isCentered in [false, true] {
      let rows = FlowLayout(alignment: isCentered ? .center : .leading, spacing: 8)
      expectEqual(rows.alignment, (isCentered ? .center : .leading))
      expectEqual(rows.verticalAlignment, .top)
    }
  }

  @Test("a lazy flow takes a range of numbers as its data, as ForEach does")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func range() {
    let flow = LazyFlow(0..<4, layout: FlowLayout(spacing: 4)) { Block(40, 20).named($0) }
    func frames(_ flow: some View) -> [CGRect] {
      Hosted(100, 100) { flow.named("flow") }.itemFrames()
    }
    let origins = [CGPoint(0, 0), CGPoint(44, 0), CGPoint(0, 24)]
    expectEqual(frames(flow).map(\.origin), origins + [CGPoint(44, 24)])
    expectEqual(frames(flow.itemSizes { _ in CGSize(40, 20) }), frames(flow))
  }

  @Test("each FlowAlignment has its counterpart among the cases of VFlowAlignment")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func counterparts() {
    expectEqual(FlowAlignment.allCases.map(VFlowAlignment.init), VFlowAlignment.allCases)
  }
}

private struct OwnGuide: AlignmentID {
  static func defaultValue(in size: ViewDimensions) -> CGFloat { size.width / 3 }
}

extension HorizontalAlignment {
  /// A guide that names no side of a flow.
  fileprivate static let ownGuide = Self(OwnGuide.self)
}
#endif
