#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The items of a lazy flow, and the sizes known so far.
///
/// With declared sizes, the sizes of all items are known; otherwise those of the first items, as
/// far as these have been measured. An open line may still take more items:
///
///      items     0 ──────────────── measured.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItems {
  /// The rules of the flow's lines.
  private(set) var rules: FlowRules

  /// The elements, and the headers and footers among them.
  var structure = SectionItems()

  /// The measured depths of one header and one footer, the samples: estimates for all headers and
  /// footers that are not realized.
  private(set) var samples: SectionDepths = (0, 0)

  var memory = ItemMemory()

  /// The move that a drop would make now, after which the items are in order; nil if no element is
  /// dragged.
  var move: DataMove?

  /// The length across the lines for which the items' sizes hold, in a strip whose lines divide up
  /// that length, as a waterfall's columns divide its width; 0 while it is unknown.
  var length = 0.0

  /// The average item count and sizes of the lines that were discarded last (see `LazyAverage`),
  /// for estimates while there are no lines; nil before anything is measured.
  var average: LazyAverage?

  /// A lower bound of the ratio of the items' new length to their former length, while the items
  /// are measured again because their lines have another depth. Nil once items with final positions
  /// reach the end of the window (see `LazyWindow`).
  ///
  /// It is the ratio of the two depths, the smaller by the larger: text becomes shorter as its
  /// column becomes wider, and a picture as its column becomes narrower.
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

  /// The items that have a size: declared, measured or, for items inserted among measured ones, an
  /// estimate (`memory.unmeasured`).
  var measured: Range<Int> { memory.items.indices }

  /// Whether all items have been measured.
  var areComplete: Bool { measured.count == count && memory.unmeasured.isEmpty }

  /// Sets the rules to those that follow from the container's rules `new`, for declared or for
  /// measured sizes (see `FlowRules.declared` and `FlowRules.measured`).
  ///
  /// - Returns: Whether these rules differ from the rules before.
  mutating func follow(_ new: FlowRules) -> Bool {
    let isNew = !areFollowing(new)
    rules = memory.isExact ? new.declared : new.measured
    return isNew
  }

  /// Returns whether the current rules are those that follow from the container's rules `other`.
  func areFollowing(_ other: FlowRules) -> Bool {
    rules == (memory.isExact ? other.declared : other.measured)
  }

  /// Records the measured depths of a sample header and footer, and gives them to all headers and
  /// footers that have the depths of the old samples.
  ///
  /// - Returns: Whether these depths differ from the depths before.
  mutating func take(_ new: SectionDepths) -> Bool {
    if new == samples { return false }
    structure.replace(samples, with: new, in: &memory.items)
    samples = new
    return true
  }

  // MARK: Sizes

  /// Returns whether the items' sizes hold in lines that divide up `length`, as a waterfall's
  /// columns divide its width. Always true if sizes are declared, or if lines divide up no length.
  func areMeasured(for length: CGFloat) -> Bool {
    memory.isExact || !rules.sharesLength || Double(length) == self.length
  }

  /// Discards the measurements, because the lines now divide up another length (see
  /// `sharesLength`), and sizes measured in lines of another depth do not hold.
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

  /// Whether visible items stay on their lines when the sizes of other items change: only in a
  /// strip whose views are measured and go to the line that ends first. In lines that wrap, such
  /// changes move items to other lines.
  var keepsVisibleLines: Bool { rules.strip?.order == .shortestFirst && !memory.isExact }

  /// Returns whether an item stays on its line because it has been visible.
  func keepsLine(of item: Int) -> Bool { item < keptLines.count && keptLines[item] >= 0 }

  /// Records that an item stays on a line from now on.
  ///
  /// Call this only for an item without a recorded line: each change copies the array `keptLines`,
  /// which the strip shares.
  mutating func keep(_ line: Int, of item: Int) {
    if item >= keptLines.count {
      keptLines.append(contentsOf: repeatElement(-1, count: item + 1 - keptLines.count))
    }
    keptLines[item] = Int32(truncatingIfNeeded: line)
  }

  /// Forgets the recorded lines of the items from the index `first` on, so that the strip's `order`
  /// chooses their lines anew.
  mutating func releaseLines(from first: Int) {
    keptLines.removeLast(max(0, keptLines.count - first))
  }

  // MARK: Elements

  /// Returns the index of an element's item; during a drag, the index after the move.
  func item(ofElement element: Int) -> Int {
    structure.item(ofElement: move?.offset(of: element) ?? element)
  }

  /// Returns the offset in the data of an item's element, also during a drag; nil for headers and
  /// footers.
  func element(ofItem item: Int) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
