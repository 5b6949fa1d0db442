import FlowLayoutEngine
import TestSupport
import Testing

@Suite("Strips")
struct FlexStripTests {
  private func strip(
    _ main: [Double], lines: Int, _ order: FlexStripOrder = .lineByLine,
    _ container: FlexContainer = FlexContainer(mainGap: 10, crossGap: 8)
  ) -> FlexStrip {
    FlexStrip(
      FlexItems(main: main, cross: main.map { _ in 20 }), in: container, lines: lines, order: order)
  }

  private func items(_ strip: FlexStrip) -> [[Int]] {
    (0..<strip.lineCount).map { line in
      (0..<strip.count(ofLine: line)).map { strip.item(at: $0, ofLine: line) }
    }
  }

  private func starts(_ strip: FlexStrip, _ line: Int) -> [Double] {
    (0..<strip.count(ofLine: line)).map { strip.frame(at: $0, ofLine: line).mainPosition }
  }

  @Test("a strip filled line by line has lines as even as possible")
  func even() {
    let strip = strip([30, 40, 50, 60, 20], lines: 2)
    expectEqual(items(strip), [[0, 1, 2], [3, 4]])
    expectEqual(starts(strip, 0), [0, 40, 90])
    expectEqual(starts(strip, 1), [0, 70])
    #expect(strip.mainSize == 140 && strip.crossSize == 48)
    let last = strip.frame(at: 1, ofLine: 1)
    #expect(last.mainPosition == 70 && last.crossPosition == 28)
    #expect(last.mainSize == 20 && last.crossSize == 20)
  }

  @Test(
    "a strip filled shortest line first adds each item to the line that ends first, and of equal lines to the first"
  )
  func shortest() {
    let strip = strip([30, 40, 50, 60, 20], lines: 2, .shortestFirst)
    expectEqual(items(strip), [[0, 2, 4], [1, 3]])
    expectEqual(starts(strip, 0), [0, 40, 100])
    expectEqual(starts(strip, 1), [0, 50])
    #expect(strip.mainSize == 120 && strip.length(ofLine: 1) == 110)
  }

  @Test(
    "of a strip's shortest lines whose ends differ only by rounding errors, the first takes the next item"
  )
  func noise() {
    let plain = FlexContainer()
    // 0.1 + 0.2 is more than 0.3.
    expectEqual(
      items(strip([0.1, 0.3, 1, 0.2, 5], lines: 3, .shortestFirst, plain)), [[0, 3, 4], [1], [2]])
    let ends = [73.90909090909099, 73.90909090909088, 100]
    expectEqual(items(strip(ends + [10], lines: 3, .shortestFirst)), [[0, 3], [1], [2]])
    expectEqual(items(strip([100] + ends + [10], lines: 4, .shortestFirst))[1], [1, 4])
    // A millionth of a point is a length, of whatever magnitude the others are.
    expectEqual(items(strip([10.000001, 10, 4], lines: 2, .shortestFirst)), [[0], [1, 2]])
    expectEqual(items(strip([1e12, 2, 1, 4], lines: 3, .shortestFirst)), [[0], [1], [2, 3]])
    var added = strip(ends, lines: 3, .shortestFirst)
    added.append(FlexItems(main: [10], cross: [20]))
    expectEqual(items(added), [[0, 3], [1], [2]])
  }

  @Test(
    "an item of a strip stays on a line it is given until that item or one before it is replaced")
  func kept() {
    let main = [10.0, 10, 10, 30, 5]
    var strip = FlexStrip(
      FlexItems(main: main, cross: main), in: FlexContainer(), lines: 2, order: .shortestFirst,
      keeping: [1, -1, 1, 2])
    // Item 3 keeps a line that there is not.
    expectEqual(items(strip), [[1, 3], [0, 2, 4]])
    strip.append(FlexItems(main: [1], cross: [1]))
    expectEqual(items(strip), [[1, 3], [0, 2, 4, 5]])
    strip.replace(2..<3, with: FlexItems(main: [10], cross: [10]))
    expectEqual(items(strip), [[1, 2, 4, 5], [0, 3]])
  }

  @Test("a strip filled shortest line first puts items of equal length on its lines in turn")
  func equalLengths() {
    let strip = strip(Array(repeating: 10, count: 8), lines: 3, .shortestFirst)
    expectEqual(items(strip), [[0, 3, 6], [1, 4, 7], [2, 5]])
  }

  @Test("the first items of a strip begin one line each, also items of length 0")
  func firstItems() {
    expectEqual(items(strip([0, 0, 0, 5], lines: 3, .shortestFirst)), [[0, 3], [1], [2]])
  }

  @Test(
    "a strip of items has at least one line, and never more lines than items",
    arguments: [FlexStripOrder.lineByLine, .shortestFirst])
  func lineCounts(order: FlexStripOrder) {
    for lines in [-3, 0, 1] { expectEqual(items(strip([30, 40], lines: lines, order)), [[0, 1]]) }
    for lines in [2, 3, .max] {
      expectEqual(items(strip([30, 40], lines: lines, order)), [[0], [1]])
    }
    let none = strip([], lines: 2, order)
    #expect(none.lineCount == 0 && none.mainSize == 0 && none.crossSize == 0)
  }

  @Test(
    "a strip finds the items of a line in a range of positions, and none beyond the line's ends")
  func stretches() {
    let strip = strip([30, 40, 50], lines: 1)  // 0…30, 40…80, 90…140
    expectEqual(strip.places(ofLine: 0, from: 0, to: 39), 0..<1)
    expectEqual(strip.places(ofLine: 0, from: 30, to: 40), 0..<2)
    #expect(strip.places(ofLine: 0, from: 31, to: 39).isEmpty)
    expectEqual(strip.places(ofLine: 0, from: 100, to: 101), 2..<3)
    #expect(strip.places(ofLine: 0, from: -50, to: -1).isEmpty)
    #expect(strip.places(ofLine: 0, from: 141, to: 500).isEmpty)
    expectEqual(strip.places(ofLine: 0, from: -.infinity, to: .infinity), 0..<3)
    #expect(strip.places(ofLine: 0, from: .nan, to: 3).isEmpty)
    #expect(strip.places(ofLine: 0, from: 3, to: 1).isEmpty)
  }

  @Test("a strip finds an item a thousand times as long as the others wherever the item reaches")
  func longItem() {
    let lengths = (0..<100).map { $0 == 50 ? 30_000.0 : 30 }
    let shortest = strip(lengths, lines: 2, .shortestFirst)
    let (line, place) = shortest.place(ofItem: 50)
    let start = shortest.frame(at: place, ofLine: line).mainPosition
    expectEqual(
      shortest.places(ofLine: line, from: start + 15_000, to: start + 15_390), place..<place + 1)
    // All behind it goes beside it.
    expectEqual(items(shortest)[line].last, 50)
    let even = strip(lengths, lines: 2)
    #expect(even.mainSize >= 30_000 && even.lineCount == 2)
  }

  @Test("sizes and gaps of a strip that are NaN, negative or infinite give finite frames")
  func badSizes() {
    for order in [FlexStripOrder.lineByLine, .shortestFirst] {
      let bad = FlexStrip(
        FlexItems(main: [.nan, -5, .infinity, 20], cross: [.nan, .infinity, -1, 10]),
        in: FlexContainer(mainGap: .nan, crossGap: .infinity), lines: 2, order: order)
      for item in 0..<4 {
        #expect(bad.frame(of: item).numbers.allSatisfy { $0.isFinite })
      }
      #expect(bad.mainSize.isFinite && bad.crossSize.isFinite)
    }
  }

  @Test(
    "where negative gaps place items backwards, a strip finds all items from the first to the last in a range"
  )
  func backwards() {
    let strip = strip([50, 0, 0, 50], lines: 1, .lineByLine, FlexContainer(mainGap: -20))
    expectEqual(starts(strip, 0), [0, 30, 10, -10])
    expectEqual(strip.places(ofLine: 0, from: -10, to: -5), 3..<4)
    expectEqual(strip.places(ofLine: 0, from: 29, to: 31), 0..<4)
  }

  @Test(
    "where negative gaps place each item before the previous one, a strip finds an item by its position",
    arguments: [FlexStripOrder.lineByLine, .shortestFirst])
  func allBackwards(order: FlexStripOrder) {
    let lines = order == .lineByLine ? 1 : 2
    let strip = strip(
      Array(repeating: 5, count: 5), lines: lines, order, FlexContainer(mainGap: -20))
    expectEqual(starts(strip, 0).prefix(3), [0, -15, -30])
    expectEqual(strip.places(ofLine: 0, from: -15, to: -12), 1..<2)
  }

  @Test(
    "a strip of two lines with an item a quarter of a point long on each is a quarter of a point long"
  )
  func tinyItems() {
    expectEqual(strip([0.25, 0.25], lines: 2).mainSize, 0.25)
  }

  @Test(
    "alignment guides make a strip no deeper if its items are not aligned by guides",
    arguments: [FlexStripOrder.lineByLine, .shortestFirst])
  func unusedGuides(order: FlexStripOrder) {
    var items = FlexItems(main: [30, 40, 50], cross: [20, 20, 20])
    items.guides = [0, 30, 15]
    expectEqual(FlexStrip(items, in: FlexContainer(), lines: 2, order: order).crossSize, 40)
  }

  @Test(
    "justifyContent and justifyLastLine align the lines of a strip within the length of its longest line"
  )
  func justified() {
    var container = FlexContainer(mainGap: 10, crossGap: 8)
    container.justifyContent = .flexEnd
    expectEqual(
      starts(strip([30, 40, 50, 60, 20], lines: 2, .lineByLine, container), 1), [50, 120])
    container.justifyLastLine = .stretch
    let stretched = strip([30, 40, 50, 60, 20], lines: 2, .lineByLine, container)
    expectEqual(starts(stretched, 1), [0, 95])
    expectEqual(stretched.frame(at: 1, ofLine: 1).mainSize, 45)
    expectEqual(stretched.places(ofLine: 1, from: 84, to: 86), 0..<1)
  }

  @Test(
    "a strip has the same lines after items are appended or removed as if it were made with these items"
  )
  func appending() {
    for order in [FlexStripOrder.lineByLine, .shortestFirst] {
      var strip = strip([30, 40], lines: 2, order)
      strip.append(FlexItems(main: [50, 60, 20], cross: [20, 20, 20]))
      expectEqual(items(strip), items(self.strip([30, 40, 50, 60, 20], lines: 2, order)))
      strip.replace(0..<1, with: FlexItems())
      expectEqual(items(strip), items(self.strip([40, 50, 60, 20], lines: 2, order)))
    }
  }

  #if compiler(>=6.2) && (os(macOS) || os(Linux))
  @Test("a strip traps for an unsupported property, a missing depth or an index out of range")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      var items = FlexItems(main: [1], cross: [1])
      items.order = [1]
      _ = FlexStrip(items, in: FlexContainer(), lines: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlexStrip(FlexItems(main: [1], cross: []), in: FlexContainer(), lines: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlexStrip(in: FlexContainer(), lines: 1).place(ofItem: 0)
    }
    await #expect(processExitsWith: .failure) {
      let strip = FlexStrip(FlexItems(main: [1], cross: [1]), in: FlexContainer(), lines: 1)
      _ = strip.item(at: 1, ofLine: 0)
    }
    await #expect(processExitsWith: .failure) {
      var strip = FlexStrip(in: FlexContainer(), lines: 1)
      strip.replace(0..<1, with: FlexItems())
    }
  }
  #endif

  @Test(
    "a strip finds an item in a range of positions that ends where the item begins, or begins where the item ends"
  )
  func edges() {
    // From 0 to 30, from 40 to 80, from 90 to 140.
    let line = strip([30, 40, 50], lines: 1)
    #expect(line.places(ofLine: 0, from: 35, to: 35).isEmpty)
    expectEqual(line.places(ofLine: 0, from: 50, to: 50), 1..<2)
    expectEqual(line.places(ofLine: 0, from: 80, to: 90), 1..<3)
    expectEqual(line.places(ofLine: 0, from: 140, to: 140), 2..<3)
    // From 0 to 60, from 30 to 40, from 10 to 60.
    let folded = strip([60, 10, 50], lines: 1, .lineByLine, FlexContainer(mainGap: -30))
    expectEqual(folded.places(ofLine: 0, from: 40, to: 45), 0..<3)
    expectEqual(folded.places(ofLine: 0, from: 60, to: 60), 0..<3)
    expectEqual(folded.places(ofLine: 0, from: 5, to: 10), 0..<3)
    expectEqual(folded.places(ofLine: 0, from: 5, to: 9), 0..<1)
  }
}
