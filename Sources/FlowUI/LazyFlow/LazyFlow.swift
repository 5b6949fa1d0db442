#if canImport(SwiftUI)
public import SwiftUI

/// A flow for scroll views that creates only the views near the visible area.
///
///     ScrollView { LazyFlow(people) { Chip($0) } }
///     ScrollView { LazyFlow(people, size: { $0.chipSize }) { Chip($0) } }
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
/// **Declared sizes.** With `size:`, all lines are known in advance, so scrolling to any place is exact and
/// immediate, in a million items as in a thousand. A view is proposed its declared size; if it takes
/// another, the others do not move. Negative, infinite and NaN sizes count as 0. Layout modifiers and
/// baselines are unknown and have no effect. A spacing of nil is 8 points.
///
/// **Declared proportions.** With `aspectRatio:`, it shows photo rows, each as wide as the flow, and all that is
/// said of declared sizes holds; see <doc:PhotoRows>. 32 bytes per item instead of 16.
///
/// **Strips.** With `lines:`, it has that many lines, which are scrolled along; see <doc:Strips>.
///
/// **Measured sizes.** Without `size:`, views are measured in order, ahead of the visible area. Only lines of
/// measured views are shown, so nothing you see ever moves or wraps again; the length of the rest is
/// estimated. Layout modifiers work, except `flowOrder`. It shows what its layout would show without
/// `hugsLines` and with greedy `wrapping`, and a view that sticks out does not make it longer. Scrolling far
/// ahead measures everything in between. A view that is measured exists: its `onAppear` and `task` run.
/// Sizes are remembered by identity, and forgotten behind more than a thousand new elements in a row, and when
/// the type size, the font, the control size or another of the values in <doc:HowItWorks> changes.
///
/// **Identity.** Views keep their state as long as they exist: within half a page of the visible area, or a
/// page and a half while VoiceOver runs; the one that has the keyboard focus, too. Identifiers should differ; if two are equal, either may show the
/// other's view. Make one view per element; put several in a stack.
///
/// **Scrolling to an item.** Views are scroll targets: `scrollPosition` knows them by their identifiers. Pass
/// the binding to the flow, too. The view that it names exists wherever it is, so that SwiftUI can try to
/// scroll to it and to keep it in place:
///
///     @State private var position = ScrollPosition(idType: Person.ID.self)
///
///     ScrollView { LazyFlow(people, scrolledTo: $position) { Chip($0) } }
///       .scrollPosition($position)         // position.scrollTo(id: person.id, anchor: .top)
///
/// On iOS 17 do the same with `scrollPosition(id:anchor:)` and a binding of an optional identifier. With
/// declared sizes, ``FlowingLayout/offset(of:in:length:size:)`` tells a distance that can be scrolled to
/// whether a view exists or not. A `ScrollViewReader` finds only views that exist when it is asked: set
/// `scrolledTo:` first, and call it from `onChange`.
///
/// **Cost.** Scrolling evaluates only the bodies of views that appear, a line or two at a time, and only the
/// flow reads the binding. Declared sizes are read once per element and change of an array or range, O(*n*).
/// Of other collections, and of arrays of objects, they are read whenever the flow is made anew. After a
/// change, lines are broken again only until they are the old ones. 16 bytes per item and 20 per line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LazyFlow<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  var source: LazySource<Data, ID, Content>
  let rules: FlowRules
  /// Reads the declared sizes of all elements; nil if there are none.
  let sizes: ((Data) -> LazySizes)?
  let scrolledTo: Binding<ID?>
  /// How elements are moved by hand; nil if they are not.
  var moves: FlowMoves?

  @State private var model = LazyModel<Data, ID, Content>()
  private var surroundings = LazySurroundings()

  /// Makes a flow of the views for the elements of a collection, identified by a property.
  ///
  ///     LazyFlow(tags, id: \.self) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///     Read again when the data changes, not when only the closure does.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, id: KeyPath<Data.Element, ID>, layout: Base = FlowLayout(),
    size: ((Data.Element) -> CGSize)? = nil, scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data, id, layout._rules, Self.reading(size), scrolledTo: scrolledTo, content: content)
  }

  /// Makes a flow of the views for the elements of a collection.
  ///
  ///     LazyFlow(people, size: { $0.chipSize }) { Chip($0) }
  ///
  /// - Parameters:
  ///   - data: The elements; their identifiers should differ.
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - size: The size of an element's view, in points; nil to measure views as they come near.
  ///     Read again when the data changes, not when only the closure does.
  ///   - scrolledTo: The identifier that `scrollPosition(id:)` binds, too: the view of that element always
  ///     exists.
  ///   - content: Makes an element's view.
  @inlinable
  nonisolated public init<Base: FlowingLayout>(
    _ data: Data, layout: Base = FlowLayout(), size: ((Data.Element) -> CGSize)? = nil,
    scrolledTo: Binding<ID?> = .constant(nil),
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, layout: layout, size: size, scrolledTo: scrolledTo, content: content)
  }

  @usableFromInline
  nonisolated init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ rules: _FlowRules,
    _ sizes: ((Data) -> LazySizes)?, scrolledTo: Binding<ID?>,
    content: @escaping (Data.Element) -> Content
  ) {
    source = LazySource(data: data, id: id, content: content)
    self.rules = rules
    self.sizes = sizes
    self.scrolledTo = scrolledTo
  }

  @usableFromInline
  nonisolated init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, proportional rules: _FlowRules,
    _ ratios: @escaping (Data) -> LazySizes, scrolledTo: Binding<ID?>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id, rules.proportional, ratios, scrolledTo: scrolledTo, content: content)
  }

  /// Reads sizes where the types are known: a million elements take a tenth of the time that they take
  /// where they are not.
  @inlinable
  nonisolated static func reading(
    _ size: ((Data.Element) -> CGSize)?
  ) -> ((Data) -> LazySizes)? {
    guard let size else { return nil }
    return { data in
      var sizes = LazySizes(capacity: data.count)
      for element in data { sizes.append(size(element)) }
      return sizes
    }
  }
}

// In an extension, so that the type itself is bound to no actor.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow: View {
  /// The views that exist, in the room of all.
  public var body: some View {
    let _ = model.settle()
    let version = model.update(self, surroundings.values)
    // Where an element would be dropped in a strip is not known.
    if let moves, rules.strip == nil {
      LazyMovingViews(flow: self, moves: moves, model: model, version: version)
    } else {
      LazyViewport(
        store: model.store, model: model, source: source, rules: rules, version: version,
        scrolledTo: scrolledTo)
    }
  }
}
#endif
