extension View {
  /// Draws the view later than its siblings of a smaller index; the layout stays.
  ///
  /// Apple: `nonisolated public func zIndex(_ value: Double) -> some View`.
  nonisolated public func zIndex(_ value: Double) -> some View {
    ZIndexView(content: self, index: value)
  }

  /// Draws nothing in the view's place; the layout stays.
  ///
  /// Apple: `nonisolated public func hidden() -> some View`.
  nonisolated public func hidden() -> some View { HiddenView(content: self) }
}

private struct ZIndexView<Content: View> {
  let content: Content
  let index: Double
}

extension ZIndexView: WrapperView {
  func update(_ wrapper: ZIndexElement) { wrapper.index = index }
}

private final class ZIndexElement: WrapperElement, @unchecked Sendable {
  var index = 0.0

  override var zIndex: Double { index }
}

private struct HiddenView<Content: View> {
  let content: Content
}

extension HiddenView: WrapperView {
  func update(_ wrapper: HiddenElement) {}
}

/// An element that is laid out but neither drawn nor touched nor read.
final class HiddenElement: WrapperElement, @unchecked Sendable {
  override func drawTree(in context: inout DrawingContext) { context.drawHidden(content) }
  override var hidesContent: Bool { true }
  override func hitTest(_ point: CGPoint) -> Element? { nil }
  override func accessibilityElements(
    at origin: CGPoint
  ) -> [HeadlessHost.AccessibilityElement] { [] }
}
