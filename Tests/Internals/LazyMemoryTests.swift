#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The measured sizes of a lazy flow's items when items are inserted and removed.
@Suite("Memories of lazy flows")
struct LazyMemoryTests {
  @Test(
    "a lazy flow replaces only the items between the first and the last declared size that differ",
    arguments: 0..<60)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func difference(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func drawn(_ isProportional: Bool) -> FlexItems {
      let count = Int.random(in: 0...6, using: &generator)
      func column() -> [Double] {
        (0..<count).map { _ in Double(Int.random(in: 1...2, using: &generator)) }
      }
      var items = FlexItems(main: column(), cross: column())
      if isProportional { items.aspectRatio = column() }
      if Bool.random(using: &generator) {
        items.breaks = items.indices.map { _ in Bool.random(using: &generator) ? .fullLine : [] }
      }
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
      expectEqual(replaced, new)
      if change.old.isEmpty || change.new.isEmpty { continue }
      #expect(old[change.old.lowerBound] != new[change.new.lowerBound])
      #expect(old[change.old.upperBound - 1] != new[change.new.upperBound - 1])
    }
  }

  @Test(
    "a lazy flow reuses an item's size at a measured length, and at other lengths estimates its last or ideal depth"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func host() {
    var memory = ItemMemory()
    memory.items = FlexItems(main: [100, 100], cross: [50, 50])
    for (main, size) in [
      (40, FlexMeasurement(main: 39, cross: 24, guide: 2)),
      (50, FlexMeasurement(main: 50, cross: 12, guide: .nan)),
    ] as [(Double, FlexMeasurement)] {
      memory.record(ItemMemory.Answer(main: main, measurement: size), of: 0)
    }
    let host = ItemHost(memory, FlowLayout().rules)
    expectEqual(host.measure(item: 0, main: 40), FlexMeasurement(main: 39, cross: 24, guide: 2))
    #expect(host.estimates.isEmpty)
    let guess = host.measure(item: 0, main: 60)
    #expect((guess.main, guess.cross) == (60, 12))
    let unknown = host.measure(item: 1, main: 70)
    #expect((unknown.main, unknown.cross) == (70, 50))
    expectEqual(host.estimates, [0: 60, 1: 70])
    #expect(
      host.measuredLengths.all.map(\.item) == [0, 1]
        && host.measuredLengths.all.map(\.length) == [60, 70])
  }
}
#endif
