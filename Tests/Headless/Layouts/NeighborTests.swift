import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("A flow among its neighbors")
struct NeighborTests {
  @Test(
    "sizing rule 9: a flow whose first line has no text has its first baseline at the bottom of that line"
  )
  func baselineWithoutText() {
    let host = HeadlessHost(500, 500) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FlowLayout(verticalSpacing: 10) {
          Block(40, 20)
          Block(40, 20, baseline: 15)
        }
        .frame(width: 50)
        .named("flow")
        Block(10, 16, baseline: 12).named(0)
      }
    }
    expectEqual(host.itemFrames().map(\.minY), [8])
  }

  @Test("a limited flow's first baseline is that of the view that flowOrder puts on its first row")
  func baselineInOrder() throws {
    let host = HeadlessHost(500, 500) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Flow([19, 12], id: \.self) { baseline in
          Block(40, 20, baseline: baseline).flowOrder(baseline == 19 ? 1 : 0)
        }
        .maxLines(2)
        .frame(width: 50)
        Block(10, 20, baseline: 4).named(0)
      }
      .named("flow")
    }
    try host.settle()
    expectEqual(host.itemFrames().map(\.minY), [8])
  }

  @Test(
    "sizing rule 9: the preferred spacing of a flow is that of all its views, in however many rows they lie"
  )
  func spacing() {
    func distances(width: CGFloat) -> [CGFloat] {
      let probe = DistanceProbe()
      let host = HeadlessHost(width, 500) {
        DistanceReader(probe: probe) {
          FlowLayout {
            Block(60, 10, spacing: .preferring(30))
            Block(60, 10, spacing: .preferring(20))
          }
          Block(10, 10, spacing: .zero)
        }
      }
      _ = host.size
      return probe.distances
    }
    expectEqual(distances(width: 100), [30, 30, 30, 30])
    expectEqual(distances(width: 200), [30, 30, 30, 30])
  }

  @Test(
    "platform spacing in a flow is that between neighbors on a line, in whatever order they are written"
  )
  func spacingInOrder() {
    func starts(_ orders: [Int]) -> [CGFloat] {
      let host = HeadlessHost(flow: FlowLayout(spacing: nil), 500, 100) {
        ForEach(0..<3, id: \.self) { index in
          Block(10, 10, spacing: .preferring(CGFloat([3, 20, 30][index]))).flowOrder(orders[index])
            .named(index)
        }
      }
      return host.itemFrames().map(\.minX)
    }
    expectEqual(starts([0, 0, 0]), [0, 30, 70])
    expectEqual(starts([1, 0, 0]), [80, 0, 40])
    expectEqual(starts([0, -1, 0]), [30, 0, 70])
  }

  @Test("sizing rule 9: a LineBreak in a flow has no preferred spacing")
  func spacingOfLineBreaks() {
    let host = HeadlessHost(200, 500) {
      VStack(alignment: .leading) {
        Block(10, 10).named(0)
        HStack {
          FlowLayout {
            LineBreak()
            Block(10, 10).named(1)
            LineBreak()
          }
          Block(10, 10).named(2)
        }
        Block(10, 10).named(3)
      }
      .named("flow")
    }
    // The first break leaves an empty line: the flow is 18 deep. Everything else is 8 apart.
    expectEqual(host.itemFrames().map(\.minX), [0, 0, 18, 0])
    expectEqual(host.itemFrames().map(\.minY), [0, 26, 22, 44])
  }

  @Test(
    "nil spacing of a flow is the platform's, between neighbors on a line and between all views of two lines"
  )
  func platformSpacing() {
    let spacings: [ViewSpacing?] = [nil, .preferring(3), .preferring(20), .zero]
    let host = HeadlessHost(
      flow: FlowLayout(horizontalSpacing: nil, verticalSpacing: nil), 100, 500
    ) {
      ForEach(spacings.indices, id: \.self) { index in
        Block(30, 10, spacing: spacings[index]).named(index)
      }
    }
    // Facing preferences: none and 3 is 3; 3 and 20 is 20, so the third does not fit beside them.
    expectEqual(host.origins, [CGPoint(0, 0), CGPoint(33, 0), CGPoint(0, 30), CGPoint(50, 30)])
  }

  @Test("views without a preferred spacing in a flow with platform spacing are 8 points apart")
  func defaultSpacing() {
    let host = HeadlessHost(flow: FlowLayout(horizontalSpacing: nil, verticalSpacing: nil), 70, 500)
    {
      ForEach(0..<3, id: \.self) { Block(30, 10).named($0) }
    }
    expectEqual(host.itemFrames().map(\.minX), [0, 38, 0])
    expectEqual(host.itemFrames().map(\.minY), [0, 0, 18])
  }
}

private final class DistanceProbe: @unchecked Sendable {
  var distances: [CGFloat] = []
}

/// Measures its first view and then asks for its distances to the second: below, after, above, before.
private struct DistanceReader: UnplacingLayout {
  let probe: DistanceProbe

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    let (flow, other) = (subviews[0].spacing, subviews[1].spacing)
    probe.distances = [
      flow.distance(to: other, along: .vertical), flow.distance(to: other, along: .horizontal),
      other.distance(to: flow, along: .vertical), other.distance(to: flow, along: .horizontal),
    ]
    return size
  }
}
