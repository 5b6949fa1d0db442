#if canImport(SwiftUI)
public import SwiftUI

// A default for `overflow` would have to infer the elements' type, which Swift does not.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Makes a flow of the views for the elements of a collection, without an indicator.
  ///
  ///     Flow(people) { Avatar($0) } lineSeparator: { Divider() }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows nothing.
  ///   - fitsBounds: Whether to show only as many lines as fit into the depth the flow is offered: the
  ///     height of rows, the width of columns. Views that grow or stretch count with their own.
  ///   - isExpanded: Whether to ignore the limits and show everything. The flow only reads it.
  ///   - priority: How important an element is: the least important are hidden first, and of equal ones the
  ///     last. Infinity pins an element as long as the limits hold it; NaN counts as 0. Without it, all are
  ///     alike.
  ///   - content: Makes an element's view.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  nonisolated public init<
    Data: RandomAccessCollection, Base: FlowingLayout, ItemSeparator: View, LineSeparator: View
  >(
    _ data: Data, layout: Base = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Binding<Bool> = .constant(false),
    priority: ((Data.Element) -> Double)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  )
  where Data.Element: Identifiable {
    self.init(
      data, id: \.id, layout: layout, maxLines: maxLines, fitsBounds: fitsBounds,
      isExpanded: isExpanded, priority: priority, content: content, overflow: { _ in EmptyView() },
      itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property,
  /// without an indicator.
  ///
  ///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows nothing.
  ///   - fitsBounds: Whether to show only as many lines as fit into the depth the flow is offered: the
  ///     height of rows, the width of columns. Views that grow or stretch count with their own.
  ///   - isExpanded: Whether to ignore the limits and show everything. The flow only reads it.
  ///   - priority: How important an element is: the least important are hidden first, and of equal ones the
  ///     last. Infinity pins an element as long as the limits hold it; NaN counts as 0. Without it, all are
  ///     alike.
  ///   - content: Makes an element's view.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  nonisolated public init<
    Data: RandomAccessCollection, ID: Hashable, Base: FlowingLayout, ItemSeparator: View,
    LineSeparator: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Binding<Bool> = .constant(false),
    priority: ((Data.Element) -> Double)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    self.init(
      data, id: id, layout: layout, maxLines: maxLines, fitsBounds: fitsBounds,
      isExpanded: isExpanded, priority: priority, content: content, overflow: { _ in EmptyView() },
      itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }
}
#endif
