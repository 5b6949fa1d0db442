#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// A lazy flow as it was evaluated, to tell what has changed since.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyEvaluation {
  /// The mark of the data; nil if others may look the same.
  private let stamp: DataStamp?
  let items: SectionItems
  private let rules: FlowRules
  /// The values that sizes hold for, and whether these are declared.
  private let surroundings: [AnyHashable?]
  /// The options, of which each flow that is made has others.
  var options: FlowOptions
  /// The identities of the items that are measured; nil if sizes are declared.
  private(set) var identities: (any ItemIdentities)?

  init(_ flow: LazyRoot, _ surroundings: [AnyHashable?]) {
    (stamp, items, rules) = (flow.contents.stamp, flow.contents.items, flow.rules)
    self.surroundings = surroundings + [flow.declared != nil]
    options = flow.options
  }

  /// Returns whether another is an evaluation of the same flow, about which nothing has changed.
  func isSame(as other: Self) -> Bool {
    options === other.options && stamp == other.stamp && items == other.items
      && surroundings == other.surroundings
  }

  /// Returns how sizes have changed.
  ///
  /// - Parameters:
  ///   - last: The evaluation before; nil if there was none.
  ///   - known: The number of items from the first one on whose sizes are known.
  ///   - contents: The elements that there are now.
  ///   - read: Reads the declared sizes of all elements; nil if there are none.
  /// - Returns: The change; nil if there is none.
  mutating func change(
    after last: Self?, known: Int, in contents: any LazySource,
    _ read: (() -> DeclaredSizes?)?
  ) -> LazyChange? {
    let isSameData = last.map(hasData) ?? false
    if read == nil {
      identities = isSameData ? last?.identities : nil
      identities = identities ?? contents.unreadIdentities()
    }
    guard let last, surroundings == last.surroundings else {
      return read?().map(LazyChange.read) ?? .forgotten
    }
    if isSameData, rules == last.rules { return nil }
    guard let read else {
      return isSameData ? .kept : moved(from: last, known, in: contents) ?? .kept
    }
    if isSameData, rules.axis == last.rules.axis { return .kept }
    return read().map(LazyChange.read) ?? .kept
  }

  /// Returns whether another evaluation surely had the same elements.
  private func hasData(of last: Self) -> Bool {
    stamp != nil && stamp == last.stamp && items == last.items
  }

  /// Finds where the items are now whose views were measured; nil if none has moved.
  private func moved(
    from last: Self, _ known: Int, in contents: any LazySource
  ) -> LazyChange? {
    guard let old = last.identities, let identities,
      let moves = contents.moves(of: known, from: old, to: identities)
    else { return nil }
    return .moved(from: moves.from, origins: moves.origins)
  }
}
#endif
