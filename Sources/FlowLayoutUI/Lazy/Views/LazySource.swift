#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The contents of a lazy container by places in the data, whatever its type: its views are written and compiled once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazySource: RowSource {
  /// The sections that the elements are in; nil if there are none.
  var sections: FlowSections? { get }

  /// Returns the index of the element with an identity, sought from an index on in both directions; nil if there is none.
  func index(of id: AnyHashable, near start: Int) -> Int?

  /// Returns the same contents with the data as they are now: those of a binding may change.
  func stored() -> any LazySource

  /// Returns whether others surely have the same data, at a glance.
  func isStored(as other: any LazySource) -> Bool

  /// Returns the views of some items of sections.
  func parts(_ slice: LazySlice, _ axis: FlowAxis, _ context: RowContext) -> AnyView
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazySource {
  /// The structure of the items.
  var items: SectionItems { sections?.items ?? SectionItems(count) }

  /// Returns the header of the section with an identity; nil if there is none.
  func header(of id: AnyHashable) -> Int? {
    guard let sections, sections.header != nil else { return nil }
    let items = sections.items
    let index = (0..<items.sectionCount).first { sections.id($0) == id }
    return index.map { items.header(ofSection: $0) }
  }

  /// Returns the identity of an item, by which it is the same after a change of the data.
  func identity(_ item: ItemKind<Int>) -> AnyHashable {
    switch item {
    case .element(let element): identity(element)
    case .header(let section): AnyHashable(ItemKind.header(sections?.id(section)))
    case .footer(let section): AnyHashable(ItemKind.footer(sections?.id(section)))
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowContents: LazySource {
  func index(of id: AnyHashable, near start: Int) -> Int? {
    guard let id = id.base as? ID else { return nil }
    let count = count
    let start = min(start, max(0, count - 1))
    for distance in 0..<max(count - start, start + 1) {
      for index in [start + distance, start - distance]
      where index >= 0 && index < count && data.element(at: index)[keyPath: self.id] == id {
        return index
      }
    }
    return nil
  }

  func stored() -> any LazySource {
    let stored = FlowContents(data: copy(of: data), id: id, content: content)
    stored.sections = sections
    return stored
  }

  func isStored(as other: any LazySource) -> Bool {
    (other as? FlowContents).map { data.isStored(as: $0.data) } ?? false
  }
}

extension Collection {
  /// Whether both are surely the same, at a glance.
  fileprivate func isStored(as other: Self) -> Bool {
    // Objects may have changed where they are.
    if Element.self is AnyObject.Type { return false }
    if let range = self as? Range<Int>, let other = other as? Range<Int> { return range == other }
    if let mine = self as? any StoredData, let other = other as? any StoredData {
      return (mine.stored as? any Collection)?.isStored(asAny: other.stored) ?? false
    }
    let isSame = withContiguousStorageIfAvailable { mine in
      other.withContiguousStorageIfAvailable {
        mine.baseAddress == $0.baseAddress && mine.count == $0.count
      }
    }
    return isSame == true
  }

  fileprivate func isStored(asAny other: Any) -> Bool {
    (other as? Self).map(isStored) ?? false
  }
}
#endif
