import Contestants
import FlowLayoutEngine
import SwiftUI
import Testing

@Suite("The race and its contestants")
struct RaceTests {
  @Test("the article's functions, the raw loop and the engine put every item in the same place")
  func contestantsAgree() {
    let chips = Inputs.chips(1000)
    let sizes = zip(chips.main, chips.cross).map { CGSize(width: $0, height: $1) }
    var solver = FlexSolver()
    var frames = FlexFrames()
    var loop = RawLoop(count: chips.count)
    for width in Inputs.widths.prefix(50) {
      let printed = articleArrangement(sizes, width, Inputs.gap, Inputs.gap)
      let reserved = reservedArticleArrangement(sizes, width, Inputs.gap, Inputs.gap)
      solver.solve(
        chips, in: FlexContainer(mainSize: width, mainGap: Inputs.gap, crossGap: Inputs.gap),
        into: &frames)
      let depth = loop.wrap(chips, limit: width, gap: Inputs.gap)
      #expect(near(depth, frames.crossSize))
      #expect(zip(loop.mainPositions, frames.mainPositions).allSatisfy { near($0, $1) })
      #expect(zip(loop.crossPositions, frames.crossPositions).allSatisfy { near($0, $1) })
      let ours = zip(frames.mainPositions, frames.crossPositions).map { CGPoint(x: $0, y: $1) }
      #expect(printed.offsets == reserved.offsets && printed.size == reserved.size)
      #expect(zip(ours, printed.offsets).allSatisfy { near($0.x, $1.x) && near($0.y, $1.y) })
      #expect(near(frames.longestLine, printed.size.width))
      #expect(near(frames.crossSize, printed.size.height))
    }
  }

  @Test("contestants take turns, and each round counts its fastest batch")
  func turns() {
    var turns: [String] = []
    let race = Race(rounds: 3, batchNanoseconds: 1)
    let timings = race.run([
      Contestant("a") { turns.append("a") },
      Contestant("b", preparing: { turns.append("made") }, pass: { turns.append("b") }),
    ])
    expectEqual(timings.map(\.name), ["a", "b"])
    #expect(timings.allSatisfy { $0.rounds.count == 3 && $0.best > 0 })
    expectEqual(turns.filter { $0 == "made" }.count, turns.filter { $0 == "b" }.count)
    let first = turns.firstIndex(of: "b")
    let last = turns.lastIndex(of: "a")
    #expect(first ?? .max < last ?? .min)
  }

  @Test("a ratio is the median of the rounds' own ratios")
  func ratios() {
    let baseline = Timing(name: "base", rounds: [1, 10, 2], repeated: nil, first: nil)
    let other = Timing(name: "other", rounds: [2, 10, 8], repeated: nil, first: nil)
    expectEqual(other.ratio(to: baseline), 2)
    expectEqual(baseline.best, 1)
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }
}
