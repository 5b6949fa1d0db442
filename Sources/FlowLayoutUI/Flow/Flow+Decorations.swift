#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Returns the flow's separators and overflow indicator, and the priorities of `elements`.
  ///
  /// Elements of low priority are hidden first. The closures that make the indicator and return the
  /// priorities read the current elements.
  nonisolated func decorations(
    of elements: @escaping () -> AnyRandomAccessCollection<Element>
  ) -> FlowDecorations {
    let isExpanded = limits.isExpanded
    var decorations = decorations
    decorations.indicator = overflow.map { overflow in
      { use, placement, total in
        if isExpanded { return overflow(use, FlowOverflow(count: 0, isExpanded: true) { [] }) }
        let count = placement.hiddenCount(of: total)
        let indicated = FlowOverflow(count: count, isExpanded: false) {
          elements().enumerated().filter { placement.hides($0.offset) }.map(\.element)
        }
        return overflow(use, indicated)
      }
    }
    decorations.priorities = priority.map { priority in { elements().map(priority) } }
    return decorations
  }
}
#endif
