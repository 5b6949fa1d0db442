#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// A lazy flow as it was evaluated, to tell what has changed since.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyEvaluation<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private var contents: FlowContents<Data, ID, Content>
  let items: SectionItems
  private let rules: FlowRules
  /// The values that sizes hold for, and whether these are declared.
  private let surroundings: [AnyHashable?]

  init(_ flow: LazyRoot<Data, ID, Content>, _ surroundings: [AnyHashable?]) {
    (contents, items, rules) = (flow.contents, flow.contents.items, flow.rules)
    self.surroundings = surroundings + [flow.declared != nil]
  }

  /// The same with the data as they are now: those of a binding may change.
  var stored: Self {
    var stored = self
    stored.contents = contents.with(copy(of: contents.data))
    return stored
  }

  /// Returns how sizes have changed.
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
    if let read {
      let isReadAlike =
        rules.axis == last?.rules.axis
        && (rules.targetDepth == nil) == (last?.rules.targetDepth == nil)
      if isKept, isSameData, isReadAlike { return .kept }
      return read(contents.data).map(LazyChange.read) ?? .kept
    }
    if !isKept { return .forgotten }
    return isSameData ? .kept : last.flatMap { moved(from: $0, known) } ?? .kept
  }

  /// Returns whether another evaluation surely had the same elements.
  private func hasData(of last: Self) -> Bool {
    contents.data.isStored(as: last.contents.data) && items == last.items
  }

  /// Finds where the items are now whose views were measured; nil if none has moved.
  private func moved(from last: Self, _ known: Range<Int>) -> LazyChange? {
    let count = last.contents.data.count
    func lastIdentity(_ item: Int) -> ItemKind<AnyHashable>? {
      // An object may hold fewer by now.
      let isGone = last.items.element(ofItem: item).map { $0 >= count } ?? false
      return isGone || item >= last.items.count ? nil : last.contents.identity(last.items[item])
    }
    let end = min(known.upperBound, last.items.count)
    let common = 0..<min(end, items.count)
    let first =
      common.first { lastIdentity($0) != contents.identity(items[$0]) } ?? common.upperBound
    if first == end { return nil }
    var (places, origins): ([ItemKind<AnyHashable>: Int], [Int?]) = ([:], [])
    for item in known where item >= first {
      if let identity = lastIdentity(item) { places[identity] = item }
    }
    // Beyond so many new ones in a row it is not worth while to look for more.
    var news = 0
    for item in first..<items.count {
      if places.isEmpty || news == Self.mostNew { break }
      let origin = places.removeValue(forKey: contents.identity(items[item]))
      origins.append(origin)
      news = origin == nil ? news + 1 : 0
    }
    origins.removeLast(news)
    return .moved(from: first, origins: origins)
  }

  private static var mostNew: Int { 1024 }
}

extension FlowContents {
  /// The structure of the items.
  var items: SectionItems { sections?.items ?? SectionItems(data.count) }

  /// Returns the header of the section with an identity; nil if there is none.
  func header(of id: AnyHashable) -> Int? {
    guard let sections, sections.header != nil else { return nil }
    let items = sections.items
    let index = (0..<items.sectionCount).first { sections.id($0) == id }
    return index.map { items.header(ofSection: $0) }
  }

  /// Returns the identity of an item, by which it is the same after a change of the data.
  func identity(_ item: ItemKind<Int>) -> ItemKind<AnyHashable> {
    switch item {
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
