/// Apple: `@frozen public struct LinearGradient : ShapeStyle, View, Sendable`.
@available(*, unavailable, message: "Headless draws no gradients: use a Color")
public struct LinearGradient: AbsentView {
  /// Apple: `nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)`.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Apple: `public struct Canvas<Symbols> where Symbols : View`.
@available(*, unavailable, message: "Headless has no Canvas: draw with a Shape")
public struct Canvas<Symbols>: AbsentView where Symbols: View {
  /// Apple: `nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode =
  /// .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext,
  /// CGSize) -> Void)`.
  nonisolated public init(
    renderer: @escaping (_ context: inout GraphicsContext, _ size: CGSize) -> Void
  ) where Symbols == EmptyView {}
}

/// Apple: `@frozen public struct GraphicsContext`.
@available(*, unavailable, message: "Headless has no Canvas: draw with a Shape")
public struct GraphicsContext {}

/// Apple: `nonisolated public struct AsyncImage<Content> where Content : View`.
@available(*, unavailable, message: "Headless loads nothing: use a Color of the image's size")
public struct AsyncImage<Content>: AbsentView where Content: View {
  /// Apple: `nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image`.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
}

extension View {
  /// Apple: `nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity:
  /// 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View`.
  @available(*, unavailable, message: "Headless draws no shadows: they do not change the layout")
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Apple: `nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View`.
  @available(*, unavailable, message: "Headless draws no blur: it does not change the layout")
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Apple: `nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some
  /// View`.
  @available(*, unavailable, message: "Headless scales no views: it does not change the layout")
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Apple: `nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5,
  /// maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool)
  /// -> Void)? = nil) -> some View`.
  @available(*, unavailable, message: "Headless has no onLongPressGesture: use a LongPressGesture")
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
}
