import FlowUI
import SwiftUI
import Testing

/// Limits that hold many more views than are made at first: slivers up to 3 points wide, hundreds of them.
@MainActor @Suite("Limits of many small views")
struct LimitGrowthTests {
  private struct Slivers {
    let widths: [CGFloat]
    let spacing: CGFloat
    let maxLines: Int
    let priorities: [Double]?

    init(_ random: inout SeededGenerator) {
      widths = (0..<random.number(200...900)).map { _ in random.whole(0...12) / 4 }
      spacing = random.whole(0...2) / 2
      maxLines = random.number(1...3)
      priorities = random.one(in: 3) ? widths.map { _ in Double(random.number(0...2)) } : nil
    }

    @MainActor func host(_ width: CGFloat, _ thread: HeadlessHost.UpdateThread) -> HeadlessHost {
      let (widths, priorities) = (widths, priorities)
      return HeadlessHost(size: CGSize(width, 100), thread: thread) {
        Flow(
          widths.indices, id: \.self, layout: FlowLayout(spacing: spacing),
          content: { Color.red.frame(width: widths[$0], height: 4).named($0) }
        )
        .maxLines(maxLines, overflow: { More($0, 20, 10) })
        .priority { priorities?[$0] ?? 0 }
      }
    }
  }

  @Test(
    "however often more are made, a flow that is settled shows what a new one does",
    arguments: [HeadlessHost.UpdateThread.main, .render])
  func law(_ thread: HeadlessHost.UpdateThread) throws {
    var mostRounds = 0
    for seed in 0..<UInt64(thread == .main ? 12 : 6) {
      var random = SeededGenerator(seed: seed)
      let slivers = Slivers(&random)
      let host = slivers.host(40, thread)
      try host.settle()
      for _ in 0..<5 {
        let width = random.whole(10...900)
        host.resize(width, 100)
        mostRounds = max(mostRounds, try host.settle())
        let fresh = slivers.host(width, thread)
        try fresh.settle()
        #expect(host.picture == fresh.picture, "seed \(seed), \(width) points")
      }
    }
    // The first round finds that all fit, each later one that more do.
    #expect(mostRounds >= 3)
  }
}
