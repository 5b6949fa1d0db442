#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Alignments of FlowLayout")
struct AlignmentTests {
  /// Views 40 × 20, 30 × 40 and 20 × 30 in a row, and 60 × 20 in the next.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func rows(_ layout: some Layout, width: CGFloat = 130) -> Rendered {
    Rendered(width: width) { record in
      AnyLayout(layout) {
        Leaf(0, 40, 20, fills: false, baseline: 15, in: record)
        Leaf(1, 30, 40, baseline: 10, in: record)
        Leaf(2, 20, 30, baseline: 28, in: record)
        Leaf(3, 60, 20, in: record)
      }
      .noted(-1, in: record)
    }
  }

  @Test(
    "the alignment of a flow distributes the free width of each row",
    arguments: [
      (.leading, [0, 48, 86, 0]), (.center, [12, 60, 98, 35]), (.trailing, [24, 72, 110, 70]),
      (.spaceBetween, [0, 60, 110, 0]), (.spaceAround, [4, 60, 106, 0]),
      (.spaceEvenly, [6, 60, 104, 0]), (.stretch, [0, 56, 102, 0]),
    ] as [(FlowAlignment, [CGFloat])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func along(alignment: FlowAlignment, xs: [CGFloat]) {
    expectEqual(rows(FlowLayout(alignment: alignment)).xs, xs)
  }

  @Test(
    "lastLine aligns the last row of a flow differently from its other rows",
    arguments: zip(FlowAlignment.allCases, [0, 35, 70, 0, 35, 35, 0] as [CGFloat]))
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func lastLine(alignment: FlowAlignment, x: CGFloat) {
    expectEqual(rows(FlowLayout(alignment: .spaceBetween, lastLine: alignment)).xs.last, x)
  }

  @Test(
    "verticalAlignment lines up the views of each row of a flow by their alignment guides",
    arguments: [
      (.top, [0, 0, 0, 48]), (.center, [10, 0, 5, 48]), (.bottom, [20, 0, 10, 48]),
      (.firstTextBaseline, [13, 18, 0, 66]), (.lastTextBaseline, [13, 18, 0, 66]),
    ] as [(VerticalAlignment, [CGFloat])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func across(alignment: VerticalAlignment, ys: [CGFloat]) {
    expectEqual(rows(FlowLayout(verticalAlignment: alignment)).ys, ys)
  }

  @Test(
    "with stretchesItems, a flow proposes the height of the row to a lower view, which fills it")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func stretchesItems() {
    let rendered = Rendered(width: 130) { record in
      FlowLayout(stretchesItems: true) {
        Leaf(0, 40, 20, fills: true, in: record)
        Leaf(1, 30, 40, in: record)
        Leaf(2, 100, 10, fills: true, in: record)
      }
      .noted(-1, in: record)
    }
    expectEqual(rendered.heights, [40, 40, 10])
    expectEqual(rendered.proposals(0).last, ProposedViewSize(width: 40, height: 40))
  }

  @Test(
    "a two-way alignment, such as bottomTrailing, aligns rows in the flow and views in their row",
    arguments: [
      (.topLeading, [0, 48, 86, 0], [0, 0, 0, 48]), (.center, [0, 48, 86, 23], [10, 0, 5, 48]),
      (.bottomTrailing, [0, 48, 86, 46], [20, 0, 10, 48]),
    ] as [(Alignment, [CGFloat], [CGFloat])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func twoWay(alignment: Alignment, xs: [CGFloat], ys: [CGFloat]) {
    var layout = FlowLayout(alignment: alignment, spacing: 8)
    layout.hugging = .always
    expectEqual(rows(layout).xs, xs)
    expectEqual(rows(layout).ys, ys)
  }

  @Test(
    "a flow from right to left is the mirror image of a flow from left to right, in each alignment",
    arguments: FlowAlignment.allCases)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func rightToLeft(alignment: FlowAlignment) {
    func frames(_ direction: LayoutDirection) -> [CGRect] {
      Rendered(width: 130) { record in
        FlowLayout(alignment: alignment) {
          Leaf(0, 40, in: record)
          Leaf(1, 30, in: record)
          Leaf(2, 70, in: record)
        }
        .noted(-1, in: record)
        .frame(width: 130, alignment: .leading)
        .environment(\.layoutDirection, direction)
      }
      .frames
    }
    let length: CGFloat = alignment == .leading ? 78 : 130
    for (left, right) in zip(frames(.leftToRight), frames(.rightToLeft)) {
      #expect(abs(length - left.maxX - right.minX) < 1e-6)
      expectEqual(left.minY, right.minY)
    }
  }

  @Test(
    "in an HStack, a flow's first baseline is that of its first row, and its last that of its last row",
    arguments: [(VerticalAlignment.firstTextBaseline, 3), (.lastTextBaseline, 33)]
      as [(
        VerticalAlignment, CGFloat
      )])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func baselines(alignment: VerticalAlignment, y: CGFloat) {
    let rendered = Rendered(width: 300) { record in
      HStack(alignment: alignment, spacing: 0) {
        FlowLayout(verticalSpacing: 10) {
          Leaf(0, 40, 20, baseline: 15, in: record)
          Leaf(1, 40, 20, baseline: 15, in: record)
        }
        .frame(width: 50)
        .noted(-1, in: record)
        Leaf(2, 10, 16, baseline: 12, in: record)
      }
    }
    expectEqual(rendered.frame(2)?.minY, y)
  }

  @Test(
    "the alignment of a flow of columns puts the views of each column at its top, center or bottom")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func columns() {
    func ys(_ alignment: VFlowAlignment) -> [CGFloat] {
      Rendered(height: 100) { record in
        VFlowLayout(alignment: alignment) {
          Leaf(0, 20, 40, in: record)
          Leaf(1, 30, 30, in: record)
          Leaf(2, 10, 60, in: record)
        }
        .noted(-1, in: record)
      }
      .ys
    }
    expectEqual(ys(.top), [0, 48, 0])
    expectEqual(ys(.center), [11, 59, 20])
    expectEqual(ys(.bottom), [22, 70, 40])
    expectEqual(ys(.spaceBetween), [0, 70, 0])
  }

  @Test("horizontalAlignment lines up the views of each column of a flow by their alignment guides")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func columnGuides() {
    func xs(_ alignment: HorizontalAlignment) -> [CGFloat] {
      Rendered(height: 100) { record in
        VFlowLayout(horizontalAlignment: alignment) {
          Leaf(0, 20, 40, in: record)
          Leaf(1, 30, 30, in: record)
          Leaf(2, 10, 60, in: record)
        }
        .noted(-1, in: record)
      }
      .xs
    }
    expectEqual(xs(.leading), [0, 0, 38])
    expectEqual(xs(.center), [5, 0, 38])
    expectEqual(xs(.trailing), [10, 0, 38])
  }
}
#endif
