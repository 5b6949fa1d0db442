import SwiftUI
import Testing

@testable import FlowLayoutUI

/// How large lazy containers are as long as they do not know the sizes of their views.
@MainActor @Suite("Estimated sizes")
struct EstimatedSizesTests {
  /// Returns a view's sizes at some proposals: before anything in it is made, and at last.
  private func sizes(
    _ proposals: [ProposedViewSize], of view: some View
  ) throws -> (first: [CGSize], last: [CGSize]) {
    let answers = Locked<[[CGSize]]>([])
    let host = HeadlessHost(400, 400) { Asking(proposals: proposals, answers: answers) { view } }
    try host.settle()
    let all = answers.with { $0 }
    return (try #require(all.first), try #require(all.last))
  }

  /// Notes its view's sizes each time that it is asked for its own.
  private struct Asking: Layout {
    let proposals: [ProposedViewSize]
    let answers: Locked<[[CGSize]]>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = proposals.map { subviews[0].sizeThatFits($0) }
      answers.with { $0.append(sizes) }
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  private func widths(_ widths: [CGFloat?]) -> [ProposedViewSize] {
    widths.map { ProposedViewSize(width: $0, height: nil) }
  }

  /// The options that decide how many chips there are on a line.
  struct Options {
    var gap: CGFloat? = 8
    var lineGap: CGFloat? = 8
    var most: Int?
    var ideal: CGFloat?
  }

  @Test(
    "an unmeasured lazy flow is estimated to be as large as a FlowLayout of chips of 80 × 32",
    arguments: [
      Options(), Options(gap: nil, lineGap: nil, ideal: 200), Options(gap: 0, lineGap: -32),
      Options(gap: 3, lineGap: 5, most: 3), Options(gap: 20, lineGap: 0, most: 40, ideal: 300),
    ])
  func chips(options: Options) throws {
    let rows = FlowLayout(
      horizontalSpacing: options.gap, verticalSpacing: options.lineGap,
      maxItemsPerLine: options.most, idealLength: options.ideal)
    try compareChips(rows, .horizontal) { ProposedViewSize(width: $0, height: nil) }
    let columns = VFlowLayout(
      horizontalSpacing: options.lineGap, verticalSpacing: options.gap,
      maxItemsPerLine: options.most, idealLength: options.ideal)
    try compareChips(columns, .vertical) { ProposedViewSize(width: nil, height: $0) }
  }

  private func compareChips(
    _ layout: some FlowingLayout, _ axis: Axis, _ proposal: (CGFloat?) -> ProposedViewSize
  ) throws {
    let lengths: [CGFloat?] = [nil, .infinity, .nan, 30, 100, 168, 250.5, 1000]
    let proposals = lengths.map(proposal)
    let flow = LazyFlow(0..<10, layout: layout) { _ in Color.clear.frame(width: 7, height: 7) }
    let lazy = try sizes(proposals, of: flow)
    let eager = try sizes(
      proposals,
      of: AnyLayout(layout) {
        ForEach(0..<10, id: \.self) { _ in Color.clear.frame(width: 80, height: 32) }
      })
    for (length, (size, chips)) in zip(lengths, zip(lazy.first, eager.first)) {
      var wanted = chips
      // It takes the length that it is offered, if there is one.
      if let length, length.isFinite {
        if axis == .horizontal { wanted.width = length } else { wanted.height = length }
      }
      #expect(size == wanted, "at \(String(describing: length))")
    }
  }

  @Test(
    "an unmeasured strip is estimated to be as long as chips of 80 × 32 on its lines",
    arguments: [
      (10, 2, FlowLayout(horizontalSpacing: 6, verticalSpacing: 4), CGSize(424, 68)),
      // Half an item more.
      (9, 2, FlowLayout(horizontalSpacing: 6, verticalSpacing: 4), CGSize(381, 68)),
      // No more lines than items.
      (2, 3, FlowLayout(horizontalSpacing: 6, verticalSpacing: 4), CGSize(80, 68)),
      (10, 2, FlowLayout(spacing: 0), CGSize(400, 64)),
      (10, 1, FlowLayout(spacing: nil), CGSize(872, 32)),
      (0, 2, FlowLayout(), .zero),
    ])
  func strips(count: Int, lines: Int, layout: FlowLayout, size: CGSize) throws {
    let strip = LazyStrip(0..<count, lines: lines, layout: layout) { _ in
      Color.clear.frame(width: 7, height: 7)
    }
    expectEqual(try sizes(widths([nil, 100]), of: strip).first, [size, size])
  }

  @Test("a strip whose only view has the size zero has no size")
  func noExtent() throws {
    let strip = LazyStrip(0..<1, lines: 1) { _ in Color.clear }.itemSizes { _ in .zero }
    expectEqual(try sizes([.unspecified], of: strip).first, [.zero])
  }

  @Test(
    "an unmeasured waterfall is estimated to be as long as if its cards were squares",
    arguments: [
      (10, FlowColumns.fixed(2), 208, CGSize(208, 532)), (9, .fixed(2), 208, CGSize(208, 532)),
      (10, .fixed(2), nil, CGSize(328, 832)), (10, .fixed(2), .infinity, CGSize(328, 832)),
      (10, .adaptive(minimum: 90), nil, CGSize(90, 972)),
      // Columns without width are gaps alone.
      (10, .fixed(2), 1, CGSize(1, 32)), (2, .fixed(2), 8, CGSize(8, 0)),
    ] as [(Int, FlowColumns, CGFloat?, CGSize)])
  func waterfalls(count: Int, columns: FlowColumns, width: CGFloat?, size: CGSize) throws {
    let waterfall = LazyWaterfall(0..<count, columns: columns) { _ in Color.clear }
    expectEqual(try sizes(widths([width]), of: waterfall).first, [size])
  }

  @Test("a waterfall less than a point wide has no height", arguments: [true, false])
  func noWidth(isMeasured: Bool) throws {
    let waterfall = LazyWaterfall(0..<10, columns: .fixed(2)) { _ in Color.clear }
    let sizes = try sizes(
      widths([0, 0.5, 1]), of: isMeasured ? waterfall : waterfall.itemAspectRatios { _ in 1.0 })
    expectEqual(sizes.first, [.zero, CGSize(0.5, 0), CGSize(1, 32)])
  }

  @Test("the measured cards of a waterfall give its estimated length at widths with other columns")
  func otherColumns() throws {
    let waterfall = LazyWaterfall(0..<10, columns: .adaptive(minimum: 100)) { _ in
      Color.clear.frame(height: 60)
    }
    // Three columns in 400, of four cards at most; two of five, and one of ten.
    let sizes = try sizes(widths([400, 208, 100]), of: waterfall)
    expectEqual(sizes.last, [CGSize(400, 264), CGSize(208, 332), CGSize(100, 672)])
  }
}
