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

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}
private struct DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}
private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}
private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}
private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}
private struct FontTraitsKey: EnvironmentKey {
  static var defaultValue: FontTraits { FontTraits() }
}
private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
private struct MinimumLinesKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}
private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private struct TextMeasurerKey: EnvironmentKey {
  static let defaultValue: any HeadlessHost.TextMeasurer = HeadlessHost.FixedTextMeasurer()
}
private struct ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}
private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// Apple: `public var colorScheme: ColorScheme { get set }`.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The pixels in a point; 1 where nobody sets it.
  ///
  /// Apple: `public var displayScale: CGFloat { get set }`.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The locale; American English where nobody sets it, so that every machine shows the same.
  ///
  /// Apple: `public var locale: Locale { get set }`.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Apple: `public var dynamicTypeSize: DynamicTypeSize { get set }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Apple: `public var font: Font? { get set }`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether text is bolder than its fonts say, by 200 of the weights of CSS; nil where nobody knows.
  ///
  /// Apple: `public var legibilityWeight: LegibilityWeight? { get set }`.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Apple: `public var lineLimit: Int? { get set }`.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Apple: `public var lineSpacing: CGFloat { get set }`.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Apple: `public var multilineTextAlignment: TextAlignment { get set }`.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Apple: `public var imageScale: Image.Scale { get set }`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The lines that a text takes even if it has fewer.
  var minimumLines: Int {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }

  /// What the font's own weight and slant are replaced with.
  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  var textMeasurer: any HeadlessHost.TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// The color of `foregroundStyle`; nil is the default, which has levels of its own.
  var foreground: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}
