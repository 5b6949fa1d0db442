#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

// The views that a lazy container creates, and the reader that determines which these are.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyViewport {
  @MainActor func reader(_ dragged: DraggedElement?) -> ViewportReader {
    let (move, items) = (dragged?.move, contents.items)
    func item(_ element: Int?) -> Int? {
      element.map { items.item(ofElement: move?.offset(of: $0) ?? $0) }
    }
    let sought = target.flatMap { model.index(of: $0, in: contents) }
    return ViewportReader(
      store: model.store, axis: options.rules.windowAxis,
      pinned: item(sought) ?? target.flatMap { contents.header(of: $0) },
      focused: item(focusedElement()), dragged: item(dragged?.element),
      isMirrored: surroundings.isMirrored, isReadAloud: surroundings.isReadAloud,
      pinsHeaders: contents.sections?.pinsHeaders ?? false)
  }

  /// Returns a function that tells whether an item's view may have been off screen.
  ///
  /// It answers for the current update of SwiftUI. A view waits off screen while later measurements
  /// may change its position. The view's move onto the screen is not animated.
  ///
  /// nonisolated: see CONTRIBUTING, Render thread.
  nonisolated static func waited(_ store: LazyStore) -> (ItemKind<Int>) -> Bool {
    { item in store.with { $0.hasWaited(item) } }
  }

  /// Returns a geometry reader that finds the viewport and contains the flow's views.
  ///
  /// These are the views created for the current scroll position.
  ///
  /// nonisolated: see CONTRIBUTING, Render thread.
  nonisolated static func room(
    _ reader: ViewportReader, _ views: LazyWindowViews, _ rounds: LazyRounds,
    _ learned: Binding<Int>?
  ) -> some View {
    GeometryReader { proxy in
      LazyWindowLayout(store: reader.store, signal: rounds.signal) {
        views.showing(reader.slice(proxy))
        // A hidden view that lays the flow out again after new measurements.
        if let learned {
          GeometryReader { proxy in
            rounds.signal.readingAnimation(LayoutSignal<Int>.number(proxy)) {}
          }
          .accessibilityHidden(true)
          .allowsHitTesting(false)
          .onSignal(rounds.signal) {
            rounds.report($0, learned) { reader.store.with { $0.endUpdate() } }
          }
        }
      }
    }
  }
}
#endif
