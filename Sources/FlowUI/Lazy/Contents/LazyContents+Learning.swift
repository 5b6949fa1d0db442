#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// The measurements of a lazy flow's views, and the lines that follow from them.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Returns the lengths that items were asked for.
  func lengths(of views: [Int]) -> [Int: [Double]] {
    var lengths: [Int: [Double]] = [:]
    if memory.answers.isEmpty { return lengths }
    for item in views { lengths[item] = (memory.answers[item] ?? []).map(\.main) }
    return lengths
  }

  /// Takes the measurements of realized views that are new or have changed.
  mutating func learn(_ views: LazyReading, _ slice: LazySlice) {
    if rules.strip != nil {
      // Views of another length are about to be measured again.
      if strip.areShared, Double(slice.length) != strip.length { return }
      if strip.learn(views) { revision += 1 }
      return
    }
    var views = views
    if views.columns.guides.isEmpty != memory.items.guides.isEmpty,
      memory.alignByGuides(&views.columns, rules)
    {
      forgetLines()
    }
    _ = lines(slice.length)
    let known = memory.items.count
    var hasLearned = views.items.contains { $0 >= known }
    for (place, item) in views.items.enumerated()
    where item < known && !memory.isSame(item, as: place, of: views) {
      memory.note(item, as: place, of: views)
      replace(item, with: FlexItems(views.columns[place..<place + 1]))
      hasLearned = true
    }
    append(views.items.indices.filter { views.items[$0] >= known }, of: views)
    // Counted once for all of them.
    if hasLearned { revision += 1 }
  }

  /// Takes the depths of headers and footers, in a flow of declared sizes.
  mutating func learn(_ depths: [(item: Int, depth: Double)], _ slice: LazySlice) {
    let new = depths.filter { $0.item < count && memory.items.cross[$0.item] != $0.depth }
    if new.isEmpty { return }
    _ = lines(slice.length)
    for (item, depth) in new {
      edit(item..<item + 1, with: FlexItems([.ofFullLine(depth)]))
    }
    revision += 1
  }

  /// Takes measurements of views at lengths that they had not been asked for.
  mutating func learn(_ fits: [(item: Int, fit: ItemMemory.Answer)]) {
    for (item, fit) in fits where item < memory.items.count {
      memory.note(fit, of: item)
      edit(item..<item + 1, with: FlexItems(memory.items[item..<item + 1]))
    }
    revision += 1
  }

  private mutating func replace(_ item: Int, with new: FlexItems) {
    var (new, range) = (new, item..<item + 1)
    if rules.mainSpacing == nil, item + 1 < memory.items.count {
      range = item..<item + 2
      new.append(memory.items[item + 1])
    }
    memory.spaceApart(&new, at: range, rules)
    edit(range, with: new)
  }

  /// Adds items that are measured for the first time, which come next after the known ones.
  private mutating func append(_ places: [Int], of views: LazyReading) {
    if places.isEmpty { return }
    let known = memory.items.count
    var new = FlexItems(places.map { views.columns[$0] })
    for (offset, place) in places.enumerated() { memory.note(known + offset, as: place, of: views) }
    memory.spaceApart(&new, at: known..<known + places.count, rules)
    edit(known..<known, with: new)
  }
}

extension FlexItem {
  /// The size and the guide.
  var measurement: FlexMeasurement { FlexMeasurement(main: main, cross: cross, guide: guide) }

  /// Returns a header or a footer: it has a line for itself, as long as the flow.
  static func ofFullLine(_ depth: Double) -> FlexItem {
    var item = FlexItem(main: 0, cross: depth)
    item.breaks = .fullLine
    return item
  }
}
#endif
