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
    let new = memory.isExact ? new.declared : new.measured
    defer { rules = new }
    return new != rules
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

  /// Returns the element of an item during a move; nil for headers and footers.
  func element(ofItem item: Int, _ move: DataMove?) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
