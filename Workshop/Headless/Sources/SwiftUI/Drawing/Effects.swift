extension View {
  /// Multiplies the opacity of everything inside; values outside 0…1 are clamped.
  ///
  /// Apple: `nonisolated public func opacity(_ opacity: Double) -> some View`.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    OpacityView(content: self, opacity: opacity)
  }

  /// Cuts off what sticks out of the view's frame.
  ///
  /// Apple: `nonisolated public func clipped(antialiased: Bool = false) -> some View`.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    ClipView(content: self, shape: Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Cuts off what sticks out of a shape in the view's frame.
  ///
  /// Apple: `nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) ->
  /// some View where S : Shape`.
  nonisolated public func clipShape<S>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    ClipView(content: self, shape: shape, style: style)
  }

  /// Cuts off what sticks out of the view's frame with rounded corners.
  ///
  /// Apple: `nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) ->
  /// some View`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    ClipView(
      content: self, shape: RoundedRectangle(cornerRadius: radius),
      style: FillStyle(antialiased: antialiased))
  }
}

struct OpacityView<Content: View> {
  let content: Content
  var opacity: Double
}

extension OpacityView: WrapperView {
  func update(_ wrapper: OpacityElement) {
    wrapper.opacity = HeadlessHost.ResolvedColor.clamped(opacity)
  }
}

/// The element of an opacity.
final class OpacityElement: WrapperElement, @unchecked Sendable {
  var opacity = 1.0

  override func drawTree(in context: inout DrawingContext) {
    context.withOpacity(opacity) { super.drawTree(in: &$0) }
  }

  // What cannot be seen can neither be hit nor read nor have the focus.
  override var hidesContent: Bool { opacity == 0 }

  override func hitTest(_ point: CGPoint) -> Element? {
    opacity == 0 ? nil : super.hitTest(point)
  }

  override func accessibilityElements(
    at origin: CGPoint
  ) -> [HeadlessHost.AccessibilityElement] {
    opacity == 0 ? [] : super.accessibilityElements(at: origin)
  }
}

private struct ClipView<Content: View, S: Shape> {
  let content: Content
  let shape: S
  let style: FillStyle
}

extension ClipView: WrapperView {
  func update(_ wrapper: ClipElement) {
    wrapper.shape = shape
    wrapper.style = style
  }
}

/// The element of a clip.
final class ClipElement: WrapperElement, @unchecked Sendable {
  var shape: any Shape = Rectangle()
  var style = FillStyle()

  /// What of the element shows, in its own coordinates.
  var path: Path { shape.path(in: CGRect(origin: .zero, size: presentedSize)) }

  override func drawTree(in context: inout DrawingContext) {
    context.clipped(to: path, style: style, size: presentedSize) { super.drawTree(in: &$0) }
  }
}
