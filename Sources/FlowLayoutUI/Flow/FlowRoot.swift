#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The root view of a ``Flow``, for any data.
///
/// Its subviews are a list that one layout arranges:
///
///     rows        a view for each of the first k elements
///     decorations the separators and the indicator, in front of all: a geometry reader
///     prototypes  a separator of each kind and the indicator, unseen: they are measured
///
/// 1. *The layout decides* which elements are shown, in the first pass, from sizes alone (`RowLines`). A
///    hidden row is placed at the indicator, or off screen if it has not been reported before.
/// 2. *The decorations follow in the same pass.* The layout gives them a height that stands for the placement
///    (`LayoutSignal`). So the content of their geometry reader is evaluated again: it creates as many
///    separators as are shown, and the indicator with its number; separators that only move read their
///    positions. No state is needed, so the picture is right even where there is only one pass, as in the
///    archive of a widget.
/// 3. *The rows follow a report* in the second round of the update: hidden rows fade, are disabled and leave
///    the accessibility tree, and *k* changes if needed. Rows have numbers (`RowNumbers`), so that the last
///    report is right in the first round, whatever has become of the data: a row that is visible before and
///    after a change is visible in between.
///
/// *k* is at first what the limits can plausibly hold (`FlowLimits.initialCount`), and at least doubles when
/// all rows fit and there are more elements. So no pass depends on the number of elements: only an expanded
/// flow, and one without limits, create a view for each.
///
/// The type of the rows is not erased in here: `FlowSource` erases that of the root, once for both.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowRoot<RowsView: View> {
  let contents: any RowSource
  /// Returns the rows of some elements.
  let rows: (MadeElements, RowContext) -> RowsView
  let options: FlowOptions
  /// How people move elements; nil if elements cannot be moved.
  let moves: FlowMoves?
  /// Whether the flow takes items from outside.
  let takesItems: Bool
  let objects: FlowObjects

  /// A count that evaluates the body again: to show a report, or to forget priorities (`forgetting`).
  @State private var reports = 0
  @State private var dragged: DraggedElement?
  /// The element that has the focus, itself or inside of its views; or the indicator.
  @FocusState private var focused: FocusTarget?
  @Environment(\.flowFocusMap) private var focusMap
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ contents: any RowSource, _ options: FlowOptions, _ objects: FlowObjects,
    _ interaction: FlowInteraction, rows: @escaping (MadeElements, RowContext) -> RowsView
  ) {
    (self.contents, self.options, self.objects, self.rows) = (contents, options, objects, rows)
    (moves, takesItems) = (interaction.moves, !interaction.drops.isEmpty)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRoot: View {
  @MainActor private var model: FlowModel { objects.model }
  @MainActor private var mover: Mover { objects.mover }
  @MainActor private var fades: Bool { objects.decideFading(limits) }
  private var rules: FlowRules { options.rules }
  private var limits: FlowLimits { options.limits }

  var body: some View {
    let _ = reports
    let dragged = follow()
    let made = made
    // With fading, decorations exist even without a limit: they read the animation in which one is added.
    let isPlain = limits.isEmpty && !fades && !options.decorations.hasSeparators
    let rows = self.rows(made, context(made, dragged))
    layout(isPlain: isPlain, dragged) {
      rows
      if !isPlain {
        // The decorations and the prototypes are not evaluated again when only rows change.
        let version = version
        stamped { front(version, model) }
          .layoutValue(
            key: RowPart.self, value: .front(total: contents.count, made: made)
          )
          .modifier(FocusRecord(focused: $focused, model: model))
        stamped { [options, contents] in options.prototypes(of: contents.count) }
      }
    }
    .modifier(
      ElementHandling(
        mover: mover, dragged: dragged, axis: rules.axis.mainAxis, focused: focusedElement,
        field: focusMap.map {
          FlowFocusField(
            map: $0, axis: rules.axis, frame: objects.focusFrame, frames: focusFrames)
        })
    )
    .forgetting(options.decorations.priorities == nil ? 0 : version, $reports)
  }

  @MainActor private func stamped<Views: View>(_ views: @escaping () -> Views) -> Versioned<Views> {
    // The number of elements may change within a version, without a new flow value.
    Versioned(stamp: [version, contents.count], content: views)
  }

  @MainActor private func layout(
    isPlain: Bool, _ dragged: DraggedElement?, @ViewBuilder _ content: () -> some View
  ) -> some View {
    let recordsRows = moves != nil || focusMap != nil || takesItems
    func rowsLayout<Base: FlowingLayout>(_: Base.Type) -> AnyLayout {
      AnyLayout(
        RowsLayout<Base>(
          rules: rules, limits: limits, isPlain: isPlain, model: model, recordsRows: recordsRows,
          dragged: dragged, fades: fades))
    }
    // One layout, so that views keep their identity when rows become columns.
    let layout = rules.axis == .rows ? rowsLayout(FlowLayout.self) : rowsLayout(VFlowLayout.self)
    return layout(content)
  }

  /// Updates the mover, and returns the dragged element.
  @MainActor private func follow() -> DraggedElement? {
    let model = model
    let frames = { model.placed.with { $0?.elementFrames } }
    mover.update(
      isEnabled ? moves : nil, $dragged, version: version, contents, hitFrames: frames
    ) { _ in frames() }
    mover.scrolling.axis = rules.axis.crossAxis
    return mover.current(dragged)
  }

  /// The version of the flow: it increases whenever the flow is made anew.
  @MainActor private var version: Int { model.recordVersion(of: options) }

  /// The feedback of the last report.
  ///
  /// It is not SwiftUI state, so that feedback which changes no row evaluates nothing.
  @MainActor private var feedback: FlowFeedback { model.feedback.with { $0 } }

  /// The elements that have views.
  @MainActor private var made: MadeElements {
    let count = feedback.count(of: contents.count, limits)
    guard !limits.isEmpty, let priorities = options.decorations.priorities else {
      return MadeElements(count)
    }
    return model.made(count, version, priorities)
  }

  /// Returns the rows that were last reported as hidden; nil if rows neither have limits nor fade.
  @MainActor private func limited(_ made: MadeElements) -> HiddenRows? {
    if limits.isEmpty, !fades { return nil }
    var feedback = feedback
    if objects.rows.follow(made, version, neverShowed: feedback.neverShowed, contents.identity) {
      // Only removed rows are forgotten: existing rows keep their numbers, and need no update.
      feedback.hidden.formIntersection(objects.rows.all)
      model.feedback.with { [feedback] in $0.hidden = feedback.hidden }
    }
    if limits.isEmpty || limits.isExpanded { feedback.hidden = [] }
    return HiddenRows(numbers: objects.rows, report: feedback)
  }

  @MainActor private func context(_ made: MadeElements, _ dragged: DraggedElement?) -> RowContext {
    RowContext(
      version: version, limited: limited(made), dragged: dragged.withoutTranslation,
      focused: $focused,
      mover: mover, isMoved: moves != nil && isEnabled)
  }

  nonisolated private func front(_ version: Int, _ model: FlowModel) -> some View {
    let (options, total) = (options, contents.count)
    let focused = $focused
    return GeometryReader { proxy in
      Decorations(
        options: options, total: total, version: version, model: model, focused: focused,
        number: LayoutSignal<Placement>.number(proxy))
    }
    .onSignal(model.signal) { report($0, model) }
  }

  /// Reports a placement to the rows, in the animation of the change that led to it.
  private func report(_ placement: Placement, _ model: FlowModel) {
    let animation = model.signal.takeAnimation()
    // If the focused element is about to be hidden, the indicator gets the focus.
    if !placement.isUnlimited, placement.indicator != nil, let id = model.focused.with({ $0 }),
      let element = (0..<contents.count).first(where: { contents.identity($0) == id }),
      !placement.shown.contains(element)
    {
      focused = .indicator
    }
    let total = contents.count
    let isNews = model.feedback.with { [limits] feedback in
      let old = feedback
      feedback = old.updated(with: placement, total: total, limits)
      return !placement.isUnlimited && feedback.isNews(after: old)
    }
    if isNews { withTransaction(Transaction(reporting: animation)) { reports += 1 } }
  }

  /// Returns the element that has the focus.
  @MainActor private func focusedElement() -> Int? {
    guard case .element(let id)? = focused else { return nil }
    let made = made
    return (0..<made.count).lazy.map(made.index).first { contents.identity($0) == id }
  }

  /// Returns the frames of the elements that are shown, for arrow keys.
  @MainActor private func focusFrames(_ size: CGSize) -> [FlowFocusMap.Frame] {
    let (contents, hidden) = (contents, limited(made))
    return model.placed.with { $0?.seenLines.seen ?? [] }.compactMap { element, frame in
      // A binding may have fewer elements now.
      hidden?.contains(element) != true && element < contents.count
        ? (contents.identity(element), frame) : nil
    }
  }
}
#endif
