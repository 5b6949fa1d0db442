/// The paint of a shape, a text or a symbol.
///
/// The styles of this module all come down to one color; a type of your own conforms by resolving
/// to another style.
///
/// Apple: `public protocol ShapeStyle : Sendable { associatedtype Resolved : ShapeStyle = Never;
/// func resolve(in environment: EnvironmentValues) -> Self.Resolved }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` where it resolves to itself.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  associatedtype Resolved: ShapeStyle = Never

  /// The style to paint with in an environment.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Self.Resolved == Never {
  /// Apple: `public func resolve(in environment: EnvironmentValues) -> Never`.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) must resolve to a style of another type")
  }
}

/// Apple: `extension Never : ShapeStyle`.
extension Never: ShapeStyle {}

/// A style of this module: one color, which still adapts to the color scheme.
protocol ColorStyle: ShapeStyle {
  func color(in environment: EnvironmentValues) -> Color
}

extension ShapeStyle {
  /// The color that the style comes down to.
  func paint(in environment: EnvironmentValues) -> Color {
    if let style = self as? any ColorStyle { return style.color(in: environment) }
    return resolve(in: environment).paint(in: environment)
  }
}

/// Apple: `extension Color : ShapeStyle`.
extension Color: ColorStyle {
  func color(in environment: EnvironmentValues) -> Color { self }
}

/// The style that `foregroundStyle` sets for the views inside.
///
/// Apple: `@frozen public struct ForegroundStyle : ShapeStyle`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ForegroundStyle: ColorStyle {
  /// Apple: `public init()`.
  public init() {}
  func color(in environment: EnvironmentValues) -> Color { environment.foreground ?? .primary }
}

/// The style of what is behind everything: white, or black in the dark.
///
/// Apple: `@frozen public struct BackgroundStyle : ShapeStyle`.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct BackgroundStyle: ColorStyle {
  /// Apple: `public init()`.
  public init() {}
  func color(in environment: EnvironmentValues) -> Color { Color(SystemColor.background) }
}

/// The foreground style in one of four strengths: 100, 60, 30 and 18 percent of its opacity, as Apple's label colors on iOS.
///
/// Apple: `@frozen public struct HierarchicalShapeStyle : ShapeStyle`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct HierarchicalShapeStyle: ColorStyle {
  @usableFromInline enum Level: Hashable, Sendable {
    case primary
    case secondary
    case tertiary
    case quaternary

    var opacity: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  @usableFromInline let level: Level

  init(_ level: Level) { self.level = level }

  func color(in environment: EnvironmentValues) -> Color {
    environment.foreground?.opacity(level.opacity) ?? Color(SystemColor.label(level))
  }
}

private struct OpacityStyle<Base: ShapeStyle>: ColorStyle {
  let base: Base
  let opacity: Double

  func color(in environment: EnvironmentValues) -> Color {
    base.paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// Apple: `public func opacity(_ opacity: Double) -> some ShapeStyle`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: self, opacity: opacity)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Apple: `public static var primary: HierarchicalShapeStyle { get }`.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(.primary) }
  /// Apple: `public static var secondary: HierarchicalShapeStyle { get }`.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(.secondary) }
  /// Apple: `public static var tertiary: HierarchicalShapeStyle { get }`.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(.tertiary) }
  /// Apple: `public static var quaternary: HierarchicalShapeStyle { get }`.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(.quaternary) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == BackgroundStyle {
  /// Apple: `public static var background: BackgroundStyle { get }`.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The style that `tint` sets for the views inside: the accent color where there is none.
///
/// Apple: `public struct TintShapeStyle : ShapeStyle`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle: ColorStyle {
  /// Apple: `public init()`.
  public init() {}
  func color(in environment: EnvironmentValues) -> Color { environment.tint ?? .accentColor }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  /// Apple: `public static var tint: TintShapeStyle { get }`.
  public static var tint: TintShapeStyle { .init() }
}

/// A style of any type.
///
/// Apple: `@frozen public struct AnyShapeStyle : ShapeStyle`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Apple: `public init<S>(_ style: S) where S : ShapeStyle`.
  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }
}

extension AnyShapeStyle: ColorStyle {
  func color(in environment: EnvironmentValues) -> Color { style.paint(in: environment) }
}
