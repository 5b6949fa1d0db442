#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// Where an item's view begins in its lazy flow, and what it is proposed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPlace {
  let origin: CGPoint
  let proposal: ProposedViewSize
}

/// What a lazy flow knows: its items' sizes, the lines they make, and which of them have to exist.
///
/// With declared sizes that is all items. Without, it is as many from the first one on as have been
/// measured; lines that may still change are not shown.
///
///      items     0 ────────────── columns.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  private(set) var rules: FlowRules
  let isDeclared: Bool

  /// Counts the changes from outside: other items, other sizes, other options.
  var version = 0

  /// The number of all items.
  var count = 0

  /// The items whose sizes are known.
  private(set) var columns = FlexItems()

  /// Of those, the ones that came in between and are not measured yet.
  private(set) var holes: Set<Int> = []

  /// The lines for the last few lengths, the latest one last.
  private var indexes: [LengthIndex] = []
  private static let rememberedLengths = 3

  private var host: LazyHost
  private var solver = FlexSolver()
  private var frames = FlexFrames()

  /// Counts what views have told.
  private(set) var revision = 0
  private var reported = 0
  private var hasReportedInUpdate = false

  /// The lines for a length.
  private struct LengthIndex {
    let limit: CGFloat?
    var index: FlexIndex
    /// The items whose depth at the length that they get in it is not known.
    var unknown: Set<Int> = []
  }

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    version = other?.version ?? 0
    revision = other?.revision ?? 0
    let rules = isDeclared ? rules.declared : rules.measured
    self.rules = rules
    self.isDeclared = isDeclared
    host = LazyHost(rules)
  }
}

// MARK: - Changes from outside

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Follows other options.
  mutating func setRules(_ new: FlowRules) {
    let new = isDeclared ? new.declared : new.measured
    if new == rules { return }
    if !isDeclared, new.readsDifferently(from: rules) || new.crossSpacing != rules.crossSpacing {
      forgetSizes()
    }
    rules = new
    host = LazyHost(new, after: host)
    indexes = []
  }

  /// Forgets what views have told: they will tell something else.
  mutating func forgetSizes() {
    columns = FlexItems()
    holes = []
    indexes = []
    host = LazyHost(rules)
  }

  /// Takes the declared sizes of all items; lines are broken again where these differ.
  mutating func declare(_ sizes: LazySizes) {
    let new =
      rules.axis == .rows
      ? FlexItems(main: sizes.widths, cross: sizes.heights)
      : FlexItems(main: sizes.heights, cross: sizes.widths)
    count = new.count
    guard !indexes.isEmpty else {
      columns = new
      return
    }
    let (old, common) = (columns, min(columns.count, new.count))
    func differ(_ item: Int, _ other: Int) -> Bool {
      old.main[item] != new.main[other] || old.cross[item] != new.cross[other]
    }
    let prefix = (0..<common).first { differ($0, $0) } ?? common
    let rest = 0..<common - prefix
    let suffix =
      rest.first { differ(old.count - 1 - $0, new.count - 1 - $0) } ?? rest.upperBound
    let changed = prefix..<old.count - suffix
    if changed.isEmpty, old.count == new.count { return }
    edit(changed, with: new.some(prefix..<new.count - suffix))
  }

  /// Has measured items stand elsewhere.
  ///
  /// - Parameters:
  ///   - first: The first item that is not where it was.
  ///   - origins: The items from there on, as many as may be known, by where they were; nil for new ones.
  mutating func move(from first: Int, _ origins: [Int?]) {
    if columns.count == 0 { return }
    let sources: [Int?] = (0..<first).map { $0 } + origins
    let (old, oldHoles, oldHost) = (columns, holes, host)
    columns = old.some(sources.map { $0 ?? 0 })
    holes = []
    host = LazyHost(rules)
    for (item, source) in sources.enumerated() {
      if let source {
        host.fits[item] = oldHost.fits[source]
        if oldHoles.contains(source) { holes.insert(item) }
      } else {
        holes.insert(item)
      }
    }
    if !oldHost.spacings.isEmpty {
      host.spacings = sources.map { $0.map { oldHost.spacings[$0] } ?? ViewSpacing() }
      spaceApart(first..<columns.count)
    }
    indexes = []
  }
}

// MARK: - Sizes

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The flow's size where lines may be so long.
  mutating func size(_ limit: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    let index = lines(limit).index
    if isDeclared {
      return rules.axis.size(main: CGFloat(index.mainSize), cross: CGFloat(index.crossSize))
    }
    let isLimited = limit.map(\.isFinite) ?? false
    return rules.axis.size(
      main: isLimited ? limit ?? 0 : CGFloat(index.longestLine),
      cross: CGFloat(index.crossSize + depth(ofRestAfter: index)))
  }

  /// How deep the lines will be that are not known: as many items each and as deep as the others.
  private func depth(ofRestAfter index: FlexIndex) -> Double {
    if index.lineCount == 0 { return 0 }
    return Double(count - columns.count) / itemsPerLine(index) * depthPerLine(index)
  }

  private func itemsPerLine(_ index: FlexIndex) -> Double {
    Double(index.count) / Double(index.lineCount)
  }

  private func depthPerLine(_ index: FlexIndex) -> Double {
    (index.crossSize + index.container.crossGap) / Double(index.lineCount)
  }

  /// The lines for a length: remembered ones, or new ones.
  private mutating func lines(_ limit: CGFloat?) -> LengthIndex {
    if let known = indexes.lastIndex(where: { $0.limit == limit }) {
      if known < indexes.count - 1 { indexes.append(indexes.remove(at: known)) }
      return indexes[indexes.count - 1]
    }
    if indexes.count == Self.rememberedLengths { indexes.removeFirst() }
    var container = rules.container(limit: limit, alignsByGuides: !columns.guides.isEmpty)
    var new: LengthIndex
    if isDeclared {
      new = LengthIndex(limit: limit, index: FlexIndex(columns, in: container))
    } else {
      container.refitsOversizeItems = true
      // A view that sticks out somewhere below must not move what is shown.
      container.growsWithOversizeLines = false
      host.unknown = []
      new = LengthIndex(
        limit: limit, index: FlexIndex(columns, in: container, host: &host), unknown: host.unknown)
    }
    indexes.append(new)
    return new
  }

  /// Puts other items in the place of some, in the latest lines; those for other lengths are forgotten.
  private mutating func edit(_ range: Range<Int>, with new: FlexItems) {
    guard var latest = indexes.popLast() else { return }
    indexes = []
    // The index is to be the only owner, so that it changes its columns in place.
    columns = FlexItems()
    if isDeclared {
      latest.index.replace(range, with: new)
    } else {
      host.unknown = latest.unknown
      latest.index.replace(range, with: new, host: &host)
      latest.unknown = host.unknown
    }
    columns = latest.index.items
    indexes = [latest]
  }
}

// MARK: - What has to exist

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The items that have to exist.
  ///
  /// - Parameters:
  ///   - window: The stretch of the flow that is shown; nil for all of it.
  ///   - length: The length of its lines.
  ///   - pinned: An item that exists wherever it is.
  /// - Returns: The items, some of which may have to be measured.
  mutating func slice(_ window: LazyWindow?, length: CGFloat, pinned: Int?) -> LazySlice {
    var slice = LazySlice(length: length)
    guard let window else {
      slice.insert(0..<count)
      return slice
    }
    if count == 0 { return slice }
    let latest = lines(length)
    let index = latest.index
    let shown = shownLines(latest)
    // Lines that are still open, too: measuring may close them in the very pass.
    slice.insert(index.items(ofLines: index.lines(from: window.start, to: window.end)))
    if let pinned, pinned < columns.count {
      let line = index.line(ofItem: pinned)
      slice.insert(index.items(ofLines: line..<line + 1))
    }
    if isDeclared { return slice }
    // So far ahead that a reader who goes on by a whole page sees no hole.
    let wanted = window.end + window.page / 2
    // Some are measured wherever the flow is, so that its depth can be estimated.
    let isDone = isComplete && latest.unknown.isEmpty
    let isAhead = isDone || shown > 0 && index.position(ofLine: shown) >= wanted
    let isPinnedAhead = pinned.map { $0 < count && $0 >= index.items(ofLines: 0..<shown).count }
    if !isAhead || isPinnedAhead ?? false {
      addUnmeasured(to: &slice, latest, until: wanted, pinned: pinned)
    }
    return slice
  }

  /// Whether each item has been measured.
  private var isComplete: Bool { columns.count == count && holes.isEmpty }

  /// How many lines will not change by what is still to be measured.
  private func shownLines(_ lines: LengthIndex) -> Int {
    if isDeclared { return lines.index.lineCount }
    var shown = lines.index.lineCount
    // The last one may take more items.
    if columns.count < count { shown -= 1 }
    if let first = lines.unknown.min() { shown = min(shown, lines.index.line(ofItem: first)) }
    // An item that turns out short fits on the line before.
    if let first = holes.min() { shown = min(shown, lines.index.line(ofItem: first) - 1) }
    return max(0, shown)
  }

  /// Adds items to measure: those in between first, then as many behind as are likely to be needed.
  private func addUnmeasured(
    to slice: inout LazySlice, _ lines: LengthIndex, until wanted: Double, pinned: Int?
  ) {
    let most = 1024
    slice.insert(holes.union(lines.unknown).sorted().prefix(most).map { $0..<$0 + 1 })
    let known = columns.count
    if lines.index.lineCount > 0 {
      slice.insert(lines.index.items(ofLines: lines.index.lineCount - 1..<lines.index.lineCount))
    }
    var more = 32.0
    if lines.index.lineCount > 0 {
      let lacking = (wanted - lines.index.crossSize) / max(1, depthPerLine(lines.index))
      more = max(0, lacking * itemsPerLine(lines.index) * 1.15 + 8)
      if let pinned, pinned >= known { more = max(more, Double(known)) }
    }
    slice.insert(known..<min(count, known + Int(min(more, Double(most)))))
  }
}

// MARK: - Placing

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist, after measuring those that are new or different.
  ///
  /// - Parameters:
  ///   - views: The views and their items.
  ///   - bounds: The room of all items.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins in the bounds, and the proposal for it.
  mutating func place(
    _ views: [(view: LayoutSubview, item: Int)], in bounds: CGRect, _ slice: LazySlice
  ) -> [Int: LazyPlace] {
    if !isDeclared { learn(views, slice) }
    var places: [Int: LazyPlace] = [:]
    let latest = lines(slice.length)
    let shown = latest.index.items(ofLines: 0..<shownLines(latest)).count
    var placed = 0..<0
    for (_, item) in views where item < columns.count {
      if !placed.contains(item) { placed = solve(latest.index, around: item, slice) }
      var cross = frames.crossPositions[item - placed.lowerBound]
      // What may still move waits behind the end.
      if item >= shown { cross = Double(rules.axis.cross(of: bounds.size)) }
      let origin = rules.axis.point(
        main: CGFloat(frames.mainPositions[item - placed.lowerBound]), cross: CGFloat(cross))
      places[item] = LazyPlace(origin: origin, proposal: proposal(of: item, placed))
    }
    host.views = [:]
    return places
  }

  /// Lays out the lines of an item and of those that exist around it, and answers their items.
  private mutating func solve(
    _ index: FlexIndex, around item: Int, _ slice: LazySlice
  ) -> Range<Int> {
    let range = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
    let lines =
      index.line(ofItem: range.lowerBound)..<index.line(
        ofItem: min(range.upperBound, columns.count) - 1) + 1
    if isDeclared {
      solver.solve(lines, of: index, into: &frames)
    } else {
      host.asked = [:]
      solver.solve(lines, of: index, host: &host, into: &frames)
    }
    return index.items(ofLines: lines)
  }

  /// The proposal that a view was measured with; one whose size is declared or stretched is offered its
  /// place.
  private func proposal(of item: Int, _ placed: Range<Int>) -> ProposedViewSize {
    let (place, axis) = (item - placed.lowerBound, rules.axis)
    let main = frames.mainSizes.isEmpty ? columns.main[item] : frames.mainSizes[place]
    let cross = frames.crossSizes.isEmpty ? columns.cross[item] : frames.crossSizes[place]
    if isDeclared { return axis.proposal(main: CGFloat(main), cross: CGFloat(cross)) }
    let own = columns.alignSelf.isEmpty ? .auto : columns.alignSelf[item]
    let asked = host.asked[item].map { CGFloat($0) }
    guard own == .auto ? rules.stretchesItems : own == .stretch else {
      return axis.proposal(main: asked, cross: nil)
    }
    return axis.proposal(main: asked ?? CGFloat(main), cross: CGFloat(cross))
  }
}

// MARK: - Measuring

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Takes what the views say that exist: new ones, and those that have changed.
  private mutating func learn(
    _ views: [(view: LayoutSubview, item: Int)], _ slice: LazySlice
  ) {
    let indices = views.map(\.item)
    for (view, item) in views { host.views[item] = view }
    var rules = rules
    rules.mainSpacing = 0
    var reader = FlowItems()
    reader.read(views.map(\.view), rules)
    var new = reader.columns
    new.order = []
    if new.guides.isEmpty != columns.guides.isEmpty { alignByGuides(&new) }
    _ = lines(slice.length)
    let known = columns.count
    for (place, item) in indices.enumerated() where item < known {
      let isNews = holes.contains(item) || !columns.isSame(item, as: place, of: new)
      if !isNews, indexes.last?.unknown.contains(item) != true { continue }
      holes.remove(item)
      host.fits[item] = nil
      replace(item, with: new.some([place]))
      revision += 1
    }
    append(indices.indices.filter { indices[$0] >= known }, of: new)
  }

  /// Gives all items guides, as soon as one has one of its own.
  private mutating func alignByGuides(_ new: inout FlexItems) {
    if new.guides.isEmpty {
      new.guides = rules.defaultGuides(new.cross)
    } else {
      columns.guides = rules.defaultGuides(columns.cross)
      indexes = []
    }
  }

  private mutating func replace(_ item: Int, with new: FlexItems) {
    var new = new
    var range = item..<item + 1
    if keepsSpacings {
      note(item)
      if rules.mainSpacing == nil {
        range = item..<min(item + 2, columns.count)
        if range.count == 2 {
          let next = columns.some([item + 1])
          new = new.followed(by: next)
        }
        new.gapBefore = range.map(distance)
      }
    }
    edit(range, with: new)
  }

  /// Adds items that are measured for the first time, which come next after the known ones.
  private mutating func append(_ places: [Int], of new: FlexItems) {
    if places.isEmpty { return }
    let range = columns.count..<columns.count + places.count
    var items = new.some(places)
    if keepsSpacings {
      for item in range { note(item) }
      if rules.mainSpacing == nil { items.gapBefore = range.map(distance) }
    }
    edit(columns.count..<columns.count, with: items)
    revision += 1
  }

  private var keepsSpacings: Bool { rules.mainSpacing == nil || rules.crossSpacing == nil }

  /// Notes the distances that an item's view would like.
  private mutating func note(_ item: Int) {
    while host.spacings.count <= item { host.spacings.append(ViewSpacing()) }
    guard let view = host.views[item], !view[FlowWish.LineBreak.self] else { return }
    host.spacings[item] = view.spacing
  }

  /// The platform's distance between an item and the one before it.
  private func distance(before item: Int) -> Double {
    if item == 0 { return 0 }
    return Double(
      host.spacings[item - 1].distance(to: host.spacings[item], along: rules.axis.mainAxis))
  }

  /// Takes the distances between neighbours anew.
  private mutating func spaceApart(_ range: Range<Int>) {
    if rules.mainSpacing != nil { return }
    for item in range { columns.gapBefore[item] = distance(before: item) }
  }
}

// MARK: - Reporting

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// When a flow that has learned something is to be laid out again.
  enum Report {
    case never
    /// In the update that goes on.
    case now
    /// In the next one: an update has two rounds and no third.
    case later
  }

  /// Says when to lay out again, once for all that has been learned.
  mutating func report() -> Report {
    if reported == revision { return .never }
    reported = revision
    if hasReportedInUpdate { return .later }
    hasReportedInUpdate = true
    return .now
  }

  /// Notes that an update is over.
  mutating func endUpdate() { hasReportedInUpdate = false }
}
#endif
