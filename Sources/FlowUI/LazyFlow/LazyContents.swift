#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a lazy flow knows: its items' sizes, the lines they make, and which of them have to exist.
///
/// With declared sizes that is all items. Without, it is as many from the first one on as have been
/// measured; lines that may still change are not shown.
///
///      items     0 ──────────────── known.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
///
/// Nothing in here asks a view or calls a closure, so that a thread may hold it while another one waits.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyContents {
  private(set) var rules: FlowRules

  /// Counts the changes from outside: other items, other sizes, other options.
  var version = 0

  /// Counts what views have told.
  private(set) var revision = 0

  /// The number of all items.
  private(set) var count = 0

  var items: KnownItems
  var lines = LazyLines()

  /// What is known of a strip; nothing if lines break.
  var strip: LazyStrip

  /// The items in and around what was visible last.
  var nearby = 0..<0

  private var solver = FlexSolver()
  private var frames = FlexFrames()

  init(_ rules: FlowRules, isDeclared: Bool, after other: LazyContents? = nil) {
    version = other?.version ?? 0
    revision = other?.revision ?? 0
    self.rules = isDeclared ? rules.declared : rules.measured
    items = KnownItems(areDeclared: isDeclared)
    strip = LazyStrip(self.rules, count: 0, isDeclared: isDeclared)
  }

  var isDeclared: Bool { items.areDeclared }
}

// MARK: - Changes from outside

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Follows other options.
  mutating func setRules(_ new: FlowRules) {
    let new = isDeclared ? new.declared : new.measured
    if new == rules { return }
    if !isDeclared,
      new.readsDifferently(from: rules)
        || (new.crossSpacing == nil) != (rules.crossSpacing == nil)
    {
      forgetSizes()
    }
    rules = new
    lines.forget()
    setStripRules()
  }

  /// Forgets what views have told: they will tell something else.
  mutating func forgetSizes() {
    lines.forget()
    items = KnownItems(areDeclared: isDeclared)
    strip = LazyStrip(
      rules, count: isDeclared ? 0 : strip.count, isDeclared: isDeclared, after: strip)
  }

  /// Has a strip follow other options.
  private mutating func setStripRules() {
    if rules.strip == nil {
      strip = LazyStrip(rules, count: 0, isDeclared: isDeclared)
    } else if isDeclared {
      strip = LazyStrip(rules, declared: items.columns)
    } else {
      let known = strip.known.joined()
      let origins = Dictionary(known.map { ($0, $0) }) { first, _ in first }
      strip = strip.moved(rules, count: strip.count, origins)
    }
  }

  /// Takes the declared sizes of all items; lines are broken again where these differ.
  mutating func declare(_ sizes: LazySizes) {
    let new = sizes.items(along: rules.axis)
    count = new.count
    if rules.strip != nil {
      items.columns = new
      return strip.declare(new)
    }
    if lines.isEmpty {
      items.columns = new
      return
    }
    let change = items.difference(from: new)
    if change.old.isEmpty, change.new.isEmpty { return }
    lines.edit(change.old, with: FlexItems(new[change.new]), of: &items, rules)
  }

  /// Takes the number of all items, after those that have been measured have been moved.
  mutating func setCount(_ count: Int) {
    self.count = count
    if rules.strip == nil || strip.count == count { return }
    strip = LazyStrip(rules, count: count, isDeclared: false, after: strip)
  }

  /// Has measured items of a strip stand elsewhere; see `LazyStrip.moved`.
  mutating func move(_ origins: [Int: Int], count: Int) {
    strip = strip.moved(rules, count: count, origins)
  }

  /// Has measured items stand elsewhere; see `KnownItems.move`.
  mutating func move(from first: Int, _ origins: [Int?]) {
    if items.columns.count == 0 { return }
    lines.forget()
    items.move(from: first, origins, depth: lines.usualDepth(rules), rules)
  }
}

// MARK: - Sizes

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The lines for a length.
  mutating func lines(_ limit: CGFloat?) -> LazyLines.OfLength {
    lines.lines(limit, of: items, rules)
  }

  /// The flow's size where lines may be so long: an estimate while items are not measured.
  mutating func size(_ limit: CGFloat?) -> CGSize {
    if count == 0 { return .zero }
    if rules.strip != nil {
      let (main, cross) = strip.size
      return rules.axis.size(
        main: CGFloat(min(main, Self.deepest)), cross: CGFloat(min(cross, Self.deepest)))
    }
    let index = lines(limit).index
    if isDeclared {
      return rules.axis.size(main: CGFloat(index.mainSize), cross: CGFloat(index.crossSize))
    }
    var (main, cross) = (index.longestLine, index.crossSize)
    if let line = lines.usualLine(in: index) {
      cross += Double(count - items.columns.count) / line.items * line.depth
    } else {
      // A row of a list, a sheet or a popover is to begin with a size that it can keep.
      (main, cross) = LazyLines.guessedSize(of: count, limit: limit, rules)
    }
    if let limit, limit.isFinite { main = max(0, Double(limit)) }
    return rules.axis.size(
      main: CGFloat(main), cross: CGFloat(min(max(0, cross), Self.deepest)))
  }

  /// No estimate makes a flow endless, whatever its spacing.
  private static let deepest = 1e30

  /// What lines are like on average.
  func usualLine(in index: FlexIndex) -> LazyLines.Line? { lines.usualLine(in: index) }

  /// How many lines will not change by what is still to be measured.
  func shownLines(_ lines: LazyLines.OfLength) -> Int {
    if isDeclared { return lines.index.lineCount }
    var shown = lines.index.lineCount
    // The last one may take more items.
    if items.columns.count < count { shown -= 1 }
    // What avoids a break behind that may take the end of the line before along.
    if rules.targetDepth != nil, !items.columns.breaks.isEmpty { shown -= 1 }
    if let first = lines.unknown.keys.min() {
      shown = min(shown, lines.index.line(ofItem: first))
    }
    // An item that turns out short fits on the line before.
    if let first = items.holes.min() { shown = min(shown, lines.index.line(ofItem: first) - 1) }
    return max(0, shown)
  }
}

// MARK: - What views tell

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The lengths that items were asked for.
  func lengths(of views: [Int]) -> [Int: [Double]] {
    items.fits.isEmpty
      ? [:]
      : Dictionary(views.map { ($0, (items.fits[$0] ?? []).map(\.main)) }) { first, _ in first }
  }

  /// Takes what the views say that exist: new ones, and those that have changed.
  mutating func learn(_ views: LazyReading, _ slice: LazySlice) {
    if rules.strip != nil {
      if strip.learn(views) { revision += 1 }
      return
    }
    var views = views
    if views.columns.guides.isEmpty != items.columns.guides.isEmpty,
      items.alignByGuides(&views.columns, rules)
    {
      lines.forget()
    }
    _ = lines(slice.length)
    let known = items.columns.count
    var hasLearned = views.items.contains { $0 >= known }
    for (place, item) in views.items.enumerated()
    where item < known && !items.isSame(item, as: place, of: views) {
      items.note(item, as: place, of: views)
      replace(item, with: FlexItems(views.columns[place..<place + 1]))
      hasLearned = true
    }
    append(views.items.indices.filter { views.items[$0] >= known }, of: views)
    // Once for all of them: who looks at it later must not take a round number of news for none.
    if hasLearned { revision += 1 }
  }

  /// Takes what views made of lengths that they had not been asked for.
  mutating func learn(_ fits: [(item: Int, fit: KnownItems.Fit)]) {
    for (item, fit) in fits where item < items.columns.count {
      items.note(fit, of: item)
      let (range, same) = (item..<item + 1, FlexItems(items.columns[item..<item + 1]))
      lines.edit(range, with: same, of: &items, rules)
    }
    revision += 1
  }

  private mutating func replace(_ item: Int, with new: FlexItems) {
    var (new, range) = (new, item..<item + 1)
    if rules.mainSpacing == nil, item + 1 < items.columns.count {
      range = item..<item + 2
      new.append(items.columns[item + 1])
    }
    items.spaceApart(&new, at: range, rules)
    lines.edit(range, with: new, of: &items, rules)
  }

  /// Adds items that are measured for the first time, which come next after the known ones.
  private mutating func append(_ places: [Int], of views: LazyReading) {
    if places.isEmpty { return }
    let known = items.columns.count
    var new = FlexItems(places.map { views.columns[$0] })
    for (offset, place) in places.enumerated() { items.note(known + offset, as: place, of: views) }
    items.spaceApart(&new, at: known..<known + places.count, rules)
    lines.edit(known..<known, with: new, of: &items, rules)
  }
}

// MARK: - Places

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Finds the places of the views that exist.
  ///
  /// - Parameters:
  ///   - views: The items that the views are of.
  ///   - size: The room of all items.
  ///   - slice: The items that exist.
  /// - Returns: Where each item's view begins and the proposal for it; and the items whose views have not
  ///   said yet what they make of a length, with that length.
  mutating func places(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> (places: [Int: LazyPlace], questions: [Int: Double]) {
    if rules.strip != nil { return (strip.places(of: views, slice), [:]) }
    var (places, questions): ([Int: LazyPlace], [Int: Double]) = ([:], [:])
    let latest = lines(slice.length)
    questions = latest.unknown
    let shown = shownLines(latest)
    let shownItems = latest.index.items(ofLines: 0..<shown).count
    let end = latest.index.position(ofLine: shown)
    var (placed, asked): (Range<Int>, [Int: Double]) = (0..<0, [:])
    for item in views where item < items.columns.count {
      if !placed.contains(item) {
        placed = latest.index.items(ofLines: lines(of: latest.index, around: item, slice))
        let host = solve(latest.index, placed)
        asked = host.asked
        questions.merge(host.guesses) { _, new in new }
      }
      let place = item - placed.lowerBound
      var main = frames.mainPositions[place]
      var cross = frames.crossPositions[place]
      let proposal = proposal(of: item, place, asked[item])
      if item >= shownItems {
        // What may still move waits beyond the far edge, where its line will be.
        let depth = frames.crossSizes.isEmpty ? items.columns.cross[item] : frames.crossSizes[place]
        main = slice.waitingRoom
        cross = max(0, min(end, Double(rules.axis.cross(of: size)) - depth))
      }
      places[item] = LazyPlace(
        origin: rules.axis.point(main: CGFloat(main), cross: CGFloat(cross)), proposal: proposal)
    }
    return (places, questions)
  }

  /// The lines of an item and of those that exist around it.
  private func lines(
    of index: FlexIndex, around item: Int, _ slice: LazySlice
  ) -> Range<Int> {
    let range = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
    let last = min(range.upperBound, items.columns.count) - 1
    return index.line(ofItem: range.lowerBound)..<index.line(ofItem: last) + 1
  }

  /// Lays out some lines; the host knows what it was asked.
  private mutating func solve(_ index: FlexIndex, _ range: Range<Int>) -> LazyHost {
    let lines =
      index.line(ofItem: range.lowerBound)..<index.line(ofItem: range.upperBound - 1) + 1
    var host = items.host(rules)
    if isDeclared {
      solver.solve(lines, of: index, into: &frames)
    } else {
      solver.solve(lines, of: index, host: &host, into: &frames)
    }
    return host
  }

  /// The proposal that a view was measured with; one whose size is declared or stretched is offered its
  /// place.
  private func proposal(of item: Int, _ place: Int, _ asked: Double?) -> ProposedViewSize {
    let (columns, axis) = (items.columns, rules.axis)
    let main = frames.mainSizes.isEmpty ? columns.main[item] : frames.mainSizes[place]
    let cross = frames.crossSizes.isEmpty ? columns.cross[item] : frames.crossSizes[place]
    if isDeclared { return axis.proposal(main: CGFloat(main), cross: CGFloat(cross)) }
    let asked = asked.map { CGFloat($0) }
    let keepsProportions = !columns.aspectRatio.isEmpty && columns.aspectRatio[item] != nil
    guard keepsProportions || rules.stretches(item, of: columns) else {
      return axis.proposal(main: asked, cross: nil)
    }
    return axis.proposal(main: asked ?? CGFloat(main), cross: CGFloat(cross))
  }
}

/// Where an item's view begins in its lazy flow, and what it is proposed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyPlace {
  let origin: CGPoint
  let proposal: ProposedViewSize
}
#endif
