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
      let count = Int.random(in: 200...900, using: &random)
      widths = (0..<count).map { _ in CGFloat(Int.random(in: 0...12, using: &random)) / 4 }
      spacing = CGFloat(Int.random(in: 0...2, using: &random)) / 2
      maxLines = Int.random(in: 1...3, using: &random)
      priorities =
        Int.random(in: 0..<3, using: &random) == 0
        ? widths.map { _ in Double(Int.random(in: 0...2, using: &random)) } : nil
    }

    @MainActor func host(_ width: CGFloat, _ thread: HeadlessHost.UpdateThread) -> HeadlessHost {
      HeadlessHost(size: CGSize(width: width, height: 100), thread: thread) { view }
    }

    @MainActor private var view: some View {
      let widths = widths
      let priority: (Int) -> Double = { [priorities] in priorities?[$0] ?? 0 }
      return Flow(
        widths.indices, id: \.self, layout: FlowLayout(spacing: spacing), maxLines: maxLines,
        priority: priority
      ) {
        Color.red.frame(width: widths[$0], height: 4).accessibilityIdentifier("\($0)")
      } overflow: {
        Text("+\($0.count)").frame(width: 20, height: 10)
      }
    }
  }

  /// What can be seen, where, and what is read.
  private func picture(_ host: HeadlessHost) -> [String] {
    host.displayList.filter { $0.color.opacity > 0 }.map { "\($0.frame)" } + host.readTexts
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
        let width = CGFloat(Int.random(in: 10...900, using: &random))
        host.resize(CGSize(width: width, height: 100))
        mostRounds = max(mostRounds, try host.settle())
        let fresh = slivers.host(width, thread)
        try fresh.settle()
        #expect(picture(host) == picture(fresh), "seed \(seed), \(width) points")
      }
    }
    // The first round finds that all fit, each later one that more do.
    #expect(mostRounds >= 3)
  }
}
