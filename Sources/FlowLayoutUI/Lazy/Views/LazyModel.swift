#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

/// The state that a lazy flow keeps from one evaluation of its body to the next.
///
/// No view observes it. It is used where bodies are evaluated only; layouts read its store. Its objects are made when they
/// are first asked for: for a flow that is evaluated again, SwiftUI is handed an initial model that it does not take.
@MainActor
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class LazyModel {
  lazy var store = LazyStore(LazyContents(FlowLayout().rules, isDeclared: false))
  lazy var rounds = LazyRounds()
  lazy var mover = Mover()
  lazy var focusPlace = Locked<CGRect?>(nil)
  /// The flow as it was evaluated last; nil before.
  private var last: LazyEvaluation?
  private var evaluations = 0
  /// The number of times that elements have been read that are not shown, and the number that SwiftUI has forgotten.
  private(set) var (reads, forgotten) = (0, 0)
  /// The number of times that an element has been sought among those that are not shown.
  private(set) var searches = 0
  /// The move that a drop would make now; nil if no element is held.
  var move: DataMove?
  /// The element that is scrolled to, and the one that has the focus.
  private var (sought, focused): (Found?, Found?)

  /// The index of an element, found in a generation of data.
  private typealias Found = (id: AnyHashable, data: Int, index: Int?)

  nonisolated init() {}

  /// The identities of the items that are measured; nil if sizes are declared.
  var identities: (any ItemIdentities)? { last?.identities }

  /// Follows a flow, and returns a number that differs from that of any flow before.
  ///
  /// The same number for an evaluation that is there to forget what one before it has read.
  func update(_ flow: LazyRoot, _ surroundings: [AnyHashable?], forgotten: Int = 0) -> Int {
    var new = LazyEvaluation(flow, surroundings)
    let isNews = forgotten != self.forgotten
    self.forgotten = forgotten
    if isNews, let last, new.isSame(as: last) { return evaluations }
    evaluations += 1
    follow(nil)
    let known = store.with(\.items.known.count)
    var change = new.change(after: last, known: known, in: flow.contents, flow.declared)
    guard change != nil else {
      last?.options = flow.options
      return evaluations
    }
    // All that have been measured are compared by their identities.
    if flow.declared != nil || known > 0 { reads += 1 }
    store.with { contents in
      // Given away: a second owner would make sizes copy themselves.
      if let change = change.take() {
        contents.apply(change, flow.rules, isDeclared: flow.declared != nil, new.items)
      }
    }
    last = new
    return evaluations
  }

  /// Returns the index of the element that is scrolled to, sought from where the last one was found; nil if there
  /// is none.
  func index(of wanted: AnyHashable, in source: any LazySource) -> Int? {
    sought = found(wanted, in: source, sought, near: sought?.index ?? 0)
    return sought?.index
  }

  /// Returns the index of the element that has the focus, sought from where it was last, or where people look; nil if
  /// there is none.
  func indexOfFocused(_ wanted: AnyHashable, in source: any LazySource) -> Int? {
    let last = focused?.id == wanted ? focused?.index : nil
    let place = last ?? store.with(\.existingElements).first { $0 < source.count }
    focused = found(wanted, in: source, focused, near: place ?? 0)
    return focused?.index
  }

  /// Finds an element among those that exist and, if it is not there, among all.
  private func found(
    _ id: AnyHashable, in source: any LazySource, _ last: Found?, near place: Int
  ) -> Found {
    let (data, existing) = store.with { ($0.generation.data, $0.existingElements) }
    if let last, last.data == data, last.id == id { return last }
    let count = source.count
    // Where it was, however near others of an equal identity are.
    if let last, last.id == id, let index = last.index, index < count, source.identity(index) == id
    {
      return (id, data, index)
    }
    let shown = existing.filter { $0 < count && source.identity($0) == id }
    // Of two that are as near, the one behind.
    let nearest = shown.min { (abs($0 - place), -$0) < (abs($1 - place), -$1) }
    if nearest == nil { searches += 1 }
    return (id, data, nearest ?? source.index(of: id, near: place))
  }

  /// Moves the held element in the store to where a drop would put it, or back before the data may change.
  func follow(_ dragged: DraggedElement?) {
    let (old, move) = (move, dragged?.move)
    if move == old { return }
    self.move = move
    store.with { contents in
      contents.generation.data += 1
      if let old { contents.moveItem(DataMove(from: old.to, to: old.from)) }
      if let move { contents.moveItem(move) }
    }
  }
}
#endif
