#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Returns the separators, the overflow indicator and the priorities of a flow over `elements`.
  nonisolated func decorations(
    of elements: @escaping () -> AnyRandomAccessCollection<Element>
  ) -> FlowDecorations {
    var decorations = decorations { placement in
      var hidden: [Element] = []
      for (index, element) in elements().enumerated() where placement.hides(index) {
        hidden.append(element)
      }
      return hidden
    }
    decorations.priorities = priority.map { priority in { elements().map(priority) } }
    return decorations
  }

  /// Returns the separators and the overflow indicator of a flow.
  ///
  /// `hidden` returns the elements that the result of a layout hides.
  nonisolated func decorations(
    hiding hidden: @escaping (Placement) -> [Element]
  ) -> FlowDecorations {
    let isExpanded = limits.isExpanded
    var decorations = decorations
    decorations.indicator = overflow.map { overflow in
      { use, placement, total in
        if isExpanded { return overflow(use, FlowOverflow(count: 0, isExpanded: true) { [] }) }
        let count = placement.hiddenCount(of: total)
        return overflow(use, FlowOverflow(count: count, isExpanded: false) { hidden(placement) })
      }
    }
    return decorations
  }
}
#endif
