extension View {
  /// Sets what texts, symbols and bare shapes inside are painted with.
  ///
  /// Apple: `nonisolated public func foregroundStyle<S>(_ style: S) -> some View where
  /// S : ShapeStyle`.
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    StyleView(content: self, style: style, key: \.foreground)
  }

  /// Sets the color of texts, symbols and bare shapes inside; nil is the default.
  ///
  /// Apple: `nonisolated public func foregroundColor(_ color: Color?) -> some View`.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    StyleView(content: self, style: color, key: \.foreground)
  }

  /// Sets the tint of the views inside; nil is the accent color.
  ///
  /// Apple: `nonisolated public func tint(_ tint: Color?) -> some View`.
  nonisolated public func tint(_ tint: Color?) -> some View {
    StyleView(content: self, style: tint, key: \.tint)
  }

  /// Paints a border inside the view's edges.
  ///
  /// Apple: `nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where
  /// S : ShapeStyle`.
  nonisolated public func border<S>(
    _ content: S, width: CGFloat = 1
  ) -> some View where S: ShapeStyle {
    PaintedLayer(
      content: self, layer: Rectangle().strokeBorder(content, lineWidth: width), isBehind: false)
  }

  /// Paints the space behind the view; a host has no unsafe areas.
  ///
  /// Apple: `nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set
  /// = .all) -> some View where S : ShapeStyle`.
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    PaintedLayer(content: self, layer: Rectangle().fill(style), isBehind: true)
  }

  /// Fills a shape behind the view.
  ///
  /// Apple: `nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle
  /// = FillStyle()) -> some View where S : ShapeStyle, T : Shape`.
  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    PaintedLayer(content: self, layer: shape.fill(style, style: fillStyle), isBehind: true)
  }
}

/// A view in whose environment a color is that of a style.
private struct StyleView<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style?
  let key: WritableKeyPath<EnvironmentValues, Color?>
}

extension StyleView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node {
    EnvironmentNode(self, context) { view, values in
      values[keyPath: view.key] = view.style?.paint(in: values)
      return view.content
    }
  }
}

/// A view with a painted shape behind or before it.
private struct PaintedLayer<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let isBehind: Bool
}

extension PaintedLayer: View, PrimitiveView, LayerView {
  var primary: Content { content }
  var alignment: Alignment { .center }
}
