/// A value that views hand up to the views around them.
///
/// Apple: `public protocol PreferenceKey { associatedtype Value; static var defaultValue:
/// Self.Value { get }; static func reduce(value: inout Self.Value, nextValue: () -> Self.Value) }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody sets one.
  static var defaultValue: Self.Value { get }

  /// Combines values in the order of the view tree.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Apple: `public static var defaultValue: Self.Value { get }`.
  public static var defaultValue: Self.Value { nil }
}

extension View {
  /// Sets the value of a preference for this view.
  ///
  /// Apple: `nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) ->
  /// some View where K : PreferenceKey`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, change: { $0 = value })
  }

  /// Changes the value of a preference that comes from inside this view.
  ///
  /// Apple: `nonisolated public func transformPreference<K>(_ key: K.Type = K.self,
  /// _ callback: @escaping (inout K.Value) -> Void) -> some View where K : PreferenceKey`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, change: callback)
  }

  /// Calls a closure when the value of a preference from inside this view changes.
  ///
  /// Apple: `nonisolated public func onPreferenceChange<K>(_ key: K.Type = K.self,
  /// perform action: @escaping (K.Value) -> Void) -> some View where K : PreferenceKey,
  /// K.Value : Equatable`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
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
    let inner = super.preference(key)
    guard key == K.self else { return inner }
    var value = inner as? K.Value ?? K.defaultValue
    view.change(&value)
    return value as? Other.Value
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
  private var last: K.Value?

  override init(_ view: PreferenceObserver<Content, K>, _ context: NodeContext) {
    super.init(view, context)
    host.observers.join(self)
  }

  override func apply() { child = reconcile(child, with: view.content) }

  func didUpdate() {
    let value = preference(K.self) ?? K.defaultValue
    if value == last { return }
    last = value
    let action = view.action
    host.afterUpdate { action(value) }
  }
}
