/// How the ends of a line are drawn; Apple's is CoreGraphics's.
///
/// Apple: `public enum CGLineCap : Int32`.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How the corners of a line are drawn; Apple's is CoreGraphics's.
///
/// Apple: `public enum CGLineJoin : Int32`.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// How a path is stroked; lengths are points.
///
/// Apple: `@frozen public struct StrokeStyle : Equatable`, with these properties.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  /// Apple: `public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin =
  /// .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)`.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Apple: `@frozen public struct FillStyle : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct FillStyle: Equatable, Sendable {
  /// Apple: `public var isEOFilled: Bool`.
  public var isEOFilled: Bool
  /// Apple: `public var isAntialiased: Bool`.
  public var isAntialiased: Bool

  /// Apple: `public init(eoFill: Bool = false, antialiased: Bool = true)`.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The shape of rounded corners; both are drawn circular here.
///
/// Apple: `public enum RoundedCornerStyle : Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}
