#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Sizes of flows")
struct SizeTests {
  /// Four views, 40, 60, 30 and 50 wide, 20 tall.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func four(_ layout: FlowLayout, width: CGFloat?, height: CGFloat? = nil) -> Rendered {
    Rendered(width: width, height: height) { record in
      layout {
        ForEach(Array([40, 60, 30, 50].enumerated()), id: \.offset) { index, width in
          Leaf(index, width, in: record)
        }
      }
      .noted(-1, in: record)
    }
  }

  @Test(
    "a leading flow is as wide as its longest row",
    arguments: [
      (nil, CGSize(width: 204, height: 20)), (.infinity, CGSize(width: 204, height: 20)),
      (204, CGSize(width: 204, height: 20)), (203, CGSize(width: 146, height: 48)),
      (146, CGSize(width: 146, height: 48)), (145, CGSize(width: 108, height: 48)),
      (108, CGSize(width: 108, height: 48)), (107, CGSize(width: 98, height: 76)),
      (98, CGSize(width: 98, height: 76)), (97, CGSize(width: 88, height: 76)),
      (88, CGSize(width: 88, height: 76)), (87, CGSize(width: 60, height: 104)),
      (60, CGSize(width: 60, height: 104)), (0, CGSize(width: 60, height: 104)),
    ] as [(CGFloat?, CGSize)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func leading(width: CGFloat?, size: CGSize) {
    expectEqual(four(FlowLayout(), width: width).size, size)
  }

  @Test(
    "a flow with an alignment other than leading is as wide as proposed, or as its rows if no width is",
    arguments: [
      .center, .trailing, .spaceBetween, .spaceAround, .spaceEvenly, .stretch,
    ] as [FlowAlignment])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func others(alignment: FlowAlignment) {
    let layout = FlowLayout(alignment: alignment)
    expectEqual(four(layout, width: 150).size, CGSize(width: 150, height: 48))
    expectEqual(four(layout, width: nil).size, CGSize(width: 204, height: 20))
    expectEqual(four(layout, width: .infinity).size, CGSize(width: 204, height: 20))
  }

  @Test(
    "hugging .never makes a flow as wide as proposed, and .always as wide as its rows, in any alignment"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hugging() {
    expectEqual(four(FlowLayout(hugging: .never), width: 150).size.width, 150)
    expectEqual(four(FlowLayout(alignment: .center, hugging: .always), width: 150).size.width, 146)
    expectEqual(four(FlowLayout(alignment: .center, hugging: .always), width: 150).xs.last, 48)
  }

  @Test("a flow with an ideal length breaks its rows at that length only if no width is proposed")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idealLength() {
    let layout = FlowLayout(idealLength: 110)
    expectEqual(four(layout, width: nil).size, CGSize(width: 108, height: 48))
    expectEqual(four(layout, width: 300).size, CGSize(width: 204, height: 20))
  }

  @Test("a flow without views has the size zero", arguments: FlowAlignment.allCases)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func empty(alignment: FlowAlignment) {
    let rendered = Rendered(width: 300) { record in
      VStack(spacing: 0) {
        FlowLayout(alignment: alignment) {}.noted(0, in: record)
      }
    }
    expectEqual(rendered.frame(0)?.size, .zero)
  }

  @Test("a view wider than the flow is proposed the flow's width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func oversize() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout {
        Leaf(0, 40, in: record)
        Leaf(1, 250, minimum: 10, in: record)
        Leaf(2, 40, in: record)
      }
      .noted(-1, in: record)
    }
    expectEqual(rendered.size, CGSize(width: 100, height: 116))
    expectEqual(rendered.widths, [40, 100, 40])
    expectEqual(rendered.heights, [20, 60, 20])
    expectEqual(rendered.ys, [0, 28, 96])
  }

  @Test("a view that cannot become narrower overflows, and the flow is as wide as the view")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func stickingOut() {
    let rendered = Rendered(width: 100) { record in
      FlowLayout {
        Leaf(0, 40, in: record)
        Leaf(1, 250, in: record)
      }
      .noted(-1, in: record)
    }
    expectEqual(rendered.size, CGSize(width: 250, height: 48))
    expectEqual(rendered.xs, [0, 0])
  }

  @Test("a leading flow in a wider frame keeps its rows and its own width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func inFrame() {
    let rendered = Rendered(width: 150) { record in
      FlowLayout {
        Leaf(0, 40, in: record)
        Leaf(1, 60, in: record)
      }
      .noted(-1, in: record)
      .frame(maxWidth: .infinity)
      .noted(9, in: record)
    }
    expectEqual(rendered.size, CGSize(width: 150, height: 20))
    expectEqual(rendered.frame(9)?.minX, -21)
  }

  @Test("a proposed height changes nothing for a flow of rows")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func height() {
    expectEqual(four(FlowLayout(), width: 150, height: 10).size, CGSize(width: 146, height: 48))
    expectEqual(four(FlowLayout(), width: 150, height: 500).size, CGSize(width: 146, height: 48))
  }
}
#endif
