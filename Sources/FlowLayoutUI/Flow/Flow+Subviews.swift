#if canImport(SwiftUI)
public import FlowLayouts
public import SwiftUI

/// The content of a ``Flow`` of any views.
///
/// It is no view of an element: a flow of it has neither `onMove` nor any other option that needs data.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct FlowSubviews<Views: View> {
  let views: Views
}

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
  /// Groups, loops and conditions are resolved into single views, each of which is shown or hidden by itself. Limits and
  /// separators are those of a flow over data. Without data nothing is moved by hand, joined by others, or more
  /// important: `onMove`, `moveDisabled`, `dropDestination` and `priority` are not there.
  ///
  /// - Parameters:
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - content: Makes the views.
  nonisolated public init<Views: View>(
    layout: some FlowingLayout = FlowLayout(), @ViewBuilder content: () -> Views
  ) where Element == Never, Content == FlowSubviews<Views> {
    let content = FlowSubviews(views: content())
    self.init(layout) { AnyView(content.flow($0)) }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension FlowSubviews {
  /// Returns a flow of the views, which are its data once they are resolved; nonisolated: see CONTRIBUTING, Render thread.
  nonisolated fileprivate func flow(_ options: FlowOptions) -> some View {
    Group(subviews: views) { views in
      FlowRoot(
        FlowContents(
          data: views, id: SubviewsCollection.Element.idPath,
          content: { SubviewInFlow(subview: $0) }),
        // Another object each time: other views are another container.
        FlowOptions(options.rules, options.limits, options.decorations))
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
