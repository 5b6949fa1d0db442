import SwiftUI
import Testing

@testable import FlowUI

/// When a lazy flow is laid out again for what its views have told.
@MainActor @Suite("Rounds of updates")
struct UpdateRoundsTests {
  @Test("the first news of an update have it laid out again now, those after them later")
  func rounds() {
    var rounds = UpdateRounds()
    #expect(rounds.next(1) == .now)
    #expect(rounds.next(1) == .never)
    #expect(rounds.next(2) == .later)
    #expect(rounds.next(2) == .never)
    #expect(rounds.next(3) == .later)
    rounds.end()
    #expect(rounds.next(3) == .never)
    #expect(rounds.next(4) == .now)
    rounds.end()
    rounds.end()
    #expect(rounds.next(5) == .now)
    #expect(rounds.next(6) == .later)
  }

  @Test("before views have told anything there are no news")
  func first() {
    var rounds = UpdateRounds()
    #expect(rounds.next(0) == .never)
    #expect(LazyRounds().signal.value == 0)
  }

  @Test("news count a round, in the update or after it")
  func counted() async {
    let rounds = LazyRounds()
    var (round, writes) = (0, 0)
    let binding = Binding {
      round
    } set: {
      round = $0
      writes += 1
    }
    rounds.tell(0, binding)
    #expect(round == 0 && writes == 0)
    rounds.tell(1, binding)
    #expect(round == 1 && writes == 1)
    rounds.tell(1, binding)
    rounds.tell(2, binding)
    #expect(round == 1 && writes == 1)
    for _ in 0..<3 { await Task.yield() }
    #expect(round == 2 && writes == 2)
    // Another update.
    rounds.tell(2, binding)
    #expect(round == 2)
    rounds.tell(3, binding)
    #expect(round == 3 && writes == 3)
    for _ in 0..<3 { await Task.yield() }
    #expect(round == 3 && writes == 3)
    rounds.tell(4, binding)
    #expect(round == 4 && writes == 4)
  }
}
