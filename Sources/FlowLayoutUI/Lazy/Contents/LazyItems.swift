#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The items of a lazy flow, and what is known of them.
///
/// With declared sizes that is all items. Without, it is as many from the first one on as have been measured.
///
///      items     0 ──────────────── known.count ─ ─ ─ ─ ─ ─ ─ count
///      lines     ├ shown ┤ … ├ shown ┤ open ┤    estimated
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyItems {
  /// The rules of the flow's lines.
  private(set) var rules: FlowRules

  /// The elements, and the headers and footers among them.
  var structure = SectionItems()

  /// The depths of a header and a footer, measured for all whose views do not exist.
  private(set) var samples: SectionDepths = (0, 0)

  var memory = ItemMemory()

  /// The length across lines that these share, for which items were measured; 0 as long as it is not known.
  var length = 0.0

  init(_ rules: FlowRules, isExact: Bool) {
    self.rules = isExact ? rules.declared : rules.measured
    memory.isExact = isExact
  }

  /// The number of all items.
  var count: Int { structure.count }

  /// The items whose sizes are known, some of them by an estimate.
  var known: Range<Int> { memory.items.indices }

  /// Whether no item has to be measured.
  var areComplete: Bool { known.count == count && memory.unmeasured.isEmpty }

  /// Follows other rules.
  ///
  /// - Returns: Whether they are other ones.
  mutating func follow(_ new: FlowRules) -> Bool {
    let new = memory.isExact ? new.declared : new.measured
    defer { rules = new }
    return new != rules
  }

  /// Takes the measured depths of a header and a footer.
  ///
  /// - Returns: Whether they are other ones.
  mutating func take(_ new: SectionDepths) -> Bool {
    if new == samples { return false }
    structure.replace(samples, with: new, in: &memory.items)
    samples = new
    return true
  }

  /// Returns the element that an item is while one is moved; nil for headers and footers.
  func element(ofItem item: Int, _ move: DataMove?) -> Int? {
    structure.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }
}
#endif
