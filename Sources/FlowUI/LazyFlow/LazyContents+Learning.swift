#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

// What the views of a lazy flow tell, and what follows for its lines.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The lengths that items were asked for.
  func lengths(of views: [Int]) -> [Int: [Double]] {
    memory.answers.isEmpty
      ? [:]
      : Dictionary(views.map { ($0, (memory.answers[$0] ?? []).map(\.main)) }) { first, _ in first }
  }

  /// Takes what the views say that exist: new ones, and those that have changed.
  mutating func learn(_ views: LazyReading, _ slice: LazySlice) {
    if rules.strip != nil {
      if strip.learn(views) { revision += 1 }
      return
    }
    var views = views
    if views.columns.guides.isEmpty != memory.items.guides.isEmpty,
      memory.alignByGuides(&views.columns, rules)
    {
      lines.forget()
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
    // Once for all of them: who looks at it later must not take a round number of news for none.
    if hasLearned { revision += 1 }
  }

  /// Takes what views made of lengths that they had not been asked for.
  mutating func learn(_ fits: [(item: Int, fit: ItemMemory.Answer)]) {
    for (item, fit) in fits where item < memory.items.count {
      memory.note(fit, of: item)
      let (range, same) = (item..<item + 1, FlexItems(memory.items[item..<item + 1]))
      lines.edit(range, with: same, of: &memory, isDeclared: isDeclared, rules)
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
    lines.edit(range, with: new, of: &memory, isDeclared: isDeclared, rules)
  }

  /// Adds items that are measured for the first time, which come next after the known ones.
  private mutating func append(_ places: [Int], of views: LazyReading) {
    if places.isEmpty { return }
    let known = memory.items.count
    var new = FlexItems(places.map { views.columns[$0] })
    for (offset, place) in places.enumerated() { memory.note(known + offset, as: place, of: views) }
    memory.spaceApart(&new, at: known..<known + places.count, rules)
    lines.edit(known..<known, with: new, of: &memory, isDeclared: isDeclared, rules)
  }
}
#endif
