#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// The lines of a lazy flow, for hands and arrow keys.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Moves an element, if both places are known.
  mutating func moveItem(_ move: DataMove) {
    if rules.strip != nil { return strip.moveItem(from: move.from, to: move.to) }
    let known = memory.items.count
    let ends = (items.item(ofElement: move.from), items.item(ofElement: move.to))
    let range = min(ends.0, ends.1)..<max(ends.0, ends.1) + 1
    if range.upperBound > known || range.count == 1 { return }
    let origins = range.map { items.origin(of: $0, move) }
    if isDeclared { return edit(range, with: memory.items.moved(origins)) }
    forgetLines()
    memory.move(
      from: range.lowerBound, origins + (range.upperBound..<known), depth: usualDepth, rules)
  }

  /// Returns the lines for a hand: those near an element, or all that exist and stay where they are.
  ///
  /// - Parameters:
  ///   - element: The element's place in the data.
  ///   - move: The move that a drop would make now; nil if no element is held.
  ///   - isMirrored: Whether the flow runs from right to left.
  /// - Returns: The lines; nil if the element is not known.
  func handLines(
    around element: Int?, moving move: DataMove? = nil, isMirrored: Bool
  ) -> HandLines? {
    let element = element.map { move?.place(of: $0) ?? $0 }
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
    let views = known.map { item in
      (
        element: elementHeld(at: item, move), frame: frames.frame(of: item, in: memory.items),
        line: index.line(ofItem: item)
      )
    }
    return HandLines(
      ElementFrames(views, rules.axis, width: width(latest), isMirrored: isMirrored),
      DropItems(
        memory: memory, container: index.container, rules: rules,
        elements: items.areElements ? nil : memory.items.indices.map { elementHeld(at: $0, move) },
        move: move),
      length: latest.limit, longest: CGFloat(index.mainSize))
  }

  /// Returns the element that is at an item's place while an element is held; nil for headers and footers.
  func elementHeld(at item: Int, _ move: DataMove?) -> Int? {
    items.element(ofItem: item).map { move?.source(of: $0) ?? $0 }
  }

  /// Returns the items that exist, each by itself.
  private func existingLines(
    _ latest: LazyLines, moving move: DataMove?, isMirrored: Bool
  ) -> HandLines {
    let index = latest.index
    let shown = index.items(ofLines: 0..<shownLines(latest)).upperBound
    var elements: [(element: Int?, frame: FlexFrame, line: Int)] = []
    for range in existing.ranges {
      let range = range.clamped(to: 0..<shown)
      guard let first = range.first, let last = range.last else { continue }
      let near = index.line(ofItem: first)..<index.line(ofItem: last) + 1
      let frames = frames(of: near, in: index)
      for item in range {
        guard let element = elementHeld(at: item, move) else { continue }
        let frame = frames.frame(of: item, in: memory.items)
        elements.append((element, frame, index.line(ofItem: item)))
      }
    }
    return HandLines(
      ElementFrames(elements, rules.axis, width: width(latest), isMirrored: isMirrored))
  }

  /// Returns the width of the flow that lines are mirrored in.
  private func width(_ lines: LazyLines) -> CGFloat {
    if let room { return room.width }
    if rules.axis == .rows { return lines.limit ?? CGFloat(lines.index.mainSize) }
    var contents = self
    return contents.size(lines.limit).width
  }

  /// Returns where a line ends across the lines.
  func end(ofLine line: Int, in index: FlexIndex) -> Double {
    let line = frames(of: line..<line + 1, in: index).lines[0]
    return line.crossPosition + line.crossSize
  }

  /// Returns some lines, each where it is in the whole.
  private func frames(of lines: Range<Int>, in index: FlexIndex) -> FlexFrames {
    var (placed, solver) = (FlowArrangement(), FlexSolver())
    _ = placed.solve(lines, of: index, memory, isDeclared: isDeclared, rules, by: &solver)
    return placed.frames
  }
}
#endif
