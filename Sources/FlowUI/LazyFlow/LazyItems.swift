#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What the items of a lazy flow's lines are: its elements, and what stands before and behind those of a section.
///
///     header 0 │ element 0 │ element 1 │ footer 0 │ header 1 │ element 2 │ …
///
/// Elements are counted from the first one of all sections on, items from the first one of all.
struct LazyItems: Equatable, Sendable {
  /// The number of elements before each section, and of all.
  private var firsts: [Int]
  let hasHeaders: Bool
  let hasFooters: Bool

  /// What an item is.
  enum Kind: Hashable {
    case element(Int)
    /// What stands before the elements of a section, or behind them.
    case header(Int)
    case footer(Int)
  }

  /// Elements of no section.
  init(_ count: Int = 0) {
    firsts = [0, count]
    (hasHeaders, hasFooters) = (false, false)
  }

  /// Elements of sections: so many before each section, and in all.
  init(sections firsts: [Int], hasHeaders: Bool, hasFooters: Bool) {
    (self.firsts, self.hasHeaders, self.hasFooters) = (firsts, hasHeaders, hasFooters)
  }

  /// What the items are while an element is elsewhere: in another section or container, or here from another one.
  func holding(_ move: DataMove?) -> LazyItems {
    guard let move else { return self }
    let left = move.isArrival ? sectionCount : section(ofElement: move.from)
    let reached = move.isDeparture ? sectionCount : move.section
    if left == reached { return self }
    var items = self
    items.firsts = firsts.indices.map { section in
      firsts[section] - (section > left ? 1 : 0) + (section > reached ? 1 : 0)
    }
    return items
  }

  /// Whether elements are in sections.
  var hasSections: Bool { sectionCount != 1 || hasHeaders || hasFooters }

  /// Whether items are elements, and nothing else.
  var areElements: Bool { !hasHeaders && !hasFooters }

  var elementCount: Int { firsts[firsts.count - 1] }

  var sectionCount: Int { firsts.count - 1 }

  /// How many items a section has beside its elements.
  private var extras: Int { (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0) }

  /// The number of items.
  var count: Int { elementCount + sectionCount * extras }

  /// The item that an element is.
  func item(ofElement element: Int) -> Int {
    extras == 0
      ? element : element + extras(beforeSection: section(ofElement: element))
  }

  /// The item that an element is while one is held; nil if it is in other data.
  func item(ofElement element: Int, moving move: DataMove?) -> Int? {
    let place = move?.place(of: element) ?? element
    return place == DataMove.elsewhere ? nil : item(ofElement: place)
  }

  /// How many items that are no elements stand before those of a section.
  private func extras(beforeSection section: Int) -> Int {
    section * extras + (hasHeaders ? 1 : 0)
  }

  /// The item that is a section's header; without headers that of its first element, or of what follows it.
  func header(ofSection section: Int) -> Int { firsts[section] + section * extras }

  /// The elements of a section.
  func elements(ofSection section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }

  /// The items of a section.
  func items(ofSection section: Int) -> Range<Int> {
    header(ofSection: section)..<header(ofSection: section + 1)
  }

  /// The element that an item is; nil if it is none.
  func element(ofItem item: Int) -> Int? {
    if areElements { return item }
    guard case .element(let element) = self[item] else { return nil }
    return element
  }

  subscript(item: Int) -> Kind {
    if extras == 0 { return .element(item) }
    let section = section(ofItem: item)
    if hasHeaders, item == header(ofSection: section) { return .header(section) }
    let element = item - extras(beforeSection: section)
    return element < firsts[section + 1] ? .element(element) : .footer(section)
  }

  /// The item that is of a kind.
  func item(_ kind: Kind) -> Int {
    switch kind {
    case .element(let element): self.item(ofElement: element)
    case .header(let section): header(ofSection: section)
    case .footer(let section): items(ofSection: section).upperBound - 1
    }
  }

  /// Where what is one of other items, among which an element has moved, is here.
  func origin(of item: Int, in new: LazyItems, _ move: DataMove) -> Int {
    let element = new.element(ofItem: item).map(move.source)
    return element.map(self.item(ofElement:)) ?? self.item(new[item])
  }

  /// The place among elements that one more gets as an item: behind its section's header, before the footer; nil
  /// elsewhere.
  func place(ofItem item: Int) -> DataPlace? {
    if item == 0 { return hasHeaders ? nil : DataPlace(element: 0) }
    switch self[item - 1] {
    case .element(let element):
      return DataPlace(element: element + 1, section: section(ofElement: element))
    case .header(let section): return DataPlace(element: firsts[section], section: section)
    case .footer(let section) where !hasHeaders && section + 1 < sectionCount:
      return DataPlace(element: firsts[section + 1], section: section + 1)
    default: return nil
    }
  }

  /// The place one step before or behind an element's: in the next section, where its own ends.
  func place(ofElement element: Int, movedBy step: Int) -> DataPlace? {
    let section = section(ofElement: element)
    if elements(ofSection: section).contains(element + step) {
      return DataPlace(element: element + step, section: section)
    }
    let next = section + step
    return (0..<sectionCount).contains(next) ? DataPlace(element: element, section: next) : nil
  }

  /// The section of an element.
  @inline(never)
  func section(ofElement element: Int) -> Int { last { firsts[$0] <= element } }

  /// The section of an item.
  @inline(never)
  func section(ofItem item: Int) -> Int { last { header(ofSection: $0) <= item } }

  /// The last section of those that come first and are as said; the first one if there is none.
  private func last(_ isBefore: (Int) -> Bool) -> Int {
    (1..<max(1, sectionCount)).partitioningPoint { !isBefore($0) } - 1
  }
}
#endif
