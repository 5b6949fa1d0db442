@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets what texts, symbols and bare shapes inside are painted with.
  ///
  /// Apple: `nonisolated public func foregroundStyle<S>(_ style: S) -> some View where
  /// S : ShapeStyle`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    EnvironmentView(content: self) { $0.foreground = style.paint(in: $0) }
  }

  /// Sets the color of texts, symbols and bare shapes inside; nil is the default.
  ///
  /// Apple: `nonisolated public func foregroundColor(_ color: Color?) -> some View`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentView(content: self) { $0.foreground = color }
  }

  /// Sets the color of controls inside; nil is the accent color.
  ///
  /// Apple: `@inlinable @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the style of controls inside, here the color that it comes down to.
  ///
  /// Apple: `@inlinable nonisolated public func tint<S>(_ tint: S?) -> some View where S : ShapeStyle`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    EnvironmentView(content: self) { $0.tint = tint?.paint(in: $0) }
  }

  /// Apple: `nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where
  /// S : ShapeStyle`.
  nonisolated public func border<S>(
    _ content: S, width: CGFloat = 1
  ) -> some View where S: ShapeStyle {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }

  /// Paints the space behind the view; a host has no unsafe areas.
  ///
  /// Apple: `nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set
  /// = .all) -> some View where S : ShapeStyle`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    background { Rectangle().fill(style) }
  }

  /// Apple: `nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle
  /// = FillStyle()) -> some View where S : ShapeStyle, T : Shape`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    background { shape.fill(style, style: fillStyle) }
  }
}
