import FlowLayoutEngine
import TestSupport
import Testing

/// Strips have the lines of balanced wrapping, or of a simple loop that fills the shortest line.
@Suite("Laws of strips")
struct FlexStripLawsTests {
  // An optimized build, `swift test -c release --disable-testable-imports`, goes through 100,000.
  #if DEBUG
  private static let strips = 2_000
  #else
  private static let strips = 100_000
  #endif

  @Test(
    "a strip filled line by line has the frames of balanced wrapping in a container without a length",
    arguments: 0..<tried(20))
  func even(seed: Int) {
    var random = SeededGenerator(seed)
    for _ in 0..<Self.strips / 20 {
      var drawn = DrawnStrip(&random)
      for _ in 0..<3 {
        let (frames, size) = drawn.balanced()
        let strip = drawn.strip
        #expect(near(strip.mainSize, size) && near(strip.crossSize, frames.crossSize), "\(drawn)")
        for item in 0..<strip.count {
          let (line, frame) = (strip.place(ofItem: item).line, strip.frame(of: item))
          let isSame =
            frames.lines[line].items.contains(item)
            && zip(frame.numbers, frames.frame(of: item, in: strip.items).numbers).allSatisfy(near)
          #expect(isSame, "item \(item) of \(drawn)")
        }
        drawn.change(&random)
      }
    }
  }

  @Test(
    "a strip filled shortest line first has the lines of a simple loop, also after any changes",
    arguments: 0..<tried(20))
  func shortest(seed: Int) {
    var random = SeededGenerator(100 + seed)
    for _ in 0..<Self.strips / 20 {
      var drawn = DrawnStrip(&random, .shortestFirst)
      for _ in 0..<3 {
        let (strip, expected) = (drawn.strip, drawn.linesAcross())
        // To the bit, though what is before a change has stayed where it was.
        let anew = FlexStrip(
          strip.items, in: strip.container, lines: drawn.lines, order: .shortestFirst)
        #expect(
          (0..<strip.count).allSatisfy { strip.frame(of: $0) == anew.frame(of: $0) }
            && strip.mainSize == anew.mainSize && strip.crossSize == anew.crossSize, "\(drawn)")
        let items = (0..<strip.lineCount).map { line in
          (0..<strip.count(ofLine: line)).map { strip.item(at: $0, ofLine: line) }
        }
        #expect(items == expected.items, "\(drawn)")
        let ends = (0..<strip.lineCount).map { strip.length(ofLine: $0) }
        #expect(ends == expected.ends, "\(drawn)")
        if drawn.container.justifyContent == .flexStart {
          let starts = (0..<strip.count).map { strip.frame(of: $0).mainPosition }
          #expect(starts == expected.starts, "\(drawn)")
        }
        drawn.change(&random)
      }
    }
  }

  @Test(
    "in a strip filled shortest line first, no item begins before an item that precedes it",
    arguments: 0..<tried(10))
  func readingOrder(seed: Int) {
    var random = SeededGenerator(200 + seed)
    for _ in 0..<Self.strips / 20 {
      let drawn = DrawnStrip(&random, .shortestFirst)
      if drawn.container.mainGap < 0 { continue }
      var container = drawn.container
      container.justifyContent = .flexStart
      let strip = FlexStrip(
        drawn.strip.items, in: container, lines: drawn.lines, order: .shortestFirst)
      let starts = (0..<strip.count).map { strip.frame(of: $0).mainPosition }
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }, "\(drawn)")
      let lengths = (0..<strip.lineCount).map { strip.length(ofLine: $0) }
      let longest = strip.items.main.max() ?? 0
      // The last item of a line began where all other lines had already ended, or behind.
      let spread = (lengths.max() ?? 0) - (lengths.min() ?? 0)
      #expect(strip.count < drawn.lines || spread <= longest + container.mainGap + 1e-9, "\(drawn)")
    }
  }

  @Test(
    "a strip finds exactly the items of a line that touch a range of positions",
    arguments: 0..<tried(20))
  func stretches(seed: Int) {
    var random = SeededGenerator(300 + seed)
    for _ in 0..<Self.strips / 20 {
      let order: FlexStripOrder = random.pick([.lineByLine, .shortestFirst])
      let drawn = DrawnStrip(&random, order)
      let strip = drawn.strip
      let start = random.length(-50...600)
      let end = start + random.length(0...200)
      for line in 0..<strip.lineCount {
        let touching = (0..<strip.count(ofLine: line)).filter { place in
          let frame = strip.frame(at: place, ofLine: line)
          return frame.mainPosition <= end && frame.mainPosition + frame.mainSize >= start
        }
        let found = strip.places(ofLine: line, from: start, to: end)
        let wanted = touching.first.map { $0..<(touching.last ?? $0) + 1 }
        // At an edge, what is added in another order may be on either side.
        let differ = Set(found).symmetricDifference(wanted.map(Set.init) ?? [])
        for place in differ {
          let frame = strip.frame(at: place, ofLine: line)
          let edges = [frame.mainPosition - end, frame.mainPosition + frame.mainSize - start]
          #expect(edges.contains { abs($0) < 1e-9 }, "\(start)...\(end) of \(drawn)")
        }
      }
    }
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }
}

/// A strip, and what it should be.
private struct DrawnStrip: CustomStringConvertible {
  var strip: FlexStrip
  let lines: Int
  var steps: [String] = []

  var container: FlexContainer { strip.container }

  init(_ random: inout SeededGenerator, _ order: FlexStripOrder = .lineByLine) {
    var container = FlexContainer(
      mainGap: random.length(random.chance(0.1) ? -30...0 : 0...12),
      crossGap: random.length(-4...12))
    container.justifyContent = random.pick(FlexDistribution.drawn)
    container.justifyLastLine = random.chance(0.5) ? nil : random.pick(FlexDistribution.drawn)
    container.alignItems = random.pick([
      .flexStart, .flexEnd, .center, .stretch, .baseline, .start, .end,
    ])
    container.hugsLines = random.chance(0.5)
    lines = random.pick([0, 1, 2, 2, 3, 4, 40])
    // Few are long: the obvious loops take as long for one as for many short ones.
    let most = random.chance(0.01) ? 1000 : 30
    let items = Self.items(Int.random(in: 0...most, using: &random), container, &random)
    strip = FlexStrip(items, in: container, lines: lines, order: order)
  }

  private static func items(
    _ count: Int, _ container: FlexContainer, _ random: inout SeededGenerator
  ) -> FlexItems {
    // Equal ones lie on a grid, and long ones are a line of their own.
    let isGrid = random.chance(0.2)
    // Elevenths add up to equal sums but for their noise.
    let unit = random.chance(0.2) ? 10.0 / 11 : 0
    let lengths = (0..<count).map { _ in
      if unit > 0 { return Double(Int.random(in: 1...6, using: &random)) * unit }
      return isGrid ? 30 : random.chance(0.03) ? 5000 : random.length(0...80)
    }
    var items = FlexItems(main: lengths, cross: random.lengths(count, 0...30))
    if container.alignItems == .baseline {
      items.guides = lengths.map { _ in random.chance(0.2) ? .nan : random.length(-5...40) }
    }
    return items
  }

  mutating func change(_ random: inout SeededGenerator) {
    let new = Self.items(Int.random(in: 0...3, using: &random), container, &random)
    if random.chance(0.4) {
      strip.append(new)
      steps.append("append \(new.main)")
    } else {
      let first = Int.random(in: 0...strip.count, using: &random)
      let range = first..<Int.random(in: first...min(strip.count, first + 3), using: &random)
      strip.replace(range, with: new)
      steps.append("replace \(range) with \(new.main)")
    }
  }

  /// Balanced wrapping without a limit, and then at its own answer as long as that is shorter.
  func balanced() -> (FlexFrames, mainSize: Double) {
    var container = container
    container.wrap = .balance
    container.minLines = lines
    container.growsWithOversizeLines = true
    var frames = solve(strip.items, container)
    while frames.mainSize < container.mainSize ?? .infinity, frames.lines.count > 1 {
      container.mainSize = frames.mainSize
      frames = solve(strip.items, container)
    }
    return (frames, frames.mainSize)
  }

  /// The items of each line, put one by one into the first of those that end first but for noise; where all of them begin,
  /// and where the lines end.
  func linesAcross() -> (items: [[Int]], starts: [Double], ends: [Double]) {
    let count = min(max(1, lines), strip.count)
    var (items, starts) = (Array(repeating: [Int](), count: count), [Double]())
    var ends = [Double](repeating: 0, count: count)
    for item in 0..<strip.count {
      let earliest = ends.min() ?? 0
      let noise = 1e-9 * max(1, abs(earliest))
      let line = item < count ? item : ends.firstIndex { $0 <= earliest + noise } ?? 0
      starts.append(ends[line] + (items[line].isEmpty ? 0 : container.mainGap))
      ends[line] = starts[item] + strip.items.main[item]
      items[line].append(item)
    }
    return (items, starts, ends)
  }

  var description: String {
    "\(strip.items.main) × \(strip.items.cross), \(strip.items.guides) in \(lines) lines of \(container) after \(steps)"
  }
}
