/// The light or dark appearance of a view.
///
/// Apple: `public enum ColorScheme : CaseIterable, Hashable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Apple: `case light`.
  case light
  /// Apple: `case dark`.
  case dark
}

/// Whether the user prefers bold text.
///
/// Apple: `public enum LegibilityWeight : Hashable, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LegibilityWeight: Hashable, Sendable {
  /// Apple: `case regular`.
  case regular
  /// Apple: `case bold`.
  case bold
}
