#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The root view of a ``Flow``, for any data.
///
/// One layout arranges its subviews:
///
///     rows        a view for each of the first k elements
///     decorations the separators and the overflow indicator, in front: a geometry reader
///     prototypes  a separator of each kind and the overflow indicator, unseen: for measuring
///
/// 1. *The layout decides* which elements are shown, in the first pass, from sizes alone
///    (`RowLines`). It places a hidden row at the overflow indicator. If the row is new, and has
///    not been part of an earlier layout's result, it is placed off screen.
/// 2. *The decorations follow in the same pass.* The layout gives them another height for each new
///    result (`LayoutSignal`). So the content of their geometry reader is evaluated again. This
///    content is as many separators as are shown, and the indicator with its number. Separators
///    that only move read their positions. No state is needed, so the picture is right even with
///    only one pass, as in the archive of a widget.
/// 3. *The rows follow the layout's result* (`FlowFeedback`) in the second round of the update.
///    Hidden rows fade, are disabled and leave the accessibility tree, and *k* changes if needed.
///    Rows have numbers (`RowNumbers`), so the last result is right in the first round even if the
///    data has changed. A row that is visible before and after a change is visible in between.
///
/// *k* is at first the number of elements that the limits can plausibly show
/// (`FlowLimits.initialCount`). It at least doubles when all rows fit and there are more elements.
/// So no pass depends on the number of elements. Only an expanded flow, and one without limits,
/// create a view for each element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowRoot<RowsView: View> {
  // `FlowSource` erases the type of the flow's root view, and with it that of the rows, which need
  // no erasure of their own.
  let contents: any RowSource
  /// Returns the rows of the given elements, each the view of one element.
  let rows: (MadeElements, RowContext) -> RowsView
  let options: FlowOptions
  let interaction: FlowInteraction
  let objects: FlowObjects
  /// Whether an element's views fade out when a limit hides the element.
  ///
  /// It has the same value as long as the flow exists.
  let fades: Bool

  var handling = HandlingState()
  /// A count that is increased to evaluate the body again.
  ///
  /// It increases when a layout changes which elements are hidden or have views. `View.forgetting`
  /// increases it, too.
  @State var reports = 0

  init(
    _ contents: any RowSource, _ options: FlowOptions, _ objects: FlowObjects,
    _ interaction: FlowInteraction, fades: Bool,
    rows: @escaping (MadeElements, RowContext) -> RowsView
  ) {
    (self.contents, self.options, self.objects) = (contents, options, objects)
    (self.interaction, self.fades, self.rows) = (interaction, fades, rows)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRoot: View {
  var body: some View {
    let _ = reports
    let dragged = follow()
    let (version, made) = (version, made)
    let context = context(made, dragged)
    // With fading, decorations are created even without a limit: they read the animation in which a
    // limit is added.
    let isPlain = options.limits.isEmpty && !fades && !options.decorations.hasSeparators
    let rows = self.rows(made, context)
    layout(isPlain: isPlain, dragged) {
      rows
      if !isPlain {
        decorations(version, made)
        stamped(version) { [options, contents] in options.prototypes(of: contents.count) }
      }
    }
    .modifier(
      handling.modifier(
        mover, context, options.rules.axis, frame: objects.focusFrame, focused: focusedElement,
        frames: focusFrames)
    )
    .forgetting(options.decorations.priorities == nil ? 0 : version, $reports)
  }

  /// A number that increases whenever `options` is a new object.
  ///
  /// The flow's body makes a new object each time. If only this view's body is evaluated, the
  /// number stays the same.
  @MainActor var version: Int { model.recordVersion(of: options) }
}
#endif
