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
