#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The inputs of one evaluation of a lazy flow's body.
///
/// They are compared with those of the next evaluation.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyEvaluation {
  /// A stamp that tells, without reading elements, whether the data is the same.
  ///
  /// Nil if the data can be compared only by reading elements.
  private let stamp: DataStamp?
  let items: SectionItems
  /// The values other than elements on which sizes depend, such as the font.
  ///
  /// The last one is whether the app declares the sizes.
  private let surroundings: [AnyHashable?]
  /// The options of the flow, a new object whenever the app creates the flow anew.
  ///
  /// The same object means that the app has not created the flow again.
  var options: FlowOptions
  /// The identities of items, recorded when views are created or the data changes.
  ///
  /// Nil if the app declares the sizes.
  private(set) var identities: (any ItemIdentities)?

  init(_ flow: LazyRoot, _ surroundings: [AnyHashable?]) {
    (stamp, items) = (flow.contents.stamp, flow.contents.items)
    self.surroundings = surroundings + [flow.declared != nil]
    options = flow.options
  }

  /// Returns whether all inputs are the same as those of another evaluation.
  func isSame(as other: Self) -> Bool {
    options === other.options && stamp == other.stamp && items == other.items
      && surroundings == other.surroundings
  }

  /// Returns how sizes have changed since the last evaluation.
  ///
  /// - Parameters:
  ///   - last: The last evaluation; nil at first.
  ///   - known: The number of items, counted from the first, that have a size.
  ///   - contents: The current elements.
  ///   - read: Reads the sizes of all elements, declared by the app; nil if views are measured.
  /// - Returns: The change; nil if nothing has changed.
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
    let (rules, lastRules) = (options.rules, last.options.rules)
    if isSameData, rules == lastRules { return nil }
    guard let read else {
      guard !isSameData, let old = last.identities, let identities,
        let moves = contents.moves(of: known, from: old, to: identities)
      else { return .kept }
      return .moved(moves)
    }
    if isSameData, rules.axis == lastRules.axis { return .kept }
    return read().map(LazyChange.read) ?? .kept
  }

  /// Returns whether the last evaluation certainly had the same elements.
  private func hasData(of last: Self) -> Bool {
    stamp != nil && stamp == last.stamp && items == last.items
  }
}
#endif
