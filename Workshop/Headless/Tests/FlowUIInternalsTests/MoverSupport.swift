import FlowCore
import SwiftUI

@testable import FlowUI

/// Four elements of 40 × 20 on lines of 100, two a line: what is held of them, and what the hand has asked for.
@MainActor final class MoverOwner {
  var elements = [0, 1, 2, 3]
  var hold: MovingHold?
  var limits: ((Int) -> Range<Int>?)?
  var questions = 0
  var isShown = true
  var length = 40.0
  var scrolls: [Bool] = []
  private var version = 0
  let mover = Mover()

  init(limits: ((Int) -> Range<Int>?)? = nil) {
    self.limits = limits
    update()
  }

  /// Tells the mover what there is now: something else unless it is of the same version.
  func update(isSameVersion: Bool = false) {
    if !isSameVersion { version += 1 }
    var ask: ((Int) -> Range<Int>?)?
    if let limits {
      ask = {
        self.questions += 1
        return limits($0)
      }
    }
    let moves = FlowMoves(
      perform: { self.elements.move(fromOffsets: $0, toOffset: $1) }, animation: nil,
      limits: ask, identities: { self.elements.map { AnyHashable($0) } })
    mover.update(
      moves, Binding(get: { self.hold }, set: { self.hold = $0 }), version: version,
      room: { _ in self.isShown ? self.room : nil }, scroll: { self.scrolls.append($0) })
  }

  private var room: MovingLines {
    let items = FlexItems(
      main: elements.map { _ in length }, cross: elements.map { _ in 20 })
    let container = FlowLayout(spacing: 0)._rules.container(limit: 100, alignsByGuides: false)
    return MovingLines(
      items: items, container: container, known: items.indices,
      centers: items.indices.map { (Double($0 % 2 * 40 + 20), Double($0 / 2 * 20 + 10)) },
      lines: items.indices.map { $0 / 2 },
      host: MovingHost(items: items, fits: [:], spacings: [], crossAxis: .vertical), axis: .rows,
      isMirrored: false)
  }
}
