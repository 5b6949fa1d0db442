import FlowUI
import SwiftUI
import Testing

/// What a limit costs, counted.
@MainActor @Suite("What a limit costs")
struct LimitCostTests {
  /// A probe for each view, and one for the indicator.
  private func host(
    _ probes: [Probe], _ indicator: Probe, width: CGFloat = 375, maxLines: Int? = 2
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: width, height: 1_000)) {
      Flow(probes.indices, id: \.self, maxLines: maxLines) {
        Block(40, 20, probe: probes[$0])
      } overflow: { _ in
        Block(40, 20, probe: indicator)
      }
    }
  }

  @Test("of a thousand views those of the shown lines and the next one are measured, each once")
  func measured() throws {
    let (probes, indicator) = ((0..<1_000).map { _ in Probe() }, Probe())
    let host = host(probes, indicator)
    #expect(try host.settle() == 2)
    // Seven of 40 points and their gaps fill 328 of 375; the last place is the indicator's.
    #expect(host.size == CGSize(width: 328, height: 48))
    let measured = probes.map { probe in probe.proposals.filter { $0 != .zero } }
    #expect(measured.prefix(15).allSatisfy { $0 == [.unspecified] })
    #expect(measured.dropFirst(15).allSatisfy(\.isEmpty))
    // A view that is placed in no room answers once what it makes of that.
    #expect(probes.allSatisfy { $0.count <= 2 })
    #expect(indicator.proposals.filter { $0 == .unspecified }.count == 1)
  }

  @Test("other widths measure what comes into view, and nothing again")
  func widths() {
    let (probes, indicator) = ((0..<1_000).map { _ in Probe() }, Probe())
    let host = host(probes, indicator)
    for width in [375, 300, 420, 375, 100] as [CGFloat] {
      host.resize(CGSize(width: width, height: 1_000))
      _ = host.size
    }
    let measured = probes.map { probe in probe.proposals.filter { $0 == .unspecified }.count }
    // At 420 points there are eight a line.
    #expect(measured.prefix(17).allSatisfy { $0 == 1 })
    #expect(measured.dropFirst(17).allSatisfy { $0 == 0 })
  }

  @Test("a limit that is not met measures each view once")
  func notMet() throws {
    let (probes, indicator) = ((0..<30).map { _ in Probe() }, Probe())
    let host = host(probes, indicator, maxLines: 5)
    #expect(try host.settle() == 1)
    #expect(probes.allSatisfy { $0.proposals == [.unspecified] })
    #expect(indicator.proposals.allSatisfy { $0 == .zero })
  }

  @Test("scrolling, a parent's update and an animation set no state")
  func nothingChanged() throws {
    let remote = Remote<CGFloat>(10)
    let host = HeadlessHost(size: CGSize(width: 200, height: 100)) {
      Driven(remote) { padding in
        ScrollView {
          Flow(0..<50, id: \.self, maxLines: 6) {
            Chip("\($0)")
          } overflow: {
            Text("+\($0.count)")
          } itemSeparator: {
            Text("·")
          } lineSeparator: {
            Divider()
          }
          .padding(.vertical, padding)
        }
        .accessibilityIdentifier("scroll")
      }
    }
    #expect(try host.settle() == 2)
    try host.scroll("scroll", to: CGPoint(x: 0, y: 40))
    #expect(try host.settle() == 1)
    remote.set(20)
    #expect(try host.settle() == 1)
    withAnimation(.linear(duration: 1)) { remote.set(40) }
    #expect(try host.settle() == 1)
    host.advance(by: 0.5)
    #expect(try host.settle() == 0)
    host.resize(CGSize(width: 202, height: 100))
    #expect(try host.settle() == 1)
  }
}
