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
  /// Everything is as in ``Flow/onMove(within:animation:perform:)``. Near an edge of what is visible, the scroll
  /// view scrolls on by a line at a time, and the views there are made. An element cannot be dropped behind those
  /// that have been measured; with declared sizes, it can be dropped everywhere. The elements of a strip, a flow
  /// of a given number of lines, stay where they are.
  ///
  /// To lift an element takes O(*n*), and so does each place that it comes by if sizes are measured.
  ///
  /// - Parameters:
  ///   - limits: The places in the data that the element at a place may have; nil if it stays where it is, and
  ///     so does one whose own place is not among them. Without limits, elements move everywhere.
  ///   - animation: How others make room, and how the element comes to rest.
  ///   - action: Moves an element in the data; nil if elements cannot be moved. Its arguments are those of
  ///     `DynamicViewContent.onMove(perform:)`.
  /// - Returns: A flow that calls the action.
  nonisolated public func onMove(
    within limits: ((Int) -> Range<Int>?)? = nil, animation: Animation? = .default,
    perform action: ((IndexSet, Int) -> Void)?
  ) -> LazyFlow {
    var flow = self
    let source = source
    flow.moves = action.map {
      FlowMoves(perform: $0, animation: animation, limits: limits) {
        source.data.map { AnyHashable($0[keyPath: source.id]) }
      }
    }
    return flow
  }

  /// Makes a flow of the views for the elements of a collection, which people can move by hand.
  ///
  ///     ScrollView { LazyFlow($tags, editActions: .move) { $tag in Chip(tag) } }
  ///
  /// See ``onMove(within:animation:perform:)`` for how elements are moved. The animation is the binding's, or
  /// the default one if it has none.
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - editActions: What people may do; without `move`, nothing. A flow does not delete.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view; without it, views are measured.
  ///   - section: The section that an element is in: it moves among its neighbors of the same one only. nil pins
  ///     it in its place, and ends sections. Without it, all elements are in one.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  nonisolated public init<Base: FlowingLayout>(
    _ data: Binding<Data>, editActions: EditActions<Data>, layout: Base = FlowLayout(),
    size: ((Data.Element) -> CGSize)? = nil, section: ((Data.Element) -> AnyHashable?)? = nil,
    scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  )
  where
    Data: MutableCollection, Data.Element: Identifiable, Data.Index: Hashable,
    ID == Data.Element.ID
  {
    self.init(
      data, id: \.id, editActions: editActions, layout: layout, size: size, section: section,
      scrolledTo: scrolledTo, content: content)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property, which people can
  /// move by hand.
  ///
  ///     ScrollView { LazyFlow($names, id: \.self, editActions: .move) { $name in Chip(name) } }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - editActions: What people may do; without `move`, nothing. A flow does not delete.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view; without it, views are measured.
  ///   - section: The section that an element is in: it moves among its neighbors of the same one only. nil pins
  ///     it in its place, and ends sections. Without it, all elements are in one.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  nonisolated public init<Base: FlowingLayout>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    layout: Base = FlowLayout(), size: ((Data.Element) -> CGSize)? = nil,
    section: ((Data.Element) -> AnyHashable?)? = nil,
    scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) where Data: MutableCollection, Data.Index: Hashable {
    self.init(data.wrappedValue, id: id, layout: layout, size: size, scrolledTo: scrolledTo) {
      content(.constant($0))
    }
    source.contentAtIndex = { content(data[$0]) }
    if editActions.contains(.move) { moves = FlowMoves(data, id, section) }
  }
}
#endif
