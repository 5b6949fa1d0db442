import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// The numbers that a flow with a limit goes by: how many views it makes, keeps and counts.
@Suite("How many views a limited flow makes")
struct LimitRulesTests {
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
}

/// What a flow with a limit compares to know whether anything has to be made anew.
@Suite("What a limited flow takes for the same")
struct LimitSamenessTests {
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
