#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The platform's drag handling for the elements of a container, which feeds a `Mover`.
///
/// On iOS and visionOS it is the system's drag and drop (`DragSource`): holding still opens a context menu,
/// moving lifts, and scroll views, text fields and links keep their gestures. Elsewhere it is a gesture: on a
/// Mac a short drag, simultaneous with all others; on a watch a long press and then a drag, which takes
/// precedence once the finger has rested. It exists only while elements can be moved.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DragHandling: ViewModifier {
  let mover: Mover
  let dragged: DraggedElement?
  let axis: Axis
  let isOn: Bool
  let focused: () -> Int?

  @Environment(\.liftsByPointer) private var liftsByPointer
  @Environment(\.scrollsForHand) private var scrollsForHand
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var scenePhase
  #if !os(tvOS)
  @GestureState private var isFollowed = false
  #endif

  init(mover: Mover, dragged: DraggedElement?, axis: Axis, focused: @escaping () -> Int?) {
    (self.mover, self.dragged, self.axis, self.focused) = (mover, dragged, axis, focused)
    isOn = mover.moves != nil
  }

  func body(content: Content) -> some View {
    if isOn {
      (mover.words, mover.announce) = (MovingWords(locale), Announcement.post)
      if let scrollsForHand { mover.scrolling.byOffset = scrollsForHand }
    }
    let (mover, axis, isMirrored) = (mover, axis, layoutDirection == .rightToLeft)
    return followed(content.environment(\.flowMover, mover))
      .background { if isOn { attendants } }
      // A separate background, since a button may be larger than an empty view.
      .background { escape }
      .coordinateSpace(name: ObjectIdentifier(mover))
      .onArrowKeys {
        isOn && mover.press(focused(), $0, by: $1, linesAlong: axis, isMirrored: isMirrored)
      }
      .zIndex(dragged.lifted == nil ? 0 : 1)
  }

  /// The views that exist only while elements can be moved.
  ///
  /// A hidden one reports the viewport, and cancels the drag when the app or the window goes away, or when
  /// lines get another length, as on a rotation.
  @ViewBuilder private var attendants: some View {
    let mover = mover
    Self.watching(mover.scrolling.visible) { mover.turn(to: $0) }
      .onDisappear { mover.cancel() }
      .onEnd(of: scenePhase == .active) { mover.cancel() }
      .feeling(dragged.held)
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

  /// A hidden button for the Escape key, which cancels a drag.
  @ViewBuilder private var escape: some View {
    #if !os(watchOS) && !os(tvOS)
    if dragged.held != nil {
      // It works wherever the focus is.
      Button("") { mover.cancel() }
        .keyboardShortcut(.cancelAction)
        .opacity(0)
        .accessibilityHidden(true)
    }
    #endif
  }

  #if os(tvOS) || os(visionOS)
  private func followed(_ content: some View) -> some View { content }
  #elseif os(iOS)
  private func followed(_ content: some View) -> some View {
    content.notingTouches(of: mover, isOn)
  }
  #else
  private func followed(_ content: some View) -> some View {
    let mover = mover
    // A handle's own drag goes on; an optional gesture makes no other views.
    let press = isOn && !liftsByPointer && dragged.held?.isHeldByHandle != true
    return
      content
      // Once a finger has rested, nothing is pressed and nothing scrolls.
      .highPriorityGesture(press ? Mover.press(mover, $isFollowed) : nil)
      .simultaneousGesture(isOn && liftsByPointer ? Mover.drag(mover, from: 4, $isFollowed) : nil)
      .onEnd(of: isFollowed) { mover.release(byHandle: false) }
  }
  #endif
}
#endif
