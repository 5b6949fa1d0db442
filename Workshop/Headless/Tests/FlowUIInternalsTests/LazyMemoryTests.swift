import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What a lazy flow keeps of its items when others come and go.
@Suite("Memories of lazy flows")
struct LazyMemoryTests {
  typealias Answer = ItemMemory.Answer

  private func answer(
    _ main: Double, _ size: Double = 10, _ depth: Double = 20, guide: Double = .nan
  ) -> Answer {
    Answer(main: main, measurement: FlexMeasurement(main: size, cross: depth, guide: guide))
  }

  private func known(_ lengths: [Double]) -> ItemMemory {
    var memory = ItemMemory()
    memory.items = FlexItems(main: lengths, cross: lengths.map { $0 / 2 })
    return memory
  }

  private func reading(
    _ columns: FlexItems, spacings: [ViewSpacing] = [], answers: [[Answer]]? = nil
  ) -> LazyReading {
    LazyReading(
      items: Array(columns.indices), columns: columns, spacings: spacings,
      answers: answers ?? columns.map { _ in [] })
  }

  @Test(
    "declared sizes are compared from both ends: what lies between is replaced, and no more",
    arguments: 0..<60)
  func difference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func drawn(_ isProportional: Bool) -> FlexItems {
      let count = Int.random(in: 0...6, using: &generator)
      func column() -> [Double] {
        (0..<count).map { _ in Double(Int.random(in: 1...2, using: &generator)) }
      }
      var items = FlexItems(main: column(), cross: column())
      if isProportional { items.aspectRatio = column() }
      return items
    }
    for _ in 0..<20 {
      let isProportional = Bool.random(using: &generator)
      var memory = ItemMemory()
      memory.items = drawn(isProportional)
      let (old, new) = (memory.items, drawn(isProportional))
      let change = memory.difference(from: new)
      var replaced = old
      replaced.replaceSubrange(change.old, with: new[change.new])
      #expect(replaced == new)
      if change.old.isEmpty || change.new.isEmpty { continue }
      #expect(old[change.old.lowerBound] != new[change.new.lowerBound])
      #expect(old[change.old.upperBound - 1] != new[change.new.upperBound - 1])
    }
  }

  private let rules = FlowLayout().rules

  @Test("a view is what it was if its size, its modifiers and its answers are")
  func same() {
    var memory = known([10, 20])
    func isSame(_ item: Int, _ change: (inout FlexItems) -> Void, answers: [Answer] = []) -> Bool {
      var columns = known([10, 20]).items
      change(&columns)
      let views = reading(columns, answers: [answers, answers])
      return memory.isSame(item, as: item, of: views)
    }
    #expect(isSame(1) { _ in })
    #expect(isSame(1) { $0.main[0] = 11 })
    #expect(!isSame(1) { $0.main[1] = 11 })
    #expect(!isSame(1) { $0.cross[1] = 11 })
    #expect(!isSame(1) { $0.grow = [0, 1] })
    // Its neighbors tell how far it is away, not itself.
    #expect(isSame(1) { $0.gapBefore = [0, 3] })
    #expect(!isSame(1, { _ in }, answers: [answer(5)]))
    memory.note(answer(5), of: 1)
    #expect(isSame(1, { _ in }, answers: [answer(5)]))
    #expect(!isSame(1, { _ in }, answers: [answer(5, 9)]))
    #expect(!isSame(1) { _ in })
    #expect(isSame(0) { _ in })
    memory.holes = [0]
    #expect(!isSame(0) { _ in })
  }

  @Test(
    "answers come from memory; to another length the last depth is answered, or the view's own")
  func host() {
    var memory = known([100, 100])
    memory.note(answer(40, 39, 24, guide: 2), of: 0)
    memory.note(answer(50, 50, 12), of: 0)
    let host = ItemHost(memory, rules)
    #expect(host.measure(item: 0, main: 40) == FlexMeasurement(main: 39, cross: 24, guide: 2))
    #expect(host.guesses.isEmpty)
    let guess = host.measure(item: 0, main: 60)
    #expect((guess.main, guess.cross) == (60, 12))
    let unknown = host.measure(item: 1, main: 70)
    #expect((unknown.main, unknown.cross) == (70, 50))
    #expect(host.guesses == [0: 60, 1: 70])
    #expect(host.asked.all.map(\.item) == [0, 1] && host.asked.all.map(\.length) == [60, 70])
  }
}
