#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// The lines of a strip, for hands and arrow keys.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension StripLines {
  /// Moves an item, if both places are known.
  mutating func moveItem(from source: Int, to place: Int) {
    guard source != place, known.contains(source), known.contains(place) else { return }
    if isDeclared {
      var items = lines.items
      items.moveItem(source, to: place)
      return declare(items)
    }
    move(known.map(DataMove(from: source, to: place).source))
  }

  /// Returns the lines for a hand: around an item, or those of all items that exist.
  func handLines(
    around item: Int?, of existing: [Range<Int>], moving move: DataMove?, width: CGFloat?,
    isMirrored: Bool
  ) -> HandLines? {
    let width = width ?? self.width
    guard let item else {
      return existingLines(existing, moving: move, width: width, isMirrored: isMirrored)
    }
    guard known.contains(item) else { return nil }
    var memory = ItemMemory()
    memory.items = lines.items
    let hand = HandLines(
      memory: memory, container: lines.container, rules, elements: nil, known: item..<item + 1,
      frames: [lines.frame(of: item)], lines: [lines.place(ofItem: item).line],
      length: areShared ? CGFloat(length) : nil, longest: 0, width: width, isMirrored: isMirrored)
    (hand.strip, hand.move) = (lines, move)
    return hand
  }

  /// Returns the items that exist and stay where they are, each by itself.
  private func existingLines(
    _ existing: [Range<Int>], moving move: DataMove?, width: CGFloat, isMirrored: Bool
  ) -> HandLines {
    let elements = frames(of: existing.joined()).filter(\.isSettled)
      .map { (element: move?.source(of: $0.item) ?? $0.item, frame: $0.frame, line: $0.line) }
    return HandLines(
      of: elements, in: lines.container, rules, width: width, isMirrored: isMirrored)
  }

  /// The width of the whole strip.
  private var width: CGFloat {
    rules.axis.size(main: CGFloat(size.main), cross: CGFloat(size.cross)).width
  }

  /// Returns the item to scroll to for one more item before or behind the viewport; nil where there is none.
  func item(before start: Double, orBehind end: Double, isForward: Bool) -> Int? {
    if lines.lineCount == 0 { return nil }
    let places =
      isForward
      ? lines.places(ofLine: 0, from: end + 0.5, to: .infinity)
      : lines.places(ofLine: 0, from: -.infinity, to: start - 0.5)
    return (isForward ? places.first : places.last).map { lines.item(at: $0, ofLine: 0) }
  }
}

extension FlexFrame {
  /// Returns the same frame at another place across the lines.
  func moved(across distance: Double) -> FlexFrame {
    FlexFrame(
      mainPosition: mainPosition, crossPosition: crossPosition + distance, mainSize: mainSize,
      crossSize: crossSize)
  }
}
#endif
