extension View {
  /// Names the view, for tests.
  ///
  /// Apple: `nonisolated public func accessibilityIdentifier(_ identifier: String) ->
  /// ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    IdentifierView(content: self, identifier: identifier)
  }
}

private struct IdentifierView<Content: View> {
  let content: Content
  let identifier: String
}

extension IdentifierView: WrapperView {
  func update(_ wrapper: IdentifierElement) { wrapper.name = identifier }
}

private final class IdentifierElement: WrapperElement, @unchecked Sendable {
  var name = ""

  override var identifier: String? { name }
  override func draw(in context: inout DrawingContext) { context.name(name, size: presentedSize) }
}
