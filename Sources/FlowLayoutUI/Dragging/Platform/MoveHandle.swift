#if canImport(SwiftUI)
public import SwiftUI

#if !os(tvOS)
@available(tvOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MoveHandle {
  @Environment(\.flowRow) private var row
  @GestureState private var isFollowed = false

  init() {}
}

@available(tvOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MoveHandle: ViewModifier {
  func body(content: Content) -> some View {
    let (mover, id) = (row?.mover as? Mover, row?.id)
    let isOn = row?.isMoved ?? false
    return
      content
      .gesture(isOn ? Mover.drag(mover, from: 0, by: .handle, $isFollowed) : nil)
      .onEnd(of: isFollowed) { mover?.release(byHandle: true) }
      // Handles count even while elements are not moved.
      .onAppear { mover?.recordHandles(1, of: id) }
      .onDisappear { mover?.recordHandles(-1, of: id) }
  }
}
#endif

@available(tvOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Makes this part of an element a handle for dragging the element.
  ///
  ///     Flow($tags, editActions: .move) { $tag in
  ///       HStack {
  ///         Image(systemName: "line.3.horizontal").flowMoveHandle()
  ///         TextField("Tag", text: $tag.name)
  ///       }
  ///     }
  ///
  /// A handle lifts the element at once, without a long press. Other parts of the element then do
  /// not lift it. The modifier has no effect outside of a flow with reordering.
  ///
  /// - Returns: The modified view.
  nonisolated public func flowMoveHandle() -> some View {
    #if os(tvOS)
    return self
    #else
    return modifier(MoveHandle())
    #endif
  }
}
#endif
