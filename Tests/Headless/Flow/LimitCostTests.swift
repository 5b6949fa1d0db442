import FlowLayoutUI
import SwiftUI
import Testing

/// The cost of a limit, counted.
@MainActor @Suite("The cost of a limit")
struct LimitCostTests {
  private let indicator = Probe()

  /// A probe for each view, and one for the indicator.
  private func host(_ probes: [Probe], maxLines: Int? = 2) -> HeadlessHost {
    HeadlessHost(375, 1_000) {
      Flow(probes.indices, id: \.self, content: { Block(40, 20, probe: probes[$0]) })
        .maxLines(maxLines, overflow: { _ in Block(40, 20, probe: indicator) })
    }
  }

  private func probes(_ count: Int) -> [Probe] { (0..<count).map { _ in Probe() } }

  @Test(
    "a limited flow of a thousand views measures 32 of them, the shown ones once and hidden ones twice"
  )
  func measured() throws {
    let probes = probes(1_000)
    let host = host(probes)
    expectEqual(try host.settle(), 2)
    // Seven of 40 points and their gaps fill 328 of 375; the last place is the indicator's.
    expectEqual(host.size, CGSize(328, 48))
    #expect(probes.prefix(13).allSatisfy { $0.proposals == [.unspecified] })
    // Once out of sight; then they were disabled, which changes what is in them.
    #expect(probes[13..<32].allSatisfy { $0.proposals == [.unspecified, .unspecified] })
    #expect(probes.dropFirst(32).allSatisfy { $0.count == 0 })
    expectEqual(indicator.proposals.filter { $0 == .unspecified }.count, 1)
  }

  @Test("a limited flow measures no view again at other widths that have the same lines")
  func widths() throws {
    let probes = probes(1_000)
    let host = host(probes)
    try host.settle()
    let before = probes.map(\.count)
    for width in [370, 330, 374, 350, 328] as [CGFloat] {
      host.resize(width, 1_000)
      expectEqual(try host.settle(), 1)
    }
    expectEqual(probes.map(\.count), before)
    host.resize(376, 1_000)
    _ = host.size
    #expect(zip(probes, before).dropFirst(17).allSatisfy { $0.count == $1 })
  }

  @Test("a limited flow in which all views fit measures each view once, and no indicator")
  func notMet() throws {
    let probes = probes(30)
    expectEqual(try host(probes, maxLines: 5).settle(), 1)
    #expect(probes.allSatisfy { $0.proposals == [.unspecified] })
    #expect(!indicator.proposals.contains(.unspecified))
  }

  @Test(
    "scrolling, an update of the parent and an animation cause no second update round of a limited flow"
  )
  func nothingChanged() throws {
    let remote = Remote<CGFloat>(10)
    let host = HeadlessHost(200, 100) {
      Driven(remote) { padding in
        ScrollView {
          Flow(0..<50, id: \.self, content: { Chip($0) })
            .maxLines(6, overflow: { Text("+\($0.count)") })
            .itemSeparator { Text("·") }
            .lineSeparator { Divider() }
            .padding(.vertical, padding)
        }
        .named("scroll")
      }
    }
    expectEqual(try host.settle(), 2)
    try host.scroll(to: 40)
    expectEqual(try host.settle(), 1)
    remote.set(20)
    expectEqual(try host.settle(), 1)
    remote.animate(to: 40)
    expectEqual(try host.settle(), 1)
    host.advance(by: 0.5)
    expectEqual(try host.settle(), 0)
    host.resize(202, 100)
    expectEqual(try host.settle(), 1)
  }

  @Test(
    "a limited flow of photos does not measure the shown ones, since their row decides their size")
  func photos() throws {
    let probes = probes(9)
    let host = HeadlessHost(300, 1_000) {
      Flow(probes.indices, id: \.self, layout: FlowLayout(targetRowHeight: 100)) {
        Block(40, 20, probe: probes[$0]).flowAspectRatio(2)
      }
      .maxLines(2)
    }
    try host.settle()
    // Those of the first row; what is hidden is only put out of sight.
    #expect(probes.prefix(2).allSatisfy { !$0.proposals.contains(.unspecified) })
  }

  @Test("a flow without a limit makes no indicator, not even to measure it")
  func noIndicator() throws {
    var made: [Int] = []
    let host = HeadlessHost(200, 100) {
      Flow(0..<6, id: \.self) {
        Chip($0)
      }
      .maxLines(nil) { more in
        let _ = made.append(more.count)
        More(more)
      }
      .itemSeparator {
        Text("·")
      }
    }
    try host.settle()
    #expect(made.isEmpty && host.readTexts == (0..<6).map { "\($0)" })
  }
}
