#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a strip in a lazy flow.
///
/// The line of an item depends only on the items before it, so that later measurements never move it. An item
/// that has been visible keeps its line, so that another size moves only the later items of that line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct StripLines: LazyLines {
  /// The lines of the measured items; nil until they are used.
  private var lines: FlexStrip?

  /// The line that each measured item keeps after it was visible; −1 where the order decides.
  private var kept: [Int32] = []

  /// The realized range of each line.
  private var nearby: [Range<Int>] = []

  /// The last average item; nil if there was none.
  private var lastAverage: Average?

  /// A lower bound of the length of items as a share of their last one, while they are measured again in
  /// lines of another depth; nil once the window is filled.
  ///
  /// The length of text shrinks as much as its line grows, that of pictures as much as its line shrinks.
  private var leastShare: Double?

  /// The average length of an item plus the gap after it, and the average depth of a line.
  typealias Average = (length: Double, depth: Double)

  /// Returns the lines of the measured items.
  mutating func lines(_ items: LazyItems) -> FlexStrip {
    if let lines { return lines }
    let (rules, length) = (items.rules, items.length)
    let new = FlexStrip(
      rules.sized(items.memory.items, in: length),
      in: rules.container(limit: nil, alignsByGuides: items.memory.hasGuides),
      lines: rules.lineCount(in: length), order: rules.strip?.order ?? .lineByLine, keeping: kept)
    lines = new
    return new
  }

  // MARK: Changes

  mutating func forget() {
    lastAverage = lines?.average ?? lastAverage
    lines = nil
  }

  mutating func release(from first: Int) { kept.removeLast(max(0, kept.count - first)) }

  mutating func keepLines(from start: Double, to end: Double, _ items: LazyItems) {
    guard items.rules.strip?.order == .shortestFirst, !items.memory.isExact else { return }
    let lines = lines(items)
    for item in visible(from: start, to: end, items).joined() {
      if item >= kept.count {
        kept.append(contentsOf: repeatElement(-1, count: item + 1 - kept.count))
      }
      let line = Int32(truncatingIfNeeded: lines.place(ofItem: item).line)
      // The array is shared with the strip, and writing would copy it.
      if kept[item] != line { kept[item] = line }
    }
  }

  mutating func prepare(
    for length: CGFloat, _ items: inout LazyItems, isShown: Bool
  ) -> Bool {
    let new = Double(length)
    guard items.rules.sharesLength, new != items.length else { return true }
    let isExact = items.memory.isExact
    guard new >= 1, isShown || isExact else { return isExact }
    forget()
    if !isExact, !items.measured.isEmpty {
      let depths = [items.length, new].map { max(1, items.rules.lineDepth(in: $0) ?? 1) }
      leastShare = min(depths[0] / depths[1], depths[1] / depths[0])
    }
    items.length = new
    // Measurements in lines of another depth do not count.
    if !isExact { items.memory.forget() }
    release(from: 0)
    return true
  }

  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems) {
    let known = items.measured.count
    guard range.lowerBound == known, !items.memory.isExact, var lines else {
      forget()
      return items.memory.items.replaceSubrange(range, with: new)
    }
    // The strip has to be the only owner, to change its columns in place.
    (self.lines, items.memory.items) = (nil, FlexItems())
    lines.append(new)
    items.memory.items = lines.items
    self.lines = lines
  }

  // MARK: Estimates

  /// Returns the average item: of the measured ones, or of the last ones; otherwise a chip, or a square in
  /// its line.
  private mutating func average(_ items: LazyItems, in length: Double) -> Average {
    if let average = lines(items).average ?? lastAverage { return average }
    let (gap, chip) = (max(0, items.rules.gap), items.rules.estimatedChip)
    return items.rules.lineDepth(in: length).map { ($0 + gap, $0) } ?? (chip.main + gap, chip.cross)
  }

  // Lines that share the offered length fill it.
  mutating func size(
    of items: inout LazyItems, offered: CGFloat?
  ) -> (main: Double, cross: Double) {
    let rules = items.rules
    guard rules.sharesLength else { return size(items) }
    let offered = offered.map(Double.init) ?? .infinity
    let shared = offered.isFinite ? max(0, offered) : rules.idealSharedLength
    if shared < 1 { return (0, shared) }
    // A length that is only probed must not discard measurements.
    if items.memory.isExact, shared != items.length {
      forget()
      items.length = shared
    }
    if shared == items.length { return (size(items).main, shared) }
    let most = (Double(items.count) / Double(lineCount(items, in: shared))).rounded(.up)
    return (max(0, most * average(items, in: shared).length - rules.gap), shared)
  }

  /// Returns the size of all items: an estimate until all are measured.
  private mutating func size(_ items: LazyItems) -> (main: Double, cross: Double) {
    let (lines, average) = (lines(items), average(items, in: items.length))
    let all = lineCount(items, in: items.length)
    // As many lines as will share the rest; without any measurement there is none yet.
    let missing = Double(all - lines.lineCount)
    var main =
      lines.mainSize + Double(items.count - lines.count) / Double(all) * average.length
    if lines.count == 0 { main -= items.rules.gap }
    let cross =
      lines.crossSize + missing * average.depth
      + (missing - (lines.count == 0 ? 1 : 0)) * items.rules.crossGap
    return (max(0, main), max(0, cross))
  }

  /// Returns the number of lines that all items will have.
  private func lineCount(_ items: LazyItems, in length: Double) -> Int {
    min(items.rules.lineCount(in: length), items.count)
  }

  func averageDepth(_ rules: FlowRules) -> Double { lastAverage?.depth ?? 0 }

  // MARK: The window

  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>] {
    let (lines, last) = (lines(items), nearby)
    if leastShare != nil, frontier(items).finalEnd >= window.end { leastShare = nil }
    nearby = (0..<lines.lineCount).map { line in
      let last = line < last.count ? last[line] : 0..<0
      return window.kept(of: last, count: lines.count(ofLine: line)) {
        lines.places(ofLine: line, from: $0, to: $1)
      }
    }
    defer {
      if !new.isEmpty {
        nearby = nearby.enumerated().map { line, places in
          places.upperBound < lines.count(ofLine: line) ? places : places.lowerBound..<Int.max
        }
      }
    }
    return nearby.enumerated().flatMap { line, places in
      places.map { lines.item(at: $0, ofLine: line) }.map { $0..<$0 + 1 }
    }
  }

  mutating func frontier(_ items: LazyItems) -> LazyFrontier {
    let (lines, unmeasured) = (lines(items), items.memory.unmeasured)
    let count = lineCount(items, in: items.length)
    var frontier = LazyFrontier(
      finalCount: unmeasured.min() ?? items.measured.count, measuredEnd: lines.mainSize)
    if items.areComplete {
      frontier.finalEnd = .infinity
      return frontier
    }
    if lines.lineCount == count {
      frontier.finalEnd =
        unmeasured.min().map { lines.frame(of: $0).mainPosition }
        ?? (0..<count).map { lines.length(ofLine: $0) }.min() ?? -.infinity
    }
    frontier.unmeasured = unmeasured.ascending
    frontier.unknown = (
      max(0, frontier.finalEnd), Double(count), average(items, in: items.length).length
    )
    if let leastShare {
      // An upper bound: the next round is the last before a frame is shown.
      let share = (lines.count == 0 ? leastShare : 1) / 1.5
      frontier.unknown?.step *= share
      frontier.leastShare = share
    }
    return frontier
  }

  mutating func visible(
    from start: Double, to end: Double, _ items: LazyItems
  ) -> [Range<Int>] {
    let (lines, finalCount) = (lines(items), items.memory.unmeasured.min() ?? items.measured.count)
    return (0..<lines.lineCount).flatMap { line in
      lines.places(ofLine: line, from: start, to: end).map { lines.item(at: $0, ofLine: line) }
        .filter { $0 < finalCount }.map { $0..<$0 + 1 }
    }
  }

  // A strip has no sections.
  func firstItem(from start: Double) -> Int? { nil }

  // MARK: Places

  mutating func places(
    of views: [Int], in room: LazyRoom, _ slice: LazySlice, _ items: LazyItems
  ) -> LazyAnswer {
    let finalCount = frontier(items).finalCount
    var (places, final): ([Int: PlacedView], Set<Int>) = ([:], [])
    for (item, frame, _) in frames(of: views.map { $0..<$0 + 1 }, items) {
      // A view whose position is not final waits off screen.
      let cross = item < finalCount ? CGFloat(frame.crossPosition) : RowLines.unseen
      let main = room.position(of: item, at: frame.mainPosition, length: frame.mainSize)
      places[item] = PlacedView(
        origin: items.rules.axis.point(main: CGFloat(main), cross: cross),
        proposal: proposal(frame, items))
      if room.isLimited, item < finalCount, main == frame.mainPosition { final.insert(item) }
    }
    return (places, [:], final)
  }

  /// Returns the proposal that a view was measured with; with a declared size, its own frame.
  private func proposal(_ frame: FlexFrame, _ items: LazyItems) -> ProposedViewSize {
    let (rules, isOffered) = (items.rules, items.memory.isExact || items.rules.stretchesItems)
    return rules.axis.proposal(
      main: isOffered ? CGFloat(frame.mainSize) : nil,
      cross: isOffered || rules.sharesLength ? CGFloat(frame.crossSize) : nil)
  }

  mutating func frames(of ranges: [Range<Int>], _ items: LazyItems) -> [LinedFrame] {
    let lines = lines(items)
    return ranges.joined().filter(items.measured.contains).map { item in
      let (line, place) = lines.place(ofItem: item)
      return (item, lines.frame(at: place, ofLine: line), line)
    }
  }

  // The item, and those above and below its middle.
  mutating func items(around item: Int, upTo lines: Int, _ items: LazyItems) -> [Range<Int>]? {
    guard items.measured.contains(item) else { return nil }
    let strip = self.lines(items)
    let near = lines == 0 ? [] : [-1, 1].compactMap { strip.neighbor(of: item, linesOn: $0) }
    return ([item] + near).map { $0..<$0 + 1 }
  }

  mutating func dropLines(_ items: LazyItems) -> DropLines? {
    let lines = lines(items)
    var memory = ItemMemory()
    memory.items = lines.items
    let length = items.rules.sharesLength ? CGFloat(items.length) : nil
    return (memory, lines.container, lines, length, 0)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlexStrip {
  /// The average item; nil without items.
  fileprivate var average: StripLines.Average? {
    if count == 0 { return nil }
    let gap = container.mainGap
    var length = 0.0
    for line in 0..<lineCount { length += self.length(ofLine: line) + gap }
    let depth = crossSize - Double(lineCount - 1) * container.crossGap
    return (length / Double(count), depth / Double(lineCount))
  }

  /// Returns the item on the line before or after an item's own that is at its middle, or the last one of a
  /// shorter line; nil if there is none.
  fileprivate func neighbor(of item: Int, linesOn step: Int) -> Int? {
    let (own, line) = (frame(of: item), place(ofItem: item).line + step)
    guard line >= 0, line < lineCount else { return nil }
    let middle = own.mainPosition + own.mainSize / 2
    let places = places(ofLine: line, from: middle, to: .infinity)
    return self.item(at: places.first ?? count(ofLine: line) - 1, ofLine: line)
  }
}
#endif
