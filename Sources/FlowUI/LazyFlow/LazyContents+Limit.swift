#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// What a limit shows of a lazy flow, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyExtent {
  let length: CGFloat?
  let container: FlexContainer

  /// The items that were looked at, behind them the indicator if there is one.
  let items: [Int]
  let memory: ItemMemory
  private(set) var frames = FlexFrames()
  private(set) var asked = AskedLengths()
  private(set) var guesses: [Int: Double] = [:]

  /// Whether more items have to be known to say what is shown.
  let needsMore: Bool

  /// The indicator's place among the items; nil if it is not shown.
  let indicator: Int?

  /// The places of the items that are on lines.
  private(set) var places: [Int: Int] = [:]

  /// Finds what is shown of some items.
  init(
    _ items: [Int], _ memory: ItemMemory, _ limit: FlexLimit, length: CGFloat?, _ rules: FlowRules
  ) {
    var container = rules.container(limit: length, alignsByGuides: memory.hasGuides)
    container.refitsOversizeItems = (length ?? rules.idealLength) != nil
    var (solver, host) = (FlexSolver(), ItemHost(memory, rules))
    let run = solver.run(of: memory.items, in: container, within: limit, host: &host)
    solver.solve(memory.items, in: container, showing: run, host: &host, into: &frames)
    (self.items, self.memory) = (items, memory)
    (self.length, self.container) = (length, container)
    (asked, guesses, needsMore) = (host.asked, host.guesses, run.needsMore)
    indicator = run.showsIndicator ? items.count : nil
    for place in frames.lines.flatMap({ $0.items.map(frames.item) }) where place < items.count {
      places[items[place]] = place
    }
  }

  /// The items on lines between two distances across these.
  func items(from start: Double, to end: Double) -> [Int] {
    frames.lines.filter { $0.crossPosition <= end && $0.crossPosition + $0.crossSize >= start }
      .flatMap { $0.items.map(frames.item) }.filter { $0 < items.count }.map { items[$0] }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Whether a limit decides what is shown.
  var isLimited: Bool { !limits.isEmpty && !limits.isExpanded }

  /// Follows other limits, and how important elements are.
  mutating func setLimits(_ limits: FlowLimits, _ priorities: [Double]) {
    if limits == self.limits, priorities == self.priorities { return }
    (self.limits, self.priorities) = (limits, priorities)
    version += 1
    extents.forgetAll()
  }

  /// What the limit shows in lines of a length.
  mutating func extent(_ length: CGFloat?) -> LazyExtent {
    if let known = extents.recall(length) { return extents[known] }
    extents.makeRoom()
    var count = min(limits.initialCount, elementCount)
    var new = extent(length, first: count)
    // Few are looked at, and as many again while these all fit.
    while new.needsMore, count < knownElements {
      count = min(knownElements, 2 * max(1, count))
      new = extent(length, first: count)
    }
    extents.remember(new, for: length)
    return new
  }

  private var elementCount: Int { items.elementCount }

  /// The number of elements whose sizes are known.
  private var knownElements: Int {
    if isDeclared { return elementCount }
    return items.hasSeparators ? (memory.items.count + 1) / 2 : memory.items.count
  }

  private func extent(_ length: CGFloat?, first count: Int) -> LazyExtent {
    let made = MadeElements(min(count, knownElements), of: priorities)
    var all: [Int] = []
    for position in 0..<made.count {
      let item = items.item(ofElement: made.index(position))
      if items.hasSeparators, position > 0 { all.append(max(1, item - 1)) }
      all.append(item)
    }
    var memory = memory.keeping(all)
    var limit = FlexLimit(
      lines: limits.maxLines ?? .max, cross: .infinity, hasIndicator: samples.indicator != nil)
    if let indicator = indicatorItem { memory.items.append(indicator) }
    limit.hasMore = made.count < elementCount
    if !made.priorities.isEmpty {
      limit.priorities = made.priorities
      limit.elements = all.indices.map { place in
        items.hasSeparators ? place.isMultiple(of: 2) ? place / 2 : 0 : place
      }
      if samples.indicator != nil { limit.elements.append(0) }
    }
    return LazyExtent(all, memory, limit, length: length, rules)
  }

  /// The indicator as it takes part in lines.
  private var indicatorItem: FlexItem? {
    guard var item = samples.indicator else { return nil }
    if !memory.hasGuides { item.guide = .nan }
    return item
  }

  /// Has the indicator of an expanded flow follow its last element, or be nowhere if a limit would hide nothing.
  mutating func followIndicator(_ length: CGFloat?) {
    guard items.hasIndicator, memory.items.count >= count - 1 else { return }
    var item = indicatorItem ?? FlexItem(main: 0, cross: 0)
    // At the end a separator has no place.
    if indicatorItem == nil || extent(length).indicator == nil { item.breaks = .separator }
    let range = count - 1..<memory.items.count
    if !range.isEmpty, memory.items[count - 1] == item { return }
    _ = lines(length)
    lines.edit(range, with: FlexItems([item]), of: &memory, isDeclared: isDeclared, rules)
    if lines.isEmpty { memory.items.replaceSubrange(range, with: FlexItems([item])) }
  }

  // MARK: What exists, and where

  /// The items that a limit shows around what is visible, and those to measure to know which these are.
  mutating func limitedSlice(_ window: LazyWindow?, length: CGFloat) -> LazySlice {
    var slice = LazySlice(length: length)
    let extent = extent(length)
    let shown = extent.items(from: window?.start ?? -.infinity, to: window?.end ?? .infinity)
    slice.insert(shown.sorted().map { $0..<$0 + 1 })
    if !isDeclared {
      let known = memory.items.count
      slice.insert(memory.holes.sorted().map { $0..<$0 + 1 })
      if extent.needsMore || known == 0 {
        slice.insert(known..<min(count, known + max(limits.initialCount, known)))
      }
    }
    return slice
  }

  /// Where the views are that a limit shows; others wait where nobody sees them.
  mutating func limitedPlaces(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> (places: [Int: ViewPlace], questions: [Int: Double]) {
    let extent = extent(slice.length)
    var (places, questions): ([Int: ViewPlace], [Int: Double]) = ([:], [:])
    for item in views {
      places[item] =
        extent.places[item].map { place(at: $0, in: extent) }
        ?? ViewPlace(
          origin: CGPoint(x: RowLines.unseen, y: RowLines.unseen), proposal: .unspecified)
    }
    placement = limitedPlacement(extent, in: size)
    for (place, main) in extent.guesses where place < extent.items.count {
      questions[extent.items[place]] = main
    }
    return (places, questions)
  }

  private func place(at place: Int, in extent: LazyExtent) -> ViewPlace {
    let frame = extent.frames.frame(of: place, in: extent.memory.items)
    return ViewPlace(
      origin: rules.axis.rectangle(frame).origin,
      proposal: extent.memory.proposal(
        of: place, asked: extent.asked[place], in: frame, rules, isDeclared: isDeclared))
  }

  /// What is shown, and where the indicator and separators go.
  private func limitedPlacement(_ extent: LazyExtent, in size: CGSize) -> Placement {
    var placement = Placement()
    let shown = extent.places.keys.compactMap(items.element)
    placement.shown = shown.count == elementCount ? .all : .only(Set(shown))
    placement.indicator = extent.indicator.map { place in
      placedIndicator(
        extent.frames.frame(of: place, in: extent.memory.items), guide: samples.indicator?.guide)
    }
    if items.hasSeparators {
      let all = extent.places.values.filter { items.element(ofItem: extent.items[$0]) == nil }
      placement.itemSeparators.places = all.sorted().map { place(at: $0, in: extent) }
    }
    if samples.lineSeparator != nil {
      placement.lineSeparators.places = extent.frames.lines.dropFirst().map {
        lineSeparator(endingAt: $0.crossPosition, in: size)
      }
    }
    return placement
  }

  func placedIndicator(_ frame: FlexFrame, guide: Double?) -> PlacedIndicator {
    let frame = rules.axis.rectangle(frame)
    return PlacedIndicator(origin: frame.origin, size: frame.size, guide: guide ?? .nan)
  }

  /// The lines of what a limit shows, for a hand.
  func limitedHandLines(moving move: DataMove?, isMirrored: Bool) -> HandLines? {
    guard let extent = extents.latest else { return nil }
    let lineOfPlace = extent.frames.lines.enumerated().flatMap { number, line in
      line.items.map { (extent.frames.item(at: $0), number) }
    }
    let all = lineOfPlace.filter { $0.0 < extent.items.count }
    let shown = sortedIndices(all.count) { all[$0].0 < all[$1].0 }.map { all[$0] }
    let lines = HandLines(
      memory: extent.memory.keeping(shown.map(\.0)),
      container: extent.container, rules,
      elements: shown.map { elementHeld(at: extent.items[$0.0], move) },
      known: shown.indices,
      frames: shown.map { extent.frames.frame(of: $0.0, in: extent.memory.items) },
      lines: shown.map(\.1), length: extent.length, longest: CGFloat(extent.frames.longestLine),
      width: rules.size(of: extent.frames).width, isMirrored: isMirrored)
    lines.move = move
    return lines
  }

  /// The size of what a limit shows; a guess while nothing is known.
  mutating func limitedSize(_ limit: CGFloat?) -> CGSize {
    let extent = extent(limit)
    if extent.items.isEmpty, count > 0 {
      let lines = max(1, min(limits.maxLines ?? 1, elementCount))
      let (main, cross) = LazyLines.guessedSize(of: lines, limit: 0, rules)
      return rules.axis.size(main: limit ?? CGFloat(main), cross: CGFloat(cross))
    }
    return rules.size(of: extent.frames)
  }
}
#endif
