import FlowLayoutUI
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
    "a limited flow of hundreds of tiny views looks like a new flow once it settles after a change of width",
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

  /// Blocks of one size in a space, how many of them are made, and how many are shown beside the indicator.
  struct Crowd: Sendable {
    let space: CGSize
    var block = CGSize(40, 10)
    /// The number of the first blocks that have no width.
    var flat = 0
    var indicator: CGFloat? = 40
    /// The most lines; nil for those that fit.
    var maxLines: Int?
    let made: Int
    let shown: Int

    /// Where the first ones all fit, a tenth more are made than would fill the rest as they do.
    static let all = [
      // 32, which fill 1,280 of 9,000, and 2 × 2,100.
      Crowd(space: CGSize(9_000, 5), maxLines: 1, made: 247, shown: 224),
      Crowd(space: CGSize(2_100, 1_000), maxLines: 2, made: 115, shown: 103),
      // 128, which fill 12.8 of 13 lines, 130 deep.
      Crowd(space: CGSize(100, 50), block: CGSize(10, 10), indicator: 10, made: 128, shown: 49),
      Crowd(space: CGSize(100, 285), block: CGSize(10, 10), indicator: 10, made: 313, shown: 279),
      Crowd(
        space: CGSize(100, 0.285), block: CGSize(10, 0.01), indicator: 10, made: 313, shown: 279),
      // Without an indicator, and one a line in a flow without a width.
      Crowd(
        space: CGSize(325, 10), block: CGSize(1, 10), indicator: nil, maxLines: 1, made: 357,
        shown: 325),
      Crowd(
        space: CGSize(0, 2_850), block: CGSize(10, 10), indicator: nil, made: 313, shown: 285),
      // No more than 32 times as many.
      Crowd(
        space: CGSize(1_000, 10), block: CGSize(10, 10), flat: 32, maxLines: 1, made: 1_126,
        shown: 128),
    ]
  }

  @Test(
    "a flow whose limit holds hundreds of views settles in five rounds, and makes few more than it shows",
    arguments: Crowd.all)
  func crowds(crowd: Crowd) throws {
    let block = crowd.block
    var made: Set<Int> = []
    func make(_ index: Int) -> CGSize {
      made.insert(index)
      return CGSize(index < crowd.flat ? 0 : block.width, block.height)
    }
    let host = HeadlessHost(size: crowd.space) {
      let flow = Flow(
        0..<100_000, id: \.self, layout: FlowLayout(spacing: 0),
        content: {
          let size = make($0)
          Block(size.width, size.height)
        }
      )
      .maxLines(crowd.maxLines)
      .fitsBounds(crowd.maxLines == nil)
      if let indicator = crowd.indicator {
        flow.maxLines(crowd.maxLines, overflow: { More($0, indicator, block.height) })
      } else {
        flow
      }
    }
    #expect(try host.settle(limit: 10) <= 5)
    expectEqual(host.readTexts, (crowd.indicator == nil ? [] : ["+\(100_000 - crowd.shown)"]))
    expectEqual(made.count, crowd.made)
  }
}
