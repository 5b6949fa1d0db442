#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow where Content: View {
  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ layout: some FlowingLayout,
    _ content: @escaping (Data.Element) -> Content,
    read: @escaping (Data, ItemSizes<Element>) -> DeclaredSizes?
  ) {
    root = FlowContents(data: data, id: id, content: content).root(read)
    options = LazyOptions(layout.rules)
  }

  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     LazyFlow(people) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, layout, content) { $1.read($0) }
  }

  /// Makes a flow of the views for a collection's elements, identified by a property.
  ///
  ///     LazyFlow(tags, id: \.self) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, layout, content) { $1.read($0) }
  }

  /// Makes a flow of a view for each number of a range.
  ///
  ///     LazyFlow(0..<10) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes a number's view.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, \.self, layout, content) { $1.read($0) }
  }

  /// Makes a flow of the views for the elements of a binding.
  ///
  ///     LazyFlow($tags, editActions: .move) { $tag in Chip(tag) }
  ///     LazyFlow($tags) { $tag in Chip(tag) }.itemSizes { $0.chipSize }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - editActions: `.move` lets people move elements, as
  ///     ``FlowContainer/onMove(animation:perform:)`` does. The binding sets the animation:
  ///     `$tags.animation(.snappy)`. `.delete` has no effect, and warns.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes the view of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, layout, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }

  /// Makes a flow of the views for a binding's elements, identified by a property.
  ///
  ///     LazyFlow($names, id: \.self, editActions: .move) { $name in Chip(name) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - editActions: `.move` lets people move elements; other actions have no effect, and warn.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes the view of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Element, ID>, editActions: EditActions<Data> = [],
    layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element {
    self.init(data, bindingPath(to: id), layout, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }
}
#endif
