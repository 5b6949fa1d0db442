import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("Hugging lines")
struct HuggingTests {
  private func host(_ layout: FlowLayout, grows: Bool = false) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 100, height: 100)) {
      layout {
        ForEach(0..<3, id: \.self) {
          Block(40, 20, fills: true).flowGrow(grows && $0 == 2 ? 1 : 0)
            .accessibilityIdentifier("\($0)")
        }
      }
      .accessibilityIdentifier("flow")
    }
  }

  @Test(
    "a flow that hugs is as wide as its longest row, and aligns the others within that",
    arguments: zip(FlowAlignment.allCases, [0, 24, 48, 0, 24, 24, 0]))
  func hugs(alignment: FlowAlignment, last: CGFloat) {
    let host = host(FlowLayout(alignment: alignment, lastLine: alignment, hugsLines: .always))
    #expect(host.size.width == 88)
    #expect(host.itemFrames().map(\.minX) == [0, 48, last])
  }

  @Test("stretched views of a flow that hugs fill its longest row")
  func stretches() {
    let host = host(FlowLayout(alignment: .stretch, lastLine: .stretch, hugsLines: .always))
    #expect(host.itemFrames().map(\.width) == [40, 40, 88])
  }

  @Test("a flow that does not hug is as wide as it is offered, if that is a width")
  func fills() {
    let layout = FlowLayout(hugsLines: .never)
    #expect(host(layout).size.width == 100)
    #expect(host(layout).itemFrames().map(\.minX) == [0, 48, 0])
    let free = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      layout { Block(40, 20) }.fixedSize()
    }
    #expect(free.size.width == 40)
  }

  @Test("a view that grows makes its row as wide as the offer")
  func grows() {
    #expect(host(FlowLayout(alignment: .center, hugsLines: .always), grows: true).size.width == 100)
  }

  @Test("columns hug, too")
  func columns() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      VFlowLayout(alignment: .bottom, hugsLines: .always) {
        ForEach(0..<3, id: \.self) { Block(20, 40).accessibilityIdentifier("\($0)") }
      }
      .accessibilityIdentifier("flow")
    }
    #expect(host.size.height == 88)
    #expect(host.itemFrames().map(\.minY) == [0, 48, 48])
  }
}
