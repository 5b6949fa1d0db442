extension View {
  /// Puts a view made from a preference of this view behind it.
  ///
  /// Apple: `nonisolated public func backgroundPreferenceValue<Key, T>(_ key: Key.Type = Key.self,
  /// @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key : PreferenceKey,
  /// T : View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayerView<Self, Key, T>(
      content: self, alignment: .center, isBehind: true, transform: transform)
  }

  /// Puts a view made from a preference of this view before it.
  ///
  /// Apple: `nonisolated public func overlayPreferenceValue<Key, T>(_ key: Key.Type = Key.self,
  /// @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View where Key : PreferenceKey,
  /// T : View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayerView<Self, Key, T>(
      content: self, alignment: .center, isBehind: false, transform: transform)
  }

  /// Puts a view made from a preference of this view behind it.
  ///
  /// Apple: `nonisolated public func backgroundPreferenceValue<K, V>(_ key: K.Type, alignment:
  /// Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where
  /// K : PreferenceKey, V : View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayerView<Self, K, V>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }

  /// Puts a view made from a preference of this view before it.
  ///
  /// Apple: `nonisolated public func overlayPreferenceValue<K, V>(_ key: K.Type, alignment:
  /// Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where
  /// K : PreferenceKey, V : View`.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayerView<Self, K, V>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }
}

private struct PreferenceLayerView<Content: View, K: PreferenceKey, Layer: View> {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (K.Value) -> Layer
}

extension PreferenceLayerView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceLayerNode(self, context) }
}

/// Asks for the layer again when the preference changes: after the bodies, before layout.
@MainActor
private final class PreferenceLayerNode<Content: View, K: PreferenceKey, Layer: View>:
  UnaryNode<PreferenceLayerView<Content, K, Layer>>, LateNode
{
  private var value: K.Value?
  private var isStale = true
  private(set) var isMounted = true

  override init(_ view: PreferenceLayerView<Content, K, Layer>, _ context: NodeContext) {
    super.init(view, context)
    host.addPreferenceReader(self)
  }

  override func apply() { update() }

  func update() {
    isStale = true
    // The primary is brought up to date at once, since the preference comes from there.
    if value == nil { showLayer() }
  }

  func updateLate() -> Bool {
    // The first child of the layered node is the primary.
    let primary = child?.children.first
    let new = primary?.preference(K.self) ?? K.defaultValue
    if !isStale, let value, FieldPlan.areEqual(value, new) { return false }
    value = new
    isStale = false
    showLayer()
    return true
  }

  private func showLayer() {
    host.willUpdate(self)
    child = host.evaluating(self) {
      reconcile(
        child,
        with: PreferenceLayer(
          content: view.content, layer: value.map(view.transform), alignment: view.alignment,
          isBehind: view.isBehind))
    }
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }
}

/// A view with a layer that is made once the preference is known.
private struct PreferenceLayer<Content: View, Made: View> {
  let content: Content
  let layer: Made?
  let alignment: Alignment
  let isBehind: Bool
}

extension PreferenceLayer: View, PrimitiveView, LayerView {
  var primary: Content { content }
}
