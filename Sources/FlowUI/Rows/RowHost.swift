#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

/// Answers the engine while it looks for what a limit shows: measures a view when the engine comes to it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowHost {
  var base: ItemHost
  let items: RowItems

  /// The items that have been asked for, as far as they count: the last one, or with priorities all of them.
  private var lastAsked = -1
  private var asked: Set<Int> = []

  /// Takes the memory out of the items: a second owner would make it copy itself.
  init(_ items: RowItems, _ views: LayoutSubviews, _ rules: FlowRules) {
    self.items = items
    base = ItemHost(items.memory, asking: views, rules, of: items.views)
    items.memory = ItemMemory()
  }

  /// How many of the most important elements, or of the first ones, have been asked for.
  var knownElements: Int {
    if !items.priorities.isEmpty { return Set(asked.compactMap(items.element)).count }
    return lastAsked < 0 ? 0 : (items.element(lastAsked) ?? -1) + 1
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowHost: FlexReachHost {
  func measure(item: Int, main: Double) -> FlexMeasurement {
    base.measure(item: item, main: main)
  }

  func size(of item: Int) -> FlexMeasurement? {
    if item < items.count, !items.isSeparator(item) {
      lastAsked = max(lastAsked, item)
      if !items.priorities.isEmpty { asked.insert(item) }
    }
    if let known = items.size(of: item, in: base.memory) { return known }
    // Its line decides how large it is.
    guard !base.memory.keepsProportions(item), let view = base.view(of: item) else { return nil }
    return items.measure(item, view, base.rules, into: &base.memory)
  }

  var givesGaps: Bool { base.givesGaps }

  func gap(before item: Int, after earlier: Int) -> Double? {
    base.distance(before: item, after: earlier)
  }

  var givesLineGaps: Bool { base.givesLineGaps }

  func gap(between line: [Int], and next: [Int]) -> Double? {
    base.gap(between: line, and: next)
  }

  func linesReach(from start: Double, to end: Double) {
    base.linesReach(from: start, to: end)
  }
}
#endif
