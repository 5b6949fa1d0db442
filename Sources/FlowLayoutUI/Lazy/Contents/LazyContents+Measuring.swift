#if canImport(SwiftUI)
import FlowLayoutEngine
import FlowLayouts
import SwiftUI

// Measure: the sizes of the views that the container has created are recorded.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Returns the lengths at which each item's view was measured earlier, by item.
  ///
  /// These are proposed lengths along the line. The ideal size, measured without a length, is not
  /// included.
  func lengths(of views: [Int]) -> [Int: [Double]] {
    let answers = items.memory.answers
    if answers.isEmpty { return [:] }
    return Dictionary(views.map { ($0, (answers[$0] ?? []).map(\.main)) }) { $1 }
  }

  /// Records new or changed measurements of the views that the container has created.
  mutating func learn(_ views: LazyReading, _ slice: LazySlice) {
    // Views at another length are about to be measured again.
    if !items.areMeasured(for: slice.length) { return }
    var views = views
    shareGuides(with: &views.columns)
    lines.breakLines(at: slice.length, &items)
    let known = items.measured.count
    var hasLearned = false
    for (place, item) in views.items.enumerated()
    where item < known && !items.memory.isSame(item, as: place, of: views) {
      let length = (rules.isStrip ? views.columns.main : views.columns.cross)[place]
      if remade.isRemembered(item, insteadOf: length) { continue }
      items.memory.record(item, as: place, of: views)
      replace(item..<item + 1, with: FlexItems(views.columns[place..<place + 1]))
      hasLearned = true
    }
    if append(views) { hasLearned = true }
    // Counted once for all views.
    if hasLearned { (generation.learned, isLearning) = (generation.learned + 1, true) }
  }

  /// Gives default alignment guides to the items that have none, if others have guides.
  ///
  /// These are either all items measured earlier, or all those in `new`, which are measured now.
  private mutating func shareGuides(with new: inout FlexItems) {
    if new.guides.isEmpty == items.memory.items.guides.isEmpty { return }
    if new.guides.isEmpty {
      new.guides = rules.defaultGuides(new.cross)
    } else {
      items.memory.items.guides = rules.defaultGuides(items.memory.items.cross)
      lines.forget(&items)
    }
  }

  /// Appends items that are measured for the first time; returns whether there are any.
  ///
  /// Only items that directly follow the measured ones are appended.
  private mutating func append(_ views: LazyReading) -> Bool {
    let known = items.measured.count
    let new = sortedIndices(views.items.count) { views.items[$0] < views.items[$1] }
      .filter { (known..<max(known, count)).contains(views.items[$0]) }
      .enumerated().prefix { views.items[$0.element] == known + $0.offset }.map(\.element)
    if new.isEmpty { return false }
    for (offset, place) in new.enumerated() {
      items.memory.record(known + offset, as: place, of: views)
    }
    replace(known..<known, with: FlexItems(new.map { views.columns[$0] }))
    return true
  }

  /// Records the measured cross sizes of headers and footers.
  ///
  /// It is called if the app declares the sizes of elements: then only headers and footers are
  /// measured.
  mutating func learn(_ depths: [(item: Int, depth: Double)], _ slice: LazySlice) {
    let new = depths.filter { $0.item < count && items.memory.items.cross[$0.item] != $0.depth }
    if new.isEmpty { return }
    lines.breakLines(at: slice.length, &items)
    for (item, depth) in new {
      lines.replace(item..<item + 1, with: FlexItems([.ofFullLine(depth)]), in: &items)
    }
    generation.learned += 1
  }

  /// Records sizes of views that were measured at a length given by their line.
  ///
  /// The lines of these items are then recomputed.
  mutating func learn(_ fits: [(item: Int, fit: ItemMemory.Answer)]) {
    for (item, fit) in fits where item < items.measured.count {
      items.memory.record(fit, of: item)
      let same = FlexItems(items.memory.items[item..<item + 1])
      lines.replace(item..<item + 1, with: same, in: &items)
    }
    generation.learned += 1
  }
}

extension FlexItem {
  /// Returns the item of a header or footer, which takes up a full line.
  static func ofFullLine(_ depth: Double) -> FlexItem {
    var item = FlexItem(main: 0, cross: depth)
    item.breaks = .fullLine
    return item
  }
}
#endif
