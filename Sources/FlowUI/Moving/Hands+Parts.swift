#if canImport(SwiftUI)
public import SwiftUI

private enum LiftsByPointer: EnvironmentKey {
  static var defaultValue: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
  }
}

/// What the views of an element know of their row.
struct RowPlace: Equatable {
  let id: AnyHashable
  let isLifted: Bool
  /// What moves it; nil if nothing does.
  var mover: ObjectIdentifier?
}

extension EnvironmentValues {
  /// Whether a hand lifts an element by dragging it, as a pointer on a Mac, and not by resting on it.
  package var liftsByPointer: Bool {
    get { self[LiftsByPointer.self] }
    set { self[LiftsByPointer.self] = newValue }
  }

  /// Whether the view is part of an element that is held over its flow.
  ///
  ///     struct Chip: View {
  ///       @Environment(\.isLiftedInFlow) private var isLifted
  ///
  ///       var body: some View { Text("Swift").shadow(radius: isLifted ? 6 : 0) }
  ///     }
  ///
  /// False in flows that are not edited. It changes as animated as other views make room.
  public var isLiftedInFlow: Bool { flowRow?.isLifted == true }

  /// The row that the view is in; nil outside of containers.
  var flowRow: RowPlace? {
    get { self[Around<RowPlace>.self] }
    set { self[Around<RowPlace>.self] = newValue }
  }

  /// What moves the elements of the container around, if they are moved.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  var flowMover: Mover? {
    get { self[Around<Mover>.self] }
    set { self[Around<Mover>.self] = newValue }
  }
}

// MARK: - Watching

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Calls an action with what a scroll view around shows of this view.
  @ViewBuilder nonisolated func seeing(
    _ action: @escaping @Sendable (CGRect?) -> Void
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      onGeometryChange(for: CGRect?.self) {
        $0.bounds(of: .scrollView)
      } action: {
        action($0)
      }
    } else {
      self
    }
  }

  /// Calls an action when something ends, such as a gesture, however it did.
  @ViewBuilder nonisolated func onEnd(
    of isOn: Bool, perform action: @escaping () -> Void
  ) -> some View {
    #if os(visionOS)
    onChange(of: isOn) { _, isOn in if !isOn { action() } }
    #else
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      onChange(of: isOn) { _, isOn in if !isOn { action() } }
    } else {
      onChange(of: isOn) { isOn in if !isOn { action() } }
    }
    #endif
  }
}

// MARK: - Gestures

#if !os(tvOS)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Follows a drag, which lifts what it has hit when it begins.
  func follow(_ drag: DragGesture.Value, byHandle: Bool = false) {
    if !isHolding { lift(at: drag.startLocation, byHandle: byHandle) }
    move(to: drag.location, at: drag.time)
  }

  /// What lifts as soon as a finger or pointer has moved so far.
  static func drag(
    _ mover: Mover?, from distance: CGFloat, byHandle: Bool = false,
    _ isFollowed: GestureState<Bool>
  ) -> some Gesture {
    DragGesture(minimumDistance: distance, coordinateSpace: space(of: mover))
      .updating(isFollowed, body: following)
      .onChanged { mover?.follow($0, byHandle: byHandle) }
      .onEnded {
        mover?.move(to: $0.location)
        mover?.drop()
      }
  }

  /// What lifts once a finger has rested.
  static func press(_ mover: Mover, _ isFollowed: GestureState<Bool>) -> some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space(of: mover)))
      .updating(isFollowed, body: following)
      .onChanged { value in
        if case .second(_, let drag?) = value { mover.follow(drag) }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value { mover.move(to: drag.location) }
        mover.drop()
      }
  }

  private static func space(of mover: Mover?) -> CoordinateSpace {
    mover.map { .named(ObjectIdentifier($0)) } ?? .local
  }

  // SwiftUI may call it on another thread.
  nonisolated private static func following<Value>(
    _ value: Value, _ isFollowed: inout Bool, _ transaction: inout Transaction
  ) {
    isFollowed = true
  }
}
#endif

// MARK: - Keys

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  #if os(watchOS)
  nonisolated func onArrowKeys(_ press: @escaping (Axis, Int) -> Bool) -> some View { self }
  #else
  /// Calls an action for the option and an arrow key, wherever the focus is in here: for a step along an axis.
  @ViewBuilder nonisolated func onArrowKeys(
    _ press: @escaping (Axis, Int) -> Bool
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
      self.onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { key in
        if !key.modifiers.contains(.option) { return .ignored }
        let isHorizontal = key.key == .leftArrow || key.key == .rightArrow
        let step = key.key == .leftArrow || key.key == .upArrow ? -1 : 1
        return press(isHorizontal ? .horizontal : .vertical, step) ? .handled : .ignored
      }
    } else {
      self
    }
  }
  #endif
}

// MARK: - Handles

#if !os(tvOS)
@available(tvOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MoveHandle {
  @Environment(\.flowMover) private var mover
  @Environment(\.flowRow) private var row
  @GestureState private var isFollowed = false

  init() {}
}

@available(tvOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension MoveHandle: ViewModifier {
  func body(content: Content) -> some View {
    let (mover, id) = (mover, row?.id)
    let isOn = row?.mover.map { $0 == mover.map(ObjectIdentifier.init) } ?? false
    return
      content
      .gesture(
        Mover.drag(mover, from: 0, byHandle: true, $isFollowed), including: isOn ? .all : .subviews
      )
      .onEnd(of: isFollowed) { mover?.release() }
      // Also where nothing is moved yet.
      .onAppear { mover?.noteHandles(1, of: id) }
      .onDisappear { mover?.noteHandles(-1, of: id) }
  }
}
#endif

@available(tvOS, unavailable)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Makes this part of an element the one that lifts it, at once and without a press.
  ///
  ///     Flow($tags, editActions: .move) { $tag in
  ///       HStack {
  ///         Image(systemName: "line.3.horizontal").flowMoveHandle()
  ///         TextField("Tag", text: $tag.name)
  ///       }
  ///     }
  ///
  /// The rest of the element does not lift it. Outside of a flow whose elements are moved by hand the modifier does
  /// nothing.
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
