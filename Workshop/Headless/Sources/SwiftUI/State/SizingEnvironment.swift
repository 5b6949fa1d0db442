/// The size of controls.
///
/// Apple: `public enum ControlSize : CaseIterable, Sendable`.
@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
public enum ControlSize: CaseIterable, Sendable {
  /// Apple: `case mini`.
  case mini
  /// Apple: `case small`.
  case small
  /// Apple: `case regular`.
  case regular
  /// Apple: `case large`.
  @available(macOS 11.0, *)
  case large
  /// Apple: `case extraLarge`.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  case extraLarge

  /// Apple: `public static var allCases: [ControlSize] { get }`.
  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}

/// Whether there is much or little room.
///
/// Apple: `public enum UserInterfaceSizeClass : Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass: Sendable {
  /// Apple: `case compact`.
  case compact
  /// Apple: `case regular`.
  case regular
}

extension Text {
  /// The case of the letters that are shown.
  ///
  /// Apple: `public enum Case : Sendable`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable {
    /// Apple: `case uppercase`.
    case uppercase
    /// Apple: `case lowercase`.
    case lowercase
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}
private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}
private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
}

/// What views may depend on, and nothing here draws: a flow remembers it with the sizes that it measures.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// Apple: `public var controlSize: ControlSize { get set }`.
  @available(iOS 15.0, watchOS 9.0, *)
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Apple: `public var horizontalSizeClass: UserInterfaceSizeClass? { get set }`.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Apple: `public var verticalSizeClass: UserInterfaceSizeClass? { get set }`.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Apple: `public var textCase: Text.Case? { get set }`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Apple: `public var minimumScaleFactor: CGFloat { get set }`.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Apple: `public var allowsTightening: Bool { get set }`.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Apple: `public var calendar: Calendar { get set }`.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Apple: `public var timeZone: TimeZone { get set }`.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
