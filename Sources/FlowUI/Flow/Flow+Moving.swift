#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow where Content: View {
  /// Lets people move the flow's elements by hand.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .onMove { source, destination in
  ///         tags.move(fromOffsets: source, toOffset: destination)
  ///       }
  ///
  /// A finger lifts an element by resting on it and moving, a pointer on a Mac by dragging it. Others make room for it
  /// where it would be dropped: at the place where it would lie nearest to where it is held, or behind the last view of
  /// a row where it is held behind that. The action is called once, at the drop, if the element has come to another
  /// place. On iOS, visionOS and macOS 14, the scroll view around scrolls near an edge of the visible part. The escape
  /// key, other elements in the data, a turned device, an app that is no longer active and a flow that is disabled end
  /// the drag, and everything goes back to where it was; the system's picture stays below a finger that is still there.
  /// Nothing can be dropped among hidden elements.
  ///
  /// Assistive technologies get the actions "Move earlier" and "Move later". The option key and an arrow key move
  /// the element that has the focus, along its line or to the next one (iOS 17, macOS 14).
  ///
  /// The views of an element move together. `EnvironmentValues.isLiftedInFlow` tells them that they are held. With
  /// ``SwiftUICore/View/flowMoveHandle()`` on a part of it, only that part lifts an element.
  ///
  /// On tvOS elements are moved by assistive technologies only.
  ///
  /// - Parameters:
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved. Its arguments are those of
  ///     `DynamicViewContent.onMove(perform:)`: where the element is, and before which one it is put, counted
  ///     while it is still there.
  /// - Returns: A flow that calls the action.
  nonisolated public func onMove(
    animation: Animation? = .default, perform action: ((IndexSet, Int) -> Void)?
  ) -> Flow {
    var flow = self
    flow.moves = action.map { FlowMoves(perform: $0, animation: animation) }
    return flow
  }

  /// Adds a condition for elements that stay where they are.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
  ///       .moveDisabled { $0.isPinned }
  ///
  /// Such an element cannot be lifted, and the others move on their side of it: none takes its place or passes it. So
  /// a text field behind tags remains the last one.
  ///
  /// - Parameter isDisabled: Whether an element stays.
  /// - Returns: A flow that moves the other elements.
  nonisolated public func moveDisabled(_ isDisabled: @escaping (Element) -> Bool) -> Flow {
    var flow = self
    flow.isMoveDisabled = FlowMoves.disabling(isDisabled)
    return flow
  }
}

#endif
