import FlowUI
import SwiftUI
import Testing

/// A limited lazy flow shows what a limited `Flow` shows, and stays lazy when it is expanded.
@MainActor @Suite("Limits of a lazy flow")
struct LazyLimitTests {
  /// Expects that a lazy flow shows and reads what a `Flow` does.
  private func compare(_ screen: LimitedScreen, _ kind: ScreenOptions.Kind) async throws {
    func host(_ kind: ScreenOptions.Kind) -> HeadlessHost {
      var screen = screen
      screen.kind = kind
      return HeadlessHost(300, 500) { screen }
    }
    let (eager, lazy) = (host(.eager), host(kind))
    try eager.settle()
    for _ in 0..<4 { try await update(lazy) }
    #expect(lazy.limited == eager.limited, "\(screen)")
    #expect(lazy.readTexts == eager.readTexts, "\(screen)")
  }

  @Test(
    "it shows what a Flow shows: the same views, and the indicator with the same number in the same place",
    arguments: [ScreenOptions.Kind.declared, .measured], [false, true])
  func shows(kind: ScreenOptions.Kind, hasSeparators: Bool) async throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<tried(30) {
      let chips = Piece.chips(generator.number(0...80), seed: generator.next())
      let lines = generator.number(0...6)
      try await compare(
        LimitedScreen(chips: chips, maxLines: lines, hasSeparators: hasSeparators), kind)
    }
  }

  @Test("with priorities it shows the most important elements that fit, as a Flow does")
  func priorities() async throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<tried(30) {
      let chips = Piece.chips(generator.number(1...60), seed: generator.next())
      let important = Set((0..<10).map { _ in generator.number(0...59) })
      try await compare(LimitedScreen(chips: chips, maxLines: 2, important: important), .declared)
    }
  }

  @Test(
    "expanded it is lazy, with the indicator behind the last element; its views keep their state",
    arguments: [false, true])
  func expands(isDeclared: Bool) async throws {
    let limit = Remote((lines: 2, isExpanded: false))
    let host = HeadlessHost(390, 300) {
      Driven(limit) { limit in
        ScrollView {
          LazyFlow(
            Piece.equal(300), sizes: isDeclared ? .declared(\.size) : .measured,
            maxLines: limit.lines, isExpanded: limit.isExpanded,
            content: { SwitchChip(chip: $0) }, overflow: { More($0, 60) })
        }
        .named("scroll")
      }
    }
    for _ in 0..<3 { try await update(host) }
    #expect(host.aliveChips == 5)
    #expect(host.seenTexts == ["+295"])
    try host.tap("0")
    limit.value.isExpanded = true
    for _ in 0..<4 { try await update(host) }
    #expect(host.aliveChips < 60)
    #expect(host.seenTexts == ["on"])
    try await scroll(host, to: 100_000, times: 12)
    #expect(host.seenTexts == ["less"])
    #expect(host.seen[0].frame.maxY <= 300)
    limit.value.isExpanded = false
    for _ in 0..<4 { try await update(host) }
    #expect(host.aliveChips == 5)
    limit.value.lines = 3
    for _ in 0..<4 { try await update(host) }
    #expect(host.aliveChips == 8)
    #expect(host.readTexts.contains("+292"))
  }

  @Test(
    "of a hundred thousand elements only those are made that the lines may hold",
    arguments: [false, true])
  func few(isDeclared: Bool) async throws {
    let (chips, counts) = (Piece.equal(100_000), ViewCounts())
    let host = HeadlessHost(390, 500) {
      ScrollView {
        LazyFlow(
          chips, sizes: isDeclared ? .declared(\.size) : .measured, maxLines: 2,
          content: { ChipView($0, counts) }, overflow: { More($0, 60) })
      }
    }
    for _ in 0..<3 { try await update(host) }
    #expect(host.readTexts == ["+99995"])
    #expect(counts.made <= (isDeclared ? 5 : 64))
    #expect(host.aliveChips == 5)
  }
}

/// Chips with a limit in a scroll view.
private struct LimitedScreen: View {
  let chips: [Piece]
  var kind = ScreenOptions.Kind.eager
  let maxLines: Int
  var hasSeparators = false
  var important: Set<Int> = []

  var body: some View {
    ScrollView {
      if hasSeparators {
        flow(separator: { Color.blue.frame(width: 4, height: 4) })
      } else {
        flow()
      }
    }
    .named("scroll")
  }

  @ViewBuilder private func flow(
    separator: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    let layout = FlowLayout(spacing: 6, hugsLines: .never)
    let priority: ((Piece) -> Double)? =
      important.isEmpty ? nil : { important.contains($0.id) ? 1 : 0 }
    if kind == .eager {
      Flow(
        chips, layout: layout, maxLines: maxLines, priority: priority, content: view,
        overflow: { More($0) }, itemSeparator: separator)
    } else {
      LazyFlow(
        chips, layout: layout, sizes: kind == .declared ? .declared(\.size) : .measured,
        maxLines: maxLines, priority: priority, content: view, overflow: { More($0) },
        itemSeparator: separator)
    }
  }

  private func view(_ chip: Piece) -> some View { Text("\(chip.id)").frame(chip.size) }
}

/// A chip that says when it has been tapped.
private struct SwitchChip: View {
  let chip: Piece
  @State private var isOn = false

  init(chip: Piece) { self.chip = chip }

  var body: some View {
    Button {
      isOn = true
    } label: {
      if isOn { Text("on") } else { Color.red }
    }
    .frame(chip.size).named(chip.id)
  }
}

extension HeadlessHost {
  /// Where the texts are seen that a limit shows, to a millionth of a point.
  fileprivate var limited: [String: CGPoint] {
    Dictionary(seen.map { ($0.text, $0.frame.rounded.origin) }) { first, _ in first }
  }
}
