#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// The state that a lazy flow keeps from one evaluation of its body to the next.
///
/// No view observes it. It is used where bodies are evaluated only; layouts read its store.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyModel<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let store = LazyStore(LazyContents(FlowLayout().rules, isDeclared: false))
  private var isDeclared = false
  private var contents: FlowContents<Data, ID, Content>?
  private var items = SectionItems()
  /// The values that sizes hold for.
  private var surroundings: [AnyHashable?] = []
  private var rules: FlowRules?
  private var evaluations = 0
  /// The move that a drop would make now; nil if no element is held.
  var move: DataMove?
  /// The element that is scrolled to, and the one that has the focus.
  private var (sought, focused): (Found?, Found?)

  /// The place where an element was found.
  private typealias Found = (id: AnyHashable, evaluation: Int, index: Int?)

  /// Follows a flow, and returns a number that differs from that of any flow before.
  func update(_ flow: LazyRoot<Data, ID, Content>, _ surroundings: [AnyHashable?]) -> Int {
    evaluations += 1
    let new = flow.contents.data
    settle()
    let isDeclared = flow.declared != nil
    let items = flow.items
    let isSameData = contents.map { new.isStored(as: $0.data) && items == self.items } ?? false
    let isSame =
      isSameData && isDeclared == self.isDeclared && surroundings == self.surroundings
    if isSame, flow.rules == rules { return evaluations }
    // The owner's closures and elements are asked before the store is taken.
    let isToBeRead =
      !isSame || flow.rules.axis != rules?.axis
      || (flow.rules.targetDepth == nil) != (rules?.targetDepth == nil)
    var sizes = isToBeRead ? flow.declared?(new) ?? nil : nil
    let isKept = isDeclared == self.isDeclared && surroundings == self.surroundings
    let moved =
      isKept && !isDeclared && !isSameData
      ? moved(to: flow.contents, items) : nil
    store.with { contents in
      contents.version += 1
      if isDeclared != self.isDeclared {
        contents = LazyContents(flow.rules, isDeclared: isDeclared, after: contents)
      }
      contents.setRules(flow.rules)
      // Given away: a second owner would make them copy themselves.
      if let sizes = sizes.take() { return contents.declare(sizes, items) }
      if isDeclared { return }
      if !isKept { contents.forgetSizes() }
      if let (first, origins) = moved { contents.move(from: first, origins) }
      contents.setItems(items)
    }
    (self.isDeclared, self.surroundings) = (isDeclared, surroundings)
    (rules, self.items) = (flow.rules, items)
    let snapshot = (new as? any StoredData)?.snapshot as? Data
    contents = snapshot.map(flow.contents.with) ?? flow.contents
    return evaluations
  }

  /// Finds where the items are now whose views were measured; nil if none has moved.
  ///
  /// - Returns: The first one that may have, and where those from there on were before, by where they are.
  private func moved(
    to new: FlowContents<Data, ID, Content>, _ newItems: SectionItems
  ) -> (first: Int, origins: [Int?])? {
    guard let old = contents else { return nil }
    let (oldItems, count) = (items, old.data.count)
    let known = store.with(\.known)
    func oldIdentity(_ item: Int) -> ItemIdentity? {
      // An object may hold fewer by now.
      let isGone = oldItems.element(ofItem: item).map { $0 >= count } ?? false
      return isGone || item >= oldItems.count ? nil : old.identity(item, oldItems)
    }
    let end = min(known.upperBound, oldItems.count)
    let common = 0..<min(end, newItems.count)
    let first =
      common.first { oldIdentity($0) != new.identity($0, newItems) } ?? common.upperBound
    if first == end { return nil }
    var (places, origins): ([ItemIdentity: Int], [Int?]) = ([:], [])
    for item in known where item >= first {
      if let identity = oldIdentity(item) { places[identity] = item }
    }
    // Beyond so many new ones in a row it is not worth while to look for more.
    var news = 0
    for item in first..<newItems.count {
      if places.isEmpty || news == LazyBatch.visible { break }
      let origin = places.removeValue(forKey: new.identity(item, newItems))
      origins.append(origin)
      news = origin == nil ? news + 1 : 0
    }
    origins.removeLast(news)
    return (first, origins)
  }

  /// Returns the index of the element that is scrolled to, sought from where the last one was found; nil if there
  /// is none.
  func index(of wanted: ID, in source: FlowContents<Data, ID, Content>) -> Int? {
    sought = found(wanted, in: source, sought, near: sought?.index ?? 0)
    return sought?.index
  }

  /// Returns the index of the element that has the focus, sought near the viewport first; nil if there is none.
  func indexOfFocused(_ wanted: ID, in source: FlowContents<Data, ID, Content>) -> Int? {
    let nearby = store.with { $0.firstNearby }
    focused = found(
      wanted, in: source, focused,
      near: focused?.id == AnyHashable(wanted) ? focused?.index ?? nearby : nearby)
    return focused?.index
  }

  private func found(
    _ wanted: ID, in source: FlowContents<Data, ID, Content>, _ last: Found?, near place: Int
  ) -> Found {
    let id = AnyHashable(wanted)
    if let last, last.evaluation == evaluations, last.id == id { return last }
    let count = source.data.count
    let start = min(place, max(0, count - 1))
    for distance in 0..<max(count - start, start + 1) {
      for index in [start + distance, start - distance]
      where index >= 0 && index < count && source.identifier(index) == wanted {
        return (id, evaluations, index)
      }
    }
    return (id, evaluations, nil)
  }

  /// Moves the held element in the store to where a drop would put it.
  func follow(_ dragged: DraggedElement?) {
    let (old, move) = (move, dragged?.move)
    if move == old { return }
    self.move = move
    store.with { contents in
      contents.version += 1
      if let old { contents.moveItem(DataMove(from: old.to, to: old.from)) }
      if let move { contents.moveItem(move) }
    }
  }

  /// Puts the held element back to its place in the data, before these may change.
  private func settle() { follow(nil) }
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
