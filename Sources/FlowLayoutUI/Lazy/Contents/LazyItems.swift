#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The items of a lazy flow, and the sizes known so far.
///
/// With declared sizes, the sizes of all items are known; otherwise those of the first items, as
/// far as these have been measured.
///
///      items     0 ──────────────── measured.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItems {
  /// The rules of the flow's lines.
  private(set) var rules: FlowRules

  /// The elements, and the headers and footers among them.
  var structure = SectionItems()

  /// The depths of a sample header and footer, which count for all headers and footers that are not
  /// realized.
  private(set) var samples: SectionDepths = (0, 0)

  var memory = ItemMemory()

  /// The length across the lines for which items were measured, if lines share that length; 0 while
  /// it is unknown.
  var length = 0.0

  /// The averages of the lines that were discarded last, for estimates while there are no lines;
  /// nil before anything is measured.
  var average: LazyAverage?

  /// A lower bound of the length of items as a share of their former length, while the items are
  /// measured again for lines of another depth; nil once items with final positions reach the end
  /// of the window.
  ///
  /// The length of text shrinks as much as its line grows, that of pictures as much as its line shrinks.
  var leastShare: Double?

  /// For each item of a strip, the line on which the item stays because it has been visible; -1 if
  /// the strip's order decides the line.
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

  /// Sets the rules that result from `new`.
  ///
  /// - Returns: Whether these rules differ from the rules before.
  mutating func follow(_ new: FlowRules) -> Bool {
    let isNew = !areFollowing(new)
    rules = memory.isExact ? new.declared : new.measured
    return isNew
  }

  /// Returns whether the current rules are those that result from `other`.
  func areFollowing(_ other: FlowRules) -> Bool {
    rules == (memory.isExact ? other.declared : other.measured)
  }

  /// Records the measured depths of a header and a footer.
  ///
  /// - Returns: Whether these depths differ from the depths before.
  mutating func take(_ new: SectionDepths) -> Bool {
    if new == samples { return false }
    structure.replace(samples, with: new, in: &memory.items)
    samples = new
    return true
  }

  // MARK: Sizes

  /// Returns whether the sizes hold for lines that share a length; always true if sizes are
  /// declared, or if lines share no length.
  func areMeasured(for length: CGFloat) -> Bool {
    memory.isExact || !rules.sharesLength || Double(length) == self.length
  }

  /// Discards the measurements, because lines share another length: sizes in lines of another depth
  /// do not count.
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

  /// Whether visible items stay on their lines when the sizes of other items change; in lines that
  /// wrap, such changes move items to other lines.
  var keepsVisibleLines: Bool { rules.strip?.order == .shortestFirst && !memory.isExact }

  /// Returns whether an item stays on its line because it has been visible.
  func keepsLine(of item: Int) -> Bool { item < keptLines.count && keptLines[item] >= 0 }

  /// Records that an item stays on a line.
  ///
  /// Call it only for items that do not stay on a line yet: the strip shares the array, and a
  /// change copies it.
  mutating func keep(_ line: Int, of item: Int) {
    if item >= keptLines.count {
      keptLines.append(contentsOf: repeatElement(-1, count: item + 1 - keptLines.count))
    }
    keptLines[item] = Int32(truncatingIfNeeded: line)
  }

  /// Forgets the lines of the items from the index `first` on, so that the strip's `order` chooses
  /// them anew.
  mutating func releaseLines(from first: Int) {
    keptLines.removeLast(max(0, keptLines.count - first))
  }

  /// Returns the data offset of an item's element, during `move` if it is not nil; nil for headers
  /// and footers.
  func element(ofItem item: Int, _ move: DataMove?) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
