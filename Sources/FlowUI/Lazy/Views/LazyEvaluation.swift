#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// A lazy flow as it was evaluated, to tell what has changed since.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyEvaluation<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private var contents: FlowContents<Data, ID, Content>
  private let items: SectionItems
  private let rules: FlowRules
  /// The values that sizes hold for, and whether these are declared.
  private let surroundings: [AnyHashable?]

  init(_ flow: LazyRoot<Data, ID, Content>, _ surroundings: [AnyHashable?]) {
    (contents, items, rules) = (flow.contents, flow.items, flow.rules)
    self.surroundings = surroundings + [flow.declared != nil]
  }

  /// The same with the data as they are now: those of a binding may change.
  var stored: Self {
    var stored = self
    let snapshot = (contents.data as? any StoredData)?.snapshot as? Data
    if let snapshot { stored.contents = contents.with(snapshot) }
    return stored
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyEvaluation {
  /// Returns what has changed.
  ///
  /// - Parameters:
  ///   - last: The evaluation before; nil if there was none.
  ///   - known: The items whose sizes are known.
  ///   - read: Reads the declared sizes of all elements; nil if there are none.
  /// - Returns: The change; nil if there is none.
  func change(
    after last: Self?, known: Range<Int>, _ read: ((Data) -> DeclaredSizes?)?
  ) -> LazyChange? {
    let isKept = surroundings == last?.surroundings
    let isSameData = last.map(hasData(of:)) ?? false
    if isKept, isSameData, rules == last?.rules { return nil }
    var change = LazyChange(rules: rules, isExact: read != nil, structure: items)
    if let read {
      let isReadAlike =
        rules.axis == last?.rules.axis
        && (rules.targetDepth == nil) == (last?.rules.targetDepth == nil)
      if isKept, isSameData, isReadAlike { return change }
      if let sizes = read(contents.data) { change.sizes = .read(sizes) }
    } else if !isKept {
      change.sizes = .forgotten
    } else if !isSameData, let last, let moved = moved(from: last, known) {
      change.sizes = .moved(from: moved.first, origins: moved.origins)
    }
    return change
  }

  /// Returns whether another evaluation surely had the same elements.
  private func hasData(of last: Self) -> Bool {
    contents.data.isStored(as: last.contents.data) && items == last.items
  }

  /// Finds where the items are now whose views were measured; nil if none has moved.
  ///
  /// - Returns: The first one that may have, and where those from there on were before, by where they are.
  private func moved(from last: Self, _ known: Range<Int>) -> (first: Int, origins: [Int?])? {
    let count = last.contents.data.count
    func lastIdentity(_ item: Int) -> ItemIdentity? {
      // An object may hold fewer by now.
      let isGone = last.items.element(ofItem: item).map { $0 >= count } ?? false
      return isGone || item >= last.items.count ? nil : last.contents.identity(item, last.items)
    }
    let end = min(known.upperBound, last.items.count)
    let common = 0..<min(end, items.count)
    let first =
      common.first { lastIdentity($0) != contents.identity($0, items) } ?? common.upperBound
    if first == end { return nil }
    var (places, origins): ([ItemIdentity: Int], [Int?]) = ([:], [])
    for item in known where item >= first {
      if let identity = lastIdentity(item) { places[identity] = item }
    }
    // Beyond so many new ones in a row it is not worth while to look for more.
    var news = 0
    for item in first..<items.count {
      if places.isEmpty || news == Self.mostNew { break }
      let origin = places.removeValue(forKey: contents.identity(item, items))
      origins.append(origin)
      news = origin == nil ? news + 1 : 0
    }
    origins.removeLast(news)
    return (first, origins)
  }

  private static var mostNew: Int { 1024 }
}

/// The identity of an item, which tells whether it is the same after a change of the data.
enum ItemIdentity: Hashable {
  case element(AnyHashable)
  case header(AnyHashable)
  case footer(AnyHashable)
}

extension FlowContents {
  /// Returns the header of the section with an identity; nil if there is none.
  func header(of id: AnyHashable, _ items: SectionItems) -> Int? {
    guard let sections, items.hasHeaders else { return nil }
    let index = (0..<items.sectionCount).first { sections.id($0) == id }
    return index.map { items.header(ofSection: $0) }
  }

  func identity(_ item: Int, _ items: SectionItems) -> ItemIdentity {
    switch items[item] {
    case .element(let element): .element(AnyHashable(identifier(element)))
    case .header(let section): .header(sections?.id(section) ?? AnyHashable(section))
    case .footer(let section): .footer(sections?.id(section) ?? AnyHashable(section))
    }
  }
}

extension Collection {
  /// Whether both are surely the same, at a glance.
  fileprivate func isStored(as other: Self) -> Bool {
    // Objects may have changed where they are.
    if Element.self is AnyObject.Type { return false }
    if let range = self as? Range<Int>, let other = other as? Range<Int> { return range == other }
    if let mine = self as? any StoredData, let other = other as? any StoredData {
      return mine.storage.isStored(asAny: other.storage)
    }
    let isSame = withContiguousStorageIfAvailable { mine in
      other.withContiguousStorageIfAvailable {
        mine.baseAddress == $0.baseAddress && mine.count == $0.count
      }
    }
    return isSame == true
  }

  fileprivate func isStored(asAny other: any Collection) -> Bool {
    (other as? Self).map(isStored) ?? false
  }
}
#endif
