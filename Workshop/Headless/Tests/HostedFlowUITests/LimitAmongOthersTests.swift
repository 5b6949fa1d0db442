import FlowUI
import SwiftUI
import Testing

/// What a flow with a limit is to the views around it.
@MainActor @Suite("Limited flows among other views")
struct LimitAmongOthersTests {
  /// Where a view lies below a limited flow of two views, each of which may ask for no distance.
  private func distance(_ areTight: [Bool]) throws -> CGFloat {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Flow(areTight.indices, id: \.self, maxLines: 1) {
          Block(40, 20, spacing: areTight[$0] ? .zero : nil)
        }
        Block(40, 10).accessibilityIdentifier("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    try host.settle()
    return try #require(host.frame(of: "below")).minY - (areTight.isEmpty ? 0 : 20)
  }

  @Test("the distance to what is below is that of all its views, and an empty flow asks for none")
  func spacing() throws {
    #expect(try distance([false, false]) == 8)
    #expect(try distance([true, false]) == 0)
    #expect(try distance([false, true]) == 0)
    #expect(try distance([]) == 0)
  }

  @Test("a custom guide of a limited flow is the mean of those of the views that it shows")
  func customGuides() throws {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      VStack(alignment: .mark, spacing: 0) {
        Flow(0..<4, id: \.self, maxLines: 1) { index in
          Block(40, 20).alignmentGuide(HorizontalAlignment.mark) { _ in index == 0 ? 10 : 20 }
        }
        .accessibilityIdentifier("flow")
        Block(10, 10).accessibilityIdentifier("0")
      }
    }
    try host.settle()
    // 10 and 48 + 20.
    #expect(host.itemFrames().map(\.minX) == [39])
    let upright = HeadlessHost(size: CGSize(width: 100, height: 50)) {
      HStack(alignment: .mark, spacing: 0) {
        Flow(0..<4, id: \.self, layout: VFlowLayout(), maxLines: 1) { index in
          Block(40, 20).alignmentGuide(VerticalAlignment.mark) { _ in index == 0 ? 10 : 12 }
        }
        .accessibilityIdentifier("flow")
        Block(10, 10).accessibilityIdentifier("0")
      }
    }
    try upright.settle()
    // 10 and 28 + 12.
    #expect(upright.itemFrames().map(\.minY) == [25])
  }
}
