#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The placing of a dragged element's views: under the finger, or off screen while the system draws them.
///
/// It is an input of a container's layout, which SwiftUI asks again when the finger has moved.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DragPlacing {
  /// The dragged or dropped element.
  let dragged: DraggedElement?

  /// The move that a drop would make now; nil if no element is dragged.
  var move: DataMove? { dragged.whileDragged?.move }

  /// Places the views of the dragged element under the finger, and those that the system draws off screen.
  ///
  /// - Parameters:
  ///   - subviews: The subviews of the layout.
  ///   - bounds: The bounds of the layout.
  ///   - proposal: Returns the proposal to place a view with, by its index; nil if it stays where it is.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: (_ view: Int) -> ProposedViewSize?
  ) {
    if let dragged = dragged.whileDragged {
      for (rank, view) in views(of: dragged.element, subviews).enumerated() {
        // A view that was added since the lift is at the last one of before.
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
