#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Lets people move the flow's elements by hand.
  ///
  ///     Flow(tags, maxLines: 2) { Chip($0) }
  ///       .onMove { source, destination in
  ///         tags.move(fromOffsets: source, toOffset: destination)
  ///       }
  ///
  /// A finger lifts an element by resting on it and moving, a pointer on a Mac by dragging it. Others make room for it
  /// where it would be dropped: at the place where it would lie nearest to where it is held, or behind the last view of a
  /// row where it is held behind that. The action is called once,
  /// at the drop, if the element has come to another place. On iOS and visionOS, the scroll view around
  /// scrolls near an edge of what is visible. The escape key, other elements in the data, a turned device and an app that
  /// is no longer active end the drag, and everything goes back to where it was. What a limit hides is no place to drop.
  ///
  /// Assistive technologies get the actions "Move earlier" and "Move later". The option key and an arrow key move
  /// the element that has the focus, along its line or to the next one (iOS 17, macOS 14).
  ///
  /// The views of an element move together. `EnvironmentValues.isLiftedInFlow` tells them that they are held. With
  /// ``SwiftUICore/View/flowMoveHandle()`` on a part of it, only that part lifts an element.
  ///
  /// A flow of any views, whose elements are not known, moves none. On tvOS elements are moved by assistive
  /// technologies only.
  ///
  /// - Parameters:
  ///   - limits: The places in the data that the element at a place may have; nil if it stays where it is, and
  ///     so does one whose own place is not among them. Without limits, elements move everywhere.
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved. Its arguments are those of
  ///     `DynamicViewContent.onMove(perform:)`: where the element is, and before which one it is put, counted
  ///     while it is still there.
  /// - Returns: A flow that calls the action.
  nonisolated public func onMove(
    within limits: ((Int) -> Range<Int>?)? = nil, animation: Animation? = .default,
    perform action: ((IndexSet, Int) -> Void)?
  ) -> Flow<Content> {
    var flow = self
    flow.moves = action.map { FlowMoves(perform: $0, animation: animation, within: limits) }
    return flow
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Lets people move elements between this flow and others around which there is a
  /// ``SwiftUICore/View/flowMoveGroup()``.
  ///
  ///     Flow(done) { CardView($0) }
  ///       .onMove { done.move(fromOffsets: $0, toOffset: $1) }
  ///       .onMoveBetweenFlows(
  ///         accepts: { (card: Card) in card.isReviewed }, remove: { done.remove(at: $0) },
  ///         insert: { card, place in done.insert(card, at: place) })
  ///
  /// A flow over a binding needs no more than `editActions: .move`. What is moved leaves one flow and comes to another
  /// in one transaction, at the drop. Put the modifier behind ``onMove(within:animation:perform:)``: without that, and
  /// with limits, it does nothing.
  ///
  /// - Parameters:
  ///   - accepts: Whether another flow's element may come; one of another type never does.
  ///   - remove: Removes the element at a place from the data.
  ///   - insert: Inserts another flow's element at a place.
  /// - Returns: A flow that exchanges elements with others.
  nonisolated public func onMoveBetweenFlows<Element>(
    accepts: @escaping (Element) -> Bool = { _ in true }, remove: @escaping (Int) -> Void,
    insert: @escaping (Element, Int) -> Void
  ) -> Flow<Content> {
    var flow = self
    flow.moves?.exchange = FlowExchange(accepts, remove, insert)
    return flow
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Lets people move elements between this flow and others around which there is a
  /// ``SwiftUICore/View/flowMoveGroup()``; see ``Flow/onMoveBetweenFlows(accepts:remove:insert:)``.
  ///
  ///     LazyFlow(done) { CardView($0) }
  ///       .onMove { done.move(fromOffsets: $0, toOffset: $1) }
  ///       .onMoveBetweenFlows(
  ///         remove: { done.remove(at: $0) },
  ///         insert: { (card: Card, place) in done.insert(card, at: place) })
  ///
  /// A flow made of sections exchanges elements by `editActions` only.
  ///
  /// - Parameters:
  ///   - accepts: Whether another flow's element may come; one of another type never does.
  ///   - remove: Removes the element at a place from the data.
  ///   - insert: Inserts another flow's element at a place.
  /// - Returns: A flow that exchanges elements with others.
  nonisolated public func onMoveBetweenFlows<Element>(
    accepts: @escaping (Element) -> Bool = { _ in true }, remove: @escaping (Int) -> Void,
    insert: @escaping (Element, Int) -> Void
  ) -> LazyFlow {
    var flow = self
    flow.moves?.exchange = FlowExchange(accepts, remove, insert)
    return flow
  }
}

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
  /// Everything is as in ``Flow/onMove(within:animation:perform:)``. Near an edge of what is visible the scroll view
  /// scrolls on other systems, too, line by line. An element cannot be dropped behind those that
  /// have been measured; with declared sizes, it can be dropped everywhere. In a strip of several lines that are read
  /// one after the other, and measured, an element moves along its own line.
  ///
  /// In a flow made of sections an element stays in its own: between two sections, a place does not say which is meant.
  ///
  /// To lift an element takes O(*n*), and so does each place that it comes by if sizes are measured.
  ///
  /// - Parameters:
  ///   - limits: The places in the data that the element at a place may have; see
  ///     ``Flow/onMove(within:animation:perform:)``.
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved.
  /// - Returns: A flow that calls the action.
  nonisolated public func onMove(
    within limits: ((Int) -> Range<Int>?)? = nil, animation: Animation? = .default,
    perform action: ((IndexSet, Int) -> Void)?
  ) -> LazyFlow {
    var flow = self
    flow.moves = action.map { FlowMoves(perform: $0, animation: animation, within: limits) }
    return flow
  }
}
#endif
