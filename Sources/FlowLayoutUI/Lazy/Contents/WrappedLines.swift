#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow that wraps.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct WrappedLines: LazyLines {
  /// The lines for the last few lengths.
  private(set) var recent = Recent<CGFloat?, BrokenLines>(capacity: 3)

  /// The last average line; nil if there was none.
  private var lastAverage: BrokenLines.Average?

  /// The realized items in and around the last viewport.
  private var nearby = 0..<0
  private var solver = FlexSolver()

  /// Returns the lines for a length, remembered or new, which become the current ones.
  @discardableResult
  mutating func lines(_ length: CGFloat?, _ items: LazyItems) -> BrokenLines {
    if let known = recent.recall(length) { return recent[known] }
    recent.makeRoom()
    let new = BrokenLines(length, items)
    recent.remember(new, for: length)
    return new
  }

  // MARK: Changes

  mutating func forget() {
    lastAverage = recent.latest?.average ?? lastAverage
    recent.forgetAll()
  }

  // Other sizes move items to other lines.
  func release(from first: Int) {}
  func keepLines(from start: Double, to end: Double, _ items: LazyItems) {}

  mutating func prepare(
    for length: CGFloat, _ items: inout LazyItems, isShown: Bool
  ) -> Bool {
    lines(length, items)
    return true
  }

  // Lines for other lengths are discarded.
  @inline(never)
  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems) {
    guard var latest = recent.latest else {
      return items.memory.items.replaceSubrange(range, with: new)
    }
    recent.forgetAll()
    if latest.index.count == 0 {
      // Lines without items do not know whether guides are needed.
      items.memory.items = new
      lines(latest.length, items)
      return
    }
    // The index has to be the only owner, to change its columns in place.
    items.memory.items = FlexItems()
    latest.replace(range, with: new, items)
    items.memory.items = latest.index.items
    recent.remember(latest, for: latest.length)
  }

  // MARK: Estimates

  mutating func size(
    of items: inout LazyItems, offered length: CGFloat?
  ) -> (main: Double, cross: Double) {
    let latest = lines(length, items)
    let index = latest.index
    if items.memory.isExact { return (index.mainSize, index.crossSize) }
    var (main, cross) = (index.longestLine, index.crossSize)
    if let line = latest.average ?? lastAverage {
      cross += Double(items.count - items.measured.count) / line.items * line.depth
    } else {
      // A row of a list, a sheet or a popover begins with a size that it can keep.
      (main, cross) = items.rules.estimatedSize(of: items.count, length: length)
    }
    if let length, length.isFinite { main = Double(length) }
    return (max(0, main), cross)
  }

  func averageDepth(_ rules: FlowRules) -> Double {
    max(0, (lastAverage?.depth ?? 0) - rules.crossGap)
  }

  // MARK: The window

  // Lines that are still open, too: measuring may close them in this pass.
  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>] {
    guard let latest = recent.latest else { return [] }
    let index = latest.index
    nearby = index.items(
      ofLines: window.kept(of: latest.lines(of: nearby), count: index.lineCount) {
        index.lines(from: $0, to: $1)
      })
    if new.lowerBound <= nearby.upperBound {
      nearby = nearby.lowerBound..<new.upperBound
    }
    return [nearby]
  }

  func frontier(_ items: LazyItems) -> LazyFrontier {
    guard let latest = recent.latest else { return LazyFrontier() }
    let (index, finalLines) = (latest.index, latest.finalLines(items))
    var frontier = LazyFrontier(
      finalCount: index.items(ofLines: 0..<finalLines).count, measuredEnd: index.crossSize)
    if items.areComplete, latest.unknown.isEmpty {
      frontier.finalEnd = .infinity
      return frontier
    }
    if finalLines > 0 { frontier.finalEnd = index.position(ofLine: finalLines) }
    frontier.unmeasured = items.memory.unmeasured.union(latest.unknown.keys).ascending
    frontier.open = index.items(ofLines: max(0, index.lineCount - 1)..<index.lineCount)
    frontier.unknown = latest.average.map { (index.crossSize, $0.items, $0.depth) }
    return frontier
  }

  func visible(from start: Double, to end: Double, _ items: LazyItems) -> [Range<Int>] {
    guard let latest = recent.latest else { return [] }
    let lines = latest.index.lines(from: start, to: end)
    return [latest.index.items(ofLines: lines.clamped(to: 0..<latest.finalLines(items)))]
  }

  func firstItem(from start: Double) -> Int? {
    guard let index = recent.latest?.index else { return nil }
    return index.lines(from: start, to: .infinity).first.map {
      index.items(ofLines: $0..<$0 + 1).lowerBound
    }
  }

  // MARK: Places

  mutating func places(
    of views: [Int], in room: LazyRoom, _ slice: LazySlice, _ items: LazyItems
  ) -> LazyAnswer {
    let latest = lines(slice.length, items)
    let (index, rules) = (latest.index, items.rules)
    let finalLines = latest.finalLines(items)
    let (shown, end) = (
      index.items(ofLines: 0..<finalLines).count, index.position(ofLine: finalLines)
    )
    var (places, questions): ([Int: PlacedView], [Int: Double]) = ([:], latest.unknown)
    var (placed, final) = (FlowArrangement(), Set<Int>())
    for item in views where item < items.measured.count {
      if !placed.frames.items.contains(item) {
        let near = slice.ranges.first { $0.contains(item) } ?? item..<item + 1
        let guesses = placed.solve(latest.lines(of: near), of: index, items, by: &solver)
        questions.merge(guesses) { $1 }
      }
      let frame = placed.frames.frame(of: item, in: items.memory.items)
      var place = placed.place(of: item, items.memory, rules)
      // A view whose position is not final waits beside its line, or beside the first line that is not final.
      let (isFinal, isOpen) = (item < shown, index.line(ofItem: item) > finalLines)
      let start = isOpen ? end : frame.crossPosition
      let cross = room.position(of: item, at: start, length: frame.crossSize)
      place.origin = rules.axis.point(
        main: isFinal ? CGFloat(frame.mainPosition) : RowLines.unseen, cross: CGFloat(cross))
      if room.isLimited, isFinal, cross == frame.crossPosition { final.insert(item) }
      places[item] = place
    }
    return (places, questions, final)
  }

  mutating func frames(of ranges: [Range<Int>], _ items: LazyItems) -> [LinedFrame] {
    guard let latest = recent.latest else { return [] }
    return ranges.flatMap { range -> [LinedFrame] in
      let range = range.clamped(to: items.measured)
      let placed = frames(ofLines: latest.lines(of: range), of: latest.index, items)
      return range.map { item in
        (item, placed.frame(of: item, in: items.memory.items), latest.index.line(ofItem: item))
      }
    }
  }

  func items(around item: Int, upTo lines: Int, _ items: LazyItems) -> [Range<Int>]? {
    guard let index = recent.latest?.index, item < index.count else { return nil }
    let line = index.line(ofItem: item)
    return [index.items(ofLines: max(0, line - lines)..<min(index.lineCount, line + lines + 1))]
  }

  func dropLines(_ items: LazyItems) -> DropLines? {
    recent.latest.map {
      (items.memory, $0.index.container, nil, $0.length, CGFloat($0.index.mainSize))
    }
  }

  /// Returns the frames of some lines in the whole flow.
  private mutating func frames(
    ofLines lines: Range<Int>, of index: FlexIndex, _ items: LazyItems
  ) -> FlexFrames {
    var placed = FlowArrangement()
    _ = placed.solve(lines, of: index, items, by: &solver)
    return placed.frames
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowArrangement {
  /// Solves some lines that have been broken.
  ///
  /// - Returns: The items whose depths are estimates, and the lengths at which to measure them.
  fileprivate mutating func solve(
    _ lines: Range<Int>, of index: FlexIndex, _ items: LazyItems, by solver: inout FlexSolver
  ) -> [Int: Double] {
    var host = ItemHost(items.memory, of: index.items(ofLines: lines), items.rules)
    solver.solve(lines, of: index, host: &host, into: &frames)
    measuredLengths = host.measuredLengths
    return host.estimates
  }
}
#endif
