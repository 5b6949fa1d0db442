/// The treatment of the elements in a view that is made one itself.
///
/// Apple: `public struct AccessibilityChildBehavior : Hashable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable {
  private let name: String

  /// They are left out.
  ///
  /// Apple: `public static let ignore: AccessibilityChildBehavior`.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are in it.
  ///
  /// Apple: `public static let contain: AccessibilityChildBehavior`.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// It says what they say.
  ///
  /// Apple: `public static let combine: AccessibilityChildBehavior`.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Makes the view one accessibility element.
  ///
  /// Apple: `nonisolated public func accessibilityElement(children: AccessibilityChildBehavior =
  /// .ignore) -> some View`.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    wrapped(in: AccessibilityContainerElement.self, children)
  }
}

private final class AccessibilityContainerElement: ModifierElement<AccessibilityChildBehavior>,
  @unchecked Sendable
{
  override func accessibilityElements(at origin: CGPoint) -> [HeadlessHost.AccessibilityElement] {
    let frame = CGRect(origin: origin, size: size)
    switch value {
    case .combine: return [childAccessibilityElements(at: origin).combined(in: frame)]
    case .contain: return [.init(frame: frame, children: childAccessibilityElements(at: origin))]
    default: return [.init(frame: frame)]
    }
  }
}

extension HeadlessHost {
  /// The settings that a user has made for all apps.
  public struct AccessibilitySettings: Sendable {
    /// Whether views should move less.
    public var reducesMotion = false
    /// Whether the screen is read aloud.
    public var runsVoiceOver = false

    /// Whether the screen is used by switches.
    public var runsSwitchControl = false

    /// Creates settings in which everything is off but what is named.
    public init(
      reducesMotion: Bool = false, runsVoiceOver: Bool = false, runsSwitchControl: Bool = false
    ) {
      self.reducesMotion = reducesMotion
      self.runsVoiceOver = runsVoiceOver
      self.runsSwitchControl = runsSwitchControl
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// Apple: `public var accessibilityReduceMotion: Bool { get }`.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.reducesMotion }

  /// Apple: `public var accessibilityVoiceOverEnabled: Bool { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.runsVoiceOver }

  /// Apple: `public var accessibilitySwitchControlEnabled: Bool { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.runsSwitchControl }
}
