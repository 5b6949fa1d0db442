#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// Lets people move a container's elements, and move the focus by arrow keys.
///
/// Each container applies one such modifier to its root view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct ElementHandling: ViewModifier {
  // Lists have many flows whose elements nobody moves or focuses. So the hidden views of this
  // modifier are created only where they are needed, in one background.
  let mover: Mover
  let context: RowContext
  let axis: Axis
  let focused: () -> Int?
  /// The hidden view that records the elements' frames, so that arrow keys can move the focus.
  ///
  /// Nil if arrow keys do not move the focus.
  let field: FlowFocusField?

  @Environment(\.liftsByPointer) private var liftsByPointer
  @Environment(\.scrollsForDrag) private var scrollsForDrag
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  #if !os(tvOS) && !os(visionOS) && !os(iOS)
  @GestureState private var isFollowed = false
  #endif

  init(
    mover: Mover, context: RowContext, axis: Axis, focused: @escaping () -> Int?,
    field: FlowFocusField?
  ) {
    (self.mover, self.context, self.axis, self.focused) = (mover, context, axis, focused)
    self.field = field
  }

  func body(content: Content) -> some View {
    if context.isMoved {
      (mover.words, mover.announce) = (MovingWords(locale), Announcement.post)
      if let scrollsForDrag { mover.scrolling.byOffset = scrollsForDrag }
    }
    let (mover, axis, isMirrored) = (mover, axis, layoutDirection == .rightToLeft)
    return followed(content)
      // An `AnyView`: a condition in a background costs each flow more than all other parts of this modifier.
      .background { attendants }
      .coordinateSpace(name: ObjectIdentifier(mover))
      .onArrowKeys {
        context.isMoved
          && mover.press(focused(), $0, by: $1, linesAlong: axis, isMirrored: isMirrored)
      }
      .zIndex(context.dragged == nil ? 0 : 1)
  }

  /// The hidden views needed to move elements or to use arrow keys.
  ///
  /// An empty view if people can do neither.
  private var attendants: AnyView {
    #if os(tvOS) || os(visionOS) || os(iOS)
    let isFollowed = false
    #endif
    if context.isMoved {
      return AnyView(MovingViews(mover, context, isFollowed: isFollowed, field))
    }
    return field.map { AnyView($0) } ?? AnyView(EmptyView())
  }

  // The system's drag and drop, or a gesture, calls the mover. It is added only while elements can
  // be moved. On iOS and visionOS it is the system's drag and drop (`DragSource`): holding still
  // opens a context menu, moving lifts, and scroll views, text fields and links keep their
  // gestures. Elsewhere it is a gesture: on a Mac a short drag, simultaneous with all other
  // gestures; on a watch a long press and then a drag, which takes precedence once the finger has
  // rested.
  #if os(tvOS) || os(visionOS)
  private func followed(_ content: some View) -> some View { content }
  #elseif os(iOS)
  private func followed(_ content: some View) -> some View {
    content.recordingTouches(of: mover, context.isMoved)
  }
  #else
  private func followed(_ content: some View) -> some View {
    let mover = mover
    // A drag by a handle goes on. A gesture that becomes nil, unlike a condition, replaces no views.
    let press = context.isMoved && !liftsByPointer && context.dragged.whileDragged?.lift != .handle
    return
      content
      // Once a finger has rested, nothing is pressed and nothing scrolls.
      .highPriorityGesture(press ? Mover.press(mover, $isFollowed) : nil)
      .simultaneousGesture(
        context.isMoved && liftsByPointer ? Mover.drag(mover, from: 4, by: .drag, $isFollowed) : nil
      )
  }
  #endif
}
#endif
