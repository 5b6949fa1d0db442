#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a `Flow` is asked to show.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowLimits: Equatable, Sendable {
  var maxLines: Int?
  var fitsDepth = false
  var isExpanded = false

  /// The engine's limit in a room; nil if everything is shown there.
  func limit(in room: FlowRoom, hasIndicator: Bool) -> FlexLimit? {
    let depth = fitsDepth ? room.cross.map(Double.init) ?? .infinity : .infinity
    if maxLines == nil, depth == .infinity { return nil }
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasIndicator: hasIndicator)
  }
}

/// What a flow is offered along its lines and across them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowRoom: Equatable {
  var main: CGFloat?
  var cross: CGFloat?
}

/// The lines of a flow with a limit or separators, and what it remembers of its views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedLines<ID: Hashable> {
  private(set) var rules: FlowRules
  private var limits: FlowLimits
  private var items: LimitedItems<ID>
  private var solver = FlexSolver()

  /// The last answers, in the order in which they were last asked for.
  private var arrangements: [Arrangement] = []
  private static var rememberedArrangements: Int { 4 }

  /// The lines for one room.
  struct Arrangement {
    let room: FlowRoom
    var lines = FlowArrangement()
    var verdict = FlowVerdict<ID>()
    /// The line separators that are shown, counted from the flow's first view, and where.
    var separators: [(view: Int, origin: CGPoint)] = []
    var separatorProposal = ProposedViewSize.unspecified
  }

  /// Reads the views' wishes.
  init(
    _ parts: FlowParts<ID>, _ subviews: LayoutSubviews, _ rules: FlowRules, _ limits: FlowLimits
  ) {
    self.rules = rules
    self.limits = limits
    items = LimitedItems(parts, subviews, rules)
  }

  /// Takes other rules, by which the views are read as before, and other limits.
  mutating func take(_ rules: FlowRules, _ limits: FlowLimits) {
    if rules == self.rules, limits == self.limits { return }
    self.rules = rules
    self.limits = limits
    arrangements.removeAll(keepingCapacity: true)
  }

  /// The lines for a room: remembered ones, or new ones.
  mutating func arrangement(for room: FlowRoom, _ subviews: LayoutSubviews) -> Arrangement {
    if let known = arrangements.lastIndex(where: { $0.room == room }) {
      arrangements.append(arrangements.remove(at: known))
    } else {
      if arrangements.count >= Self.rememberedArrangements { arrangements.removeFirst() }
      arrangements.append(arrange(in: room, subviews))
    }
    return arrangements[arrangements.count - 1]
  }
}

// MARK: Arranging

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  private mutating func arrange(in room: FlowRoom, _ subviews: LayoutSubviews) -> Arrangement {
    let ordered = items.inOrder(subviews)
    let run = shownRun(in: room, subviews, ordered)
    let hasGuides = hasGuides(run)
    items.takeSizes(withGuides: hasGuides)
    var host = host(in: room, subviews, ordered)
    if run.showsIndicator { host.indicatorPlace = min(run.count, items.count) }
    var arrangement = Arrangement(room: room)
    solver.solve(
      items.items.columns, in: container(in: room, alignsByGuides: hasGuides), showing: run,
      host: &host,
      into: &arrangement.lines.frames)
    arrangement.lines.measuredLengths = host.flow.measuredLengths
    arrangement.lines.size = rules.size(of: arrangement.lines.frames)
    placeSeparators(&arrangement, host)
    judge(&arrangement, run)
    return arrangement
  }

  private func container(in room: FlowRoom, alignsByGuides: Bool) -> FlexContainer {
    var container = rules.container(limit: room.main, alignsByGuides: alignsByGuides)
    container.refitsOversizeItems = (room.main ?? rules.idealLength) != nil
    if items.hasLineSeparators { container.asksForLineGaps = true }
    return container
  }

  private func host(
    in room: FlowRoom, _ subviews: LayoutSubviews, _ ordered: LayoutSubviews
  ) -> LimitedHost {
    LimitedHost(
      flow: FlowHost(subviews: ordered, rules: rules, items: items.items), sizes: items.sizes,
      flowLength: room.main.flatMap { $0.isFinite ? $0 : nil }
    ) { [items] in
      items.lineSeparator(before: $0).map { subviews.view($0.view) }
    }
  }

  /// Decides what is shown, and measures it.
  private mutating func shownRun(
    in room: FlowRoom, _ subviews: LayoutSubviews, _ ordered: LayoutSubviews
  ) -> FlexRun {
    // By guides, as it is not known yet whether some view has one of its own.
    items.takeSizes(withGuides: !rules.stretchesItems)
    var host = host(in: room, subviews, ordered)
    let run = run(in: room, &host)
    for item in 0..<min(run.count, items.count) { _ = host.size(of: item) }
    if run.showsIndicator { _ = host.size(of: items.count) }
    items.sizes = host.sizes
    return run
  }

  private mutating func run(in room: FlowRoom, _ host: inout LimitedHost) -> FlexRun {
    let hasIndicator = items.hasIndicator
    guard let limit = limits.limit(in: room, hasIndicator: hasIndicator) else {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? false : nil)
    }
    var run = solver.run(
      of: items.items.columns, in: container(in: room, alignsByGuides: true), within: limit,
      host: &host)
    if limits.isExpanded {
      let overflows = items.hidesViews(behind: run.count)
      return FlexRun(count: .max, showsIndicator: hasIndicator ? overflows : nil)
    }
    run.count = items.endOfElement(before: run.count)
    return run
  }

  /// Whether guides decide within a line: some shown view's guide is not where its frame says.
  private func hasGuides(_ run: FlexRun) -> Bool {
    if rules.stretchesItems { return false }
    if rules.guide.frameAlignment == nil { return true }
    let shown = items.sizes.prefix(run.count)
    return shown.contains { $0?.hasExplicitGuide == true }
      || run.showsIndicator && items.sizes.last??.hasExplicitGuide == true
  }
}

// MARK: What is shown

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  /// The items on each line.
  private func lines(_ arrangement: Arrangement) -> [[Int]] {
    let frames = arrangement.lines.frames
    return frames.lines.map { line in
      line.items.map { frames.item(at: $0) }
    }
  }

  private func placeSeparators(_ arrangement: inout Arrangement, _ host: LimitedHost) {
    if !items.hasLineSeparators { return }
    let (frames, lines) = (arrangement.lines.frames.lines, lines(arrangement))
    for index in lines.indices.dropFirst() {
      guard let separator = items.lineSeparator(before: lines[index][0]) else { continue }
      let gap = host.lineGap(between: lines[index - 1], and: lines[index])
      let end = frames[index - 1].crossPosition + frames[index - 1].crossSize
      let origin = rules.axis.point(
        main: CGFloat(host.reach?.start ?? 0), cross: CGFloat(end + gap.before))
      arrangement.separators.append((separator.view, origin))
      arrangement.verdict.lineSeparators.insert(separator.element)
    }
    arrangement.separatorProposal = host.separatorProposal
  }

  private func judge(_ arrangement: inout Arrangement, _ run: FlexRun) {
    arrangement.verdict.hasIndicator = run.showsIndicator
    for item in min(run.count, items.count)..<items.count {
      if let element = items.element(item) { arrangement.verdict.hidden.insert(element) }
    }
    for item in lines(arrangement).joined() {
      if let element = items.elementBehindSeparator(item) {
        arrangement.verdict.itemSeparators.insert(element)
      }
    }
  }
}

// MARK: Placing

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  /// Places what is shown on its lines, and what is not, in no room, at the indicator's place; all but
  /// the view that reports.
  func place(
    _ arrangement: Arrangement, _ subviews: LayoutSubviews, at origin: CGPoint, report: Int?
  ) {
    var isPlaced = Array(repeating: false, count: subviews.count)
    func place(_ view: Int, at point: CGPoint, _ proposal: ProposedViewSize) {
      isPlaced[view] = true
      subviews.view(view).place(
        at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: proposal)
    }
    for item in lines(arrangement).joined() {
      place(
        items.view(item), at: arrangement.lines.origin(of: item, rules.axis),
        arrangement.lines.proposal(of: item, items.items, rules))
    }
    for separator in arrangement.separators {
      place(separator.view, at: separator.origin, arrangement.separatorProposal)
    }
    for item in items.indices where !isPlaced[items.view(item)] {
      place(items.view(item), at: arrangement.lines.origin(of: item, rules.axis), .zero)
    }
    for view in isPlaced.indices where !isPlaced[view] && view != report {
      place(view, at: .zero, .zero)
    }
  }

  /// Where the views go, line by line, for those who ask about alignment.
  func places(
    _ arrangement: Arrangement, _ subviews: LayoutSubviews, at origin: CGPoint
  ) -> [[FlowPlace]] {
    lines(arrangement).map { line in
      line.map { item in
        let own = arrangement.lines.origin(of: item, rules.axis)
        return FlowPlace(
          origin: CGPoint(x: origin.x + own.x, y: origin.y + own.y),
          dimensions: subviews.view(items.view(item)).dimensions(
            in: arrangement.lines.proposal(of: item, items.items, rules)))
      }
    }
  }
}
#endif
