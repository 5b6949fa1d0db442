#if canImport(SwiftUI)
public import SwiftUI

/// A container whose elements people move by hand: ``Flow``, ``LazyFlow``, ``LazyStrip`` and ``LazyWaterfall``.
///
///     LazyFlow(people) { Chip($0) }
///       .onMove { people.move(fromOffsets: $0, toOffset: $1) }
///       .moveDisabled { $0.isPinned }
///
/// These four are all that there are: other types cannot conform. Containers conform if they show data, without
/// sections.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol FlowContainer<Element>: View {
  /// The type of the elements.
  associatedtype Element

  // Seals the protocol: its value can be made in this package only.
  /// The reordering and drops that the container's methods have set.
  nonisolated var _interaction: _FlowInteraction { get set }
}

/// The reordering and drops of a ``FlowContainer``.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
typealias FlowInteraction = _FlowInteraction

// Public, as it seals a public protocol; without public members.
/// The value of ``FlowInteraction``.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _FlowInteraction {
  /// The moves of elements, with no regard to those that stay; nil if there are none.
  var onMove: FlowMoves?
  /// Whether an element stays where it is; nil if all of them move.
  var isMoveDisabled: ((Any) -> Bool)?
  /// The types of items that the container takes from elsewhere.
  var drops: [FlowDrop] = []

  /// The moves of elements, but for those that stay; nil if there are none.
  var moves: FlowMoves? { onMove?.except(isMoveDisabled) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContainer {
  /// Lets people move the container's elements by hand.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .onMove { source, destination in
  ///         tags.move(fromOffsets: source, toOffset: destination)
  ///       }
  ///
  /// A finger lifts an element by holding and moving it, a pointer on a Mac by dragging it. The others make room at the
  /// place where it would be dropped, the one nearest to the point where it is held. The action is called once, at the
  /// drop, if the place is another one. On iOS, visionOS and macOS 14, the enclosing scroll view scrolls near an edge of
  /// the visible area. The Escape key, a change of the data, a rotated device, an app that becomes inactive and a flow
  /// that is disabled cancel the drag. Elements cannot be dropped among hidden ones, nor in a lazy container without
  /// declared sizes after those that have been measured.
  ///
  /// Assistive technologies have the actions "Move earlier" and "Move later". Option and an arrow key move the focused
  /// element along its line or to the next one (iOS 17, macOS 14).
  ///
  /// The views of an element move together. `EnvironmentValues.isLiftedInFlow` tells them that they are dragged. With
  /// ``SwiftUICore/View/flowMoveHandle()`` on a part of it, only that part lifts an element.
  ///
  /// On tvOS elements are moved by assistive technologies only.
  ///
  /// - Parameters:
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved. Its arguments are those of
  ///     `DynamicViewContent.onMove(perform:)`: where the element is, and before which one it is put, counted
  ///     while it is still there.
  /// - Returns: A container that calls the action.
  /// - Complexity: In a lazy container, to lift an element takes O(*n*), and so does each place that it comes by if sizes
  ///   are measured.
  nonisolated public func onMove(
    animation: Animation? = .default, perform action: ((IndexSet, Int) -> Void)?
  ) -> Self {
    var container = self
    container._interaction.onMove = action.map { FlowMoves(perform: $0, animation: animation) }
    return container
  }

  /// Adds a condition for elements that stay where they are.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
  ///       .moveDisabled { $0.isPinned }
  ///
  /// Such an element cannot be lifted, and the others move on their side of it: none takes its place or passes it. So
  /// a text field after tags remains the last one.
  ///
  /// - Parameter isDisabled: Whether an element stays.
  /// - Returns: A container that moves the other elements.
  nonisolated public func moveDisabled(_ isDisabled: @escaping (Element) -> Bool) -> Self {
    var container = self
    container._interaction.isMoveDisabled = FlowMoves.disabling(isDisabled)
    return container
  }

  /// Lets people move elements as the edit actions on a binding say it.
  @usableFromInline
  nonisolated func moving<Values: MutableCollection>(
    _ actions: EditActions<Values>, _ data: Binding<Values>
  ) -> Self {
    var container = self
    container._interaction.onMove = FlowMoves(actions, data)
    return container
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContainer {
  /// Takes items that people drop on the container, at a place in its data.
  ///
  ///     Flow(done) { card in CardView(card).draggable(card.id) }
  ///       .dropDestination(for: String.self) { ids, index in
  ///         move(ids, to: $done, at: index)
  ///       }
  ///
  /// It is SwiftUI's own `dropDestination(for:action:isTargeted:)` with an index in place of a point, as that of a
  /// `ForEach` in a `List`: so flows take elements of other flows, lists and apps. On the line nearest to the point, the
  /// index is that of the first element whose middle is after it, or one more than that of the last. For several
  /// types of items, use it several times.
  ///
  /// Apply it always or never: adding or removing it while the views exist resets their state, as with SwiftUI's
  /// modifier.
  ///
  /// The place to drop is the container itself, which may be small or empty. Put SwiftUI's modifier on a view around it
  /// to take items that are dropped beside it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Puts the items into the data. Its arguments are the items, and the index of the element before which
  ///     they come; the number of elements for the end.
  /// - Returns: A container that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    var container = self
    container._interaction.drops.append(FlowDrop(action: action))
    return container
  }
}
#endif
