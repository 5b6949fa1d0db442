import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("Modifiers of views")
struct ItemModifierTests {
  private func host(
    width: CGFloat = 200, _ layout: some Layout = FlowLayout(),
    @ViewBuilder _ content: () -> some View
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 1_000)) {
      AnyLayout(layout) { content() }.accessibilityIdentifier("flow")
    }
  }

  private func item(_ id: Int, _ width: CGFloat, fills: Bool = false) -> some View {
    Block(width, 10, fills: fills).accessibilityIdentifier("\(id)")
  }

  @Test("factors that sum to less than one leave a part")
  func smallFactors() {
    let host = host { item(0, 100, fills: true).flowGrow(0.5) }
    #expect(host.itemFrames().map(\.width) == [150])
  }

  @Test("a basis longer than the line sticks out without flowShrink, whoever is beside it")
  func basisBeyondTheLine() {
    for neighbor in [CGFloat(40), 300] {
      for ideal in [CGFloat(40), 500] {
        let host = host {
          item(0, ideal, fills: true).flowBasis(400)
          item(1, neighbor)
        }
        #expect(host.itemFrames().map(\.width) == [400, neighbor])
        #expect(host.frame(of: "flow")?.width == 400)
      }
    }
  }

  @Test("without a limit the longest line is the flow's length, and others grow to it")
  func growingWithoutLimit() {
    let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
      FlowLayout {
        item(0, 100)
        LineBreak()
        item(1, 30, fills: true).flowGrow()
        item(2, 30, fills: true).flowFullLine()
      }
      .fixedSize()
      .accessibilityIdentifier("flow")
    }
    #expect(host.itemFrames().map(\.width) == [100, 100, 100])
  }

  @Test("balanced lines are as many as greedy ones, and even")
  func balanced() {
    func layout(_ wrapping: FlowWrapping) -> [CGFloat] {
      host(FlowLayout(wrapping: wrapping)) {
        ForEach(0..<5, id: \.self) { item($0, 40) }
      }
      .itemFrames().map(\.minY)
    }
    #expect(layout(.greedy) == [0, 0, 0, 0, 18])
    #expect(layout(.balanced) == [0, 0, 0, 18, 18])
    #expect(layout(.balanced(minLines: 3)) == [0, 0, 18, 18, 36])
    #expect(layout(.balanced(minLines: 0)) == [0, 0, 0, 18, 18])
    #expect(layout(.balanced(minLines: -7)) == [0, 0, 0, 18, 18])
    #expect(layout(.balanced(minLines: 99)) == [0, 18, 36, 54, 72])
  }

  @Test("a line holds at most so many items")
  func maxItemsPerLine() {
    func rows(_ most: Int?) -> [CGFloat] {
      host(FlowLayout(maxItemsPerLine: most)) {
        ForEach(0..<4, id: \.self) { item($0, 10) }
      }
      .itemFrames().map(\.minY)
    }
    #expect(rows(nil) == [0, 0, 0, 0])
    #expect(rows(2) == [0, 0, 18, 18])
    #expect(rows(1) == [0, 18, 36, 54])
    #expect(rows(0) == [0, 18, 36, 54])
    #expect(rows(-3) == [0, 18, 36, 54])
  }

  @Test("an ideal length shapes the flow where the proposal leaves its length open")
  func idealLength() {
    func size(_ layout: FlowLayout) -> CGSize {
      host(width: 500, layout) { ForEach(0..<4, id: \.self) { item($0, 40) } }.size
    }
    func fixed(_ ideal: CGFloat?, _ alignment: FlowAlignment = .leading) -> CGSize {
      HeadlessHost(size: CGSize(width: 500, height: 500)) {
        FlowLayout(alignment: alignment, idealLength: ideal) {
          ForEach(0..<4, id: \.self) { item($0, 40) }
        }
        .fixedSize()
      }
      .size
    }
    #expect(fixed(nil) == CGSize(width: 184, height: 10))
    #expect(fixed(100) == CGSize(width: 88, height: 28))
    #expect(fixed(100, .center) == CGSize(width: 88, height: 28))
    #expect(fixed(0) == CGSize(width: 40, height: 64))
    #expect(fixed(-5) == CGSize(width: 40, height: 64))
    #expect(fixed(.nan) == CGSize(width: 184, height: 10))
    #expect(fixed(.infinity) == CGSize(width: 184, height: 10))
    #expect(size(FlowLayout(idealLength: 100)).height == 10, "a finite proposal wins")
  }

  @Test("a view longer than the ideal length makes room in all lines, so that the answer stands")
  func idealLengthOfOversizeViews() {
    func host(width: CGFloat?) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: width ?? 500, height: 500)) {
        FlowLayout(idealLength: 61.75) {
          item(0, 88.25)
          item(1, 30)
          item(2, 40)
        }
        .fixedSize(horizontal: width == nil, vertical: true)
        .accessibilityIdentifier("flow")
      }
    }
    for width in [nil, 88.25] as [CGFloat?] {
      let host = host(width: width)
      #expect(host.frame(of: "flow")?.size == CGSize(width: 88.25, height: 28))
      #expect(host.itemFrames().map(\.minX) == [0, 0, 38])
    }
  }

  @Test("balanced lines that hug stay when their own length is proposed")
  func steadyBalance() {
    // Four lines or three need no more than 65 or 75 points, where one view is longer than that.
    let layout = FlowLayout(
      horizontalSpacing: 0, verticalSpacing: 0, wrapping: .balanced(minLines: 3))
    for width in [211.5, 75] as [CGFloat] {
      let host = host(width: width, layout) {
        ForEach(0..<6, id: \.self) { item($0, [75, 0, 49, 30, 32, 3][$0]) }
      }
      #expect(host.size.width == 75)
      #expect(host.itemFrames().map(\.minY) == [0, 0, 10, 20, 20, 20])
    }
  }

  @Test("factors that are NaN, negative or infinite do what their documentation says")
  func strangeFactors() {
    for factor in [Double.nan, -1, -Double.infinity] {
      let host = host { item(0, 40, fills: true).flowGrow(factor) }
      #expect(host.itemFrames().map(\.width) == [40])
    }
    let host = host { item(0, 40, fills: true).flowGrow(Double.infinity) }
    #expect(host.itemFrames().map(\.width) == [200])
    for length in [CGFloat.nan, -4] {
      let host = self.host { item(0, 40, fills: true).flowBasis(length) }
      #expect(host.itemFrames().map(\.width) == [0])
    }
  }

  @Test("modifiers reach through others and add up")
  func modifiersAddUp() {
    let host = host {
      item(0, 20, fills: true).flowGrow().padding(2).flowOrder(1).background { Block(1, 1) }
      item(1, 20)
    }
    #expect(host.itemFrames().map(\.minX) == [30, 0])
    #expect(host.itemFrames()[0].width == CGFloat(200 - 28 - 4))
  }

  @Test("an inner flow does not inherit what its views or the outer flow's ask for")
  func nesting() {
    let host = host {
      FlowLayout {
        item(0, 30, fills: true).flowGrow()
        item(1, 30)
      }
      .flowBreak(.before)
      .frame(width: 100)
      item(2, 30)
    }
    #expect(host.itemFrames().map(\.minX) == [0, 70, 108])
    #expect(host.itemFrames().map(\.minY) == [0, 0, 0])
  }
}
