/// A key for a value that views inherit from their surroundings.
///
/// Apple: `public protocol EnvironmentKey { associatedtype Value; static var defaultValue:
/// Self.Value { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody sets one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view inherits from its surroundings: those of this module with their defaults, and those of keys.
///
/// Apple: `public struct EnvironmentValues`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues {
  private var keyed = KeyedValues()

  /// Apple: `public init()`.
  public init() {}

  /// Apple: `public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set }`.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { keyed.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { keyed.values[ObjectIdentifier(key)] = newValue }
  }

  // MARK: Layout

  /// Apple: `public var layoutDirection: LayoutDirection { get set }`.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The pixels in a point; 1 where nobody sets it.
  ///
  /// Apple: `public var displayScale: CGFloat { get set }`.
  public var displayScale: CGFloat = 1
  /// The margins around the content of scroll views.
  var contentMargins = EdgeInsets()
  var boundScrollPosition: BoundScrollPosition?
  /// Whether headers of sections stay in sight.
  var pinsSectionHeaders = false

  // MARK: Text

  /// Apple: `public var font: Font? { get set }`.
  public var font: Font?
  /// What the font's own weight and slant are replaced with.
  var fontTraits = FontTraits()
  /// Apple: `public var dynamicTypeSize: DynamicTypeSize { get set }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether text is bolder than its fonts say, by 200 of the weights of CSS; nil where nobody knows.
  ///
  /// Apple: `public var legibilityWeight: LegibilityWeight? { get set }`.
  public var legibilityWeight: LegibilityWeight?
  /// Apple: `public var lineLimit: Int? { get set }`.
  public var lineLimit: Int?
  /// Apple: `public var lineSpacing: CGFloat { get set }`.
  public var lineSpacing: CGFloat = 0
  /// Apple: `public var multilineTextAlignment: TextAlignment { get set }`.
  public var multilineTextAlignment = TextAlignment.leading
  /// The locale; American English where nobody sets it, so that every machine shows the same.
  ///
  /// Apple: `public var locale: Locale { get set }`.
  public var locale = Locale(identifier: "en_US")
  var textMeasurer: any HeadlessHost.TextMeasurer = HeadlessHost.FixedTextMeasurer()

  // MARK: Drawing

  /// Apple: `public var colorScheme: ColorScheme { get set }`.
  public var colorScheme = ColorScheme.light
  /// Apple: `public var imageScale: Image.Scale { get set }`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public var imageScale = Image.Scale.medium
  /// The color of `foregroundStyle`; nil is the default, which has levels of its own.
  var foreground: Color?

  // MARK: Interaction

  /// Apple: `public var isEnabled: Bool { get set }`.
  public var isEnabled = true
  var primitiveButtonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()
  /// What is done when a value is submitted, innermost first.
  var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] = []
  var accessibilitySettings = HeadlessHost.AccessibilitySettings()
  /// How the scene around is shown.
  ///
  /// Apple: `public var scenePhase: ScenePhase { get set }`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var scenePhase = ScenePhase.active

  // MARK: What views may depend on, and nothing here draws

  /// Apple: `public var controlSize: ControlSize { get set }`.
  @available(iOS 15.0, watchOS 9.0, *)
  public var controlSize = ControlSize.regular
  /// Apple: `public var horizontalSizeClass: UserInterfaceSizeClass? { get set }`.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// Apple: `public var verticalSizeClass: UserInterfaceSizeClass? { get set }`.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Apple: `public var textCase: Text.Case? { get set }`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case?
  /// Apple: `public var minimumScaleFactor: CGFloat { get set }`.
  public var minimumScaleFactor: CGFloat = 1
  /// Apple: `public var allowsTightening: Bool { get set }`.
  public var allowsTightening = false
  /// Apple: `public var calendar: Calendar { get set }`.
  public var calendar = Self.standardCalendar
  /// Apple: `public var timeZone: TimeZone { get set }`.
  public var timeZone = Self.standardTimeZone

  private static let standardCalendar = Calendar(identifier: .gregorian)
  private static let standardTimeZone = TimeZone(secondsFromGMT: 0) ?? .current
}

/// The values of keys.
private struct KeyedValues {
  var values: [ObjectIdentifier: Any] = [:]
}

extension KeyedValues: ComparedByStorage {
  func hasSameStorage(as other: KeyedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { FieldPlan.areEqualInside(value, $0) } ?? false
      }
  }
}

/// The values around views, which all that live in the same surroundings share.
@dynamicMemberLookup final class Surroundings {
  let values: EnvironmentValues
  /// What a view in here made of them for what is inside, last.
  private var derived: Surroundings?

  init(_ values: EnvironmentValues) { self.values = values }

  @inline(__always)
  subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
    values[keyPath: path]
  }

  /// The surroundings of a view in here that has other values; what has equal ones shares them.
  @MainActor func with(_ values: EnvironmentValues) -> Surroundings {
    if FieldPlan.areEqual(self.values, values) { return self }
    if let derived, FieldPlan.areEqual(derived.values, values) { return derived }
    let derived = Surroundings(values)
    self.derived = derived
    return derived
  }
}
