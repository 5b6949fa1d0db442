#if canImport(SwiftUI)
import FlowCore
import SwiftUI

// What a lazy flow learns from its views, and when it is to be laid out again.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// Takes what the views say that exist: new ones, and those that have changed.
  mutating func learn(
    _ views: [(view: LayoutSubview, item: Int)], _ slice: LazySlice
  ) {
    let indices = views.map(\.item)
    for (view, item) in views { host.views[item] = view }
    var rules = rules
    rules.mainSpacing = 0
    var reader = FlowItems()
    reader.read(views.map(\.view), rules)
    var new = reader.columns
    new.order = []
    if new.guides.isEmpty != columns.guides.isEmpty { alignByGuides(&new) }
    _ = lines(slice.length)
    let known = columns.count
    var hasLearned = indices.contains { $0 >= known }
    for (place, item) in indices.enumerated() where item < known {
      let isNews = holes.contains(item) || !columns.isSame(item, as: place, of: new)
      if !isNews, indexes.last?.unknown.contains(item) != true { continue }
      holes.remove(item)
      host.fits[item] = nil
      replace(item, with: new.some([place]))
      hasLearned = true
    }
    append(indices.indices.filter { indices[$0] >= known }, of: new)
    if hasLearned { revision += 1 }
  }

  /// Gives all items guides, as soon as one has one of its own.
  private mutating func alignByGuides(_ new: inout FlexItems) {
    if new.guides.isEmpty {
      new.guides = rules.defaultGuides(new.cross)
    } else {
      columns.guides = rules.defaultGuides(columns.cross)
      indexes = []
    }
  }

  private mutating func replace(_ item: Int, with new: FlexItems) {
    var new = new
    var range = item..<item + 1
    if keepsSpacings {
      note(item)
      if rules.mainSpacing == nil {
        range = item..<min(item + 2, columns.count)
        if range.count == 2 {
          let next = columns.some([item + 1])
          new = new.followed(by: next)
        }
        new.gapBefore = range.map(distance)
      }
    }
    edit(range, with: new)
  }

  /// Adds items that are measured for the first time, which come next after the known ones.
  private mutating func append(_ places: [Int], of new: FlexItems) {
    if places.isEmpty { return }
    let range = columns.count..<columns.count + places.count
    var items = new.some(places)
    if keepsSpacings {
      for item in range { note(item) }
      if rules.mainSpacing == nil { items.gapBefore = range.map(distance) }
    }
    edit(columns.count..<columns.count, with: items)
  }

  private var keepsSpacings: Bool { rules.mainSpacing == nil || rules.crossSpacing == nil }

  /// Notes the distances that an item's view would like.
  private mutating func note(_ item: Int) {
    while host.spacings.count <= item { host.spacings.append(ViewSpacing()) }
    guard let view = host.views[item], !view[FlowWish.LineBreak.self] else { return }
    host.spacings[item] = view.spacing
  }

  /// The platform's distance between an item and the one before it.
  private func distance(before item: Int) -> Double {
    if item == 0 { return 0 }
    return Double(
      host.spacings[item - 1].distance(to: host.spacings[item], along: rules.axis.mainAxis))
  }

  /// Takes the distances between neighbors anew.
  mutating func spaceApart(_ range: Range<Int>) {
    if rules.mainSpacing != nil { return }
    for item in range { columns.gapBefore[item] = distance(before: item) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// When a flow that has learned something is to be laid out again.
  enum Report {
    case never
    /// In the update that goes on.
    case now
    /// In the next one: an update has two rounds and no third.
    case later
  }

  /// Says when to lay out again, once for all that has been learned.
  mutating func report() -> Report {
    if reported == revision { return .never }
    reported = revision
    if hasReportedInUpdate { return .later }
    hasReportedInUpdate = true
    return .now
  }

  /// Notes that an update is over.
  mutating func endUpdate() { hasReportedInUpdate = false }
}
#endif
