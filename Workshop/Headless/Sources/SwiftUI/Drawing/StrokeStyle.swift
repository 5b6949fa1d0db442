/// How the ends of a line are drawn; Apple's is CoreGraphics's.
///
/// Apple: `public enum CGLineCap : Int32`.
public enum CGLineCap: Int32, Sendable {
  /// Apple: `case butt`.
  case butt
  /// Apple: `case round`.
  case round
  /// Apple: `case square`.
  case square
}

/// How the corners of a line are drawn; Apple's is CoreGraphics's.
///
/// Apple: `public enum CGLineJoin : Int32`.
public enum CGLineJoin: Int32, Sendable {
  /// Apple: `case miter`.
  case miter
  /// Apple: `case round`.
  case round
  /// Apple: `case bevel`.
  case bevel
}

/// How a path is stroked; lengths are points.
///
/// Apple: `@frozen public struct StrokeStyle : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable, Sendable {
  /// Apple: `public var lineWidth: CGFloat`.
  public var lineWidth: CGFloat
  /// Apple: `public var lineCap: CGLineCap`.
  public var lineCap: CGLineCap
  /// Apple: `public var lineJoin: CGLineJoin`.
  public var lineJoin: CGLineJoin
  /// Apple: `public var miterLimit: CGFloat`.
  public var miterLimit: CGFloat
  /// Apple: `public var dash: [CGFloat]`.
  public var dash: [CGFloat]
  /// Apple: `public var dashPhase: CGFloat`.
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

/// How the inside of a path is filled.
///
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
  /// Apple: `case circular`.
  case circular
  /// Apple: `case continuous`.
  case continuous
}
