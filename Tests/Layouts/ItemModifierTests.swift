#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Modifiers of views")
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

  @Test("of two modifiers that set the same value the innermost counts")
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

  @Test("a modifier inside of what is one view does not reach the flow, one outside does")
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

  @Test("factors that sum to less than one leave a part")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func smallFactors() {
    expectEqual(width { item(0, 100, fills: true).flowGrow(0.5) }, 150)
  }

  @Test(
    "a basis longer than the line sticks out without flowShrink, whoever is beside it",
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

  @Test("without a limit the longest line is the flow's length, and others grow to it")
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
    "balanced lines are as many as greedy ones, and even",
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
    "a line holds at most so many items",
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
    "an ideal length shapes the flow where the proposal leaves its length open",
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
    "a view longer than the ideal length makes room in all lines, so that the answer stands",
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
    "balanced lines that hug stay when their own length is proposed",
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

  @Test("factors that are NaN, negative or infinite do what their documentation says")
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

  @Test("modifiers reach through others and add up")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func modifiersAddUp() {
    let host = Hosted(flow: FlowLayout()) {
      item(0, 20, fills: true).flowGrow().padding(2).flowOrder(1).background { Block(1, 1) }
      item(1, 20)
    }
    expectEqual(host.itemFrames().map(\.minX), [30, 0])
    expectEqual(host.itemFrames()[0].width, CGFloat(200 - 28 - 4))
  }

  @Test("an inner flow does not inherit what its views or the outer flow's ask for")
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
    "a flow that hugs is as wide as its longest row, and aligns the others within that",
    arguments: zip(FlowAlignment.allCases, [0, 24, 48, 0, 24, 24, 0]))
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hugs(alignment: FlowAlignment, last: CGFloat) {
    let layout = FlowLayout(alignment: alignment, lastLine: alignment, hugging: .always)
    let host = Hosted(flow: layout, 100) { items(3, 40) }
    expectEqual(host.size.width, 88)
    expectEqual(host.itemFrames().map(\.minX), [0, 48, last])
  }

  @Test("stretched views of a flow that hugs fill its longest row")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func stretchesHugged() {
    let layout = FlowLayout(alignment: .stretch, lastLine: .stretch, hugging: .always)
    let host = Hosted(flow: layout, 100) {
      ForEach(0..<3, id: \.self) { item($0, 40, fills: true) }
    }
    expectEqual(host.itemFrames().map(\.width), [40, 40, 88])
  }

  @Test("a flow that does not hug is as wide as it is offered, if that is a width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func fills() {
    let layout = FlowLayout(hugging: .never)
    let host = Hosted(flow: layout, 100) { items(3, 40) }
    expectEqual(host.size.width, 100)
    expectEqual(host.itemFrames().map(\.minX), [0, 48, 0])
    expectEqual(Hosted(100, 100) { layout { Block(40, 20) }.fixedSize() }.size.width, 40)
  }

  @Test("a view that grows makes its row as wide as the offer")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func growsHugged() {
    let host = Hosted(flow: FlowLayout(alignment: .center, hugging: .always), 100) {
      items(2, 40)
      item(2, 40, fills: true).flowGrow()
    }
    expectEqual(host.size.width, 100)
  }

  @Test("columns hug, too")
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
