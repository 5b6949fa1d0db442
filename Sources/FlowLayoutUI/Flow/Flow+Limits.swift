#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Limits the number of lines, without an indicator of hidden elements.
  ///
  ///     Flow(tags) { Chip($0) }.maxLines(2)
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines; nil for no limit. Less than 1 shows nothing.
  ///   - isExpanded: Whether to show everything regardless of the limit.
  /// - Returns: A flow with the limit.
  nonisolated public func maxLines(_ limit: Int?, isExpanded: Bool = false) -> Flow {
    var flow = self
    (flow.limits.maxLines, flow.limits.isExpanded) = (limit, isExpanded)
    flow.limits.areAskedFor = true
    return flow
  }

  /// Limits the number of lines, and shows an indicator of the hidden elements.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .maxLines(2) { more in Text("+\(more.count)") }
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .maxLines(2, isExpanded: isExpanded) { more in
  ///         Button(more.isExpanded ? "Less" : "+\(more.count) more") { isExpanded.toggle() }
  ///       }
  ///
  /// Shows as many views as fit on the lines together with the indicator. These are the first ones,
  /// or those of the highest ``priority(_:)``. The indicator follows the last shown view. If
  /// everything fits, there is no indicator. If no view fits beside the indicator, only the
  /// indicator is shown.
  ///
  /// The indicator is measured as if everything were hidden. So what is shown depends only on sizes
  /// and the flow's width, never on the number in the indicator. Balanced wrapping balances what is
  /// shown. Forced line breaks count as lines, even at an unlimited width. An element with several
  /// views is shown or hidden as a whole.
  ///
  /// **Elements that cannot be shown have no views.** A flow first creates the views of 16 elements
  /// per line, and of at least 32. If all of these fit, it creates more. Later it keeps views for
  /// the shown elements and half as many again. The other elements have no state, and their
  /// `onAppear` does not run. All elements have views if there are at most 32, if a view has a
  /// `flowOrder`, or if nothing limits them.
  ///
  /// **Hidden views** that have been created keep their identity and state. They are not drawn,
  /// cannot be tapped or focused, and are hidden from assistive technologies. If the focused view
  /// is hidden, the indicator gets the focus.
  ///
  /// The number in the indicator is right in the first layout pass. So it is right in a widget,
  /// too, where there is no second pass. The indicator is created twice, once unseen to measure it.
  /// An ``overflowPlaceholder(_:)`` avoids this.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines; nil for no limit. Less than 1 shows the indicator
  ///     alone.
  ///   - isExpanded: Whether to show everything. The indicator then comes last, if the limit would
  ///     hide something.
  ///   - overflow: Makes the indicator from the hidden elements.
  /// - Returns: A flow with the limit and the indicator.
  nonisolated public func maxLines<Indicator: View>(
    _ limit: Int?, isExpanded: Bool = false,
    @ViewBuilder overflow: @escaping (FlowOverflow<Element>) -> Indicator
  ) -> Flow {
    var flow = maxLines(limit, isExpanded: isExpanded)
    flow.overflow = IndicatorUse.erased(overflow)
    return flow
  }

  /// Shows only the lines that fit into the proposed depth, without an overflow indicator.
  ///
  ///     Flow(tags) { Chip($0) }.fitsBounds()
  ///
  /// The depth is the height of rows, or the width of columns.
  ///
  /// - Parameter isLimited: Whether the depth limits what is shown.
  /// - Returns: A flow with the limit.
  nonisolated public func fitsBounds(_ isLimited: Bool = true) -> Flow {
    var flow = self
    flow.limits.fitsBounds = isLimited
    flow.limits.areAskedFor = true
    return flow
  }

  /// Shows only the lines that fit into the proposed depth, and an overflow indicator.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .fitsBounds { more in Text("+\(more.count)") }
  ///
  /// The depth is the height of rows, or the width of columns. Views that grow or stretch count
  /// with their own depth. Everything else is as in ``maxLines(_:isExpanded:overflow:)``. If both
  /// methods are used, both limits apply. The indicator that was set last is shown.
  ///
  /// - Parameters:
  ///   - isLimited: Whether the depth limits what is shown.
  ///   - overflow: Makes the indicator from the hidden elements.
  /// - Returns: A flow with the limit and the indicator.
  nonisolated public func fitsBounds<Indicator: View>(
    _ isLimited: Bool = true, @ViewBuilder overflow: @escaping (FlowOverflow<Element>) -> Indicator
  ) -> Flow {
    var flow = fitsBounds(isLimited)
    flow.overflow = IndicatorUse.erased(overflow)
    return flow
  }

  /// Sets a hidden view to measure instead of the overflow indicator.
  ///
  ///     Flow(people) { Avatar($0) }
  ///       .maxLines(1) { more in
  ///         Button("+\(more.count)") { isOpen = true }.popover(isPresented: $isOpen) { Others(more.hidden) }
  ///       }
  ///       .overflowPlaceholder { Text("+99") }
  ///
  /// Without this placeholder, the indicator is created twice, once unseen to measure it. So are
  /// its popover, alert or task.
  ///
  /// - Parameter placeholder: Makes a view as large as the indicator can get. It is not shown.
  /// - Returns: A flow whose indicator is made once.
  nonisolated public func overflowPlaceholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping () -> Placeholder
  ) -> Flow {
    var flow = self
    flow.decorations.placeholder =
      Placeholder.self == EmptyView.self ? nil : { IndicatorUse.measured.view(of: placeholder()) }
    return flow
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow where Content: View {
  /// Hides the least important elements first.
  ///
  ///     Flow(messages) { Chip($0) }
  ///       .maxLines(1) { more in Text("+\(more.count)") }
  ///       .priority { $0.isUnread ? 1 : 0 }
  ///
  /// The most important elements are shown instead of the first ones, in the order of the data.
  /// Among elements of equal priority, the first are shown. Without a limit, the method has no
  /// effect.
  ///
  /// - Parameter priority: An element's importance; nil if all are equal. Infinity keeps an element
  ///   as long as it fits. NaN counts as 0.
  /// - Returns: A flow that shows elements by priority.
  nonisolated public func priority(_ priority: ((Element) -> Double)?) -> Flow {
    var flow = self
    flow.priority = priority
    return flow
  }
}
#endif
