#if canImport(SwiftUI)
public import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Flow {
  /// Limits the lines, without an indicator.
  ///
  ///     Flow(tags) { Chip($0) }.maxLines(2)
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines; nil for no limit. Less than 1 shows nothing.
  ///   - isExpanded: Whether to show everything all the same.
  /// - Returns: A flow with the limit.
  nonisolated public func maxLines(_ limit: Int?, isExpanded: Bool = false) -> Flow {
    var flow = self
    (flow.limits.maxLines, flow.limits.isExpanded) = (limit, isExpanded)
    flow.limits.areAskedFor = true
    return flow
  }

  /// Limits the lines, and shows how much is hidden.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .maxLines(2) { more in Text("+\(more.count)") }
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .maxLines(2, isExpanded: isExpanded) { more in
  ///         Button(more.isExpanded ? "Less" : "+\(more.count) more") { isExpanded.toggle() }
  ///       }
  ///
  /// As many views are shown as fit with the indicator into so many lines: the first ones, or those of the highest
  /// ``priority(_:)``. The indicator goes where the next view would. It gets the room it needs when everything is
  /// hidden, so what is shown depends on sizes and the flow's width alone, never on the number in the indicator. There
  /// is none when everything fits; if nothing fits beside it, it stands alone. Balanced wrapping balances what is
  /// shown. Forced line breaks count as lines, even in a flow without a width to fit. An element with more than one
  /// view is shown or hidden as a whole.
  ///
  /// **Elements that cannot be shown have no views.** At first a flow makes 16 a line, and at least 32; more where
  /// these all fit, and later those that are shown and half as many again. The other elements have no state, and
  /// their `onAppear` does not run. Up to 32 elements, where some view has a `flowOrder`, or where nothing limits
  /// them, all have views.
  ///
  /// **Hidden views** that are made keep their identity and state. They are not drawn, cannot be tapped or focused,
  /// and do not exist for assistive technologies. If one has the focus when it is hidden, the indicator gets it.
  ///
  /// The number in the indicator is right in the first layout pass, even where there is only one. The indicator is
  /// made twice, once unseen, to find its size, unless there is an ``overflowPlaceholder(_:)``.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines; nil for no limit. Less than 1 shows the indicator alone.
  ///   - isExpanded: Whether to show everything, and after it the indicator if something would be hidden otherwise.
  ///   - overflow: Makes the indicator of what is hidden.
  /// - Returns: A flow with the limit and the indicator.
  nonisolated public func maxLines<Indicator: View>(
    _ limit: Int?, isExpanded: Bool = false,
    @ViewBuilder overflow: @escaping (FlowOverflow<Element>) -> Indicator
  ) -> Flow {
    var flow = maxLines(limit, isExpanded: isExpanded)
    flow.overflow = erased(overflow)
    return flow
  }

  /// Shows only as many lines as fit into the depth that the flow is offered, without an indicator.
  ///
  ///     Flow(tags) { Chip($0) }.fitsBounds()
  ///
  /// - Parameter isLimited: Whether the depth limits what is shown.
  /// - Returns: A flow with the limit.
  nonisolated public func fitsBounds(_ isLimited: Bool = true) -> Flow {
    var flow = self
    flow.limits.fitsBounds = isLimited
    flow.limits.areAskedFor = true
    return flow
  }

  /// Shows only as many lines as fit into the depth that the flow is offered, and how much is hidden.
  ///
  ///     Flow(tags) { Chip($0) }
  ///       .fitsBounds { more in Text("+\(more.count)") }
  ///
  /// The depth is the height of rows, the width of columns. Views that grow or stretch count with their own. Everything
  /// else is as in ``maxLines(_:isExpanded:overflow:)``, which it combines with: both limits hold, and of two
  /// indicators the last one counts.
  ///
  /// - Parameters:
  ///   - isLimited: Whether the depth limits what is shown.
  ///   - overflow: Makes the indicator of what is hidden.
  /// - Returns: A flow with the limit and the indicator.
  nonisolated public func fitsBounds<Indicator: View>(
    _ isLimited: Bool = true, @ViewBuilder overflow: @escaping (FlowOverflow<Element>) -> Indicator
  ) -> Flow {
    var flow = fitsBounds(isLimited)
    flow.overflow = erased(overflow)
    return flow
  }

  /// Makes room for the indicator by another view.
  ///
  ///     Flow(people) { Avatar($0) }
  ///       .maxLines(1) { more in
  ///         Button("+\(more.count)") { isOpen = true }.popover(isPresented: $isOpen) { Others(more.hidden) }
  ///       }
  ///       .overflowPlaceholder { Text("+99") }
  ///
  /// Without it, a second indicator makes the room, unseen: for an indicator with a popover, an alert or a task, there
  /// would be two of these.
  ///
  /// - Parameter placeholder: Makes a view as large as the indicator gets; it is not shown.
  /// - Returns: A flow whose indicator is made once.
  nonisolated public func overflowPlaceholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping () -> Placeholder
  ) -> Flow {
    var flow = self
    flow.decorations.placeholder = erased(placeholder)
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
  /// Shown are the most important elements instead of the first ones, in the order of the data: as many as fit, of the
  /// highest priority and, among equals, the first. Without a limit it has no effect.
  ///
  /// - Parameter priority: How important an element is; nil if all are alike. Infinity pins an element as long as the
  ///   limits hold it; NaN counts as 0.
  /// - Returns: A flow of that order.
  nonisolated public func priority(_ priority: ((Element) -> Double)?) -> Flow {
    var flow = self
    flow.priority = priority
    return flow
  }
}
#endif
