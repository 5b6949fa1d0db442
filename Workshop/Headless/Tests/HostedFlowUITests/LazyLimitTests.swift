import FlowUI
import SwiftUI
import Testing

/// A limited lazy flow shows what a limited `Flow` shows, and stays lazy when it is expanded.
@MainActor @Suite("Limits of a lazy flow")
struct LazyLimitTests {
  @Test(
    "it shows what a Flow shows: the same views, and the indicator with the same number in the same place",
    arguments: [false, true], [false, true])
  func shows(isDeclared: Bool, hasSeparators: Bool) async throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<tried(30) {
      let chips = Piece.chips(Int.random(in: 0...80, using: &generator), seed: generator.next())
      let maxLines = Int.random(in: 0...6, using: &generator)
      func host(_ kind: LimitedScreen.Kind) -> HeadlessHost {
        HeadlessHost(size: CGSize(width: 300, height: 500)) {
          LimitedScreen(
            chips: chips, kind: kind, maxLines: maxLines, hasSeparators: hasSeparators)
        }
      }
      let (eager, lazy) = (host(.eager), host(isDeclared ? .declared : .measured))
      try eager.settle()
      for _ in 0..<4 { try await update(lazy) }
      #expect(lazy.limited == eager.limited, "\(chips.map(\.size)), \(maxLines)")
      #expect(lazy.readTexts == eager.readTexts, "\(chips.map(\.size)), \(maxLines)")
    }
  }

  @Test("with priorities it shows the most important elements that fit, as a Flow does")
  func priorities() async throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<tried(30) {
      let chips = Piece.chips(Int.random(in: 1...60, using: &generator), seed: generator.next())
      let important = Set((0..<10).map { _ in Int.random(in: 0..<60, using: &generator) })
      func host(_ kind: LimitedScreen.Kind) -> HeadlessHost {
        HeadlessHost(size: CGSize(width: 300, height: 500)) {
          LimitedScreen(chips: chips, kind: kind, maxLines: 2, important: important)
        }
      }
      let (eager, lazy) = (host(.eager), host(.declared))
      try eager.settle()
      for _ in 0..<4 { try await update(lazy) }
      #expect(lazy.limited == eager.limited, "\(chips.map(\.size)), \(important)")
    }
  }

  @Test(
    "expanded it is lazy, with the indicator behind the last element; its views keep their state")
  func expands() async throws {
    for isDeclared in [false, true] {
      let handle = LimitedHandle()
      let host = HeadlessHost(size: CGSize(width: 390, height: 300)) {
        ExpandingScreen(handle: handle, isDeclared: isDeclared)
      }
      for _ in 0..<3 { try await update(host) }
      #expect(host.aliveChips == 5)
      #expect(host.seenTexts == ["+295"])
      try host.tap("0")
      handle.isExpanded?.wrappedValue = true
      for _ in 0..<4 { try await update(host) }
      #expect(host.aliveChips < 60)
      #expect(host.seenTexts == ["on"])
      for _ in 0..<12 {
        try host.scroll("scroll", to: CGPoint(x: 0, y: 100_000))
        try await update(host)
      }
      #expect(host.seenTexts == ["Less"], "\(isDeclared)")
      let less = try #require(host.seen.first { $0.text == "Less" }).frame
      #expect(less.maxY <= 300)
      handle.isExpanded?.wrappedValue = false
      for _ in 0..<4 { try await update(host) }
      #expect(host.aliveChips == 5)
      handle.maxLines?.wrappedValue = 3
      for _ in 0..<4 { try await update(host) }
      #expect(host.aliveChips == 8)
      #expect(host.readTexts.contains("+292"))
    }
  }

  @Test("of a hundred thousand elements only those are made that the lines may hold")
  func few() async throws {
    for isDeclared in [false, true] {
      let chips = Piece.equal(100_000)
      let counts = ViewCounts()
      let host = HeadlessHost(size: CGSize(width: 390, height: 500)) {
        ScrollView {
          LazyFlow(chips, sizes: isDeclared ? .declared(\.size) : .measured, maxLines: 2) {
            ChipView($0, counts)
          } overflow: {
            Text("+\($0.count)").frame(width: 60, height: 20)
          }
        }
      }
      for _ in 0..<3 { try await update(host) }
      #expect(host.readTexts == ["+99,995"])
      #expect(counts.made <= (isDeclared ? 5 : 64))
      #expect(host.aliveChips == 5)
    }
  }
}

/// Chips with a limit, alone or in a scroll view.
private struct LimitedScreen: View {
  enum Kind { case eager, declared, measured }

  let chips: [Piece]
  let kind: Kind
  let maxLines: Int
  var hasSeparators = false
  var important: Set<Int> = []

  private var layout: FlowLayout { FlowLayout(spacing: 6, hugsLines: .never) }

  var body: some View {
    ScrollView { flow }.accessibilityIdentifier("scroll")
  }

  private var priority: ((Piece) -> Double)? {
    important.isEmpty ? nil : { important.contains($0.id) ? 1 : 0 }
  }

  @ViewBuilder private var flow: some View {
    switch (kind, hasSeparators) {
    case (.eager, true):
      Flow(chips, layout: layout, maxLines: maxLines, priority: priority) {
        chip($0)
      } overflow: {
        more($0)
      } itemSeparator: {
        dot
      }
    case (.eager, false):
      Flow(chips, layout: layout, maxLines: maxLines, priority: priority) {
        chip($0)
      } overflow: {
        more($0)
      }
    case (_, true):
      LazyFlow(
        chips, layout: layout, sizes: sizes, maxLines: maxLines, priority: priority
      ) {
        chip($0)
      } overflow: {
        more($0)
      } itemSeparator: {
        dot
      }
    case (_, false):
      LazyFlow(
        chips, layout: layout, sizes: sizes, maxLines: maxLines, priority: priority
      ) {
        chip($0)
      } overflow: {
        more($0)
      }
    }
  }

  private var sizes: FlowSizes<Piece> { kind == .declared ? .declared(\.size) : .measured }

  private func chip(_ chip: Piece) -> some View {
    Text("\(chip.id)").frame(width: chip.size.width, height: chip.size.height)
  }

  private func more(_ more: FlowOverflow<Piece>) -> some View {
    Text("+\(more.count)").frame(width: 40, height: 20)
  }

  private var dot: some View { Color.blue.frame(width: 4, height: 4) }
}

@MainActor private final class LimitedHandle {
  var isExpanded: Binding<Bool>?
  var maxLines: Binding<Int>?
}

private struct ExpandingScreen: View {
  let handle: LimitedHandle
  let isDeclared: Bool
  @State private var isExpanded = false
  @State private var maxLines = 2

  init(handle: LimitedHandle, isDeclared: Bool) {
    (self.handle, self.isDeclared) = (handle, isDeclared)
  }

  var body: some View {
    (handle.isExpanded, handle.maxLines) = ($isExpanded, $maxLines)
    return ScrollView {
      LazyFlow(
        Piece.equal(300), sizes: isDeclared ? .declared(\.size) : .measured, maxLines: maxLines,
        isExpanded: isExpanded
      ) {
        SwitchChip(chip: $0)
      } overflow: { more in
        Text(more.isExpanded ? "Less" : "+\(more.count)").frame(width: 60, height: 20)
      }
    }
    .accessibilityIdentifier("scroll")
  }
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
    .frame(width: chip.size.width, height: chip.size.height)
    .accessibilityIdentifier("\(chip.id)")
  }
}

extension HeadlessHost {
  /// Where the texts are seen that a limit shows, to a millionth of a point.
  fileprivate var limited: [String: CGPoint] {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    let places = seen.map { ($0.text, CGPoint(x: round($0.frame.minX), y: round($0.frame.minY))) }
    return Dictionary(places) { first, _ in first }
  }
}
