#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The state that a lazy flow keeps between evaluations of its body.
///
/// No view observes the model. Only bodies and event handlers use it; layouts use its `store`.
@MainActor
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyModel {
  // Created when first used: SwiftUI creates and drops an initial model whenever the flow is
  // created again.
  lazy var store = LazyStore(LazyContents(FlowLayout().rules, isDeclared: false))
  lazy var rounds = LazyRounds()
  lazy var mover = Mover()
  lazy var focusFrame = Locked<CGRect?>(nil)
  /// The inputs of the last evaluation of the flow's body; nil before the first.
  private var last: LazyEvaluation?
  private var evaluations = 0
  /// The number of evaluations that have read elements, whether or not these have views.
  ///
  /// SwiftUI then evaluates the body again, to stop observing these elements (`View.forgetting`).
  /// `forgotten` counts these additional evaluations.
  private(set) var (reads, forgotten) = (0, 0)
  /// The number of searches by identity that went on to elements without views.
  ///
  /// No element with a view had the identity. After such a search, SwiftUI must stop observing the
  /// elements that were read; see `View.forgetting`.
  private(set) var searches = 0
  /// The results of the last searches for elements by identity; nil before the first.
  ///
  /// `sought` is the element that is scrolled to; `focused` is the one that has the focus.
  private var found: (sought: Found?, focused: Found?)
  /// The number of times that the data may have changed.
  private var data = 0

  /// The result of a search for the element with the identity `id`.
  ///
  /// `index` is its offset in the data; nil if it was not found. `data` is the value of
  /// `LazyModel.data` at the time of the search.
  private typealias Found = (id: AnyHashable, data: Int, index: Int?)

  nonisolated init() {}

  /// The identities of items, recorded when views are created or the data changes.
  ///
  /// Nil before the first evaluation of the flow's body, and if the app declares the sizes.
  var identities: (any ItemIdentities)? { last?.identities }

  /// Updates the contents for a new evaluation of the flow's body.
  ///
  /// Returns a version number, which increases with each evaluation. It stays the same if the
  /// evaluation only makes SwiftUI stop observing elements.
  func update(_ flow: LazyRoot, _ surroundings: [AnyHashable?], forgotten: Int = 0) -> Int {
    var new = LazyEvaluation(flow, surroundings)
    let isNews = forgotten != self.forgotten
    self.forgotten = forgotten
    // The evaluation was made only so that SwiftUI stops observing elements that the last one has
    // read (see `View.forgetting`).
    if isNews, let last, new.isSame(as: last) { return evaluations }
    evaluations += 1
    let known = store.with(\.items.measured.count)
    var change = new.change(after: last, known: known, in: flow.contents, flow.declared)
    guard change != nil else {
      last?.options = flow.options
      return evaluations
    }
    data += 1
    // All measured elements are compared by identity.
    if flow.declared != nil || known > 0 { reads += 1 }
    defer { last = new }
    let isSame = store.with {
      $0.hasSame(flow.rules, isDeclared: flow.declared != nil, new.items)
    }
    if isSame, case .kept? = change { return evaluations }
    store.with { contents in
      // The dragged element is back in its place before its data changes.
      contents.drag(nil)
      // Moved into the store: a second owner would copy the sizes.
      if let change = change.take() {
        contents.apply(change, flow.rules, isDeclared: flow.declared != nil, new.items)
      }
    }
    return evaluations
  }

  /// Returns the data offset of the element that is scrolled to.
  ///
  /// `wanted` is its identity. Nil if the data has no such element.
  func index(of wanted: AnyHashable, in source: any LazySource) -> Int? {
    found.sought = search(wanted, in: source, found.sought, near: found.sought?.index ?? 0)
    return found.sought?.index
  }

  /// Returns the data offset of the focused element.
  ///
  /// `wanted` is its identity. Nil if the data has no such element.
  func indexOfFocused(_ wanted: AnyHashable, in source: any LazySource) -> Int? {
    let last = found.focused?.id == wanted ? found.focused?.index : nil
    // Searched from its last offset, or else from the first element that has a view.
    let place = last ?? store.with(\.realizedElements).first { $0 < source.count }
    found.focused = search(wanted, in: source, found.focused, near: place ?? 0)
    return found.focused?.index
  }

  /// Finds an element by its identity, searching outward from an offset in the data.
  ///
  /// The last known index is checked first, then elements that have a view, then all others.
  private func search(
    _ id: AnyHashable, in source: any LazySource, _ last: Found?, near place: Int
  ) -> Found {
    if let last, last.data == data, last.id == id { return last }
    let realized = store.with(\.realizedElements)
    let count = source.count
    // The last index is tried first: other elements may have an equal identity.
    if let last, last.id == id, let index = last.index, index < count, source.identity(index) == id
    {
      return (id, data, index)
    }
    let shown = realized.filter { $0 < count && source.identity($0) == id }
    // The element with a view that is nearest to `place`; of two at the same distance, the later
    // one.
    let nearest = shown.min { (abs($0 - place), -$0) < (abs($1 - place), -$1) }
    if nearest == nil { searches += 1 }
    return (id, data, nearest ?? source.index(of: id, near: place))
  }

  /// Moves the dragged element's item to where a drop would put it now.
  ///
  /// Nil moves the item back to the element's place in the data.
  func follow(_ dragged: DraggedElement?) { store.with { $0.drag(dragged?.move) } }
}
#endif
