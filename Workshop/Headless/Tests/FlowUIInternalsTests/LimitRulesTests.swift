import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// The numbers that a flow with a limit goes by: how many views it makes, keeps and counts.
@Suite("How many views a limited flow makes")
struct LimitRulesTests {
  private func placement(
    _ shown: ShownElements, uncounted: Set<Int> = [], wanted: Int? = nil
  ) -> Placement {
    var placement = Placement()
    (placement.shown, placement.uncounted, placement.wanted) = (shown, uncounted, wanted)
    return placement
  }

  @Test("no number of lines is too large to count the views that it may hold")
  func initialCount() {
    let counts = [-1, 0, 1, 3, 100, Int.max / 16, .max].map {
      FlowLimits(maxLines: $0).initialCount
    }
    #expect(counts == counts.sorted() && counts.last == .max && counts[0] > 0)
    #expect(FlowLimits().initialCount == .max)
  }

  @Test("a depth limits where it is offered and to be fitted, a number of lines everywhere")
  func engineLimits() {
    func limit(_ limits: FlowLimits, depth: CGFloat?) -> FlexLimit? {
      limits.limit(in: FlowSpace(main: 100, cross: depth), hasIndicator: true)
    }
    for depth in [nil, 50] as [CGFloat?] {
      #expect(limit(FlowLimits(), depth: depth) == nil)
      #expect(limit(FlowLimits(maxLines: 2), depth: depth) == FlexLimit(lines: 2))
    }
    let both = FlowLimits(maxLines: 2, fitsBounds: true)
    #expect(limit(FlowLimits(fitsBounds: true), depth: nil) == nil)
    #expect(limit(FlowLimits(fitsBounds: true), depth: 50) == FlexLimit(cross: 50))
    #expect(limit(FlowLimits(fitsBounds: true), depth: 0) == FlexLimit(cross: 0))
    #expect(limit(both, depth: nil) == FlexLimit(lines: 2))
    #expect(limit(both, depth: 50) == FlexLimit(lines: 2, cross: 50))
    let withoutIndicator = both.limit(in: FlowSpace(main: nil, cross: 50), hasIndicator: false)
    #expect(withoutIndicator == FlexLimit(lines: 2, cross: 50, hasIndicator: false))
  }

  @Test("the first elements are those below a count, and never more than there are")
  func shown() {
    #expect(ShownElements.first(3).contains(2) && !ShownElements.first(3).contains(3))
    #expect(ShownElements.first(3).count(of: 2) == 2 && ShownElements.first(3).count(of: 9) == 3)
    #expect(ShownElements.only([1, 4]).contains(4) && !ShownElements.only([1, 4]).contains(3))
    #expect(ShownElements.only([1, 4]).count(of: 1) == 1)
    #expect(ShownElements.only([1, 4]).count(of: 9) == 2)
    #expect(ShownElements.all.contains(.max - 1) && ShownElements.all.count(of: 7) == 7)
  }

  @Test("hidden is what is neither shown nor left uncounted, and never less than nothing")
  func hidden() {
    #expect(placement(.first(3)).hiddenCount(of: 10) == 7)
    #expect(placement(.first(3), uncounted: [7, 8]).hiddenCount(of: 10) == 5)
    #expect(placement(.only([0, 5]), uncounted: [1]).hiddenCount(of: 4) == 1)
    #expect(placement(.all).hiddenCount(of: 10) == 0)
    #expect(placement(.first(3), uncounted: [3, 4]).hiddenCount(of: 4) == 0)
  }
}

/// What a flow with a limit compares to know whether anything has to be made anew.
@Suite("What a limited flow takes for the same")
struct LimitSamenessTests {
  @Test("an indicator goes to one place, of one size and with one guide, or the far edge for both")
  func indicators() {
    func indicator(x: CGFloat = 1, width: CGFloat = 2, guide: Double = 3) -> PlacedIndicator {
      PlacedIndicator(
        origin: CGPoint(x: x, y: 0), size: CGSize(width: width, height: 0), guide: guide)
    }
    #expect(indicator() == indicator() && indicator(guide: .nan) == indicator(guide: .nan))
    let others = [
      indicator(x: 4), indicator(width: 4), indicator(guide: 4), indicator(guide: .nan),
    ]
    for other in others { #expect(indicator() != other && other != indicator()) }
    #expect(indicator(x: 4, guide: .nan) != indicator(guide: .nan))
    #expect(indicator(width: 4, guide: .nan) != indicator(guide: .nan))
  }

  @Test("the elements that have views are the first ones unless others are more important")
  func choices() {
    #expect(MadeElements(3) == MadeElements(3, of: []))
    let equal = MadeElements(3, of: [1, 1, 1, 1])
    #expect(equal.indices == nil && equal.priorities == [1, 1, 1])
    #expect((0..<3).map(equal.index) == [0, 1, 2])
    let last = MadeElements(2, of: [0, 1, 2])
    #expect(last.indices == [1, 2] && last.priorities == [1, 2])
    #expect((0..<2).map(last.index) == [1, 2])
    let ends = MadeElements(2, of: [3, 1, 2])
    #expect(ends.indices == [0, 2] && ends.priorities == [3, 2])
    #expect(MadeElements(1, of: [3, 1, 2]).indices == nil)
  }
}

/// What rows are told of what the layout has found.
@Suite("What the rows of a limited flow are told")
struct FlowToldTests {
  private func placement(_ shown: Int, wanted: Int? = nil) -> Placement {
    var placement = Placement()
    (placement.shown, placement.wanted) = (.first(shown), wanted)
    return placement
  }

  @Test("without a limit, or expanded, all elements have views; otherwise as many as it suggests")
  func counts() {
    let feedback = FlowFeedback()
    #expect(feedback.count(of: 100, FlowLimits()) == 100)
    #expect(feedback.count(of: 100, FlowLimits(maxLines: 2, isExpanded: true)) == 100)
    #expect(feedback.count(of: 100, FlowLimits(maxLines: 2)) == 32)
    #expect(feedback.count(of: 20, FlowLimits(maxLines: 2)) == 20)
  }

  @Test("other limits begin with no fewer views than there were")
  func otherLimits() {
    let first = FlowLimits(maxLines: 1)
    let feedback = FlowFeedback().updated(with: placement(20, wanted: 70), total: 100, first)
    #expect(feedback.count(of: 100, first) == 70)
    #expect(feedback.count(of: 100, FlowLimits(maxLines: 2)) == 70)
    #expect(feedback.count(of: 100, FlowLimits(maxLines: 6)) == 96)
    #expect(feedback.count(of: 60, first) == 60)
  }

  @Test("while more views are made, none is told to hide")
  func waiting() {
    let limits = FlowLimits(maxLines: 1)
    let waiting = FlowFeedback().updated(with: placement(32, wanted: 64), total: 100, limits)
    #expect(waiting.shown == .all)
    let settled = waiting.updated(with: placement(40), total: 100, limits)
    #expect(settled.shown == .first(40))
  }

  @Test("what is shown without a limit says nothing of what a limit shows")
  func unlimited() {
    let limits = FlowLimits(maxLines: 1)
    let feedback = FlowFeedback().updated(with: placement(5), total: 10, limits)
    var unlimited = Placement()
    unlimited.isUnlimited = true
    let expanded = feedback.updated(
      with: unlimited, total: 10, FlowLimits(maxLines: 1, isExpanded: true))
    #expect(expanded.shown == .first(5))
  }
}
