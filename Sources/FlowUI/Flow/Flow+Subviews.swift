#if canImport(SwiftUI)
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
  /// - Parameters:
  ///   - layout: How the views are arranged: a `FlowLayout` or a `VFlowLayout`.
  ///   - maxLines: The maximum number of lines; nil for no limit. Less than 1 shows the indicator alone.
  ///   - fitsBounds: Whether to show only as many lines as fit into the depth the flow is offered: the
  ///     height of rows, the width of columns. Views that grow or stretch count with their own.
  ///   - isExpanded: Whether to ignore the limits and show everything. The flow only reads it.
  ///   - content: The views.
  ///   - overflow: Makes the indicator, which follows the last view if some are hidden, or would be if the
  ///     flow were not expanded; without it there is none.
  ///   - placeholder: A view as large as the indicator gets, to make room for it; without it, the
  ///     indicator for all views hidden is made a second time, unseen.
  ///   - itemSeparator: Makes the view between two neighbors on a line.
  ///   - lineSeparator: Makes the view between two lines.
  nonisolated public init<
    Base: FlowingLayout, Overflow: View, Placeholder: View, ItemSeparator: View, LineSeparator: View
  >(
    layout: Base = FlowLayout(), maxLines: Int? = nil, fitsBounds: Bool = false,
    isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content,
    @ViewBuilder overflow: @escaping (FlowOverflowCount) -> Overflow = { _ in EmptyView() },
    @ViewBuilder placeholder: @escaping () -> Placeholder = { EmptyView() },
    @ViewBuilder itemSeparator: @escaping () -> ItemSeparator = { EmptyView() },
    @ViewBuilder lineSeparator: @escaping () -> LineSeparator = { EmptyView() }
  ) {
    let subviews = LimitedSubviews(
      views: content(), overflow: overflow, placeholder: placeholder,
      itemSeparator: itemSeparator, lineSeparator: lineSeparator)
    self.init(
      LimitedFlow(
        rules: layout.rules, limits: LimitedLimits(maxLines: maxLines, fitsBounds: fitsBounds),
        isExpanded: isExpanded,
        hasSeparators: ItemSeparator.self != EmptyView.self || LineSeparator.self != EmptyView.self
      ) {
        AnyView(LimitedSubviewsList(subviews: subviews, context: $0))
      })
  }
}

/// What a flow of any views is made of.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LimitedSubviews<
  Views: View, Overflow: View, Placeholder: View, ItemSeparator: View, LineSeparator: View
> {
  let views: Views
  let overflow: (FlowOverflowCount) -> Overflow
  let placeholder: () -> Placeholder
  let itemSeparator: () -> ItemSeparator
  let lineSeparator: () -> LineSeparator
}

/// The views of a flow of any views, which are its data once they are resolved.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LimitedSubviewsList<
  Views: View, Overflow: View, Placeholder: View, ItemSeparator: View, LineSeparator: View
> {
  let subviews: LimitedSubviews<Views, Overflow, Placeholder, ItemSeparator, LineSeparator>
  let context: LimitedContext
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LimitedSubviewsList: View {
  var body: some View { list }

  // SwiftUI may resolve the views on another thread: the closures are formed where no actor is.
  nonisolated private var list: some View {
    let (subviews, context) = (subviews, context)
    return Group(subviews: subviews.views) { views in
      LimitedList(
        contents: LimitedContents(
          data: views, id: SubviewsCollection.Element.idPath, priority: nil,
          content: { LimitedSubview(subview: $0) },
          overflow: {
            subviews.overflow(FlowOverflowCount(count: $0.count, isExpanded: $0.isExpanded))
          }, placeholder: subviews.placeholder, itemSeparator: subviews.itemSeparator,
          lineSeparator: subviews.lineSeparator), context: context)
    }
  }
}
/// A view among others, whose container values are read where the first SDK that has them lets them be: in a body.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LimitedSubview {
  let subview: Subview
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LimitedSubview: View {
  var body: some View { subview.flowItemValues(from: subview.containerValues) }
}

extension Identifiable {
  /// The path to the identity, formed where nothing says which actor it is on: that of a subview is the main
  /// actor's in the first SDK that has subviews.
  fileprivate static var idPath: KeyPath<Self, ID> { \.id }
}
#endif
