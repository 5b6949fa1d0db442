#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The items of a lazy flow, and the sizes known so far.
///
/// If the app declares the sizes, they are known for all items. Otherwise, only the first items
/// have been measured. Most of their lines are final: no later measurement changes them. The last
/// line is open: later items may still be added to it.
///
///      items     0 ──────────────── measured.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ final ┤ … ├ final ┤ open ┤    estimated
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

  /// The width of a waterfall for which the sizes of its items are valid.
  ///
  /// It is 0 while it is unknown, and in other containers.
  var length = 0.0

  /// The average sizes of items and lines when lines were last discarded.
  ///
  /// Positions are estimated from them until there are new lines. Nil until lines with items are
  /// discarded for the first time.
  var average: LazyAverage?

  /// The smallest expected ratio of the items' new length to their former length.
  ///
  /// For example, 0.5 if the items may become half as long. Nil unless a waterfall measures its
  /// items again, after its width has changed.
  var leastShare: Double?

  /// For each item of a strip, the number of the line on which it stays; -1 if none.
  ///
  /// A strip scrolls along its lines. An item stays on its line once it has been visible.
  private(set) var keptLines: [Int32] = []

  init(_ rules: FlowRules, isExact: Bool) {
    self.rules = isExact ? rules.declared : rules.measured
    memory.isExact = isExact
  }

  /// The number of all items.
  var count: Int { structure.count }

  /// The items whose sizes are recorded: those up to the last measured one.
  ///
  /// Items inserted among them have estimated sizes until they are measured (`memory.unmeasured`).
  /// If the app declares the sizes, these are all items.
  var measured: Range<Int> { memory.items.indices }

  /// Whether all items have been measured.
  var areComplete: Bool { measured.count == count && memory.unmeasured.isEmpty }

  /// Sets the rules to the container's rules, adapted to the source of the sizes.
  ///
  /// They are `new.declared` if the app declares the sizes; otherwise `new.measured`.
  ///
  /// - Returns: Whether the adapted rules have changed.
  mutating func follow(_ new: FlowRules) -> Bool {
    let isNew = !areFollowing(new)
    rules = memory.isExact ? new.declared : new.measured
    return isNew
  }

  /// Returns whether `follow(other)` would leave the rules as they are.
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

  /// Returns whether the items' sizes are valid if the container's cross size is `length`.
  ///
  /// In a waterfall, they are valid only for the width at which they were measured. Otherwise
  /// always true, as for sizes that the app declares.
  func areMeasured(for length: CGFloat) -> Bool {
    memory.isExact || !rules.sharesLength || Double(length) == self.length
  }

  /// Discards the measurements of a waterfall's items, because its width has changed.
  ///
  /// `length` is the new width. The columns, which share it, have another width now.
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

  /// Whether visible items stay on their lines when the sizes of other items change.
  ///
  /// True in a strip that measures views, and adds each item to the line that ends first. Lines
  /// that wrap cannot keep their items.
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
  /// During a drag, items are already in the order that a drop would make now.
  func item(ofElement element: Int) -> Int {
    structure.item(ofElement: move?.offset(of: element) ?? element)
  }

  /// Returns the data offset of an item's element; nil for headers and footers.
  ///
  /// During a drag, items are already in the order that a drop would make now. The offset is the
  /// one before the drop.
  func element(ofItem item: Int) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
