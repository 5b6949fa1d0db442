#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall where Content: View {
  /// Lets people move the waterfall's elements by hand.
  ///
  ///     ScrollView {
  ///       LazyWaterfall(people, columns: .fixed(2)) { Card($0) }
  ///         .onMove { source, destination in
  ///           people.move(fromOffsets: source, toOffset: destination)
  ///         }
  ///     }
  ///
  /// Everything is as in ``LazyFlow/onMove(animation:perform:)``.
  ///
  /// - Parameters:
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved.
  /// - Returns: A waterfall that calls the action.
  nonisolated public func onMove(
    animation: Animation? = .default, perform action: ((IndexSet, Int) -> Void)?
  ) -> LazyWaterfall {
    var waterfall = self
    waterfall.container = container.moving(animation, action)
    return waterfall
  }

  /// Adds a condition for elements that stay where they are.
  ///
  ///     LazyWaterfall($cards, editActions: .move, columns: .fixed(2)) { $card in Card(card) }
  ///       .moveDisabled { $0.isPinned }
  ///
  /// Such an element cannot be lifted, and the others move on their side of it: none takes its place or passes it. So
  /// a text field behind tags remains the last one.
  ///
  /// - Parameter isDisabled: Whether an element stays.
  /// - Returns: A waterfall that moves the other elements.
  nonisolated public func moveDisabled(
    _ isDisabled: @escaping (Element) -> Bool
  ) -> LazyWaterfall {
    var waterfall = self
    waterfall.container = container.keeping(isDisabled)
    return waterfall
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyWaterfall where Content: View {
  /// Takes items that people drop on the waterfall, at a place in its data.
  ///
  ///     LazyWaterfall(names, id: \.self, columns: .fixed(2)) { Card($0).draggable($0) }
  ///       .dropDestination(for: String.self) { new, index in
  ///         names.insert(contentsOf: new, at: index)
  ///       }
  ///
  /// Everything is as in ``Flow/dropDestination(for:action:)``.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Puts the items into the data, before the element at an index.
  /// - Returns: A waterfall that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> LazyWaterfall {
    #if os(tvOS) || os(watchOS)
    return self
    #else
    var waterfall = self
    waterfall.container = container.taking(action)
    return waterfall
    #endif
  }
}
#endif
