import FlowLayoutUI
import Observation
import SwiftUI
import Testing

/// Elements that SwiftUI observes, of which a container shows a few.
@MainActor @Suite("Observed elements")
struct ObservedElementsTests {
  @Observable final class Card: Identifiable {
    var id: Int
    var width: CGFloat = 40
    var rank = 1.0
    var title = ""

    init(_ id: Int) { self.id = id }

    var size: CGSize { CGSize(width, 20) }
    var ratio: CGFloat { width / 20 }

    static func some(_ count: Int) -> [Card] { (0..<count).map(Card.init) }
  }

  private struct Shelf: Identifiable {
    let id: Int
    let cards: [Card]
  }

  /// The containers that ask elements for something beside their views.
  enum Kind: CaseIterable {
    case measured, declared, ratios, sections, strip, waterfall, prioritized
  }

  private struct CardView: View {
    let card: Card
    let counts: ViewCount

    var body: some View {
      counts.bodies += 1
      return Text(card.title).frame(width: 40, height: 20).named(card.id)
    }
  }

  @MainActor private final class ViewCount { var bodies = 0 }

  @ViewBuilder private func container(
    _ kind: Kind, _ cards: [Card], _ counts: ViewCount
  ) -> some View {
    switch kind {
    case .measured: LazyFlow(cards) { CardView(card: $0, counts: counts) }
    case .declared:
      LazyFlow(cards) { CardView(card: $0, counts: counts) }.itemSizes { $0.size }
    case .ratios:
      LazyFlow(cards) { CardView(card: $0, counts: counts) }.itemAspectRatios { $0.ratio }
    case .sections:
      LazyFlow([Shelf(id: 0, cards: cards)], elements: \.cards) {
        CardView(card: $0, counts: counts)
      } header: { _ in
        Text("Shelf")
      }
      .itemSizes { $0.size }
    case .strip:
      LazyStrip(cards, lines: 2) { CardView(card: $0, counts: counts) }.itemSizes { $0.size }
    case .waterfall:
      LazyWaterfall(cards, columns: 3) { CardView(card: $0, counts: counts) }
        .itemAspectRatios { $0.ratio }
    case .prioritized:
      Flow(cards) { CardView(card: $0, counts: counts) }.maxLines(1).priority { $0.rank }
    }
  }

  /// Shows cards, all of which have been measured if sizes are, and others after these.
  private func show(
    _ kind: Kind, _ cards: [Card], _ counts: ViewCount
  ) async throws -> HeadlessHost {
    let remote = Remote(cards)
    let host = HeadlessHost(size: CGSize(200, 100)) {
      Driven(remote) { cards in
        ScrollView(kind == .strip ? .horizontal : .vertical) { container(kind, cards, counts) }
          .named("scroll")
      }
    }
    func rest() async throws {
      for _ in 0..<3 {
        try host.settle()
        await Task.yield()
      }
    }
    try await rest()
    if kind == .measured {
      for offset in stride(from: CGFloat(0), through: 2_000, by: 50) {
        try host.scroll("scroll", to: CGPoint(0, offset))
        try await rest()
      }
      try host.scroll("scroll", to: .zero)
    }
    remote.set(cards + [Card(1_000)])
    try await rest()
    return host
  }

  @Test(
    "in any container, a change of an Observable element that is not shown evaluates no body",
    arguments: Kind.allCases)
  func unseen(kind: Kind) async throws {
    let (cards, counts) = (Card.some(300), ViewCount())
    let host = try await show(kind, cards, counts)
    #expect(host.frame(of: "0") != nil && host.frame(of: "250") == nil)
    counts.bodies = 0
    cards[250].width = 90
    cards[250].rank = 0.5
    cards[250].title = "Other"
    cards[250].id = 2_000
    expectEqual(try host.settle(), 0)
    cards[0].title = "Seen"
    expectEqual(try host.settle(), 1)
    expectEqual(counts.bodies, 1)
  }

  @Test(
    "a lazy flow reads declared sizes of Observable elements again only when its dependingOn value changes"
  )
  func dependency() async throws {
    let (cards, remote) = (Card.some(9), Remote(0))
    let host = HeadlessHost(200, 100) {
      Driven(remote) { value in
        LazyFlow(cards, layout: FlowLayout(spacing: 0)) { Color.red.named($0.id) }
          .itemSizes(dependingOn: value) { $0.size }
      }
    }
    try host.settle()
    cards[0].width = 60
    try host.settle()
    expectEqual(host.frame(of: "1")?.minX, 40)
    remote.set(1)
    try host.settle()
    expectEqual(host.frame(of: "1")?.minX, 60)
  }
}
