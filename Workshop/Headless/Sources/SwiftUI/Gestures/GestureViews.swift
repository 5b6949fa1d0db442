/// Which gestures count: the one that is added, and those of the views inside.
///
/// Apple: `@frozen public struct GestureMask : OptionSet`.
public struct GestureMask: OptionSet {
  /// Apple: `public let rawValue: UInt32`.
  public let rawValue: UInt32
  /// Apple: `public init(rawValue: UInt32)`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Apple: `public static let none: GestureMask`.
  public static let none = GestureMask([])
  /// Apple: `public static let gesture: GestureMask`.
  public static let gesture = GestureMask(rawValue: 1)
  /// Apple: `public static let subviews: GestureMask`.
  public static let subviews = GestureMask(rawValue: 2)
  /// Apple: `public static let all: GestureMask`.
  public static let all = GestureMask([.gesture, .subviews])
}

/// Apple: `extension GestureMask : Sendable`.
extension GestureMask: Sendable {}

extension View {
  /// Adds a gesture, which those of the views inside go before.
  ///
  /// Apple: `nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T
  /// : Gesture`.
  nonisolated public func gesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    GestureView(content: self, gesture: gesture, rank: .normal, mask: mask)
  }

  /// Adds a gesture, which goes on beside those of the views inside.
  ///
  /// Apple: `nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some
  /// View where T : Gesture`.
  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    GestureView(content: self, gesture: gesture, rank: .simultaneous, mask: mask)
  }
}

/// How a gesture stands to those of the views inside.
enum GestureRank {
  case normal, simultaneous
}

private struct GestureView<Content: View, G: Gesture> {
  let content: Content
  let gesture: G
  let rank: GestureRank
  let mask: GestureMask
}

extension GestureView: WrapperView {
  func update(_ wrapper: GestureElement) {
    (wrapper.rank, wrapper.mask) = (rank, mask)
    let gesture = gesture
    wrapper.make = { GestureFollower(gesture.recognizer()) }
    if let follower = wrapper.follower { gesture.bring(upToDate: follower.recognizer) }
  }
}

/// An element that a gesture belongs to.
final class GestureElement: WrapperElement, @unchecked Sendable {
  fileprivate(set) var rank = GestureRank.normal
  fileprivate(set) var mask = GestureMask.all
  fileprivate var make: (@MainActor () -> any GestureFollowing)?
  /// What follows the press that goes on, if one does.
  fileprivate var follower: (any GestureFollowing)?

  /// Begins to follow a press; nil if the gesture does not count.
  @MainActor func follow() -> (any GestureFollowing)? {
    guard environment.isEnabled, mask.contains(.gesture) else { return nil }
    follower = make?()
    return follower
  }
}

/// The recognizer of a press, whatever values it tells.
@MainActor protocol GestureFollowing: AnyObject {
  var recognizer: AnyObject { get }

  /// Takes an event.
  func receive(_ event: PressEvent) -> GestureProgress
  func cancel()
}

enum GestureProgress {
  case possible, active, ended, failed
}

@MainActor private final class GestureFollower<Value>: GestureFollowing {
  private let typed: Recognizer<Value>
  var recognizer: AnyObject { typed }

  init(_ recognizer: Recognizer<Value>) { typed = recognizer }

  func receive(_ event: PressEvent) -> GestureProgress {
    switch typed.receive(event) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func cancel() { typed.cancel() }
}
