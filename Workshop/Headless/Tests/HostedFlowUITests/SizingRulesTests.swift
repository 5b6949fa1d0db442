import FlowUI
import SwiftUI
import Testing

/// A container that asks and places its one child as a test says, as a host would.
private struct Driver: Layout {
  var proposals: [ProposedViewSize]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposals.map { subviews[0].sizeThatFits($0) }.last ?? .zero
  }

  func placeSubviews(
    in own: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: own.origin, proposal: proposals.last ?? .unspecified)
  }
}

/// What a flow of blocks answers to a proposal.
@MainActor private func answer(
  _ layout: some Layout, _ proposal: ProposedViewSize, _ blocks: [Block]
) -> CGSize {
  let host = HeadlessHost(size: CGSize(width: 1_000, height: 1_000)) {
    Driver(proposals: [proposal]) {
      layout { ForEach(blocks.indices, id: \.self) { blocks[$0] } }
    }
  }
  return host.size
}

@MainActor @Suite("Sizing rules")
struct SizingRulesTests {
  private let blocks = [Block(40, 10), Block(60, 20), Block(50, 30)]

  @Test(
    "rule 1: nil and infinity along the lines make one line", arguments: [nil, CGFloat.infinity])
  func oneLine(length: CGFloat?) {
    let rows = ProposedViewSize(width: length, height: 5)
    let columns = ProposedViewSize(width: 5, height: length)
    #expect(answer(FlowLayout(), rows, blocks) == CGSize(width: 166, height: 30))
    #expect(answer(VFlowLayout(), columns, blocks) == CGSize(width: 60, height: 76))
  }

  @Test("rule 1: zero asks each item for its minimum")
  func minimum() {
    let blocks = [Block(40, 10, minimumWidth: 30), Block(60, 10, minimumWidth: 20)]
    // 40 at 30 wide is two lines of 10, 60 at 20 wide three.
    #expect(answer(FlowLayout(), .zero, blocks) == CGSize(width: 30, height: 20 + 8 + 30))
  }

  @Test("rule 2: an item longer than the line is asked again with the line's length")
  func refits() {
    let probe = Probe()
    let blocks = [Block(30, 10), Block(250, 10, minimumWidth: 0, probe: probe), Block(30, 10)]
    let width = ProposedViewSize(width: 100, height: nil)
    #expect(answer(FlowLayout(), width, blocks) == CGSize(width: 100, height: 10 + 8 + 30 + 8 + 10))
    #expect(probe.proposals == [.unspecified, width])
  }

  @Test("rule 2: an item that cannot shrink sticks out of a line of its own")
  func sticksOut() {
    let blocks = [Block(30, 10), Block(250, 10, minimumWidth: 120), Block(30, 10)]
    let size = answer(FlowLayout(), ProposedViewSize(width: 100, height: nil), blocks)
    #expect(size == CGSize(width: 120, height: 10 + 8 + 30 + 8 + 10))
  }

  @Test("rule 3: leading lines hug; others take a finite width and hug without one")
  func hugging() {
    for alignment in FlowAlignment.allCases {
      let layout = FlowLayout(alignment: alignment)
      let offered = answer(layout, ProposedViewSize(width: 120, height: nil), blocks)
      #expect(offered == CGSize(width: alignment == .leading ? 108 : 120, height: 58))
      #expect(answer(layout, .unspecified, blocks) == CGSize(width: 166, height: 30))
      #expect(answer(layout, .infinity, blocks) == CGSize(width: 166, height: 30))
      #expect(answer(layout, ProposedViewSize(width: .nan, height: nil), blocks).width == 166)
    }
  }

  @Test("rule 3: the last line of a leading flow is aligned in the length that the flow hugs")
  func huggingLastLine() {
    let host = HeadlessHost(size: CGSize(width: 120, height: 400)) {
      FlowLayout(lastLine: .trailing) {
        ForEach(0..<3, id: \.self) {
          Block(CGFloat(40 + $0 * 10), 10).accessibilityIdentifier("\($0)")
        }
      }
      .accessibilityIdentifier("flow")
    }
    #expect(host.itemFrames().map(\.minX) == [0, 48, 38])
    #expect(host.size.width == 98)
  }

  @Test("rule 3: a line that sticks out moves no other before the flow's beginning")
  func alignedOversizeItems() {
    for alignment in FlowAlignment.allCases {
      let host = HeadlessHost(size: CGSize(width: 100, height: 400)) {
        FlowLayout(alignment: alignment) {
          Block(300, 10).accessibilityIdentifier("0")
          Block(50, 10).accessibilityIdentifier("1")
        }
        .accessibilityIdentifier("flow")
      }
      #expect(host.size.width == 300)
      #expect(host.itemFrames().allSatisfy { $0.minX >= 0 && $0.maxX <= 300 })
    }
  }

  @Test("rule 5: bounds rounded by up to a point keep the lines; others are laid out anew")
  func roundedBounds() {
    for (difference, rows) in [(-1.0, 1), (-0.5, 1), (0.5, 1), (1, 1), (-1.5, 2), (-60, 2)] {
      let host = HeadlessHost(size: CGSize(width: 1_000, height: 400)) {
        RoundingLayout(base: FlowLayout(), difference: difference) {
          Block(50, 10).accessibilityIdentifier("0")
          Block(50, 10).accessibilityIdentifier("1")
        }
        .accessibilityIdentifier("flow")
      }
      let lines = Set(host.itemFrames().map(\.minY))
      #expect(lines.count == rows, "bounds differ by \(difference)")
    }
  }

  @Test("rule 6: the answer does not exceed a finite width by the noise of a sum")
  func noise() {
    // Ten times a tenth is more than one by a bit in the last place.
    let blocks = Array(repeating: Block(0.1, 1), count: 10)
    let layout = FlowLayout(horizontalSpacing: 0, verticalSpacing: 0)
    for width in [0.1 * 3, 0.7, 1.0] {
      let size = answer(layout, ProposedViewSize(width: width, height: nil), blocks)
      #expect(size.width <= width)
    }
    #expect(answer(layout, ProposedViewSize(width: 1, height: nil), blocks).height == 1)
  }

  @Test("rule 7: negative spacing overlaps; NaN and infinite spacing count as zero")
  func strangeSpacing() {
    func size(_ horizontal: CGFloat, _ vertical: CGFloat) -> CGSize {
      answer(
        FlowLayout(horizontalSpacing: horizontal, verticalSpacing: vertical),
        ProposedViewSize(width: 120, height: nil), blocks)
    }
    #expect(size(-10, -5) == CGSize(width: 90, height: 20 - 5 + 30))
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      #expect(size(bad, bad) == CGSize(width: 100, height: 50))
    }
  }

  @Test("rule 7: sizes that are NaN or infinite count as zero")
  func strangeSizes() {
    for bad in [CGFloat.nan, .infinity] {
      let blocks = [Block(bad, 10), Block(20, bad), Block(30, 10)]
      let size = answer(FlowLayout(), ProposedViewSize(width: 200, height: nil), blocks)
      #expect(size == CGSize(width: 0 + 8 + 20 + 8 + 30, height: 10))
    }
  }

  @Test("rule 8: an empty flow has size zero; zero-size items take part with their gaps")
  func emptyAndZero() {
    let width = ProposedViewSize(width: 100, height: nil)
    for alignment in FlowAlignment.allCases {
      #expect(answer(FlowLayout(alignment: alignment), width, []) == .zero)
      #expect(answer(VFlowLayout(alignment: VFlowAlignment(alignment)), .infinity, []) == .zero)
    }
    #expect(answer(FlowLayout(), .unspecified, []) == .zero)
    let blocks = [Block(0, 0), Block(20, 10), Block(0, 0)]
    #expect(answer(FlowLayout(), width, blocks) == CGSize(width: 36, height: 10))
  }

  @Test("widths of zero, less than zero, a half and one put each item on a line of its own")
  func tinyWidths() {
    for width in [0, -10, 0.5, 1] {
      let size = answer(FlowLayout(), ProposedViewSize(width: width, height: nil), blocks)
      #expect(size == CGSize(width: 60, height: 10 + 8 + 20 + 8 + 30))
    }
  }
}

/// A host that hands a layout other bounds than it answered.
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
