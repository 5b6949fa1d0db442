#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The lines of a container with a limit or separators, and what it remembers of its views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowLines {
  let items: RowItems
  private(set) var rules: FlowRules
  private var limits: FlowLimits
  private var solver = FlexSolver()
  var latest = Recent<FlowSpace, RowArrangement>(capacity: 4)

  /// Reads the views' modifiers.
  init(
    _ parts: RowViews, _ views: LayoutSubviews, _ rules: FlowRules, _ limits: FlowLimits,
    moving move: DataMove? = nil
  ) {
    (self.rules, self.limits) = (rules, limits)
    items = RowItems(parts, views, rules, moving: move)
  }

  /// Takes other rules, by which the views are read as before, and other limits.
  mutating func take(_ rules: FlowRules, _ limits: FlowLimits) {
    if rules == self.rules, limits == self.limits { return }
    (self.rules, self.limits) = (rules, limits)
    latest.forgetAll()
  }
}

/// The lines of a container for one space, and what is shown on them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowArrangement {
  var lines = FlowArrangement()
  var placement = Placement()
}

// MARK: - Arranging

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines: Arranger {
  static func lines(of arrangement: RowArrangement) -> FlowArrangement { arrangement.lines }

  mutating func arrange(
    _ views: LayoutSubviews, in space: FlowSpace, _ rules: FlowRules, reusing old: RowArrangement?
  ) -> RowArrangement {
    var arrangement = breakLines(views, in: space)
    // What is answered may be proposed next, and gives the same lines then.
    while let length = rules.steadyLength(
      arrangement.lines.frames, limit: arrangement.lines.limit)
    {
      arrangement = breakLines(views, in: FlowSpace(main: length, cross: space.cross))
    }
    return arrangement
  }

  private mutating func breakLines(_ views: LayoutSubviews, in space: FlowSpace) -> RowArrangement {
    let (run, known) = shownRun(views, in: space)
    let shown = run.items ?? Array(0..<min(run.count, items.count))
    let indicator = run.showsIndicator ? items.indicator : nil
    let alignsByGuides = items.alignByGuides(shown + [indicator].compactMap { $0 }, rules)
    var host = ItemHost(items.memory, asking: views, rules, of: items.views)
    host.lineSeparator = items.parts.lineSeparator.map {
      LineSeparator(views.view($0), length: space.main)
    }
    host.remembersAnswers = true
    var arrangement = RowArrangement()
    solver.solve(
      items.memory.items, in: container(in: space, alignsByGuides: alignsByGuides), showing: run,
      host: &host, into: &arrangement.lines.frames)
    items.memory = host.memory
    (arrangement.lines.limit, arrangement.lines.asked) = (space.main, host.asked)
    arrangement.lines.size = rules.size(of: arrangement.lines.frames)
    note(run, in: &arrangement, views)
    // Elements without views are asked for by nobody, and are among the first ones.
    let viewless = items.priorities.isEmpty ? 0 : arrangement.placement.uncounted.count
    arrangement.placement.note(known: known + viewless)
    if run.needsMore {
      arrangement.placement.wanted = wantedCount(arrangement.lines, in: space)
    } else if items.hasOrder || limits.limit(in: space, hasIndicator: false) == nil {
      // Who knows which place the others ask for; and where nothing limits, all are shown.
      arrangement.placement.wanted = items.parts.total
    }
    placeSeparators(&arrangement, host)
    return arrangement
  }

  private func container(in space: FlowSpace, alignsByGuides: Bool) -> FlexContainer {
    var container = rules.container(limit: space.main, alignsByGuides: alignsByGuides)
    container.refitsOversizeItems = (space.main ?? rules.idealLength) != nil
    return container
  }

  /// Decides what is shown, and measures it; tells how many elements were looked at to know that.
  private mutating func shownRun(
    _ views: LayoutSubviews, in space: FlowSpace
  ) -> (run: FlexRun, known: Int) {
    var host = RowHost(items, views, rules)
    host.base.lineSeparator = items.parts.lineSeparator.map {
      LineSeparator(views.view($0), length: space.main)
    }
    let run = run(in: space, &host)
    let known = host.knownElements
    for item in run.items ?? Array(0..<min(run.count, items.count)) {
      _ = host.size(of: item)
    }
    items.memory = host.base.memory
    return (run, known)
  }

  private mutating func run(in space: FlowSpace, _ host: inout RowHost) -> FlexRun {
    let hasIndicator = items.indicator != nil
    guard var limit = limits.limit(in: space, hasIndicator: hasIndicator) else {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? false : nil)
    }
    (limit.elements, limit.priorities) = (items.elements, items.priorities)
    limit.hasMore = items.parts.isUnfinished
    let run = solver.run(
      of: host.base.memory.items, in: container(in: space, alignsByGuides: true), within: limit,
      host: &host)
    if limits.isExpanded {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? run.showsIndicator : nil)
    }
    return run
  }

  /// How many elements should have views so that those of them which are shown are surely among them.
  private func wantedCount(_ lines: FlowArrangement, in space: FlowSpace) -> Int {
    let (frames, parts) = (lines.frames, items.parts)
    guard let main = lines.limit ?? rules.idealLength, main.isFinite else { return parts.total }
    let count = Double(frames.lines.count)
    guard let last = frames.lines.last, main > 0 else { return parts.total }
    // Lines and depth hold so often what there is as it fits in there, the last line apart from the indicator.
    let indicator = items.indicator.map { items.memory.items.main[$0] } ?? 0
    let filled = count - 1 + min(1, max(0, (last.length - indicator) / Double(main)))
    var share = 0.0
    if let maxLines = limits.maxLines { share = filled / Double(max(1, maxLines)) }
    if let depth = space.cross, limits.fitsBounds, depth > 0 {
      share = max(share, filled / count * frames.crossSize / Double(depth))
    }
    // Not everything at once for a line of views without a length.
    let enough = Double(parts.made.count) * 1.1 / max(share, 1 / 32)
    return min(parts.total, max(2 * parts.made.count, Int(enough)))
  }
}

// MARK: - What is shown

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines {
  private func note(_ run: FlexRun, in arrangement: inout RowArrangement, _ views: LayoutSubviews) {
    arrangement.placement.isUnlimited = limits.isExpanded || limits.isEmpty
    arrangement.placement.reading = items.reading
    if run.showsIndicator, let indicator = items.indicator {
      arrangement.placement.indicator = placedIndicator(indicator, arrangement.lines, views)
    }
    if run.items == nil, run.count >= items.count, !items.parts.isUnfinished { return }
    var isShown = Array(repeating: false, count: items.count)
    for item in run.items ?? Array(0..<min(run.count, items.count)) { isShown[item] = true }
    let hidden = isShown.indices.filter { !isShown[$0] && items.element($0) != nil }
    let shown = shownElements(
      isShown.indices.filter { isShown[$0] }, firstHidden: hidden.compactMap(items.element).min())
    let counted = Set(
      hidden.filter { !items.memory.isLineBreak($0) }.compactMap(items.element))
    arrangement.placement.shown = shown
    arrangement.placement.uncounted = Set(
      (0..<items.parts.made.count).lazy.map(items.parts.made.index)
        .filter { !shown.contains($0) && !counted.contains($0) })
  }

  /// The elements of items, in the simplest form.
  private func shownElements(_ shown: [Int], firstHidden: Int?) -> ShownElements {
    let elements = shown.compactMap(items.element).filter { $0 != DataMove.elsewhere }
    let made = items.parts.made
    let first = firstHidden ?? (made.indices == nil ? made.count : 0)
    // Views that ask for another order, or are more important, come from anywhere.
    if made.indices != nil || elements.contains(where: { $0 >= first }) {
      return .only(Set(elements))
    }
    return .first(first)
  }

  private func placedIndicator(
    _ indicator: Int, _ lines: FlowArrangement, _ views: LayoutSubviews
  ) -> PlacedIndicator {
    let dimensions = views.view(items.views[indicator]).dimensions(
      in: lines.proposal(of: indicator, items.memory, rules))
    return PlacedIndicator(
      origin: lines.origin(of: indicator, items.memory, rules.axis),
      size: CGSize(width: dimensions.width, height: dimensions.height),
      guide: rules.guide.position(in: dimensions))
  }

  private func placeSeparators(_ arrangement: inout RowArrangement, _ host: ItemHost) {
    let lines = arrangement.lines.frames.lines
    if let separator = items.separator {
      let shown = lines.flatMap { line in
        line.items.map(arrangement.lines.frames.item).filter(items.isSeparator)
      }
      arrangement.placement.itemSeparators = PlacedSeparators(
        places: shown.map { arrangement.lines.place(of: $0, items.memory, rules) },
        areSingle: separator.isSingle)
    }
    guard let separator = host.lineSeparator else { return }
    let (start, proposal) = (CGFloat(host.reach?.start ?? 0), separator.proposal(host.reach, rules))
    let frames = arrangement.lines.frames
    let places = zip(lines, lines.dropFirst()).map { line, next in
      let gap = host.lineGap(
        between: line.items.map(frames.item), and: next.items.map(frames.item))
      let end = line.crossPosition + line.crossSize + gap.before
      return ViewPlace(
        origin: rules.axis.point(main: start, cross: CGFloat(end)), proposal: proposal)
    }
    arrangement.placement.lineSeparators = PlacedSeparators(
      places: places, areSingle: separator.view.dimensions(in: proposal).areOfOneView)
  }

  // MARK: Placing

  /// So far from the container that nobody sees it, and before its beginning, where no scroll view leads.
  static var unseen: CGFloat { -0x10_0000 }

  /// Places the rows, and the unseen views that have been measured; all but the front.
  func place(_ arrangement: RowArrangement, _ views: LayoutSubviews, at origin: CGPoint) {
    // Taken out, since what is held in here would be copied for each call of the host.
    let (lines, items, axis) = (arrangement.lines, items, rules.axis)
    let haveIdealSizes = lines.asked.isEmpty && items.memory.keepIdealSizes(rules)
    var isPlaced = Array(repeating: false, count: views.count)
    for line in lines.frames.lines {
      for place in line.items {
        let item = lines.frames.item(at: place)
        if items.isSeparator(item) { continue }
        let (view, point) = (items.views[item], lines.origin(of: item, items.memory, axis))
        isPlaced[view] = true
        views.view(view).place(
          at: CGPoint(x: origin.x + point.x, y: origin.y + point.y),
          proposal: haveIdealSizes ? .unspecified : lines.proposal(of: item, items.memory, rules))
      }
    }
    placeHidden(lines, views, at: origin, isPlaced)
  }

  /// Places what is on no line: hidden rows wait at their ideal size, out of sight until they have been told to
  /// hide, then where the indicator is.
  private func placeHidden(
    _ lines: FlowArrangement, _ views: LayoutSubviews, at origin: CGPoint, _ isPlaced: [Bool]
  ) {
    let rows = items.parts.elements.count
    for item in 0..<items.count where items.views[item] < rows && !isPlaced[items.views[item]] {
      let view = items.views[item]
      var point = CGPoint(x: Self.unseen, y: Self.unseen)
      if items.parts.areHidden[view] { point = lines.origin(of: item, items.memory, rules.axis) }
      views.view(view).place(
        at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: .unspecified)
    }
    for view in rows..<views.count where !isPlaced[view] && view != items.parts.front {
      views.view(view).place(at: origin, proposal: .zero)
    }
  }

  /// Where the views go, line by line, for those who ask about alignment.
  func places(
    _ arrangement: RowArrangement, _ views: LayoutSubviews, at origin: CGPoint
  ) -> [[FlowPlace]] {
    let frames = arrangement.lines.frames
    return frames.lines.map { line in
      line.items.map { place in
        let item = frames.item(at: place)
        let place = arrangement.lines.place(of: item, items.memory, rules)
        return FlowPlace(
          origin: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
          dimensions: views.view(items.views[item]).dimensions(in: place.proposal))
      }
    }
  }
}
#endif
