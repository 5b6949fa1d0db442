/// A font, to be resolved in the environment of the text that it is used for.
///
/// Text styles have the sizes of macOS and grow with Dynamic Type; see `Font.TextStyle`.
///
/// Apple: `@frozen public struct Font : Hashable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
  }

  let base: Base
  var design = Design.default
  var traits = FontTraits()

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design ?? .default
    traits.weight = weight
  }

  /// Apple: `public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight:
  /// Font.Weight? = nil) -> Font`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// Apple: `public static func system(size: CGFloat, weight: Font.Weight? = nil, design:
  /// Font.Design? = nil) -> Font`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.system(size: size), design: design, weight: weight)
  }

  /// Apple: `public func bold() -> Font`.
  public func bold() -> Font { with { $0.weight = .bold } }
  /// Apple: `public func weight(_ weight: Font.Weight) -> Font`.
  public func weight(_ weight: Font.Weight) -> Font { with { $0.weight = weight } }
  /// Apple: `public func monospacedDigit() -> Font`.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font {
  // Apple: `public static let largeTitle: Font`, and so on.
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(.style(.title2))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font(.style(.caption2))
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font {
  /// A text style; the sizes in points are those of macOS at the default Dynamic Type size.
  ///
  /// Apple: `public enum TextStyle : CaseIterable, Hashable`.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Apple: `case largeTitle`; 26 points.
    case largeTitle
    /// Apple: `case title`; 22 points.
    case title
    /// Apple: `case title2`; 17 points.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    /// Apple: `case title3`; 15 points.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    /// Apple: `case headline`; 13 points, semibold.
    case headline
    /// Apple: `case subheadline`; 11 points.
    case subheadline
    /// Apple: `case body`; 13 points.
    case body
    /// Apple: `case callout`; 12 points.
    case callout
    /// Apple: `case footnote`; 10 points.
    case footnote
    /// Apple: `case caption`; 10 points.
    case caption
    /// Apple: `case caption2`; 10 points, medium.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2

    /// Apple: `public static var allCases: [Font.TextStyle] { get }`.
    public static var allCases: [Font.TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
        .caption, .caption2,
      ]
    }

    var size: CGFloat {
      switch self {
      case .largeTitle: 26
      case .title: 22
      case .title2: 17
      case .title3: 15
      case .headline, .body: 13
      case .callout: 12
      case .subheadline: 11
      case .footnote, .caption, .caption2: 10
      }
    }

    var weight: Weight {
      switch self {
      case .headline: .semibold
      case .caption2: .medium
      default: .regular
      }
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// Apple: `@frozen public struct Weight : Hashable`.
  @frozen public struct Weight: Hashable, Sendable {
    /// As in CSS, 100…900.
    @usableFromInline let value: Int

    init(_ value: Int) { self.value = value }

    // Apple: `public static let light: Font.Weight`, and so on.
    public static let ultraLight = Weight(100)
    public static let thin = Weight(200)
    public static let light = Weight(300)
    public static let regular = Weight(400)
    public static let medium = Weight(500)
    public static let semibold = Weight(600)
    public static let bold = Weight(700)
    public static let heavy = Weight(800)
    public static let black = Weight(900)
  }

  /// Apple: `public enum Design : Hashable`.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}

/// Changes of a font by modifiers; nil leaves it as it is.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var hasMonospacedDigits: Bool?

  /// These traits where they say something, else the other's.
  func over(_ other: FontTraits) -> FontTraits {
    FontTraits(
      weight: weight ?? other.weight,
      hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits)
  }
}

extension Font {
  /// The font that is drawn with in an environment, with traits from outside of the font.
  func resolved(
    in environment: EnvironmentValues, traits outer: FontTraits
  ) -> HeadlessHost.ResolvedFont {
    let traits = outer.over(traits)
    let scale = environment.dynamicTypeSize.scale
    var weight = Weight.regular
    let size: CGFloat
    switch base {
    case .style(let style):
      size = (style.size * scale).rounded()
      weight = style.weight
    case .system(let fixed): size = fixed
    }
    let bolder = environment.legibilityWeight == .bold ? 200 : 0
    return HeadlessHost.ResolvedFont(
      size: size.isFinite ? max(0, size) : 0,
      weight: min((traits.weight ?? weight).value + bolder, Weight.black.value),
      design: design,
      hasMonospacedDigits: traits.hasMonospacedDigits ?? false)
  }
}
