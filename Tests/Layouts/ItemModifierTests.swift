#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Modifiers and options of a flow in detail")
struct ItemModifierTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func item(_ id: Int, _ width: CGFloat, fills: Bool = false) -> some View {
    Block(width, 10, fills: fills).named(id)
  }

  /// As many of one width.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func items(_ count: Int, _ width: CGFloat) -> some View {
    ForEach(0..<count, id: \.self) { item($0, width) }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func width(@ViewBuilder _ content: () -> some View) -> CGFloat? {
    Hosted(flow: FlowLayout(), content: content).itemFrames().first?.width
  }

  @Test("of two equal flow modifiers of a view, such as flowGrow twice, the innermost counts")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func innermost() {
    expectEqual(width { item(0, 20, fills: true).flowGrow(1).flowGrow(0) }, 200)
    expectEqual(width { item(0, 20, fills: true).flowGrow(0).flowGrow(1) }, 20)
    expectEqual(width { item(0, 20, fills: true).flowBasis(60).flowBasis(90) }, 60)
    expectEqual(width { item(0, 20, fills: true).flowFullLine().flowFullLine(false) }, 200)
    let host = Hosted(flow: FlowLayout()) {
      item(0, 20)
      item(1, 20).flowOrder(-1).flowOrder(1)
    }
    expectEqual(host.itemFrames().map(\.minX), [28, 0])
  }

  @Test(
    "a flow modifier inside of a button or a stack does not reach the flow, a modifier outside does"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func insideOfOneView() {
    let button = Button {
    } label: {
      item(0, 20, fills: true).flowGrow()
    }.buttonStyle(.plain)
    expectEqual(width { button }, 20)
    expectEqual(width { button.flowGrow() }, 200)
    expectEqual(width { HStack { item(0, 20, fills: true).flowGrow() } }, 20)
  }

  @Test("grow factors of views that sum to less than 1 leave a part of the row free")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func smallFactors() {
    expectEqual(width { item(0, 100, fills: true).flowGrow(0.5) }, 150)
  }

  @Test(
    "a view whose basis is longer than the line overflows without flowShrink, whatever is beside it",
    arguments: [40, 300], [40, 500])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func basisBeyondTheLine(neighbor: CGFloat, ideal: CGFloat) {
    let host = Hosted(flow: FlowLayout()) {
      item(0, ideal, fills: true).flowBasis(400)
      item(1, neighbor)
    }
    expectEqual(host.itemFrames().map(\.width), [400, neighbor])
    expectEqual(host.frame(of: "flow")?.width, 400)
  }

  @Test(
    "a flow with no proposed width is as wide as its longest line, and growing views fill that width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func growingWithoutLimit() {
    let host = Hosted(500, 500) {
      FlowLayout {
        item(0, 100)
        LineBreak()
        item(1, 30, fills: true).flowGrow()
        item(2, 30, fills: true).flowFullLine()
      }
      .fixedSize().named("flow")
    }
    expectEqual(host.itemFrames().map(\.width), [100, 100, 100])
  }

  @Test(
    "balanced wrapping makes as many lines as greedy wrapping, or minLines if more, of even length",
    arguments: [
      (.greedy, [0, 0, 0, 0, 18]), (.balanced, [0, 0, 0, 18, 18]),
      (.balanced(minLines: 3), [0, 0, 18, 18, 36]), (.balanced(minLines: 0), [0, 0, 0, 18, 18]),
      (.balanced(minLines: -7), [0, 0, 0, 18, 18]), (.balanced(minLines: 99), [0, 18, 36, 54, 72]),
    ] as [(FlowWrapping, [CGFloat])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func balanced(wrapping: FlowWrapping, tops: [CGFloat]) {
    let host = Hosted(flow: FlowLayout(wrapping: wrapping)) { items(5, 40) }
    expectEqual(host.itemFrames().map(\.minY), tops)
  }

  @Test(
    "maxItemsPerLine limits the views on a line, to at least one",
    arguments: [
      (nil, [0, 0, 0, 0]), (2, [0, 0, 18, 18]), (1, [0, 18, 36, 54]), (0, [0, 18, 36, 54]),
      (-3, [0, 18, 36, 54]),
    ] as [(Int?, [CGFloat])])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func maxItemsPerLine(most: Int?, tops: [CGFloat]) {
    let host = Hosted(flow: FlowLayout(maxItemsPerLine: most)) { items(4, 10) }
    expectEqual(host.itemFrames().map(\.minY), tops)
  }

  @Test(
    "a flow wraps at its ideal length if no width is proposed, and otherwise at the proposed width",
    arguments: [
      (nil, CGSize(184, 10)), (100, CGSize(88, 28)), (0, CGSize(40, 64)), (-5, CGSize(40, 64)),
      (.nan, CGSize(184, 10)), (.infinity, CGSize(184, 10)),
    ] as [(CGFloat?, CGSize)], [FlowAlignment.leading, .center])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idealLength(ideal: (length: CGFloat?, size: CGSize), alignment: FlowAlignment) {
    let layout = FlowLayout(alignment: alignment, idealLength: ideal.length)
    let open = Hosted(500, 500) { layout { items(4, 40) }.fixedSize() }
    expectEqual(open.size, ideal.size)
    let finite = Hosted(flow: layout, 500) { items(4, 40) }
    #expect(finite.size.height == 10, "a finite proposal wins")
  }

  @Test(
    "a flow with a view longer than its ideal length breaks all lines at the length of that view",
    arguments: [nil, 88.25] as [CGFloat?])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idealLengthOfOversizeViews(width: CGFloat?) {
    let host = Hosted(width ?? 500, 500) {
      FlowLayout(idealLength: 61.75) {
        item(0, 88.25)
        item(1, 30)
        item(2, 40)
      }
      .fixedSize(horizontal: width == nil, vertical: true).named("flow")
    }
    expectEqual(host.frame(of: "flow")?.size, CGSize(88.25, 28))
    expectEqual(host.itemFrames().map(\.minX), [0, 0, 38])
  }

  @Test(
    "a hugging flow of balanced lines keeps its lines when it is proposed its own width",
    arguments: [211.5, 75] as [CGFloat])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func steadyBalance(width: CGFloat) {
    // Four lines or three need no more than 65 or 75 points, where one view is longer than that.
    let layout = FlowLayout(
      horizontalSpacing: 0, verticalSpacing: 0, wrapping: .balanced(minLines: 3))
    let host = Hosted(flow: layout, width) {
      ForEach(0..<6, id: \.self) { item($0, [75, 0, 49, 30, 32, 3][$0]) }
    }
    expectEqual(host.size.width, 75)
    expectEqual(host.itemFrames().map(\.minY), [0, 0, 10, 20, 20, 20])
  }

  @Test(
    "flowGrow of NaN or below 0 counts as 0, infinite flowGrow fills the row, and an invalid flowBasis counts as 0"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func strangeFactors() {
    for (factor, expected) in [(.nan, 40), (-1, 40), (-.infinity, 40), (.infinity, 200)]
      as [(Double, CGFloat)]
    {
      #expect(width { item(0, 40, fills: true).flowGrow(factor) } == expected, "\(factor)")
    }
    for length in [CGFloat.nan, -4] {
      expectEqual(width { item(0, 40, fills: true).flowBasis(length) }, 0)
    }
  }

  @Test(
    "several flow modifiers of one view, also with padding and a background between them, reach the flow"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func modifiersAddUp() {
    let host = Hosted(flow: FlowLayout()) {
      item(0, 20, fills: true).flowGrow().padding(2).flowOrder(1).background { Block(1, 1) }
      item(1, 20)
    }
    expectEqual(host.itemFrames().map(\.minX), [30, 0])
    expectEqual(host.itemFrames()[0].width, CGFloat(200 - 28 - 4))
  }

  @Test(
    "in nested flows, modifiers of views reach only the inner flow, and those of the inner flow only the outer"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func nesting() {
    let host = Hosted(flow: FlowLayout()) {
      FlowLayout {
        item(0, 30, fills: true).flowGrow()
        item(1, 30)
      }
      .flowBreak(.before).frame(width: 100)
      item(2, 30)
    }
    expectEqual(host.origins, [.zero, CGPoint(70, 0), CGPoint(108, 0)])
  }

  @Test(
    "a hugging flow is as wide as its longest row, and aligns its other rows within that width",
    arguments: zip(FlowAlignment.allCases, [0, 24, 48, 0, 24, 24, 0]))
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hugs(alignment: FlowAlignment, last: CGFloat) {
    let layout = FlowLayout(alignment: alignment, lastLine: alignment, hugging: .always)
    let host = Hosted(flow: layout, 100) { items(3, 40) }
    expectEqual(host.size.width, 88)
    expectEqual(host.itemFrames().map(\.minX), [0, 48, last])
  }

  @Test(
    "a hugging flow with stretch alignment stretches the views of each row to its longest row's width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func stretchesHugged() {
    let layout = FlowLayout(alignment: .stretch, lastLine: .stretch, hugging: .always)
    let host = Hosted(flow: layout, 100) {
      ForEach(0..<3, id: \.self) { item($0, 40, fills: true) }
    }
    expectEqual(host.itemFrames().map(\.width), [40, 40, 88])
  }

  @Test(
    "a flow that never hugs is as wide as a proposed width, and as wide as its rows if none is proposed"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fills() {
    let layout = FlowLayout(hugging: .never)
    let host = Hosted(flow: layout, 100) { items(3, 40) }
    expectEqual(host.size.width, 100)
    expectEqual(host.itemFrames().map(\.minX), [0, 48, 0])
    expectEqual(Hosted(100, 100) { layout { Block(40, 20) }.fixedSize() }.size.width, 40)
  }

  @Test("a growing view makes a hugging flow as wide as the proposal")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func growsHugged() {
    let host = Hosted(flow: FlowLayout(alignment: .center, hugging: .always), 100) {
      items(2, 40)
      item(2, 40, fills: true).flowGrow()
    }
    expectEqual(host.size.width, 100)
  }

  @Test("a flow of columns that hugs is as high as its longest column")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hugsColumns() {
    let host = Hosted(flow: VFlowLayout(alignment: .bottom, hugging: .always), 100, 100) {
      ForEach(0..<3, id: \.self) { Block(20, 40).named($0) }
    }
    expectEqual(host.size.height, 88)
    expectEqual(host.itemFrames().map(\.minY), [0, 48, 48])
  }
}
#endif
