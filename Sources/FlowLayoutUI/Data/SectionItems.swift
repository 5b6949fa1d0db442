#if canImport(SwiftUI)
import FlowLayoutEngine

/// An element, section header or section footer, with the index or identity that names it.
///
/// For a header or footer, this is the section's index or identity.
enum ItemKind<Value: Hashable>: Hashable {
  case element(Value)
  case header(Value)
  case footer(Value)
}

/// The elements, section headers and section footers of a lazy flow, in order.
///
///     item 0   │ item 1    │ item 2    │ item 3   │ item 4   │ item 5    │ …
///     header 0 │ element 0 │ element 1 │ footer 0 │ header 1 │ element 2 │ …
///
/// Items and elements are both numbered from 0, through all sections.
struct SectionItems: Equatable, Sendable {
  /// The number of elements before each section, and in total.
  ///
  /// For sections of 2 and 3 elements: `[0, 2, 5]`.
  private let firsts: [Int]
  let hasHeaders: Bool
  let hasFooters: Bool

  /// Creates the items of `count` elements without sections.
  init(_ count: Int = 0) {
    firsts = [0, count]
    (hasHeaders, hasFooters) = (false, false)
  }

  /// Creates the items of sections.
  ///
  /// `firsts` is the number of elements before each section, and in total.
  init(sections firsts: [Int], hasHeaders: Bool, hasFooters: Bool) {
    (self.firsts, self.hasHeaders, self.hasFooters) = (firsts, hasHeaders, hasFooters)
  }

  /// Whether all items are elements.
  var areElements: Bool { !hasHeaders && !hasFooters }

  var elementCount: Int { firsts[firsts.count - 1] }

  var sectionCount: Int { firsts.count - 1 }

  /// The number of headers and footers per section.
  private var extras: Int { (hasHeaders ? 1 : 0) + (hasFooters ? 1 : 0) }

  /// The number of items.
  var count: Int { elementCount + sectionCount * extras }

  /// Converts an element's index among all elements to its index among all items.
  ///
  /// Headers and footers are items, too.
  func item(ofElement element: Int) -> Int {
    extras == 0
      ? element : element + extras(beforeSection: section(ofElement: element))
  }

  /// Returns the number of headers and footers before the elements of a section.
  private func extras(beforeSection section: Int) -> Int {
    section * extras + (hasHeaders ? 1 : 0)
  }

  /// Returns the index of a section's header.
  ///
  /// Without headers, it is the index of the section's first item.
  func header(ofSection section: Int) -> Int { firsts[section] + section * extras }

  /// Returns the offsets in the data of a section's elements.
  func elements(ofSection section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }

  /// Returns the indices of a section's items: header, elements and footer.
  func items(ofSection section: Int) -> Range<Int> {
    header(ofSection: section)..<header(ofSection: section + 1)
  }

  /// Returns the data offset of an item's element; nil for headers and footers.
  func element(ofItem item: Int) -> Int? {
    if areElements { return item }
    guard case .element(let element) = self[item] else { return nil }
    return element
  }

  /// Returns the index of the item that `kind` names.
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

  /// Converts an item's index after `move` to its index before the move.
  func origin(of item: Int, _ move: DataMove) -> Int {
    element(ofItem: item).map { self.item(ofElement: move.source(of: $0)) } ?? item
  }

  /// Returns the index of the section that contains an element.
  @inline(never)
  func section(ofElement element: Int) -> Int { last { firsts[$0] <= element } }

  /// Returns the index of the section that contains an item.
  @inline(never)
  func section(ofItem item: Int) -> Int { last { header(ofSection: $0) <= item } }

  /// Finds the last section that meets a condition, by binary search.
  ///
  /// Returns the first section if no later one does.
  private func last(_ isBefore: (Int) -> Bool) -> Int {
    (1..<max(1, sectionCount)).partitioningPoint { !isBefore($0) } - 1
  }
}
#endif
