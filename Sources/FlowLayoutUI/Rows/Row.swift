#if canImport(SwiftUI)
import SwiftUI

/// Shows or hides an element's views, and adds accessibility actions that move the element.
///
/// Hidden views keep their identity and state.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Row {
  // The modifiers are always present, so that no option replaces views. There are few of them,
  // since each row pays for all. The body of a view modifier has the same type whatever is
  // modified; the type of a generic view would be resolved at run time, row by row and modifier by
  // modifier.
  private let state: RowState

  nonisolated init(_ row: RowState) { state = row }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Row: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.flowRow, state.environment(isSeen: state.isShown)).inRow(
      state, state.actions
    )
    .moving(state)
  }
}

/// Shows an element's views, which fade when a limit hides the element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowFade {
  private let state: RowState

  /// The opacity of the row (the view of one element); 1 is fully visible.
  private var presence: Double

  nonisolated init(_ row: RowState) { (state, presence) = (row, row.isShown ? 1 : 0) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowFade: ViewModifier, Animatable {
  nonisolated var animatableData: Double {
    get { presence }
    set { presence = newValue }
  }

  func body(content: Content) -> some View {
    // The views are disabled only at the end of the fade, since disabled views look different. Then
    // they are placed off screen at full opacity: glass stays flat once a view around it had an
    // opacity of 0.
    // Opacity and offset follow the animated `presence`, so that neither is animated by itself.
    let isOver = presence <= 0
    content.environment(\.flowRow, state.environment(isSeen: state.isShown || !isOver))
      .opacity(isOver ? 1 : presence).offset(y: isOver ? RowLines.unseen : 0)
      .inRow(state, state.actions)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated func inRow(_ row: RowState, _ actions: [RowAction]) -> some View {
    let dragged = row.dragged
    return focused(row.context.focused, equals: .element(row.id))
      .accessibility(isHidden: row.isHiddenFromAccessibility, actions)
      .zIndex(dragged == nil ? 0 : 1)
      .layoutValue(key: RowPart.self, value: .element(row.index, number: row.number))
  }

  /// Hides the view from assistive technologies if `isHidden`, and adds `actions`.
  ///
  /// If `isHidden` is false, the app or an enclosing view may still hide it.
  nonisolated func accessibility(
    isHidden: Bool, _ actions: [RowAction]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    // The type is the same in both cases, with a single attachment to which actions are added.
    // (`accessibilityHidden(_:isEnabled:)` needs iOS 18.)
    actions.reduce(isHidden ? accessibilityHidden(true) : accessibilityAddTraits([])) {
      row, action in
      row.accessibilityAction(named: Text(action.name)) {
        MainActor.assumeIsolated { action.perform() }
      }
    }
  }

  /// Turns off animations of an element that follows the finger or moves off screen.
  nonisolated func moving(_ row: RowState) -> some View {
    moving(.element(row.index), row.dragged, row.context, staysHidden: row.neverShowed)
  }

  /// Turns off animations of an item that follows the finger or moves off screen.
  ///
  /// With `staysHidden`, the item has never been visible, and is hidden without an animation.
  nonisolated func moving(
    _ item: ItemKind<Int>, _ dragged: DraggedElement?, _ context: RowContext,
    staysHidden: Bool = false
  ) -> some View {
    // The animations of other items go on. An item that follows the finger loses only the animation
    // of continuous changes. An item is off screen while the system draws a picture in its place,
    // and while later measurements may change its position.
    let (isDragged, isOutOfSight) = (dragged?.isDragged == true, dragged?.lift == .system)
    return transaction {
      if $0.animation == nil { return }
      if isOutOfSight || isDragged && $0.isContinuous || context.hasWaited(item)
        || staysHidden && $0.isReport
      {
        $0.animation = nil
      }
    }
  }
}
#endif
