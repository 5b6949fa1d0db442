#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes rows of photos, each row as wide as the flow, identified by a property.
  ///
  ///     LazyFlow(names, id: \.self, aspectRatio: { sizes[$0] ?? .zero }) { Image($0).resizable() }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` with a `targetRowHeight`, or a `VFlowLayout` with a
  ///     `targetColumnWidth`; 160 points where it has none.
  ///   - aspectRatio: The proportions of an element's view: a number, width divided by height, or a size. What
  ///     is not positive and finite counts as 1. Read again when the data changes, not when only the closure
  ///     does.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout, Ratio: FlowAspectRatio>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    aspectRatio: @escaping (Data.Element) -> Ratio, scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, proportional: layout._rules, Self.reading(ratios: aspectRatio),
      scrolledTo: scrolledTo, content: content)
  }

  /// Makes rows of photos, each row as wide as the flow.
  ///
  ///     ScrollView {
  ///       LazyFlow(photos, layout: FlowLayout(spacing: 4, targetRowHeight: 180), aspectRatio: { $0.size }) {
  ///         Photo($0)
  ///       }
  ///     }
  ///
  /// All rows are known in advance, as with declared sizes: any jump is exact, and the place of reading stays
  /// when the width changes. Each view is proposed exactly its frame. See <doc:PhotoRows>.
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` with a `targetRowHeight`, or a `VFlowLayout` with a
  ///     `targetColumnWidth`; 160 points where it has none.
  ///   - aspectRatio: The proportions of an element's view: a number, width divided by height, or a size. What
  ///     is not positive and finite counts as 1. Read again when the data changes, not when only the closure
  ///     does.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout, Ratio: FlowAspectRatio>(
    _ data: Data, layout: Base = FlowLayout(), aspectRatio: @escaping (Data.Element) -> Ratio,
    scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, layout: layout, aspectRatio: aspectRatio, scrolledTo: scrolledTo,
      content: content)
  }

  /// Reads proportions where the types are known.
  @inlinable
  nonisolated static func reading(
    ratios: @escaping (Data.Element) -> some FlowAspectRatio
  ) -> (Data) -> LazySizes {
    { data in
      var sizes = LazySizes(ratios: data.count)
      for element in data { sizes.append(ratio: ratios(element)._widthToHeight) }
      return sizes
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyFlow {
  /// Makes rows of photos in a scroll view with a bound position, identified by a property.
  ///
  ///     ScrollView { LazyFlow(names, id: \.self, aspectRatio: ratio, scrolledTo: $position) { Photo($0) } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged.
  ///   - aspectRatio: The proportions of an element's view: a number, width divided by height, or a size.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the element that it
  ///     names always exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout, Ratio: FlowAspectRatio>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    aspectRatio: @escaping (Data.Element) -> Ratio, scrolledTo: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, proportional: layout._rules, Self.reading(ratios: aspectRatio),
      scrolledTo: Self.view(of: scrolledTo), content: content)
  }

  /// Makes rows of photos in a scroll view with a bound position.
  ///
  ///     ScrollView { LazyFlow(photos, aspectRatio: { $0.size }, scrolledTo: $position) { Photo($0) } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged.
  ///   - aspectRatio: The proportions of an element's view: a number, width divided by height, or a size.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the element that it
  ///     names always exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout, Ratio: FlowAspectRatio>(
    _ data: Data, layout: Base = FlowLayout(), aspectRatio: @escaping (Data.Element) -> Ratio,
    scrolledTo: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, layout: layout, aspectRatio: aspectRatio, scrolledTo: scrolledTo,
      content: content)
  }
}
#endif
