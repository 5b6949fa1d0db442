#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// What hands and arrow keys ask of the lines of a strip.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  /// Moves an item of those that are known.
  mutating func moveItem(from source: Int, to place: Int) {
    guard source != place, known[part(of: source)].contains(source),
      known[part(of: place)].contains(place)
    else { return }
    if isDeclared {
      var items = parts[0].strip.items
      items.moveItem(source, to: place)
      return declare(items)
    }
    let move = DataMove(from: source, to: place)
    let all = known.joined().map { ($0, move.source(of: $0)) }
    self = moved(rules, count: count, Dictionary(all) { first, _ in first })
  }

  /// The lines for a hand: those of the part that an item is in, or of all items that exist.
  func handLines(
    around element: Int?, of existing: [Range<Int>], moving move: DataMove?, width: CGFloat?,
    isMirrored: Bool
  ) -> HandLines? {
    let width = width ?? self.width
    guard let element else {
      return existingLines(existing, moving: move, width: width, isMirrored: isMirrored)
    }
    let index = part(of: element)
    guard known[index].contains(element) else { return nil }
    let (part, start) = (parts[index], crossStarts[index])
    let item = element - part.items.lowerBound
    var memory = ItemMemory()
    memory.items = part.strip.items
    let lines = HandLines(
      memory: memory, container: part.strip.container, rules, elements: nil,
      known: item..<item + 1, frames: [part.strip.frame(of: item).moved(across: start)],
      lines: [part.strip.place(ofItem: item).line], length: nil, longest: 0, width: width,
      isMirrored: isMirrored)
    (lines.strip, lines.crossStart) = (part.strip, start)
    (lines.first, lines.move) = (part.items.lowerBound, move)
    return lines
  }

  /// The items that exist and stay where they are, each by itself.
  private func existingLines(
    _ existing: [Range<Int>], moving move: DataMove?, width: CGFloat, isMirrored: Bool
  ) -> HandLines {
    let elements = frames(of: existing.joined()).filter(\.isSettled)
      .map { (element: move?.source(of: $0.item) ?? $0.item, frame: $0.frame, line: $0.line) }
    return HandLines(
      of: elements, in: parts[0].strip.container, rules, width: width, isMirrored: isMirrored)
  }

  /// How wide all of it is.
  private var width: CGFloat {
    rules.axis.size(main: CGFloat(size.main), cross: CGFloat(size.cross)).width
  }

  /// Where each part begins across the lines.
  var crossStarts: [Double] {
    var position = 0.0
    return parts.map { part in
      defer { position += part.strip.crossSize + rules.crossGap }
      return position
    }
  }

  /// The item to scroll to for one more item before or behind what is visible; nil where there is none.
  func item(before start: Double, orBehind end: Double, isForward: Bool) -> Int? {
    let part = parts[0]
    if part.strip.lineCount == 0 { return nil }
    let places =
      isForward
      ? part.strip.places(ofLine: 0, from: end + 0.5, to: .infinity)
      : part.strip.places(ofLine: 0, from: -.infinity, to: start - 0.5)
    return (isForward ? places.first : places.last).map { part.item(at: $0, ofLine: 0) }
  }
}

extension FlexFrame {
  /// The same at another place across the lines.
  func moved(across distance: Double) -> FlexFrame {
    FlexFrame(
      mainPosition: mainPosition, crossPosition: crossPosition + distance, mainSize: mainSize,
      crossSize: crossSize)
  }
}
#endif
