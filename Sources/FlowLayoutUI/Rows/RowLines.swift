#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a container with a limit or separators, and the memory of its views.
///
/// A class, so that passing it on does not copy it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowLines {
  let items: RowItems

  /// The move that a drop would make now; nil if no element is dragged.
  let move: DataMove?

  private(set) var rules: FlowRules
  private var limits: FlowLimits
  private var solver = FlexSolver()
  var latest = Recent<FlowSpace, RowArrangement>(capacity: 4)

  /// Reads the modifiers of the views.
  init(
    _ parts: RowViews, _ views: LayoutSubviews, _ rules: FlowRules, _ limits: FlowLimits,
    moving move: DataMove? = nil
  ) {
    (self.rules, self.limits, self.move) = (rules, limits, move)
    items = RowItems(parts, views, rules, moving: move)
  }

  /// Sets other limits, and other rules that do not require reading the views again.
  func take(_ rules: FlowRules, _ limits: FlowLimits) {
    if rules == self.rules, limits == self.limits { return }
    (self.rules, self.limits) = (rules, limits)
    latest.forgetAll()
  }
}

/// The lines of a container in a space, and the elements shown on them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowArrangement {
  fileprivate(set) var lines = FlowArrangement()
  fileprivate(set) var placement = Placement()
}

// MARK: - Arranging

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowLines: Arranger {
  static func lines(of arrangement: RowArrangement) -> FlowArrangement { arrangement.lines }

  func arrange(
    _ views: LayoutSubviews, in space: FlowSpace, _ rules: FlowRules, reusing old: RowArrangement?
  ) -> RowArrangement {
    var arrangement = breakLines(views, in: space)
    // The size that is answered may be proposed next, and then has to give the same lines.
    while let length = rules.steadyLength(
      arrangement.lines.frames, limit: arrangement.lines.limit)
    {
      arrangement = breakLines(views, in: FlowSpace(main: length, cross: space.cross))
    }
    return arrangement
  }

  private func breakLines(_ views: LayoutSubviews, in space: FlowSpace) -> RowArrangement {
    var host = ContainerHost(items.memory, asking: views, rules, of: items.views)
    // Moved out: a second owner would make it copy itself.
    items.memory = ItemMemory()
    host.lineSeparator = items.parts.lineSeparator.map { (views.view($0), space.main) }
    items.spaceJoinedItems(rules, in: &host.memory)
    let (run, known) = findRun(in: space, host)
    let shown = run.items ?? Array(0..<min(run.count, items.count))
    let indicator = run.showsIndicator ? items.indicator : nil
    let alignsByGuides = items.alignByGuides(
      shown + [indicator].compactMap { $0 }, rules, in: &host.memory)
    // The search has asked views for other lengths, and without guides.
    host.restart()
    host.remembersAnswers = true
    let arrangement = RowArrangement()
    let container = container(in: space, alignsByGuides: alignsByGuides)
    solver.solve(
      host.memory.items, in: container, showing: run, host: &host,
      into: &arrangement.lines.frames)
    items.memory = host.memory
    (arrangement.lines.limit, arrangement.lines.measuredLengths) = (
      space.main, host.measuredLengths
    )
    arrangement.lines.size = rules.size(of: arrangement.lines.frames)
    record(run, shown, in: arrangement, views)
    // The search does not count elements without content, which precede the shown ones.
    let viewless = items.priorities.isEmpty ? 0 : arrangement.placement.uncounted.count
    arrangement.placement.record(known: known + viewless)
    if run.needsMore {
      arrangement.placement.wanted = wantedCount(arrangement.lines, in: space)
      makeRoomForMore(&arrangement.lines, in: space)
    } else if items.hasOrder || limits.limit(in: space, hasIndicator: false) == nil {
      // With a `flowOrder`, other elements may come first; and without a limit all are shown.
      arrangement.placement.wanted = items.parts.total
    }
    placeSeparators(arrangement, in: container, host)
    return arrangement
  }

  private func container(in space: FlowSpace, alignsByGuides: Bool) -> FlexContainer {
    var container = rules.container(
      limit: space.main, alignsByGuides: alignsByGuides,
      separator: items.separator?.size)
    container.refitsOversizeItems = items.memory.refitsOversizeItems(
      in: space.main ?? rules.idealLength)
    return container
  }

  /// Finds the elements that are shown and measures them; `known` is how many the search measured, from the
  /// first or the most important one on.
  private func findRun(in space: FlowSpace, _ host: ContainerHost) -> (run: FlexRun, known: Int) {
    var asked: Set<Int> = []
    var first = 0
    host.findSize = { [items, rules, unowned host] item in
      if let element = items.element(item) {
        first = max(first, element + 1)
        if !items.priorities.isEmpty { asked.insert(element) }
      }
      return items.size(of: item, rules, host)
    }
    defer { host.findSize = nil }
    let run = run(in: space, host)
    for item in run.items ?? Array(0..<min(run.count, items.count)) {
      _ = items.size(of: item, rules, host)
    }
    return (run, items.priorities.isEmpty ? first : asked.count)
  }

  private func run(in space: FlowSpace, _ host: ContainerHost) -> FlexRun {
    let hasIndicator = items.indicator != nil
    guard var limit = limits.limit(in: space, hasIndicator: hasIndicator) else {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? false : nil)
    }
    (limit.elements, limit.priorities) = (items.elements, items.priorities)
    limit.hasMore = items.parts.isUnfinished
    var host = host
    let run = solver.run(
      of: host.memory.items, in: container(in: space, alignsByGuides: true), within: limit,
      host: &host)
    if limits.isExpanded {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? run.showsIndicator : nil)
    }
    return run
  }

  /// Returns how many elements should have views, so that all shown ones surely have.
  private func wantedCount(_ lines: FlowArrangement, in space: FlowSpace) -> Int {
    let (frames, parts) = (lines.frames, items.parts)
    guard let main = lines.limit ?? rules.idealLength, main.isFinite else { return parts.total }
    let count = Double(frames.lines.count)
    guard let last = frames.lines.last else { return parts.total }
    // The share of the lines, and of the depth, that the views fill without the indicator.
    let indicator = items.indicator.map { items.memory.items.main[$0] } ?? 0
    let filled = count - 1 + min(1, max(0, (last.length - indicator) / Double(main)))
    var share = 0.0
    if let maxLines = limits.maxLines { share = filled / Double(max(1, maxLines)) }
    if let depth = space.cross, depth > 0 {
      share = max(share, filled / count * frames.crossSize / Double(depth))
    }
    // Limited, so that lines of views without a length do not create all views at once.
    let enough = Double(parts.made.count) * 1.1 / max(share, 1 / 32)
    return min(parts.total, max(2 * parts.made.count, Int(enough)))
  }

  /// Makes the size as deep as it will be with the elements whose views are created after this pass,
  /// estimated from the others: so a row of a list that is measured before and after has one height.
  private func makeRoomForMore(_ lines: inout FlowArrangement, in space: FlowSpace) {
    let (frames, parts) = (lines.frames, items.parts)
    guard let maxLines = limits.maxLines, let main = lines.limit ?? rules.idealLength,
      main > 0, main.isFinite, let first = frames.lines.first, let last = frames.lines.last,
      parts.made.count > 0
    else { return }
    let filled = Double(frames.lines.count - 1) + min(1, last.length / Double(main))
    let all = (filled * Double(parts.total) / Double(parts.made.count)).rounded(.up)
    // The last line may hold the indicator alone.
    let pitch =
      frames.lines.count > 1
      ? frames.lines[1].crossPosition - first.crossPosition
      : first.crossSize + sanitizedLength(rules.crossSpacing ?? 8)
    let depth = (min(all, Double(maxLines)) - 1) * max(0, pitch) + first.crossSize
    let cross = max(rules.axis.cross(of: lines.size), CGFloat(depth))
    lines.size = rules.axis.size(
      main: rules.axis.main(of: lines.size), cross: min(cross, space.cross ?? cross))
  }

  // MARK: - Shown elements

  private func record(
    _ run: FlexRun, _ shown: [Int], in arrangement: RowArrangement, _ views: LayoutSubviews
  ) {
    arrangement.placement.isUnlimited = limits.isExpanded || limits.isEmpty
    arrangement.placement.rows = items.parts.numbers
    if run.showsIndicator, let indicator = items.indicator {
      arrangement.placement.indicator = placedIndicator(indicator, arrangement.lines, views)
    }
    if run.items == nil, run.count >= items.count, !items.parts.isUnfinished { return }
    var isShown = Array(repeating: false, count: items.count)
    for item in shown { isShown[item] = true }
    let hidden = isShown.indices.filter { !isShown[$0] }
    let elements = shownElements(
      isShown.indices.filter { isShown[$0] }, firstHidden: hidden.compactMap(items.element).min())
    let counted = Set(
      hidden.filter { !items.memory.isLineBreak($0) }.compactMap(items.element))
    arrangement.placement.shown = elements
    arrangement.placement.hidden = items.parts.hiddenRows(showing: elements)
    arrangement.placement.uncounted = Set(
      (0..<items.parts.made.count).lazy.map(items.parts.made.index)
        .filter { !elements.contains($0) && !counted.contains($0) })
  }

  /// Returns the elements of items in the simplest form.
  private func shownElements(_ shown: [Int], firstHidden: Int?) -> ShownElements {
    let elements = shown.compactMap(items.element)
    let made = items.parts.made
    let first = firstHidden ?? (made.indices == nil ? made.count : 0)
    // With a `flowOrder` or priorities, shown elements are not the first ones.
    if made.indices != nil || elements.contains(where: { $0 >= first }) {
      return .only(Set(elements))
    }
    return .first(first)
  }

  private func placedIndicator(
    _ indicator: Int, _ lines: FlowArrangement, _ views: LayoutSubviews
  ) -> PlacedIndicator {
    let place = lines.place(of: indicator, items.memory, rules)
    let dimensions = views.view(items.views[indicator]).dimensions(in: place.proposal)
    return PlacedIndicator(
      origin: place.origin, size: CGSize(width: dimensions.width, height: dimensions.height),
      guide: rules.guide.position(in: dimensions))
  }

  private func placeSeparators(
    _ arrangement: RowArrangement, in container: FlexContainer, _ host: ContainerHost
  ) {
    let frames = arrangement.lines.frames
    if let separator = items.separator {
      let places = frames.separators(of: items.memory.items, in: container).map {
        let frame = rules.axis.rectangle($0)
        return PlacedView(
          origin: frame.origin,
          proposal: separator.size.stretches
            ? ProposedViewSize(frame.size) : .unspecified)
      }
      arrangement.placement.itemSeparators = PlacedSeparators(
        places: places, areSingle: separator.isSingle)
    }
    guard let view = host.lineSeparator?.view else { return }
    let (start, proposal) = (CGFloat(host.extent?.start ?? 0), host.lineSeparatorProposal)
    let places = zip(frames.lines, frames.lines.dropFirst()).map { line, next in
      let gap = host.lineGap(
        between: line.items.map(frames.item), and: next.items.map(frames.item))
      let end = line.crossPosition + line.crossSize + gap.before
      return PlacedView(
        origin: rules.axis.point(main: start, cross: CGFloat(end)), proposal: proposal)
    }
    arrangement.placement.lineSeparators = PlacedSeparators(
      places: places, areSingle: view.dimensions(in: proposal).areOfOneView)
  }

  // MARK: Placing

  /// A position far off screen, before the container's start, where no scroll view scrolls.
  static var unseen: CGFloat { -0x10_0000 }

  /// Places the rows of an arrangement, and all other views but the decorations.
  func place(
    _ arrangement: RowArrangement, _ views: LayoutSubviews, at origin: CGPoint,
    fadingBelow end: Int
  ) {
    // Local copies: values in objects would be copied for each item.
    let (lines, memory, rules) = (arrangement.lines, items.memory, rules)
    let viewOfItem = items.views
    let haveIdealSizes = lines.measuredLengths.isEmpty && memory.keepIdealSizes(rules)
    var isPlaced = Array(repeating: false, count: views.count)
    for line in lines.frames.lines {
      for place in line.items {
        let item = lines.frames.item(at: place)
        let view = viewOfItem[item]
        isPlaced[view] = true
        let frame = lines.frames.frame(of: item, in: memory.items)
        views.place(
          view, at: rules.axis.rectangle(frame).origin, of: origin,
          haveIdealSizes
            ? .unspecified
            : memory.proposal(of: item, measuredAt: lines.measuredLengths[item], in: frame, rules))
      }
    }
    placeHidden(lines, views, at: origin, isPlaced) { items.parts.numbers[$0] < end }
  }

  /// Places hidden rows: those that fade out at the indicator, at their ideal size, and all others off
  /// screen.
  ///
  /// A row fades if it has been reported; before that it has not been visible. Frames are animated in each
  /// round of an update, so a row that was off screen in the first round would fly there and back.
  private func placeHidden(
    _ lines: FlowArrangement, _ views: LayoutSubviews, at origin: CGPoint, _ isPlaced: [Bool],
    fading fades: (Int) -> Bool
  ) {
    let (memory, parts, rows) = (items.memory, items.parts, items.parts.elements.count)
    for (item, view) in items.views.prefix(items.count).enumerated() where !isPlaced[view] {
      if fades(view) {
        views.place(view, at: lines.origin(of: item, memory, rules.axis), of: origin, .unspecified)
      } else {
        views.view(view).placeOutOfSight()
      }
    }
    for view in rows..<views.count where !isPlaced[view] && view != parts.front {
      views.place(view, at: .zero, of: origin, .zero)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// Places the view off screen, at its ideal size.
  func placeOutOfSight() {
    place(at: CGPoint(x: RowLines.unseen, y: RowLines.unseen), proposal: .unspecified)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubviews {
  /// Places a view at a point of a container with an origin.
  fileprivate func place(
    _ offset: Int, at point: CGPoint, of origin: CGPoint, _ proposal: ProposedViewSize
  ) {
    view(offset).place(
      at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: proposal)
  }
}
#endif
