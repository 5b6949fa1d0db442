import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a limited flow answers the engine: sizes of views that it comes to, and distances.
@MainActor @Suite("What a limited flow answers the engine")
struct LimitHostTests {
  private func answer<Result>(
    of views: some View, _ layout: some FlowingLayout = FlowLayout(),
    _ question: @escaping (inout RowHost) -> Result
  ) throws -> Result {
    let rules = layout.rules
    return try asked(of: views) { subviews in
      let parts = RowViews(subviews)
      let items = RowItems(parts, subviews, rules, moving: nil)
      var host = RowHost(items, subviews, rules)
      host.base.lineSeparator = parts.lineSeparator.map {
        LineSeparator(subviews.view($0), length: 100)
      }
      return question(&host)
    }
  }

  private func rows(_ elements: [Int]) -> RowPartViews<Block> {
    RowPartViews(elements: elements) { _ in Block(40, 20) }
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
    (views.made, views.total) = (MadeElements(3, of: [1, 0, 0, 1, 0, 1]), 6)
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
    var views = RowPartViews(elements: [0, 1]) { _ in Block(40, 20, probe: probe) }
    views.itemSeparator = CGSize(width: 4, height: 9)
    let sizes = try answer(of: views) { host in
      probe.reset()
      let separator = host.size(of: 1)
      let before = probe.count
      let (first, second) = (host.size(of: 0), host.size(of: 0))
      return (separator, before, first, second, probe.count)
    }
    #expect(sizes.0?.main == 4 && sizes.0?.cross == 9 && sizes.1 == 0)
    #expect(sizes.2?.main == 40 && sizes.2 == sizes.3 && sizes.4 == 1)
  }

  @Test("a photo of a row of photos is not measured, as its row decides how large it is")
  func photos() throws {
    let probe = Probe()
    let views = RowPartViews(elements: [0, 1]) { _ in
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
    let views = RowPartViews(elements: [0, 1, 2]) { index in
      Block(40, 20, spacing: spacing(CGFloat(index + 1)))
    }
    func gap(_ layout: FlowLayout, before item: Int, after earlier: Int) throws -> Double? {
      try answer(of: views, layout) { $0.gap(before: item, after: earlier) }
    }
    #expect(try gap(FlowLayout(spacing: nil), before: 1, after: 0) == 2)
    #expect(try gap(FlowLayout(spacing: nil), before: 2, after: 0) == 3)
    #expect(try answer(of: views, FlowLayout(spacing: nil)) { $0.givesGaps })
    #expect(try !answer(of: views, FlowLayout(spacing: 5)) { $0.givesGaps })
  }

  private func spacing(_ all: CGFloat) -> ViewSpacing {
    ViewSpacing(top: all, leading: all, bottom: all, trailing: all)
  }

  @Test("lines are apart by the layout's spacing, or by what their views like, the indicator's too")
  func lineGaps() throws {
    // Each row likes ten points more than the one before; the indicator likes 8, as any view.
    let views = RowPartViews(elements: [0, 1, 2]) {
      Block(40, 20, spacing: spacing(10 * CGFloat($0 + 1)))
    }
    func gap(_ spacing: CGFloat?, and next: [Int] = [1]) throws -> Double? {
      try answer(of: views, FlowLayout(spacing: spacing)) { $0.gap(between: [0], and: next) }
    }
    #expect(try gap(5) == 5)
    #expect(try gap(nil) == 20)
    // The indicator is the last item.
    #expect(try gap(nil, and: [3]) == 10)
    #expect(try gap(nil, and: [1, 3]) == 20)
    #expect(try gap(.infinity) == 0)
  }

  @Test("a separator has the layout's spacing on both sides, or what it and the lines like")
  func separatorGaps() throws {
    var views = RowPartViews(elements: [0, 1]) {
      Block(40, 20, spacing: spacing(10 * CGFloat($0 + 1)))
    }
    views.lineSeparator = CGSize(width: 9, height: 3)
    func gap(_ spacing: CGFloat?) throws -> [Double] {
      try answer(of: views, FlowLayout(spacing: spacing)) { host in
        let gap = host.base.lineGap(between: [0], and: [1])
        return [gap.before, gap.depth, gap.after, host.gap(between: [0], and: [1]) ?? .nan]
      }
    }
    #expect(try gap(5) == [5, 3, 5, 13])
    #expect(try gap(nil) == [10, 3, 20, 33])
  }

  @Test("a line separator is offered the flow's length until it is known how far lines reach")
  func separatorLength() throws {
    var views = rows([0])
    views.lineSeparator = CGSize(width: 9, height: 3)
    let rules = FlowLayout().rules
    let proposals = try answer(of: views) { host in
      let before = host.base.lineSeparator?.proposal(host.base.reach, rules)
      host.linesReach(from: 10, to: 70)
      return [before, host.base.lineSeparator?.proposal(host.base.reach, rules)]
    }
    #expect(
      proposals == [ProposedViewSize(width: 100, height: nil), .init(width: 60, height: nil)])
  }
}
