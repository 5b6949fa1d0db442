import FlowUI
import SwiftUI
import Testing

/// A lazy strip shows what the layout that makes all views shows.
@MainActor @Suite("Laws of lazy strips", .stillClock)
struct LazyStripLawsTests {
  @Test(
    "with declared sizes, line by line, it shows what balanced wrapping shows, at any offset and after any history",
    arguments: 0..<20)
  func declared(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      var drawn = DrawnStrip(&generator, .declared)
      if drawn.isRows {
        var layout = FlowLayout(
          horizontalSpacing: drawn.gap.width, verticalSpacing: drawn.gap.height)
        layout.alignment = .allCases.randomElement(using: &generator) ?? .leading
        layout.verticalAlignment =
          [.top, .center, .bottom].randomElement(using: &generator) ?? .top
        layout.stretchesItems = Int.random(in: 0..<4, using: &generator) == 0
        layout.hugsLines =
          [.automatic, .always, .never].randomElement(using: &generator) ?? .automatic
        var eager = layout
        eager.wrapping = .balanced(minLines: drawn.lines)
        try await drawn.compare(layout, BalancedScreen(layout: eager), &generator)
      } else {
        var layout = VFlowLayout(
          horizontalSpacing: drawn.gap.width, verticalSpacing: drawn.gap.height)
        layout.alignment = .allCases.randomElement(using: &generator) ?? .top
        var eager = layout
        eager.wrapping = .balanced(minLines: drawn.lines)
        try await drawn.compare(layout, BalancedScreen(layout: eager), &generator)
      }
    }
  }

  @Test(
    "across its lines, and measured in both orders, it shows what an obvious loop makes, at any offset and after any history",
    arguments: 0..<20)
  func obvious(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 100)
    for _ in 0..<10 {
      let kind: StripKind = Bool.random(using: &generator) ? .declared : .measured
      var drawn = DrawnStrip(&generator, kind)
      if kind == .declared { drawn.order = .acrossLines }
      if drawn.isRows {
        let layout = FlowLayout(
          horizontalSpacing: drawn.gap.width, verticalSpacing: drawn.gap.height)
        try await drawn.compare(layout, nil as BalancedScreen<FlowLayout>?, &generator)
      } else {
        let layout = VFlowLayout(
          horizontalSpacing: drawn.gap.width, verticalSpacing: drawn.gap.height)
        try await drawn.compare(layout, nil as BalancedScreen<VFlowLayout>?, &generator)
      }
    }
  }
}

/// A layout that wraps evenly, in a scroll view that scrolls along its lines.
private struct BalancedScreen<Lines: FlowingLayout>: View {
  let layout: Lines
  var chips: [Piece] = []

  var body: some View {
    ScrollView(layout is FlowLayout ? .horizontal : .vertical) {
      layout { ForEach(chips) { ChipView($0) } }.accessibilityIdentifier("flow")
    }
    .accessibilityIdentifier("scroll")
  }
}

/// A strip drawn at random.
@MainActor private struct DrawnStrip {
  let kind: StripKind
  var order: FlowLineOrder
  let isRows: Bool
  let lines: Int
  let gap: CGSize
  var chips: [Piece]
  var size: CGSize
  let direction: LayoutDirection
  private var nextID: Int

  init(_ generator: inout SeededGenerator, _ kind: StripKind) {
    self.kind = kind
    let orders: [FlowLineOrder] =
      kind == .measured ? [.lineByLine, .acrossLines, .inTurn] : [.lineByLine]
    order = orders.randomElement(using: &generator) ?? .lineByLine
    isRows = Int.random(in: 0..<3, using: &generator) > 0
    lines = [1, 2, 2, 3, 5, 100].randomElement(using: &generator) ?? 2
    gap = CGSize(
      width: CGFloat(Int.random(in: 0...10, using: &generator)),
      height: CGFloat(Int.random(in: 0...10, using: &generator)))
    size = CGSize(
      width: CGFloat(Int.random(in: 100...300, using: &generator)),
      height: CGFloat(Int.random(in: 100...300, using: &generator)))
    direction = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    nextID = Int.random(in: 0...80, using: &generator)
    chips = []
    chips = (0..<nextID).map { piece($0, &generator) }
  }

  private func piece(_ id: Int, _ generator: inout SeededGenerator) -> Piece {
    var size = CGSize.drawn(&generator)
    // How deep a line is that is measured is known only when all of it is.
    if kind == .measured, isRows { size.height = 30 }
    if kind == .measured, !isRows { size.width = 30 }
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: size.width = isRows ? 1000 : size.width
    case 1: size = CGSize(width: isRows ? 0 : size.width, height: isRows ? size.height : 0)
    default: break
    }
    return Piece(id: id, size: size)
  }

  mutating func compare<Lines: FlowingLayout>(
    _ layout: Lines, _ balanced: BalancedScreen<Lines>?, _ generator: inout SeededGenerator
  ) async throws {
    let handles = [StripHandle(), StripHandle()]
    let lazy = HeadlessHost(size: size, layoutDirection: direction) {
      StripScreen(chips, kind, lines: lines, order, layout, handle: handles[0])
    }
    var eager = host(layout, balanced, handles[1])
    var offset: CGFloat = 0
    for step in 0..<6 {
      if change(&generator) {
        handles[0].chips?.wrappedValue = chips
        lazy.resize(size)
        eager = host(layout, balanced, handles[1])
      }
      try await update(lazy)
      // What is measured is measured on the way.
      let steps = kind == .declared ? -600...900 : -100...150
      offset = max(0, offset + CGFloat(Int.random(in: steps, using: &generator)))
      try lazy.scroll("scroll", to: isRows ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
      try await update(lazy)
      try eager.scroll("scroll", to: lazy.visibleRect(of: "scroll").origin, beyondEnds: true)
      _ = try eager.settle()
      if let differs = difference(lazy, eager) {
        Issue.record("\(differs) in step \(step) of \(self), \(layout)")
        return
      }
      if kind == .declared {
        #expect(lazy.frame(of: "flow")?.size == eager.frame(of: "flow")?.size, "\(self)")
      }
    }
  }

  private func host<Lines: FlowingLayout>(
    _ layout: Lines, _ balanced: BalancedScreen<Lines>?, _ handle: StripHandle
  ) -> HeadlessHost {
    HeadlessHost(size: size, layoutDirection: direction) {
      if let balanced {
        BalancedScreen(layout: balanced.layout, chips: chips)
      } else {
        StripScreen(chips, .eager, lines: lines, order, layout, handle: handle)
      }
    }
  }

  /// Inserts, removes, resizes or turns something, or leaves all as it is.
  private mutating func change(_ generator: inout SeededGenerator) -> Bool {
    let place = Int.random(in: 0...chips.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        chips.insert(piece(nextID, &generator), at: place)
        nextID += 1
      }
    case 1: chips.removeSubrange(place..<min(chips.count, place + 3))
    // What changes while no view of it exists is noticed when somebody scrolls there.
    case 2 where place < chips.count && kind == .declared:
      chips[place].size = piece(0, &generator).size
    case 3: size = CGSize(width: size.height, height: size.width)
    default: return false
    }
    return true
  }
}
