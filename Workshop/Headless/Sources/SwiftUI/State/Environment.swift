/// Apple: `@frozen @propertyWrapper public struct Environment<Value> : DynamicProperty`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var surroundings: Surroundings?

  /// Apple: `public init(_ keyPath: KeyPath<EnvironmentValues, Value>)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Apple: `public var wrappedValue: Value { get }`.
  public var wrappedValue: Value {
    (surroundings?.values ?? EnvironmentValues())[keyPath: keyPath]
  }
}

/// Apple: `extension Environment : Sendable where Value : Sendable`.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty, ComparedByStorage, EnvironmentReader {
  mutating func connect(_ properties: DynamicProperties) { surroundings = properties.environment }

  func hasSameStorage(as other: Environment<Value>) -> Bool { other.keyPath == keyPath }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Apple: `nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues,
  /// V>, _ value: V) -> some View`.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Apple: `nonisolated public func transformEnvironment<V>(_ keyPath:
  /// WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View`.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { EnvironmentNode(self, context) }
}
