// Containers drawn for the laws that hold whatever the width of Int: as Embedded Swift too, so without key
// paths, and from numbers of 64 bits only, so that every machine draws the same ones.

import FlowLayoutEngine

/// A container, its items and a limit.
struct WidthProblem {
  var items = FlexItems()
  var container = FlexContainer()
  var limit = FlexLimit()
  /// Whether sums of the lengths are exact, and none is negative.
  let isExact: Bool

  init(seed: Int32) {
    var source = WidthSource(state: UInt64(bitPattern: Int64(seed)))
    isExact = source.chance(0.5)
    drawItems(source.number(0...14), &source)
    drawContainer(&source)
    drawLimit(&source)
  }

  private mutating func drawItems(_ count: Int, _ source: inout WidthSource) {
    let isExact = isExact
    func column(_ range: ClosedRange<Int>) -> [Double] {
      (0..<count).map { _ in source.length(range, isExact: isExact) }
    }
    func maybe(_ range: ClosedRange<Int>) -> [Double] { source.chance(0.2) ? column(range) : [] }
    items = FlexItems(main: column(0...80), cross: column(0...40))
    if isExact { return }
    items.grow = maybe(0...3)
    items.shrink = maybe(0...3)
    items.basis = maybe(0...60)
    items.minMain = maybe(0...40)
    items.maxMain = maybe(20...120)
    items.minCross = maybe(0...30)
    items.marginMainStart = maybe(-5...10)
    items.marginCrossEnd = maybe(-5...10)
    items.guides = maybe(-10...40)
    items.gapBefore = maybe(-2...10)
    if source.chance(0.2) {
      let extremes = [.min, -1, 0, 1, Int.max]
      items.order = (0..<count).map { _ in extremes[source.number(0...4)] }
    }
    if source.chance(0.3) {
      items.breaks = (0..<count).map { _ in
        source.chance(0.6) ? [] : FlexBreaks(rawValue: 1 << UInt8(source.number(0...5)))
      }
    }
  }

  private mutating func drawContainer(_ source: inout WidthSource) {
    container.mainSize =
      source.chance(0.8) ? source.length(0...300, isExact: isExact) : nil
    container.mainGap = source.length(0...12, isExact: isExact)
    container.crossGap = source.length(0...12, isExact: isExact)
    if isExact { return }
    let wraps: [FlexWrap] = [.nowrap, .wrap, .wrap, .balance, .balance]
    container.wrap = wraps[source.number(0...4)]
    if source.chance(0.3) { container.minLines = source.extreme(1...8) }
    if source.chance(0.3) { container.maxItemsPerLine = source.extreme(1...6) }
    let rules: [FlexDistribution] = [.flexStart, .center, .spaceBetween, .spaceEvenly, .stretch]
    container.justifyContent = rules[source.number(0...4)]
    let alignments: [FlexAlignment] = [.flexStart, .center, .stretch, .baseline]
    container.alignItems = alignments[source.number(0...3)]
    container.refitsOversizeItems = source.chance(0.3)
    container.growsWithOversizeLines = source.chance(0.5)
    container.hugsLines = source.chance(0.5)
    container.isRightToLeft = source.chance(0.2)
    container.reversesCross = source.chance(0.2)
  }

  private mutating func drawLimit(_ source: inout WidthSource) {
    if source.chance(0.8) { limit.lines = source.extreme(0...4) }
    if source.chance(0.4) { limit.cross = source.length(0...150, isExact: isExact) }
    limit.hasIndicator = source.chance(0.7)
    if source.chance(0.5) {
      limit.priorities = items.main.map { _ in Double(source.number(0...3)) }
    }
  }
}

/// Numbers that do not depend on the width of Int (SplitMix64).
struct WidthSource {
  fileprivate var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double(next() >> 11) * 0x1p-53 < probability
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(truncatingIfNeeded: next() >> 33) % range.count
  }

  /// A number in a range, or one that is as small or large as Int can be.
  fileprivate mutating func extreme(_ range: ClosedRange<Int>) -> Int {
    if chance(0.8) { return number(range) }
    return chance(0.5) ? .max : .min
  }

  fileprivate mutating func length(_ range: ClosedRange<Int>, isExact: Bool) -> Double {
    if isExact { return Double(number(range.lowerBound * 4...range.upperBound * 4)) / 4 }
    if chance(0.03) { return [1e30, .infinity, .nan, 0x1p-31, 1e9][number(0...4)] }
    let width = Double(range.upperBound - range.lowerBound)
    return Double(range.lowerBound) + width * Double(next() >> 11) * 0x1p-53
  }
}
