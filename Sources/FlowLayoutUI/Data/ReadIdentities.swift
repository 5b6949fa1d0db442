#if canImport(SwiftUI)
/// The type-erased identities of a lazy container's items.
protocol ItemIdentities: AnyObject {}

/// Copies of the identities of a lazy container's items.
///
/// They are recorded when views are created or the data changes. Later, an object may be deleted,
/// or a collection may change in place.
final class ReadIdentities<ID: Hashable>: ItemIdentities {
  // All sections have an identity here, and the first elements, up to the last one recorded.
  // The class is generic, so that an identity takes no more memory than in the data.
  let items: SectionItems
  private let sections: [AnyHashable]
  private var elements: [ID] = []

  init(_ items: SectionItems, sections: [AnyHashable]) {
    (self.items, self.sections) = (items, sections)
  }

  /// Records the identity of an element.
  ///
  /// Elements are recorded in their order, without gaps. Does nothing if the identity of an earlier
  /// element is missing.
  func record(_ id: ID, ofElement element: Int) {
    if element < elements.count {
      elements[element] = id
    } else if element == elements.count {
      elements.append(id)
    }
  }

  /// Returns an item's identity; nil for an element whose identity was not recorded.
  subscript(item: Int) -> ItemKind<AnyHashable>? {
    switch items[item] {
    case .element(let element):
      element < elements.count ? .element(AnyHashable(elements[element])) : nil
    case .header(let section): .header(sections[section])
    case .footer(let section): .footer(sections[section])
    }
  }

  /// Finds the new indices of measured items after a change of the data.
  ///
  /// - Parameters:
  ///   - known: The number of measured items.
  ///   - new: Records each identity that is read in the new data.
  ///   - read: Reads the identity of an element in the new data.
  /// - Returns: The moves; nil if all measured items are still at their indices.
  func moves(of known: Int, to new: ReadIdentities, _ read: (Int) -> ID) -> ItemMoves? {
    func identity(_ item: Int) -> ItemKind<AnyHashable>? {
      if case .element(let element) = new.items[item] {
        new.record(read(element), ofElement: element)
      }
      return new[item]
    }
    let common = 0..<min(known, new.items.count)
    let first = common.first { self[$0] != identity($0) } ?? common.upperBound
    if first == known { return nil }
    var (places, origins): ([ItemKind<AnyHashable>: Int], [Int?]) = ([:], [])
    for item in first..<known {
      if let identity = self[item] { places[identity] = item }
    }
    // The number of inserted items in a row; the search ends at `mostNew`.
    var news = 0
    for item in first..<new.items.count {
      if places.isEmpty || news == Self.mostNew { break }
      let origin = identity(item).flatMap { places.removeValue(forKey: $0) }
      origins.append(origin)
      news = origin == nil ? news + 1 : 0
    }
    origins.removeLast(news)
    return ItemMoves(first: first, origins: origins)
  }

  private static var mostNew: Int { 1024 }
}
#endif
