#if canImport(SwiftUI)
public import FlowLayouts
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
  /// The parameters are those of a flow over a collection, with the views in place of its elements. These are not
  /// moved by hand, nor joined by others: `onMove` and `dropDestination` trap.
  nonisolated public init<Placeholder: View, ItemSeparator: View, LineSeparator: View>(
    layout: some FlowingLayout = FlowLayout(), maxLines: Int? = nil, fitsBounds: Bool = false,
    isExpanded: Bool = false, @ViewBuilder content: () -> Content,
    @FlowPartBuilder overflow: @escaping (FlowOverflowCount) -> AnyView? = { _ in nil },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    let parts = FlowParts<Subview>(
      overflow: {
        overflow(FlowOverflowCount(count: $0.count, isExpanded: $0.isExpanded) { [] })
      }, placeholder: placeholder, itemSeparator: itemSeparator, lineSeparator: lineSeparator)
    let limits = FlowLimits(maxLines: maxLines, fitsBounds: fitsBounds, isExpanded: isExpanded)
    let (views, options) = (content(), FlowOptions(layout.rules, limits))
    self.init { moves, drops in
      precondition(
        moves == nil && drops.isEmpty,
        "a flow of any views has no data whose elements could be moved, or joined by others")
      return AnyView(FlowOfViews(views: views, parts: parts, options: options))
    }
  }
}

/// A flow of any views, which are its data once they are resolved.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct FlowOfViews<Views: View> {
  let views: Views
  let parts: FlowParts<Subview>
  let options: FlowOptions

  init(views: Views, parts: FlowParts<Subview>, options: FlowOptions) {
    (self.views, self.parts, self.options) = (views, parts, options)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension FlowOfViews: View {
  var body: some View { flow }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private var flow: some View {
    let (parts, options) = (parts, options)
    return Group(subviews: views) { views in
      FlowRoot(
        FlowContents(
          data: views, id: SubviewsCollection.Element.idPath,
          content: { SubviewInFlow(subview: $0) }, parts: parts), options)
    }
  }
}

/// A view among others, whose container values are read where the first SDK that has them lets them be: in a body.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct SubviewInFlow {
  let subview: Subview
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension SubviewInFlow: View {
  var body: some View { subview.flowItemValues(from: subview.containerValues) }
}

extension Identifiable {
  /// The path to the identity, formed where nothing says which actor it is on: that of a subview is the main
  /// actor's in the first SDK that has subviews.
  fileprivate static var idPath: KeyPath<Self, ID> { \.id }
}
#endif
