import FlowUI
import SwiftUI
import Testing

@MainActor @Suite("A flow among its neighbors")
struct NeighborTests {
  @Test("rule 9: a line without text has its baseline at its bottom")
  func baselineWithoutText() {
    let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        FlowLayout(verticalSpacing: 10) {
          Block(40, 20)
          Block(40, 20, baseline: 15)
        }
        .frame(width: 50)
        .accessibilityIdentifier("flow")
        Block(10, 16, baseline: 12).accessibilityIdentifier("0")
      }
    }
    #expect(host.itemFrames().map(\.minY) == [8])
  }

  @Test("rule 9: the distance to neighbors is that of all its views, in however many rows they lie")
  func spacing() {
    func distances(width: CGFloat) -> [CGFloat] {
      let probe = DistanceProbe()
      let host = HeadlessHost(size: CGSize(width: width, height: 500)) {
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
    #expect(distances(width: 100) == [30, 30, 30, 30])
    #expect(distances(width: 200) == [30, 30, 30, 30])
  }

  @Test("rule 9: a line break asks for no distance")
  func spacingOfLineBreaks() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 500)) {
      VStack(alignment: .leading) {
        Block(10, 10).accessibilityIdentifier("0")
        HStack {
          FlowLayout {
            LineBreak()
            Block(10, 10).accessibilityIdentifier("1")
            LineBreak()
          }
          Block(10, 10).accessibilityIdentifier("2")
        }
        Block(10, 10).accessibilityIdentifier("3")
      }
      .accessibilityIdentifier("flow")
    }
    // The first break leaves an empty line: the flow is 18 deep. Everything else is 8 apart.
    #expect(host.itemFrames().map(\.minX) == [0, 0, 18, 0])
    #expect(host.itemFrames().map(\.minY) == [0, 26, 22, 44])
  }

  @Test("nil spacing is the platform's: per pair in a line, and between the unions of two lines")
  func platformSpacing() {
    let spacings: [ViewSpacing?] = [nil, .preferring(3), .preferring(20), .zero]
    let host = HeadlessHost(size: CGSize(width: 100, height: 500)) {
      FlowLayout(horizontalSpacing: nil, verticalSpacing: nil) {
        ForEach(spacings.indices, id: \.self) { index in
          Block(30, 10, spacing: spacings[index]).accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("flow")
    }
    // Facing preferences: none and 3 is 3; 3 and 20 is 20, so the third does not fit beside them.
    #expect(
      host.itemFrames().map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 33, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 50, y: 30),
      ])
  }

  @Test("views without any preference are the default distance apart")
  func defaultSpacing() {
    let host = HeadlessHost(size: CGSize(width: 70, height: 500)) {
      FlowLayout(horizontalSpacing: nil, verticalSpacing: nil) {
        ForEach(0..<3, id: \.self) { Block(30, 10).accessibilityIdentifier("\($0)") }
      }
      .accessibilityIdentifier("flow")
    }
    #expect(host.itemFrames().map(\.minX) == [0, 38, 0])
    #expect(host.itemFrames().map(\.minY) == [0, 0, 18])
  }
}

extension ViewSpacing {
  /// The same preference on all edges.
  fileprivate static func preferring(_ length: CGFloat) -> ViewSpacing {
    ViewSpacing(top: length, leading: length, bottom: length, trailing: length)
  }
}

private final class DistanceProbe: @unchecked Sendable {
  var distances: [CGFloat] = []
}

/// Measures its first view and then asks for its distances to the second: below, after, above, before.
private struct DistanceReader: Layout {
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

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
