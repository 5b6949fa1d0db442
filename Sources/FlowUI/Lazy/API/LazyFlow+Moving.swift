#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow where Content: View {
  /// Lets people move the flow's elements by hand.
  ///
  ///     ScrollView {
  ///       LazyFlow(people) { Chip($0) }
  ///         .onMove { source, destination in
  ///           people.move(fromOffsets: source, toOffset: destination)
  ///         }
  ///     }
  ///
  /// Everything is as in ``Flow/onMove(animation:perform:)``. An element cannot be dropped behind those that
  /// have been measured; with declared sizes, it can be dropped everywhere.
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
    flow.container = container.moving(animation, action)
    return flow
  }

  /// Adds a condition for elements that stay where they are.
  ///
  ///     LazyFlow($tags, editActions: .move) { $tag in Chip(tag) }
  ///       .moveDisabled { $0.isPinned }
  ///
  /// Such an element cannot be lifted, and the others move on their side of it: none takes its place or passes it. So
  /// a text field behind tags remains the last one.
  ///
  /// - Parameter isDisabled: Whether an element stays.
  /// - Returns: A flow that moves the other elements.
  nonisolated public func moveDisabled(
    _ isDisabled: @escaping (Element) -> Bool
  ) -> LazyFlow {
    var flow = self
    flow.container = container.keeping(isDisabled)
    return flow
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow where Content: View {
  /// Takes items that people drop on the flow, at a place in its data.
  ///
  ///     LazyFlow(names, id: \.self) { Chip($0).draggable($0) }
  ///       .dropDestination(for: String.self) { new, index in
  ///         names.insert(contentsOf: new, at: index)
  ///       }
  ///
  /// Everything is as in ``Flow/dropDestination(for:action:)``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Puts the items into the data, before the element at an index.
  /// - Returns: A flow that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> LazyFlow {
    #if os(tvOS) || os(watchOS)
    return self
    #else
    var flow = self
    flow.container = container.taking(action)
    return flow
    #endif
  }
}
#endif
