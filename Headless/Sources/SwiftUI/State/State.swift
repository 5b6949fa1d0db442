/// A value that a view keeps for as long as its identity lives.
///
/// Apple: `@frozen @propertyWrapper public struct State<Value> : DynamicProperty {
/// public init(wrappedValue value: Value); public init(initialValue value: Value);
/// public var wrappedValue: Value { get nonmutating set };
/// public var projectedValue: Binding<Value> { get } }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?

  /// Apple: `public init(wrappedValue value: Value)`.
  public init(wrappedValue value: Value) { initialValue = value }

  /// Apple: `public init(initialValue value: Value)`.
  public init(initialValue value: Value) { initialValue = value }

  /// Apple: `public var wrappedValue: Value { get nonmutating set }`.
  public var wrappedValue: Value {
    get { storage?.value ?? initialValue }
    nonmutating set { storage?.set(newValue) }
  }

  /// Apple: `public var projectedValue: Binding<Value> { get }`.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return Binding(location: storage)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Apple: `public init()`.
  public init() { self.init(wrappedValue: nil) }
}

/// Apple: `extension State : Sendable where Value : Sendable`.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: ConnectedProperty, ComparedByStorage {
  mutating func connect(_ properties: DynamicProperties) {
    storage = properties.slots.take { StateStorage(initialValue, node: properties.node) }
  }

  // The storage belongs to the place in the tree; a new view value brings only an initial value.
  func hasSameStorage(as other: any ComparedByStorage) -> Bool { true }
}

/// Where a binding reads and writes.
class Location<Value> {
  var value: Value { preconditionFailure("a location answers its value") }
  func set(_ value: Value, transaction: Transaction? = nil) {}
}

/// The value of one `State`, kept by the node that its view belongs to.
final class StateStorage<Value>: Location<Value> {
  private var current: Value
  private weak var node: (any Updatable)?

  init(_ value: Value, node: any Updatable) {
    current = value
    self.node = node
  }

  override var value: Value { current }

  override func set(_ value: Value, transaction: Transaction? = nil) {
    // SwiftUI's state may be written from any thread; this host has only the main one.
    nonisolated(unsafe) let change = { self.current = value }
    nonisolated(unsafe) let transaction = transaction
    let node = node
    MainActor.assumeIsolated {
      if let node { node.host.change(node, transaction: transaction, apply: change) }
    }
  }
}

/// A way to read and write a value owned elsewhere.
///
/// Apple: `@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  /// Apple: `public var transaction: Transaction`.
  public var transaction = Transaction()
  private let location: Location<Value>
  private let snapshot: Value

  init(location: Location<Value>) {
    self.location = location
    snapshot = location.value
  }

  /// Apple: `@preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value,
  /// set: @escaping @isolated(any) @Sendable (Value) -> Void)`.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Apple: `public static func constant(_ value: Value) -> Binding<Value>`.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Apple: `public var wrappedValue: Value { get nonmutating set }`.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.set(newValue, transaction: transaction) }
  }

  /// Apple: `public var projectedValue: Binding<Value> { get }`.
  public var projectedValue: Binding<Value> { self }

  /// Apple: `public init(projectedValue: Binding<Value>)`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Apple: `public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) ->
  /// Binding<Subject> { get }`.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var binding = Binding<Subject>(location: MemberLocation(base: location, keyPath: keyPath))
    binding.transaction = transaction
    return binding
  }

  /// Apple: `public func animation(_ animation: Animation? = .default) -> Binding<Value>`.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// Apple: `extension Binding : @unchecked Sendable where Value : Sendable`.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: ComparedByStorage {
  func hasSameStorage(as other: any ComparedByStorage) -> Bool {
    guard let other = other as? Binding<Value>, other.location === location else { return false }
    return FieldPlan.areEqual(snapshot, other.snapshot)
  }
}

private final class ConstantLocation<Value>: Location<Value> {
  private let constant: Value
  init(_ value: Value) { constant = value }
  override var value: Value { constant }
}

private final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // An isolated closure cannot be called without `await`; this host runs on the main thread only.
    read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  }

  override var value: Value { read() }
  override func set(_ value: Value, transaction: Transaction?) { write(value) }
}

private final class MemberLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override var value: Value { base.value[keyPath: keyPath] }

  override func set(_ value: Value, transaction: Transaction?) {
    var whole = base.value
    whole[keyPath: keyPath] = value
    base.set(whole, transaction: transaction)
  }
}
