#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Where a flow lies beside a view that is aligned with it.
@MainActor @Suite("A flow's own alignment guides")
struct OwnGuidesTests {
  @Test(
    "leading, center and trailing guides of a flow are those of its frame, whatever guides its views set",
    arguments: [HorizontalAlignment.leading, .center, .trailing])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func horizontalEdges(guide: HorizontalAlignment) {
    let host = Hosted(500, 500) {
      VStack(alignment: guide, spacing: 0) {
        FlowLayout {
          Block(40, 20).alignmentGuide(guide) { _ in 30 }
          Block(40, 20).alignmentGuide(guide) { _ in -30 }
        }
        .named("flow")
        Block(88, 10).named(0)
      }
    }
    expectEqual(host.itemFrames(), [CGRect(0, 20, 88, 10)])
  }

  @Test(
    "top, center and bottom guides of a flow of columns are those of its frame, whatever guides its views set",
    arguments: [VerticalAlignment.top, .center, .bottom])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func verticalEdges(guide: VerticalAlignment) {
    let host = Hosted(500, 500) {
      HStack(alignment: guide, spacing: 0) {
        VFlowLayout {
          Block(40, 20).alignmentGuide(guide) { _ in 15 }
          Block(40, 20).alignmentGuide(guide) { _ in -15 }
        }
        .named("flow")
        Block(10, 48).named(0)
      }
    }
    expectEqual(host.itemFrames(), [CGRect(40, 0, 10, 48)])
  }

  /// Where a view lies below a flow that has its mark on the same line, and beside a column that has.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func marks(below row: some View, beside column: some View) throws -> [CGFloat] {
    let hosts = [
      Hosted(100, 100) {
        VStack(alignment: .mark, spacing: 0) {
          row.named("flow")
          Block(10, 10).named(0)
        }
      },
      Hosted(100, 50) {
        HStack(alignment: .mark, spacing: 0) {
          column.named("flow")
          Block(10, 10).named(0)
        }
      },
    ]
    return [hosts[0].origins[0].x, hosts[1].origins[0].y]
  }

  @Test(
    "a flow's custom alignment guide is the mean of the positions where its views set that guide")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func customGuides() throws {
    let row = FlowLayout {
      Block(40, 20).alignmentGuide(HorizontalAlignment.mark) { _ in 10 }
      Block(40, 20).alignmentGuide(HorizontalAlignment.mark) { _ in 20 }
      Block(40, 20)
    }
    let column = VFlowLayout {
      Block(40, 20).alignmentGuide(VerticalAlignment.mark) { _ in 10 }
      Block(40, 20).alignmentGuide(VerticalAlignment.mark) { _ in 12 }
      Block(40, 20)
    }
    // 10 and 48 + 20; 10 and 28 + 12.
    expectEqual(try marks(below: row, beside: column), [39, 25])
  }

  @Test(
    "a limited flow's custom alignment guide is the mean of the positions where its shown views set it"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limitedGuides() throws {
    let row = Flow(0..<4, id: \.self) { index in
      Block(40, 20).alignmentGuide(HorizontalAlignment.mark) { _ in index == 0 ? 10 : 20 }
    }
    .maxLines(1)
    let column = Flow(0..<4, id: \.self, layout: VFlowLayout()) { index in
      Block(40, 20).alignmentGuide(VerticalAlignment.mark) { _ in index == 0 ? 10 : 12 }
    }
    .maxLines(1)
    expectEqual(try marks(below: row, beside: column), [39, 25])
  }

  @Test("an empty flow with the platform's spacing has the size zero")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func empty() {
    expectEqual(Hosted(100, 100) { FlowLayout(spacing: nil) {} }.size, .zero)
  }

  @Test(
    "in a VStack, no space is below a limited flow if one of its views prefers none, or if it has no views",
    arguments: [([false, false], 8), ([true, false], 0), ([false, true], 0), ([], 0)]
      as [([Bool], CGFloat)])
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func limitedSpacing(areTight: [Bool], distance: CGFloat) throws {
    let host = Hosted(100, 100) {
      VStack {
        Flow(areTight.indices, id: \.self) {
          Block(40, 20, spacing: areTight[$0] ? .zero : nil)
        }
        .maxLines(1)
        Block(40, 10).named("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    expectEqual(host.frame(of: "below")?.minY, distance + (areTight.isEmpty ? 0 : 20))
  }
}

/// A guide that no container knows, so that it lies at a view's edge unless the view says otherwise.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HorizontalAlignment {
  fileprivate static let mark = HorizontalAlignment(Mark.self)
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}
#endif
