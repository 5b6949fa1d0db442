#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

/// A flow for scroll views that creates only the views near the visible area.
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///     ScrollView { LazyFlow(people, sizes: .declared { $0.chipSize }) { Chip($0) } }
///     ScrollView(.horizontal) { LazyFlow(people, layout: VFlowLayout(spacing: 6)) { Chip($0) } }
///
/// ![The first rows of a hundred thousand capsules](lazy-top.png)
///
/// It shows what its `layout` would show: every visible view has the same frame. Put it in a scroll view that
/// scrolls across its lines. Elsewhere it creates all views if there are at most 256, and otherwise those that
/// can be seen in the window, as far as SwiftUI tells where that is. Do not put it inside of a `LazyVStack`,
/// `LazyHStack` or lazy grid: these measure a view once and place the next ones by that, but the flow's length
/// is an estimate at first.
///
/// **Declared sizes.** With `sizes: .declared`, all lines are known in advance, so scrolling to any place is exact and
/// immediate, in a million items as in a thousand. A view is proposed its declared size; if it takes
/// another, the others do not move. Negative, infinite and NaN sizes count as 0. Layout modifiers and
/// baselines are unknown and have no effect. A spacing of nil is 8 points.
///
/// **Declared proportions.** With `sizes: .aspectRatio`, it shows photo rows, each as wide as the flow, and all that is
/// said of declared sizes holds; see <doc:PhotoRows>. 32 bytes per item instead of 16.
///
/// **Sections.** Made of sections, it shows the elements of each behind a header, which may stay at the edge of what is
/// visible: ``init(_:elements:layout:pinnedHeaders:sizes:content:header:)``.
///
/// **Limit and separators** are those of a ``Flow``; expanded, the flow stays lazy. Distances of nil count as 8 points
/// then, and a line separator is as long as the flow.
///
/// **Strips.** With `lines:`, it has that many lines, which are scrolled along; see <doc:Strips>.
///
/// **Measured sizes.** Otherwise views are measured in order, ahead of the visible area. Only lines of
/// measured views are shown, so nothing you see ever moves or wraps again; the length of the rest is
/// estimated. Layout modifiers work, except `flowOrder`. It shows what its layout would show without
/// `hugsLines` and with greedy `wrapping`, and a view that sticks out does not make it longer. Scrolling far
/// ahead measures everything in between. A view that is measured exists: its `onAppear` and `task` run.
/// Sizes are remembered by identity, and forgotten behind more than a thousand new elements in a row, and when
/// the type size, the font, the control size or another of the values in <doc:HowItWorks> changes.
///
/// **Identity.** Views keep their state as long as they exist: within half a page of the visible area, or a
/// page and a half while VoiceOver or Switch Control runs; the one that has the keyboard focus, too. Identifiers should differ; if two are equal, either may show the
/// other's view. Make one view per element; put several in a stack.
///
/// **Scrolling to an item.** Views are scroll targets, by the identifiers of their elements. Bind the position by
/// `flowScrollPosition`, on the scroll view: the view that it names exists wherever it is, so that SwiftUI can scroll to
/// it and keep it in place. Without it the offset stays, not the view, when the device is turned, the type size changes
/// or something is inserted above.
///
///     @State private var position = ScrollPosition(idType: Person.ID.self)
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///       .flowScrollPosition($position)         // position.scrollTo(id: person.id, anchor: .top)
///
/// With declared sizes, ``FlowingLayout/offset(of:in:length:sizes:)`` tells a distance that can be scrolled to whether
/// a view exists or not. A `ScrollViewReader` finds only views that exist when it is asked.
///
/// **Cost.** Scrolling evaluates only the bodies of views that appear, a line or two at a time, and only the
/// flow reads the position. Declared sizes are read once per element and change of an array or range, O(*n*).
/// Of other collections, and of arrays of objects, they are read whenever the flow is made anew. After a
/// change, lines are broken again only until they are the old ones. 16 bytes per item and 20 per line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyFlow<Content: View> {
  /// Makes the flow, with what moves its elements, what it takes from elsewhere, and who is called near its ends.
  private let root: (FlowMoves?, [any FlowDropping], [NearAction]) -> AnyView

  /// How elements are moved by hand; nil if they are not.
  var moves: FlowMoves?
  /// Whether an element stays where it is; nil if all of them move.
  var isMoveDisabled: ((Any) -> Bool)?
  var drops: [any FlowDropping] = []
  var nearActions: [NearAction] = []

  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ layout: some FlowingLayout,
    _ strip: (lines: Int?, order: FlowLineOrder), _ declared: ((Data) -> DeclaredSizes?)?,
    areRatios: Bool, _ limit: (maxLines: Int?, isExpanded: Bool),
    _ priority: ((Data.Element) -> Double)?, _ editActions: FlowEditActions<Data>,
    content: @escaping (Data.Element) -> Content, _ parts: FlowParts<Data.Element>
  ) {
    precondition(
      strip.lines == nil || limit.maxLines == nil,
      "a strip has no maxLines")
    precondition(
      strip.lines == nil || parts.itemSeparator == nil && parts.lineSeparator == nil,
      "a strip has no separators")
    precondition(
      priority == nil || declared != nil, "priorities need sizes that are declared, or proportions")
    let contents = FlowContents(
      data: data, id: id, priority: priority, content: content, parts: parts)
    self.init(
      contents, layout.rules.lazy(strip.lines, strip.order, areRatios: areRatios),
      FlowLimits(maxLines: limit.maxLines, isExpanded: limit.isExpanded), declared)
    moves = editActions.moves(data)
  }

  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ contents: FlowContents<Data, ID, Content>, _ rules: FlowRules,
    _ limits: FlowLimits = FlowLimits(), _ declared: ((Data) -> DeclaredSizes?)?
  ) {
    root = { AnyView(LazyRoot(contents, rules, limits, declared, $0, $1, $2)) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow: View {
  /// The views that exist, in the room of all.
  public var body: some View { root(moves?.except(isMoveDisabled), drops, nearActions) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     LazyFlow(people, sizes: .declared { $0.chipSize }) { Chip($0) }
  ///     LazyFlow($tags, editActions: .move) { $tag in Chip(tag) }
  ///
  /// - Parameters:
  ///   - data: The elements, or a binding of them; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - sizes: What is known of the views' sizes before they exist: nothing, since they are measured as they come
  ///     near, their sizes, or their proportions.
  ///   - lines: The number of lines of a strip, which is scrolled along them; less than 1 counts as 1, and there are
  ///     never more than elements. nil has as many as it takes, and is scrolled across them. Traps beside
  ///     `sizes: .aspectRatio`, which says nothing of a line's depth.
  ///   - order: Which element of a strip goes to which line.
  ///   - maxLines: The maximum number of lines while the flow is not expanded; nil for no limit. Traps beside `lines`.
  ///   - isExpanded: Whether to ignore the limit: all elements are shown, as lazily as without it.
  ///   - priority: How important an element is: the least important are hidden first. Traps without declared sizes.
  ///   - editActions: What people may do with the elements of a binding. Other data is moved by
  ///     ``onMove(animation:perform:)``.
  ///   - content: Makes an element's view.
  ///   - overflow: Makes the indicator, which follows the last view if some are hidden, or would be if the flow were
  ///     not expanded.
  ///   - placeholder: A view as large as the indicator gets; see ``Flow``.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  @inlinable
  nonisolated public init<
    Data: RandomAccessCollection, Placeholder: View, ItemSeparator: View, LineSeparator: View
  >(
    _ data: Data, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowSizes<Data.Element> = .measured, lines: Int? = nil,
    order: FlowLineOrder = .lineByLine, maxLines: Int? = nil, isExpanded: Bool = false,
    priority: ((Data.Element) -> Double)? = nil, editActions: FlowEditActions<Data> = .none,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @FlowPartBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> AnyView? = { _ in nil },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) where Data.Element: Identifiable {
    self.init(
      data, id: \.id, layout: layout, sizes: sizes, lines: lines, order: order,
      maxLines: maxLines, isExpanded: isExpanded, priority: priority, editActions: editActions,
      content: content, overflow: overflow, placeholder: placeholder, itemSeparator: itemSeparator,
      lineSeparator: lineSeparator)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property.
  ///
  ///     LazyFlow(tags, id: \.self) { Chip($0) }
  ///
  /// The parameters are those of a flow of identifiable elements; `id` is the property that identifies an element.
  @inlinable
  nonisolated public init<
    Data: RandomAccessCollection, ID: Hashable, Placeholder: View, ItemSeparator: View,
    LineSeparator: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowSizes<Data.Element> = .measured, lines: Int? = nil,
    order: FlowLineOrder = .lineByLine, maxLines: Int? = nil, isExpanded: Bool = false,
    priority: ((Data.Element) -> Double)? = nil, editActions: FlowEditActions<Data> = .none,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    @FlowPartBuilder overflow: @escaping (FlowOverflow<Data.Element>) -> AnyView? = { _ in nil },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    self.init(
      data, id, layout, (lines, order), sizes.isDeclared ? { sizes.read($0) } : nil,
      areRatios: sizes.areRatios, (maxLines, isExpanded), priority, editActions, content: content,
      FlowParts(
        overflow: overflow, placeholder: placeholder, itemSeparator: itemSeparator,
        lineSeparator: lineSeparator))
  }

  /// Makes a flow of the views for the elements of a binding, identified by a property.
  ///
  ///     LazyFlow($names, id: \.self, editActions: .move) { $name in Chip(name) }
  ///
  /// The parameters are those of a flow over a collection, with a binding of an element in place of each element.
  @inlinable
  nonisolated public init<
    Values: MutableCollection & RandomAccessCollection, ID: Hashable, Placeholder: View,
    ItemSeparator: View, LineSeparator: View
  >(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    layout: some FlowingLayout = FlowLayout(),
    sizes: FlowSizes<Binding<Values.Element>> = .measured, lines: Int? = nil,
    order: FlowLineOrder = .lineByLine, maxLines: Int? = nil, isExpanded: Bool = false,
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
      data, id: (\Binding<Values.Element>.wrappedValue).appending(path: id), layout: layout,
      sizes: sizes, lines: lines, order: order, maxLines: maxLines, isExpanded: isExpanded,
      priority: priority, editActions: editActions, content: content, overflow: overflow,
      placeholder: placeholder, itemSeparator: itemSeparator, lineSeparator: lineSeparator)
  }

  /// Makes a flow of a view for each number of a range.
  ///
  ///     LazyFlow(0..<10) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// The parameters are those of a flow of identifiable elements, without what limits and separates them.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowSizes<Int> = .measured, lines: Int? = nil, order: FlowLineOrder = .lineByLine,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(
      data, id: \.self, layout: layout, sizes: sizes, lines: lines, order: order,
      content: content)
  }
}
#endif
