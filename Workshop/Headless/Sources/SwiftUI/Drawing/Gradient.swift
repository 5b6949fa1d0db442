/// Colors along a line, each with its place from 0 to 1.
///
/// Apple: `@frozen public struct Gradient : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Gradient: Equatable, Sendable {
  /// Apple: `@frozen public struct Stop : Equatable`.
  @frozen public struct Stop: Equatable, Sendable {
    /// Apple: `public var color: Color`.
    public var color: Color
    /// Apple: `public var location: CGFloat`.
    public var location: CGFloat

    /// Apple: `public init(color: Color, location: CGFloat)`.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Apple: `public var stops: [Gradient.Stop]`.
  public var stops: [Gradient.Stop]

  /// Apple: `public init(stops: [Gradient.Stop])`.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// Places colors at equal distances.
  ///
  /// Apple: `public init(colors: [Color])`.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

// Apple: `extension Gradient : Hashable`, `extension Gradient.Stop : Hashable`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient: Hashable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient.Stop: Hashable {}

/// A style of this module that is a gradient over the frame of a shape.
///
/// Where only one color can be painted, as in text, it is the mean of its stops.
protocol GradientStyle: ColorStyle {
  var gradient: Gradient { get }
  /// The gradient's geometry in a frame of a size, from left to right.
  func geometry(in size: CGSize) -> HeadlessHost.ResolvedGradient.Geometry
}

extension GradientStyle {
  func color(in environment: EnvironmentValues) -> Color {
    let colors = gradient.stops.map { $0.color.resolved(in: environment.colorScheme) }
    guard !colors.isEmpty else { return .clear }
    func mean(_ component: (HeadlessHost.ResolvedColor) -> Double) -> Double {
      colors.map(component).reduce(0, +) / Double(colors.count)
    }
    return Color(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }
}

/// Apple: `@frozen @MainActor @preconcurrency public struct LinearGradient : ShapeStyle, View, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct LinearGradient: Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Apple: `nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)`.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Apple: `nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)`.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Apple: `nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)`.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: GradientStyle {
  func geometry(in size: CGSize) -> HeadlessHost.ResolvedGradient.Geometry {
    .line(from: startPoint.point(in: size), to: endPoint.point(in: size))
  }
}

/// Apple: `@frozen @MainActor @preconcurrency public struct RadialGradient : ShapeStyle, View, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RadialGradient: Sendable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Apple: `nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)`.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Apple: `nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)`.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: GradientStyle {
  func geometry(in size: CGSize) -> HeadlessHost.ResolvedGradient.Geometry {
    .circles(around: center.point(in: size), from: startRadius, to: endRadius)
  }
}

extension LinearGradient: View, PrimitiveView {}

extension RadialGradient: View, PrimitiveView {}

extension UnitPoint {
  fileprivate func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

extension ShapeStyle {
  /// The gradient that the style comes down to; nil if that is a color.
  func gradient(
    in environment: EnvironmentValues, size: CGSize, isMirrored: Bool
  ) -> HeadlessHost.ResolvedGradient? {
    if let style = self as? AnyShapeStyle {
      return style.style.gradient(in: environment, size: size, isMirrored: isMirrored)
    }
    guard let style = self as? any GradientStyle, !style.gradient.stops.isEmpty else { return nil }
    let geometry = style.geometry(in: size)
    return HeadlessHost.ResolvedGradient(
      geometry: isMirrored ? geometry.mapped { CGPoint(x: size.width - $0.x, y: $0.y) } : geometry,
      stops: style.gradient.stops.map {
        .init(color: $0.color.resolved(in: environment.colorScheme), location: Double($0.location))
      })
  }
}

extension HeadlessHost {
  /// A gradient as it is painted.
  public struct ResolvedGradient: Equatable, Sendable {
    /// Where the first color and the last one are, in the host's coordinates.
    public enum Geometry: Equatable, Sendable {
      /// Along a line between two points.
      case line(from: CGPoint, to: CGPoint)
      /// Between two circles around a point, by their radii.
      case circles(around: CGPoint, from: CGFloat, to: CGFloat)

      func mapped(scale: CGFloat = 1, _ point: (CGPoint) -> CGPoint) -> Self {
        switch self {
        case .line(let start, let end): .line(from: point(start), to: point(end))
        case .circles(let center, let start, let end):
          .circles(around: point(center), from: start * scale, to: end * scale)
        }
      }
    }

    /// A color at a place from 0 to 1.
    public struct Stop: Equatable, Sendable {
      /// The color.
      public var color: ResolvedColor
      /// The place.
      public var location: Double
    }

    /// Where the first color and the last one are.
    public var geometry: Geometry
    /// The colors, in the order of their places.
    public var stops: [Stop]

    func mapped(scale: CGFloat = 1, _ point: (CGPoint) -> CGPoint) -> Self {
      Self(geometry: geometry.mapped(scale: scale, point), stops: stops)
    }
  }
}
