#if canImport(SwiftUI)
import FlowLayoutEngine
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
    guard let last, surroundings == last.surroundings else {
      return read?().map(LazyChange.read) ?? .forgotten
    }
    let isSameData = hasData(of: last)
    if isSameData, rules == last.rules { return nil }
    guard let read else { return isSameData ? .kept : moved(from: last, known) ?? .kept }
    if isSameData, rules.axis == last.rules.axis { return .kept }
    return read().map(LazyChange.read) ?? .kept
  }

  /// Returns whether another evaluation surely had the same elements.
  private func hasData(of last: Self) -> Bool {
    contents.isStored(as: last.contents) && items == last.items
  }

  /// Finds where the items are now whose views were measured; nil if none has moved.
  private func moved(from last: Self, _ known: Range<Int>) -> LazyChange? {
    let count = last.contents.count
    func lastIdentity(_ item: Int) -> AnyHashable? {
      let kind = last.items[item]
      // An object may hold fewer by now.
      if case .element(let element) = kind, element >= count { return nil }
      return last.contents.identity(kind)
    }
    let common = 0..<min(known.upperBound, items.count)
    let first =
      common.first { lastIdentity($0) != contents.identity(items[$0]) } ?? common.upperBound
    if first == known.upperBound { return nil }
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
