#if canImport(SwiftUI)
public import SwiftUI

/// A flow that limits its lines, says how many views it hides, and puts separators between views and
/// lines.
///
///     Flow(tags, id: \.self, maxLines: 2) { Chip($0) } overflow: { more in Text("+\(more.count)") }
///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") } lineSeparator: { Divider() }
///
///     Flow(tags, id: \.self, maxLines: 2, isExpanded: $isExpanded) { Chip($0) } overflow: { more in
///       Button(more.isExpanded ? "Less" : "+\(more.count) more") { isExpanded.toggle() }
///     }
///
/// ![Tags on one row, and a button that says how many more there are](expandable-tags.png)
///
/// Without a limit and separators, it lays out its views exactly as its `layout` does.
///
/// **Limit.** A flow shows as many leading views as fit with the indicator into `maxLines` lines and, with
/// `fitsBounds`, into the depth that the flow is offered. The indicator goes where the next view would. It
/// gets the room it needs when everything is hidden, so what is shown depends on sizes and the flow's width
/// alone, never on the number in the indicator. No indicator appears when everything fits; if nothing fits
/// beside it, it stands alone, as with `maxLines` below 1. Balanced wrapping balances what is shown. Forced
/// line breaks count as lines, even in a flow without a width to fit. An element with more than one view is
/// shown or hidden as a whole.
///
/// With `priority`, what is shown are the most important elements instead of the first ones, in the order of
/// the data: as many as fit, of the highest priority and, among equals, the first.
///
/// **Elements that cannot be shown have no views.** At first a flow makes 16 a line, and at least 32; more
/// where these all fit, and later those that are shown and half as many again. The other elements have no
/// state, and their `onAppear` does not run. Up to 32 elements, where some view has a `flowOrder`, or where
/// nothing limits them, all have views.
///
/// **Hidden views** that are made keep their identity and state. They are not drawn, cannot be tapped or
/// focused, and do not exist for assistive technologies. If one has the focus when it is hidden, the indicator
/// gets it. The number in the indicator is right in the first
/// layout pass, even where there is only one. The indicator is made twice, once unseen, to find its size,
/// unless there is a `placeholder`.
///
/// **Separators** appear only between neighbors, and assistive technologies ignore them. An item separator
/// takes part in its line as a view would, and disappears where the line wraps; one that can grow across its
/// line is as deep as the line. A line separator is as long as the longest line. Both have the layout's
/// spacing on both sides; modifiers have no effect on them.
///
/// **Cost.** With a limit, O(*k*) per pass for the *k* views that are made, however many elements there are;
/// otherwise O(*n*). The views that are made are measured, and the indicator, each once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Flow<Content: View> {
  var flow: LimitedFlow

  nonisolated init(_ flow: LimitedFlow) { self.flow = flow }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow: View {
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
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows the indicator alone.
  ///   - fitsBounds: Whether to show only as many lines as fit into the depth the flow is offered: the
  ///     height of rows, the width of columns. Views that grow or stretch count with their own.
  ///   - isExpanded: Whether to ignore the limits and show everything. The flow only reads it.
  ///   - priority: How important an element is: the least important are hidden first, and of equal ones the
  ///     last. Infinity pins an element as long as the limits hold it; NaN counts as 0. Without it, all are
  ///     alike.
  ///   - content: Makes an element's view.
  ///   - overflow: Makes the indicator, which follows the last view if some are hidden, or would be if the
  ///     flow were not expanded.
  ///   - placeholder: A view as large as the indicator gets, to make room for it; without it, the
  ///     indicator for all elements hidden is made a second time, unseen.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  nonisolated public init<
    Data: RandomAccessCollection, Base: FlowingLayout, Overflow: View, Placeholder: View,
    ItemSeparator: View, LineSeparator: View
  >(
    _ data: Data, layout: Base = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Binding<Bool> = .constant(false),
    priority: ((Data.Element) -> Double)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @ViewBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> Overflow,
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  )
  where Data.Element: Identifiable {
    self.init(
      data, id: \.id, layout: layout, maxLines: maxLines, fitsBounds: fitsBounds,
      isExpanded: isExpanded, priority: priority, content: content, overflow: overflow,
      placeholder: placeholder,
      itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property.
  ///
  ///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows the indicator alone.
  ///   - fitsBounds: Whether to show only as many lines as fit into the depth the flow is offered: the
  ///     height of rows, the width of columns. Views that grow or stretch count with their own.
  ///   - isExpanded: Whether to ignore the limits and show everything. The flow only reads it.
  ///   - priority: How important an element is: the least important are hidden first, and of equal ones the
  ///     last. Infinity pins an element as long as the limits hold it; NaN counts as 0. Without it, all are
  ///     alike.
  ///   - content: Makes an element's view.
  ///   - overflow: Makes the indicator, which follows the last view if some are hidden, or would be if the
  ///     flow were not expanded.
  ///   - placeholder: A view as large as the indicator gets, to make room for it; without it, the
  ///     indicator for all elements hidden is made a second time, unseen.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  nonisolated public init<
    Data: RandomAccessCollection, ID: Hashable, Base: FlowingLayout, Overflow: View,
    Placeholder: View, ItemSeparator: View, LineSeparator: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Binding<Bool> = .constant(false),
    priority: ((Data.Element) -> Double)? = nil,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @ViewBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> Overflow,
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    let contents = LimitedContents(
      data: data, id: id, priority: priority, content: content, overflow: overflow,
      placeholder: placeholder, itemSeparator: itemSeparator, lineSeparator: lineSeparator)
    self.init(
      LimitedFlow(
        rules: layout.rules, limits: LimitedLimits(maxLines: maxLines, fitsBounds: fitsBounds),
        isExpanded: isExpanded, hasSeparators: contents.hasSeparators
      ) {
        AnyView(LimitedList(contents: contents, context: $0))
      } identities: {
        data.map { AnyHashable($0[keyPath: id]) }
      })
  }
}
#endif
