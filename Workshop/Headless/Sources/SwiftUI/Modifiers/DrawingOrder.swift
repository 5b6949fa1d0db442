@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Draws the view later than its siblings of a smaller index; the layout stays.
  ///
  /// Of several such modifiers the innermost counts.
  ///
  /// Apple: `nonisolated public func zIndex(_ value: Double) -> some View`.
  nonisolated public func zIndex(_ value: Double) -> some View {
    wrapped(in: ZIndexElement.self, value)
  }

  /// Draws nothing in the view's place; the layout stays.
  ///
  /// Apple: `nonisolated public func hidden() -> some View`.
  nonisolated public func hidden() -> some View { wrapped(in: HiddenElement.self, ()) }
}

private final class ZIndexElement: ModifierElement<Double>, @unchecked Sendable {
  // Of several the innermost counts: it goes down with the inputs of a list, as layout values do.
  override var zIndex: Double? { content.zIndex ?? value }
}

/// An element that is laid out but neither drawn nor touched nor read.
private final class HiddenElement: ModifierElement<Void>, @unchecked Sendable {
  override func drawTree(in context: inout DrawingContext) { context.drawHidden(content) }
  override var hidesContent: Bool { true }
}
