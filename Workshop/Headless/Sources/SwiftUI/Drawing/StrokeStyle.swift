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

/// A map of the plane that keeps lines straight; Apple's is CoreGraphics's.
///
/// Apple: `public struct CGAffineTransform { public var a, b, c, d, tx, ty: CGFloat }`.
public struct CGAffineTransform: Equatable, Sendable {
  /// Apple: `public var a: CGFloat`.
  public var a: CGFloat
  /// Apple: `public var b: CGFloat`.
  public var b: CGFloat
  /// Apple: `public var c: CGFloat`.
  public var c: CGFloat
  /// Apple: `public var d: CGFloat`.
  public var d: CGFloat
  /// Apple: `public var tx: CGFloat`.
  public var tx: CGFloat
  /// Apple: `public var ty: CGFloat`.
  public var ty: CGFloat

  /// Apple: `public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty:
  /// CGFloat)`.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Apple: `public init(translationX tx: CGFloat, y ty: CGFloat)`.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Apple: `public init(scaleX sx: CGFloat, y sy: CGFloat)`.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Apple: `public static let identity: CGAffineTransform`.
  public static let identity = CGAffineTransform(translationX: 0, y: 0)
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
