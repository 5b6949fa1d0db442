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
    let views = [item, neighbor(of: item, linesOn: -1), neighbor(of: item, linesOn: 1)]
      .compactMap { $0 }
      .map { item in
        (
          element: Optional(move?.source(of: item) ?? item), frame: lines.frame(of: item),
          line: lines.place(ofItem: item).line
        )
      }
    return HandLines(
      ElementFrames(views, rules.axis, width: width, isMirrored: isMirrored),
      DropItems(
        memory: memory, container: lines.container, rules: rules, move: move, strip: lines),
      length: areShared ? CGFloat(length) : nil)
  }

  /// Returns the item on the line before or after an item's that is as far along it as that one's middle, or the last
  /// one of a shorter line; nil if there is none.
  private func neighbor(of item: Int, linesOn step: Int) -> Int? {
    let (own, line) = (lines.frame(of: item), lines.place(ofItem: item).line + step)
    guard line >= 0, line < lines.lineCount, lines.count(ofLine: line) > 0 else { return nil }
    let middle = own.mainPosition + own.mainSize / 2
    let places = lines.places(ofLine: line, from: middle, to: .infinity)
    return lines.item(at: places.first ?? lines.count(ofLine: line) - 1, ofLine: line)
  }

  /// Returns the items that exist and stay where they are, each by itself.
  private func existingLines(
    _ existing: [Range<Int>], moving move: DataMove?, width: CGFloat, isMirrored: Bool
  ) -> HandLines {
    let elements = frames(of: existing.joined()).filter(\.isSettled)
      .map { entry in
        (
          element: Optional(move?.source(of: entry.item) ?? entry.item), frame: entry.frame,
          line: entry.line
        )
      }
    return HandLines(
      ElementFrames(elements, rules.axis, width: width, isMirrored: isMirrored))
  }

  /// The width of the whole strip.
  private var width: CGFloat {
    rules.axis.size(main: CGFloat(size.main), cross: CGFloat(size.cross)).width
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
