#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Flow {
  /// Makes a flow of any views.
  ///
  ///     Flow {
  ///       Text("New").bold()
  ///       ForEach(tags, id: \.self) { Chip($0) }
  ///     }
  ///     .maxLines(2) { more in Text("+\(more.count)") }
  ///
  /// Groups, loops and conditions are resolved into single views. Each of these is shown or hidden
  /// by itself. Limits and separators work as in a flow over data. `onMove`, `moveDisabled`,
  /// `dropDestination` and `priority` need data and are not available.
  ///
  /// - Parameters:
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes the views.
  nonisolated public init<Views: View>(
    layout: some FlowingLayout = FlowLayout(), @ViewBuilder content: () -> Views
  ) where Element == Never, Content == Void {
    let views = content()
    self.init(layout) { AnyView(ResolvedFlow(views, $0, $1)) }
  }
}

/// A flow of any views, which are resolved into subviews.
///
/// These subviews are the flow's data.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct ResolvedFlow<Views: View> {
  let views: Views
  let options: FlowOptions
  let objects: FlowObjects
  // `Divider` and `Spacer` may keep the orientation of the stack in which they are resolved. So
  // they are resolved in a container of the flow's own orientation. The container stays when the
  // layout's orientation changes, so that views keep their state.
  @State private var axis: FlowAxis

  init(_ views: Views, _ options: FlowOptions, _ objects: FlowObjects) {
    (self.views, self.options, self.objects) = (views, options, objects)
    _axis = State(initialValue: options.rules.axis)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ResolvedFlow: View {
  var body: some View {
    Self.oriented(axis, views, options, objects, fades: objects.decideFading(options.limits))
  }

  // Nonisolated: see CONTRIBUTING, Render thread.
  @ViewBuilder nonisolated private static func oriented(
    _ axis: FlowAxis, _ views: Views, _ options: FlowOptions, _ objects: FlowObjects, fades: Bool
  ) -> some View {
    switch axis {
    case .rows: OrientedLayout<HStackLayout> { resolved(views, options, objects, fades) }
    case .columns: OrientedLayout<VStackLayout> { resolved(views, options, objects, fades) }
    }
  }

  nonisolated private static func resolved(
    _ views: Views, _ options: FlowOptions, _ objects: FlowObjects, _ fades: Bool
  ) -> some View {
    Group(subviews: views) { views in
      let contents = FlowContents(
        data: views, id: SubviewsCollection.Element.idPath,
        content: { SubviewInFlow(subview: $0) })
      // A new object each time: new subviews are a new version of the container.
      let options = FlowOptions(options.rules, options.limits, options.decorations)
      contents.root(options, objects, FlowInteraction(), fades: fades)
    }
  }
}

/// A layout of a single subview, which behaves as if it were in a horizontal or vertical stack.
///
/// `Stack` is that stack: a `Divider` in the subview then has the right orientation.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct OrientedLayout<Stack: Layout>: Layout {
  static var layoutProperties: LayoutProperties { Stack.layoutProperties }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }
}

/// A resolved view, with the flow's modifiers such as `flowGrow`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct SubviewInFlow {
  // A view of its own, because the first SDK with container values requires them to be read in a
  // body.
  let subview: Subview
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SubviewInFlow: View {
  var body: some View { subview.flowItemValues(from: subview.containerValues) }
}

extension Identifiable {
  /// The key path `\Self.id`, for code that does not run on the main actor.
  ///
  /// In the first SDK with subviews, their `id` is isolated to the main actor.
  fileprivate static var idPath: KeyPath<Self, ID> { \.id }
}
#endif
