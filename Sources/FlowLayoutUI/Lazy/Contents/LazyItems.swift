#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The items of a lazy flow, and the sizes known so far.
///
/// With declared sizes all items are known; otherwise those from the first one on that have been measured.
///
///      items     0 ──────────────── measured.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItems {
  /// The rules of the flow's lines.
  private(set) var rules: FlowRules

  /// The elements, and the headers and footers among them.
  var structure = SectionItems()

  /// The depths of a header and a footer, measured for all that are not realized.
  private(set) var samples: SectionDepths = (0, 0)

  var memory = ItemMemory()

  /// The length across the lines for which items were measured, if lines share it; 0 while it is unknown.
  var length = 0.0

  /// The average of the last lines, for estimates while there are no lines; nil before anything is measured.
  var average: LazyAverage?

  /// A lower bound of the length of items as a share of their last one, while they are measured again in
  /// lines of another depth; nil once the window is filled.
  ///
  /// The length of text shrinks as much as its line grows, that of pictures as much as its line shrinks.
  var leastShare: Double?

  /// The line that each measured item of a strip keeps after it was visible; −1 where the order decides.
  private(set) var keptLines: [Int32] = []

  init(_ rules: FlowRules, isExact: Bool) {
    self.rules = isExact ? rules.declared : rules.measured
    memory.isExact = isExact
  }

  /// The number of all items.
  var count: Int { structure.count }

  /// The items with a size, which may be an estimate.
  var measured: Range<Int> { memory.items.indices }

  /// Whether all items have been measured.
  var areComplete: Bool { measured.count == count && memory.unmeasured.isEmpty }

  /// Sets other rules.
  ///
  /// - Returns: Whether they differ.
  mutating func follow(_ new: FlowRules) -> Bool {
    let isNew = !areFollowing(new)
    rules = memory.isExact ? new.declared : new.measured
    return isNew
  }

  /// Returns whether the rules are those that others come to.
  func areFollowing(_ other: FlowRules) -> Bool {
    rules == (memory.isExact ? other.declared : other.measured)
  }

  /// Records the measured depths of a header and a footer.
  ///
  /// - Returns: Whether they differ.
  mutating func take(_ new: SectionDepths) -> Bool {
    if new == samples { return false }
    structure.replace(samples, with: new, in: &memory.items)
    samples = new
    return true
  }

  // MARK: Sizes

  /// Returns whether the sizes are those in lines of a length.
  func areMeasured(for length: CGFloat) -> Bool {
    memory.isExact || !rules.sharesLength || Double(length) == self.length
  }

  /// Discards the measurements, as lines share another length: measurements in lines of another depth do not
  /// count.
  mutating func measureAgain(for length: CGFloat) {
    let new = Double(length)
    if !measured.isEmpty {
      let depths = [self.length, new].map { max(1, rules.lineDepth(in: $0) ?? 1) }
      leastShare = min(depths[0] / depths[1], depths[1] / depths[0])
    }
    self.length = new
    forgetSizes()
  }

  /// Discards all sizes.
  mutating func forgetSizes() {
    memory.forget()
    releaseLines(from: 0)
  }

  // MARK: Kept lines

  /// Whether visible items keep their lines when the sizes of others change; in lines that wrap, other sizes
  /// move items to other lines.
  var keepsVisibleLines: Bool { rules.strip?.order == .shortestFirst && !memory.isExact }

  /// Returns whether an item keeps its line.
  func keepsLine(of item: Int) -> Bool { item < keptLines.count && keptLines[item] >= 0 }

  /// Keeps an item on its line; only for new ones, as the strip shares the array, and writing copies it.
  mutating func keep(_ line: Int, of item: Int) {
    if item >= keptLines.count {
      keptLines.append(contentsOf: repeatElement(-1, count: item + 1 - keptLines.count))
    }
    keptLines[item] = Int32(truncatingIfNeeded: line)
  }

  /// Lets items from one on go to the lines that the order says.
  mutating func releaseLines(from first: Int) {
    keptLines.removeLast(max(0, keptLines.count - first))
  }

  /// Returns the element of an item during a move; nil for headers and footers.
  func element(ofItem item: Int, _ move: DataMove?) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
