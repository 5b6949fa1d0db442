#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The hidden views that a container needs while its elements can be moved.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingViews {
  let mover: Mover
  let context: RowContext
  /// Whether the container's gesture for dragging an element is in progress.
  ///
  /// Always false on iOS and visionOS, which use the system's drag and drop, and on tvOS.
  let isFollowed: Bool
  let field: FlowFocusField?

  @Environment(\.scenePhase) private var scenePhase

  init(_ mover: Mover, _ context: RowContext, isFollowed: Bool, _ field: FlowFocusField?) {
    (self.mover, self.context, self.isFollowed, self.field) = (mover, context, isFollowed, field)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MovingViews: View {
  @ViewBuilder var body: some View {
    let mover = mover
    // This view records the viewport. It cancels the drag when the app or the window goes away, or
    // when lines get another length, as on a rotation.
    Self.watching(mover.scrolling.visible) { mover.turn(to: $0) }
      .onDisappear {
        mover.cancel()
        mover.release(byHandle: false)
      }
      .onEnd(of: isFollowed) { mover.release(byHandle: false) }
      .onEnd(of: scenePhase == .active) { mover.cancel() }
      .feeling(context.dragged.whileDragged)
      .background { beside }
    #if os(iOS) || os(visionOS)
    DragSource(mover: mover)
    #elseif os(macOS)
    ScrollSource(mover: mover)
    #endif
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private static func watching(
    _ visible: Locked<CGRect?>, onTurn: @escaping (CGSize) -> Void
  ) -> some View {
    Color.clear
      .accessibilityHidden(true)
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        onTurn($0)
      }
      .seeing { bounds in visible.with { $0 = bounds } }
  }

  /// The hidden views for arrow keys and the Escape key.
  ///
  /// They are in a background, so that the button for Escape cannot enlarge the container.
  private var beside: AnyView {
    let isDragged = context.dragged.whileDragged != nil
    if field == nil, !isDragged { return AnyView(EmptyView()) }
    return AnyView(
      Group {
        field
        if isDragged { escape }
      })
  }

  /// A hidden button for the Escape key, which cancels a drag.
  @ViewBuilder private var escape: some View {
    #if !os(watchOS) && !os(tvOS)
    let mover = mover
    // It works wherever the focus is.
    Button("") { mover.cancel() }
      .keyboardShortcut(.cancelAction)
      .opacity(0)
      .accessibilityHidden(true)
    #endif
  }
}
#endif
