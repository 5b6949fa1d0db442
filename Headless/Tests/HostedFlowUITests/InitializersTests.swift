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

  @Test("an alignment of rows has its counterpart in columns")
  func counterparts() {
    #expect(FlowAlignment.allCases.map(VFlowAlignment.init) == VFlowAlignment.allCases)
  }
}
