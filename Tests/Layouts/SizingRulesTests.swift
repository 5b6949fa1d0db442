#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Returns the size of a flow of blocks for a proposal.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor private func answer(
  _ layout: some Layout, _ proposal: ProposedViewSize, _ blocks: [Block]
) -> CGSize {
  let host = Hosted(1_000, 1_000) {
    HostQuestions(proposals: [proposal]) {
      layout { ForEach(blocks.indices, id: \.self) { blocks[$0] } }
    }
  }
  return host.size
}

@MainActor @Suite("Sizing rules of a flow")
struct SizingRulesTests {
  @Test("sizing rule 1: a flow proposed zero asks each view for its minimum size")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func minimum() {
    let blocks = [Block(40, 10, minimumWidth: 30), Block(60, 10, minimumWidth: 20)]
    // 40 at 30 wide is two lines of 10, 60 at 20 wide three.
    expectEqual(answer(FlowLayout(), .zero, blocks), CGSize(30, 20 + 8 + 30))
  }

  @Test(
    "a flow wraps at its ideal length if no width is proposed, and has one row at an infinite width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func idealLength() {
    let blocks = Array(repeating: Block(40, 10), count: 3)
    func size(_ width: CGFloat?) -> CGSize {
      answer(FlowLayout(idealLength: 100), ProposedViewSize(width: width, height: nil), blocks)
    }
    expectEqual(size(nil), CGSize(88, 28))
    expectEqual(size(.infinity), CGSize(136, 10))
    #expect(size(110) == CGSize(88, 28) && size(140) == CGSize(136, 10))
  }

  @Test("sizing rule 3: a trailing last line of a leading flow ends where the longest line ends")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func huggingLastLine() {
    let host = Hosted(flow: FlowLayout(lastLine: .trailing), 120, 400) {
      ForEach(0..<3, id: \.self) { Block(CGFloat(40 + $0 * 10), 10).named($0) }
    }
    expectEqual(host.itemFrames().map(\.minX), [0, 48, 38])
    expectEqual(host.size.width, 98)
  }

  @Test(
    "sizing rule 5: a flow keeps its lines in bounds rounded by up to a point, and not in narrower ones"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func roundedBounds() {
    for (difference, rows) in [(-1.0, 1), (-0.5, 1), (0.5, 1), (1, 1), (-1.5, 2), (-60, 2)] {
      let host = Hosted(1_000, 400) {
        RoundingLayout(base: FlowLayout(), difference: difference) {
          Block(50, 10).named(0)
          Block(50, 10).named(1)
        }
        .named("flow")
      }
      let lines = Set(host.itemFrames().map(\.minY))
      #expect(lines.count == rows, "bounds differ by \(difference)")
    }
  }

  @Test("sizing rule 6: rounding errors in a sum never make a flow wider than a finite proposal")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func noise() {
    // Ten times a tenth is more than one by a bit in the last place.
    let blocks = Array(repeating: Block(0.1, 1), count: 10)
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: 0)
    for width in [0.1 * 3, 0.7, 1.0] {
      let size = answer(layout, ProposedViewSize(width: width, height: nil), blocks)
      #expect(size.width <= width)
    }
    expectEqual(answer(layout, ProposedViewSize(width: 1, height: nil), blocks).height, 1)
  }
}

/// A host that hands a layout other bounds than it answered.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RoundingLayout<Base: Layout>: Layout {
  var base: Base
  var difference: CGFloat

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    var bounds = bounds
    bounds.size.width += difference
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
#endif
