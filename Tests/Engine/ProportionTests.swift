import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Lines of photos, which keep aspect ratios")
struct ProportionTests {
  /// Pictures in a container that is 300 long, with a target of 100.
  private func solve(
    _ ratios: [Double?], mainSize: Double? = 300, gap: Double = 0,
    _ vary: (inout FlexItems, inout FlexContainer) -> Void = { _, _ in }
  ) -> FlexFrames {
    var items = FlexItems(repeating: FlexItem(main: 40, cross: 30), count: ratios.count)
    items.aspectRatio = ratios
    var container = FlexContainer(mainSize: mainSize, mainGap: gap, crossGap: 10)
    container.proportions = FlexProportions(targetCross: 100)
    vary(&items, &container)
    return FlowLayoutEngineTests.solve(items, container)
  }

  @Test("photos of a line share the depth at which the line is as long as the container")
  func sharedDepth() {
    let frames = solve([2, 1.5, 0.5, 1], gap: 10)
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<4])
    let depth = 290 / 3.5
    #expect(close(frames.mainSizes, [2 * depth, 1.5 * depth, 50, 100]))
    #expect(close(frames.crossSizes, [depth, depth, 100, 100]))
    #expect(close(frames.mainPositions, [0, 2 * depth + 10, 0, 60]))
    #expect(close(frames.crossPositions, [0, 0, depth + 10, depth + 10]))
    expectEqual(frames.lines.map(\.length), [300, 160])
    expectEqual(frames.crossSize, depth + 110)
  }

  @Test("the longest line of photos may be shorter than one point")
  func shortLine() {
    #expect(close([solve([0.005]).longestLine], [0.5]))
  }

  @Test(
    "a line of photos ends before or behind the photo that makes it less deep than the target, whichever is nearer"
  )
  func nearerBreak() {
    // Two items are 150 deep and three 75, the nearer; with a fourth narrow one 120 and 86.
    expectEqual(solve([1, 1, 2, 1, 1, 1]).lines[0].items, 0..<3)
    expectEqual(solve([1.25, 1.25, 1, 1, 1]).lines[0].items, 0..<3)
    expectEqual(solve([1.25, 1.25, 2.5, 1, 1]).lines[0].items, 0..<2)
    // 125 and 75 are equally near.
    expectEqual(solve([1.2, 1.2, 1.6, 1, 1]).lines[0].items, 0..<3)
  }

  @Test(
    "a line of photos ends with the photo that makes the line exactly as deep as the target depth")
  func targetDepth() {
    // An item without length would not change that.
    let flat = solve([1, 1, 1, nil, 1]) { items, _ in items.main[3] = 0 }
    expectEqual(flat.lines[0].items, 0..<3)
    // An item of a fixed size shares a line with nothing that would be less deep.
    expectEqual(solve([nil, 1, 1]) { items, _ in items.main[0] = 200 }.lines[0].items, 0..<2)
    expectEqual(solve([nil, 1, 1]) { items, _ in items.main[0] = 201 }.lines[0].items, 0..<1)
    expectEqual(solve([1]) { $1.proportions = FlexProportions(targetCross: 1) }.crossSizes, [1])
  }

  @Test(
    "a line of photos takes no item that leaves its photos no length",
    arguments: [FlexWrap.wrap, .balance])
  func nothingLeft(wrap: FlexWrap) {
    for ratios in [[1, nil], [nil, 0.5]] as [[Double?]] {
      let frames = solve(ratios) { items, container in
        items.main = [300, 300]
        container.proportions?.minCross = 0
        container.proportions?.fillsLastLine = true
        container.wrap = wrap
      }
      expectEqual(frames.lines.map(\.items), [0..<1, 1..<2])
    }
    // Half a point is enough.
    let thin = solve([1, nil]) { items, container in
      items.main = [0, 299.5]
      container.proportions?.minCross = 0
      container.wrap = wrap
    }
    expectEqual(thin.lines.map(\.items), [0..<2])
    // In a container of a point, or of less.
    let short = solve([nil, 0.01], mainSize: 1) { items, container in
      items.main = [1, 0]
      container.proportions = FlexProportions(targetCross: 10, minCross: 0)
      container.proportions?.fillsLastLine = true
      container.wrap = wrap
    }
    expectEqual(short.lines.map(\.items), [0..<1, 1..<2])
    let shorter = solve([1, 1], mainSize: 0.5, gap: 0.5) { _, container in
      container.proportions = FlexProportions(targetCross: 0.1, minCross: 0)
      container.wrap = wrap
    }
    expectEqual(shorter.lines.map(\.items), [0..<1, 1..<2])
    // The remaining length is less than half the target.
    let frames = solve([0.5, 0.5]) { items, container in
      items.marginMainStart = [0, 280]
      container.wrap = wrap
    }
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<2])
  }

  @Test(
    "a line of photos takes no photo that makes it less deep than the minimum depth, by default half the target"
  )
  func leastDepth() {
    for (least, end) in [(74.0, 3), (75, 3), (76, 2)] {
      let frames = solve([1, 1, 2, 1, 1, 1]) { $1.proportions?.minCross = least }
      expectEqual(frames.lines[0].items, 0..<end)
    }
    // Half the target, unless it says something else.
    expectEqual(solve([0.2, 6, 1]).lines[0].items, 0..<1)
    expectEqual(solve([0.2, 6, 1]) { $1.proportions?.minCross = 0 }.lines[0].items, 0..<2)
    // A line that is just as deep as its maximum is not too deep.
    let deep = solve([2, 5], mainSize: 280) {
      $1.proportions = FlexProportions(targetCross: 100, minCross: 30, maxCross: 140)
    }
    expectEqual(deep.lines[0].items, 0..<1)
  }

  @Test("a line of photos that would be too deep has the maximum depth and is justified")
  func greatestDepth() {
    let frames = solve([0.5, 100, 1]) { $1.justifyContent = .center }
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<2, 2..<3])
    // Twice the target, unless it says something else.
    expectEqual(frames.crossSizes, [200, 3, 100])
    expectEqual(frames.mainSizes, [100, 300, 100])
    expectEqual(frames.mainPositions, [100, 0, 100])
    let deep = solve([0.5, 100, 1]) { $1.proportions?.maxCross = .infinity }
    expectEqual(deep.crossSizes, [600, 3, 100])
  }

  @Test(
    "a break that keeps a line of photos within its depth limits wins over one nearer to the target"
  )
  func limitsWin() {
    // 150 is nearer than 40, which is in the limits; of 150 and 30 neither is.
    let near = solve([1, 1, 5.5, 1]) {
      $1.proportions = FlexProportions(targetCross: 100, minCross: 40, maxCross: 140)
    }
    expectEqual(near.lines[0].items, 0..<3)
    let neither = solve([1, 1, 8, 1]) {
      $1.proportions = FlexProportions(targetCross: 100, minCross: 40, maxCross: 140)
    }
    expectEqual(neither.lines[0].items, 0..<2)
    expectEqual(neither.crossSizes, [140, 140, 37.5, 100])
  }

  @Test("the last line of photos is no deeper than the target, unless fillsLastLine is set")
  func lastLine() {
    expectEqual(solve([1, 1]).crossSizes, [100, 100])
    expectEqual(solve([1, 1]) { $1.proportions?.fillsLastLine = true }.crossSizes, [150, 150])
    expectEqual(solve([1]) { $1.proportions?.fillsLastLine = true }.crossSizes, [200])
    expectEqual(solve([2, 2]).crossSizes, [75, 75])
    let right = solve([1, 1]) { $1.justifyLastLine = .flexEnd }
    expectEqual(right.mainPositions, [100, 200])
  }

  @Test(
    "a line of photos before a forced break counts as a last line",
    arguments: [FlexWrap.wrap, .balance])
  func sections(wrap: FlexWrap) {
    for asked: FlexBreaks in [.before, .fullLine] {
      let frames = solve([1, 1, nil, 1, 1, 1]) {
        $0.breaks = [[], [], asked, [], [], []]
        $1.wrap = wrap
      }
      expectEqual(frames.lines[0].items, 0..<2)
      expectEqual(frames.crossSizes[0], 100)
    }
    let ended = solve([1, 1, nil, 1]) {
      $0.breaks = [[], .after, [], []]
      $1.wrap = wrap
    }
    expectEqual(ended.crossSizes, [100, 100, 30, 100])
  }

  @Test("a full-line header among photos keeps its depth")
  func header() {
    let frames = solve([nil, 1, 2, 1, 1, nil, 1]) { items, _ in
      items.breaks = [.fullLine, [], [], [], [], .fullLine, []]
    }
    expectEqual(frames.lines.map(\.items), [0..<1, 1..<3, 3..<5, 5..<6, 6..<7])
    expectEqual(frames.mainSizes, [300, 100, 200, 100, 100, 300, 100])
    expectEqual(frames.crossSizes, [30, 100, 100, 100, 100, 30, 100])
  }

  @Test("an item of fixed size among photos keeps its length on the line")
  func fixedItem() {
    let frames = solve([1, nil, 1, 1, 1], gap: 10)
    expectEqual(frames.lines[0].items, 0..<3)
    expectEqual(frames.mainSizes[0..<3], [120, 40, 120])
    expectEqual(frames.crossSizes[0..<3], [120, 30, 120])
  }

  @Test(
    "items of fixed size without any photo wrap in a container for photos as in any other container"
  )
  func onlyFixedItems() {
    for wrap in [FlexWrap.wrap, .balance] {
      var container = FlexContainer(mainSize: 100, mainGap: 10)
      container.wrap = wrap
      var items = FlexItems(main: [40, 40, 40, 120, 30], cross: [1, 2, 3, 4, 5])
      let plain = FlowLayoutEngineTests.solve(items, container)
      items.aspectRatio = [nil, nil, nil, nil, nil]
      container.proportions = FlexProportions(targetCross: 50)
      let frames = FlowLayoutEngineTests.solve(items, container)
      #expect(frames.lines == plain.lines && frames.mainPositions == plain.mainPositions)
    }
  }

  @Test("a full-line photo is as long as the container, however deep that makes it")
  func fullLine() {
    let frames = solve([1, 0.5, 1]) { items, _ in items.breaks = [[], .fullLine, []] }
    expectEqual(frames.mainSizes, [100, 300, 100])
    expectEqual(frames.crossSizes, [100, 600, 100])
    let inset = solve([1, 0.5, 1]) { items, _ in
      items.breaks = [[], .fullLine, []]
      items.marginMainEnd = [0, 50, 0]
    }
    expectEqual(inset.crossSizes, [100, 500, 100])
  }

  @Test("photos that avoid a break stay on one line, if a line can hold them")
  func avoidedBreaks() {
    // Two items are 150 deep, four 75, the nearer; with a wide last one they are 50, and three not asked.
    let near = solve([1, 1, 1, 1, 1]) { items, _ in items.breaks = [[], [], [], .avoidBefore, []] }
    expectEqual(near.lines[0].items, 0..<4)
    let far = solve([1, 1, 1, 4, 1]) { items, _ in items.breaks = [[], [], [], .avoidBefore, []] }
    expectEqual(far.lines.map(\.items), [0..<2, 2..<4, 4..<5])
    // Where not even a line holds them they part.
    let long = solve([1, 2, 40]) { items, _ in items.breaks = [[], .avoidBefore, .avoidBefore] }
    expectEqual(long.lines.map(\.items), [0..<2, 2..<3])
    // They part at a break, and where a line has the most items.
    let forced = solve([1, 3, 1]) { items, _ in items.breaks = [[], .after, .avoidBefore] }
    expectEqual(forced.lines.map(\.items), [0..<2, 2..<3])
    let most = solve([1, 3, 1]) {
      $0.breaks = [[], [], .avoidBefore]
      $1.maxItemsPerLine = 2
    }
    expectEqual(most.lines.map(\.items), [0..<2, 2..<3])
  }

  @Test(
    "lines of photos do not depend on how many items an index of lines breaks at a time",
    arguments: 1...6)
  func parts(size: Int) {
    var items = FlexItems(repeating: FlexItem(main: 0, cross: 0), count: 6)
    items.aspectRatio = [1.25, 1.25, 2, nil, 1, 1]
    // Overlaps so far that the line is as deep as the target.
    items.breaks = [[], [], [], .avoidBefore, [], []]
    items.marginMainStart = [0, 0, 0, -150, 0, 0]
    var container = FlexContainer(mainSize: 300)
    container.proportions = FlexProportions(targetCross: 100)
    var index = FlexIndex(in: container)
    index.partSizes = size...size
    index.replace(index.count..<index.count, with: items)
    let lines = FlowLayoutEngineTests.solve(items, container).lines.map(\.items)
    expectEqual(lines, [0..<4, 4..<6])
    expectEqual((0..<index.lineCount).map { index.items(ofLines: $0..<$0 + 1) }, lines)
  }

  @Test(
    "stretching, flexing and size limits do not change the aspect ratios of photos",
    arguments: [FlexWrap.wrap, .balance])
  func keptProportions(wrap: FlexWrap) {
    let plain = solve([1, nil, 2, 1, nil]) { $1.wrap = wrap }
    let frames = solve([1, nil, 2, 1, nil]) { items, container in
      items.grow = [1, 1, 1, 1, 1]
      items.minMain = [200, 0, 0, 200, 0]
      items.maxMain = [10, 90, 10, 10, 90]
      items.maxCross = [5, 90, 5, 5, 90]
      items.basis = [7, .nan, 7, 7, .nan]
      container.justifyContent = .stretch
      container.alignItems = .stretch
      container.wrap = wrap
    }
    expectEqual(frames.mainSizes, plain.mainSizes)
    expectEqual(frames.lines, plain.lines)
    for item in [0, 2, 3] { expectEqual(frames.crossSizes[item], plain.crossSizes[item]) }
    let narrow = solve([0.5]) {
      $0.minMain = [0]
      $1.justifyContent = .stretch
    }
    expectEqual(narrow.mainSizes, [50])
  }

  @Test("margins and gaps between photos take their length from the line")
  func margins() {
    let frames = solve([1, 1, 1]) { items, container in
      items.marginMainStart = [10, 0, 0]
      items.marginMainEnd = [0, 20, 0]
      items.gapBefore = [.nan, 30, .nan]
      container.proportions?.fillsLastLine = true
    }
    expectEqual(frames.mainSizes, [80, 80, 80])
    expectEqual(frames.mainPositions, [10, 120, 220])
  }

  @Test("the gap between photos is kept in lines from right to left and in columns")
  func directions() {
    let frames = solve([2, 1], gap: 30) { $1.isRightToLeft = true }
    expectEqual(frames.mainPositions, [120, 0])
    let columns = solve([2, 1], gap: 30) { $1.axis = .column }
    expectEqual(columns.mainPositions, [0, 210])
  }

  @Test("photos in a container without a length have the target depth")
  func unlimited() {
    let frames = solve([1, 0.5, 2], mainSize: nil, gap: 10)
    expectEqual(frames.crossSizes, [100, 100, 100])
    expectEqual(frames.mainSize, 370)
    expectEqual(solve([1, 0.5, 2], mainSize: nil, gap: 10) { $1.wrap = .balance }, frames)
    let nowrap = solve([1, 2, 3]) { $1.wrap = .nowrap }
    expectEqual(nowrap.crossSizes, [50, 50, 50])
    expectEqual(solve([1, 1]) { $1.wrap = .nowrap }.crossSizes, [100, 100])
  }

  @Test(
    "a line of photos has no more items than maxItemsPerLine", arguments: [FlexWrap.wrap, .balance])
  func mostItems(wrap: FlexWrap) {
    let frames = solve([1, 1, 1, 1]) {
      $1.maxItemsPerLine = 2
      $1.wrap = wrap
    }
    expectEqual(frames.lines.map(\.items), [0..<2, 2..<4])
    expectEqual(frames.crossSizes, [150, 150, 100, 100])
  }

  @Test("balanced lines of photos have the least sum of squared deviations from the target depth")
  func balanced() {
    let ratios = [1, 1.5, 1.5, 1, 2, 3]
    let greedy = solve(ratios)
    expectEqual(greedy.lines.map(\.items), [0..<2, 2..<4, 4..<6])
    expectEqual(greedy.lines.map(\.crossSize), [120, 120, 60])
    let even = solve(ratios) { $1.wrap = .balance }
    expectEqual(even.lines.map(\.items), [0..<3, 3..<5, 5..<6])
    expectEqual(even.lines.map(\.crossSize), [75, 100, 100])
    // One item of a section is enough, whichever it is.
    for ratios in [[1, nil], [nil, 1]] as [[Double?]] {
      let two = solve(ratios) {
        $0.main = $0.aspectRatio.map { $0 == nil ? 280 : 10 }
        $1.wrap = .balance
      }
      expectEqual(two.lines.count, 2)
    }
  }

  @Test(
    "of equally balanced breaks of photos the last line gets the fewest, and a line exactly at a limit is allowed"
  )
  func equallyEven() {
    let even = solve([1, 1, 1], mainSize: 150) {
      $1.proportions?.fillsLastLine = true
      $1.wrap = .balance
    }
    expectEqual(even.lines.map(\.items), [0..<2, 2..<3])
    // A line that is just as deep as the target takes nothing more, one just as deep as it must be is there.
    let cases: [([Double?], [Range<Int>])] = [([3, 1], [0..<1, 1..<2]), ([2, 4], [0..<2])]
    for (ratios, lines) in cases {
      let frames = solve(ratios) {
        $1.proportions?.fillsLastLine = true
        $1.wrap = .balance
      }
      expectEqual(frames.lines.map(\.items), lines)
    }
    // An item that fills its line says nothing about others.
    let behind = solve([nil, 1.5, 1.5]) {
      $0.main[0] = 300
      $1.proportions?.fillsLastLine = true
      $1.wrap = .balance
    }
    expectEqual(behind.lines.map(\.items), [0..<1, 1..<3])
    let deep = solve([1, 2], mainSize: 120) {
      $1.proportions = FlexProportions(targetCross: 100, minCross: 0, maxCross: 120)
      $1.proportions?.fillsLastLine = true
      $1.wrap = .balance
    }
    expectEqual(deep.lines.map(\.items), [0..<1, 1..<2])
  }

  @Test(
    "a container that grows with oversize lines does not grow with photos, as these do not overflow"
  )
  func grows() {
    let beside = solve([1, nil]) { items, container in
      items.main = [200, 400]
      items.shrink = [1, 0]
      items.breaks = [[], .marker]
      container.growsWithOversizeLines = true
    }
    expectEqual(beside.mainSize, 400)
    let without = solve([1]) { items, container in
      (items.main, items.shrink) = ([400], [1])
      container.proportions = nil
      container.growsWithOversizeLines = true
    }
    expectEqual(without.mainSize, 300)
  }

  @Test("photos whose aspect ratio is not positive and finite count as squares")
  func oddRatios() {
    let odd: [Double?] = [0, -1, .nan, .infinity, -.infinity]
    expectEqual(solve(odd), solve([1, 1, 1, 1, 1]))
    #expect(solve([.leastNonzeroMagnitude, 1e308, 1]).numbers.allSatisfy { $0.isFinite })
    // The least and the greatest that count, and what is beyond them.
    #expect(solve([0x1p-101]) == solve([0x1p-100]) && solve([0x1p-100]) != solve([0x1p-99]))
    #expect(solve([0x1p101]) == solve([0x1p100]) && solve([0x1p100]) != solve([0x1p99]))
  }

  @Test("a target depth of photos that is not positive and finite counts as the container's length")
  func oddTargets() {
    for target in [0, -1, .nan, .infinity] {
      let frames = solve([1, 2, 0.5]) { $1.proportions = FlexProportions(targetCross: target) }
      let wanted = solve([1, 2, 0.5]) { $1.proportions = FlexProportions(targetCross: 300) }
      expectEqual(frames, wanted)
      expectEqual(
        solve([1, 2], mainSize: nil) { $1.proportions = FlexProportions(targetCross: target) }
          .crossSizes, [0, 0])
    }
    let deep = solve([1, 2, 0.5]) { $1.proportions = FlexProportions(targetCross: 1000) }
    expectEqual(deep.crossSizes, [300, 150, 600])
  }

  @Test(
    "minimum and maximum depths of photos count as not given if NaN, and a minimum wins over a smaller maximum"
  )
  func oddLimits() {
    let odd = solve([0.5, 100, 1]) {
      $1.proportions = FlexProportions(targetCross: 100, minCross: .nan, maxCross: .nan)
    }
    expectEqual(odd, solve([0.5, 100, 1]))
    let crossed = solve([1]) {
      $1.proportions = FlexProportions(targetCross: 100, minCross: 120, maxCross: 80)
    }
    expectEqual(crossed.crossSizes, [120])
    let shallow = solve([1]) { $1.proportions?.maxCross = 60 }
    expectEqual(shallow.crossSizes, [60])
  }

  @Test(
    "each photo in a container of length 0 has a line of depth 0",
    arguments: [FlexWrap.wrap, .balance])
  func noLength(wrap: FlexWrap) {
    let frames = solve([1, 2, 3], mainSize: 0, gap: 4) { $1.wrap = wrap }
    expectEqual(frames.lines.count, 3)
    #expect(frames.crossSizes == [0, 0, 0] && frames.mainSizes == [0, 0, 0])
  }

  @Test("photos in a container of length 0 with a target depth of 0 share a line")
  func noLengthNorDepth() {
    let flat = solve([0.5, 0.5], mainSize: 0) { $1.proportions?.targetCross = 0 }
    expectEqual(flat.lines.map(\.items), [0..<2])
    // Of ways that cost nothing, balanced lines take the one with the fewest items on the last.
    let balanced = solve([nil, 1.5], mainSize: 0) { items, container in
      items.main = [0, 0]
      container.proportions?.targetCross = 0
      container.proportions?.fillsLastLine = true
      container.wrap = .balance
    }
    expectEqual(balanced.lines.map(\.items), [0..<1, 1..<2])
  }

  @Test(
    "a photo with a gap of −50 after an item as long as the container stays on its line and is 50 long"
  )
  func overlaps() {
    let frames = solve([nil, 0.5], gap: -50) { items, container in
      items.main = [300, 0]
      container.proportions?.fillsLastLine = true
      container.wrap = .balance
    }
    expectEqual(frames.lines.map(\.items), [0..<2])
    #expect(frames.mainSizes == [300, 50] && frames.crossSizes == [30, 100])
  }

  @Test("a container that hugs its lines stretches no line of photos")
  func hugs() {
    func mainSizes(_ rule: FlexProportions?) -> [Double] {
      solve([nil, 0.75], mainSize: 100, gap: 10) { items, container in
        items.main = [100, 40]
        container.justifyContent = .stretch
        container.hugsLines = true
        container.proportions = rule
      }.mainSizes
    }
    expectEqual(mainSizes(FlexProportions(targetCross: 100)), [100, 75])
    // Ratios alone are no photos.
    expectEqual(mainSizes(nil), [100, 100])
  }

  @Test(
    "a hundred thousand panoramas or towers have finite frames in lines of photos",
    arguments: [FlexWrap.wrap, .balance])
  func extremes(wrap: FlexWrap) {
    for ratio in [1000, 0.01] {
      let frames = solve(Array(repeating: ratio, count: 100_000)) { $1.wrap = wrap }
      #expect(frames.crossSize.isFinite && frames.crossSize > 0)
      #expect(frames.mainSizes.allSatisfy { (0...300).contains($0) })
    }
  }
}
