@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// Fills the shape; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some
  /// View where S : ShapeStyle`.
  @_disfavoredOverload
  nonisolated public func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func fill(style: FillStyle = FillStyle()) -> some View`.
  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes the outline; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where
  /// S : ShapeStyle`.
  @_disfavoredOverload
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle
  ) -> some View where S: ShapeStyle {
    PaintedShape(shape: self, style: content, paint: .stroke(style))
  }

  /// Strokes the outline; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  /// where S : ShapeStyle`.
  @_disfavoredOverload
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View where S: ShapeStyle {
    PaintedShape(
      shape: self, style: content, paint: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// The shape of this shape's stroked outline.
  ///
  /// Apple: `nonisolated public func stroke(style: StrokeStyle) -> some Shape`.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// The shape of this shape's stroked outline.
  ///
  /// Apple: `nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape`.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Shape {
  /// Fills the shape.
  ///
  /// Apple: `nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle =
  /// FillStyle()) -> _ShapeView<Self, S> where S : ShapeStyle`.
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the outline: half of the line lies outside.
  ///
  /// Apple: `nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool
  /// = true) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle`.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline: half of the line lies outside.
  ///
  /// Apple: `nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased:
  /// Bool = true) -> StrokeShapeView<Self, S, EmptyView> where S : ShapeStyle`.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension InsettableShape {
  /// Strokes inside the edge; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased:
  /// Bool = true) -> some View where S : ShapeStyle`.
  @_disfavoredOverload
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    PaintedShape(
      shape: inset(by: style.lineWidth / 2), style: content, paint: .stroke(style))
  }

  /// Strokes inside the edge with the foreground style; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) ->
  /// some View`.
  @_disfavoredOverload
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    PaintedShape(
      shape: inset(by: style.lineWidth / 2), style: ForegroundStyle(), paint: .stroke(style))
  }

  /// Strokes inside the edge; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1,
  /// antialiased: Bool = true) -> some View where S : ShapeStyle`.
  @_disfavoredOverload
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    PaintedShape(
      shape: inset(by: lineWidth / 2), style: content,
      paint: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// Strokes inside the edge with the foreground style; the form before iOS 17.
  ///
  /// Apple: `nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
  /// -> some View`.
  @_disfavoredOverload
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    PaintedShape(
      shape: inset(by: lineWidth / 2), style: ForegroundStyle(),
      paint: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension InsettableShape {
  /// Strokes inside the edge.
  ///
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S = .foreground, style:
  /// StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> where
  /// S : ShapeStyle`.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes inside the edge.
  ///
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat
  /// = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> where
  /// S : ShapeStyle`.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeView {
  /// Fills the shape once more, on top.
  ///
  /// Apple: `nonisolated public func fill<S>(_ content: S = .foreground, style: FillStyle =
  /// FillStyle()) -> FillShapeView<Self.Content, S, Self> where S : ShapeStyle`.
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self.Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline, on top.
  ///
  /// Apple: `nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool
  /// = true) -> StrokeShapeView<Self.Content, S, Self> where S : ShapeStyle`.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the outline, on top.
  ///
  /// Apple: `nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased:
  /// Bool = true) -> StrokeShapeView<Self.Content, S, Self> where S : ShapeStyle`.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeView where Self.Content: InsettableShape {
  /// Strokes inside the edge, on top.
  ///
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S = .foreground, style:
  /// StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> where
  /// S : ShapeStyle`.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes inside the edge, on top.
  ///
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S = .foreground, lineWidth: CGFloat
  /// = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> where
  /// S : ShapeStyle`.
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape whose drawing strokes another: exactly, not by its outline.
nonisolated protocol StrokedShapeProtocol: Shape {
  associatedtype Base: Shape
  var base: Base { get }
  var style: StrokeStyle { get }
}

private struct StrokedShape<Base: Shape>: StrokedShapeProtocol {
  var base: Base
  var style: StrokeStyle

  func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, style.lineWidth) }
    set {
      base.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }
}
