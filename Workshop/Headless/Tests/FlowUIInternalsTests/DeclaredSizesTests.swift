import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a lazy flow makes of sizes and proportions that are declared.
@Suite("Declared sizes")
struct DeclaredSizesTests {
  @Test("sizes that are negative, infinite or NaN count as 0, each side for itself")
  func sanitized() {
    let lengths = [-1, 0, 0.5, 3, CGFloat.infinity, .nan]
    let sizes = lengths.flatMap { [CGSize(width: $0, height: 7), CGSize(width: 9, height: $0)] }
      .declared { $0 }
    #expect(sizes.widths == [0, 9, 0, 9, 0.5, 9, 3, 9, 0, 9, 0, 9])
    #expect(sizes.heights == [7, 0, 7, 0, 7, 0.5, 7, 3, 7, 0, 7, 0])
    #expect(sizes.ratios.isEmpty)
  }

  @Test("widths run along rows, heights along columns")
  func sizesAlong() {
    let sizes = [CGSize(width: 3, height: 4)].declared { $0 }
    #expect(sizes.items(along: .rows) == FlexItems(main: [3], cross: [4]))
    #expect(sizes.items(along: .columns) == FlexItems(main: [4], cross: [3]))
  }

  @Test("proportions are of lengths along a line, and have no size of their own")
  func ratiosAlong() {
    let sizes = ([2, 0.25, 0] as [CGFloat]).declared(ratio: { $0 })
    for (axis, ratios) in [(.rows, [2, 0.25, 1]), (.columns, [0.5, 4, 1])] as [(FlowAxis, [Double])]
    {
      let items = sizes.items(along: axis)
      #expect(items.main == [0, 0, 0] && items.cross == [0, 0, 0])
      #expect(items.aspectRatio == ratios)
    }
  }

  @Test("without declared spacing, items are 8 points apart")
  func spacing() {
    let rules = FlowLayout(spacing: nil).rules.declared
    #expect((rules.mainSpacing, rules.crossSpacing) == (8, 8))
    let own = FlowLayout(horizontalSpacing: 1, verticalSpacing: 2).rules.declared
    #expect((own.mainSpacing, own.crossSpacing) == (1, 2))
  }

  @Test("lines of what is measured neither hug nor balance, since that depends on what comes")
  func measured() {
    let layout = FlowLayout(
      alignment: .center, lastLine: .trailing, wrapping: .balanced, hugging: .always)
    let rules = layout.rules.measured
    #expect(rules.wrapping == .greedy && rules.hugging == .never)
    #expect(rules.alignment == .center && rules.lastLine == .flexEnd)
    let strip = layout.rules.asStrip(2, .lineByLine).measured
    #expect(strip.alignment == .flexStart && strip.lastLine == nil)
  }

  @Test("views without a guide of their own are aligned by their frames")
  func guides() {
    func guides(_ alignment: VerticalAlignment) -> [Double] {
      FlowLayout(verticalAlignment: alignment).rules.defaultGuides([30, 10])
    }
    #expect(guides(.top) == [0, 0])
    #expect(guides(.center) == [15, 5])
    // The engine's word for the far edge.
    for guide in guides(.bottom) + guides(.firstTextBaseline) { #expect(guide.isNaN) }
  }
}
