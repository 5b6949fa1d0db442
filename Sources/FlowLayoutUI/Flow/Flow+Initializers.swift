#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow where Content: View {
  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     Flow(tags) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's views, which are shown, hidden and moved together.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, layout, content) { data }
  }

  /// Makes a flow of views for elements that a property identifies.
  ///
  ///     Flow(tags, id: \.self, layout: VFlowLayout(spacing: 6)) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes an element's view.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, layout, content) { data }
  }

  /// Makes a flow of a view for each number of a range.
  ///
  ///     Flow(0..<10) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes a number's view.
  nonisolated public init(
    _ data: Range<Int>, layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, \.self, layout, content) { data }
  }

  /// Makes a flow of the views for the elements of a binding.
  ///
  ///     Flow($tags, editActions: .move) { $tag in Chip(tag) }
  ///     Flow($tags) { $tag in TextField("Tag", text: $tag.name) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - editActions: `.move` lets people move elements, as
  ///     ``FlowContainer/onMove(animation:perform:)`` does. The animation is that of the binding
  ///     (`$tags.animation(.snappy)`). `.delete` has no effect, and warns.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes the view of an element from a binding of it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, id: \.id, editActions: editActions, layout: layout, content: content)
  }

  /// Makes a flow of views for a binding's elements that a property identifies.
  ///
  ///     Flow($names, id: \.self, editActions: .move) { $name in Chip(name) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - editActions: `.move` lets people move elements; other actions have no effect, and warn.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes the view of an element from a binding of it.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Data>, id: KeyPath<Element, ID>, editActions: EditActions<Data> = [],
    layout: some FlowingLayout = FlowLayout(),
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element {
    self.init(data, bindingPath(to: id), layout, content) { data.wrappedValue }
    self = moving(editActions, data)
  }
}
#endif
