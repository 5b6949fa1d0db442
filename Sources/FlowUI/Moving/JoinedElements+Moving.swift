#if canImport(SwiftUI)
import SwiftUI

extension JoinedElements {
  /// How elements are moved within sections and between them, by what moves those of one; nil if nothing does.
  func moves(_ actions: FlowEditActions<Elements>) -> FlowMoves? {
    guard let first = sections.first, let moves = actions.moves(first[keyPath: elements]) else {
      return nil
    }
    return FlowMoves(
      perform: { now.move($0, actions) },
      animation: moves.animation,
      limits: moves.limits.map { _ in { now.limits(actions) } },
      exchange: moves.exchange.map { exchange(actions, accepts: $0.accepts) },
      crossesSections: moves.exchange != nil)
  }

  /// The elements as they are counted now.
  private var now: JoinedElements { JoinedElements(sections, elements) }

  private func move(_ move: DataMove, _ actions: FlowEditActions<Elements>) {
    guard indices.contains(move.from), move.section < items.sectionCount else { return }
    let (source, first) = place(of: move.from)
    if source == move.section {
      let own = DataMove(from: move.from - first, to: move.to - first)
      return moves(ofSection: source, actions)?.perform(own) ?? ()
    }
    // It leaves its section, and comes to the other one as from another container.
    writeOnce { all in
      let (value, exchange) = (bound(all[move.from]), all.exchange(actions) { _ in true })
      exchange.remove(move.from)
      exchange.insert(value, DataPlace(element: move.to, section: move.section))
    }
  }

  /// The section of an element, and the first element of that.
  private func place(of element: Int) -> (section: Int, first: Int) {
    let section = items.section(ofElement: element)
    return (section, firsts[section])
  }

  private func moves(ofSection index: Int, _ actions: FlowEditActions<Elements>) -> FlowMoves? {
    actions.moves(section(index)[keyPath: elements])
  }

  private func writeOnce(_ changes: (Self) -> Void) {
    guard let data = sections as? any MovableData else { return changes(self) }
    data.writeOnce { copy in
      if let sections = copy as? Sections { changes(JoinedElements(sections, elements)) }
    }
  }

  /// The places of an element, as its own section says.
  private func limits(_ actions: FlowEditActions<Elements>) -> (Int) -> Range<Int>? {
    var asked: (section: Int, ask: ((Int) -> Range<Int>?)?)?
    return { element in
      let (section, first) = place(of: element)
      if asked?.section != section {
        asked = (section, moves(ofSection: section, actions)?.limits?())
      }
      return asked?.ask?(element - first).map { $0.lowerBound + first..<$0.upperBound + first }
    }
  }

  private func exchange(
    _ actions: FlowEditActions<Elements>, accepts: @escaping (Any) -> Bool
  ) -> FlowExchange {
    FlowExchange(
      // Without a section there is no place for it.
      accepts: { !sections.isEmpty && accepts($0) },
      remove: { element in
        let (section, first) = now.place(of: element)
        now.moves(ofSection: section, actions)?.exchange?.remove(element - first)
      },
      insert: { value, place in
        let all = now
        // There may be fewer sections now than when the place was found.
        let section = Swift.min(place.section, all.items.sectionCount - 1)
        all.moves(ofSection: section, actions)?.exchange?.insert(
          value, DataPlace(element: Swift.max(0, place.element - all.firsts[section])))
      })
  }
}
#endif
