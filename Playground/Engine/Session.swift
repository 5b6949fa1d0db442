import FlowLayoutEngine

/// One container with its items, as the page keeps it from layout to layout.
struct Session {
  var items = FlexItems()
  var container = FlexContainer()

  /// The most lines to show, with the last item as the indicator; nil for all.
  var mostLines: Int?
  var isExpanded = false

  /// How many lines a strip has, which is scrolled along them; nil if lines break.
  var stripLines: Int?
  var stripOrder = FlexStripOrder.lineByLine

  /// How important each item is to the limit; none if all are equally important.
  var priorities: [Double] = []

  private(set) var frames = FlexFrames()
  private var solver = FlexSolver()

  /// The strip that was laid out last; nil if it was something else.
  private var strip: FlexStrip?

  /// The item that was lifted, if one is.
  private var drop: FlexDropFinder?

  /// The lines of a long list, of which only those in sight have frames; nil if all have.
  private var index: FlexIndex?

  /// The memory that the page and the engine share: columns and settings in, frames and sizes out.
  private(set) var buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: 64)

  /// Makes room for `count` numbers; what the buffer held is lost where it has to grow.
  mutating func reserve(_ count: Int) {
    if count <= buffer.count { return }
    buffer.deallocate()
    buffer = .allocate(capacity: count)
  }

  func deallocate() { buffer.deallocate() }

  /// Lays out, and leaves the container's sizes and the number of lines in the buffer.
  mutating func solve(measuring: Bool) {
    index = nil
    strip = nil
    if let stripLines { return solveStrip(stripLines) }
    let asked = container
    layOut(measuring: measuring)
    while isBalancedAnew {
      container.mainSize = frames.mainSize
      layOut(measuring: measuring)
    }
    container = asked
    answer([frames.mainSize, frames.crossSize, frames.longestLine, Double(frames.lines.count)])
  }

  private mutating func layOut(measuring: Bool) {
    if measuring {
      var host = PageHost()
      let run = shownRun(&host)
      solver.solve(items, in: container, showing: run, host: &host, into: &frames)
    } else {
      solver.solve(items, in: container, into: &frames)
    }
  }

  /// Whether FlowLayoutUI balances the lines again, at their own length: SwiftUI may propose a flow its own answer,
  /// and lines that are more than necessary may be others there.
  private var isBalancedAnew: Bool {
    container.wrap == .balance && container.minLines > 1 && frames.lines.count > 1
      && frames.mainSize < container.mainSize ?? .infinity
  }

  private mutating func solveStrip(_ lines: Int) {
    let strip = FlexStrip(stripItems, in: container, lines: lines, order: stripOrder)
    self.strip = strip
    answer([strip.mainSize, strip.crossSize, strip.mainSize, Double(strip.lineCount)])
  }

  /// The properties of items that count in a strip.
  private var stripItems: FlexItems {
    var plain = FlexItems(main: items.main, cross: items.cross)
    plain.guides = items.guides
    return plain
  }

  private var limit: FlexLimit? {
    guard let mostLines else { return nil }
    var limit = FlexLimit(lines: mostLines)
    limit.priorities = priorities
    return limit
  }

  /// Returns the items within the limit; nil for everything.
  private mutating func shownRun(_ host: inout PageHost) -> FlexRun? {
    guard let limit else { return nil }
    let run = solver.run(of: items, in: container, within: limit, host: &host)
    return isExpanded ? FlexRun(count: .max, showsIndicator: run.showsIndicator) : run
  }

  /// Lifts an item; what the items and the container are then counts until the next one is lifted.
  mutating func lift(_ item: Int) {
    if let stripLines {
      let strip = FlexStrip(stripItems, in: container, lines: stripLines, order: stripOrder)
      drop = FlexDropFinder(of: item, from: strip)
    } else {
      drop = FlexDropFinder(of: item, from: items, in: container, within: isExpanded ? nil : limit)
    }
  }

  /// Where the lifted item would be dropped that is held with its center at a point; -1 for where it is.
  mutating func dropPlace(atMain main: Double, cross: Double) -> Int32 {
    var host = PageHost()
    return Int32(drop?.dropIndex(atMain: main, cross: cross, host: &host) ?? -1)
  }

  /// Finds all lines and places nothing on them; leaves in the buffer what `solve` does.
  mutating func indexLines() {
    take(FlexIndex(items, in: container))
  }

  /// Changes some of the indexed items, whose new sizes are in the buffer; leaves there what `solve` does.
  mutating func replaceItems(_ range: Range<Int>, withItems count: Int) {
    guard var index else { return }
    let new = FlexItems(
      main: Array(buffer[0..<count]), cross: Array(buffer[count..<2 * count]))
    // A second owner would make the columns copy themselves.
    self.index = nil
    items = FlexItems()
    index.replace(range, with: new)
    items = index.items
    take(index)
  }

  private mutating func take(_ index: FlexIndex) {
    strip = nil
    self.index = index
    answer([index.mainSize, index.crossSize, index.longestLine, Double(index.lineCount)])
  }

  /// Lays out the indexed lines between two offsets; leaves the range of their items in the buffer.
  mutating func solveLines(from start: Double, to end: Double) {
    guard let index else { return answer([0, 0]) }
    solve(index.lines(from: start, to: end), of: index)
  }

  /// Lays out the indexed lines of some items; leaves the range of the lines' items in the buffer.
  mutating func solveLines(ofItems items: Range<Int>) {
    guard let index, let last = items.last else { return answer([0, 0]) }
    solve(index.line(ofItem: items.lowerBound)..<index.line(ofItem: last) + 1, of: index)
  }

  private mutating func solve(_ lines: Range<Int>, of index: FlexIndex) {
    solver.solve(lines, of: index, into: &frames)
    answer([Double(frames.items.lowerBound), Double(frames.items.upperBound)])
  }

  private func answer(_ numbers: [Double]) {
    for (place, number) in numbers.enumerated() { buffer[place] = number }
  }

  /// Leaves frames of items in the buffer, which were laid out last: two positions and two sizes each.
  mutating func readFrames(_ items: Range<Int>) {
    reserve(4 * items.count)
    if let strip { return read(strip, items) }
    for (place, item) in items.enumerated() {
      write(frames.frame(of: item, in: self.items), at: place)
    }
  }

  /// Leaves the frames of the separators in the buffer, and returns their number.
  mutating func readSeparators() -> Int {
    if strip != nil { return 0 }
    let separators = frames.separators(of: items, in: container)
    reserve(4 * separators.count)
    for (place, frame) in separators.enumerated() { write(frame, at: place) }
    return separators.count
  }

  private func write(_ frame: FlexFrame, at place: Int) {
    buffer[4 * place] = frame.mainPosition
    buffer[4 * place + 1] = frame.crossPosition
    buffer[4 * place + 2] = frame.mainSize
    buffer[4 * place + 3] = frame.crossSize
  }

  /// Leaves frames of a strip's items in the buffer, mirrored where a host would have to do it.
  private func read(_ strip: FlexStrip, _ items: Range<Int>) {
    let mirrorsMain = container.isRightToLeft && container.axis == .row
    let mirrorsCross = container.isRightToLeft && container.axis == .column
    for (place, item) in items.enumerated() {
      let frame = strip.frame(of: item)
      let (main, cross) = (frame.mainPosition, frame.crossPosition)
      buffer[4 * place] = mirrorsMain ? strip.mainSize - main - frame.mainSize : main
      buffer[4 * place + 1] = mirrorsCross ? strip.crossSize - cross - frame.crossSize : cross
      buffer[4 * place + 2] = frame.mainSize
      buffer[4 * place + 3] = frame.crossSize
    }
  }
}

extension Session {
  /// Leaves the number of each item's line in the buffer; -1 for an item that is in none.
  mutating func readLines(_ count: Int) {
    reserve(count)
    if let strip {
      for item in 0..<count { buffer[item] = Double(strip.place(ofItem: item).line) }
      return
    }
    for item in 0..<count { buffer[item] = -1 }
    for (number, line) in frames.lines.enumerated() {
      for place in line.items {
        let item = frames.item(at: place)
        buffer[item] = Double(number)
      }
    }
  }

  /// Leaves the depths at which the lines end in the buffer.
  mutating func readLineEnds(_ count: Int) {
    reserve(count)
    for (number, line) in frames.lines.prefix(count).enumerated() {
      buffer[number] = line.crossPosition + line.crossSize
    }
  }
}

/// Answers the engine's questions by asking the page, which has the texts.
private struct PageHost: FlexHost {
  func measure(item: Int, main: Double) -> FlexMeasurement {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 3) { answer in
      page_measure(Int32(item), main, answer.baseAddress)
      return FlexMeasurement(main: answer[0], cross: answer[1], guide: answer[2])
    }
  }
}
