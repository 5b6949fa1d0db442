/// Apple: `public protocol EnvironmentKey { associatedtype Value; static var defaultValue:
/// Self.Value { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The values that a view inherits from its surroundings: those of this module with their defaults, and those of keys.
///
/// Apple: `public struct EnvironmentValues`, and of each public property `public var … { get set }`.
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

  public var layoutDirection = LayoutDirection.leftToRight
  /// The pixels in a point; 1 by default.
  ///
  /// Apple: `public var displayScale: CGFloat { get set }`.
  public var displayScale: CGFloat = 1
  /// The margins around the content of scroll views.
  var contentMargins = EdgeInsets()
  var boundScrollPosition: BoundScrollPosition?
  /// Whether headers of sections stay in sight.
  var pinsSectionHeaders = false

  // MARK: Text

  public var font: Font?
  /// The replacement of the font's own weight and slant.
  var fontTraits = FontTraits()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether text is bolder than its fonts say, by 200 of the weights of CSS; nil where that is unknown.
  ///
  /// Apple: `public var legibilityWeight: LegibilityWeight? { get set }`.
  public var legibilityWeight: LegibilityWeight?
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment = TextAlignment.leading
  /// The locale; American English by default, so that every machine shows the same.
  ///
  /// Apple: `public var locale: Locale { get set }`.
  public var locale = Locale(identifier: "en_US")
  var textMeasurer: any HeadlessHost.TextMeasurer = HeadlessHost.FixedTextMeasurer()

  // MARK: Drawing

  public var colorScheme = ColorScheme.light
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public var imageScale = Image.Scale.medium
  /// The color of `foregroundStyle`; nil is the default, which has levels of its own.
  var foreground: Color?
  /// The color of controls; nil is the accent color.
  var tint: Color?

  // MARK: Interaction

  public var isEnabled = true
  var primitiveButtonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()
  var toggleStyle: any ToggleStyle = DefaultToggleStyle()
  var pickerStyle: any PickerStyle = DefaultPickerStyle()
  /// Whether views are the options of a picker.
  var areOptions = false
  /// The actions of a submitted value, innermost first.
  var submitActions: [(triggers: SubmitTriggers, action: () -> Void)] = []
  var accessibilitySettings = HeadlessHost.AccessibilitySettings()
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var scenePhase = ScenePhase.active

  // MARK: What views may depend on, and nothing here draws

  @available(iOS 15.0, watchOS 9.0, *)
  public var controlSize = ControlSize.regular
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case?
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var calendar = Self.standardCalendar
  public var timeZone = Self.standardTimeZone

  private static let standardCalendar = Calendar(identifier: .gregorian)
  private static let standardTimeZone = TimeZone(secondsFromGMT: 0) ?? .current
}

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
  /// The last surroundings that a view in here derived for its content.
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
