#if canImport(SwiftUI)
import FlowLayouts
public import SwiftUI

/// A flow over data, with limits, separators and reordering.
///
///     Flow(tags) { Chip($0) }
///     Flow(tags, id: \.self, layout: VFlowLayout(spacing: 6)) { Chip($0) }
///     Flow($tags, editActions: .move) { $tag in Chip(tag) }
///
/// Without options it lays out its views exactly as its `layout` does. Options are methods and
/// combine in any order. If an option is set twice, the last value counts.
///
///     Flow(tags) { Chip($0) }
///       .maxLines(2, isExpanded: isExpanded) { more in
///         Button(more.isExpanded ? "Less" : "+\(more.count) more") { isExpanded.toggle() }
///       }
///       .itemSeparator { Text("·") }
///
/// ![Tags on one row, and a button that says how many more there are](expandable-tags.png)
///
/// | | |
/// |---|---|
/// | ``maxLines(_:isExpanded:overflow:)``, ``fitsBounds(_:overflow:)`` | show as many elements as fit on a number of lines, or in the proposed height (of columns: width) |
/// | ``priority(_:)`` | the most important elements instead of the first ones |
/// | ``itemSeparator(_:)``, ``lineSeparator(_:)`` | views between neighbors, and between lines |
/// | ``FlowContainer/onMove(animation:perform:)``, ``FlowContainer/moveDisabled(_:)`` | elements that people move |
/// | ``FlowContainer/dropDestination(for:action:)`` | items that people drop from elsewhere |
///
/// Elements keep their identity and state when options are added or removed, except for
/// `dropDestination`.
///
/// **Any views.** From iOS 18 a flow also takes views without data: ``init(layout:content:)``. Then
/// it lacks the options that need elements.
///
/// **Identity.** Identifiers should differ. If two are equal, either may show the other's view.
/// Views are scroll targets, by the identifiers of their elements.
///
/// **Cost.** With a limit, O(*k*) per pass for the *k* views that the flow has created, however
/// many elements there are. Otherwise O(*n*). These views and the overflow indicator are measured
/// once.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Flow<Element, Content> {
  private let source: Source
  private let rules: FlowRules
  var limits = FlowLimits()
  var decorations = FlowDecorations()
  var overflow: ((IndicatorUse, FlowOverflow<Element>) -> AnyView)?
  var priority: ((Element) -> Double)?

  @State private var objects = FlowObjects()

  /// The actions for reordering and drops that `onMove`, `moveDisabled` and `dropDestination` have
  /// set.
  public var _interaction = _FlowInteraction()

  /// Where the views come from.
  private enum Source {
    /// Type-erased elements, each with its views; `elements` returns the current elements.
    case data(any FlowSource, elements: () -> AnyRandomAccessCollection<Element>)
    /// Any views, without data.
    ///
    /// The closure returns the view of the flow, which resolves these views into subviews.
    case views((FlowOptions, FlowObjects) -> AnyView)
  }

  /// Creates a flow of any views.
  nonisolated init(
    _ layout: some FlowingLayout, views: @escaping (FlowOptions, FlowObjects) -> AnyView
  ) {
    (source, rules) = (.views(views), layout.rules)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow where Content: View {
  /// Creates a flow over data; `elements` returns the current elements.
  nonisolated init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ layout: some FlowingLayout,
    _ content: @escaping (Data.Element) -> Content,
    elements: @escaping () -> some RandomAccessCollection<Element>
  ) {
    source = .data(FlowContents(data: data, id: id, content: content)) {
      AnyRandomAccessCollection(elements())
    }
    rules = layout.rules
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow: FlowContainer where Content: View {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow: View {
  /// The views of the flow.
  public var body: some View {
    root(objects, fades: objects.decideFading(limits)).taking(_interaction.drops, objects.mover)
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private func root(_ objects: FlowObjects, fades: Bool) -> AnyView {
    switch source {
    case .data(let contents, let elements):
      contents.root(
        FlowOptions(rules, limits, decorations(of: elements)), objects, _interaction, fades: fades)
    case .views(let views):
      views(FlowOptions(rules, limits, decorations { AnyRandomAccessCollection([]) }), objects)
    }
  }
}
#endif
