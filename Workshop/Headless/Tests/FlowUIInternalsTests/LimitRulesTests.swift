import FlowCore
import SwiftUI
import Testing

@testable import FlowUI

/// The numbers that a flow with a limit goes by: how many views it makes, keeps and counts.
@Suite("How many views a limited flow makes")
struct LimitRulesTests {
  private func run(
    _ shown: LimitedShown, uncounted: Set<Int> = [], wanted: Int? = nil
  ) -> LimitedRun {
    var run = LimitedRun()
    (run.shown, run.uncounted, run.wanted) = (shown, uncounted, wanted)
    return run
  }

  @Test("16 views a line are made at first, and at least 32")
  func initialCount() {
    for (lines, count) in [(-1, 32), (0, 32), (1, 32), (2, 32), (3, 48), (4, 64), (100, 1600)] {
      #expect(LimitedLimits(maxLines: lines).initialCount == count, "\(lines) lines")
    }
    // No number is too large.
    let most = Int.max / 16
    #expect(LimitedLimits(maxLines: most).initialCount == Int.max - 15)
    #expect(LimitedLimits(maxLines: most + 1).initialCount == .max)
  }

  @Test("a depth to fit counts as 8 lines, unless fewer are allowed")
  func initialCountOfDepth() {
    #expect(LimitedLimits(fitsBounds: true).initialCount == 128)
    #expect(LimitedLimits(maxLines: 3, fitsBounds: true).initialCount == 48)
    #expect(LimitedLimits(maxLines: 9, fitsBounds: true).initialCount == 128)
    #expect(LimitedLimits().initialCount == .max)
  }

  @Test("a depth limits where it is offered and to be fitted, a number of lines everywhere")
  func engineLimits() {
    func limit(_ limits: LimitedLimits, depth: CGFloat?) -> FlexLimit? {
      limits.limit(in: LimitedSpace(main: 100, cross: depth), hasIndicator: true)
    }
    for depth in [nil, 50] as [CGFloat?] {
      #expect(limit(LimitedLimits(), depth: depth) == nil)
      #expect(limit(LimitedLimits(maxLines: 2), depth: depth) == FlexLimit(lines: 2))
    }
    let both = LimitedLimits(maxLines: 2, fitsBounds: true)
    #expect(limit(LimitedLimits(fitsBounds: true), depth: nil) == nil)
    #expect(limit(LimitedLimits(fitsBounds: true), depth: 50) == FlexLimit(cross: 50))
    #expect(limit(LimitedLimits(fitsBounds: true), depth: 0) == FlexLimit(cross: 0))
    #expect(limit(both, depth: nil) == FlexLimit(lines: 2))
    #expect(limit(both, depth: 50) == FlexLimit(lines: 2, cross: 50))
    let withoutIndicator = both.limit(in: LimitedSpace(cross: 50), hasIndicator: false)
    #expect(withoutIndicator == FlexLimit(lines: 2, cross: 50, hasIndicator: false))
  }

  @Test("the first elements are those below a count, and never more than there are")
  func shown() {
    #expect(LimitedShown.first(3).contains(2) && !LimitedShown.first(3).contains(3))
    #expect(LimitedShown.first(3).count(of: 2) == 2 && LimitedShown.first(3).count(of: 9) == 3)
    #expect(LimitedShown.only([1, 4]).contains(4) && !LimitedShown.only([1, 4]).contains(3))
    #expect(LimitedShown.only([1, 4]).count(of: 1) == 1)
    #expect(LimitedShown.only([1, 4]).count(of: 9) == 2)
    #expect(LimitedShown.all.contains(.max - 1) && LimitedShown.all.count(of: 7) == 7)
  }

  @Test("hidden is what is neither shown nor left uncounted, and never less than nothing")
  func hidden() {
    #expect(run(.first(3)).hiddenCount(of: 10) == 7)
    #expect(run(.first(3), uncounted: [7, 8]).hiddenCount(of: 10) == 5)
    #expect(run(.only([0, 5]), uncounted: [1]).hiddenCount(of: 4) == 1)
    #expect(run(.all).hiddenCount(of: 10) == 0)
    #expect(run(.first(3), uncounted: [3, 4]).hiddenCount(of: 4) == 0)
  }

  @Test("half as many views again as are shown are kept, and 8, but no fewer than 16")
  func kept() {
    for (shown, kept) in [(0, 16), (1, 16), (5, 16), (6, 17), (7, 18), (8, 20), (20, 38)] {
      #expect(run(.first(shown)).keptCount(of: 100) == kept, "\(shown) shown")
    }
    // What has no views to show takes its place among those that are kept.
    #expect(run(.first(20), uncounted: [30, 31]).keptCount(of: 100) == 41)
    #expect(run(.first(20), uncounted: [30, 31]).keptCount(of: 21) == 39)
    #expect(run(.first(20)).keptCount(of: 10) == 23)
    #expect(run(.only([3, 50, 70, 71, 72, 73])).keptCount(of: 100) == 17)
  }

  @Test("views that had to be measured to know what fits are kept, too")
  func known() {
    var sixteen = run(.first(5))
    sixteen.note(known: 16)
    #expect(sixteen == run(.first(5)))
    sixteen.note(known: 17)
    #expect(sixteen != run(.first(5)) && sixteen.keptCount(of: 100) == 17)
    var few = run(.first(5))
    few.note(known: 3)
    #expect(few == run(.first(5)))
    // Where all are shown all are kept.
    var all = LimitedRun()
    all.note(known: 5)
    #expect(all == LimitedRun() && all.known == 0)
  }

  @Test("views go when there are a quarter more than are kept, where there are more than 32")
  func leaving() {
    let limits = LimitedLimits(maxLines: 1)
    for (made, count) in [(16, 16), (19, 19), (20, 20), (21, 16), (200, 16)] {
      #expect(limits.count(after: run(.first(1)), made: made, of: 100) == count, "\(made) made")
    }
    // 38 are kept where 20 are shown, and a quarter of that is 9.
    #expect(limits.count(after: run(.first(20)), made: 47, of: 100) == 47)
    #expect(limits.count(after: run(.first(20)), made: 48, of: 100) == 38)
    #expect(limits.count(after: run(.first(1)), made: 32, of: 32) == 32)
    #expect(limits.count(after: run(.first(1)), made: 33, of: 33) == 16)
  }

  @Test("as many views are made as a layout asks for, and never fewer than there are then")
  func asked() {
    let limits = LimitedLimits(maxLines: 1)
    #expect(limits.count(after: run(.all, wanted: 70), made: 32, of: 100) == 70)
    #expect(limits.count(after: run(.first(1), wanted: 20), made: 32, of: 100) == 32)
    #expect(limits.count(after: run(.first(1), wanted: 33), made: 32, of: 20) == 33)
  }
}

/// What a limited flow compares to know whether anything has to be made anew.
@Suite("What a limited flow takes for the same")
struct LimitSamenessTests {
  @Test("a room is the same at one place, of one size and with one guide, or the far edge for both")
  func rooms() {
    func room(x: CGFloat = 1, width: CGFloat = 2, guide: Double = 3) -> LimitedRoom {
      LimitedRoom(
        origin: CGPoint(x: x, y: 0), size: CGSize(width: width, height: 0), guide: guide)
    }
    #expect(room() == room() && room(guide: .nan) == room(guide: .nan))
    let others = [room(x: 4), room(width: 4), room(guide: 4), room(guide: .nan)]
    for other in others { #expect(room() != other && other != room()) }
    #expect(room(x: 4, guide: .nan) != room(guide: .nan))
    #expect(room(width: 4, guide: .nan) != room(guide: .nan))
  }

  @Test("separators are the same in one version, in one number, and with or without a stack")
  func separators() {
    func copies(_ version: Int = 1, _ count: Int = 2, isSingle: Bool = false) -> some Equatable {
      LimitedCopies(
        version: version, count: count, stack: isSingle ? nil : HStackLayout(),
        content: { EmptyView() })
    }
    func areSame<Value: Equatable>(_ a: Value, _ b: Value) -> Bool { a == b }
    #expect(areSame(copies(), copies()))
    #expect(areSame(copies(isSingle: true), copies(isSingle: true)))
    #expect(!areSame(copies(), copies(2)))
    #expect(!areSame(copies(), copies(1, 3)))
    #expect(!areSame(copies(), copies(isSingle: true)))
    #expect(!areSame(copies(isSingle: true), copies()))
  }

  @Test("chosen elements are the first ones unless others are more important")
  func choices() {
    #expect(LimitedChoice(3) == LimitedChoice(3, of: []))
    let equal = LimitedChoice(3, of: [1, 1, 1, 1])
    #expect(equal.indices == nil && equal.priorities == [1, 1, 1])
    #expect((0..<3).map(equal.index) == [0, 1, 2])
    let last = LimitedChoice(2, of: [0, 1, 2])
    #expect(last.indices == [1, 2] && last.priorities == [1, 2])
    #expect((0..<2).map(last.index) == [1, 2])
    let ends = LimitedChoice(2, of: [3, 1, 2])
    #expect(ends.indices == [0, 2] && ends.priorities == [3, 2])
    #expect(LimitedChoice(1, of: [3, 1, 2]).indices == nil)
  }

  @Test("a choice is remembered for one version and number, and priorities for one version")
  func ranking() {
    var ranking = LimitedRanking()
    #expect(ranking.choice(1, 2) == nil && ranking.priorities(1) == nil)
    let choice = LimitedChoice(2, of: [0, 1, 2])
    ranking.take([0, 1, 2], choice, 1)
    #expect(ranking.choice(1, 2) == choice && ranking.priorities(1) == [0, 1, 2])
    #expect(ranking.choice(1, 1) == nil && ranking.choice(2, 2) == nil)
    #expect(ranking.priorities(2) == nil)
  }
}
