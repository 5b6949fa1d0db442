#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The items of a lazy flow, and the sizes known so far.
///
/// If the app declares the sizes, they are known for all items. Otherwise, only the first items
/// have been measured. An open line may still take more items:
///
///      items     0 ──────────────── measured.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItems {
  /// The rules of the flow's lines.
  private(set) var rules: FlowRules

  /// The elements, and the headers and footers among them.
  var structure = SectionItems()

  /// The measured cross sizes of one header and one footer.
  ///
  /// They are estimates for the headers and footers without views.
  private(set) var samples: SectionDepths = (0, 0)

  var memory = ItemMemory()

  /// The move that a drop would make now; nil if no element is dragged.
  ///
  /// Items are in the order after this move.
  var move: DataMove?

  /// The container's cross size for which the items' sizes are valid.
  ///
  /// It is the width of a waterfall; 0 while it is unknown, and in other flows.
  var length = 0.0

  /// The average sizes of the last discarded lines, for estimates until there are lines.
  ///
  /// Nil until lines with items are discarded for the first time.
  var average: LazyAverage?

  /// A lower bound of the items' new length, divided by their former length.
  ///
  /// Nil unless items are measured again for lines of another cross size.
  var leastShare: Double?

  /// The line on which each item of a strip stays; -1 if none.
  ///
  /// An item stays on its line once it has been visible.
  private(set) var keptLines: [Int32] = []

  init(_ rules: FlowRules, isExact: Bool) {
    self.rules = isExact ? rules.declared : rules.measured
    memory.isExact = isExact
  }

  /// The number of all items.
  var count: Int { structure.count }

  /// The items that have a size: declared by the app, measured or estimated.
  ///
  /// Estimates are for items inserted among measured ones (`memory.unmeasured`).
  var measured: Range<Int> { memory.items.indices }

  /// Whether all items have been measured.
  var areComplete: Bool { measured.count == count && memory.unmeasured.isEmpty }

  /// Sets the rules that follow from the container's rules.
  ///
  /// They are the container's `declared` or `measured` rules, depending on whether the app declares
  /// the sizes.
  ///
  /// - Returns: Whether these rules differ from the rules before.
  mutating func follow(_ new: FlowRules) -> Bool {
    let isNew = !areFollowing(new)
    rules = memory.isExact ? new.declared : new.measured
    return isNew
  }

  /// Returns whether the current rules follow from the container's rules `other`.
  func areFollowing(_ other: FlowRules) -> Bool {
    rules == (memory.isExact ? other.declared : other.measured)
  }

  /// Records the measured cross sizes of a sample header and footer.
  ///
  /// Headers and footers that have the old sizes get the new ones.
  ///
  /// - Returns: Whether a size has changed.
  mutating func take(_ new: SectionDepths) -> Bool {
    if new == samples { return false }
    structure.replace(samples, with: new, in: &memory.items)
    samples = new
    return true
  }

  // MARK: Sizes

  /// Returns whether the items' sizes are valid if lines divide `length` among them.
  ///
  /// The columns of a waterfall do so. For other lines, and for sizes that the app declares, it is
  /// always true.
  func areMeasured(for length: CGFloat) -> Bool {
    memory.isExact || !rules.sharesLength || Double(length) == self.length
  }

  /// Discards the measurements, because lines now divide another length among them.
  ///
  /// Sizes that were measured for lines of another cross size are not valid.
  mutating func measureAgain(for length: CGFloat) {
    let new = Double(length)
    if !measured.isEmpty {
      // The ratio of the lines' two cross sizes, the smaller by the larger: text becomes shorter as
      // its column becomes wider, and a picture as its column becomes narrower.
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

  /// Whether visible items stay on their lines when the sizes of others change.
  ///
  /// True if views are measured and go to the line that ends first. Lines that wrap cannot keep
  /// their items.
  var keepsVisibleLines: Bool { rules.strip?.order == .shortestFirst && !memory.isExact }

  /// Returns whether an item stays on its line because it has been visible.
  func keepsLine(of item: Int) -> Bool { item < keptLines.count && keptLines[item] >= 0 }

  /// Records that an item stays on a line from now on.
  ///
  /// Call this only for an item without a recorded line.
  mutating func keep(_ line: Int, of item: Int) {
    if item >= keptLines.count {
      keptLines.append(contentsOf: repeatElement(-1, count: item + 1 - keptLines.count))
    }
    // Each change copies the array, which the strip shares.
    keptLines[item] = Int32(truncatingIfNeeded: line)
  }

  /// Forgets the recorded lines of the items from the index `first` on.
  ///
  /// The strip then chooses their lines anew.
  mutating func releaseLines(from first: Int) {
    keptLines.removeLast(max(0, keptLines.count - first))
  }

  // MARK: Elements

  /// Returns the index of an element's item.
  ///
  /// During a drag, it is the index after the move.
  func item(ofElement element: Int) -> Int {
    structure.item(ofElement: move?.offset(of: element) ?? element)
  }

  /// Returns the data offset of an item's element; nil for headers and footers.
  ///
  /// During a drag, it is the offset before the move.
  func element(ofItem item: Int) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
