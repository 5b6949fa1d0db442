#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The lines that a lazy flow's measured items form at one proposed length.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct BrokenLines {
  let length: CGFloat?
  private(set) var index: FlexIndex

  /// The items whose cross sizes are only estimates, by index.
  ///
  /// Each value is a length along the line. The item's view must be measured at this length.
  private(set) var unknown: [Int: Double] = [:]

  init(_ length: CGFloat?, _ items: LazyItems) {
    self.length = length
    let (memory, rules) = (items.memory, items.rules)
    var container = memory.container(rules, limit: length)
    // A view that is too long must not move what is visible.
    container.growsWithOversizeLines = memory.isExact
    var host = ItemHost(memory, rules)
    index = FlexIndex(memory.items, in: container, host: &host)
    record(host.estimates)
  }

  /// Replaces some items, and recomputes the lines that change.
  mutating func replace(
    _ range: Range<Int>, with new: FlexItems, _ items: LazyItems
  ) {
    var host = ItemHost(items.memory, items.rules)
    index.replace(range, with: new, host: &host)
    record(host.estimates)
  }

  /// Updates `unknown` after some lines were recomputed.
  ///
  /// `guesses` has the items with estimated cross sizes, and the lengths at which to measure them.
  private mutating func record(_ guesses: [Int: Double]) {
    // The engine may also ask for cross sizes of items after these lines, to find where new lines
    // meet the old ones. Such sizes are not recorded.
    let broken = index.brokenItems
    if !unknown.isEmpty { unknown = unknown.filter { !broken.contains($0.key) } }
    for (item, main) in guesses where broken.contains(item) { unknown[item] = main }
  }

  /// The average number of items per line, and the lines' average cross size.
  ///
  /// Nil if there are no lines.
  var average: LazyAverage? {
    let (lines, gap) = (Double(index.lineCount), index.container.crossGap)
    if lines == 0 { return nil }
    let step = (index.crossSize + gap) / lines
    return LazyAverage(items: Double(index.count) / lines, step: step, depth: max(0, step - gap))
  }

  /// Returns the number of lines, from the first on, that are final.
  ///
  /// A line is final if no later measurement changes it.
  func finalLines(_ items: LazyItems) -> Int {
    var finalLines = index.lineCount
    if items.measured.count < items.count {
      // The last line may take more items.
      finalLines -= 1
      // An item that avoids a break after it may take along the end of the line before.
      if items.rules.targetDepth != nil, !items.memory.items.breaks.isEmpty { finalLines -= 1 }
    }
    if let first = unknown.keys.min() { finalLines = min(finalLines, index.line(ofItem: first)) }
    // An item may turn out short enough for the line before.
    if let first = items.memory.unmeasured.min() {
      finalLines = min(finalLines, index.line(ofItem: first) - 1)
    }
    return max(0, finalLines)
  }

  /// Returns the indices of the lines that contain the items of a range.
  ///
  /// Items that have not been measured are on no line, and are ignored.
  func lines(of items: Range<Int>) -> Range<Int> {
    let items = items.clamped(to: 0..<index.count)
    if items.isEmpty { return 0..<0 }
    return index.line(ofItem: items.lowerBound)..<index.line(ofItem: items.upperBound - 1) + 1
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowArrangement {
  /// Computes the frames of all items on a range of lines.
  ///
  /// - Returns: The items whose cross sizes are only estimates. Each value is the length along the
  ///   line at which to measure the item's view.
  mutating func solve(
    _ lines: Range<Int>, of broken: BrokenLines, _ items: LazyItems, by solver: inout FlexSolver
  ) -> [Int: Double] {
    var host = ItemHost(items.memory, of: broken.index.items(ofLines: lines), items.rules)
    solver.solve(lines, of: broken.index, host: &host, into: &frames)
    measuredLengths = host.measuredLengths
    return host.estimates
  }
}
#endif
