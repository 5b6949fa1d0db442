import FlowUI
import SwiftUI
import Testing

/// Separators of a lazy flow are those of a `Flow`, as far as they can be seen.
@MainActor @Suite("Separators of a lazy flow")
struct LazySeparatorsTests {
  @Test(
    "at every offset they are where a Flow has them, rows and columns, measured and declared",
    arguments: [false, true], [false, true])
  func shows(isDeclared: Bool, areColumns: Bool) async throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<tried(20) {
      let chips = Piece.chips(Int.random(in: 0...80, using: &generator), seed: generator.next())
      let alignment = FlowAlignment.allCases.randomElement(using: &generator) ?? .leading
      func host(_ kind: SeparatedScreen.Kind) -> HeadlessHost {
        HeadlessHost(size: CGSize(width: 260, height: 240)) {
          SeparatedScreen(chips: chips, kind: kind, areColumns: areColumns, alignment: alignment)
        }
      }
      let (eager, lazy) = (host(.eager), host(isDeclared ? .declared : .measured))
      for _ in 0..<5 {
        let offset = CGFloat(Int.random(in: 0...900, using: &generator))
        for _ in 0..<4 {
          try lazy.scroll(
            "scroll", to: areColumns ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
          try await update(lazy)
        }
        let reached = try lazy.visibleRect(of: "scroll").origin
        try eager.scroll("scroll", to: reached, beyondEnds: true)
        try eager.settle()
        for name in ["chip", "dot"] {
          #expect(lazy.shown(name) == eager.shown(name), "\(chips), \(alignment), \(offset)")
        }
        // A lazy flow's are as long as the flow: it does not know its longest line.
        let (rules, others) = (lazy.shown("rule"), eager.shown("rule"))
        #expect(
          rules.map { areColumns ? $0.minX : $0.minY }
            == others.map { areColumns ? $0.minX : $0.minY },
          "\(chips), \(alignment), \(offset)")
      }
    }
  }

  @Test("they follow their elements when these change, and one that is switched off is gone")
  func changes() async throws {
    let handle = SeparatedHandle()
    let host = HeadlessHost(size: CGSize(width: 260, height: 240)) {
      SeparatedChanges(handle: handle)
    }
    try await update(host)
    // One is unseen, at the beginning, to be measured.
    #expect(host.shown("dot").count == 1 + 10)
    handle.chips?.wrappedValue.removeFirst(3)
    try await update(host)
    #expect(host.shown("chip").first == CGRect(x: 0, y: 0, width: 40, height: 20))
    handle.chips?.wrappedValue.insert(
      Piece(id: 99, size: CGSize(width: 60, height: 20)), at: 1)
    try await update(host)
    let chips = host.shown("chip").filter { $0.minY == 0 }
    #expect(chips.map(\.minX) == [0, 60, 140, 200])
    #expect(host.shown("dot").filter { $0.minY < 20 }.map(\.minX) == [0, 48, 128, 188])
  }

  @Test("the first one comes with a second element, before the one that was alone or behind it")
  func second() async throws {
    for place in 0...1 {
      let handle = SeparatedHandle()
      let host = HeadlessHost(size: CGSize(width: 260, height: 240)) {
        SeparatedChanges(handle: handle)
      }
      try await update(host)
      handle.chips?.wrappedValue = []
      try await update(host)
      for (id, place) in [(50, 0), (51, place)] {
        handle.chips?.wrappedValue.insert(
          Piece(id: id, size: CGSize(width: 40, height: 20)), at: place)
        try await update(host)
      }
      #expect(host.shown("chip").map(\.minX) == [0, 60])
      #expect(host.shown("dot").filter { $0.minX > 0 }.map(\.minX) == [48])
    }
  }

  @Test("one is moved by hand, and separators stay between the others")
  func moved() async throws {
    for isDeclared in [false, true] {
      let handle = SeparatedHandle()
      let host = HeadlessHost(size: CGSize(width: 200, height: 240)) {
        SeparatedChanges(handle: handle, isDeclared: isDeclared)
      }
      try await update(host)
      let touch = host.touch(at: CGPoint(x: 20, y: 10))
      touch.hold(1)
      touch.move(to: CGPoint(x: 80, y: 10), steps: 10)
      touch.lift()
      try await update(host)
      #expect(handle.chips?.wrappedValue.prefix(3).map(\.id) == [1, 0, 2], "\(isDeclared)")
      #expect(host.shown("dot").filter { $0.minY < 20 }.map(\.minX) == [0, 48, 108])
    }
  }
}

/// Chips in a scroll view with dots between them and rules between their lines.
private struct SeparatedScreen: View {
  enum Kind { case eager, declared, measured }

  let chips: [Piece]
  let kind: Kind
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
    .accessibilityIdentifier("scroll")
  }

  @ViewBuilder private func flow(_ layout: some FlowingLayout) -> some View {
    switch kind {
    case .eager:
      Flow(chips, layout: layout) {
        chip($0)
      } itemSeparator: {
        dot
      } lineSeparator: {
        rule
      }
    case .declared:
      LazyFlow(chips, layout: layout, sizes: .declared(\.size)) {
        chip($0)
      } itemSeparator: {
        dot
      } lineSeparator: {
        rule
      }
    case .measured:
      LazyFlow(chips, layout: layout) {
        chip($0)
      } itemSeparator: {
        dot
      } lineSeparator: {
        rule
      }
    }
  }

  private func chip(_ chip: Piece) -> some View {
    Color.red.frame(width: chip.size.width, height: chip.size.height)
      .accessibilityIdentifier("chip")
  }

  private var dot: some View {
    Color.blue.frame(width: 4, height: 4).accessibilityIdentifier("dot")
  }

  private var rule: some View {
    Color.green.frame(width: areColumns ? 2 : nil, height: areColumns ? nil : 2)
      .accessibilityIdentifier("rule")
  }
}

@MainActor private final class SeparatedHandle {
  var chips: Binding<[Piece]>?
}

private struct SeparatedChanges: View {
  let handle: SeparatedHandle
  let isDeclared: Bool
  @State private var chips = Piece.sized(
    Array(repeating: CGSize(width: 40, height: 20), count: 14))

  init(handle: SeparatedHandle, isDeclared: Bool = false) {
    (self.handle, self.isDeclared) = (handle, isDeclared)
  }

  var body: some View {
    handle.chips = $chips
    return ScrollView {
      LazyFlow(
        $chips, id: \.id, layout: FlowLayout(hugsLines: .never), sizes: sizes, editActions: .move
      ) { chip in
        Color.red.frame(width: chip.wrappedValue.size.width, height: chip.wrappedValue.size.height)
          .accessibilityIdentifier("chip")
      } itemSeparator: {
        Color.blue.frame(width: 4, height: 20).accessibilityIdentifier("dot")
      }
    }
    .accessibilityIdentifier("scroll")
  }

  private var sizes: FlowSizes<Binding<Piece>> {
    isDeclared ? .declared { $0.wrappedValue.size } : .measured
  }
}

extension HeadlessHost {
  /// The frames of the views of a name that can be seen in the scroll view, in reading order.
  fileprivate func shown(_ name: String) -> [CGRect] {
    let room = frame(of: "scroll") ?? .zero
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return frames.filter { $0.identifier == name && $0.frame.intersects(room) }
      .map {
        CGRect(
          x: round($0.frame.minX), y: round($0.frame.minY), width: round($0.frame.width),
          height: round($0.frame.height))
      }
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}
