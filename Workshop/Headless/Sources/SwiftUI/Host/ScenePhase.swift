/// Apple: `@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) public enum ScenePhase : Comparable`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Sendable {
  /// Not seen.
  case background
  /// Seen, but events go elsewhere.
  case inactive
  /// In front.
  case active
}
