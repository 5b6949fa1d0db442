#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// The arrangement of a limited flow: chips of 40 × 20 in 100, two a line, and an indicator of 10 × 10.
@MainActor @Suite("The arrangement of a limited flow")
struct LimitArrangementTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func rows(_ elements: [Int], width: CGFloat = 40) -> RowPartViews<Block> {
    RowPartViews(elements: elements) { _ in Block(width, 20) }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private var oneLine: FlowLimits { FlowLimits(maxLines: 1) }

  @Test(
    "a flow without limits or an expanded one shows all elements, the latter with the indicator behind them"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func unlimited() throws {
    let rows = rows(Array(0..<6))
    let unlimited = try arranged(rows, FlowLimits())
    #expect(unlimited.placement.isUnlimited && unlimited.placement.shown == .all)
    expectEqual(unlimited.lines.size, CGSize(80, 60))
    let expanded = try arranged(rows, FlowLimits(maxLines: 1, isExpanded: true))
    #expect(expanded.placement.isUnlimited && expanded.placement.shown == .all)
    expectEqual(expanded.placement.indicator?.origin, CGPoint(80, 40))
    expectEqual(expanded.lines.size, CGSize(90, 60))
  }

  @Test(
    "while only two of a hundred elements have views yet, a limited flow shows these two and the indicator"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func unfinished() throws {
    var rows = rows([0, 1])
    rows.total = 100
    let run = try arranged(rows, FlowLimits(maxLines: 5)).placement
    #expect(run.shown == .first(2) && run.uncounted.isEmpty)
    expectEqual(run.indicator?.origin, CGPoint(80, 0))
  }

  @Test(
    "a limited flow whose long indicator hides every element still reports how many elements it measured"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func known() throws {
    // Forty of 10 fill 400; it takes the next one to know that not all fit.
    var chips = rows(Array(0..<60), width: 10)
    chips.indicator = CGSize(400, 10)
    chips.itemSeparator = CGSize(0, 9)
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
    expectEqual(important.known, 41 + 5)
  }

  @Test(
    "a limited flow keeps its lines in bounds up to a point narrower than its size, and breaks them in others"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func bounds() throws {
    func lines(_ width: CGFloat) throws -> Int {
      let rules = FlowLayout(spacing: 0).rules
      return try asked(of: rows(Array(0..<6))) { [oneLine] subviews in
        let lines = RowLines(RowViews(subviews), subviews, rules, oneLine)
        lines.take(rules, FlowLimits(maxLines: 9))
        let room = FlowSpace(main: 100)
        return lines.arrangement(
          in: CGRect(0, 0, width, 60), offered: room, subviews
        ).lines.frames.lines.count
      }
    }
    #expect(try lines(80) == 3 && lines(79) == 3 && lines(78) == 6 && lines(160) == 2)
  }

  @Test(
    "a limited flow with the same views has the right size after its spacing and its line limit change"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func changes() throws {
    let (near, far) = (FlowLayout(spacing: 0).rules, FlowLayout(spacing: 30).rules)
    let sizes = try asked(of: rows(Array(0..<6))) { [oneLine] subviews in
      let lines = RowLines(RowViews(subviews), subviews, near, FlowLimits(maxLines: 3))
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
    expectEqual(sizes.map(\.width), [120, 120, 90, 80, 110, 120])
    expectEqual(sizes.map(\.height), [40, 40, 20, 20, 70, 40])
  }
}
#endif
