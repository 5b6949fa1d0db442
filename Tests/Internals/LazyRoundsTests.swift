#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// When a lazy flow is laid out again for newly measured sizes.
@MainActor @Suite("Rounds of updates")
struct LazyRoundsTests {
  @Test(
    "new measurements of a lazy flow cause one layout round during an update, and one more after the update"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func counted() async {
    let rounds = LazyRounds()
    expectEqual(rounds.signal.value, 0)
    var (round, writes) = (0, 0)
    let binding = Binding {
      round
    } set: {
      round = $0
      writes += 1
    }
    rounds.report(0, binding)
    #expect(round == 0 && writes == 0)
    rounds.report(1, binding)
    #expect(round == 1 && writes == 1)
    rounds.report(1, binding)
    rounds.report(2, binding)
    #expect(round == 1 && writes == 1)
    for _ in 0..<3 { await Task.yield() }
    #expect(round == 2 && writes == 2)
    // Another update.
    rounds.report(2, binding)
    expectEqual(round, 2)
    rounds.report(3, binding)
    #expect(round == 3 && writes == 3)
    for _ in 0..<3 { await Task.yield() }
    #expect(round == 3 && writes == 3)
    rounds.report(4, binding)
    rounds.report(5, binding)
    rounds.report(5, binding)
    rounds.report(6, binding)
    #expect(round == 4 && writes == 4)
    for _ in 0..<3 { await Task.yield() }
    #expect(round == 6 && writes == 6)
  }
}
#endif
