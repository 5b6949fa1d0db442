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

// Apple: `public static let red: Color`, and so on.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
  public static let red = Color(SystemColor.red)
  public static let orange = Color(SystemColor.orange)
  public static let yellow = Color(SystemColor.yellow)
  public static let green = Color(SystemColor.green)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint = Color(SystemColor.mint)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal = Color(SystemColor.teal)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let cyan = Color(SystemColor.cyan)
  public static let blue = Color(SystemColor.blue)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo = Color(SystemColor.indigo)
  public static let purple = Color(SystemColor.purple)
  public static let pink = Color(SystemColor.pink)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown = Color(SystemColor.brown)
  public static let white = Color(white: 1)
  public static let gray = Color(SystemColor.gray)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(SystemColor.label(.primary))
  public static let secondary = Color(SystemColor.label(.secondary))
  /// The accent color of an app that sets none: blue.
  ///
  /// Apple: `public static var accentColor: Color { get }`.
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public static var accentColor: Color { .blue }
}

// Apple: `public static var red: Color { get }`, and so on.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(SystemColor.red) }
  public static var orange: Color { Color(SystemColor.orange) }
  public static var yellow: Color { Color(SystemColor.yellow) }
  public static var green: Color { Color(SystemColor.green) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var mint: Color { Color(SystemColor.mint) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var teal: Color { Color(SystemColor.teal) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var cyan: Color { Color(SystemColor.cyan) }
  public static var blue: Color { Color(SystemColor.blue) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var indigo: Color { Color(SystemColor.indigo) }
  public static var purple: Color { Color(SystemColor.purple) }
  public static var pink: Color { Color(SystemColor.pink) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var brown: Color { Color(SystemColor.brown) }
  public static var white: Color { Color(white: 1) }
  public static var gray: Color { Color(SystemColor.gray) }
  public static var black: Color { Color(white: 0) }
  public static var clear: Color { Color(white: 0, opacity: 0) }
}
