extension View {
  /// Sets where the view can be hit: anywhere in the shape, and nowhere else.
  ///
  /// Apple: `nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  /// where S : Shape`.
  nonisolated public func contentShape<S>(
    _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    ContentShapeView(content: self, shape: shape, eoFill: eoFill)
  }
}

private struct ContentShapeView<Content: View, S: Shape> {
  let content: Content
  let shape: S
  let eoFill: Bool
}

extension ContentShapeView: WrapperView {
  func update(_ wrapper: ContentShapeElement<S>) {
    wrapper.shape = shape
    wrapper.eoFill = eoFill
  }
}

private final class ContentShapeElement<S: Shape>: WrapperElement, @unchecked Sendable {
  var shape: S?
  var eoFill = false

  override func isSolid(at point: CGPoint) -> Bool {
    guard let shape else { return false }
    return shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    isSolid(at: point) ? super.hitTest(point) : nil
  }
}
