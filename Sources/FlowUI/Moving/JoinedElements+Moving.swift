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
    let (source, target) = (items.section(ofElement: move.from), move.section)
    let own = DataMove(from: move.from - firsts[source], to: move.to - firsts[source])
    if source == target { return moves(ofSection: source, actions)?.perform(own) ?? () }
    // It has left its section when it comes to the other one.
    let place = move.to - firsts[target] + (target > source ? 1 : 0)
    writeOnce { all in
      let value = bound(all[move.from])
      all.moves(ofSection: source, actions)?.exchange?.remove(own.from)
      all.moves(ofSection: target, actions)?.exchange?.insert(value, DataPlace(element: place))
    }
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
    let asked = Locked<(section: Int, ask: (Int) -> Range<Int>?)?>(nil)
    return { element in
      let section = items.section(ofElement: element)
      var ask = asked.with { $0?.section == section ? $0?.ask : nil }
      if ask == nil {
        ask = moves(ofSection: section, actions)?.limits?()
        asked.with { [ask] in $0 = ask.map { (section, $0) } }
      }
      let first = firsts[section]
      return ask?(element - first).map { $0.lowerBound + first..<$0.upperBound + first }
    }
  }

  private func exchange(
    _ actions: FlowEditActions<Elements>, accepts: @escaping (Any) -> Bool
  ) -> FlowExchange {
    FlowExchange(
      // Without a section there is no place for it.
      accepts: { !sections.isEmpty && accepts($0) },
      remove: { element in
        let all = now
        let section = all.items.section(ofElement: element)
        all.moves(ofSection: section, actions)?.exchange?.remove(element - all.firsts[section])
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
