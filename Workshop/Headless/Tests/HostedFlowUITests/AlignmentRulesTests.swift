import FlowUI
import SwiftUI
import Testing

private enum Waist: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let waist = VerticalAlignment(Waist.self)
}

@MainActor @Suite("Alignment")
struct AlignmentRulesTests {
  private func frames(
    width: CGFloat = 200, _ layout: FlowLayout, _ blocks: [Block]
  ) -> [CGRect] {
    HeadlessHost(size: CGSize(width: width, height: 1_000)) {
      layout {
        ForEach(blocks.indices, id: \.self) { index in
          blocks[index].accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("flow")
    }
    .itemFrames()
  }

  // Two rows in 200 points: 40 + 50 + 60 with gaps is 166, so 34 are left; then 30, leaving 170.
  private let blocks = [Block(40, 10), Block(50, 10), Block(60, 10), Block(30, 10)]

  private static let sharedPositions: [(FlowAlignment, [CGFloat])] = [
    (.leading, [0, 48, 106, 0]),
    (.center, [17, 65, 123, 85]),
    (.trailing, [34, 82, 140, 170]),
    (.spaceBetween, [0, 65, 140, 0]),
    (.spaceEvenly, [8.5, 65, 131.5, 0]),
  ]

  @Test("what is left of a line is shared, and the last line goes by its own rule")
  func alongTheLine() {
    for (alignment, expected) in Self.sharedPositions {
      #expect(frames(FlowLayout(alignment: alignment), blocks).map(\.minX) == expected)
    }
    let around = frames(FlowLayout(alignment: .spaceAround), blocks).map(\.minX)
    #expect(around.map { ($0 * 3).rounded() } == [17, 195, 403, 0])
    let stretch = frames(FlowLayout(alignment: .stretch), blocks).map(\.minX)
    #expect(stretch.map { ($0 * 3).rounded() } == [0, 178, 386, 0])
  }

  @Test("the last line's own alignment wins")
  func lastLine() {
    let layout = FlowLayout(alignment: .spaceBetween, lastLine: .trailing)
    #expect(frames(layout, blocks).map(\.minX) == [0, 65, 140, 170])
  }

  @Test(
    "stretched items are proposed their part and take it if they can; a last line is left alone")
  func stretch() {
    let blocks = [40, 50, 60, 30].map { Block($0, 10, fills: true) }
    let widths = frames(FlowLayout(alignment: .stretch), blocks).map(\.width)
    #expect(widths.map { $0.rounded() } == [51, 61, 71, 30])
    #expect(abs(widths.prefix(3).reduce(16, +) - 200) < 1e-9)
  }

  @Test(
    "within a line, views share an edge or their middle",
    arguments: [
      (VerticalAlignment.top, [0.0, 0, 0]), (.center, [10, 5, 0]), (.bottom, [20, 10, 0]),
    ])
  func acrossTheLine(alignment: VerticalAlignment, expected: [CGFloat]) {
    let blocks = [Block(20, 10), Block(20, 20), Block(20, 30)]
    #expect(frames(FlowLayout(verticalAlignment: alignment), blocks).map(\.minY) == expected)
  }

  @Test("baselines are on one height; the line is as deep as the largest ascent and descent")
  func baselines() {
    let blocks = [
      Block(20, 10, baseline: 8), Block(20, 30, baseline: 25), Block(20, 20, baseline: 5),
      Block(20, 12),
    ]
    let layout = FlowLayout(verticalAlignment: .firstTextBaseline)
    // Ascents 8, 25, 5 and, without text, the whole 12; descents 2, 5, 15 and 0.
    #expect(frames(layout, blocks).map(\.minY) == [17, 0, 20, 13])
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      layout { ForEach(blocks.indices, id: \.self) { blocks[$0] } }
    }
    #expect(host.size.height == 40)
  }

  @Test("last baselines of wrapped views are on one height")
  func lastBaselines() {
    // 100 wide at most: the second view becomes two lines of 10.
    let blocks = [Block(20, 10, baseline: 8), Block(60, 20, baseline: 18)]
    let layout = FlowLayout(verticalAlignment: .lastTextBaseline)
    #expect(frames(layout, blocks).map(\.minY) == [10, 0])
  }

  @Test("custom guides, and explicit values of built-in ones, are heeded")
  func customGuides() {
    let blocks = [Block(20, 40), Block(20, 20)]
    #expect(frames(FlowLayout(verticalAlignment: .waist), blocks).map(\.minY) == [0, 5])
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      FlowLayout {
        Block(20, 40).accessibilityIdentifier("0")
        Block(20, 20).alignmentGuide(.top) { $0.height / 2 }.accessibilityIdentifier("1")
      }
      .accessibilityIdentifier("flow")
    }
    #expect(host.itemFrames().map(\.minY) == [10, 0])
    #expect(host.size.height == 50)
  }

  @Test("stretched items are as deep as their line")
  func stretchesItems() {
    let blocks = [Block(20, 10, fills: true), Block(20, 30), Block(190, 10, fills: true)]
    #expect(frames(FlowLayout(stretchesItems: true), blocks).map(\.height) == [30, 30, 10])
  }
}

@MainActor @Suite("A flow among its neighbors")
struct NeighborTests {
  @Test("rule 9: its first baseline is its first line's, its last baseline its last line's")
  func baselines() {
    let expected: [(VerticalAlignment, CGFloat)] = [
      (.firstTextBaseline, 3), (.lastTextBaseline, 33),
    ]
    for (alignment, y) in expected {
      let host = HeadlessHost(size: CGSize(width: 500, height: 500)) {
        HStack(alignment: alignment, spacing: 0) {
          FlowLayout(verticalSpacing: 10) {
            Block(40, 20, baseline: 15)
            Block(40, 20, baseline: 15)
          }
          .frame(width: 50)
          .accessibilityIdentifier("flow")
          Block(10, 16, baseline: 12).accessibilityIdentifier("0")
        }
      }
      #expect(host.itemFrames().map(\.minY) == [y])
    }
  }

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
