#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines of a lazy flow that wraps.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct WrappedLines: LazyLines {
  /// The lines for each of the last few proposed lengths.
  private(set) var recent = Recent<CGFloat?, BrokenLines>(capacity: 3)

  /// The items that had views around the viewport in the last layout pass.
  private var nearby = 0..<0
  private var solver = FlexSolver()

  /// Returns the lines for a proposed length.
  ///
  /// They are made only if `recent` does not have them. Methods without a length then use them, as
  /// `recent.latest`.
  @discardableResult
  mutating func lines(_ length: CGFloat?, _ items: LazyItems) -> BrokenLines {
    if let known = recent.recall(length) { return recent[known] }
    recent.makeRoom()
    let new = BrokenLines(length, items)
    recent.remember(new, for: length)
    return new
  }

  // MARK: Changes

  // Discards all lines, whatever `first` is: new sizes move items to other lines.
  mutating func forget(from first: Int?, _ items: inout LazyItems) {
    // For an estimate: a flow that lost its height would lose its scroll offset.
    items.average = recent.latest?.average ?? items.average
    recent.forgetAll()
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

  // MARK: Lines of a length

  mutating func breakLines(
    at length: CGFloat?, _ items: inout LazyItems
  ) -> (main: Double, cross: Double) {
    let latest = lines(length, items)
    let index = latest.index
    if items.memory.isExact { return (index.mainSize, index.crossSize) }
    var (main, cross) = (index.longestLine, index.crossSize)
    if let average = latest.average ?? items.average {
      cross += average.extent(of: items.count - items.measured.count)
    } else {
      // A row of a list, a sheet or a popover begins with a size that it can keep.
      (main, cross) = items.rules.estimatedSize(of: items.count, length: length)
    }
    if let length, length.isFinite { main = Double(length) }
    return (max(0, main), cross)
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
    frontier.openLine = (finalLines, index.position(ofLine: finalLines))
    if finalLines > 0 { frontier.finalEnd = index.position(ofLine: finalLines) }
    frontier.unmeasured = items.memory.unmeasured.union(latest.unknown.keys)
    frontier.open = index.items(ofLines: max(0, index.lineCount - 1)..<index.lineCount)
    frontier.rest = latest.average.map { EstimatedRest(start: index.crossSize, average: $0) }
    return frontier
  }

  // MARK: Items

  // Includes lines that may still take more items: measuring may complete them in this pass.
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

  func items(in area: LazyArea, _ items: LazyItems) -> [Range<Int>] {
    guard let index = recent.latest?.index else { return [] }
    switch area {
    case .between(let start, let end):
      return [index.items(ofLines: index.lines(from: start, to: end))]
    case .around(let item, let lines):
      if item >= index.count { return [] }
      let line = index.line(ofItem: item)
      return [index.items(ofLines: max(0, line - lines)..<min(index.lineCount, line + lines + 1))]
    }
  }

  // MARK: Frames

  mutating func frames(
    of views: [Int], near ranges: [Range<Int>], _ items: LazyItems
  ) -> LinedFrames {
    guard let latest = recent.latest else { return LinedFrames() }
    var (found, placed) = (LinedFrames(questions: latest.unknown), FlowArrangement())
    found.frames.reserveCapacity(views.count)
    for item in views where item < items.measured.count {
      if !placed.frames.items.contains(item) {
        let near = ranges.first { $0.contains(item) } ?? item..<item + 1
        let estimates = placed.solve(latest.lines(of: near), of: latest, items, by: &solver)
        found.questions.merge(estimates) { $1 }
      }
      found.frames.append(
        LinedFrame(
          item: item, frame: placed.frames.frame(of: item, in: items.memory.items),
          line: latest.index.line(ofItem: item),
          proposal: placed.proposal(of: item, items.memory, items.rules)))
    }
    return found
  }

  func dropItems(_ items: LazyItems) -> DropItems? {
    recent.latest.map {
      DropItems(
        items.memory, $0.index.container, items.rules, move: items.move, length: $0.length,
        longest: CGFloat($0.index.mainSize))
    }
  }
}
#endif
