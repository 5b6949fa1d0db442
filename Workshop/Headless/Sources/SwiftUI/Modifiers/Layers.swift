extension View {
  /// Apple: `nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder
  /// content: () -> V) -> some View where V : View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Apple: `nonisolated public func background<Background>(_ background: Background, alignment:
  /// Alignment = .center) -> some View where Background : View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  @_disfavoredOverload nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// Apple: `nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder
  /// content: () -> V) -> some View where V : View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Apple: `nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment =
  /// .center) -> some View where Overlay : View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  @_disfavoredOverload nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }
}

struct LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
}

extension LayeredView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { LayeredNode(self, context) }
}
