import FlowCore
import SwiftUI
import Testing

@testable import FlowUI

/// What a limited flow answers the engine: sizes of views that it comes to, and distances.
@MainActor @Suite("What a limited flow answers the engine")
struct LimitHostTests {
  private func answer<Result>(
    of views: some View, _ layout: some FlowingLayout = FlowLayout(),
    _ question: @escaping (inout LimitedHost) -> Result
  ) throws -> Result {
    let rules = layout.rules
    return try asked(of: views) { subviews in
      let parts = LimitedParts(subviews)
      let items = LimitedItems(parts, subviews, rules)
      var host = LimitedHost(
        flow: FlowHost(subviews: items.ordered, rules: rules, items: items.items), items: items,
        sizes: items.sizes, flowLength: 100,
        lineSeparator: parts.lineSeparator.map { subviews.view($0) })
      return question(&host)
    }
  }

  private func rows(_ elements: [Int]) -> LimitedPartViews<Block> {
    LimitedPartViews(elements: elements) { _ in Block(40, 20) }
  }

  @Test(
    "elements up to the last one that was asked for are known, neither separators nor the indicator"
  )
  func known() throws {
    var views = rows([0, 3, 5])
    views.itemSeparator = CGSize(width: 4, height: 9)
    let known = try answer(of: views) { host in
      // 0 · 3 · 5, and the indicator.
      [nil, 5, 0, 1, 2, 0, 4].map { (item: Int?) in
        if let item { _ = host.size(of: item) }
        return host.knownElements
      }
    }
    #expect(known == [0, 0, 1, 1, 4, 4, 6])
  }

  @Test("of the most important elements each one that was asked for is known")
  func knownOfImportant() throws {
    var views = rows([0, 3, 3, 5])
    views.itemSeparator = CGSize(width: 4, height: 9)
    (views.made, views.total) = (LimitedChoice(3, of: [1, 0, 0, 1, 0, 1]), 6)
    let known = try answer(of: views) { host in
      // 0 · 3 3 · 5, and the indicator.
      [nil, 6, 5, 1, 2, 3, 5].map { (item: Int?) in
        if let item { _ = host.size(of: item) }
        return host.knownElements
      }
    }
    #expect(known == [0, 0, 1, 1, 2, 2, 2])
  }

  @Test("a view is measured once, and a separator only for all")
  func measuring() throws {
    let probe = Probe()
    var views = LimitedPartViews(elements: [0, 1]) { _ in Block(40, 20, probe: probe) }
    views.itemSeparator = CGSize(width: 4, height: 9)
    let sizes = try answer(of: views) { host in
      probe.reset()
      let before = host.hasMeasured
      let separator = host.size(of: 1)
      let between = host.hasMeasured
      let (first, second) = (host.size(of: 0), host.size(of: 0))
      return (separator, before || between, first, second, host.hasMeasured, probe.count)
    }
    #expect(sizes.0?.main == 4 && sizes.0?.cross == 9 && !sizes.1)
    #expect(sizes.2?.main == 40 && sizes.2 == sizes.3 && sizes.4 && sizes.5 == 1)
  }

  @Test("a photo of a row of photos is not measured, as its row decides how large it is")
  func photos() throws {
    let probe = Probe()
    let views = LimitedPartViews(elements: [0, 1]) { _ in
      Block(40, 20, probe: probe).flowAspectRatio(2)
    }
    let answers = try answer(of: views, FlowLayout(targetRowHeight: 50)) { host in
      probe.reset()
      return (host.size(of: 0) == nil, host.size(of: 2)?.main, probe.count)
    }
    #expect(answers.0 && answers.1 == 10 && answers.2 == 0)
  }

  @Test("the layout's spacing is between views, or else what these two like")
  func gaps() throws {
    let views = LimitedPartViews(elements: [0, 1, 2]) { index in
      Block(40, 20, spacing: spacing(CGFloat(index + 1)))
    }
    func gap(_ layout: FlowLayout, before item: Int, after earlier: Int) throws -> Double? {
      try answer(of: views, layout) { $0.gap(before: item, after: earlier) }
    }
    #expect(try gap(FlowLayout(spacing: 5), before: 1, after: 0) == nil)
    #expect(try gap(FlowLayout(spacing: nil), before: 1, after: 0) == 2)
    #expect(try gap(FlowLayout(spacing: nil), before: 2, after: 0) == 3)
    #expect(try answer(of: views) { $0.givesGaps })
  }

  private func spacing(_ all: CGFloat) -> ViewSpacing {
    ViewSpacing(top: all, leading: all, bottom: all, trailing: all)
  }

  @Test("the indicator's place is behind the view that it was asked for after")
  func indicatorPlace() throws {
    let places = try answer(of: rows([0, 1, 2])) { host in
      [(2, 1), (3, 1), (1, 0), (3, 2)].map { item, earlier in
        _ = host.gap(before: item, after: earlier)
        return host.indicatorPlace
      }
    }
    #expect(places == [nil, 2, 2, 3])
  }

  /// Two lines of an item each.
  private var lines: [FlexLine] {
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(
      FlexItems(main: [40, 40], cross: [20, 20]), in: FlexContainer(mainSize: 40), into: &frames)
    return frames.lines
  }

  @Test("lines are apart by the layout's spacing, or by what their views like, the indicator's too")
  func lineGaps() throws {
    // Each row likes ten points more than the one before; the indicator likes 8, as any view.
    let views = LimitedPartViews(elements: [0, 1, 2]) {
      Block(40, 20, spacing: spacing(10 * CGFloat($0 + 1)))
    }
    func gap(_ spacing: CGFloat?, indicatorAt place: Int? = nil) throws -> Double? {
      try answer(of: views, FlowLayout(spacing: spacing)) { [lines] host in
        host.indicatorPlace = place
        return host.gap(between: lines[0], and: lines[1])
      }
    }
    #expect(try gap(5) == 5)
    #expect(try gap(nil) == 20)
    #expect(try gap(nil, indicatorAt: 1) == 10)
    #expect(try gap(nil, indicatorAt: 2) == 20)
    #expect(try gap(.infinity) == 0)
  }

  @Test("a separator has the layout's spacing on both sides, or what it and the lines like")
  func separatorGaps() throws {
    var views = LimitedPartViews(elements: [0, 1]) {
      Block(40, 20, spacing: spacing(10 * CGFloat($0 + 1)))
    }
    views.lineSeparator = CGSize(width: 9, height: 3)
    func gap(_ spacing: CGFloat?) throws -> [Double] {
      try answer(of: views, FlowLayout(spacing: spacing)) { [lines] host in
        let gap = host.lineGap(between: lines[0], and: lines[1])
        return [
          gap.before, gap.depth, gap.after, host.gap(between: lines[0], and: lines[1]) ?? .nan,
        ]
      }
    }
    #expect(try gap(5) == [5, 3, 5, 13])
    #expect(try gap(nil) == [10, 3, 20, 33])
  }

  @Test("a line separator is offered the flow's length until it is known how far lines reach")
  func separatorLength() throws {
    let proposals = try answer(of: rows([0])) { host in
      let before = host.separatorProposal
      host.linesReach(from: 10, to: 70)
      return [before, host.separatorProposal]
    }
    #expect(
      proposals == [ProposedViewSize(width: 100, height: nil), .init(width: 60, height: nil)])
  }
}
