import FlowCore
import SwiftUI
import Testing

@testable import FlowUI

/// What the layout of a limited flow finds: chips of 40 × 20 in 100, two a line, and an indicator of 10 × 10.
@MainActor @Suite("What the layout of a limited flow finds")
struct LimitArrangementTests {
  private func rows(_ elements: [Int], width: CGFloat = 40) -> RowPartViews<Block> {
    RowPartViews(elements: elements) { _ in Block(width, 20) }
  }

  private let oneLine = FlowLimits(maxLines: 1)

  @Test("the first ones that fit, and the indicator behind them")
  func firstOnes() throws {
    let run = try arranged(rows(Array(0..<6)), oneLine).placement
    #expect(run.shown == .first(2) && run.uncounted.isEmpty && !run.isUnlimited)
    #expect(run.indicator?.origin == CGPoint(x: 80, y: 0))
    #expect(run.indicator?.size == CGSize(width: 10, height: 10) && run.indicator?.guide == 0)
    #expect(run.reading.isEmpty && run.wanted == nil)
    let all = try arranged(rows([0, 1]), oneLine).placement
    #expect(all.shown == .all && all.indicator == nil && !all.isUnlimited)
  }

  @Test(
    "no limits, or an expanded flow, show everything, as another run than one that keeps limits")
  func unlimited() throws {
    let rows = rows(Array(0..<6))
    let unlimited = try arranged(rows, FlowLimits())
    #expect(unlimited.placement.isUnlimited && unlimited.placement.shown == .all)
    #expect(unlimited.lines.size == CGSize(width: 80, height: 60))
    let expanded = try arranged(rows, FlowLimits(maxLines: 1, isExpanded: true))
    #expect(expanded.placement.isUnlimited && expanded.placement.shown == .all)
    #expect(expanded.placement.indicator?.origin == CGPoint(x: 80, y: 40))
    #expect(expanded.lines.size == CGSize(width: 90, height: 60))
  }

  @Test("without an indicator the last view is one like others, expanded or not")
  func noIndicator() throws {
    var rows = rows(Array(0..<6))
    rows.indicator = nil
    let expanded = try arranged(rows, FlowLimits(maxLines: 1, isExpanded: true))
    #expect(expanded.lines.frames.lines.map(\.items) == [0..<2, 2..<4, 4..<6])
    #expect(expanded.placement.indicator == nil)
    let limited = try arranged(rows, oneLine)
    #expect(limited.placement.shown == .first(2) && limited.placement.indicator == nil)
    #expect(limited.lines.size == CGSize(width: 80, height: 20))
  }

  @Test("the indicator has no place where a depth is to be fitted, but none is offered")
  func openDepth() throws {
    let near = FlowLayout(spacing: 2)
    let open = try arranged(rows(Array(0..<4)), FlowLimits(fitsBounds: true), near)
    #expect(open.lines.size == CGSize(width: 82, height: 42))
    #expect(open.placement.indicator == nil && open.placement.shown == .all)
    let fits = try arranged(rows(Array(0..<4)), FlowLimits(fitsBounds: true), cross: 39)
    #expect(
      fits.placement.shown == .first(2) && fits.placement.indicator?.origin == CGPoint(x: 80, y: 0))
    let exact = try arranged(rows(Array(0..<4)), FlowLimits(fitsBounds: true), cross: 40)
    #expect(exact.placement.shown == .all)
  }

  @Test("while more views are asked for, those that there are count as the first ones")
  func unfinished() throws {
    var rows = rows([0, 1])
    rows.total = 100
    let run = try arranged(rows, FlowLimits(maxLines: 5)).placement
    #expect(run.shown == .first(2) && run.uncounted.isEmpty)
    #expect(run.indicator?.origin == CGPoint(x: 80, y: 0))
  }

  @Test("line breaks that are hidden are not counted")
  func hiddenBreaks() throws {
    let views = RowPartViews(elements: [0, 1, 2, 3]) { index in
      if index == 1 { LineBreak() } else { Block(40, 20) }
    }
    let run = try arranged(views, oneLine).placement
    #expect(run.shown == .first(1) && run.uncounted == [1])
    #expect(run.hiddenCount(of: 4) == 2)
  }

  @Test("elements without views are not counted, wherever they are")
  func viewless() throws {
    var rows = rows([0, 2, 3, 5])
    (rows.total, rows.made) = (7, MadeElements(7))
    let run = try arranged(rows, oneLine).placement
    #expect(run.shown == .first(3) && run.uncounted == [4, 6])
    #expect(run.hiddenCount(of: 7) == 2)
  }

  @Test("separators are neither shown nor hidden elements")
  func separators() throws {
    var rows = rows(Array(0..<6))
    rows.itemSeparator = CGSize(width: 4, height: 9)
    let run = try arranged(rows, oneLine).placement
    #expect(run.shown == .first(2) && run.hiddenCount(of: 6) == 4)
    #expect(run.itemSeparators.places.map(\.origin) == [CGPoint(x: 40, y: 0)])
    #expect(run.indicator?.origin == CGPoint(x: 84, y: 0))
  }

  @Test("the most important ones are named, as are those that come from other places")
  func others() throws {
    var important = rows(Array(0..<4))
    important.made = MadeElements(4, of: [0, 1, 0, 1])
    let run = try arranged(important, oneLine).placement
    #expect(run.shown == .only([1, 3]) && run.uncounted.isEmpty && run.hiddenCount(of: 4) == 2)
    var chosen = rows([1, 3])
    (chosen.made, chosen.total) = (MadeElements(2, of: [0, 1, 0, 1]), 4)
    let few = try arranged(chosen, oneLine).placement
    #expect(few.shown == .only([1, 3]) && few.hiddenCount(of: 4) == 2)
    let ordered = RowPartViews(elements: [0, 1, 2, 3]) {
      Block(40, 20).flowOrder($0 == 3 ? -1 : 0)
    }
    let moved = try arranged(ordered, oneLine).placement
    #expect(moved.shown == .only([0, 3]) && moved.reading == [3, 0, 1, 2])
    let first = RowPartViews(elements: [0, 1, 2, 3]) {
      Block(40, 20).flowOrder($0 == 0 ? -1 : 0)
    }
    #expect(try arranged(first, oneLine).placement.shown == .first(2))
    // The first element has no view.
    var later = RowPartViews(elements: [1, 2, 3]) { Block(40, 20).flowOrder($0 == 2 ? -1 : 0) }
    (later.made, later.total) = (MadeElements(4), 4)
    let viewless = try arranged(later, oneLine).placement
    #expect(viewless.shown == .only([1, 3]) && viewless.uncounted == [0])
  }

  @Test("an indicator that is longer than what it replaces keeps what was measured for it")
  func known() throws {
    // Forty of 10 fill 400; it takes the next one to know that not all fit.
    var chips = rows(Array(0..<60), width: 10)
    chips.indicator = CGSize(width: 400, height: 10)
    chips.itemSeparator = CGSize(width: 0, height: 9)
    let run = try arranged(chips, oneLine, main: 400).placement
    #expect(run.shown == .first(0) && run.known == 41)
    // Of each eleven elements one has no view: those that come before are among what was looked at.
    var few = rows((0..<60).map { $0 + $0 / 10 }, width: 10)
    (few.indicator, few.made, few.total) = (chips.indicator, MadeElements(65), 65)
    let counted = try arranged(few, oneLine, main: 400).placement
    #expect(counted.uncounted == [10, 21, 32, 43, 54] && counted.known == 45)
    // Of the most important ones it is not known which have no views, so all of these are kept.
    few.made = MadeElements(65, of: (0..<65).map { $0 < 33 ? 1 : 0 })
    let important = try arranged(few, oneLine, main: 400).placement
    #expect(important.shown == .first(0) && important.uncounted == counted.uncounted)
    #expect(important.known == 41 + 5)
  }

  @Test("lines are broken for bounds that are others than were answered, by more than a point")
  func bounds() throws {
    func lines(_ width: CGFloat) throws -> Int {
      let rules = FlowLayout(spacing: 0).rules
      return try asked(of: rows(Array(0..<6))) { [oneLine] subviews in
        var lines = RowLines(RowViews(subviews), subviews, rules, oneLine)
        lines.take(rules, FlowLimits(maxLines: 9))
        let room = FlowSpace(main: 100)
        return lines.arrangement(
          in: CGRect(x: 0, y: 0, width: width, height: 60), offered: room, subviews
        ).lines.frames.lines.count
      }
    }
    #expect(try lines(80) == 3 && lines(79) == 3 && lines(78) == 6 && lines(160) == 2)
  }

  @Test("other rules and other limits are taken while views stay the same")
  func changes() throws {
    let (near, far) = (FlowLayout(spacing: 0).rules, FlowLayout(spacing: 30).rules)
    let sizes = try asked(of: rows(Array(0..<6))) { [oneLine] subviews in
      var lines = RowLines(RowViews(subviews), subviews, near, FlowLimits(maxLines: 3))
      let room = FlowSpace(main: 120)
      func size() -> CGSize { lines.size(in: room, subviews) }
      var sizes = [size()]
      for (rules, limits) in [
        (near, FlowLimits(maxLines: 3)), (near, oneLine), (far, oneLine),
        (far, FlowLimits(maxLines: 2)), (near, FlowLimits(maxLines: 2)),
      ] {
        lines.take(rules, limits)
        sizes.append(size())
      }
      return sizes
    }
    // Six on two lines; two and the indicator on one; one and the indicator, 30 apart; …
    #expect(sizes.map(\.width) == [120, 120, 90, 80, 110, 120])
    #expect(sizes.map(\.height) == [40, 40, 20, 20, 70, 40])
  }
}
