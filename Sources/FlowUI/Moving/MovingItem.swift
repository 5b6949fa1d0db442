#if canImport(SwiftUI)
public import SwiftUI

/// How a view is lifted.
enum MovingLift: Sendable {
  /// By a finger that rests on it.
  case touch
  /// By a pointer that drags it.
  case pointer

  /// What SwiftUI does not tell apart is a touch: a pointer on an iPad lifts as a finger does.
  static var standard: MovingLift {
    #if os(macOS) || targetEnvironment(macCatalyst)
    .pointer
    #else
    .touch
    #endif
  }
}

private struct MovingLiftKey: EnvironmentKey {
  static let defaultValue = MovingLift.standard
}

private struct LiftedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var movingLift: MovingLift {
    get { self[MovingLiftKey.self] }
    set { self[MovingLiftKey.self] = newValue }
  }

  /// Whether a pointer lifts at once, as on a Mac, for tests.
  package var liftsByPointer: Bool {
    get { movingLift == .pointer }
    set { movingLift = newValue ? .pointer : .touch }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  /// Whether the view is part of an element that is held over its flow.
  ///
  ///     struct Chip: View {
  ///       @Environment(\.isLiftedInFlow) private var isLifted
  ///
  ///       var body: some View { Text("Swift").shadow(radius: isLifted ? 6 : 0) }
  ///     }
  ///
  /// False in flows that are not edited. It changes as animated as other views make room.
  public internal(set) var isLiftedInFlow: Bool {
    get { self[LiftedKey.self] }
    set { self[LiftedKey.self] = newValue }
  }
}

/// A view of an element that can be moved by hand.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MovingItem {
  let mover: Mover
  /// The element's place in the data.
  let element: Int
  let count: Int
  let axis: FlowAxis
  let isLifted: Bool
  /// Another number whenever the flow's owner has been evaluated.
  let version: Int

  @Environment(\.movingLift) private var lift
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  #if !os(tvOS)
  @State private var finger = MovingTouch()
  @GestureState private var isFollowed = false
  #endif

  init(
    mover: Mover, element: Int, count: Int, axis: FlowAxis, isLifted: Bool, version: Int
  ) {
    self.mover = mover
    self.element = element
    self.count = count
    self.axis = axis
    self.isLifted = isLifted
    self.version = version
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MovingItem: ViewModifier {
  func body(content: Content) -> some View {
    mover.words = MovingWords(locale)
    return following(
      content
        .environment(\.isLiftedInFlow, isLifted)
        .accessibilityActions { actions }
    )
    .zIndex(isLifted ? 1 : 0)
    .transaction(Self.followingAtOnce(isLifted))
  }

  /// What is held follows the hand at once, however others move.
  nonisolated private static func followingAtOnce(
    _ isLifted: Bool
  ) -> @Sendable (inout Transaction) -> Void {
    { if isLifted { $0.animation = nil } }
  }

  @MainActor @ViewBuilder private var actions: some View {
    if mover.canMove(element, by: -1, of: count) {
      Button {
        mover.move(element, by: -1)
      } label: {
        Text(verbatim: mover.words[.moveEarlier])
      }
    }
    if mover.canMove(element, by: 1, of: count) {
      Button {
        mover.move(element, by: 1)
      } label: {
        Text(verbatim: mover.words[.moveLater])
      }
    }
  }
}

// MARK: Gestures

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MovingItem {
  #if os(tvOS)
  @MainActor private func following(_ content: some View) -> some View { content.modifier(keys) }
  #else
  @MainActor private func following(_ content: some View) -> some View {
    let canMove = mover.limits(of: element) != nil
    return
      content
      // Before the gestures of the view itself, as of a button: these get what is no drag.
      .highPriorityGesture(touch, including: canMove && lift == .touch ? .all : .subviews)
      .highPriorityGesture(pointer, including: canMove && lift == .pointer ? .all : .subviews)
      .following(isFollowed) { mover.end(finger) }
      .modifier(keys)
  }

  @MainActor private var space: CoordinateSpace { .named(ObjectIdentifier(mover)) }

  @MainActor private var touch: some Gesture {
    let (mover, element, finger, across) = (mover, element, finger, axis.crossAxis)
    return LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space))
      .updating($isFollowed, body: Self.following)
      .onChanged { value in
        switch value {
        case .first: mover.begin(finger)
        case .second(_, let drag):
          mover.drag(element, by: drag?.translation ?? .zero, finger)
          if let drag { mover.scroll(from: drag.location, at: drag.time, along: across) }
        }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value { mover.drag(element, by: drag.translation, finger) }
        mover.drop(finger)
      }
  }

  @MainActor private var pointer: some Gesture {
    let (mover, element, finger, across) = (mover, element, finger, axis.crossAxis)
    return DragGesture(minimumDistance: 4, coordinateSpace: space)
      .updating($isFollowed, body: Self.following)
      .onChanged {
        mover.drag(element, by: $0.translation, finger)
        mover.scroll(from: $0.location, at: $0.time, along: across)
      }
      .onEnded {
        mover.drag(element, by: $0.translation, finger)
        mover.drop(finger)
      }
  }

  // SwiftUI may call it on another thread.
  nonisolated private static func following<Value>(
    _ value: Value, _ isFollowed: inout Bool, _ transaction: inout Transaction
  ) {
    isFollowed = true
  }
  #endif

  @MainActor private var keys: MovingKeys {
    MovingKeys(
      mover: mover, element: element, axis: axis, isMirrored: layoutDirection == .rightToLeft)
  }
}

/// Moves the element that has the focus with the option and the arrow keys, and ends a drag with escape.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MovingKeys {
  let mover: Mover
  let element: Int
  let axis: FlowAxis
  let isMirrored: Bool
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MovingKeys: ViewModifier {
  #if os(watchOS)
  func body(content: Content) -> some View { content }
  #else
  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
      content.onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .escape]) {
        press($0)
      }
    } else {
      content
    }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @MainActor private func press(_ press: KeyPress) -> KeyPress.Result {
    if press.key == .escape { return mover.cancel() ? .handled : .ignored }
    guard press.modifiers.contains(.option) else { return .ignored }
    let isHorizontal = press.key == .leftArrow || press.key == .rightArrow
    var step = press.key == .leftArrow || press.key == .upArrow ? -1 : 1
    if isHorizontal, isMirrored { step = -step }
    if isHorizontal == (axis == .rows) {
      mover.move(element, by: step)
    } else {
      mover.move(element, byLines: step)
    }
    return .handled
  }
  #endif
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Calls an action when a gesture is over, however it ended.
  @ViewBuilder nonisolated fileprivate func following(
    _ isFollowed: Bool, perform end: @escaping () -> Void
  ) -> some View {
    #if os(visionOS)
    onChange(of: isFollowed) { _, isFollowed in if !isFollowed { end() } }
    #else
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      onChange(of: isFollowed) { _, isFollowed in if !isFollowed { end() } }
    } else {
      onChange(of: isFollowed) { if !$0 { end() } }
    }
    #endif
  }
}
#endif
