#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Flow {
  /// Makes a flow of any views.
  ///
  ///     Flow(maxLines: 2) {
  ///       Text("New").bold()
  ///       ForEach(tags, id: \.self) { Chip($0) }
  ///     } overflow: { more in
  ///       Text("+\(more.count)")
  ///     }
  ///
  /// Groups, loops and conditions are resolved into single views, each of which is shown or hidden by
  /// itself.
  ///
  /// - Parameters:
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows the indicator alone.
  ///   - fitsHeight: Whether to show only as many lines as fit into the height the flow is offered; in
  ///     columns, the width. Views that grow or stretch count with their own height.
  ///   - isExpanded: Whether to ignore the limits and show everything. The flow only reads it.
  ///   - content: The views.
  ///   - overflow: Makes the indicator, which follows the last view if some are hidden, or would be if the
  ///     flow were not expanded; without it there is none.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  public init<
    Base: FlowingLayout, Overflow: View, ItemSeparator: View, LineSeparator: View
  >(
    layout: Base = FlowLayout(), maxLines: Int? = nil, fitsHeight: Bool = false,
    isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content,
    @ViewBuilder overflow: @escaping (FlowOverflow<Never>) -> Overflow = { _ in EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    self.init(
      FlowSubviews(
        views: content(), layout: layout,
        limits: FlowLimits(maxLines: maxLines, fitsDepth: fitsHeight), isExpanded: isExpanded,
        overflow: overflow, itemSeparator: itemSeparator, lineSeparator: lineSeparator))
  }
}

/// What a ``Flow`` of any views is made of.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct FlowSubviews<
  Views: View, Base: FlowingLayout, Overflow: View, ItemSeparator: View, LineSeparator: View
> {
  let views: Views
  let layout: Base
  let limits: FlowLimits
  let isExpanded: Binding<Bool>
  let overflow: (FlowOverflow<Never>) -> Overflow
  let itemSeparator: () -> ItemSeparator
  let lineSeparator: () -> LineSeparator
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension FlowSubviews: View {
  var body: some View {
    Group(subviews: views) { subviews in
      FlowElements(
        data: subviews, id: \.id, layout: layout, limits: limits, isExpanded: isExpanded
      ) {
        $0.flowWishes(from: $0.containerValues)
      } overflow: {
        overflow(FlowOverflow(count: $0.count, hidden: [], isExpanded: $0.isExpanded))
      } itemSeparator: {
        itemSeparator()
      } lineSeparator: {
        lineSeparator()
      }
    }
  }
}
#endif
