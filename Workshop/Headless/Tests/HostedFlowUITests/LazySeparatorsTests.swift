import FlowUI
import SwiftUI
import Testing

/// Separators of a lazy flow are those of a `Flow`, as far as they can be seen.
@MainActor @Suite("Separators of a lazy flow")
struct LazySeparatorsTests {
  @Test(
    "at every offset they are where a Flow has them, rows and columns, measured and declared",
    arguments: [ScreenOptions.Kind.declared, .measured], [false, true])
  func shows(kind: ScreenOptions.Kind, areColumns: Bool) async throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<tried(20) {
      let chips = Piece.chips(generator.number(0...80), seed: generator.next())
      let alignment = generator.any(FlowAlignment.self)
      func host(_ kind: ScreenOptions.Kind) -> HeadlessHost {
        HeadlessHost(260, 240) {
          SeparatedScreen(chips: chips, kind: kind, areColumns: areColumns, alignment: alignment)
        }
      }
      let (eager, lazy) = (host(.eager), host(kind))
      for _ in 0..<5 {
        let offset = generator.whole(0...900)
        try await scroll(lazy, to: offset, areColumns ? .horizontal : .vertical, times: 4)
        try eager.follow(lazy)
        for name in ["chip", "dot"] {
          #expect(lazy.shown(name) == eager.shown(name), "\(chips), \(alignment), \(offset)")
        }
        // A lazy flow's are as long as the flow: it does not know its longest line.
        func rules(_ host: HeadlessHost) -> [CGFloat] {
          host.shown("rule").map { areColumns ? $0.minX : $0.minY }
        }
        #expect(rules(lazy) == rules(eager), "\(chips), \(alignment), \(offset)")
      }
    }
  }

  /// Fourteen chips that can be moved, with dots between them.
  private func host(
    _ chips: Remote<[Piece]>, width: CGFloat, _ sizes: FlowSizes<Binding<Piece>>
  ) -> HeadlessHost {
    HeadlessHost(width, 240) {
      Bound(chips) { $chips in
        ScrollView {
          LazyFlow(
            $chips, id: \.id, layout: FlowLayout(hugsLines: .never), sizes: sizes,
            editActions: .move, content: { Color.red.frame($0.wrappedValue.size).named("chip") },
            itemSeparator: { Color.blue.frame(width: 4, height: 20).named("dot") })
        }
        .named("scroll")
      }
    }
  }

  private let chips = Remote(Piece.sized(Array(repeating: CGSize(40, 20), count: 14)))

  @Test("they follow their elements when these change, and one that is switched off is gone")
  func changes() async throws {
    let host = host(chips, width: 260, .measured)
    try await update(host)
    // One is unseen, at the beginning, to be measured.
    #expect(host.shown("dot").count == 1 + 10)
    chips.value.removeFirst(3)
    try await update(host)
    #expect(host.shown("chip").first == CGRect(0, 0, 40, 20))
    chips.value.insert(Piece(id: 99, size: CGSize(60, 20)), at: 1)
    try await update(host)
    #expect(host.shown("chip").filter { $0.minY == 0 }.map(\.minX) == [0, 60, 140, 200])
    #expect(host.shown("dot").filter { $0.minY < 20 }.map(\.minX) == [0, 48, 128, 188])
  }

  @Test(
    "the first one comes with a second element, before the one that was alone or behind it",
    arguments: 0...1)
  func second(place: Int) async throws {
    let host = host(chips, width: 260, .measured)
    try await update(host)
    chips.value = []
    try await update(host)
    for (id, place) in [(50, 0), (51, place)] {
      chips.value.insert(Piece(id: id, size: CGSize(40, 20)), at: place)
      try await update(host)
    }
    #expect(host.shown("chip").map(\.minX) == [0, 60])
    #expect(host.shown("dot").filter { $0.minX > 0 }.map(\.minX) == [48])
  }

  @Test("one is moved by hand, and separators stay between the others", arguments: [false, true])
  func moved(isDeclared: Bool) async throws {
    let host = host(chips, width: 200, isDeclared ? .declared { $0.wrappedValue.size } : .measured)
    try await update(host)
    let touch = host.touch(at: CGPoint(20, 10))
    touch.hold(1)
    touch.move(to: CGPoint(80, 10), steps: 10)
    touch.lift()
    try await update(host)
    #expect(chips.value.prefix(3).map(\.id) == [1, 0, 2])
    #expect(host.shown("dot").filter { $0.minY < 20 }.map(\.minX) == [0, 48, 108])
  }
}

/// Chips in a scroll view with dots between them and rules between their lines.
private struct SeparatedScreen: View {
  let chips: [Piece]
  let kind: ScreenOptions.Kind
  let areColumns: Bool
  let alignment: FlowAlignment

  var body: some View {
    ScrollView(areColumns ? .horizontal : .vertical) {
      if areColumns {
        flow(VFlowLayout(alignment: VFlowAlignment(alignment), spacing: 6, hugsLines: .never))
      } else {
        flow(FlowLayout(alignment: alignment, spacing: 6, hugsLines: .never))
      }
    }
    .named("scroll")
  }

  @ViewBuilder private func flow(_ layout: some FlowingLayout) -> some View {
    if kind == .eager {
      Flow(
        chips, layout: layout, content: chip, itemSeparator: dot,
        lineSeparator: { Rule(isUpright: areColumns) })
    } else {
      LazyFlow(
        chips, layout: layout, sizes: kind == .declared ? .declared(\.size) : .measured,
        content: chip, itemSeparator: dot, lineSeparator: { Rule(isUpright: areColumns) })
    }
  }

  private func chip(_ chip: Piece) -> some View { Color.red.frame(chip.size).named("chip") }

  private func dot() -> some View { Color.blue.frame(width: 4, height: 4).named("dot") }
}
