import TestSupport
import Testing

/// An index of lines that has been changed equals one that is made anew of the same items.
@Suite("Laws of the index of lines")
struct FlexIndexLawsTests {
  // An optimized build, `swift test -c release --disable-testable-imports`, goes through 100,000.
  #if DEBUG
  private static let histories = 2_000
  #else
  private static let histories = 100_000
  #endif

  @Test(
    "an index of lines has the lines and frames of a new solve after any history of changes",
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
