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
  /// A finger lifts an element by resting on it, a pointer on a Mac by dragging it. Others make room for it where
  /// it would be dropped: at the place where it would lie nearest to where it is held. The action is called once,
  /// at the drop, if the element has come to another place. The escape key, a second finger and other elements in
  /// the data end the drag, and everything goes back to where it was. What a limit hides is no place to drop.
  ///
  /// Assistive technologies get the actions "Move earlier" and "Move later". The option key and an arrow key move
  /// the element that has the focus, along its line or to the next one (iOS 17, macOS 14).
  ///
  /// The views of an element move together. `EnvironmentValues.isLiftedInFlow` tells them that they are held.
  ///
  /// A flow of any views, whose elements are not known, moves none.
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
    var flow = flow
    flow.moves = nil
    if let action, let identities = flow.identities {
      flow.moves = FlowMoves(
        perform: action, animation: animation, limits: limits, identities: identities)
    }
    return Flow(flow)
  }

  /// Makes a flow of the views for the elements of a collection, which people can move by hand.
  ///
  ///     Flow($tags, editActions: .move) { $tag in Chip(tag) }
  ///
  /// See ``onMove(within:animation:perform:)`` for how elements are moved. The animation is the binding's
  /// (`$tags.animation(.snappy)`), or the default one if it has none.
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - editActions: What people may do; without `move`, nothing. A flow does not delete.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - section: The section that an element is in: it moves among its neighbors of the same one only. nil pins
  ///     it in its place, and ends sections. Without it, all elements are in one.
  ///   - content: Makes an element's view.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, Base: FlowingLayout>(
    _ data: Binding<Data>, editActions: EditActions<Data>, layout: Base = FlowLayout(),
    section: ((Data.Element) -> AnyHashable?)? = nil,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable, Data.Index: Hashable {
    self.init(
      data, id: \.id, editActions: editActions, layout: layout, section: section, content: content)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property, which people can
  /// move by hand.
  ///
  ///     Flow($names, id: \.self, editActions: .move) { $name in Chip(name) }
  ///
  /// See ``onMove(within:animation:perform:)`` for how elements are moved. The animation is the binding's
  /// (`$tags.animation(.snappy)`), or the default one if it has none.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - editActions: What people may do; without `move`, nothing. A flow does not delete.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - section: The section that an element is in: it moves among its neighbors of the same one only. nil pins
  ///     it in its place, and ends sections. Without it, all elements are in one.
  ///   - content: Makes an element's view.
  nonisolated public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, Base: FlowingLayout
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    layout: Base = FlowLayout(), section: ((Data.Element) -> AnyHashable?)? = nil,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data.Index: Hashable {
    let elements = IndexedElements(base: data.wrappedValue)
    let identifier = (\IndexedElements<Data>.Element.value).appending(path: id)
    self.init(elements, id: identifier, layout: layout) { content(data[$0.index]) }
    if editActions.contains(.move) {
      flow.moves = FlowMoves(data, id, section)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowMoves {
  /// Moves elements where a binding writes them.
  init<Data: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Data>, _ id: KeyPath<Data.Element, ID>,
    _ section: ((Data.Element) -> AnyHashable?)?
  ) {
    let stretches = section.map { section in
      let found = Locked<[Range<Int>?]?>(nil)
      return { (place: Int) -> Range<Int>? in
        let known = found.with { $0 }
        let all = known ?? data.wrappedValue.stretches(section)
        if known == nil { found.with { $0 = all } }
        return all.indices.contains(place) ? all[place] : nil
      }
    }
    self.init(
      perform: { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) },
      animation: data.transaction.animation ?? .default, limits: stretches,
      identities: { data.wrappedValue.map { AnyHashable($0[keyPath: id]) } })
  }
}
#endif
