#if canImport(SwiftUI)
public import SwiftUI

/// How a hand lifts where that is a gesture.
enum HandLift: Sendable {
  /// By resting on an element.
  case touch
  /// By dragging it.
  case pointer

  static var standard: HandLift {
    #if os(macOS)
    .pointer
    #else
    .touch
    #endif
  }
}

private struct HandLiftKey: EnvironmentKey {
  static let defaultValue = HandLift.standard
}

/// What the views of an element know of their row.
struct RowPlace: Equatable {
  let id: AnyHashable
  let isLifted: Bool
}

extension EnvironmentValues {
  var handLift: HandLift {
    get { self[HandLiftKey.self] }
    set { self[HandLiftKey.self] = newValue }
  }

  /// Whether a pointer lifts at once, as on a Mac, for tests.
  package var liftsByPointer: Bool {
    get { handLift == .pointer }
    set { handLift = newValue ? .pointer : .touch }
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

  /// What moves the elements around; nil if nothing does.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  var flowMover: Mover? {
    get { self[Around<Mover>.self] }
    set { self[Around<Mover>.self] = newValue }
  }
}

// MARK: - Watching

/// An unseen view behind a container that is moved by hand: it tells what is visible of it, and ends the drag when the
/// app or the window goes away, and when there is more or less room along the lines, as when a device is turned.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HandWatch {
  let mover: Mover
  let group: FlowMoveGroup?
  let isActive: Bool
  let isHeld: Bool
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HandWatch: View {
  var body: some View {
    let (mover, group) = (mover, group)
    return Self.watching(mover.scrolling.visible, group?.space) {
      group?.note(mover)
      mover.turn(to: $0)
    }
    .onDisappear {
      mover.cancel()
      group?.forget(mover)
    }
    .onEnd(of: isActive) { mover.cancel() }
    .onEnd(of: isHeld) { mover.endIfChanged() }
  }

  // SwiftUI may read the geometry on another thread: the closures are formed where no actor is.
  nonisolated private static func watching(
    _ visible: Locked<CGRect?>, _ space: ObjectIdentifier?, onTurn: @escaping (CGRect) -> Void
  ) -> some View {
    Color.clear
      .accessibilityHidden(true)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: space.map { .named($0) } ?? .local)
      } action: {
        onTurn($0)
      }
      .seeing { bounds in visible.with { $0 = bounds } }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Calls an action with what a scroll view around shows of this view.
  @ViewBuilder nonisolated fileprivate func seeing(
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

#if !os(tvOS)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Mover {
  /// Follows a drag, which lifts what it has hit when it begins.
  func follow(_ drag: DragGesture.Value, byHandle: Bool = false) {
    if !isHolding || giver != nil { lift(at: drag.startLocation, byHandle: byHandle) }
    move(to: drag.location, at: drag.time)
  }
}
#endif

// MARK: - Keys

enum ArrowKey {
  case left, right, up, down
}

/// Calls an action for the option and an arrow key, wherever the focus is in here.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct MoveKeys: ViewModifier {
  let press: @MainActor (ArrowKey) -> Bool

  #if os(watchOS)
  func body(content: Content) -> some View { content }
  #else
  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
      content.onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { key in
        let arrows: [KeyEquivalent: ArrowKey] = [
          .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down,
        ]
        guard key.modifiers.contains(.option), let arrow = arrows[key.key] else {
          return .ignored
        }
        return press(arrow) ? .handled : .ignored
      }
    } else {
      content
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
    return
      content
      .gesture(drag, including: mover == nil ? .subviews : .all)
      .onEnd(of: isFollowed) { mover?.release() }
      .onAppear { if let id { mover?.handles[id, default: 0] += 1 } }
      .onDisappear { if let id { mover?.handles[id, default: 0] -= 1 } }
  }

  @MainActor private var drag: some Gesture {
    let mover = mover
    let space = mover.map { CoordinateSpace.named(ObjectIdentifier($0)) } ?? .local
    return DragGesture(minimumDistance: 0, coordinateSpace: space)
      .updating($isFollowed, body: Self.following)
      .onChanged { mover?.follow($0, byHandle: true) }
      .onEnded { _ in mover?.drop() }
  }

  nonisolated private static func following<Value>(
    _ value: Value, _ isFollowed: inout Bool, _ transaction: inout Transaction
  ) {
    isFollowed = true
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
