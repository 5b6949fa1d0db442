#if canImport(SwiftUI)
import SwiftUI

/// The hands that move the elements of a container: one source of them, which finds by the lines what it has hit.
///
/// On iOS and visionOS that is the system's own drag and drop (`DragSource`): holding still opens a context menu,
/// moving lifts, and scroll views, text fields and links keep what is theirs. Elsewhere it is a gesture beside all
/// others: a small drag on a Mac, a long press and then a drag on a watch. All feed a `Mover`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Hands {
  let mover: Mover
  let state: HandState
  let axis: Axis
  let isOn: Bool
  let focused: () -> Int?

  @Environment(\.handLift) private var lift
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.flowMoveGroup) private var group
  @Environment(\.flowMoveTarget) private var target
  #if !os(tvOS)
  @GestureState private var isFollowed = false
  #endif

  /// - Parameters:
  ///   - mover: What moves the elements.
  ///   - state: What is held.
  ///   - axis: The axis along the lines.
  ///   - focused: Returns the element that has the focus.
  @MainActor init(mover: Mover, state: HandState, axis: Axis, focused: @escaping () -> Int?) {
    (self.mover, self.state, self.axis, self.focused) = (mover, state, axis, focused)
    isOn = mover.moves != nil
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Hands: ViewModifier {
  func body(content: Content) -> some View {
    if isOn { mover.words = MovingWords(locale) }
    (mover.group, mover.neighbor.target) = (group, target)
    return followed(content.environment(\.flowMover, isOn ? mover : nil))
      .background { attendants }
      // Another background: a button may be larger than what has been emptied.
      .background { escape }
      .coordinateSpace(name: ObjectIdentifier(mover))
      .modifier(MoveKeys { isOn && press($0) })
      .zIndex(state.lifted == nil ? 0 : 1)
  }

  /// What is there only while elements can be moved.
  @MainActor @ViewBuilder private var attendants: some View {
    if isOn {
      HandWatch(
        mover: mover, group: group, isActive: scenePhase == .active, isHeld: state.hold != nil
      )
      .modifier(HandFeedback(state.hold))
      #if os(iOS) || os(visionOS)
      DragSource(mover: mover)
      #endif
    }
  }

  /// What ends a drag, while something is held.
  @MainActor @ViewBuilder private var escape: some View {
    #if !os(watchOS) && !os(tvOS)
    if state.hold != nil {
      // Whatever has the focus.
      Button("") { mover.cancel() }
        .keyboardShortcut(.cancelAction)
        .opacity(0)
        .accessibilityHidden(true)
    }
    #endif
  }

  #if os(tvOS) || os(iOS) || os(visionOS)
  @MainActor private func followed(_ content: some View) -> some View { content }
  #else
  @MainActor private func followed(_ content: some View) -> some View {
    let (mover, space) = (mover, CoordinateSpace.named(ObjectIdentifier(mover)))
    return
      content
      .simultaneousGesture(
        touch(mover, space), including: isOn && lift == .touch ? .all : .subviews
      )
      .simultaneousGesture(
        pointer(mover, space), including: isOn && lift == .pointer ? .all : .subviews
      )
      .onEnd(of: isFollowed) { mover.release() }
  }

  @MainActor private func touch(_ mover: Mover, _ space: CoordinateSpace) -> some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space))
      .updating($isFollowed, body: Self.following)
      .onChanged { value in
        if case .second(_, let drag?) = value { mover.follow(drag) }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value { mover.move(to: drag.location) }
        mover.drop()
      }
  }

  @MainActor private func pointer(_ mover: Mover, _ space: CoordinateSpace) -> some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: space)
      .updating($isFollowed, body: Self.following)
      .onChanged { mover.follow($0) }
      .onEnded {
        mover.move(to: $0.location)
        mover.drop()
      }
  }

  // SwiftUI may call it on another thread.
  nonisolated private static func following<Value>(
    _ value: Value, _ isFollowed: inout Bool, _ transaction: inout Transaction
  ) {
    isFollowed = true
  }
  #endif

  /// Moves the element that has the focus, with the option and the arrow keys.
  @MainActor private func press(_ key: ArrowKey) -> Bool {
    guard let element = focused() else { return false }
    let isHorizontal = key == .left || key == .right
    var step = key == .left || key == .up ? -1 : 1
    if isHorizontal, layoutDirection == .rightToLeft { step = -step }
    let isAlong = isHorizontal == (axis == .horizontal)
    if mover.moveAcross(element, key, by: step, isAlong: isAlong) { return true }
    if isAlong {
      mover.move(element, by: step)
    } else {
      mover.move(element, byLines: step)
    }
    return true
  }
}
#endif
