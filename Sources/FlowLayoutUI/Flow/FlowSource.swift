#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The type-erased contents of a flow, which make the flow's root view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
protocol FlowSource: RowSource {
  /// Returns the root view of a flow.
  ///
  /// - Parameters:
  ///   - options: The options of the flow.
  ///   - objects: The objects in the flow's state.
  ///   - interaction: The actions for reordering and drops.
  ///   - fades: Whether the views of hidden elements fade; this never changes.
  /// - Returns: The root view; its type never changes.
  func root(
    _ options: FlowOptions, _ objects: FlowObjects, _ interaction: FlowInteraction, fades: Bool
  ) -> AnyView
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContents: FlowSource {
  func root(
    _ options: FlowOptions, _ objects: FlowObjects, _ interaction: FlowInteraction, fades: Bool
  ) -> AnyView {
    fades
      ? AnyView(
        FlowRoot(self, options, objects, interaction, fades: true) {
          Rows(self, $0.count, or: $0.indices, $1, row: self.fadingRow)
        })
      : AnyView(
        FlowRoot(self, options, objects, interaction, fades: false) {
          Rows(self, $0.count, or: $0.indices, $1, row: self.row)
        })
  }
}
#endif
