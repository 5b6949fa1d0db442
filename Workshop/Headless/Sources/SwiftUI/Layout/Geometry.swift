/// The direction in which a view's content runs.
///
/// Apple: `public enum LayoutDirection : Hashable, CaseIterable, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Apple: `case leftToRight`.
  case leftToRight
  /// Apple: `case rightToLeft`.
  case rightToLeft
}

/// An axis of the plane.
///
/// Apple: `@frozen public enum Axis : Int8, CaseIterable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  /// Apple: `case horizontal`.
  case horizontal
  /// Apple: `case vertical`.
  case vertical

  /// Apple: `@frozen public struct Set : OptionSet`.
  @frozen public struct Set: OptionSet, Sendable {
    /// Apple: `public let rawValue: Int8`.
    public let rawValue: Int8
    /// Apple: `public init(rawValue: Int8)`.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Apple: `public static let horizontal: Axis.Set`.
    public static let horizontal = Set(rawValue: 1)
    /// Apple: `public static let vertical: Axis.Set`.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
///
/// Apple: `@frozen public enum Edge : Int8, CaseIterable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// Apple: `case top, leading, bottom, trailing`.
  case top
  /// Apple: `case leading`.
  case leading
  /// Apple: `case bottom`.
  case bottom
  /// Apple: `case trailing`.
  case trailing

  /// Apple: `@frozen public struct Set : OptionSet`.
  @frozen public struct Set: OptionSet, Sendable {
    /// Apple: `public let rawValue: Int8`.
    public let rawValue: Int8
    /// Apple: `public init(rawValue: Int8)`.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Apple: `public init(_ e: Edge)`.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    /// Apple: `public static let top: Edge.Set`.
    public static let top = Set(.top)
    /// Apple: `public static let leading: Edge.Set`.
    public static let leading = Set(.leading)
    /// Apple: `public static let bottom: Edge.Set`.
    public static let bottom = Set(.bottom)
    /// Apple: `public static let trailing: Edge.Set`.
    public static let trailing = Set(.trailing)
    /// Apple: `public static let all: Edge.Set`.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Apple: `public static let horizontal: Edge.Set`.
    public static let horizontal: Set = [.leading, .trailing]
    /// Apple: `public static let vertical: Edge.Set`.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle, in points.
///
/// Apple: `@frozen public struct EdgeInsets : Equatable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// Apple: `public var top: CGFloat`.
  public var top: CGFloat
  /// Apple: `public var leading: CGFloat`.
  public var leading: CGFloat
  /// Apple: `public var bottom: CGFloat`.
  public var bottom: CGFloat
  /// Apple: `public var trailing: CGFloat`.
  public var trailing: CGFloat

  /// Apple: `public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)`.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Apple: `public init()`.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point in the unit square.
///
/// Apple: `@frozen public struct UnitPoint : Hashable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct UnitPoint: Hashable, Sendable {
  /// Apple: `public var x: CGFloat`.
  public var x: CGFloat
  /// Apple: `public var y: CGFloat`.
  public var y: CGFloat

  /// Apple: `public init()`.
  public init() { self.init(x: 0, y: 0) }
  /// Apple: `public init(x: CGFloat, y: CGFloat)`.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Apple: `public static let zero: UnitPoint`.
  public static let zero = UnitPoint()
  /// Apple: `public static let center: UnitPoint`.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// Apple: `public static let leading: UnitPoint`.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// Apple: `public static let trailing: UnitPoint`.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// Apple: `public static let top: UnitPoint`.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// Apple: `public static let bottom: UnitPoint`.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// Apple: `public static let topLeading: UnitPoint`.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Apple: `public static let topTrailing: UnitPoint`.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// Apple: `public static let bottomLeading: UnitPoint`.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// Apple: `public static let bottomTrailing: UnitPoint`.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
