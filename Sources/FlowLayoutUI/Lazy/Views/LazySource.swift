#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The type-erased contents of a lazy container.
///
/// Elements are named by their offsets in the data. The code that makes the container's views is
/// compiled once, not for each type of data.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
protocol LazySource: RowSource {
  /// The sections; nil without sections.
  var sections: FlowSections? { get }

  /// Returns the data offset of the element with an identity.
  ///
  /// The search goes in both directions from `start`. Nil if there is no such element.
  func index(of id: AnyHashable, near start: Int) -> Int?

  /// A stamp that tells, without reading elements, whether the data is the same.
  ///
  /// Nil if the data can be compared only by reading elements.
  var stamp: DataStamp? { get }

  /// Returns the identities of all sections, but of no elements yet.
  func unreadIdentities() -> any ItemIdentities

  /// Records the identities of the elements at some offsets in the data.
  func record(_ elements: [Int], in identities: any ItemIdentities)

  /// Finds the new indices of measured items after a change of the data.
  ///
  /// `known` is the number of measured items. Nil if none of them has moved.
  func moves(
    of known: Int, from old: any ItemIdentities, to new: any ItemIdentities
  ) -> ItemMoves?

  /// Returns the views of the items in `slice`, for data in sections.
  func parts(_ slice: LazySlice, _ axis: FlowAxis, _ context: RowContext) -> AnyView
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazySource {
  /// The structure of the items: elements, headers and footers.
  var items: SectionItems { sections?.items ?? SectionItems(count) }

  /// Returns the item index of a section's header, by the section's identity.
  ///
  /// Nil if there is no such header.
  func header(of id: AnyHashable) -> Int? {
    guard let sections, sections.header != nil else { return nil }
    let items = sections.items
    let index = (0..<items.sectionCount).first { sections.id($0) == id }
    return index.map { items.header(ofSection: $0) }
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

  var stamp: DataStamp? { DataStamp(data) }

  func unreadIdentities() -> any ItemIdentities {
    let ids = sections.map { sections in (0..<sections.items.sectionCount).map(sections.id) }
    return ReadIdentities<ID>(items, sections: ids ?? [])
  }

  func record(_ elements: [Int], in identities: any ItemIdentities) {
    guard let identities = identities as? ReadIdentities<ID> else { return }
    let count = count
    for element in elements where element < count {
      identities.record(data.element(at: element)[keyPath: id], ofElement: element)
    }
  }

  func moves(
    of known: Int, from old: any ItemIdentities, to new: any ItemIdentities
  ) -> ItemMoves? {
    guard let old = old as? ReadIdentities<ID>, let new = new as? ReadIdentities<ID> else {
      // Identities of another type mean other elements.
      return known == 0 ? nil : ItemMoves(first: 0, origins: [])
    }
    return old.moves(of: known, to: new) { data.element(at: $0)[keyPath: id] }
  }
}
#endif
