#if canImport(SwiftUI)
public import SwiftUI

/// A flow that shows as much as a number of lines holds, says what it does not show, and puts
/// separators between its views.
///
///     Flow(tags, id: \.self, maxLines: 2) { Chip($0) } overflow: { more in Text("+\(more.count)") }
///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") } lineSeparator: { Divider() }
///
///     Flow(tags, id: \.self, maxLines: 2, isExpanded: $isExpanded) { Chip($0) } overflow: { more in
///       Button(more.isExpanded ? "Less" : "+\(more.count) more") { isExpanded.toggle() }
///     }
///
/// Without a limit and separators it lays out its views as its `layout` does by itself.
///
/// **Limit.** Shown is the longest run of views, from the first one on, that together with the indicator
/// takes at most `maxLines` lines, and with `fitsHeight` is no higher than what the flow is offered. The
/// indicator goes where the next view would. It is given the room that it needs if everything is hidden:
/// what is shown depends on sizes and the flow's width alone, never on the number that the indicator
/// tells. If everything fits without it, there is none; if nothing fits beside it, it stands alone, as
/// with `maxLines` below 1. Balanced wrapping balances what is shown. Line breaks count as lines also in
/// a flow without a width to fit. An element that is more than one view is shown or hidden as a whole.
///
/// **Hidden views** keep their identity and their state. They are not drawn, cannot be tapped or take the
/// focus, and assistive technologies do not see them. The number is right in the first frame that is
/// displayed. The indicator is made twice, once unseen to know its size.
///
/// **Separators** stand between neighbours only, and are decoration: neither tapped nor read. One
/// between two views takes part in their line as a view would; where its views part there is none. One
/// between two lines is as long as the longest line. Both have the layout's spacing on both sides.
///
/// **Cost.** O(*n*) a pass. Where the flow has a width to fit, only the views up to the first one that does
/// not fit are measured, and the indicator, each once; hidden views are placed in no room.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Flow<Content: View>: View {
  // Its type would name that of each argument, and then none could have a default.
  private let flow: AnyView

  init(_ flow: some View) { self.flow = AnyView(flow) }

  /// The views, in their flow.
  public var body: some View { flow }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     Flow(people, maxLines: 1) { Avatar($0) } overflow: { more in Text("+\(more.count)") }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The most lines; nil for as many as there are, less than 1 shows the indicator alone.
  ///   - fitsHeight: Whether only so many lines are shown as fit into the height that the flow is offered;
  ///     in columns, the width. Views that grow or stretch count as high as they are by themselves.
  ///   - isExpanded: Whether everything is shown in spite of the limits. The flow only reads it.
  ///   - content: Makes an element's view.
  ///   - overflow: Makes the indicator, which stands behind the views if some are hidden, or would be if
  ///     the flow were not expanded.
  ///   - itemSeparator: Makes what stands between two neighbours in a line.
  ///   - lineSeparator: Makes what stands between two lines.
  public init<
    Data: RandomAccessCollection, Base: FlowingLayout, Overflow: View, ItemSeparator: View,
    LineSeparator: View
  >(
    _ data: Data, layout: Base = FlowLayout(), maxLines: Int? = nil, fitsHeight: Bool = false,
    isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @ViewBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> Overflow,
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  )
  where Data.Element: Identifiable {
    self.init(
      data, id: \.id, layout: layout, maxLines: maxLines, fitsHeight: fitsHeight,
      isExpanded: isExpanded, content: content, overflow: overflow,
      itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }

  /// Makes a flow of the views for the elements of a collection, told apart by a property.
  ///
  ///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells the elements apart.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The most lines; nil for as many as there are, less than 1 shows the indicator alone.
  ///   - fitsHeight: Whether only so many lines are shown as fit into the height that the flow is offered;
  ///     in columns, the width. Views that grow or stretch count as high as they are by themselves.
  ///   - isExpanded: Whether everything is shown in spite of the limits. The flow only reads it.
  ///   - content: Makes an element's view.
  ///   - overflow: Makes the indicator, which stands behind the views if some are hidden, or would be if
  ///     the flow were not expanded.
  ///   - itemSeparator: Makes what stands between two neighbours in a line.
  ///   - lineSeparator: Makes what stands between two lines.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Base: FlowingLayout, Overflow: View,
    ItemSeparator: View, LineSeparator: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    maxLines: Int? = nil, fitsHeight: Bool = false,
    isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @ViewBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> Overflow,
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    self.init(
      FlowElements(
        data: data, id: id, layout: layout,
        limits: FlowLimits(maxLines: maxLines, fitsDepth: fitsHeight), isExpanded: isExpanded,
        content: content, overflow: overflow, itemSeparator: itemSeparator,
        lineSeparator: lineSeparator))
  }
}
#endif
