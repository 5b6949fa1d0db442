import FlowLayoutUI
import SwiftUI
import Testing

/// The properties that a flow reads of its views, and when.
@MainActor @Suite("Properties that a flow reads of its views")
struct ReadViewsTests {
  private func frames(
    width: CGFloat = 400, _ layout: FlowLayout, @ViewBuilder _ views: @escaping () -> some View
  ) -> [CGRect] {
    HeadlessHost(width, 400) { layout { views() }.named("flow") }.itemFrames()
  }

  private func spaced(_ id: Int, _ spacing: CGFloat) -> some View {
    Block(30, 10, spacing: .preferring(spacing)).named(id)
  }

  @Test(
    "platform spacing separates two neighbors by the larger of their preferences, also the first two views"
  )
  func pairs() {
    let frames = frames(FlowLayout(horizontalSpacing: nil)) {
      spaced(0, 20)
      spaced(1, 0)
      spaced(2, 0)
      spaced(3, 5)
    }
    expectEqual(frames.map(\.minX), [0, 50, 80, 115])
    expectEqual(self.frames(FlowLayout(horizontalSpacing: nil)) { spaced(0, 20) }.map(\.minX), [0])
  }

  @Test(
    "platform spacing in a flow is that between neighbors in the order that flowOrder gives the views"
  )
  func ordered() {
    // 1, 2, 3 and then 0, which is 20 from any other.
    let row = frames(FlowLayout(horizontalSpacing: nil)) {
      spaced(0, 20).flowOrder(1)
      spaced(1, 0)
      spaced(2, 0)
      spaced(3, 5)
    }
    expectEqual(row.map(\.minX), [115, 0, 30, 65])
    // Two a row: 20 lie between the rows of which one has the first view.
    let rows = frames(width: 60, FlowLayout(horizontalSpacing: 0, verticalSpacing: nil)) {
      spaced(0, 20).flowOrder(1)
      spaced(1, 0)
      spaced(2, 0)
      spaced(3, 0)
      spaced(4, 0)
    }
    expectEqual(rows.map(\.minY), [40, 0, 0, 10, 10])
  }

  @Test(
    "the first baseline of a flow is that of its first view by flowOrder, not of the first one written"
  )
  func orderedBaseline() {
    let host = HeadlessHost(200, 400) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FlowLayout(spacing: 0) {
          Block(60, 20, baseline: 15).flowOrder(1)
          Block(60, 20, baseline: 5)
        }
        .frame(width: 60).named("flow")
        Block(10, 10, baseline: 10).named(0)
      }
    }
    // Above its own baseline are 10 points, above that of the flow 5.
    expectEqual(host.itemFrames().map(\.minY), [-5])
  }

  @Test(
    "a flow aligns views by their own alignment guides if only one view has one, and if all have")
  func ownGuides() {
    let all = frames(FlowLayout(spacing: 0)) {
      Block(30, 10).alignmentGuide(.top) { _ in 10 }.named(0)
      Block(30, 10).alignmentGuide(.top) { _ in 4 }.named(1)
    }
    expectEqual(all.map(\.minY), [0, 6])
    let one = frames(FlowLayout(spacing: 0)) {
      Block(30, 10).named(0)
      Block(30, 10).alignmentGuide(.top) { _ in 4 }.named(1)
    }
    expectEqual(one.map(\.minY), [4, 0])
    // Another guide may be anywhere, though no view sets it.
    let custom = frames(FlowLayout(verticalAlignment: .quarter)) {
      Block(20, 40).named(0)
      Block(20, 20).named(1)
    }
    expectEqual(custom.map(\.minY), [0, 5])
  }

  @Test("a stretched view that stays wider than a flow proposes is placed with that proposal")
  func stretchedOffer() {
    let probe = Probe()
    let frames = frames(width: 50, FlowLayout(spacing: 0, stretchesItems: true)) {
      Block(200, 10, minimumWidth: 100, probe: probe).named(0)
    }
    expectEqual(frames, [CGRect(0, 0, 100, 20)])
    expectEqual(probe.proposals.last, ProposedViewSize(width: 50, height: 20))
  }

  @Test("a spacer whose minimum length is longer than its line in a flow does not shrink")
  func longSpacer() {
    let host = HeadlessHost(flow: FlowLayout(spacing: 0), 50, 400) {
      Spacer(minLength: 100).named(0)
      Block(30, 10).named(1)
    }
    expectEqual(host.itemFrames().map(\.width), [100, 30])
    expectEqual(host.frame(of: "flow")?.width, 100)
  }

  private func limited(@ViewBuilder _ view: @escaping (Int) -> some View) -> [CGFloat] {
    let flow = Flow(0..<3, id: \.self, layout: FlowLayout(spacing: 0)) {
      view($0).named($0)
    }
    .maxLines(3)
    return HeadlessHost(200, 400) { flow.named("flow") }.itemFrames().map(\.minY)
  }

  @Test("the last view of a limited flow keeps its layout modifiers")
  func lastModifier() {
    expectEqual(limited { Block(30, 10).flowBreak($0 == 2 ? .before : []) }, [0, 0, 10])
  }

  @Test("views of a limited flow are aligned by alignment guides of their own")
  func limitedGuides() {
    let tops = limited { id in Block(30, 10).alignmentGuide(.top) { _ in CGFloat(4 * id) } }
    expectEqual(tops, [8, 4, 0])
  }
}
