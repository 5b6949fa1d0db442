#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Laws of lazy waterfalls", .enabled(if: hasWindows))
struct LazyWaterfallLawsTests {
  @Test(
    "a waterfall shows the frames of a simple loop at any offset, width and column count, after any changes",
    arguments: 0..<20)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func obvious(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 700)
    for _ in 0..<5 {
      var drawn = DrawnWaterfall(&generator)
      try await drawn.compare(&generator)
    }
  }
}

/// The first frame of a waterfall after a change of width.
@MainActor @Suite("First frames of lazy waterfalls", .enabled(if: hasWindows))
struct LazyWaterfallWidthTests {
  @Test(
    "a waterfall shows all visible cards in the first frame after a change of width, wherever it is scrolled to",
    arguments: 0..<tried(20) as Range<UInt64>)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func width(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 6250)
    for _ in 0..<30 {
      let cards = (0..<generator.number(30...200)).map { Card.drawn($0, &generator) }
      let options =
        generator.toss()
        ? WaterfallOptions(count: generator.number(1...5), isMeasured: true)
        : WaterfallOptions(minimum: generator.pick([40, 90, 160]), isMeasured: true)
      let size = generator.wholeSize(60...500, 100...500)
      let host = Hosted(size: size) { WaterfallPage(cards: cards, options: options) }
      for offset in [0, generator.whole(0...800), generator.whole(0...3000)] {
        try await scroll(host, to: offset, times: 2)
      }
      for _ in 0..<2 {
        // Updates once: two rounds, and no later one runs before it is shown.
        host.resize(generator.wholeSize(60...500, 100...500))
        let difference = try host.difference(from: cards, options)
        #expect(difference == nil, "\(cards.count) cards, \(options), \(size)")
        await Task.yield()
      }
    }
  }
}

/// A waterfall drawn at random.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
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
    let host = Hosted(size.width, size.height, direction) {
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
#endif
