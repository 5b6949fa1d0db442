// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Which gestures count: the one that is added, and those of the views inside.
///
/// Apple: `@frozen public struct GestureMask : OptionSet`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask([.gesture, .subviews])
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Adds a gesture, which those of the views inside go before.
  ///
  /// Apple: `nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T
  /// : Gesture`.
  nonisolated public func gesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    wrapped(in: GestureElement.self, (gesture, .low, mask))
  }

  /// Adds a gesture, which goes before those of the views inside.
  ///
  /// Apple: `nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some
  /// View where T : Gesture`.
  nonisolated public func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    wrapped(in: GestureElement.self, (gesture, .high, mask))
  }

  /// Adds a gesture, which goes on beside those of the views inside.
  ///
  /// Apple: `nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some
  /// View where T : Gesture`.
  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    wrapped(in: GestureElement.self, (gesture, .simultaneous, mask))
  }
}

/// Which gestures a gesture goes before.
enum GesturePriority {
  /// Those around it.
  case low
  /// None: it goes on beside the others.
  case simultaneous
  /// Those inside, and those around it.
  case high
}

final class GestureElement:
  ModifierElement<(gesture: any Gesture, priority: GesturePriority, mask: GestureMask)>,
  @unchecked Sendable
{
  /// The recognizer that follows the press that goes on, if one does.
  private var recognizer: AnyRecognizer?

  /// Whether its view has the gesture, though a mask may keep it from counting.
  @MainActor var isThere: Bool { value.gesture.isThereAtAll }

  @MainActor var counts: Bool {
    environment.isEnabled && value.mask.contains(.gesture) && isThere
  }

  /// Begins to follow a press; nil if the gesture does not count.
  @MainActor func follow() -> AnyRecognizer? {
    func recognizer(_ gesture: some Gesture) -> AnyRecognizer { gesture.recognizer() }
    guard counts else { return nil }
    self.recognizer = recognizer(value.gesture)
    return self.recognizer
  }

  override func valueWasSet() {
    if let recognizer { value.gesture.bring(upToDate: recognizer) }
  }
}
