#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Places the views of the dragged element under the finger.
///
/// While the system draws a drag preview of an element, the element's own views are off screen.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DragPlacing {
  // A container's layout stores this value: when the finger moves, the value changes, and SwiftUI
  // calls the layout again.
  /// The dragged or dropped element; nil if there is none.
  let dragged: DraggedElement?

  /// The move in the data that a drop would make now.
  ///
  /// Nil if no element is dragged.
  var move: DataMove? { dragged.whileDragged?.move }

  /// Places the dragged element's views under the finger.
  ///
  /// While the system draws a drag preview of an element, the element's own views are off screen.
  ///
  /// - Parameters:
  ///   - subviews: The subviews of the layout.
  ///   - bounds: The bounds of the layout.
  ///   - proposal: Returns a subview's size proposal; nil if the subview stays in place. Without
  ///     this function, no view follows the finger.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect,
    proposal: ((_ view: Int) -> ProposedViewSize?)?
  ) {
    if let dragged = dragged.whileDragged, let proposal {
      for (rank, view) in views(of: dragged.element, subviews).enumerated() {
        // A lazy container has one frame for all views of an element. A view that was added after the
        // lift has no frame, and is placed at the last one.
        guard let center = dragged.center(ofView: min(rank, dragged.frames.count - 1)),
          let proposal = proposal(view)
        else { continue }
        subviews.view(view).place(
          at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
          proposal: proposal)
      }
    }
    for element in dragged.drawnBySystem {
      for view in views(of: element, subviews) { subviews.view(view).placeOutOfSight() }
    }
  }

  /// Returns the indices of an element's views among the subviews.
  private func views(of element: Int, _ subviews: LayoutSubviews) -> [Int] {
    subviews.indices.filter { view in
      if case .element(element, _)? = subviews.view(view)[RowPart.self] { return true }
      return false
    }
  }
}
#endif
