/// A color that adapts to its surroundings where it is a system color.
///
///     Color.blue.opacity(0.2)
///
/// As a view it fills what it is proposed; an unspecified length is 10 points. Components outside
/// 0…1 are kept in extended-range colors by Apple and clamped here.
///
/// Apple: `@frozen public struct Color : Hashable, CustomStringConvertible`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  enum Source: Hashable {
    case fixed(HeadlessHost.ResolvedColor)
    case system(SystemColor)
  }

  let source: Source
  /// The factor of the source's own opacity.
  let factor: Double

  init(source: Source, factor: Double = 1) {
    self.source = source
    self.factor = factor
  }

  init(_ system: SystemColor) { self.init(source: .system(system)) }

  /// Apple: `public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double,
  /// blue: Double, opacity: Double = 1)`.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let color = HeadlessHost.ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    self.init(source: .fixed(color))
  }

  /// Apple: `public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double
  /// = 1)`.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Apple: `public init(hue: Double, saturation: Double, brightness: Double, opacity: Double =
  /// 1)`.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // The distance of each primary's peak on the color wheel says how much of it there is.
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Apple: `public func opacity(_ opacity: Double) -> Color`.
  public func opacity(_ opacity: Double) -> Color {
    Color(source: source, factor: factor * HeadlessHost.ResolvedColor.clamped(opacity))
  }

  /// Apple: `public var description: String { get }`.
  public var description: String {
    let name =
      switch source {
      case .fixed(let color): "\(color)"
      case .system(let color): "\(color)"
      }
    return factor == 1 ? name : "\(name) at \(factor)"
  }

  func resolved(in scheme: ColorScheme) -> HeadlessHost.ResolvedColor {
    var color =
      switch source {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: scheme)
      }
    color.opacity *= factor
    return color
  }
}

extension Color: View, PrimitiveView {}

extension HeadlessHost {
  /// A color as it is painted: sRGB components from 0 to 1, not multiplied by the opacity.
  ///
  /// Components outside that range are clamped, NaN becomes 0.
  public struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
    /// How much red there is, from 0 to 1.
    public var red: Double
    /// How much green there is, from 0 to 1.
    public var green: Double
    /// How much blue there is, from 0 to 1.
    public var blue: Double
    /// 0 is invisible, 1 hides what is behind.
    public var opacity: Double

    /// A color of sRGB components.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = Self.clamped(red)
      self.green = Self.clamped(green)
      self.blue = Self.clamped(blue)
      self.opacity = Self.clamped(opacity)
    }

    /// As in CSS: `#RRGGBB`, with the opacity as a fourth pair unless it is 1.
    public var description: String {
      let components = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
      return "#"
        + components.map { value in
          let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    init(hex: UInt32, opacity: Double = 1) {
      self.init(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255, opacity: opacity)
    }

    static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
  }
}
