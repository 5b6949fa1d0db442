#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The lines of a flow with a limit or separators, and what it remembers of its views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedLines {
  private(set) var rules: FlowRules
  private var limits: LimitedLimits
  private(set) var items: LimitedItems
  private var solver = FlexSolver()

  /// Whether sizes have been measured that the engine has not been given, and what it has been given.
  private var guidesOfSizes: Bool?

  /// The latest arrangements, by the space they are for.
  private var arrangements = Recent<LimitedSpace, LimitedArrangement>(capacity: 4)

  /// Reads the views' modifiers.
  init(
    _ parts: LimitedParts, _ subviews: LayoutSubviews, _ rules: FlowRules, _ limits: LimitedLimits
  ) {
    self.rules = rules
    self.limits = limits
    items = LimitedItems(parts, subviews, rules)
  }

  /// The view in front of all, counted from the flow's first.
  var front: Int? { items.parts.front }

  /// The number of views that are rows: the first ones.
  var rowCount: Int { items.parts.elements.count }

  /// Takes other rules, by which the views are read as before, and other limits.
  mutating func take(_ rules: FlowRules, _ limits: LimitedLimits) {
    if rules == self.rules, limits == self.limits { return }
    self.rules = rules
    self.limits = limits
    arrangements.forgetAll()
  }

  /// The size of the lines for a room.
  mutating func size(in room: LimitedSpace, _ subviews: LayoutSubviews) -> CGSize {
    let index = index(of: room, subviews)
    return arrangements[index].lines.size
  }

  /// The lines for bounds: those of the room that was offered, unless the bounds are really others.
  mutating func arrangement(
    in bounds: CGRect, offered room: LimitedSpace, _ subviews: LayoutSubviews
  ) -> LimitedArrangement {
    var room = room
    var index = index(of: room, subviews)
    if !rules.axis.isRounded(bounds.size, from: arrangements[index].lines.size) {
      room.main = rules.axis.main(of: bounds.size)
      index = self.index(of: room, subviews)
    }
    return arrangements[index]
  }

  /// Where the lines for a room are remembered; they are arranged if they are not.
  private mutating func index(of room: LimitedSpace, _ subviews: LayoutSubviews) -> Int {
    if let known = arrangements.recall(room) { return known }
    arrangements.makeRoom()
    return arrangements.remember(arrange(in: room, subviews), for: room)
  }
}

/// The lines of a flow for one room.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedArrangement {
  var room: LimitedSpace
  var lines = FlowArrangement()
  var run = LimitedRun()
}

// MARK: Arranging

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  private mutating func arrange(
    in room: LimitedSpace, _ subviews: LayoutSubviews
  ) -> LimitedArrangement {
    var arrangement = breakLines(in: room, subviews)
    // What is answered may be proposed next, and gives the same lines then.
    while let length = rules.steadyLength(arrangement.lines.frames, limit: arrangement.room.main) {
      let steady = LimitedSpace(main: length, cross: room.cross)
      arrangement = breakLines(in: steady, subviews)
    }
    arrangement.room = room
    return arrangement
  }

  private mutating func breakLines(
    in room: LimitedSpace, _ subviews: LayoutSubviews
  ) -> LimitedArrangement {
    let (run, known) = shownRun(in: room, subviews)
    let hasGuides = hasGuides(run)
    takeSizes(withGuides: hasGuides)
    var host = host(in: room, subviews)
    var arrangement = LimitedArrangement(room: room)
    solver.solve(
      items.items.columns, in: container(in: room, alignsByGuides: hasGuides), showing: run,
      host: &host, into: &arrangement.lines.frames)
    arrangement.lines.measuredLengths = host.flow.measuredLengths
    arrangement.lines.limit = room.main
    arrangement.lines.size = rules.size(of: arrangement.lines.frames)
    note(run, in: &arrangement, subviews)
    // Elements without views are asked for by nobody, and are among the first ones.
    let viewless = items.priorities.isEmpty ? 0 : arrangement.run.uncounted.count
    arrangement.run.note(known: known + viewless)
    if run.needsMore {
      arrangement.run.wanted = wantedCount(arrangement)
    } else if items.hasOrder || limits.limit(in: room, hasIndicator: false) == nil {
      // Who knows which place the others ask for; and where nothing limits, all are shown.
      arrangement.run.wanted = items.parts.total
    }
    placeSeparators(&arrangement, host)
    return arrangement
  }

  private func container(in room: LimitedSpace, alignsByGuides: Bool) -> FlexContainer {
    var container = rules.container(limit: room.main, alignsByGuides: alignsByGuides)
    container.refitsOversizeItems = (room.main ?? rules.idealLength) != nil
    if items.parts.lineSeparator != nil { container.asksForLineGaps = true }
    return container
  }

  private func host(in room: LimitedSpace, _ subviews: LayoutSubviews) -> LimitedHost {
    LimitedHost(
      flow: FlowHost(subviews: items.ordered, rules: rules, items: items.items), items: items,
      sizes: items.sizes, flowLength: room.main.flatMap { $0.isFinite ? $0 : nil },
      lineSeparator: items.parts.lineSeparator.map { subviews.view($0) })
  }

  private mutating func takeSizes(withGuides: Bool) {
    if guidesOfSizes == withGuides { return }
    items.takeSizes(withGuides: withGuides)
    guidesOfSizes = withGuides
  }

  /// Decides what is shown, and measures it; tells how many elements were looked at to know that.
  private mutating func shownRun(
    in room: LimitedSpace, _ subviews: LayoutSubviews
  ) -> (run: FlexRun, known: Int) {
    var host = host(in: room, subviews)
    // Moved, not copied: a second owner would make the array copy itself.
    items.sizes = []
    let run = run(in: room, &host)
    let known = host.knownElements
    if let shown = run.items {
      for item in shown { _ = host.size(of: item) }
    } else {
      for item in 0..<min(run.count, items.count) { _ = host.size(of: item) }
    }
    swap(&items.sizes, &host.sizes)
    if host.hasMeasured { guidesOfSizes = nil }
    return (run, known)
  }

  private mutating func run(in room: LimitedSpace, _ host: inout LimitedHost) -> FlexRun {
    let hasIndicator = items.indicator != nil
    guard var limit = limits.limit(in: room, hasIndicator: hasIndicator) else {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? false : nil)
    }
    (limit.elements, limit.priorities) = (items.elements, items.priorities)
    limit.hasMore = items.parts.isUnfinished
    let run = solver.run(
      of: items.items.columns, in: container(in: room, alignsByGuides: true), within: limit,
      host: &host)
    if limits.isExpanded {
      return FlexRun(count: .max, showsIndicator: hasIndicator ? run.showsIndicator : nil)
    }
    return run
  }

  /// Whether guides decide within a line: some shown view's guide is not where its frame says.
  private func hasGuides(_ run: FlexRun) -> Bool {
    if rules.stretchesItems { return false }
    if rules.guide.frameAlignment == nil || items.separatorSize?.hasExplicitGuide == true {
      return true
    }
    if run.showsIndicator, items.sizes.last??.hasExplicitGuide == true { return true }
    if let shown = run.items {
      return shown.contains { items.sizes[$0]?.hasExplicitGuide == true }
    }
    return items.sizes.prefix(min(run.count, items.count)).contains {
      $0?.hasExplicitGuide == true
    }
  }

  /// How many elements should have views so that those of them which are shown are surely among them.
  private func wantedCount(_ arrangement: LimitedArrangement) -> Int {
    let (frames, parts) = (arrangement.lines.frames, items.parts)
    guard let main = arrangement.room.main ?? rules.idealLength, main.isFinite else {
      return parts.total
    }
    let count = Double(frames.lines.count)
    guard let last = frames.lines.last, main > 0 else { return parts.total }
    // Lines and depth hold so often what there is as it fits in there, the last line apart from the indicator.
    let indicator = items.indicator.flatMap { items.sizes[$0]?.measurement.main } ?? 0
    let filled = count - 1 + min(1, max(0, (last.length - indicator) / Double(main)))
    var share = 0.0
    if let maxLines = limits.maxLines { share = filled / Double(max(1, maxLines)) }
    if let depth = arrangement.room.cross, limits.fitsBounds, depth > 0 {
      share = max(share, filled / count * frames.crossSize / Double(depth))
    }
    // Not everything at once for a line of views without a length.
    let enough = Double(parts.made.count) * 1.1 / max(share, 1 / 32)
    return min(parts.total, max(2 * parts.made.count, Int(enough)))
  }
}

// MARK: What is shown

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  private func note(
    _ run: FlexRun, in arrangement: inout LimitedArrangement, _ subviews: LayoutSubviews
  ) {
    arrangement.run.isUnlimited = limits.isExpanded || limits.isEmpty
    arrangement.run.reading = items.reading
    if run.showsIndicator, let indicator = items.indicator {
      arrangement.run.indicator = room(of: indicator, arrangement, subviews)
    }
    if run.items == nil, run.count >= items.count, !items.parts.isUnfinished { return }
    var isShown = Array(repeating: false, count: items.count)
    for item in run.items ?? Array(0..<min(run.count, items.count)) { isShown[item] = true }
    let hidden = isShown.indices.filter { !isShown[$0] && items.element($0) != nil }
    let shown = shownElements(
      isShown.indices.filter { isShown[$0] }, firstHidden: hidden.compactMap(items.element).min())
    let counted = Set(
      hidden.filter { !items.items.isLineBreak($0) }.compactMap(items.element))
    arrangement.run.shown = shown
    arrangement.run.uncounted = Set(
      (0..<items.parts.made.count).lazy.map(items.parts.made.index)
        .filter { !shown.contains($0) && !counted.contains($0) })
  }

  /// The elements of items, in the simplest form.
  private func shownElements(_ shown: [Int], firstHidden: Int?) -> LimitedShown {
    let elements = shown.compactMap(items.element)
    let made = items.parts.made
    let first = firstHidden ?? (made.indices == nil ? made.count : 0)
    // Views that ask for another order, or are more important, come from anywhere.
    if made.indices != nil || elements.contains(where: { $0 >= first }) {
      return .only(Set(elements))
    }
    return .first(first)
  }

  private func room(
    of indicator: Int, _ arrangement: LimitedArrangement, _ subviews: LayoutSubviews
  ) -> LimitedRoom {
    let dimensions = items.ordered.view(indicator).dimensions(
      in: arrangement.lines.proposal(of: indicator, items.items, rules))
    return LimitedRoom(
      origin: arrangement.lines.origin(of: indicator, rules.axis),
      size: CGSize(width: dimensions.width, height: dimensions.height),
      guide: rules.guide.position(in: dimensions))
  }

  private func placeSeparators(_ arrangement: inout LimitedArrangement, _ host: LimitedHost) {
    if items.parts.itemSeparator != nil {
      arrangement.run.itemSeparators = LimitedGaps(
        places: itemSeparators(arrangement), areSingle: items.separatorIsSingle)
    }
    if let separator = host.lineSeparator {
      arrangement.run.lineSeparators = LimitedGaps(
        places: lineSeparators(arrangement, host),
        areSingle: separator.dimensions(in: host.separatorProposal).areOfOneView)
    }
  }

  private func itemSeparators(_ arrangement: LimitedArrangement) -> [LimitedPlace] {
    var places: [LimitedPlace] = []
    places.reserveCapacity(items.count / 2)
    let frames = arrangement.lines.frames
    for line in frames.lines {
      for place in line.items where items.isSeparator(frames.item(at: place)) {
        places.append(self.place(of: frames.item(at: place), arrangement))
      }
    }
    return places
  }

  private func lineSeparators(
    _ arrangement: LimitedArrangement, _ host: LimitedHost
  ) -> [LimitedPlace] {
    let (lines, start) = (arrangement.lines.frames.lines, CGFloat(host.reach?.start ?? 0))
    return zip(lines, lines.dropFirst()).map { line, next in
      let end = line.crossPosition + line.crossSize + host.lineGap(between: line, and: next).before
      return LimitedPlace(
        origin: rules.axis.point(main: start, cross: CGFloat(end)),
        proposal: host.separatorProposal)
    }
  }

  private func place(of item: Int, _ arrangement: LimitedArrangement) -> LimitedPlace {
    LimitedPlace(
      origin: arrangement.lines.origin(of: item, rules.axis),
      proposal: arrangement.lines.proposal(of: item, items.items, rules))
  }
}

// MARK: Placing

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedLines {
  /// So far from the flow that nobody sees it, and before its beginning, where no scroll view leads.
  private static var unseen: CGFloat { -0x10_0000 }

  /// Places the rows, and the unseen views that have been measured; all but the front.
  func place(_ arrangement: LimitedArrangement, _ subviews: LayoutSubviews, at origin: CGPoint) {
    // Taken out, since what is held in here would be copied for each call of the host.
    let (lines, items, axis) = (arrangement.lines, items, rules.axis)
    let haveIdealSizes = lines.measuredLengths.isEmpty && items.items.keepIdealSizes(rules)
    var isPlaced = Array(repeating: false, count: subviews.count)
    for line in lines.frames.lines {
      for place in line.items {
        let item = lines.frames.item(at: place)
        if items.isSeparator(item) { continue }
        let (view, point) = (items.views[item], lines.origin(of: item, axis))
        isPlaced[view] = true
        subviews.view(view).place(
          at: CGPoint(x: origin.x + point.x, y: origin.y + point.y),
          proposal: haveIdealSizes ? .unspecified : lines.proposal(of: item, items.items, rules))
      }
    }
    placeHidden(lines, subviews, at: origin, isPlaced)
  }

  /// Places what is on no line: hidden rows wait at their ideal size, out of sight until they have been told to
  /// hide, then where the indicator is.
  private func placeHidden(
    _ lines: FlowArrangement, _ subviews: LayoutSubviews, at origin: CGPoint, _ isPlaced: [Bool]
  ) {
    let rows = items.parts.elements.count
    for item in 0..<items.count where items.views[item] < rows && !isPlaced[items.views[item]] {
      let view = items.views[item]
      var point = CGPoint(x: Self.unseen, y: Self.unseen)
      if items.parts.areHidden[view] { point = lines.origin(of: item, rules.axis) }
      subviews.view(view).place(
        at: CGPoint(x: origin.x + point.x, y: origin.y + point.y), proposal: .unspecified)
    }
    for view in rows..<subviews.count where !isPlaced[view] && view != items.parts.front {
      subviews.view(view).place(at: origin, proposal: .zero)
    }
  }

  /// Where the views go, line by line, for those who ask about alignment.
  func places(
    _ arrangement: LimitedArrangement, _ subviews: LayoutSubviews, at origin: CGPoint
  ) -> [[FlowPlace]] {
    let frames = arrangement.lines.frames
    return frames.lines.map { line in
      line.items.map { place in
        let item = frames.item(at: place)
        let place = self.place(of: item, arrangement)
        return FlowPlace(
          origin: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y),
          dimensions: items.ordered.view(item).dimensions(in: place.proposal))
      }
    }
  }
}
#endif
