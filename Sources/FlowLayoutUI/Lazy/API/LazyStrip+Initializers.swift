#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip where Content: View {
  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ lines: Int, _ layout: some FlowingLayout,
    _ content: @escaping (Data.Element) -> Content,
    read: @escaping (Data, ItemSizes<Element>) -> DeclaredSizes?
  ) {
    root = FlowContents(data: data, id: id, content: content).root(read)
    options = LazyOptions(layout.rules.asStrip(lines))
  }

  /// Makes a strip of the views for the elements of a collection.
  ///
  ///     LazyStrip(tags, lines: 2) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - lines: The number of lines; less than 1 counts as 1. There are never more lines than
  ///     elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, lines: Int, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, lines, layout, content) { $1.read($0) }
  }

  /// Makes a strip of the views for a collection's elements, identified by a property.
  ///
  ///     LazyStrip(tags, id: \.self, lines: 2) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - lines: The number of lines; less than 1 counts as 1. There are never more lines than
  ///     elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, lines: Int, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, lines, layout, content) { $1.read($0) }
  }

  /// Makes a strip of a view for each number of a range.
  ///
  ///     LazyStrip(0..<100, lines: 2) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - lines: The number of lines; less than 1 counts as 1. There are never more lines than
  ///     elements.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes a number's view.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, lines: Int, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, \.self, lines, layout, content) { $1.read($0) }
  }

  /// Makes a strip of the views for the elements of a binding.
  ///
  ///     LazyStrip($tags, lines: 2, editActions: .move) { $tag in Chip(tag) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - lines: The number of lines; less than 1 counts as 1. There are never more lines than
  ///     elements.
  ///   - editActions: `.move` lets people move elements, as
  ///     ``FlowContainer/onMove(animation:perform:)`` does. The binding sets the animation:
  ///     `$tags.animation(.snappy)`. `.delete` has no effect, and warns.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes the view of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, lines: Int, editActions: EditActions<Data> = [],
    layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, lines, layout, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }

  /// Makes a strip of the views for a binding's elements, identified by a property.
  ///
  ///     LazyStrip($names, id: \.self, lines: 2, editActions: .move) { $name in Chip(name) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - lines: The number of lines; less than 1 counts as 1. There are never more lines than
  ///     elements.
  ///   - editActions: `.move` lets people move elements; other actions have no effect, and warn.
  ///   - layout: How the views are arranged: a `FlowLayout` for rows, a `VFlowLayout` for columns.
  ///   - content: Makes the view of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Element, ID>, lines: Int,
    editActions: EditActions<Data> = [], layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element {
    self.init(data, bindingPath(to: id), lines, layout, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }
}
#endif
