import TestSupport
import Testing

/// An index that has been changed is one that was made of what it holds now.
@Suite("Laws of the index")
struct FlexIndexLawsTests {
  // An optimized build, `swift test -c release --disable-testable-imports`, goes through 100,000.
  #if DEBUG
  private static let histories = 2_000
  #else
  private static let histories = 100_000
  #endif

  @Test(
    "after any history of changes it has the lines and frames of a fresh solve",
    arguments: 0..<tried(20))
  func histories(seed: Int) {
    var drawer = ProblemDrawer(SeededGenerator(seed), counts: 0...30)
    for _ in 0..<Self.histories / 20 {
      var history = DrawnHistory(&drawer)
      for _ in 0..<Int.random(in: 1...5, using: &drawer.source) {
        history.change(&drawer)
        let difference = history.difference(&drawer)
        #expect(difference == nil, "\(history)")
        if difference != nil { break }
      }
    }
  }
}
