#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a strip, a lazy flow that scrolls along its lines.
///
/// The line of an item depends only on the items before it. So later measurements never move the
/// item to another line. An item that has been visible stays on its line, even if sizes change.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct StripLines: LazyLines {
  private var state = State.unmade

  // Indirect: a strip has many arrays, and copies of this value would retain each.
  private indirect enum State {
    /// There are no lines, or all have to be made anew.
    case unmade
    /// The lines of the measured items.
    case made(FlexStrip)
    /// The lines before some changes; their array of items has been emptied.
    ///
    /// `from` is the index of the first changed item. The next call of `lines(_:)` applies all
    /// changes at once.
    case changed(FlexStrip, from: Int)
  }

  /// For each line, the items that have views, by their indices on the line.
  private var nearby: [Range<Int>] = []

  /// Returns the lines of the measured items; makes them if needed.
  mutating func lines(_ items: LazyItems) -> FlexStrip {
    if case .made(let lines) = state { return lines }
    let new = makeLines(items)
    state = .made(new)
    return new
  }

  private mutating func makeLines(_ items: LazyItems) -> FlexStrip {
    let (rules, length) = (items.rules, items.length)
    let container = rules.container(limit: nil, alignsByGuides: items.memory.hasGuides)
    let columns = rules.sized(items.memory.items, in: length)
    if case .changed(var lines, let first) = state, lines.container == container {
      // The strip has to be the only owner of its arrays, to change them in place.
      state = .unmade
      lines.follow(columns, from: min(first, columns.count), keeping: items.keptLines)
      return lines
    }
    return FlexStrip(
      columns, in: container, lines: rules.lineCount(in: length),
      order: rules.strip?.order ?? .lineByLine, keeping: items.keptLines)
  }

  // MARK: Changes

  mutating func forget(from first: Int?, _ items: inout LazyItems) {
    let last = state
    state = .unmade
    switch last {
    case .unmade: break
    case .made(var lines):
      items.average = lines.average ?? items.average
      // Arrays that are shared would be copied when they change.
      lines.items = FlexItems()
      if let first { state = .changed(lines, from: first) }
    case .changed(let lines, let other):
      if let first { state = .changed(lines, from: min(first, other)) }
    }
  }

  mutating func replace(_ range: Range<Int>, with new: FlexItems, in items: inout LazyItems) {
    let known = items.measured.count
    // Lines without items do not know whether guides are needed.
    guard known > 0, range.lowerBound == known, !items.memory.isExact,
      case .made(var lines) = state
    else {
      forget(from: items.memory.isExact ? nil : range.lowerBound, &items)
      return items.memory.items.replaceSubrange(range, with: new)
    }
    // The strip has to be the only owner, to change its columns in place.
    (state, items.memory.items) = (.unmade, FlexItems())
    lines.append(new)
    items.memory.items = lines.items
    state = .made(lines)
  }

  // MARK: Lines of a length

  // Lines that divide the proposed cross size among them fill it.
  mutating func breakLines(
    at length: CGFloat?, _ items: inout LazyItems
  ) -> (main: Double, cross: Double) {
    let rules = items.rules
    guard rules.sharesLength else { return size(items) }
    let offered = length.map(Double.init) ?? .infinity
    let shared = offered.isFinite ? max(0, offered) : rules.idealSharedLength
    if shared < 1 { return (0, shared) }
    // A length that is only probed must not discard measurements.
    if items.memory.isExact, shared != items.length {
      forget(&items)
      items.length = shared
    }
    if shared == items.length { return (size(items).main, shared) }
    let average = average(items, in: shared)
    let most = (Double(items.count) / average.items).rounded(.up)
    return (max(0, most * average.step - rules.gap), shared)
  }

  /// Returns the size of all items; an estimate until all are measured.
  private mutating func size(_ items: LazyItems) -> (main: Double, cross: Double) {
    let (lines, average) = (lines(items), average(items, in: items.length))
    // The number of lines without measured items; these are all lines before any measurement.
    let missing = average.items - Double(lines.lineCount)
    var main = lines.mainSize + average.extent(of: items.count - lines.count)
    if lines.count == 0 { main -= items.rules.gap }
    let cross =
      lines.crossSize + missing * average.depth
      + (missing - (lines.count == 0 ? 1 : 0)) * items.rules.crossGap
    return (max(0, main), max(0, cross))
  }

  /// Returns the average length of items, and the average cross size of lines.
  ///
  /// The result's `items` is the number of lines that the strip has once all items are measured.
  private mutating func average(_ items: LazyItems, in length: Double) -> LazyAverage {
    let rules = items.rules
    let (count, gap) = (Double(lineCount(items, in: length)), max(0, rules.gap))
    // The averages of the measured lines or, if there are none, of the last discarded lines.
    if var average = lines(items).average ?? items.average {
      average.items = count
      return average
    }
    // Before any measurement, items count as chips or, if the cross size of lines is known, as
    // squares.
    let chip = rules.estimatedChip
    let (side, depth) = rules.lineDepth(in: length).map { ($0, $0) } ?? (chip.main, chip.cross)
    return LazyAverage(items: count, step: side + gap, depth: depth)
  }

  /// Returns the number of lines that there will be once all items are measured.
  private func lineCount(_ items: LazyItems, in length: Double) -> Int {
    min(items.rules.lineCount(in: length), items.count)
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
    frontier.unmeasured = unmeasured
    frontier.rest = EstimatedRest(
      start: max(0, frontier.finalEnd), average: average(items, in: items.length))
    if let leastShare = items.leastShare {
      // An upper bound: the next round is the last before a frame is shown.
      let share = (lines.count == 0 ? leastShare : 1) / 1.5
      frontier.rest?.average.step *= share
      frontier.leastShare = share
    }
    return frontier
  }

  // MARK: Items

  mutating func nearby(
    _ window: LazyWindow, measuring new: Range<Int>, _ items: LazyItems
  ) -> [Range<Int>] {
    let (lines, last) = (lines(items), nearby)
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

  mutating func items(in area: LazyArea, _ items: LazyItems) -> [Range<Int>] {
    let lines = lines(items)
    switch area {
    case .between(let start, let end):
      return (0..<lines.lineCount).flatMap { line in
        lines.places(ofLine: line, from: start, to: end).map {
          lines.item(at: $0, ofLine: line)
        }
      }.map { $0..<$0 + 1 }
    case .around(let item, let count):
      guard items.measured.contains(item) else { return [] }
      // The item, and those beside its middle on the neighboring lines.
      let near = count == 0 ? [] : [-1, 1].compactMap { lines.neighbor(of: item, linesOn: $0) }
      return ([item] + near).map { $0..<$0 + 1 }
    }
  }

  // MARK: Frames

  mutating func frames(
    of views: [Int], near ranges: [Range<Int>], _ items: LazyItems
  ) -> LinedFrames {
    let lines = lines(items)
    return LinedFrames(
      frames: views.filter(items.measured.contains).map { item in
        let (line, place) = lines.place(ofItem: item)
        let frame = lines.frame(at: place, ofLine: line)
        return LinedFrame(
          item: item, frame: frame, line: line, proposal: proposal(frame, items))
      })
  }

  /// Returns the proposal with which an item's view was measured.
  ///
  /// If sizes are declared by the app, or items are stretched, it is the frame's size.
  private func proposal(_ frame: FlexFrame, _ items: LazyItems) -> ProposedViewSize {
    let (rules, isOffered) = (items.rules, items.memory.isExact || items.rules.stretchesItems)
    return rules.axis.proposal(
      main: isOffered ? CGFloat(frame.mainSize) : nil,
      cross: isOffered || rules.sharesLength ? CGFloat(frame.crossSize) : nil)
  }

  mutating func dropItems(_ items: LazyItems) -> DropItems? {
    let lines = lines(items)
    var memory = ItemMemory()
    memory.items = lines.items
    return DropItems(
      memory, lines.container, items.rules, move: items.move, strip: lines,
      length: items.rules.sharesLength ? CGFloat(items.length) : nil)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlexStrip {
  /// The average item length (with the gap) and the average cross size of lines.
  ///
  /// Nil if there are no items.
  fileprivate var average: LazyAverage? {
    if count == 0 { return nil }
    let (lines, gap) = (Double(lineCount), container.mainGap)
    var length = 0.0
    for line in 0..<lineCount { length += self.length(ofLine: line) + gap }
    let depth = crossSize - (lines - 1) * container.crossGap
    return LazyAverage(items: lines, step: length / Double(count), depth: depth / lines)
  }

  /// Returns the item on another line that is beside the middle of `item`.
  ///
  /// That line is `step` lines later, or earlier if `step` is negative. If it is too short, the
  /// result is its last item. Nil without such a line.
  fileprivate func neighbor(of item: Int, linesOn step: Int) -> Int? {
    let (own, line) = (frame(of: item), place(ofItem: item).line + step)
    guard line >= 0, line < lineCount else { return nil }
    let middle = own.mainPosition + own.mainSize / 2
    let places = places(ofLine: line, from: middle, to: .infinity)
    return self.item(at: places.first ?? count(ofLine: line) - 1, ofLine: line)
  }
}
#endif
