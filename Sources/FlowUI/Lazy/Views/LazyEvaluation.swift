#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// A lazy flow as it was evaluated, to tell what has changed since.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyEvaluation {
  private var contents: any LazySource
  let items: SectionItems
  private let rules: FlowRules
  /// The values that sizes hold for, and whether these are declared.
  private let surroundings: [AnyHashable?]

  init(_ flow: LazyRoot, _ surroundings: [AnyHashable?]) {
    (contents, items, rules) = (flow.contents, flow.contents.items, flow.rules)
    self.surroundings = surroundings + [flow.declared != nil]
  }

  /// The same with the data as they are now: those of a binding may change.
  var stored: Self {
    var stored = self
    stored.contents = contents.stored()
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
    after last: Self?, known: Range<Int>, _ read: (() -> DeclaredSizes?)?
  ) -> LazyChange? {
    let isKept = surroundings == last?.surroundings
    let isSameData = last.map(hasData(of:)) ?? false
    if isKept, isSameData, rules == last?.rules { return nil }
    if let read {
      let isReadAlike =
        rules.axis == last?.rules.axis
        && (rules.targetDepth == nil) == (last?.rules.targetDepth == nil)
      if isKept, isSameData, isReadAlike { return .kept }
      return read().map(LazyChange.read) ?? .kept
    }
    if !isKept { return .forgotten }
    return isSameData ? .kept : last.flatMap { moved(from: $0, known) } ?? .kept
  }

  /// Returns whether another evaluation surely had the same elements.
  private func hasData(of last: Self) -> Bool {
    contents.isStored(as: last.contents) && items == last.items
  }

  /// Finds where the items are now whose views were measured; nil if none has moved.
  private func moved(from last: Self, _ known: Range<Int>) -> LazyChange? {
    let count = last.contents.count
    func lastIdentity(_ item: Int) -> AnyHashable? {
      // An object may hold fewer by now.
      let isGone = last.items.element(ofItem: item).map { $0 >= count } ?? false
      return isGone || item >= last.items.count ? nil : last.contents.identity(last.items[item])
    }
    let end = min(known.upperBound, last.items.count)
    let common = 0..<min(end, items.count)
    let first =
      common.first { lastIdentity($0) != contents.identity(items[$0]) } ?? common.upperBound
    if first == end { return nil }
    var (places, origins): ([AnyHashable: Int], [Int?]) = ([:], [])
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
#endif
