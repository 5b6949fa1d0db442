@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Multiplies the opacity of everything inside; values outside 0…1 are clamped.
  ///
  /// Apple: `nonisolated public func opacity(_ opacity: Double) -> some View`.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    wrapped(in: OpacityElement.self, opacity)
  }

  /// Apple: `nonisolated public func clipped(antialiased: Bool = false) -> some View`.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Apple: `nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) ->
  /// some View where S : Shape`.
  nonisolated public func clipShape<S>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    wrapped(in: ClipElement.self, (shape, style))
  }

  /// Apple: `@inlinable nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool =
  /// true) -> some View`; deprecated some day in favor of `clipShape`.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }

  /// Changes nothing here: shadows are not drawn, and the process says so once.
  ///
  /// Apple: `@inlinable nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0,
  /// opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View`.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    NotDrawn.say("shadow(color:radius:x:y:)")
    return self
  }
}

final class OpacityElement: ModifierElement<Double>, @unchecked Sendable {
  private var opacity: Double { HeadlessHost.ResolvedColor.clamped(value) }

  override func drawTree(in context: inout DrawingContext) {
    context.withOpacity(opacity) { super.drawTree(in: &$0) }
  }

  override var hidesContent: Bool { opacity == 0 }
}

private final class ClipElement: ModifierElement<(shape: any Shape, style: FillStyle)>,
  @unchecked Sendable
{
  override func drawTree(in context: inout DrawingContext) {
    let path = value.shape.path(in: CGRect(origin: .zero, size: presentedSize))
    context.clipped(to: path, style: value.style, size: presentedSize) {
      super.drawTree(in: &$0)
    }
  }
}
