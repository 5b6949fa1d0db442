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
/// **Declared proportions.** With `sizes: .aspectRatio`, it shows photo rows, each as wide as the flow, as exact as with
/// declared sizes; see <doc:PhotoRows>. 32 bytes per item instead of 16.
///
/// **Sections.** Made of sections, it shows the elements of each behind a header, which may stay at the edge of what is
/// visible: ``init(_:elements:pinnedHeaders:content:header:)``.
///
/// **Limit and separators.** Use a ``Flow``, and replace it by a lazy one when people expand it; see <doc:Recipes>.
///
/// **Other containers.** A ``LazyStrip`` has a number of lines and scrolls along them.
///
/// **Measured sizes.** Otherwise views are measured in order, ahead of the visible area. Only lines of
/// measured views are shown, so measuring more never moves what is seen; the length of the rest is
/// estimated. Layout modifiers work, except `flowOrder`. It shows what its layout would show without
/// `hugging` and with greedy `wrapping`, and a view that sticks out does not make it longer. Scrolling far
/// ahead measures everything in between. A view that is measured exists: its `onAppear` and `task` run.
/// Sizes are remembered by identity, and forgotten behind more than a thousand new elements in a row, and when
/// the type size, the font, the control size or another of the values in <doc:HowItWorks> changes.
///
/// **Identity.** Views keep their state as long as they exist: within half a page of the visible area, or a
/// page and a half while VoiceOver or Switch Control runs; the one that has the keyboard focus, too. Identifiers
/// should differ; if two are equal, either may show the other's view. Make one view per element; put several in a
/// stack.
///
/// **Scrolling to an item.** Views are scroll targets, by the identifiers of their elements. Bind the position with
/// `flowScrollPosition` on the scroll view: the flow creates the view that it names, so that SwiftUI can scroll to it and
/// keep it in place. Otherwise the offset stays, not the view, when the device is rotated, the type size changes or
/// elements are inserted above.
///
///     @State private var position = ScrollPosition(idType: Person.ID.self)
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///       .flowScrollPosition($position)         // position.scrollTo(id: person.id, anchor: .top)
///
/// With declared sizes, ``FlowingLayout/offset(of:in:length:declared:)`` returns the offset of any element. A
/// `ScrollViewReader` finds only existing views.
///
/// **Cost.** Scrolling evaluates only the bodies of views that appear, a line or two at a time, and only the
/// flow reads the position. Declared sizes are read once per element and change of an array or range, O(*n*).
/// Of other collections, and of arrays of objects, they are read whenever the flow is made anew. After a
/// change, lines are broken again only until they are the old ones. 16 bytes per item and 20 per line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyFlow<Element, Content> {
  let root: LazyRootBuilder<Element>
  /// The reordering and drops that the container's methods have set.
  public var interaction = FlowInteraction()
  var rules: FlowRules
  var knownSizes: FlowSizes<Element>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow: View, FlowContainer {
  /// The views that exist, in the room of all.
  public var body: some View {
    root(rules.lazy(areRatios: knownSizes.areRatios), knownSizes, interaction)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow where Content: View {
  @usableFromInline
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ layout: some FlowingLayout,
    _ sizes: FlowSizes<Element>, _ content: @escaping (Data.Element) -> Content,
    read: @escaping (Data, FlowSizes<Element>) -> DeclaredSizes?
  ) {
    root = FlowContents(data: data, id: id, content: content).root(read)
    (rules, knownSizes) = (layout.rules, sizes)
  }

  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     LazyFlow(people, sizes: .declared { $0.chipSize }) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - sizes: The views' sizes, if they are known before the views exist, or their proportions.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, layout: some FlowingLayout = FlowLayout(), sizes: FlowSizes<Element> = .measured,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, id: \.id, layout: layout, sizes: sizes, content: content)
  }

  /// Makes a flow of the views for the elements of a collection, identified by a property.
  ///
  ///     LazyFlow(tags, id: \.self) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - sizes: The views' sizes, if they are known before the views exist, or their proportions.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Element, ID>, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowSizes<Element> = .measured, @ViewBuilder content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    self.init(data, id, layout, sizes, content) { $1.read($0) }
  }

  /// Makes a flow of a view for each number of a range.
  ///
  ///     LazyFlow(0..<10) { Text("\($0)") }
  ///
  /// The numbers identify the views. Unlike the range of a `ForEach`, this one may change.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - sizes: The views' sizes, if they are known before the views exist, or their proportions.
  ///   - content: Makes a number's view.
  @inlinable
  nonisolated public init(
    _ data: Range<Int>, layout: some FlowingLayout = FlowLayout(),
    sizes: FlowSizes<Int> = .measured, @ViewBuilder content: @escaping (Int) -> Content
  ) where Element == Int {
    self.init(data, id: \.self, layout: layout, sizes: sizes, content: content)
  }

  /// Makes a flow of the views for the elements of a binding.
  ///
  ///     LazyFlow($tags, editActions: .move) { $tag in Chip(tag) }
  ///     LazyFlow($tags, sizes: .declared { $0.chipSize }) { $tag in Chip(tag) }
  ///
  /// - Parameters:
  ///   - data: A binding of the elements; their identifiers should differ.
  ///   - editActions: The edit actions that people have: with `.move`, what ``FlowContainer/onMove(animation:perform:)`` says, as
  ///     animated as the binding (`$tags.animation(.snappy)`). A flow deletes nothing: `.delete` has no effect.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - sizes: The views' sizes, if they are known before the views exist, or their proportions.
  ///   - content: Makes the view of an element from a binding of it.
  @inlinable
  nonisolated public init<Data: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Data>, editActions: EditActions<Data> = [],
    layout: some FlowingLayout = FlowLayout(), sizes: FlowSizes<Element> = .measured,
    @ViewBuilder content: @escaping (Binding<Element>) -> Content
  ) where Data.Element == Element, Element: Identifiable {
    self.init(data, \.id, layout, sizes, content) { $1.read($0.wrappedValue) }
    self = moving(editActions, data)
  }
}

/// The view of a lazy container for its rules, what is known of its views' sizes, and what people do with them by hand.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
typealias LazyRootBuilder<Element> = (FlowRules, FlowSizes<Element>, FlowInteraction) -> AnyView

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension FlowContents {
  /// Returns the builder of a lazy container's view, which reads what is declared of all elements' sizes.
  ///
  /// The view is erased once, since data and identities are not in the container's type.
  func root<Element>(
    _ read: @escaping (Data, FlowSizes<Element>) -> DeclaredSizes?
  ) -> LazyRootBuilder<Element> {
    { rules, sizes, interaction in
      AnyView(
        LazyRoot(
          self, rules, sizes.isDeclared ? { read(self.data, sizes) } : nil,
          dependingOn: [sizes.dependency, sizes.areRatios], interaction))
    }
  }
}
#endif
