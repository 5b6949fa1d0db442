import FlowLayoutUI
import SwiftUI
import Testing

@MainActor @Suite("Laws of lazy waterfalls")
struct LazyWaterfallLawsTests {
  @Test(
    "it shows what an obvious loop places, at any offset, width and columns, after any history, in both directions",
    arguments: 0..<20)
  func obvious(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 700)
    for _ in 0..<5 {
      var drawn = DrawnWaterfall(&generator)
      try await drawn.compare(&generator)
    }
  }
}

/// A waterfall drawn at random.
@MainActor private struct DrawnWaterfall {
  private struct State {
    var cards: [Card]
    var options: WaterfallOptions
  }

  private let isMeasured: Bool
  private let direction: LayoutDirection
  private var state: State
  private var size: CGSize
  private var nextID: Int

  init(_ generator: inout SeededGenerator) {
    isMeasured = generator.toss()
    direction = generator.direction()
    nextID = generator.number(0...90)
    state = State(
      cards: (0..<nextID).map { Card.drawn($0, &generator) },
      options: Self.options(isMeasured, &generator))
    size = generator.wholeSize(60...500, 100...500)
  }

  private static func options(
    _ isMeasured: Bool, _ generator: inout SeededGenerator
  ) -> WaterfallOptions {
    let spacing = generator.pick([nil, 0, 3, 8, 20]) as CGFloat?
    return generator.toss()
      ? WaterfallOptions(
        count: generator.number(0...5), spacing: spacing, isMeasured: isMeasured)
      : WaterfallOptions(
        minimum: generator.pick([0, 40, 90, 160, 1000]), spacing: spacing, isMeasured: isMeasured)
  }

  mutating func compare(_ generator: inout SeededGenerator) async throws {
    let remote = Remote(state)
    let host = HeadlessHost(size.width, size.height, direction) {
      Bound(remote) {
        WaterfallPage(cards: $0.wrappedValue.cards, options: $0.wrappedValue.options)
      }
    }
    for step in 0..<8 {
      switch generator.number(0...4) {
      case 0:
        size = generator.wholeSize(60...500, 100...500)
        host.resize(size)
      case 1: state.options = Self.options(isMeasured, &generator)
      case 2:
        let place = generator.number(0...state.cards.count)
        state.cards.insert(Card.drawn(nextID, &generator), at: place)
        nextID += 1
      case 3:
        if !state.cards.isEmpty {
          state.cards.remove(at: generator.number(0...state.cards.count - 1))
        }
      default: state.cards.shuffle(using: &generator)
      }
      remote.value = state
      try await update(host)
      // On the way there everything is measured.
      for _ in 0..<3 {
        try await scroll(host, to: CGFloat(generator.number(0...3000)))
        for _ in 0..<2 { try await update(host) }
        let difference = try host.difference(
          from: state.cards, state.options, isMirrored: direction == .rightToLeft)
        #expect(difference == nil, "step \(step) of \(state) in \(size)")
      }
    }
  }
}
