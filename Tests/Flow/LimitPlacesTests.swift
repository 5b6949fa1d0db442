#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Where the layout of a limited flow puts its views: chips of 40 × 20 in 100, two a line, and an indicator of
/// 10 × 10.
@MainActor @Suite("Where a limited flow puts its views")
struct LimitPlacesTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private var oneLine: FlowLimits { FlowLimits(maxLines: 1) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func rows(_ count: Int) -> RowPartViews<Block> {
    RowPartViews(elements: Array(0..<count)) { _ in Block(40, 20) }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func layout<Base: FlowingLayout>(
    _ base: Base, maxLines: Int = 9, dragged: DraggedElement? = nil
  ) -> RowsLayout<Base> {
    RowsLayout<Base>(
      rules: base.rules, limits: FlowLimits(maxLines: maxLines), isPlain: false,
      model: FlowModel(), recordsRows: false, drag: DragPlacing(dragged: dragged), fades: true)
  }

  @Test(
    "a limited flow reads its views again if its axis or a drop index changes, and not if its spacing changes"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func otherRules() throws {
    let rows = RowPartViews(elements: [0, 1, 2]) { Block(40, $0 == 0 ? 20 : 10) }
    let (near, far) = (layout(FlowLayout(spacing: 0)), layout(FlowLayout(spacing: 20)))
    let held = layout(
      FlowLayout(spacing: 20), dragged: DraggedElement(element: 0, dropIndex: 2))
    let columns = layout(VFlowLayout(spacing: 0))
    let answers = try asked(of: rows) { subviews in
      var cache = RowsCache()
      let proposal = ProposedViewSize(width: 100, height: 35)
      var sizes: [CGSize] = []
      var memories: [RowLines] = []
      func note(_ size: CGSize) {
        sizes.append(size)
        if let memory = cache.rows { memories.append(memory) }
      }
      note(near.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
      note(far.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
      note(held.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
      note(columns.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache))
      return (sizes, memories)
    }
    // Two lines of rows, 80 and 40 long; 100 and 40, the deeper one first and last; two columns, 30 and 10 deep.
    expectEqual(answers.0.map(\.width), [80, 100, 100, 80])
    expectEqual(answers.0.map(\.height), [30, 50, 50, 30])
    #expect(answers.1.count == 4 && answers.1[0] === answers.1[1])
    #expect(answers.1[1] !== answers.1[2] && answers.1[2] !== answers.1[3])
  }

  @Test(
    "the copy of a separator that a limited flow measures, and an unneeded indicator, lie at the flow's origin",
    arguments: [1, 2])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func unseen(maxLines: Int) throws {
    var views = rows(3)
    (views.itemSeparator, views.lineSeparator) = (CGSize(4, 9), CGSize(50, 2))
    let flow = layout(FlowLayout(spacing: 0), maxLines: maxLines)
    let host = Hosted(100, 100) {
      flow { views }.frame(width: 100, height: 100, alignment: .topLeading)
    }
    expectEqual(host.frame(of: "dot"), CGRect(0, 0, 4, 9))
    expectEqual(host.frame(of: "rule"), CGRect(0, 0, 50, 2))
    // Behind two views and what is between them.
    expectEqual(host.frame(of: "more"), CGRect(maxLines == 1 ? 84 : 0, 0, 10, 10))
  }

  // MARK: Guides

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func guided(_ guides: [CGFloat]) -> RowPartViews<some View> {
    RowPartViews(elements: Array(guides.indices)) { index in
      Block(40, 20).alignmentGuide(.top) { _ in guides[index] }
    }
  }

  @Test(
    "alignment guides of shown views, separators and a shown indicator shift the views of a limited flow's line"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func guides() throws {
    func positions(_ views: some View) throws -> [Double] {
      try arranged(views, oneLine).lines.frames.crossPositions
    }
    expectEqual(try positions(guided([6, 2])).prefix(2), [0, 4])
    expectEqual(try arranged(guided([6, 2]), oneLine).lines.size.height, 24)
    var separated = rows(2)
    (separated.itemSeparator, separated.itemSeparatorGuide) = (CGSize(4, 9), 3)
    expectEqual(try positions(separated).prefix(2), [3, 3])
    expectEqual(
      try arranged(separated, oneLine).placement.itemSeparators.places.map(\.origin.y), [0])
    var limited = rows(3)
    limited.indicatorGuide = 3
    expectEqual(try positions(limited), [3, 3, 0, 0])
    expectEqual(try arranged(limited, oneLine).lines.size.height, 23)
    // Where frames decide, a hand does not look at guides, either.
    let rules = FlowLayout(spacing: 0).rules
    let haveGuides = try asked(of: rows(2)) { [oneLine] subviews in
      let lines = RowLines(RowViews(subviews), subviews, rules, oneLine)
      _ = lines.size(in: FlowSpace(main: 100), subviews)
      return lines.items.memory.hasGuides
    }
    #expect(!haveGuides)
    // Not shown, it decides nothing.
    limited.elements = [0, 1]
    expectEqual(try positions(limited).prefix(2), [0, 0])
    var important = guided([0, 6, 2])
    important.made = MadeElements(3, of: [0, 1, 1])
    expectEqual(try positions(important)[1...2], [0, 4])
  }

  @Test(
    "in a limited flow of photos, alignment guides of a hidden view or indicator do not move the shown views"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func photos() throws {
    // A photo that stands on a guide has its lower edge there.
    func lines(
      _ guides: [Int: CGFloat], indicatorGuide: CGFloat? = nil,
      limits: FlowLimits = FlowLimits(maxLines: 1), lengths: [CGFloat]
    ) throws -> [RowArrangement] {
      var views = RowPartViews(elements: Array(0..<4)) { index in
        if index == 0 {
          Color.clear.flowAspectRatio(1)
        } else if let guide = guides[index] {
          Block(40, 10).alignmentGuide(.top) { _ in guide }
        } else {
          Block(40, 10)
        }
      }
      views.indicatorGuide = indicatorGuide
      let rules = FlowLayout(spacing: 0, targetRowHeight: 50).rules
      return try asked(of: views) { subviews in
        let lines = RowLines(RowViews(subviews), subviews, rules, limits)
        return lengths.map { length in
          // Long ones have no depth to fit.
          let room = FlowSpace(main: length, cross: length < 500 ? 60 : nil)
          let bounds = CGRect(origin: .zero, size: lines.size(in: room, subviews))
          return lines.arrangement(in: bounds, offered: room, subviews)
        }
      }
    }
    func areAtTop(_ arrangement: RowArrangement) -> Bool {
      arrangement.lines.frames.crossPositions.allSatisfy { $0 == 0 }
    }
    let plain = try lines([:], lengths: [100, 500])
    #expect(plain.map(\.placement.shown) == [.first(2), .all] && plain.allSatisfy(areAtTop))
    // The last one is known from a longer line.
    let hidden = try lines([3: 6], lengths: [500, 100])
    expectEqual(hidden.map(\.placement.shown), [.all, .first(2)])
    #expect(!areAtTop(hidden[0]) && areAtTop(hidden[1]))
    for limits in [FlowLimits(maxLines: 1), FlowLimits(fitsBounds: true)] {
      let indicator = try lines([:], indicatorGuide: 3, limits: limits, lengths: [100, 500])
      expectEqual(indicator.map(\.placement.shown), [.first(2), .all])
      #expect(!areAtTop(indicator[0]) && areAtTop(indicator[1]))
    }
  }

  @Test(
    "a limited flow aligns views by a custom alignment guide that depends on height, though no view sets it"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func customGuides() throws {
    let views = RowPartViews(elements: [0, 1]) { Block(40, $0 == 0 ? 20 : 40) }
    let layout = FlowLayout(spacing: 0, verticalAlignment: .quarter)
    let lines = try arranged(views, oneLine, layout).lines
    #expect(lines.frames.crossPositions.prefix(2) == [5, 0] && lines.size.height == 40)
  }

  @Test(
    "a flow limited by its height that grows to show a view with an alignment guide has a new flow's frames"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func guidesThatComeToDecide() throws {
    var views = RowPartViews(elements: [0, 1, 2]) { index in
      switch index {
      case 0: Block(40, 20).flowGrow()
      case 1: Block(40, 40)
      default: Block(40, 20).alignmentGuide(.top) { _ in 6 }
      }
    }
    views.indicator = nil
    let rules = FlowLayout(spacing: 0).rules
    func positions(_ depths: [CGFloat], of views: some View) throws -> [Double] {
      try asked(of: views) { subviews in
        let lines = RowLines(RowViews(subviews), subviews, rules, FlowLimits(fitsBounds: true))
        let all = depths.map {
          let bounds = CGRect(x: 0, y: 0, width: 100, height: 0)
          let room = FlowSpace(main: 100, cross: $0)
          return lines.arrangement(in: bounds, offered: room, subviews)
        }
        return all.last?.lines.frames.crossPositions ?? []
      }
    }
    // In the first, two fit on one line; in the last, so does the one whose guide decides.
    let positionsAnew = try positions([200], of: views)
    expectEqual(positionsAnew, [0, 0, 40])
    expectEqual(try positions([45, 200], of: views), positionsAnew)
  }

  @Test(
    "a flow with fitsBounds counts the height that alignment guides add to a line when it fits views"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func depthOfGuides() throws {
    // Beside each other they would be 26 deep.
    for (cross, shown) in [(25, ShownElements.first(1)), (26, .first(2))]
      as [(CGFloat, ShownElements)]
    {
      let views = guided([6, 0, 6, 0])
      let run = try arranged(views, FlowLimits(fitsBounds: true), cross: cross).placement
      #expect(run.shown == shown, "\(cross)")
    }
    // Also at the second time, when sizes are known.
    let rules = FlowLayout(spacing: 0).rules
    let shown = try asked(of: guided([6, 0, 6, 0])) { subviews in
      let lines = RowLines(RowViews(subviews), subviews, rules, FlowLimits(fitsBounds: true))
      return [25, 26, 24, 25.5].map { depth in
        lines.arrangement(
          in: CGRect(0, 0, 90, 0),
          offered: FlowSpace(main: 100, cross: depth), subviews
        ).placement.shown
      }
    }
    expectEqual(shown, [.first(1), .first(2), .first(1), .first(1)])
  }
}

/// Layouts that place separators and the indicator in front of a flow, in a space of 86 × 86 at (7, 7).
@MainActor @Suite("Separators and indicators in front of a limited flow")
struct LimitCanvasTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func frames(@ViewBuilder _ content: () -> some View) throws -> [String: CGRect] {
    let host = Hosted(100, 100) { content().padding(7) }
    return Dictionary(host.frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
  }

  @Test(
    "each separator drawn in front of a flow takes its given origin and proposal; one without takes all space"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func canvas() throws {
    let places = [(3, 4), (30, 40)].map { x, y in
      PlacedView(origin: CGPoint(x, y), proposal: ProposedViewSize(width: 5, height: 6))
    }
    let signal = LayoutSignal(Placement(itemSeparators: PlacedSeparators(places: places)))
    let frames = try frames {
      PlacedViewsLayout<HStackLayout>(signal: signal) {
        ForEach(0..<3, id: \.self) { Color.red.named($0) }
      }
      .named("canvas")
    }
    expectEqual(frames["0"], CGRect(10, 11, 5, 6))
    expectEqual(frames["1"], CGRect(37, 47, 5, 6))
    expectEqual(frames["2"], CGRect(7, 7, 86, 86))
    expectEqual(frames["canvas"], frames["2"])
  }

  @Test(
    "a separator drawn in front of a flow stays where it was when the flow gives it no place any more"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func formerPlace() throws {
    func placement(_ count: Int) -> Placement {
      let places = (0..<count).map { PlacedView(origin: CGPoint(CGFloat($0), 9), proposal: .zero) }
      return Placement(itemSeparators: PlacedSeparators(places: places))
    }
    let signal = LayoutSignal(placement(3))
    let host = Hosted(100, 100) {
      PlacedViewsLayout<HStackLayout>(signal: signal) {
        ForEach(0..<3, id: \.self) { Color.red.named($0) }
      }
    }
    _ = signal.send(placement(2))
    host.resize(50, 50)
    expectEqual((0..<3).map { host.frame(of: "\($0)")?.minX }, [0, 1, 2])
  }

  @Test(
    "an indicator drawn in front of a flow is aligned in its space as the flow's alignments say")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func room() throws {
    func origin(
      _ layout: some FlowingLayout, guide: Double = 8, of view: some View = Block(20, 10)
    ) throws -> CGPoint? {
      let room = PlacedIndicator(origin: CGPoint(3, 4), size: CGSize(60, 40), guide: guide)
      let frames = try frames {
        IndicatorLayout(room: room, rules: layout.rules) { view.named("view") }
      }
      return frames["view"]?.offsetBy(dx: -10, dy: -11).origin
    }
    expectEqual(try origin(FlowLayout()), CGPoint(0, 8))
    expectEqual(try origin(FlowLayout(alignment: .center)), CGPoint(20, 8))
    expectEqual(try origin(FlowLayout(alignment: .trailing)), CGPoint(40, 8))
    expectEqual(try origin(FlowLayout(alignment: .spaceBetween)), CGPoint(0, 8))
    expectEqual(try origin(FlowLayout(verticalAlignment: .bottom)), CGPoint(0, -2))
    expectEqual(try origin(VFlowLayout()), CGPoint(8, 0))
    expectEqual(try origin(VFlowLayout(alignment: .center)), CGPoint(8, 15))
    expectEqual(try origin(VFlowLayout(alignment: .bottom)), CGPoint(8, 30))
    func indicator(_ guide: Double) -> PlacedIndicator {
      PlacedIndicator(origin: .zero, size: CGSize(60, 40), guide: guide)
    }
    #expect(indicator(8) == indicator(8) && indicator(.nan) == indicator(.nan))
    #expect(indicator(8) != indicator(9) && indicator(8) != indicator(.nan))
    // A guide that is nowhere is the far edge.
    expectEqual(try origin(FlowLayout(), guide: .nan), CGPoint(0, 40))
    let endless = Block(20, 10).alignmentGuide(.top) { _ in .infinity }
    expectEqual(try origin(FlowLayout(), of: endless), CGPoint(0, -2))
    // Wider than its room, it sticks out on the other side.
    expectEqual(try origin(FlowLayout(alignment: .trailing), of: Block(90, 10))?.x, -30)
  }
}
#endif
