#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

// The rows of a flow, and the layout that arranges them.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRoot {
  @MainActor var model: FlowModel { objects.model }

  /// Returns `content` in the flow's layout.
  ///
  /// The type is the same for rows and columns, so the content keeps its identity.
  @MainActor func layout(
    isPlain: Bool, _ dragged: DraggedElement?, @ViewBuilder _ content: () -> some View
  ) -> some View {
    let recordsRows =
      interaction.onMove != nil || handling.hasFocusMap || !interaction.drops.isEmpty
    func rowsLayout<Base: FlowingLayout>(_: Base.Type) -> AnyLayout {
      AnyLayout(
        RowsLayout<Base>(
          rules: options.rules, limits: options.limits, isPlain: isPlain, model: model,
          recordsRows: recordsRows, drag: DragPlacing(dragged: dragged), fades: fades))
    }
    switch options.rules.axis {
    case .rows: return rowsLayout(FlowLayout.self)(content)
    case .columns: return rowsLayout(VFlowLayout.self)(content)
    }
  }

  /// The elements that have views.
  ///
  /// With a limit, these may be only the first elements, or the most important ones.
  @MainActor var made: MadeElements {
    let count = model.feedback.with { $0 }.count(of: contents.count, options.limits)
    guard !options.limits.isEmpty, let priorities = options.decorations.priorities else {
      return MadeElements(count)
    }
    return model.made(count, version, priorities)
  }

  /// Returns the rows that a limit hides, from the result of the latest layout.
  ///
  /// A row is the view of one element. Nil if there is no limit and rows cannot fade.
  @MainActor func limited(_ made: MadeElements) -> HiddenRows? {
    if options.limits.isEmpty, !fades { return nil }
    var feedback = model.feedback.with { $0 }
    if objects.rows.follow(made, version, neverShowed: feedback.neverShowed, contents.identity) {
      // Only removed rows are forgotten: the others keep their numbers, and need no update.
      feedback.hidden.formIntersection(objects.rows.all)
      model.feedback.with { [feedback] in $0.hidden = feedback.hidden }
    }
    if options.limits.isEmpty || options.limits.isExpanded { feedback.hidden = [] }
    return HiddenRows(numbers: objects.rows, report: feedback)
  }

  @MainActor func context(_ made: MadeElements, _ dragged: DraggedElement?) -> RowContext {
    RowContext(
      version: version, limited: limited(made), dragged: dragged, focused: handling.$focused,
      mover: mover, isMoved: mover.moves != nil)
  }
}
#endif
