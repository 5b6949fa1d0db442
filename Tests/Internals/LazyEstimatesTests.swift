#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// How large a lazy flow is before all of its views have been measured.
@Suite("Estimated sizes of lazy flows")
struct LazyEstimatesTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func contents(
    of count: Int, measured: Int, in length: CGFloat = 100, gap: CGFloat = 10
  ) -> LazyContents {
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: gap)
    var contents = LazyContents(layout.rules, isDeclared: false)
    contents.setItems(SectionItems(count))
    contents.measure(
      FlexItems(repeating: FlexItem(main: 50, cross: 20), count: measured), length: length)
    return contents
  }

  @Test(
    "a lazy flow estimates that its unmeasured lines are as deep as its measured lines on average")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func known() {
    // Two lines of two, each 20 deep; six views more are three lines.
    var contents = contents(of: 10, measured: 4)
    expectEqual(contents.size(100), CGSize(width: 100, height: 140))
    expectEqual(contents.size(120), CGSize(width: 120, height: 140))
    // In one line of four.
    expectEqual(contents.size(nil), CGSize(width: 200, height: 65))
    expectEqual(contents.size(.infinity), CGSize(width: 200, height: 65))
    expectEqual(contents.size(-5).width, 0)
    contents.setItems(SectionItems(4))
    expectEqual(contents.size(100), CGSize(width: 100, height: 50))
  }

  @Test(
    "a lazy flow estimates that a new item is as long as the others on average, and as deep as their lines"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func inserted() {
    for depth in [20, 0.0] {
      var contents = LazyContents(FlowLayout(spacing: 10).rules, isDeclared: false)
      contents.setItems(SectionItems(3))
      contents.measure(FlexItems(main: [40, 50], cross: [depth, depth]), length: 100)
      contents.apply(ItemMoves(first: 1, origins: [nil, 1]))
      expectEqual(contents.items.memory.items.main, [40, 45, 50])
      expectEqual(contents.items.memory.items.cross, [depth, depth, depth])
    }
  }

  @Test("the estimated size of a lazy flow is finite, however large its spacing")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func deepest() {
    var contents = contents(of: 1000, measured: 4, gap: 1e300)
    expectEqual(contents.size(100), CGSize(width: 100, height: 1e30))
  }
}
#endif
