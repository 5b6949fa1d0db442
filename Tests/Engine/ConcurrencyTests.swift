import FlowLayoutEngine
import TestSupport
import Testing

/// All types of the engine are values: what one thread does to its copy, no other thread sees.
///
/// These tests are worth most under the thread sanitizer, which sees a write to shared memory even where all
/// answers are right: `make sanitize`.
@Suite("The engine on many threads at once")
struct ConcurrencyTests {
  private static let problems: [DrawnProblem] = {
    var drawer = ProblemDrawer(SeededGenerator(7))
    return (0..<60).map { _ in drawer.problem() }
  }()

  /// Runs `work` on as many threads as there are, and answers what each found.
  private func onThreads<Answer: Sendable>(
    _ work: @escaping @Sendable (_ thread: Int) -> Answer
  ) async -> [Answer] {
    await withTaskGroup(of: (Int, Answer).self) { group in
      for thread in 0..<8 { group.addTask { (thread, work(thread)) } }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  @Test("solvers on several threads give the frames of a single solver for the same items")
  func solvers() async {
    let alone = Self.problems.map { $0.solve() }
    let all = await onThreads { _ in Self.problems.map { $0.solve() } }
    for answers in all { expectEqual(answers, alone) }
  }

  @Test("copies of a solver and its frames do not affect each other on several threads")
  func copiedSolver() async {
    var solver = FlexSolver()
    var frames = FlexFrames()
    // Balanced lines and frames leave memory that all copies share at first.
    for problem in Self.problems { problem.solve(&solver, into: &frames) }
    let (first, last) = (solver, frames)
    let all = await onThreads { thread in
      var (solver, frames) = (first, last)
      return Self.problems.indices.map { step in
        let problem = Self.problems[(step + thread) % Self.problems.count]
        problem.solve(&solver, into: &frames)
        return frames == problem.solve()
      }
    }
    #expect(all.joined().allSatisfy { $0 })
    expectEqual(frames, Self.problems.last?.solve())
  }

  @Test(
    "copies of an index of lines can be changed on several threads without affecting each other")
  func copiedIndex() async {
    let container = FlexContainer(mainSize: 200, mainGap: 4, crossGap: 4)
    let lengths = (0..<2000).map { $0 % 37 + 3 }.map(Double.init)
    let index = FlexIndex(FlexItems(main: lengths, cross: lengths), in: container)
    let lines = index.lineCount
    let all = await onThreads { thread in
      var copy = index
      for item in stride(from: thread, to: 2000, by: 90) { copy.resize(item, main: 150, cross: 9) }
      copy.replace(0..<thread, with: FlexItems())
      return copy.lineCount == FlexIndex(copy.items, in: container).lineCount
        && copy.lineCount > lines
    }
    #expect(all.allSatisfy { $0 })
    #expect(index.items.main == lengths && index.lineCount == lines)
  }

  @Test(
    "threads that read frames all see the same numbers while another thread solves again with a copy of the frames"
  )
  func sharedFrames() async {
    let problem = Self.problems[5]
    let shared = problem.solve()
    let sums = await onThreads { thread in
      if thread > 0 { return (0..<200).reduce(0.0) { sum, _ in sum + shared.numbers.reduce(0, +) } }
      var (solver, frames) = (FlexSolver(), shared)
      for _ in 0..<200 { problem.solve(&solver, into: &frames) }
      return (0..<200).reduce(0.0) { sum, _ in sum + frames.numbers.reduce(0, +) }
    }
    expectEqual(Set(sums).count, 1)
  }
}
