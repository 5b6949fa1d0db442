#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Modifiers of views in a flow")
struct ModifierTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func rows(
    _ layout: FlowLayout = FlowLayout(), width: CGFloat = 200,
    @ViewBuilder _ views: @escaping (Record) -> some View
  ) -> Rendered {
    Rendered(width: width) { record in layout { views(record) }.noted(-1, in: record) }
  }

  @Test("growing views share the free width of their row by their grow factors")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func grow() {
    let rendered = rows { record in
      Leaf(0, 40, in: record)
      Leaf(1, 40, fills: true, in: record).flowGrow(1)
      Leaf(2, 40, fills: true, in: record).flowGrow(3)
      Leaf(3, 100, in: record)
    }
    expectEqual(rendered.widths, [40, 56, 88, 100])
    expectEqual(rendered.xs, [0, 48, 112, 0])
  }

  @Test("views of equal flowBasis and flowGrow have equal widths, whatever their ideal widths")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func basis() {
    let rendered = rows(FlowLayout(spacing: 10), width: 200) { record in
      ForEach(0..<2) {
        Leaf($0, 20 + CGFloat($0) * 30, fills: true, in: record).flowBasis(60).flowGrow()
      }
    }
    expectEqual(rendered.widths, [95, 95])
  }

  @Test("a view with flowShrink whose basis is longer than the flow shrinks to the flow's width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func shrink() {
    let rendered = rows { record in Leaf(0, 40, fills: true, in: record).flowBasis(400).flowShrink()
    }
    expectEqual(rendered.widths, [200])
  }

  @Test("in a flow, views with a lower flowOrder come first, and views with a higher one last")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func order() {
    let rendered = rows { record in
      Leaf(0, 40, in: record).flowOrder(1)
      Leaf(1, 30, in: record)
      Leaf(2, 20, in: record).flowOrder(-1)
    }
    expectEqual(rendered.xs, [66, 28, 0])
  }

  @Test("flowItemAlignment aligns a view in its row differently from the other views")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func alignment() {
    let rendered = rows { record in
      Leaf(0, 20, 40, in: record)
      Leaf(1, 20, 10, in: record).flowItemAlignment(.center)
      Leaf(2, 20, 10, in: record).flowItemAlignment(.end)
      Leaf(3, 20, 10, fills: true, in: record).flowItemAlignment(.stretch)
      Leaf(4, 20, 10, in: record).flowItemAlignment(.start)
    }
    expectEqual(rendered.ys, [0, 15, 30, 0, 0])
    expectEqual(rendered.heights, [40, 10, 10, 40, 10])
  }

  @Test("flowBreak forces a new row before a view, after it, or both")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func breaks() {
    let rendered = rows { record in
      Leaf(0, 20, in: record)
      Leaf(1, 20, in: record).flowBreak(.before)
      Leaf(2, 20, in: record)
      Leaf(3, 20, in: record).flowBreak([.before, .after])
      Leaf(4, 20, in: record).flowBreak(.after)
      Leaf(5, 20, in: record)
    }
    expectEqual(rendered.ys, [0, 28, 28, 56, 84, 112])
  }

  @Test("of several flowBreak modifiers of one view, the innermost counts")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func innermostBreak() {
    let rendered = rows { record in
      Leaf(0, 20, in: record)
      Leaf(1, 20, in: record).flowBreak(.before).background(Color.clear).flowBreak(.after)
      Leaf(2, 20, in: record)
      Breaking { Leaf(3, 20, in: record).flowBreak(.after) }.flowBreak([])
      Leaf(4, 20, in: record)
      Breaking { Leaf(5, 20, in: record).flowBreak([]) }
    }
    expectEqual(rendered.ys, [0, 28, 28, 28, 56, 56])
  }

  @Test(
    "flowBreak on a nested flow does not change the line breaks between the nested flow's views")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func enclosingBreaks() {
    let rendered = rows { record in
      FlowLayout {
        Leaf(0, 20, in: record)
        Leaf(1, 20, in: record).flowBreak(.before)
        Leaf(2, 20, in: record)
      }
      .flowBreak([.before, .after])
    }
    expectEqual(rendered.ys, [0, 28, 28])
  }

  @Test("a view with flowBreak(.avoidBefore) takes the view before it along to the next row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func avoidBefore() {
    let rendered = rows(width: 100) { record in
      Leaf(0, 40, in: record)
      Leaf(1, 40, in: record)
      Leaf(2, 20, in: record).flowBreak(.avoidBefore)
    }
    expectEqual(rendered.xs, [0, 0, 48])
    expectEqual(rendered.ys, [0, 28, 28])
  }

  @Test("a view with flowFullLine is as wide as the flow, and alone on its row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fullLine() {
    let rendered = rows { record in
      Leaf(0, 20, in: record)
      Leaf(1, 30, fills: true, in: record).flowFullLine()
      Leaf(2, 20, in: record)
    }
    expectEqual(rendered.widths, [20, 200, 20])
    expectEqual(rendered.ys, [0, 28, 56])
  }

  @Test("a LineBreak ends its row and takes no space; two of them leave an empty row between views")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func lineBreak() {
    let rendered = rows(FlowLayout(alignment: .center)) { record in
      Leaf(0, 40, in: record)
      LineBreak()
      Leaf(1, 60, in: record)
      LineBreak()
      LineBreak()
      Leaf(2, 20, in: record)
    }
    expectEqual(rendered.xs, [80, 70, 90])
    expectEqual(rendered.ys, [0, 28, 64])
  }

  @Test("a flow with a LineBreak is only as wide as its longest row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hugging() {
    let rendered = rows { record in
      Leaf(0, 40, in: record)
      LineBreak()
      Leaf(1, 40, in: record)
    }
    expectEqual(rendered.size, CGSize(width: 40, height: 48))
  }

  @Test("a spacer in a flow takes the free width of its row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func spacer() {
    let rendered = rows { record in
      Leaf(0, 40, in: record)
      Spacer()
      Leaf(1, 40, in: record)
      Leaf(2, 150, in: record)
    }
    expectEqual(rendered.xs, [0, 160, 0])
  }

  @Test("an empty container in a flow takes no free width, as a spacer would")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func emptyContainers() {
    let rendered = rows { record in
      Leaf(0, 40, in: record)
      HStack {}
      Leaf(1, 40, in: record)
      FlowLayout {}
      Leaf(2, 40, in: record)
    }
    expectEqual(rendered.xs, [0, 56, 112])
  }

  @Test("a view's flowBreak reaches the flow through padding and a background around the view")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func outerModifiers() {
    let rendered = rows { record in
      Leaf(0, 20, in: record)
      Leaf(1, 20, in: record).flowBreak(.before).padding(2).background(Color.clear)
    }
    expectEqual(rendered.ys, [0, 30])
  }

  @Test("maxItemsPerLine limits the number of views in a row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func maxItemsPerLine() {
    let rendered = rows(FlowLayout(maxItemsPerLine: 2)) { record in
      ForEach(0..<5) { Leaf($0, 20, in: record) }
    }
    expectEqual(rendered.ys, [0, 0, 28, 28, 56])
  }

  @Test(
    "balanced wrapping puts four equal views into two rows of two, or into four rows if minLines is 4",
    arguments: [(1, [0, 0, 28, 28]), (4, [0, 28, 56, 84])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func balanced(lines: Int, ys: [CGFloat]) {
    let rendered = rows(FlowLayout(wrapping: .balanced(minLines: lines)), width: 150) { record in
      ForEach(0..<4) { Leaf($0, 40, in: record) }
    }
    expectEqual(rendered.ys, ys)
  }

  @Test("negative spacing of a flow overlaps views; spacing of NaN or infinity counts as 0")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func spacing() {
    func xs(_ spacing: CGFloat) -> [CGFloat] {
      rows(FlowLayout(spacing: spacing)) { record in
        Leaf(0, 40, in: record)
        Leaf(1, 40, in: record)
      }
      .xs
    }
    expectEqual(xs(-10), [0, 30])
    expectEqual(xs(.nan), [0, 40])
    expectEqual(xs(.infinity), [0, 40])
  }

  /// Views with every modifier, and one line break.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @ViewBuilder
  private func asking(_ record: Record) -> some View {
    Leaf(0, 30, in: record).flowOrder(1)
    Leaf(1, 30, 40, in: record)
    Leaf(2, 20, in: record).flowItemAlignment(.end)
    Leaf(3, 20, fills: true, in: record).flowBasis(40).flowGrow(2)
    LineBreak()
    Leaf(4, 20, fills: true, in: record).flowGrow().padding(1)
    Group {
      Leaf(5, 20, in: record).flowBreak([.avoidBefore, .after]).padding(1).flowBreak(.before)
      Leaf(6, 20, fills: true, in: record).flowFullLine()
    }
    Leaf(7, 300, fills: true, in: record).flowBasis(300).flowShrink()
  }

  @Test("flow modifiers have the same effect in a Flow made with a view builder as in FlowLayout")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func subviews() {
    let layout = rows { asking($0) }
    let flow = Rendered(width: 200) { record in
      Flow { asking(record) }.noted(-1, in: record)
    }
    #expect(layout.ys.count == 8 && Set(layout.ys).count > 4)
    expectEqual(flow.frames, layout.frames)
    expectEqual(flow.size, layout.size)
  }
}

/// A view that asks for a break of its own.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct Breaking<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { content.flowBreak(.before) }
}
#endif
