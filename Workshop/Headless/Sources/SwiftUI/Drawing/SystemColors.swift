/// The colors that depend on the color scheme, with the components that Apple publishes for iOS.
enum SystemColor: Hashable {
  case red
  case orange
  case yellow
  case green
  case mint
  case teal
  case cyan
  case blue
  case indigo
  case purple
  case pink
  case brown
  case gray
  case label(HierarchicalShapeStyle.Level)
  case background
  case separator

  func resolved(in scheme: ColorScheme) -> HeadlessHost.ResolvedColor {
    let isLight = scheme == .light
    switch self {
    case .label(.primary): return HeadlessHost.ResolvedColor(hex: isLight ? 0x000000 : 0xFFFFFF)
    case .label(let level):
      return HeadlessHost.ResolvedColor(
        hex: isLight ? 0x3C3C43 : 0xEBEBF5, opacity: level.opacity)
    case .background: return HeadlessHost.ResolvedColor(hex: isLight ? 0xFFFFFF : 0x000000)
    case .separator:
      return isLight
        ? HeadlessHost.ResolvedColor(hex: 0x3C3C43, opacity: 0.29)
        : HeadlessHost.ResolvedColor(hex: 0x545458, opacity: 0.6)
    default: return HeadlessHost.ResolvedColor(hex: isLight ? components.light : components.dark)
    }
  }

  private var components: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    default: (0x8E8E93, 0x8E8E93)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
  /// Apple: `public static let red: Color`.
  public static let red = Color(SystemColor.red)
  /// Apple: `public static let orange: Color`.
  public static let orange = Color(SystemColor.orange)
  /// Apple: `public static let yellow: Color`.
  public static let yellow = Color(SystemColor.yellow)
  /// Apple: `public static let green: Color`.
  public static let green = Color(SystemColor.green)
  /// Apple: `public static let mint: Color`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint = Color(SystemColor.mint)
  /// Apple: `public static let teal: Color`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal = Color(SystemColor.teal)
  /// Apple: `public static let cyan: Color`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let cyan = Color(SystemColor.cyan)
  /// Apple: `public static let blue: Color`.
  public static let blue = Color(SystemColor.blue)
  /// Apple: `public static let indigo: Color`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo = Color(SystemColor.indigo)
  /// Apple: `public static let purple: Color`.
  public static let purple = Color(SystemColor.purple)
  /// Apple: `public static let pink: Color`.
  public static let pink = Color(SystemColor.pink)
  /// Apple: `public static let brown: Color`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown = Color(SystemColor.brown)
  /// Apple: `public static let white: Color`.
  public static let white = Color(white: 1)
  /// Apple: `public static let gray: Color`.
  public static let gray = Color(SystemColor.gray)
  /// Apple: `public static let black: Color`.
  public static let black = Color(white: 0)
  /// Apple: `public static let clear: Color`.
  public static let clear = Color(white: 0, opacity: 0)
  /// Apple: `public static let primary: Color`.
  public static let primary = Color(SystemColor.label(.primary))
  /// Apple: `public static let secondary: Color`.
  public static let secondary = Color(SystemColor.label(.secondary))
  /// The accent color of an app that sets none: blue.
  ///
  /// Apple: `public static var accentColor: Color { get }`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public static var accentColor: Color { .blue }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
  /// Apple: `public static var red: Color { get }`.
  public static var red: Color { Color(SystemColor.red) }
  /// Apple: `public static var orange: Color { get }`.
  public static var orange: Color { Color(SystemColor.orange) }
  /// Apple: `public static var yellow: Color { get }`.
  public static var yellow: Color { Color(SystemColor.yellow) }
  /// Apple: `public static var green: Color { get }`.
  public static var green: Color { Color(SystemColor.green) }
  /// Apple: `public static var mint: Color { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var mint: Color { Color(SystemColor.mint) }
  /// Apple: `public static var teal: Color { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var teal: Color { Color(SystemColor.teal) }
  /// Apple: `public static var cyan: Color { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var cyan: Color { Color(SystemColor.cyan) }
  /// Apple: `public static var blue: Color { get }`.
  public static var blue: Color { Color(SystemColor.blue) }
  /// Apple: `public static var indigo: Color { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var indigo: Color { Color(SystemColor.indigo) }
  /// Apple: `public static var purple: Color { get }`.
  public static var purple: Color { Color(SystemColor.purple) }
  /// Apple: `public static var pink: Color { get }`.
  public static var pink: Color { Color(SystemColor.pink) }
  /// Apple: `public static var brown: Color { get }`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var brown: Color { Color(SystemColor.brown) }
  /// Apple: `public static var white: Color { get }`.
  public static var white: Color { Color(white: 1) }
  /// Apple: `public static var gray: Color { get }`.
  public static var gray: Color { Color(SystemColor.gray) }
  /// Apple: `public static var black: Color { get }`.
  public static var black: Color { Color(white: 0) }
  /// Apple: `public static var clear: Color { get }`.
  public static var clear: Color { Color(white: 0, opacity: 0) }
}
