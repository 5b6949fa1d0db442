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

  @Test("growing views take what is left of their line, by their factors")
  func grow() {
    let host = host {
      item(0, 40)
      item(1, 40, fills: true).flowGrow(1)
      item(2, 40, fills: true).flowGrow(3)
      item(3, 100)
    }
    #expect(host.itemFrames().map(\.width) == [40, 56, 88, 100])
    #expect(host.itemFrames().map(\.minX) == [0, 48, 112, 0])
    #expect(host.size.width == 200)
  }

  @Test("factors that sum to less than one leave a part")
  func smallFactors() {
    let host = host { item(0, 100, fills: true).flowGrow(0.5) }
    #expect(host.itemFrames().map(\.width) == [150])
  }

  @Test("a spacer takes the rest of its line and pushes what follows to the end")
  func spacer() {
    let host = host {
      item(0, 40)
      Spacer()
      item(1, 40)
      item(2, 150)
    }
    #expect(host.itemFrames().map(\.minX) == [0, 160, 0])
    #expect(host.itemFrames().map(\.minY) == [0, 0, 18])
  }

  @Test("lengths are shared from the basis, not from the ideal length")
  func basis() {
    let host = host {
      item(0, 10, fills: true).flowBasis(60).flowGrow()
      item(1, 90, fills: true).flowBasis(60).flowGrow()
      item(2, 30, fills: true).flowBasis(60).flowGrow()
    }
    #expect(host.itemFrames().map { ($0.width * 3).rounded() } == [184, 184, 184])
  }

  @Test("a view longer than the line by its basis shrinks to it")
  func shrink() {
    let host = host {
      item(0, 40, fills: true).flowBasis(500).flowShrink()
      item(1, 40)
    }
    #expect(host.itemFrames().map(\.width) == [200, 40])
    #expect(host.itemFrames().map(\.minY) == [0, 18])
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

  @Test("order moves places, not the order of drawing")
  func order() {
    let host = host {
      item(0, 40).flowOrder(1)
      item(1, 30)
      item(2, 20).flowOrder(-1)
    }
    #expect(host.itemFrames().map(\.minX) == [66, 28, 0])
    #expect(host.frames.map(\.identifier) == ["flow", "0", "1", "2"])
  }

  @Test("a view's own alignment across its line")
  func itemAlignment() {
    let host = host {
      Block(20, 40).accessibilityIdentifier("0")
      item(1, 20).flowItemAlignment(.start)
      item(2, 20).flowItemAlignment(.center)
      item(3, 20).flowItemAlignment(.end)
      item(4, 20, fills: true).flowItemAlignment(.stretch)
    }
    #expect(host.itemFrames().map(\.minY) == [0, 0, 15, 30, 0])
    #expect(host.itemFrames().map(\.height) == [40, 10, 10, 10, 40])
  }

  @Test("breaks before, after and avoided before a view")
  func breaks() {
    let host = host {
      item(0, 20)
      item(1, 20).flowBreak(.before)
      item(2, 20).flowBreak(.after)
      item(3, 90)
      item(4, 60)
      item(5, 50).flowBreak(.avoidBefore)
    }
    #expect(host.itemFrames().map(\.minY) == [0, 18, 18, 36, 54, 54])
  }

  @Test("a full line has the flow's length and no neighbors")
  func fullLine() {
    let host = host {
      item(0, 20)
      item(1, 20, fills: true).flowFullLine()
      item(2, 20)
    }
    #expect(host.itemFrames().map(\.minY) == [0, 18, 36])
    #expect(host.itemFrames()[1].width == 200)
  }

  @Test("a line break ends its line and takes no space; two leave an empty line")
  func lineBreaks() {
    let one = host {
      item(0, 20)
      LineBreak()
      item(1, 20)
    }
    #expect(one.itemFrames().map(\.minY) == [0, 18])
    #expect(one.size == CGSize(width: 20, height: 28))
    let two = host {
      item(0, 20)
      LineBreak()
      LineBreak()
      item(1, 20)
    }
    #expect(two.itemFrames().map(\.minY) == [0, 26])
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

  @Test("a resized view is measured once at its new length")
  func measuring() {
    let probe = Probe()
    let host = host {
      Block(40, 10, fills: true, probe: probe).flowGrow()
      item(1, 20)
    }
    _ = host.frames
    #expect(probe.proposals == [.unspecified, ProposedViewSize(width: 172, height: nil)])
  }
}
