#if canImport(SwiftUI)
/// The identities of a lazy container's items, of whatever type: only contents of that type add to them, and compare them.
protocol ItemIdentities: AnyObject {}

/// The identities of a lazy container's items, as values that were read while these were shown: objects may have been
/// deleted since, and a live collection may have changed.
///
/// Those of sections, and of as many elements from the first one on as have had views. Typed, so that one of an element
/// takes no more than it does in the data.
final class ReadIdentities<ID: Hashable>: ItemIdentities {
  let items: SectionItems
  private let sections: [AnyHashable]
  private var elements: [ID] = []

  init(_ items: SectionItems, sections: [AnyHashable]) {
    (self.items, self.sections) = (items, sections)
  }

  /// Adds the identity of an element, unless some before it are not known.
  func note(_ id: ID, ofElement element: Int) {
    if element < elements.count {
      elements[element] = id
    } else if element == elements.count {
      elements.append(id)
    }
  }

  /// Returns the identity of an item; nil for an element that has had no view.
  subscript(item: Int) -> ItemKind<AnyHashable>? {
    switch items[item] {
    case .element(let element):
      element < elements.count ? .element(AnyHashable(elements[element])) : nil
    case .header(let section): .header(sections[section])
    case .footer(let section): .footer(sections[section])
    }
  }

  /// Finds where the first items are in other data.
  ///
  /// - Parameters:
  ///   - known: The number of items.
  ///   - new: The identities in the other data, to which those are added that are read.
  ///   - read: Reads the identity of an element in the other data.
  /// - Returns: The first item that is elsewhere and, from there on, where each item was; nil for new ones. Nothing if
  ///   none has moved.
  func moves(
    of known: Int, to new: ReadIdentities, _ read: (Int) -> ID
  ) -> (from: Int, origins: [Int?])? {
    func identity(_ item: Int) -> ItemKind<AnyHashable>? {
      if case .element(let element) = new.items[item] {
        new.note(read(element), ofElement: element)
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
    // Beyond so many new ones in a row it is not worth while to look for more.
    var news = 0
    for item in first..<new.items.count {
      if places.isEmpty || news == Self.mostNew { break }
      let origin = identity(item).flatMap { places.removeValue(forKey: $0) }
      origins.append(origin)
      news = origin == nil ? news + 1 : 0
    }
    origins.removeLast(news)
    return (first, origins)
  }

  private static var mostNew: Int { 1024 }
}
#endif
