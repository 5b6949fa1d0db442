#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Lets people move the flow's elements by hand.
  ///
  ///     ScrollView {
  ///       LazyFlow(people) { Chip($0) }
  ///         .onMove { source, destination in
  ///           people.move(fromOffsets: source, toOffset: destination)
  ///         }
  ///     }
  ///
  /// Everything is as in ``Flow/onMove(animation:perform:)``. Near an edge of the visible part the scroll view
  /// scrolls on other systems, too, line by line. An element cannot be dropped behind those that
  /// have been measured; with declared sizes, it can be dropped everywhere.
  ///
  /// The elements of sections are not moved: a flow made of them traps.
  ///
  /// To lift an element takes O(*n*), and so does each place that it comes by if sizes are measured.
  ///
  /// - Parameters:
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved.
  /// - Returns: A flow that calls the action.
  nonisolated public func onMove(
    animation: Animation? = .default, perform action: ((IndexSet, Int) -> Void)?
  ) -> LazyFlow {
    var flow = self
    flow.moves = action.map { FlowMoves(perform: $0, animation: animation) }
    return flow
  }

  /// Adds a condition for elements that stay where they are.
  ///
  ///     LazyFlow($tags, editActions: .move) { $tag in Chip(tag) }
  ///       .moveDisabled { (tag: Tag) in tag.isPinned }
  ///
  /// Such an element cannot be lifted, and the others move on their side of it: none takes its place or passes it. So
  /// a text field behind tags remains the last one.
  ///
  /// - Parameter isDisabled: Whether an element stays; over a binding, of its value. Traps if the flow's elements are
  ///   of another type.
  /// - Returns: A flow that moves the other elements.
  nonisolated public func moveDisabled<Element>(
    _ isDisabled: @escaping (Element) -> Bool
  ) -> LazyFlow {
    var flow = self
    flow.isMoveDisabled = FlowMoves.disabling(isDisabled)
    return flow
  }
}
#endif
