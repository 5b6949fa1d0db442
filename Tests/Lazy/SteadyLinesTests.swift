#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Which lines a flow breaks again so that its own size, proposed, has the same lines.
@Suite("Lines that are broken again at the flow's own size")
struct SteadyLinesTests {
  /// The length to break views of these widths at instead, without distances between them.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func steadyLength(
    _ widths: [Double], limit: CGFloat?, _ layout: FlowLayout
  ) -> CGFloat? {
    let items = FlexItems(main: widths, cross: widths.map { _ in 10 })
    var frames = FlexFrames()
    var solver = FlexSolver()
    solver.solve(
      items, in: layout.rules.container(limit: limit, alignsByGuides: false), into: &frames)
    return layout.rules.steadyLength(frames, limit: limit)
  }

  @Test(
    "a flow breaks its lines again at the length of a view that is longer than the flow's ideal length"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idealLength() {
    let layout = FlowLayout(spacing: 0, idealLength: 100)
    expectEqual(steadyLength([101, 30], limit: nil, layout), 101)
    expectEqual(steadyLength([30, 101, 30], limit: nil, layout), 101)
    // As long as all lines may be.
    expectEqual(steadyLength([100, 30], limit: nil, layout), nil)
    expectEqual(steadyLength([80, 30], limit: nil, layout), nil)
    // Nothing is beside it.
    expectEqual(steadyLength([101], limit: nil, layout), nil)
    expectEqual(steadyLength([], limit: nil, layout), nil)
    // The layout has an ideal length of its own.
    expectEqual(steadyLength([60, 60], limit: 70, FlowLayout(spacing: 0, idealLength: 50)), nil)
    expectEqual(steadyLength([120, 30], limit: nil, FlowLayout(spacing: 0)), nil)
  }

  @Test(
    "balanced lines are broken again, at the longest one's length, only if minLines exceeds 1 or spacing is nil"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func balanced() {
    func steady(_ minLines: Int, spacing: CGFloat?, limit: CGFloat?) -> CGFloat? {
      let layout = FlowLayout(horizontalSpacing: spacing, wrapping: .balanced(minLines: minLines))
      return steadyLength([40, 40, 40], limit: limit, layout)
    }
    // Two lines of 80 and 40.
    expectEqual(steady(1, spacing: 0, limit: 100), nil)
    expectEqual(steady(2, spacing: 0, limit: 100), 80)
    expectEqual(steady(2, spacing: 0, limit: nil), 80)
    expectEqual(steady(1, spacing: nil, limit: 100), 80)
    // They are as long as they may be.
    expectEqual(steady(2, spacing: 0, limit: 80), nil)
    // One line alone is never broken again.
    expectEqual(steady(1, spacing: nil, limit: 200), nil)
  }
}
#endif
