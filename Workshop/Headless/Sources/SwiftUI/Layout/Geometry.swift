/// Apple: `public enum LayoutDirection : Hashable, CaseIterable, Sendable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Apple: `@frozen public enum Axis : Int8, CaseIterable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
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

/// Apple: `@frozen public enum Edge : Int8, CaseIterable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// Apple: `@frozen public struct Set : OptionSet`.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    // Apple: `public static let top: Edge.Set`, and so on.
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Distances from the edges of a rectangle, in points.
///
/// Apple: `@frozen public struct EdgeInsets : Equatable`, with these properties.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
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

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Apple: `@frozen public struct UnitPoint : Hashable`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  // Apple: `public static let zero: UnitPoint`, and so on.
  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
