#if canImport(SwiftUI)
public import SwiftUI

/// A container whose elements people can move: ``Flow``, ``LazyFlow``, ``LazyStrip`` and ``LazyWaterfall``.
///
///     LazyFlow(people) { Chip($0) }
///       .onMove { people.move(fromOffsets: $0, toOffset: $1) }
///       .moveDisabled { $0.isPinned }
///
/// Other types cannot conform. The four conform if they show data without sections.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol FlowContainer<Element>: View {
  /// The type of the elements.
  associatedtype Element

  // Seals the protocol: its value can be made in this package only.
  /// The actions for reordering and drops that `onMove`, `moveDisabled` and `dropDestination` have
  /// set.
  nonisolated var _interaction: _FlowInteraction { get set }
}

/// The actions for reordering and drops of a ``FlowContainer``.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
typealias FlowInteraction = _FlowInteraction

// Public, as it seals a public protocol; without public members.
/// The values that a container's methods `onMove`, `moveDisabled` and `dropDestination` have set.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _FlowInteraction {
  /// The action that moves an element, from `onMove` or `editActions`; nil if there is none.
  var onMove: FlowMoves?
  /// Returns whether an element cannot be moved; nil if all elements can.
  var isMoveDisabled: ((Any) -> Bool)?
  /// The drop destinations for items that people drag in from elsewhere.
  var drops: [FlowDropDestination] = []
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContainer {
  /// Lets people move the container's elements by dragging, by keys and with assistive
  /// technologies.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .onMove { source, destination in
  ///         tags.move(fromOffsets: source, toOffset: destination)
  ///       }
  ///
  /// A finger lifts an element by holding and moving it. A pointer on a Mac lifts an element by
  /// dragging it. An element is dropped at the index whose position is nearest to the element. The
  /// other elements make room there. The action is called once, at the drop, if the element's
  /// index changes. On iOS, visionOS and macOS 14, the enclosing scroll view scrolls near an edge
  /// of the visible area.
  ///
  /// The Escape key, a change of the data, or a rotation of the device cancels the drag. So does an
  /// app that becomes inactive, or disabling the flow. Elements cannot be dropped among hidden
  /// ones. In a lazy container that measures its views, they cannot be dropped after those that
  /// have been measured.
  ///
  /// Assistive technologies have the actions "Move earlier" and "Move later". On iOS 17 and macOS
  /// 14, Option and an arrow key move the focused element. It moves along its line or to the next
  /// line.
  ///
  /// The views of an element move together. `EnvironmentValues.isLiftedInFlow` is true in them
  /// while they are dragged. With ``SwiftUICore/View/flowMoveHandle()`` on a part of an element,
  /// only that part lifts the element.
  ///
  /// On tvOS, elements can be moved only with assistive technologies.
  ///
  /// - Parameters:
  ///   - animation: The animation in which the other elements make room, and the dropped element
  ///     moves to its position.
  ///   - action: Moves an element in the data; nil if elements cannot be moved. The arguments are
  ///     those of `DynamicViewContent.onMove(perform:)`. The first is the offset of the element.
  ///     The second is the offset to insert it at, counted before it is removed.
  /// - Returns: A container that calls the action.
  /// - Complexity: In a lazy container, O(*n*) for a lift. If sizes are measured, also O(*n*) for
  ///   each new drop index.
  nonisolated public func onMove(
    animation: Animation? = .default, perform action: ((IndexSet, Int) -> Void)?
  ) -> Self {
    var container = self
    container._interaction.onMove = action.map { FlowMoves(perform: $0, animation: animation) }
    return container
  }

  /// Prevents elements that meet a condition from being moved.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
  ///       .moveDisabled { $0.isPinned }
  ///
  /// Such an element cannot be lifted. No other element takes its index or moves past it. For
  /// example, a text field that is the last element remains last.
  ///
  /// - Parameter isDisabled: Returns whether an element cannot be moved.
  /// - Returns: A container that moves the other elements.
  nonisolated public func moveDisabled(_ isDisabled: @escaping (Element) -> Bool) -> Self {
    var container = self
    container._interaction.isMoveDisabled = { ($0 as? Element).map(isDisabled) == true }
    return container
  }

  /// Lets people move a binding's elements if its edit actions include `.move`.
  ///
  /// Other actions cause a warning.
  @usableFromInline
  nonisolated func moving<Values: MutableCollection>(
    _ actions: EditActions<Values>, _ data: Binding<Values>
  ) -> Self {
    if !actions.subtracting(.move).isEmpty {
      RuntimeWarning.report(
        """
        \("\(Self.self)".prefix { $0 != "<" }): of editActions, only .move has an effect. To let people delete an element, \
        put a button or a context menu into its view.
        """)
    }
    var container = self
    container._interaction.onMove = FlowMoves(actions, data)
    return container
  }
}

@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContainer {
  /// Takes items that people drop on the container, at an index in its data.
  ///
  ///     Flow(done) { card in CardView(card).draggable(card.id) }
  ///       .dropDestination(for: String.self) { ids, index in
  ///         move(ids, to: $done, at: index)
  ///       }
  ///
  /// The method is SwiftUI's own `dropDestination(for:action:isTargeted:)` with an index instead of
  /// a point, as for a `ForEach` in a `List`. So flows take elements of other flows, lists and
  /// apps.
  ///
  /// Items are inserted on the line nearest to the point of the drop. They are inserted before the
  /// first element of this line whose middle is after the point. If there is no such element, they
  /// are inserted after the line's last element. For several types of items, use the method several
  /// times.
  ///
  /// Apply the method always or never. Adding or removing it while the container is shown resets
  /// the state of its views, as with SwiftUI's modifier.
  ///
  /// The destination is the container itself, which may be small or empty. To take items that are
  /// dropped beside it, put SwiftUI's modifier on a view around it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the items.
  ///   - action: Inserts the items into the data. Its arguments are the items, and the index of the
  ///     element to insert them before. For the end, the index is the number of elements.
  /// - Returns: A container that takes items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> Self {
    var container = self
    container._interaction.drops.append(FlowDropDestination(action: action))
    return container
  }
}
#endif
