import FlowLayoutEngine
import FlowLayoutUI
import SwiftUI
import Testing

/// Flows that hide the least important views: chips of 40 points and gaps of 8 in 200 points, four a line.
@MainActor @Suite("Limits by priority")
struct LimitPriorityTests {
  private func host(
    _ priorities: [Double], maxLines: Int? = 1, widths: [Int: CGFloat] = [:],
    isExpanded: Bool = false
  ) -> HeadlessHost {
    HeadlessHost(200, 400) {
      Flow(priorities.indices, id: \.self, content: { Chip($0, widths[$0] ?? 40) })
        .maxLines(maxLines, isExpanded: isExpanded, overflow: { Chip("\($0.count): \($0.hidden)") })
        .priority { priorities[$0] }
    }
  }

  @Test(
    "a limited flow hides the elements of least priority, the last of equal ones, and keeps the data's order"
  )
  func order() throws {
    let host = host([0, 2, 1, 2, 0, 2, 1])
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts, ["1", "3", "5", "4: [0, 2, 4, 6]"])
    expectEqual(self.host([0, 2, 1, 2, 0]).readTexts, ["1", "2", "3", "2: [0, 4]"])
    expectEqual(self.host([0, 2, 1, 2]).readTexts, ["0", "1", "2", "3"])
    expectEqual(self.host([1, 1, 1, 1, 1, 1]).readTexts, ["0", "1", "2", "3: [3, 4, 5]"])
  }

  @Test(
    "in a limited flow, elements of infinite priority are shown before all others, as far as they fit"
  )
  func pinned() {
    let all = Double.infinity
    expectEqual(host([0, 0, 0, 0, 0, all]).readTexts, ["0", "1", "5", "3: [2, 3, 4]"])
    expectEqual(host([all, all, all, all, all]).readTexts, ["0", "1", "2", "2: [3, 4]"])
    // Longer than the line beside the indicator, it hides all that are less important.
    expectEqual(host([0, all, 0, 0, 0], widths: [1: 190]).readTexts, ["5: [0, 1, 2, 3, 4]"])
    expectEqual(
      host([0, all, 0, 0, 0], maxLines: 2, widths: [1: 300]).readTexts, ["1", "4: [0, 2, 3, 4]"])
  }

  @Test("a priority of NaN counts as 0 in a limited flow")
  func noNumber() {
    expectEqual(host([.nan, 1, .nan, -1, 0, 0]).readTexts, ["0", "1", "2", "3: [3, 4, 5]"])
    expectEqual(host(Array(repeating: .nan, count: 6)).readTexts, ["0", "1", "2", "3: [3, 4, 5]"])
  }

  @Test("a flow with priorities shows all elements when expanded")
  func expanded() {
    let host = host([0, 2, 1, 2, 0, 2], isExpanded: true)
    expectEqual(host.readTexts, ["0", "1", "2", "3", "4", "5", "0: []"])
  }

  @Test(
    "a limited flow with priorities creates only the views that can be shown, wherever they are in the data"
  )
  func making() throws {
    var evaluated: Set<Int> = []
    var asked = 0
    func priority(_ index: Int) -> Double {
      asked += 1
      return index % 1_000 == 999 ? 1 : 0
    }
    let host = HeadlessHost(200, 400) {
      Flow(0..<10_000, id: \.self, content: { Chip((evaluated.insert($0), $0).1) })
        .maxLines(1, overflow: { More($0) })
        .priority(priority)
    }
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts, ["999", "1999", "2999", "+9997"])
    #expect(evaluated.count == 32 && evaluated.filter { $0 % 1_000 == 999 }.count == 10)
    expectEqual(asked, 10_000)
    host.resize(190, 400)
    try host.settle()
    expectEqual(asked, 10_000)
  }

  @Test(
    "a limited flow with priorities that becomes narrow keeps few views, even if all were shown before"
  )
  func fewer() throws {
    let host = HeadlessHost(4_000, 100) {
      Flow(0..<80, id: \.self, content: { Chip($0) })
        .maxLines(1, overflow: { More($0) })
        .priority { Double($0) }
    }
    try host.settle()
    expectEqual(host.frames.count, 80)
    host.resize(200, 100)
    try host.settle()
    #expect(host.readTexts == ["77", "78", "79", "+77"] && host.frames.count == 16)
  }

  @Test(
    "a flow without a limit does not ask for priorities, and a limited one asks once for each element",
    arguments: [nil, 1])
  func unasked(maxLines: Int?) throws {
    var asked = 0
    func priority(_ index: Int) -> Double {
      asked += 1
      return Double(index)
    }
    let host = HeadlessHost(100, 100) {
      Flow(0..<40, id: \.self, content: { _ in Block(10, 10) })
        .maxLines(maxLines, overflow: { _ in Block(10, 10) })
        .priority(priority)
    }
    try host.settle()
    expectEqual(asked, (maxLines == nil ? 0 : 40))
  }

  @Test("a limited flow shows the most important elements that fit, for any priorities and widths")
  func law() throws {
    for seed in 0..<UInt64(150) {
      var random = SeededGenerator(seed: seed)
      let widths = (0..<random.number(0...14)).map { _ in random.whole(0...100) }
      let priorities = widths.map { _ in Double(random.number(0...3)) }
      let (lines, width) = (random.number(0...3), random.whole(40...400))
      let host = HeadlessHost(width, 1_000) {
        Flow(widths.indices, id: \.self, content: { Block(widths[$0], 20).focusable().named($0) })
          .maxLines(lines, overflow: { _ in Block(30, 20) })
          .priority { priorities[$0] }
      }
      try host.settle()
      let ranking = widths.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
      let shown = longestBeginning(of: ranking, widths, indicator: 30, width, lines)
      #expect(host.focusOrder == shown.map { "\($0)" }, "seed \(seed)")
    }
  }

  /// The elements that fit, by trying each beginning with the engine.
  private func longestBeginning(
    of ranking: [Int], _ widths: [CGFloat], indicator: CGFloat, _ width: CGFloat, _ lines: Int
  ) -> [Int] {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    for count in stride(from: ranking.count, through: 1, by: -1) {
      let shown = ranking.prefix(count).sorted()
      var main = shown.map { Double(widths[$0]) }
      if count < ranking.count { main.append(Double(indicator)) }
      solver.solve(
        FlexItems(main: main, cross: main), in: FlexContainer(mainSize: Double(width), mainGap: 8),
        into: &frames)
      if frames.lines.count <= lines { return shown }
    }
    return []
  }
}
