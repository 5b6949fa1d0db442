@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// Apple: `nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some
  /// View where S : ShapeStyle`.
  nonisolated public func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Apple: `nonisolated public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where
  /// S : ShapeStyle`.
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle
  ) -> some View where S: ShapeStyle {
    PaintedShape(shape: self, style: content, paint: .stroke(style))
  }

  /// Apple: `nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  /// where S : ShapeStyle`.
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Apple: `nonisolated public func stroke(style: StrokeStyle) -> some Shape`.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(base: self, style: style)
  }

  /// Apple: `nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape`.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension InsettableShape {
  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S, style: StrokeStyle, antialiased:
  /// Bool = true) -> some View where S : ShapeStyle`.
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    PaintedShape(
      shape: inset(by: style.lineWidth / 2), style: content, paint: .stroke(style))
  }

  /// Apple: `nonisolated public func strokeBorder<S>(_ content: S, lineWidth: CGFloat = 1,
  /// antialiased: Bool = true) -> some View where S : ShapeStyle`.
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Apple: `nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
  /// -> some View`.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
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
