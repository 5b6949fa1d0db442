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
    return FlexLimit(lines: maxLines ?? .max, cross: depth, hasLastItem: hasIndicator)
  }
}

/// What a flow is offered along its lines and across them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowRoom: Equatable {
  var main: CGFloat?
  var cross: CGFloat?
}

/// The lines of a flow with a limit or separators, and what it remembers of its views.
///
/// To the engine, the views are items in the order of the lines, with a separator between each two, and
/// the indicator last. None is measured before the engine comes to it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedLines<ID: Hashable> {
  private let parts: FlowParts<ID>
  private(set) var rules: FlowRules
  private var limits: FlowLimits

  private var items = FlowItems()
  /// For each item the view that it is, counted from the first.
  private var views: [Int] = []
  private var sizes: [FlexMeasurement?] = []
  private var hasExplicitGuides = false
  private var solver = FlexSolver()

  /// The last answers, in the order in which they were last asked for.
  private var arrangements: [Arrangement] = []
  private static var rememberedArrangements: Int { 4 }

  /// The lines for one room.
  struct Arrangement {
    let room: FlowRoom
    var lines = FlowArrangement()
    var verdict = FlowVerdict<ID>()
    /// The line separators that are shown, counted from the first view, and where.
    var separators: [(view: Int, origin: CGPoint)] = []
    var separatorProposal = ProposedViewSize.unspecified
  }

  /// Reads the views' wishes.
  init(_ parts: FlowParts<ID>, _ subviews: LayoutSubviews, _ rules: FlowRules, _ limits: FlowLimits)
  {
    self.parts = parts
    self.rules = rules
    self.limits = limits
    let wishes = parts.elements(of: subviews).map { FlowWishes($0, along: rules.axis) }
    var wishesOfItems: [FlowWishes?] = []
    var previous: FlowWishes??
    for view in FlexItems.sequence(of: wishes.map { $0?.order ?? 0 }) {
      var own = wishes[view]
      // It is in its place already.
      own?.order = 0
      if let previous, let separator = parts.itemSeparators[parts.elements[view]],
        ![previous, own].contains(where: { $0?.breaks.contains(.marker) == true }),
        views.last.map({ parts.elements[$0] != parts.elements[view] }) == true
      {
        views.append(separator)
        wishesOfItems.append(FlowWishes(breaks: .separator))
      }
      views.append(view)
      wishesOfItems.append(own)
      previous = own
    }
    if let indicator = parts.indicator {
      views.append(indicator)
      wishesOfItems.append(nil)
    }
    sizes = Array(repeating: nil, count: views.count)
    items.read(wishesOfItems, of: inOrder(subviews), rules)
  }

  /// The views of the items.
  private func inOrder(_ subviews: LayoutSubviews) -> LayoutSubviews {
    subviews[views.map { subviews.startIndex + $0 }]
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
    let ordered = inOrder(subviews)
    let run = shownRun(in: room, subviews, ordered)
    let rules = rules
    let hasGuides =
      !rules.stretchesItems && (hasExplicitGuides || rules.guide.frameAlignment == nil)
    items.take(sizes, withGuides: hasGuides)
    var host = host(in: room, subviews, ordered)
    if run.showsLastItem { host.indicatorPlace = min(run.count, items.columns.count - 1) }
    var columns = items.columns
    if let place = host.indicatorPlace, let gap = host.distanceBeforeIndicator {
      columns.gapBefore[place] = gap
    }
    var arrangement = Arrangement(room: room)
    solver.solve(
      columns, in: container(in: room, alignsByGuides: hasGuides), showing: run, host: &host,
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
    if !parts.lineSeparators.isEmpty { container.asksForLineGaps = true }
    return container
  }

  private func host(
    in room: FlowRoom, _ subviews: LayoutSubviews, _ ordered: LayoutSubviews
  ) -> LimitedHost {
    var host = LimitedHost(
      flow: FlowHost(subviews: ordered, rules: rules, items: items), sizes: sizes
    ) { [views, parts] first in
      let view = views[first]
      let owner = view == parts.indicator ? nil : parts.elements[view]
      return parts.lineSeparators[owner].map { subviews.view($0) }
    }
    host.flowLength = room.main.flatMap { $0.isFinite ? $0 : nil }
    return host
  }

  /// Decides what is shown, and measures it.
  private mutating func shownRun(
    in room: FlowRoom, _ subviews: LayoutSubviews, _ ordered: LayoutSubviews
  ) -> FlexRun {
    let hasIndicator = parts.indicator != nil
    var host = host(in: room, subviews, ordered)
    var run = FlexRun(count: .max, showsLastItem: hasIndicator ? false : nil)
    if let limit = limits.limit(in: room, hasIndicator: hasIndicator) {
      // By guides, as it is not known yet whether some view has one of its own.
      items.take(sizes, withGuides: !rules.stretchesItems)
      run = solver.run(
        of: items.columns, in: container(in: room, alignsByGuides: true), within: limit,
        host: &host)
      if limits.isExpanded {
        let overflows = hidesViews(behind: run.count)
        run = FlexRun(count: .max, showsLastItem: hasIndicator ? overflows : nil)
      } else {
        run.count = endOfElement(before: run.count)
      }
    }
    for item in 0..<min(run.count, countWithoutIndicator) { _ = host.size(of: item) }
    if run.showsLastItem { _ = host.size(of: sizes.count - 1) }
    sizes = host.sizes
    hasExplicitGuides = hasExplicitGuides || host.hasExplicitGuides
    return run
  }

  private var countWithoutIndicator: Int { views.count - (parts.indicator == nil ? 0 : 1) }

  /// The element whose view an item is; nil for separators, line breaks and the indicator.
  private func element(_ item: Int) -> ID? {
    let view = views[item]
    guard view < parts.elements.count, !items.isLineBreak(item) else { return nil }
    return parts.elements[view]
  }

  private func hidesViews(behind count: Int) -> Bool {
    (min(count, countWithoutIndicator)..<countWithoutIndicator).contains { element($0) != nil }
  }

  /// The views of an element are shown or hidden together.
  private func endOfElement(before count: Int) -> Int {
    var count = min(count, countWithoutIndicator)
    guard hidesViews(behind: count) else { return count }
    while count > 0, let last = element(count - 1), element(count) == last { count -= 1 }
    while count > 0, views[count - 1] >= parts.elements.count { count -= 1 }
    return count
  }
}

// MARK: What is shown

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  private func item(at place: Int, _ arrangement: Arrangement) -> Int {
    let sequence = arrangement.lines.frames.sequence
    return sequence.isEmpty ? place : sequence[place]
  }

  /// The items on each line.
  func lines(_ arrangement: Arrangement) -> [[Int]] {
    arrangement.lines.frames.lines.map { line in
      line.items.map { item(at: $0, arrangement) }
    }
  }

  private func placeSeparators(_ arrangement: inout Arrangement, _ host: LimitedHost) {
    if parts.lineSeparators.isEmpty { return }
    let (lines, items) = (arrangement.lines.frames.lines, lines(arrangement))
    for index in lines.indices.dropFirst() {
      let view = views[items[index][0]]
      let owner = view == parts.indicator ? nil : parts.elements[view]
      guard let separator = parts.lineSeparators[owner] else { continue }
      let gap = host.lineGap(between: items[index - 1], and: items[index])
      let end = lines[index - 1].crossPosition + lines[index - 1].crossSize
      let origin = rules.axis.point(
        main: CGFloat(host.reach?.start ?? 0), cross: CGFloat(end + gap.before))
      arrangement.separators.append((separator, origin))
      arrangement.verdict.lineSeparators.insert(owner)
    }
    arrangement.separatorProposal = host.separatorProposal
  }

  private func judge(_ arrangement: inout Arrangement, _ run: FlexRun) {
    arrangement.verdict.hasIndicator = run.showsLastItem
    let shown = min(run.count, countWithoutIndicator)
    for item in shown..<countWithoutIndicator {
      if let id = element(item) { arrangement.verdict.hidden.insert(id) }
    }
    if parts.itemSeparators.isEmpty { return }
    for item in lines(arrangement).joined() where isSeparator(item) {
      arrangement.verdict.itemSeparators.insert(parts.elements[views[item + 1]])
    }
  }

  private func isSeparator(_ item: Int) -> Bool {
    views[item] >= parts.elements.count && views[item] != parts.indicator
  }
}

// MARK: Placing

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  /// Places what is shown on its lines, and what is not, in no room, at the indicator's place.
  func place(_ arrangement: Arrangement, _ subviews: LayoutSubviews, at origin: CGPoint) {
    var isPlaced = Array(repeating: false, count: subviews.count)
    func place(_ view: Int, at point: CGPoint, _ proposal: ProposedViewSize) {
      isPlaced[view] = true
      subviews.view(view).place(
        at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: proposal)
    }
    for item in lines(arrangement).joined() {
      place(
        views[item], at: arrangement.lines.origin(of: item, rules.axis),
        arrangement.lines.proposal(of: item, items, rules))
    }
    for separator in arrangement.separators {
      place(separator.view, at: separator.origin, arrangement.separatorProposal)
    }
    for item in views.indices where !isPlaced[views[item]] {
      place(views[item], at: arrangement.lines.origin(of: item, rules.axis), .zero)
    }
    for view in subviews.indices.map({ $0 - subviews.startIndex })
    where !isPlaced[view] && view != parts.report {
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
          dimensions: subviews.view(views[item]).dimensions(
            in: arrangement.lines.proposal(of: item, items, rules)))
      }
    }
  }
}
#endif
