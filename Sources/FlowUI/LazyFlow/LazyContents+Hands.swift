#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// What hands and arrow keys ask of the lines of a lazy flow.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Moves an element of those that are known; what begins and ends sections goes on with these.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - new: What the items are then.
  mutating func moveItem(_ move: DataMove, becoming new: LazyItems) {
    if rules.strip != nil { return moveInStrip(move, becoming: new) }
    if move.isArrival || move.isDeparture { return exchangeItem(move, new) }
    let (old, known) = (items, memory.items.count)
    let ends = (old.item(ofElement: move.from), new.item(ofElement: move.to))
    let range = min(ends.0, ends.1)..<max(ends.0, ends.1) + 1
    if range.upperBound > known { return }
    setItems(new)
    if range.count == 1 { return }
    let origins: [Int?] = range.map { old.origin(of: $0, in: new, move) }
    if isDeclared { return edit(range, with: memory.items.moved(origins, or: hand)) }
    forgetLines()
    memory.move(
      from: range.lowerBound, origins + (range.upperBound..<known).map { $0 }, depth: usualDepth,
      rules)
  }

  /// Takes an element out into the hand, or puts in what is there.
  private mutating func exchangeItem(_ move: DataMove, _ new: LazyItems) {
    let (old, known) = (items, memory.items.count)
    let item = move.isArrival ? new.item(ofElement: move.to) : old.item(ofElement: move.from)
    let going = item..<item + (move.isArrival ? 0 : 1)
    let coming = move.isArrival ? [hand] : []
    if move.isDeparture, item < known { hand = memory.items[item] }
    setItems(new)
    if isDeclared { return edit(going, with: FlexItems(coming)) }
    // Nothing is known of it.
    guard item < known || move.isArrival && item == known else { return }
    let rest = going.upperBound..<max(going.upperBound, known)
    self.move(from: item, coming.map { _ in nil } + rest.map { $0 })
    if move.isArrival, item < memory.items.count { memory.note(hand.measurement, of: item) }
  }

  private mutating func moveInStrip(_ move: DataMove, becoming new: LazyItems) {
    if !move.isArrival, !move.isDeparture { return strip.moveItem(from: move.from, to: move.to) }
    if isDeclared {
      var items = strip.lines.items
      if move.isDeparture { hand = items[move.from] }
      let range = move.isArrival ? move.to..<move.to : move.from..<move.from + 1
      items.replaceSubrange(range, with: move.isArrival ? [hand] : [])
      return declare(items, new)
    }
    strip.move((0...strip.known.count).map(move.source))
    setItems(new)
  }

  /// The lines that another container's element may be put in.
  func guestLines(isMirrored: Bool) -> [HandLines] {
    if rules.strip == nil, let latest = lines.latest {
      // There may be headers, and no element.
      return handLines(near: 0, of: latest, moving: nil, isMirrored).map { [$0] } ?? []
    }
    return handLines(around: 0, isMirrored: isMirrored).map { [$0] } ?? []
  }

  /// The lines for a hand: those near an element, or all that exist and stay where they are.
  ///
  /// - Parameters:
  ///   - element: The element's place in the data.
  ///   - move: What stands elsewhere than in the data, because it is held.
  ///   - isMirrored: Whether the flow runs from right to left.
  /// - Returns: The lines; nil if the element is not known.
  func handLines(
    around element: Int?, moving move: DataMove? = nil, isMirrored: Bool
  ) -> HandLines? {
    let element = element.map { move?.place(of: $0) ?? $0 }
    if element == DataMove.elsewhere { return nil }
    if rules.strip != nil {
      return strip.handLines(
        around: element, of: existing.ranges, moving: move, width: room?.width,
        isMirrored: isMirrored)
    }
    guard let latest = lines.latest else { return nil }
    guard let element else { return existingLines(latest, moving: move, isMirrored: isMirrored) }
    return handLines(near: items.item(ofElement: element), of: latest, moving: move, isMirrored)
  }

  private func handLines(
    near item: Int, of latest: LazyLines, moving move: DataMove?, _ isMirrored: Bool
  ) -> HandLines? {
    let index = latest.index
    guard item < index.count else { return nil }
    let line = index.line(ofItem: item)
    let near = max(0, line - 1)..<min(index.lineCount, line + 2)
    let (known, frames) = (index.items(ofLines: near), frames(of: near, in: index))
    let lines = HandLines(
      memory: memory, container: index.container, rules,
      elements: items.areElements ? nil : memory.items.indices.map { elementHeld(at: $0, move) },
      known: known,
      frames: known.map { frames.frame(of: $0, in: memory.items) },
      lines: known.map { index.line(ofItem: $0) }, length: latest.limit,
      longest: CGFloat(index.mainSize), width: width(latest), isMirrored: isMirrored)
    lines.move = move
    if items.hasSections { lines.sections = items }
    return lines
  }

  /// The element that is at an item's place while something is held; nil if the item is none.
  func elementHeld(at item: Int, _ move: DataMove?) -> Int? {
    items.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }

  /// The items that exist, each by itself.
  private func existingLines(
    _ latest: LazyLines, moving move: DataMove?, isMirrored: Bool
  ) -> HandLines {
    let index = latest.index
    let shown = index.items(ofLines: 0..<shownLines(latest)).upperBound
    var elements: [(element: Int?, frame: FlexFrame, line: Int)] = []
    var pinned = elements
    for range in existing.ranges {
      let range = range.clamped(to: 0..<shown)
      guard let first = range.first, let last = range.last else { continue }
      let near = index.line(ofItem: first)..<index.line(ofItem: last) + 1
      let frames = frames(of: near, in: index)
      for item in range {
        let (frame, line) = (frames.frame(of: item, in: memory.items), index.line(ofItem: item))
        if let element = elementHeld(at: item, move) {
          elements.append((element, frame, line))
        } else if existing.pin != nil {
          let distance = existing.distance(
            from: frame.crossPosition, upTo: travel(of: item, frame, latest))
          pinned.append((nil, frame.moved(across: distance), line))
        }
      }
    }
    // A pinned header is drawn over elements.
    elements += pinned
    return HandLines(
      of: elements, in: index.container, rules, width: width(latest), isMirrored: isMirrored)
  }

  /// How wide the flow is in which lines are mirrored.
  private func width(_ lines: LazyLines) -> CGFloat {
    if let room { return room.width }
    if rules.axis == .rows { return lines.limit ?? CGFloat(lines.index.mainSize) }
    var contents = self
    return contents.size(lines.limit).width
  }

  /// The element to scroll to for one more line before or behind what is visible; nil where there is none.
  func item(before start: Double, orBehind end: Double, isForward: Bool) -> Int? {
    if rules.strip != nil { return strip.item(before: start, orBehind: end, isForward: isForward) }
    guard let index = lines.latest?.index else { return nil }
    // Half a point is not worth a line.
    let (first, last) = (start - 0.5, end + 0.5)
    // The last line that begins before, or the first one that ends behind; there may be none. Where gaps
    // differ, an index answers lines, too, that end in the gap before those.
    let line =
      isForward
      ? index.lines(from: last, to: .infinity).first { self.end(ofLine: $0, in: index) >= last }
      : index.lines(from: -.infinity, to: first).last
    guard let line else { return nil }
    return index.items(ofLines: line..<line + 1).lazy.compactMap(items.element).first
  }

  /// Where a line ends across the lines.
  func end(ofLine line: Int, in index: FlexIndex) -> Double {
    let line = frames(of: line..<line + 1, in: index).lines[0]
    return line.crossPosition + line.crossSize
  }

  /// Some lines, each where it is in the whole.
  private func frames(of lines: Range<Int>, in index: FlexIndex) -> FlexFrames {
    var (placed, solver) = (FlowArrangement(), FlexSolver())
    _ = placed.solve(lines, of: index, memory, isDeclared: isDeclared, rules, by: &solver)
    return placed.frames
  }
}
#endif
