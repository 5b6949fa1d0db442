/// How an app or a scene is shown.
///
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

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension EnvironmentValues {
  /// How the scene around is shown.
  ///
  /// Apple: `public var scenePhase: ScenePhase { get set }`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
