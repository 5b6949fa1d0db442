@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets where the view can be hit: anywhere in the shape, and nowhere else.
  ///
  /// Apple: `nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  /// where S : Shape`.
  nonisolated public func contentShape<S>(
    _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    wrapped(in: ContentShapeElement.self, (shape, eoFill))
  }
}

private final class ContentShapeElement: ModifierElement<(shape: any Shape, eoFill: Bool)>,
  @unchecked Sendable
{
  override func isSolid(at point: CGPoint) -> Bool {
    value.shape.path(in: bounds).contains(point, eoFill: value.eoFill)
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    isSolid(at: point) ? super.hitTest(point) : nil
  }
}
