#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes a strip, identified by a property: lines that are scrolled along.
  ///
  ///     ScrollView(.horizontal) { LazyFlow(tags, id: \.self, lines: 2) { Chip($0) } }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - lines: The number of rows, or of the columns of a `VFlowLayout`; less than 1 counts as 1. There are
  ///     never more than elements.
  ///   - order: Which element goes to which line.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///     Read again when the data changes, not when only the closure does.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, lines: Int, order: FlowLineOrder = .lineByLine,
    layout: Base = FlowLayout(), size: ((Data.Element) -> CGSize)? = nil,
    scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, strip: layout._rules, lines, order, Self.reading(size), scrolledTo: scrolledTo,
      content: content)
  }

  /// Makes a strip: lines that are scrolled along.
  ///
  ///     ScrollView(.horizontal) { LazyFlow(tags, lines: 2) { Chip($0) } }
  ///     ScrollView(.horizontal) {
  ///       LazyFlow(tags, lines: 3, order: .acrossLines, layout: FlowLayout(spacing: 6), size: { $0.chipSize }) {
  ///         Chip($0)
  ///       }
  ///     }
  ///
  /// Only views near the visible part of each line exist. With declared sizes, lines have about the same
  /// length. See <doc:Strips>.
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - lines: The number of rows, or of the columns of a `VFlowLayout`; less than 1 counts as 1. There are
  ///     never more than elements.
  ///   - order: Which element goes to which line.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///     Read again when the data changes, not when only the closure does.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, lines: Int, order: FlowLineOrder = .lineByLine, layout: Base = FlowLayout(),
    size: ((Data.Element) -> CGSize)? = nil, scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, lines: lines, order: order, layout: layout, size: size,
      scrolledTo: scrolledTo, content: content)
  }

  @usableFromInline
  nonisolated init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, strip rules: _FlowRules, _ lines: Int,
    _ order: FlowLineOrder, _ sizes: ((Data) -> LazySizes)?, scrolledTo: Binding<ID?>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, rules.strip(lines, order), sizes, scrolledTo: scrolledTo, content: content)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyFlow {
  /// Makes a strip in a scroll view with a bound position, identified by a property.
  ///
  ///     ScrollView(.horizontal) { LazyFlow(tags, id: \.self, lines: 2, scrolledTo: $position) { Chip($0) } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - lines: The number of rows, or of the columns of a `VFlowLayout`.
  ///   - order: Which element goes to which line.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the element that it
  ///     names always exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, lines: Int, order: FlowLineOrder = .lineByLine,
    layout: Base = FlowLayout(), size: ((Data.Element) -> CGSize)? = nil,
    scrolledTo: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, strip: layout._rules, lines, order, Self.reading(size),
      scrolledTo: Self.view(of: scrolledTo), content: content)
  }

  /// Makes a strip in a scroll view with a bound position.
  ///
  ///     ScrollView(.horizontal) { LazyFlow(tags, lines: 2, scrolledTo: $position) { Chip($0) } }
  ///       .scrollPosition($position)
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - lines: The number of rows, or of the columns of a `VFlowLayout`.
  ///   - order: Which element goes to which line.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///   - scrolledTo: The position that `scrollPosition(_:)` binds, too: the view of the element that it
  ///     names always exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, lines: Int, order: FlowLineOrder = .lineByLine, layout: Base = FlowLayout(),
    size: ((Data.Element) -> CGSize)? = nil, scrolledTo: Binding<ScrollPosition>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, lines: lines, order: order, layout: layout, size: size,
      scrolledTo: scrolledTo, content: content)
  }
}
#endif
