#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The views of a container's elements, as the layout last placed them.
///
/// `ElementFrames` are computed from them for a drag or a key press.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class PlacedRows {
  let lines: FlowArrangement
  var memory: ItemMemory
  let rules: FlowRules

  /// The index of each item's subview.
  let views: [Int]

  /// The data offset of each item's element; nil for the overflow indicator.
  let elements: [Int?]

  let indicator: Int?

  /// The width of the container.
  var width: CGFloat = 0
  /// Whether the container is laid out from right to left.
  var isMirrored = false

  /// The proposed length of the lines.
  ///
  /// Nil if unspecified.
  var length: CGFloat?

  /// Records the elements' views in a flow without a limit, separators or a dragged element.
  ///
  /// Every subview shows an element. `elements` has the data offset of that element.
  init(_ lines: FlowArrangement, _ memory: ItemMemory, _ rules: FlowRules, elements: [Int]) {
    (self.lines, self.memory, self.rules, self.elements) = (lines, memory, rules, elements)
    (views, indicator) = (Array(elements.indices), nil)
  }

  /// Records the elements' views in a flow with a limit, separators or a dragged element.
  ///
  /// Only the views of elements and the overflow indicator are in `items`. The other subviews draw
  /// or measure separators.
  init(_ lines: FlowArrangement, _ items: RowItems, _ rules: FlowRules) {
    (self.lines, memory, self.rules, views) = (lines, items.memory, rules, items.views)
    (elements, indicator) = (items.views.indices.map(items.element), items.indicator)
  }

  /// Returns the size proposal with which a subview is placed.
  ///
  /// Nil if the subview at that index is not an item of the lines.
  func proposal(ofView view: Int) -> ProposedViewSize? {
    views.firstIndex(of: view).map { lines.proposal(of: $0, memory, rules) }
  }
}
#endif
