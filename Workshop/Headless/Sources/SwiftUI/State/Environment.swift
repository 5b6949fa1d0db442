/// A key for a value that views inherit from their surroundings.
///
/// Apple: `public protocol EnvironmentKey { associatedtype Value; static var defaultValue:
/// Self.Value { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody sets one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view inherits from its surroundings.
///
/// Apple: `public struct EnvironmentValues : CustomStringConvertible { public init();
/// public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: CustomStringConvertible {
  private final class Box {
    var values: [ObjectIdentifier: Any]
    /// What a view in this environment made of it for what is inside, last.
    var derived: EnvironmentValues?
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var box = Box([:])

  /// Apple: `public init()`.
  public init() {}

  /// Apple: `public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get set }`.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { box.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
      box.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// Apple: `public var description: String { get }`.
  public var description: String { "\(box.values.map { "\($0.value)" }.sorted())" }

  /// These values, or the equal ones that another view in the environment `outer` lives in.
  ///
  /// Views that say the same in the same place share an environment, which then is identical.
  @MainActor func shared(in outer: EnvironmentValues) -> EnvironmentValues {
    if isEqual(to: outer) { return outer }
    if let known = outer.box.derived, isEqual(to: known) { return known }
    outer.box.derived = self
    return self
  }

  func isIdentical(to other: EnvironmentValues) -> Bool { box === other.box }

  @MainActor func isEqual(to other: EnvironmentValues) -> Bool {
    if box === other.box { return true }
    return box.values.count == other.box.values.count
      && box.values.allSatisfy { key, value in
        other.box.values[key].map { FieldPlan.areEqualInside(value, $0) } ?? false
      }
  }
}

/// A value read from the view's environment.
///
/// Apple: `@frozen @propertyWrapper public struct Environment<Value> : DynamicProperty {
/// @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>);
/// @inlinable public var wrappedValue: Value { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// Apple: `public init(_ keyPath: KeyPath<EnvironmentValues, Value>)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Apple: `public var wrappedValue: Value { get }`.
  public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }
}

/// Apple: `extension Environment : Sendable where Value : Sendable`.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty, ComparedByStorage {
  mutating func connect(_ properties: DynamicProperties) { values = properties.environment }

  func hasSameStorage(as other: Environment<Value>) -> Bool { other.keyPath == keyPath }
}

extension View {
  /// Sets an environment value for the view and what is inside it.
  ///
  /// Apple: `nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues,
  /// V>, _ value: V) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value for the view and what is inside it.
  ///
  /// Apple: `nonisolated public func transformEnvironment<V>(_ keyPath:
  /// WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view whose content lives in another environment.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { EnvironmentNode(self, context) }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// Apple: `public var layoutDirection: LayoutDirection { get set }`.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
