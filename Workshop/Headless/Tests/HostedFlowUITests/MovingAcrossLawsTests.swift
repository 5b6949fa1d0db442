import FlowUI
import SwiftUI
import Testing

/// Drags between drawn flows against the obvious answer: every place in every flow.
@MainActor @Suite("Laws of moving between flows")
struct MovingAcrossLawsTests {
  @Test(
    "drawn drags over two to four flows go to the nearest place of all, while data change",
    arguments: 0..<10)
  func drags(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for number in 0..<tried(1) {
      let page = AcrossPage(&random)
      for drag in 0..<10 { try page.drag(&random, "seed \(seed), page \(number), drag \(drag)") }
    }
  }

  @Test("what makes room moves other flows, and yet a hand that rests changes nothing")
  func stacked() throws {
    var random = SeededGenerator(seed: 5)
    for drag in 0..<20 {
      let board = AcrossPage.drawnBoard(&random)
      (board.isStacked, board.width, board.flowWidth) = (true, 200, 200)
      let host = board.host(.flow, size: CGSize(300, 500))
      guard let id = board.ids.joined().randomElement(using: &random) else { continue }
      let touch = try host.touch("\(id)")
      touch.move(to: random.point(0...220, 0...300), steps: 5)
      host.rest()
      func frames() -> [CGRect?] { board.ids.joined().map { host.frame(of: "\($0)") } }
      // It may be another flow's once that has moved.
      var counts: Set<[CGRect?]> = []
      for _ in 0..<6 {
        for step in [0.001, -0.001] { touch.move(by: CGSize(step, 0)) }
        host.rest()
        counts.insert(frames())
      }
      #expect(counts.count <= 2, "drag \(drag)")
      touch.lift()
      host.rest()
      #expect(host.held.isEmpty && board.writes.reduce(0, +) <= 2)
    }
  }
}

/// A board of drawn cards, and drags over it.
@MainActor private struct AcrossPage {
  let board: Board
  let host: HeadlessHost
  let gap: CGFloat

  static func drawnBoard(_ random: inout SeededGenerator) -> Board {
    Board(
      (0..<random.number(2...4)).map { column in
        (0..<random.number(0...6)).map {
          BoardCard(id: 100 * column + $0, size: random.realSize(10...70, 10...30))
        }
      })
  }

  init(_ random: inout SeededGenerator) {
    board = Self.drawnBoard(&random)
    board.width = random.real(80...160)
    (board.flowWidth, board.spacing) = (board.width, random.real(0...40))
    gap = random.real(0...10)
    board.layout = FlowLayout(spacing: gap)
    host = board.host(random.pick([.flow, .declared, .measured]), size: CGSize(900, 200))
  }

  func drag(_ random: inout SeededGenerator, _ name: Comment) throws {
    guard let id = board.ids.joined().randomElement(using: &random),
      let source = board.ids.firstIndex(where: { $0.contains(id) })
    else { return }
    let touch = try host.touch("\(id)")
    for _ in 0..<2 {
      touch.move(to: random.point(-20...700, -20...220), steps: 2)
    }
    var changed: Int?
    if random.one(in: 4) {
      let column = random.pick(Array(board.columns.indices))
      let new = (board.ids.joined().max() ?? 0) + 1000
      board.columns[column].append(BoardCard(id: new))
      try host.tap("changed")
      changed = column
    }
    // What is held follows at once.
    let center = host.frame(of: "\(id)")?.middle ?? .zero
    let (before, writes) = (board.columns, board.writes)
    let isHeld = !host.held.isEmpty
    touch.lift()
    host.rest()
    #expect(host.held.isEmpty, name)
    if changed == source { #expect(!isHeld, name) }
    guard isHeld else {
      #expect(board.columns == before && board.writes == writes, name)
      return
    }
    let target = board.ids.firstIndex { $0.contains(id) } ?? -1
    for column in board.columns.indices {
      let isChanged = board.columns[column] != before[column]
      #expect(board.writes[column] - writes[column] == (isChanged ? 1 : 0), name)
      if column != source, column != target { #expect(!isChanged, name) }
    }
    var others = before
    guard let card = before[source].first(where: { $0.id == id }) else { return }
    others[source].removeAll { $0.id == id }
    let place = board.ids[target].firstIndex(of: id) ?? -1
    func distance(at place: Int, in column: Int) -> Distance {
      self.distance(
        of: card, at: place, in: column, among: others[column], isSource: column == source,
        from: center)
    }
    let found = distance(at: place, in: target)
    let all = others.indices.flatMap { column in
      (0...others[column].count).map { distance(at: $0, in: column) }
    }
    let least = all.min { $0.isLess(than: $1) } ?? found
    #expect(found.isInside == least.isInside && found.square - least.square < 1e-3, name)
  }

  private struct Distance {
    let isInside: Bool
    let square: CGFloat
    func isLess(than other: Distance) -> Bool {
      isInside == other.isInside ? square < other.square : isInside
    }
  }

  /// How far a point is from where a card would lie, in rows from the top left corner of a column.
  private func distance(
    of card: BoardCard, at place: Int, in column: Int, among others: [BoardCard],
    isSource: Bool, from point: CGPoint
  ) -> Distance {
    let left = CGFloat(column) * (board.width + board.spacing)
    let bounds = CGRect(left, 0, board.width, 180)
    var center = CGPoint(
      min(max(point.x, bounds.minX), bounds.maxX), min(max(point.y, 0), bounds.maxY))
    // Its own flow has a place even if there is no other card.
    if !others.isEmpty || isSource {
      var cards = others
      cards.insert(card, at: place)
      var (x, y, depth) = (CGFloat(0), CGFloat(0), CGFloat(0))
      for (index, card) in cards.enumerated() {
        if x > 0, x + card.size.width > board.width + 1e-9 {
          (x, y, depth) = (0, y + depth + gap, 0)
        }
        if index == place {
          center = CGPoint(left + x + card.size.width / 2, y + card.size.height / 2)
        }
        (x, depth) = (x + card.size.width + gap, max(depth, card.size.height))
      }
    }
    let (dx, dy) = (center.x - point.x, center.y - point.y)
    return Distance(isInside: bounds.contains(point), square: dx * dx + dy * dy)
  }
}
