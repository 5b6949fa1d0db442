#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

// The separators and the overflow indicator of a flow, and the update of its rows after a layout.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRoot {
  /// Returns the view that draws the separators and the overflow indicator.
  ///
  /// The view's layout value passes `made`, the elements that have views, to the flow's layout.
  @MainActor func decorations(_ version: Int, _ made: MadeElements) -> some View {
    let model = model
    // Not evaluated again when only rows change.
    return stamped(version) { front(version, model) }
      .layoutValue(key: RowPart.self, value: .front(total: contents.count, made: made))
      .modifier(FocusRecord(focused: handling.$focused, model: model))
  }

  /// Returns `views`, evaluated again only when `version` or the number of elements changes.
  ///
  /// The version changes each time the flow's body is evaluated.
  @MainActor func stamped<Views: View>(
    _ version: Int, _ views: @escaping () -> Views
  ) -> Versioned<Views> {
    // The number of elements may change within a version, without a new flow value.
    Versioned(stamp: [version, contents.count], content: views)
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private func front(_ version: Int, _ model: FlowModel) -> some View {
    let (options, total) = (options, contents.count)
    let focused = handling.$focused
    return GeometryReader { proxy in
      Decorations(
        options: options, total: total, version: version, model: model, focused: focused,
        number: LayoutSignal<Placement>.number(proxy))
    }
    .onSignal(model.signal) { report($0, model) }
  }

  /// Updates the elements' views after a layout has decided which elements are hidden.
  ///
  /// The views change with the animation that was used for the change before that layout.
  private func report(_ placement: Placement, _ model: FlowModel) {
    let animation = model.signal.takeAnimation()
    // If the focused element is about to be hidden, the overflow indicator gets the focus.
    if !placement.isUnlimited, placement.indicator != nil, let id = model.focused.with({ $0 }),
      let element = (0..<contents.count).first(where: { contents.identity($0) == id }),
      !placement.shown.contains(element)
    {
      handling.focused = .indicator
    }
    let total = contents.count
    let isNews = model.feedback.with { [options] feedback in
      let old = feedback
      feedback = old.updated(with: placement, total: total, options.limits)
      return !placement.isUnlimited && feedback.isNews(after: old)
    }
    if isNews { withTransaction(Transaction(reporting: animation)) { reports += 1 } }
  }
}
#endif
