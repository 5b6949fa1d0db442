/// A value that views hand up to the views around them.
///
/// Apple: `public protocol PreferenceKey { associatedtype Value; static var defaultValue:
/// Self.Value { get }; static func reduce(value: inout Self.Value, nextValue: () -> Self.Value) }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Apple: `public static var defaultValue: Self.Value { get }`.
  public static var defaultValue: Self.Value { nil }
}

extension PreferenceKey {
  /// Several values as one; nil if there is none.
  static func reduced(_ values: some Sequence<Value>) -> Value? {
    var reduced: Value?
    for next in values {
      if var value = reduced {
        reduce(value: &value) { next }
        reduced = value
      } else {
        reduced = next
      }
    }
    return reduced
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Sets the value of a preference for this view, or for each of several.
  ///
  /// Apple: `nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) ->
  /// some View where K : PreferenceKey`.
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, change: { $0 = value })
  }

  /// Changes the value of a preference that comes from inside this view, or from each of several.
  ///
  /// Apple: `nonisolated public func transformPreference<K>(_ key: K.Type = K.self,
  /// _ callback: @escaping (inout K.Value) -> Void) -> some View where K : PreferenceKey`.
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, change: callback)
  }

  /// Calls a closure when the value of a preference from inside this view, or from one of several, changes.
  ///
  /// Apple: `nonisolated public func onPreferenceChange<K>(_ key: K.Type = K.self,
  /// perform action: @escaping (K.Value) -> Void) -> some View where K : PreferenceKey,
  /// K.Value : Equatable`.
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    PreferenceObserver<Self, K>(content: self, action: action)
  }
}

private struct PreferenceView<Content: View, K: PreferenceKey> {
  let content: Content
  let change: (inout K.Value) -> Void
}

extension PreferenceView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceNode(self, context) }
}

@MainActor
private final class PreferenceNode<Content: View, K: PreferenceKey>:
  UnaryNode<PreferenceView<Content, K>>
{
  override func apply() { child = reconcile(child, with: view.content) }

  override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == K.self else { return super.preference(key) }
    if elements.count == 1 { return changed(super.preference(key)) }
    return Other.reduced(preferences(key).lazy.compactMap { $0 })
  }

  // Each of several views has the modifier.
  override func preferences<Other: PreferenceKey>(_ key: Other.Type) -> [Other.Value?] {
    if key == K.self, elements.count != 1 { return super.preferences(key).map(changed) }
    return super.preferences(key)
  }

  private func changed<Value>(_ inner: Value?) -> Value? {
    var value = inner as? K.Value ?? K.defaultValue
    view.change(&value)
    return value as? Value
  }
}

private struct PreferenceObserver<Content: View, K: PreferenceKey> where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void
}

extension PreferenceObserver: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { PreferenceObserverNode(self, context) }
}

@MainActor
private final class PreferenceObserverNode<Content: View, K: PreferenceKey>:
  UnaryNode<PreferenceObserver<Content, K>>, UpdateObserver
where K.Value: Equatable {
  /// The last value of each view's preference.
  private var last: [K.Value] = []

  override init(_ view: PreferenceObserver<Content, K>, _ context: NodeContext) {
    super.init(view, context)
    host.observers.join(self)
  }

  override func apply() { child = reconcile(child, with: view.content) }

  func didUpdate() {
    let values = preferences(K.self).map { $0 ?? K.defaultValue }
    if values == last { return }
    let action = view.action
    for (index, value) in values.enumerated() where index >= last.count || last[index] != value {
      host.afterUpdate { action(value) }
    }
    last = values
  }
}
