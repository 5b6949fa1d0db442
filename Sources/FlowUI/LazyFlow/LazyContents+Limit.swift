#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// What a limit shows of a lazy flow, for lines of one length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyExtent {
  /// The items that were looked at, behind them the indicator if there is one.
  let items: [Int]
  let memory: ItemMemory
  private(set) var lines = FlowArrangement()

  /// The places whose depths are guesses, and the lengths that they would be asked for.
  let guesses: [Int: Double]

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
    solver.solve(memory.items, in: container, showing: run, host: &host, into: &lines.frames)
    (lines.limit, lines.asked) = (length, host.asked)
    lines.size = rules.size(of: lines.frames)
    (self.items, self.memory) = (items, memory)
    (guesses, needsMore) = (host.guesses, run.needsMore)
    indicator = run.showsIndicator ? items.count : nil
    for place in places(from: -.infinity, to: .infinity) { places[items[place]] = place }
  }

  /// The places of the items on lines between two distances across these.
  func places(from start: Double, to end: Double) -> [Int] {
    lines.frames.lines
      .filter { $0.crossPosition <= end && $0.crossPosition + $0.crossSize >= start }
      .flatMap { $0.items.map(lines.frames.item) }.filter { $0 < items.count }
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
    edit(range, with: FlexItems([item]))
  }

  // MARK: What exists, and where

  /// The items that a limit shows around what is visible, and those to measure to know which these are.
  mutating func limitedSlice(_ window: LazyWindow?, length: CGFloat) -> LazySlice {
    var slice = LazySlice(length: length)
    let extent = extent(length)
    let shown = extent.places(from: window?.start ?? -.infinity, to: window?.end ?? .infinity)
    slice.insert(shown.map { extent.items[$0]..<extent.items[$0] + 1 })
    if !isDeclared {
      let known = memory.items.count
      slice.insert(memory.holes.map { $0..<$0 + 1 })
      if extent.needsMore || known == 0 {
        slice.insert(known..<min(count, known + max(limits.initialCount, known)))
      }
    }
    return slice
  }

  /// Where the views are that a limit shows; others wait where nobody sees them.
  mutating func limitedPlaces(
    of views: [Int], in size: CGSize, _ slice: LazySlice
  ) -> LazyAnswer {
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
    extent.lines.place(of: place, extent.memory, rules, isDeclared: isDeclared)
  }

  /// What is shown, and where the indicator and separators go.
  private func limitedPlacement(_ extent: LazyExtent, in size: CGSize) -> Placement {
    var placement = Placement()
    let shown = extent.places.keys.compactMap(items.element)
    placement.shown = shown.count == elementCount ? .all : .only(Set(shown))
    placement.indicator = extent.indicator.map { place in
      placedIndicator(
        extent.lines.frames.frame(of: place, in: extent.memory.items),
        guide: samples.indicator?.guide)
    }
    if items.hasSeparators {
      placement.itemSeparators.places = extent.places(from: -.infinity, to: .infinity)
        .filter { items.element(ofItem: extent.items[$0]) == nil }
        .map { place(at: $0, in: extent) }
    }
    if samples.lineSeparator != nil {
      placement.lineSeparators.places = extent.lines.frames.lines.dropFirst().map {
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
    let elements = extent.items.map { elementHeld(at: $0, move) }
    let indicator = samples.indicator == nil ? nil : elements.count
    let rows = PlacedRows(
      extent.lines, extent.memory, rules,
      elements: elements + (indicator == nil ? [] : [nil]), indicator: indicator)
    (rows.length, rows.isMirrored) = (extent.lines.limit, isMirrored)
    let lines = rows.handLines
    lines.move = move
    return lines
  }

  /// The size of what a limit shows; a guess while nothing is known.
  mutating func limitedSize(_ limit: CGFloat?) -> CGSize {
    let extent = extent(limit)
    if extent.items.isEmpty, count > 0 {
      let lines = max(1, min(limits.maxLines ?? 1, elementCount))
      let (main, cross) = guessedSize(of: lines, limit: 0)
      return rules.axis.size(main: limit ?? CGFloat(main), cross: CGFloat(cross))
    }
    return extent.lines.size
  }
}
#endif
