import SwiftUI
import Testing

@testable import FlowUI

/// What the views of a limited flow are told: how many there are, and which are shown.
@MainActor @Suite("What the views of a limited flow are told")
struct LimitTellingTests {
  private func run(_ shown: LimitedShown, wanted: Int? = nil) -> LimitedRun {
    var run = LimitedRun()
    (run.shown, run.wanted) = (shown, wanted)
    return run
  }

  @Test(
    "all elements have views in a flow that is expanded or has no limits, else what these suggest")
  func counts() {
    let told = ToldFlow()
    #expect(told.context(LimitedLimits()).count(of: 100) == 100)
    #expect(told.context(LimitedLimits(maxLines: 1, isExpanded: true)).count(of: 100) == 100)
    #expect(told.context(LimitedLimits(maxLines: 1)).count(of: 100) == 32)
    #expect(told.context(LimitedLimits(maxLines: 1)).count(of: 20) == 20)
  }

  @Test("as many have views as were found to be enough; other limits may need more, never fewer")
  func countsOfOtherLimits() {
    let told = ToldFlow()
    (told.value.made, told.value.limits) = (50, LimitedLimits(maxLines: 3))
    #expect(told.context(LimitedLimits(maxLines: 3)).count(of: 100) == 50)
    #expect(told.context(LimitedLimits(maxLines: 3)).count(of: 40) == 40)
    #expect(told.context(LimitedLimits(maxLines: 2)).count(of: 100) == 50)
    #expect(told.context(LimitedLimits(maxLines: 4)).count(of: 100) == 64)
    #expect(told.context(LimitedLimits(maxLines: 3, isExpanded: true)).count(of: 100) == 100)
  }

  @Test("what is shown and how many are enough is told once")
  func telling() {
    let told = ToldFlow()
    let context = told.context(LimitedLimits(maxLines: 1))
    context.tell(run(.first(3)), total: 100)
    #expect(told.writes == 1 && told.value.shown == .first(3))
    #expect(told.value.made == 16 && told.value.limits == LimitedLimits(maxLines: 1))
    context.tell(run(.first(3)), total: 100)
    #expect(told.writes == 1)
    context.tell(run(.first(4)), total: 100)
    #expect(told.writes == 2 && told.value.shown == .first(4) && told.value.made == 16)
  }

  @Test("while more views are asked for nobody is told to hide")
  func growing() {
    let told = ToldFlow()
    let context = told.context(LimitedLimits(maxLines: 1))
    context.tell(run(.first(32), wanted: 64), total: 100)
    #expect(told.value.shown == .all && told.value.made == 64)
    // There are as many now.
    context.tell(run(.first(40), wanted: 64), total: 100)
    #expect(told.value.shown == .first(40) && told.value.made == 64)
  }

  @Test("a flow that shows everything for another reason says nothing about its limits")
  func unlimited() {
    let told = ToldFlow()
    told.value.shown = .first(3)
    var all = LimitedRun()
    (all.isUnlimited, all.reading) = (true, [1, 0])
    told.context(LimitedLimits(maxLines: 1, isExpanded: true)).tell(all, total: 100)
    #expect(
      told.value.shown == .first(3) && told.value.made == nil && told.value.reading == [1, 0])
  }

  // MARK: Priorities

  /// The contents of a flow of numbers with priorities, and how often these were asked for.
  private final class Ranked {
    var asked = 0

    func contents(_ priorities: [Double], move: DataMove? = nil)
      -> LimitedContents<[Int], Int, EmptyView, EmptyView, EmptyView, EmptyView, EmptyView>
    {
      LimitedContents(
        data: Array(priorities.indices), id: \.self,
        priority: {
          self.asked += 1
          return priorities[$0]
        }, content: { _ in EmptyView() }, overflow: { _ in EmptyView() },
        placeholder: { EmptyView() }, itemSeparator: { EmptyView() },
        lineSeparator: { EmptyView() }, move: move)
    }
  }

  private let priorities = (0..<40).map { $0 < 8 ? 0 : 1.0 }

  @Test("priorities are asked for once a version, and not where nothing is limited")
  func asking() {
    let (ranked, told, model) = (Ranked(), ToldFlow(), LimitedModel())
    let contents = ranked.contents(priorities)
    #expect(contents.choice(told.context(LimitedLimits(), version: 1, model)) == LimitedChoice(40))
    #expect(ranked.asked == 0)
    let limits = LimitedLimits(maxLines: 1)
    let choice = contents.choice(told.context(limits, version: 1, model))
    #expect(choice.indices == Array(8..<40) && ranked.asked == 40)
    #expect(
      contents.choice(told.context(limits, version: 1, model)) == choice && ranked.asked == 40)
    // More views need no other priorities.
    told.value.made = 36
    told.value.limits = limits
    let more = contents.choice(told.context(limits, version: 1, model))
    #expect(more.indices == Array(0..<4) + Array(8..<40) && ranked.asked == 40)
    _ = contents.choice(told.context(limits, version: 2, model))
    #expect(ranked.asked == 80)
  }

  @Test("an element that is held keeps its priority where it is taken")
  func moving() {
    let (ranked, told, model) = (Ranked(), ToldFlow(), LimitedModel())
    let context = told.context(LimitedLimits(maxLines: 1), version: 1, model)
    _ = ranked.contents(priorities).choice(context)
    // The last one, which is important, goes to the beginning, and moves the others by one.
    let moved = ranked.contents(priorities, move: DataMove(from: 39, to: 0)).choice(context)
    #expect(moved.indices == [0] + Array(9..<40) && ranked.asked == 40)
    // Dropped where it was, it is as if nothing had been.
    #expect(ranked.contents(priorities).choice(context).indices == Array(8..<40))
    #expect(ranked.asked == 40)
  }
}
