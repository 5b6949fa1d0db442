#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// Bugs that users of flow layouts report again and again: each is shown on a layout that has the bug, and on
/// `FlowLayout`, which does not.
@MainActor @Suite("Bugs that flow layouts commonly have")
struct CommonFlowBugsTests {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  private func host(
    width: CGFloat = 100, _ layout: some Layout, _ blocks: [Block]
  ) -> Hosted {
    Hosted(flow: layout, width, 1_000) {
      ForEach(blocks.indices, id: \.self) { index in
        blocks[index].named(index)
      }
    }
  }

  @Test("slow measuring: a flow measures each view once, whatever widths are proposed")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func slowMeasuring() {
    func answers(_ layout: some Layout) -> Int {
      let probe = Probe()
      let host = Hosted(300, 300) {
        HostQuestions(widths: [nil, 80, .infinity, 70, 60]) {
          layout { Block(30, 10, probe: probe) }
        }
      }
      _ = host.frames
      return probe.count
    }
    // A flow that tries out how flexible its views are asks more than a view remembers.
    #expect(answers(ProbingLayout()) > 10)
    expectEqual(answers(FlowLayout()), 1)
  }

  @Test(
    "wrong height in a scroll view: a flow in a ScrollView is as high as the rows that it shows")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func wrongHeight() {
    func heights(_ layout: some Layout) -> (answered: CGFloat, shown: CGFloat) {
      let blocks = [Block(150, 10), Block(60, 10), Block(60, 10)]
      let host = Hosted(100, 300) {
        ScrollView {
          layout {
            ForEach(blocks.indices, id: \.self) { index in
              blocks[index].named(index)
            }
          }
          .named("flow")
          .frame(width: 100)
        }
      }
      let shown = host.itemFrames().map(\.maxY).max() ?? 0
      return (host.frame(of: "flow")?.height ?? 0, shown)
    }
    let article = heights(ArticleLayout())
    #expect(article == (46, 28))
    let ours = heights(FlowLayout())
    #expect(ours == (46, 46))
  }

  @Test(
    "vanishing items: a view wider than its flow never begins left of the flow, in each alignment")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func vanishingItems() {
    let blocks = [Block(300, 10), Block(40, 10)]
    let article = host(AlignedArticleLayout(factor: 1), blocks)
    expectEqual(article.itemFrames()[0].minX, -200)
    for alignment in FlowAlignment.allCases {
      let frames = host(FlowLayout(alignment: alignment), blocks).itemFrames()
      #expect(frames.allSatisfy { $0.minX >= 0 })
    }
  }

  @Test("jumping items: placed in bounds half a point narrower than its size, a flow moves no view")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func jumpingItems() {
    let blocks = [Block(40.25, 10), Block(50.25, 10)]
    let article = host(RoundingLayout(base: ArticleLayout(), difference: -0.5), blocks)
    expectEqual(article.itemFrames().map(\.minY), [0, 18])
    let ours = host(RoundingLayout(base: FlowLayout(), difference: -0.5), blocks)
    expectEqual(ours.itemFrames().map(\.minY), [0, 0])
  }

  @Test(
    "stale sizes: after its width changes, as by a rotation, a flow has the lines of its new width")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func staleSizes() {
    let blocks = [Block(40, 10), Block(50, 10), Block(60, 10)]
    func rotated(_ layout: some Layout) -> [CGFloat] {
      let host = host(width: 200, layout, blocks)
      _ = host.frames
      host.resize(100, 1_000)
      return host.itemFrames().map(\.minY)
    }
    expectEqual(rotated(StaleLayout()), [0, 0, 0])
    expectEqual(rotated(FlowLayout()), [0, 0, 18])
  }

  // Exit tests.
  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test(
    "crashes without a width: a flow with no proposed width is as wide as its row, in each alignment"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func noWidth() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = Hosted(100, 100) { AlignedArticleLayout { Block(40, 10) }.fixedSize() }
        _ = host.frames
      }
    }
    for alignment in FlowAlignment.allCases {
      let host = Hosted(100, 100) {
        FlowLayout(alignment: alignment) { Block(40, 10).named(0) }.fixedSize().named("flow")
      }
      expectEqual(host.size, CGSize(40, 10))
      expectEqual(host.itemFrames(), [CGRect(0, 0, 40, 10)])
    }
  }
  #endif

  @Test(
    "alignment without effect: a single short line of a trailing flow ends at the trailing edge of the width"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func alignmentDoesNothing() {
    let blocks = [Block(40, 10)]
    // A flow that hugs its lines has no room to align a single one in.
    expectEqual(host(ArticleLayout(), blocks).frame(of: "flow")?.width, 40)
    let ours = host(FlowLayout(alignment: .trailing), blocks)
    expectEqual(ours.itemFrames()[0].minX, 60)
    expectEqual(ours.frame(of: "flow")?.width, 100)
  }

  @Test(
    "one lonely stretched item: a stretch-aligned flow keeps the last line's widths unless lastLine is stretch"
  )
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func lonelyItem() {
    let blocks = [40, 50, 30].map { Block($0, 10, fills: true) }
    let torn = host(FlowLayout(alignment: .stretch, lastLine: .stretch), blocks)
    expectEqual(torn.itemFrames().map(\.width), [41, 51, 100])
    let ours = host(FlowLayout(alignment: .stretch), blocks)
    expectEqual(ours.itemFrames().map(\.width), [41, 51, 30])
  }

  @Test("ignored baselines: with firstTextBaseline, small and large text in a row share a baseline")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func baselines() {
    let blocks = [Block(20, 10, baseline: 8), Block(20, 30, baseline: 25)]
    expectEqual(host(ArticleLayout(), blocks).itemFrames().map(\.minY), [0, 0])
    let ours = host(FlowLayout(verticalAlignment: .firstTextBaseline), blocks)
    expectEqual(ours.itemFrames().map(\.minY), [17, 0])
  }

  @Test("space taken for nothing: a flow without views has no size, in each alignment")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func emptyFlow() {
    expectEqual(host(AlignedArticleLayout(), []).size.width, 100)
    for alignment in FlowAlignment.allCases {
      expectEqual(host(FlowLayout(alignment: alignment), []).size, .zero)
    }
  }
}

/// A flow that tries out, on every call, how far each view would shrink and grow.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct ProbingLayout: UnplacingLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews {
      for probe in [.zero, .infinity, .unspecified, proposal] as [ProposedViewSize] {
        _ = subview.sizeThatFits(probe)
      }
    }
    return AlignedArticleLayout().arrange(subviews, width: 300).size
  }
}

/// A hand-written flow that keeps the lines of the first width it is asked about.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct StaleLayout: Layout {
  struct Cache { var offsets: (offsets: [CGPoint], size: CGSize)? }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let known =
      cache.offsets
      ?? AlignedArticleLayout(factor: 0).arrange(subviews, width: proposal.width ?? .infinity)
    cache.offsets = known
    return known.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, offset) in zip(subviews, cache.offsets?.offsets ?? []) {
      subview.place(
        at: CGPoint(bounds.minX + offset.x, bounds.minY + offset.y), proposal: .unspecified)
    }
  }
}
#endif
