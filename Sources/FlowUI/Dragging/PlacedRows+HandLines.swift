#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension PlacedRows {
  /// The lines, without the items that are hidden.
  var handLines: HandLines {
    let (items, lineOfItem) = shown
    var container = rules.container(
      limit: lines.limit, alignsByGuides: memory.hasGuides, separator: memory.separator?.size)
    container.refitsOversizeItems = (lines.limit ?? rules.idealLength) != nil
    return HandLines(
      zip(items, lineOfItem).map { item, line in
        (elements[item], lines.frames.frame(of: item, in: memory.items), line)
      }, rules.axis, width: lines.size.width, isMirrored: isMirrored,
      items: DropItems(
        memory: memory.keeping(items), container: container, rules: rules,
        elements: items.map { elements[$0] }),
      length: length, longest: rules.axis.main(of: lines.size))
  }

  /// The items of elements that are shown, and the line of each.
  private var shown: (items: [Int], lines: [Int]) {
    var lineOfItem = [Int?](repeating: nil, count: memory.items.count)
    for (number, line) in lines.frames.lines.enumerated() {
      for place in line.items { lineOfItem[lines.frames.item(at: place)] = number }
    }
    let shown = lineOfItem.enumerated().compactMap { item, line in
      item == indicator ? nil : line.map { (item, $0) }
    }
    return (shown.map(\.0), shown.map(\.1))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ItemMemory {
  /// Returns the memory of some of the items.
  func keeping(_ kept: [Int]) -> ItemMemory {
    if kept.count == items.count { return self }
    var memory = ItemMemory()
    memory.isExact = isExact
    memory.items = FlexItems(kept.map { items[$0] })
    for (place, item) in kept.enumerated() { memory.note(answers[item] ?? [], of: place) }
    memory.spacings = spacings.isEmpty ? [] : kept.map { spacings[$0] }
    memory.separator = separator
    return memory
  }
}
#endif
