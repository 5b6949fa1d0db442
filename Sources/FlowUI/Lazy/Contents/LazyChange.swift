#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// A change of a lazy flow from outside, as a value: closures and elements are asked before contents are locked.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazyChange {
  let rules: FlowRules

  /// Whether sizes are declared.
  let isExact: Bool

  /// The structure of all items.
  let structure: SectionItems

  var sizes = Sizes.kept

  /// The sizes of the items, after those from before.
  enum Sizes {
    /// The same.
    case kept
    /// Declared ones, read anew.
    case read(DeclaredSizes)
    /// Those that were measured, elsewhere: the items from a first one on, by where they were; nil for new ones.
    case moved(from: Int, origins: [Int?])
    /// None, as views have others.
    case forgotten
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Follows a change.
  mutating func apply(_ change: consuming LazyChange) {
    if change.isExact != isExact || change.rules.isStrip != rules.isStrip {
      self = LazyContents(change.rules, isDeclared: change.isExact, after: self)
    }
    generation.data += 1
    setRules(change.rules)
    let structure = change.structure
    switch change.sizes {
    case .kept: setItems(structure)
    case .read(let sizes): declare(sizes, structure)
    case .moved(let first, let origins):
      move(from: first, origins)
      setItems(structure)
    case .forgotten:
      forgetSizes()
      setItems(structure)
    }
  }
}
#endif
