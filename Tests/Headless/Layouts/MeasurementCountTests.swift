import FlowLayoutUI
import SwiftUI
import Testing

/// Rule 4: how often a child computes an answer, whatever its surroundings ask of the flow.
@MainActor @Suite("The number of measurements")
struct MeasurementCountTests {
  /// A thousand views that share a probe, 20 to 60 points long.
  private func views(_ probe: Probe, count: Int = 1_000) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Block(CGFloat(20 + index * 7 % 41), 10, probe: probe)
    }
  }

  @Test(
    "an HStack that proposes nil, 0, ∞ and a width to a flow makes each of its views answer at most twice"
  )
  func stackProbes() {
    let probe = Probe()
    let host = HeadlessHost(400, 8_000) {
      HStack {
        FlowLayout { views(probe) }
        Block(10, 10, fills: true)
      }
    }
    _ = host.size
    // Once for the ideal size; once at length 0, where every view is longer than the line.
    expectEqual(probe.count, 2_000)
    #expect(probe.proposals.prefix(1_000).allSatisfy { $0 == .unspecified })
    #expect(probe.proposals.suffix(1_000).allSatisfy { $0.width == 0 })
  }

  @Test(
    "a centered flow beside a color in an HStack asks each view only for its ideal and its least size"
  )
  func alignedInStack() {
    let probe = Probe()
    let host = HeadlessHost(400, 8_000) {
      HStack {
        FlowLayout(alignment: .center) { views(probe) }
        Color.red
      }
    }
    _ = host.frames
    expectEqual(probe.count, 2_000)
    expectEqual(Set(probe.proposals.map(\.width)), [nil, 0])
  }

  @Test("each of a thousand views of a flow in a scroll view is measured once")
  func scrollView() {
    let probe = Probe()
    let host = HeadlessHost(400, 800) { ScrollView { FlowLayout { views(probe) } } }
    _ = host.frames
    expectEqual(probe.count, 1_000)
  }

  @Test(
    "each of a thousand views of a flow in a frame is measured once, in each alignment but stretch")
  func once() {
    for alignment in FlowAlignment.allCases where alignment != .stretch {
      let probe = Probe()
      let host = HeadlessHost(400, 8_000) {
        FlowLayout(alignment: alignment) { views(probe) }.frame(maxWidth: 400)
          .padding(4)
      }
      _ = host.size
      expectEqual(probe.count, 1_000)
    }
  }

  @Test(
    "a view wider than its flow is measured once per width, and not again for placement or alignment"
  )
  func oversize() {
    let probe = Probe()
    let host = HeadlessHost(100, 8_000) {
      HStack(alignment: .firstTextBaseline) {
        FlowLayout { Block(500, 10, minimumWidth: 0, baseline: 8, probe: probe) }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    _ = host.frames
    let widths = probe.proposals.map(\.width)
    #expect(Set(widths).count == widths.count, "asked twice: \(widths)")
  }

  @Test("inserting one view into a flow asks only that view for its size")
  func insertion() throws {
    let probe = Probe()
    let count = Remote(100)
    let host = HeadlessHost(400, 8_000) {
      Driven(count) { count in FlowLayout { views(probe, count: count) } }
    }
    _ = host.size
    expectEqual(probe.count, 100)
    probe.reset()
    count.set(101)
    try host.settle()
    _ = host.size
    expectEqual(probe.count, 1)
  }
}
