#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

/// A flow that limits its lines, says how many views it hides, and puts separators between views and
/// lines.
///
///     Flow(tags, id: \.self, maxLines: 2) { Chip($0) } overflow: { more in Text("+\(more.count)") }
///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") } lineSeparator: { Divider() }
///
///     Flow(tags, id: \.self, maxLines: 2, isExpanded: isExpanded) { Chip($0) } overflow: { more in
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
  /// Makes the flow, with its moves and its drop destinations.
  private let root: (FlowMoves?, [any FlowDropping]) -> AnyView

  /// How elements are moved by hand; nil if they are not.
  var moves: FlowMoves?
  /// Whether an element stays where it is; nil if all of them move.
  var isMoveDisabled: ((Any) -> Bool)?
  var drops: [any FlowDropping] = []

  nonisolated init(
    _ contents: any RowSource, _ rules: FlowRules, _ limits: FlowLimits, moves: FlowMoves? = nil
  ) {
    root = { AnyView(FlowRoot(contents, FlowOptions(rules, limits), $0, $1)) }
    self.moves = moves
  }

  nonisolated init(root: @escaping (FlowMoves?, [any FlowDropping]) -> AnyView) {
    self.root = root
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow: View {
  /// The views, in their flow.
  public var body: some View { root(moves?.except(isMoveDisabled), drops) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     Flow(people, maxLines: 1) { Avatar($0) } overflow: { more in Text("+\(more.count)") }
  ///     Flow($tags, editActions: .move) { $tag in Chip(tag) }
  ///
  /// - Parameters:
  ///   - data: The elements, or a binding of them; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows the indicator alone.
  ///   - fitsBounds: Whether to show only as many lines as fit into the depth the flow is offered: the
  ///     height of rows, the width of columns. Views that grow or stretch count with their own.
  ///   - isExpanded: Whether to ignore the limits and show everything.
  ///   - priority: How important an element is: the least important are hidden first, and of equal ones the
  ///     last. Infinity pins an element as long as the limits hold it; NaN counts as 0. Without it, all are
  ///     alike.
  ///   - editActions: The edit actions on the elements of a binding. Other data is moved by
  ///     ``onMove(animation:perform:)``.
  ///   - content: Makes an element's view.
  ///   - overflow: Makes the indicator, which follows the last view if some are hidden, or would be if the
  ///     flow were not expanded; without it there is none.
  ///   - placeholder: A view as large as the indicator gets, to make room for it; without it, the
  ///     indicator for all elements hidden is made a second time, unseen.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  nonisolated public init<
    Data: RandomAccessCollection, Placeholder: View, ItemSeparator: View, LineSeparator: View
  >(
    _ data: Data, layout: some FlowingLayout = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Bool = false,
    priority: ((Data.Element) -> Double)? = nil, editActions: FlowEditActions<Data> = .none,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @FlowPartBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> AnyView? = { _ in nil },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  )
  where Data.Element: Identifiable {
    self.init(
      data, id: \.id, layout: layout, maxLines: maxLines, fitsBounds: fitsBounds,
      isExpanded: isExpanded,
      priority: priority, editActions: editActions, content: content, overflow: overflow,
      placeholder: placeholder, itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property.
  ///
  ///     Flow(tags, id: \.self) { Chip($0) } itemSeparator: { Text("·") }
  ///
  /// `id` is the property; the other parameters are those of a flow over elements that are identifiable.
  nonisolated public init<
    Data: RandomAccessCollection, ID: Hashable, Placeholder: View, ItemSeparator: View,
    LineSeparator: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: some FlowingLayout = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Bool = false,
    priority: ((Data.Element) -> Double)? = nil, editActions: FlowEditActions<Data> = .none,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @FlowPartBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> AnyView? = { _ in nil },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    let contents = FlowContents(
      data: data, id: id, priority: priority, content: content,
      parts: FlowParts(
        overflow: overflow, placeholder: placeholder, itemSeparator: itemSeparator,
        lineSeparator: lineSeparator))
    let limits = FlowLimits(maxLines: maxLines, fitsBounds: fitsBounds, isExpanded: isExpanded)
    self.init(contents, layout.rules, limits, moves: editActions.moves(data))
  }

  /// Makes a flow of the views for the elements of a binding, identified by a property.
  ///
  ///     Flow($names, id: \.self, editActions: .move) { $name in Chip(name) }
  ///
  /// The parameters are those of a flow over a collection, with a binding of an element in place of each element.
  nonisolated public init<
    Values: MutableCollection & RandomAccessCollection, ID: Hashable, Placeholder: View,
    ItemSeparator: View, LineSeparator: View
  >(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    layout: some FlowingLayout = FlowLayout(),
    maxLines: Int? = nil, fitsBounds: Bool = false, isExpanded: Bool = false,
    priority: ((Binding<Values.Element>) -> Double)? = nil,
    editActions: FlowEditActions<Binding<Values>> = .none,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content,
    @FlowPartBuilder overflow: @escaping (FlowOverflow<Binding<Values.Element>>) -> AnyView? = {
      _ in nil
    },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    self.init(
      data, id: (\Binding<Values.Element>.wrappedValue).appending(path: id),
      layout: layout, maxLines: maxLines, fitsBounds: fitsBounds, isExpanded: isExpanded,
      priority: priority, editActions: editActions, content: content, overflow: overflow,
      placeholder: placeholder, itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }
}

/// Builds the indicator of a flow from views, as `ViewBuilder` does.
@resultBuilder
public enum FlowPartBuilder {
  /// A view.
  public static func buildExpression<Part: View>(_ part: Part) -> Part { part }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Several views, one in front of the other.
  public static func buildBlock<each Part: View>(
    _ part: repeat each Part
  ) -> TupleView<(repeat each Part)> {
    TupleView((repeat each part))
  }

  /// One view.
  public static func buildBlock<Part: View>(_ part: Part) -> Part { part }

  /// A view under a condition.
  public static func buildIf<Part: View>(_ part: Part?) -> Part? { part }

  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// A view that needs a newer system.
  public static func buildLimitedAvailability(_ part: some View) -> AnyView { AnyView(part) }

  /// The view that was built, or nil for an empty builder.
  public static func buildFinalResult<Part: View>(_ part: Part) -> AnyView? {
    Part.self == EmptyView.self ? nil : AnyView(part)
  }
}
#endif
