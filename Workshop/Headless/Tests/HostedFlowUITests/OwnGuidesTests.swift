import FlowUI
import SwiftUI
import Testing

/// Where a flow lies beside a view that is aligned with it.
@MainActor @Suite("A flow's own guides")
struct OwnGuidesTests {
  @Test(
    "edges and the center of a flow are its frame's, whatever guides its views have across",
    arguments: [HorizontalAlignment.leading, .center, .trailing])
  func horizontalEdges(guide: HorizontalAlignment) {
    let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
      VStack(alignment: guide, spacing: 0) {
        FlowLayout {
          Block(40, 20).alignmentGuide(guide) { _ in 30 }
          Block(40, 20).alignmentGuide(guide) { _ in -30 }
        }
        .accessibilityIdentifier("flow")
        Block(88, 10).accessibilityIdentifier("0")
      }
    }
    #expect(host.itemFrames() == [CGRect(x: 0, y: 20, width: 88, height: 10)])
  }

  @Test(
    "edges and the center of a flow are its frame's, whatever guides its views have along",
    arguments: [VerticalAlignment.top, .center, .bottom])
  func verticalEdges(guide: VerticalAlignment) {
    let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
      HStack(alignment: guide, spacing: 0) {
        VFlowLayout {
          Block(40, 20).alignmentGuide(guide) { _ in 15 }
          Block(40, 20).alignmentGuide(guide) { _ in -15 }
        }
        .accessibilityIdentifier("flow")
        Block(10, 48).accessibilityIdentifier("0")
      }
    }
    #expect(host.itemFrames() == [CGRect(x: 40, y: 0, width: 10, height: 48)])
  }

  @Test("a custom guide of a flow is the mean of its views', where they lie in it")
  func customGuides() {
    let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
      VStack(alignment: .mark, spacing: 0) {
        FlowLayout {
          Block(40, 20).alignmentGuide(HorizontalAlignment.mark) { _ in 10 }
          Block(40, 20).alignmentGuide(HorizontalAlignment.mark) { _ in 20 }
          Block(40, 20)
        }
        .accessibilityIdentifier("flow")
        Block(10, 10).accessibilityIdentifier("0")
      }
    }
    // 10 and 48 + 20.
    #expect(host.itemFrames().map(\.minX) == [39])
    let upright = HeadlessHost(size: CGSize(width: 500, height: 500)) {
      HStack(alignment: .mark, spacing: 0) {
        VFlowLayout {
          Block(40, 20).alignmentGuide(VerticalAlignment.mark) { _ in 10 }
          Block(40, 20).alignmentGuide(VerticalAlignment.mark) { _ in 12 }
          Block(40, 20)
        }
        .accessibilityIdentifier("flow")
        Block(10, 10).accessibilityIdentifier("0")
      }
    }
    // 10 and 28 + 12.
    #expect(upright.itemFrames().map(\.minY) == [25])
  }

  @Test("an empty flow with the platform's spacing takes no room")
  func empty() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
      FlowLayout(spacing: nil) {}
    }
    #expect(host.size == .zero)
  }
}
