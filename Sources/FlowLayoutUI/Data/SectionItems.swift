#if canImport(SwiftUI)
import FlowLayoutEngine

/// An element, or the view before or behind those of a section, by an index or an identity.
enum ItemKind<Value: Hashable>: Hashable {
  case element(Value)
  case header(Value)
  case footer(Value)
}

/// The items of a lazy flow's lines: its elements, and the headers and footers of its sections.
///
///     header 0 │ element 0 │ element 1 │ footer 0 │ header 1 │ element 2 │ …
///
/// Elements are counted from the first one of all sections on, items from the first one of all.
struct SectionItems: Equatable, Sendable {
  /// The number of elements before each section, and of all.
  private let firsts: [Int]
  let hasHeaders: Bool
  let hasFooters: Bool

  /// Creates elements of no section.
  init(_ count: Int = 0) {
    firsts = [0, count]
    (hasHeaders, hasFooters) = (false, false)
  }

  /// Creates elements of sections: so many before each section, and in all.
  init(sections firsts: [Int], hasHeaders: Bool, hasFooters: Bool) {
    (self.firsts, self.hasHeaders, self.hasFooters) = (firsts, hasHeaders, hasFooters)
  }

  /// Whether items are elements, and nothing else.
  var areElements: Bool { !hasHeaders && !hasFooters }

  var elementCount: Int { firsts[firsts.count - 1] }

  var sectionCount: Int { firsts.count - 1 }

  /// The number of items that a section has beside its elements.
  private var extras: Int { (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0) }

  /// The number of items.
  var count: Int { elementCount + sectionCount * extras }

  /// Returns the item that an element is.
  func item(ofElement element: Int) -> Int {
    extras == 0
      ? element : element + extras(beforeSection: section(ofElement: element))
  }

  /// Returns how many items that are no elements stand before those of a section.
  private func extras(beforeSection section: Int) -> Int {
    section * extras + (hasHeaders ? 1 : 0)
  }

  /// Returns the item that is a section's header; without headers, the first item of the section or behind it.
  func header(ofSection section: Int) -> Int { firsts[section] + section * extras }

  /// Returns the elements of a section.
  func elements(ofSection section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }

  /// Returns the items of a section.
  func items(ofSection section: Int) -> Range<Int> {
    header(ofSection: section)..<header(ofSection: section + 1)
  }

  /// Returns the element that an item is; nil if it is none.
  func element(ofItem item: Int) -> Int? {
    if areElements { return item }
    guard case .element(let element) = self[item] else { return nil }
    return element
  }

  /// Returns the item of a kind.
  func item(_ kind: ItemKind<Int>) -> Int {
    switch kind {
    case .element(let element): item(ofElement: element)
    case .header(let section): header(ofSection: section)
    case .footer(let section): items(ofSection: section).upperBound - 1
    }
  }

  subscript(item: Int) -> ItemKind<Int> {
    if extras == 0 { return .element(item) }
    let section = section(ofItem: item)
    if hasHeaders, item == header(ofSection: section) { return .header(section) }
    let element = item - extras(beforeSection: section)
    return element < firsts[section + 1] ? .element(element) : .footer(section)
  }

  /// Returns the item, before a move, of the element that is at an item after it.
  func origin(of item: Int, _ move: DataMove) -> Int {
    element(ofItem: item).map { self.item(ofElement: move.source(of: $0)) } ?? item
  }

  /// Returns the section of an element.
  @inline(never)
  func section(ofElement element: Int) -> Int { last { firsts[$0] <= element } }

  /// Returns the section of an item.
  @inline(never)
  func section(ofItem item: Int) -> Int { last { header(ofSection: $0) <= item } }

  /// Returns the last section of those that come first and meet a condition; the first one if there is none.
  private func last(_ isBefore: (Int) -> Bool) -> Int {
    (1..<max(1, sectionCount)).partitioningPoint { !isBefore($0) } - 1
  }
}
#endif
