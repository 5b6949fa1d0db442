#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The rows of a container as its layout left them last, from which lines for a hand are made when it lifts one.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class PlacedRows {
  let lines: FlowArrangement
  var memory: ItemMemory
  let rules: FlowRules

  /// The view of each item, counted from the container's first.
  let views: [Int]

  /// The place of each item's element in the data; nil for the indicator.
  let elements: [Int?]

  let indicator: Int?

  /// The width of the container, and whether it runs from right to left.
  var width: CGFloat = 0
  var isMirrored = false

  /// The length that the container was offered.
  var length: CGFloat?

  /// Rows that are the items.
  init(_ lines: FlowArrangement, _ memory: ItemMemory, _ rules: FlowRules, elements: [Int]) {
    (self.lines, self.memory, self.rules, self.elements) = (lines, memory, rules, elements)
    (views, indicator) = (Array(elements.indices), nil)
  }

  /// Rows with others among them.
  init(_ lines: FlowArrangement, _ items: RowItems, _ rules: FlowRules) {
    (self.lines, memory, self.rules, views) = (lines, items.memory, rules, items.views)
    (elements, indicator) = (items.views.indices.map(items.element), items.indicator)
  }
}

#endif
