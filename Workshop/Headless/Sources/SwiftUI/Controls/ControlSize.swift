/// Apple: `public enum ControlSize : CaseIterable, Sendable`.
@available(iOS 15.0, macOS 10.15, watchOS 9.0, *)
public enum ControlSize: CaseIterable, Sendable {
  case mini
  case small
  case regular
  @available(macOS 11.0, *)
  case large
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  case extraLarge

  /// Apple: `public static var allCases: [ControlSize] { get }`.
  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}

/// Apple: `public enum UserInterfaceSizeClass : Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}
