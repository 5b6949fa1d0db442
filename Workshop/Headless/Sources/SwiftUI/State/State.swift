/// A value that a view keeps for as long as its identity lives.
///
/// Apple: `@frozen @propertyWrapper public struct State<Value> : DynamicProperty`.
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
    nonmutating set { storage?.set(newValue, transaction: nil) }
  }

  /// Apple: `public var projectedValue: Binding<Value> { get }`.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return Binding(location: storage)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
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
  func hasSameStorage(as other: State<Value>) -> Bool { true }
}

class Location<Value> {
  var value: Value { preconditionFailure("a location answers its value") }
  func set(_ value: Value, transaction: Transaction?) {}

  /// Whether reading and writing there is reading and writing here.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The nodes whose bodies are being evaluated: who reads state now depends on it.
enum Evaluation {
  // Of the threads that evaluate, one runs at a time.
  nonisolated(unsafe) static var reader: (any Updatable)?
}

/// The value of one `State`, kept by the node that its view belongs to.
class StateStorage<Value>: Location<Value> {
  private(set) final var current: Value
  private(set) final weak var owner: (any Updatable)?
  private var readers: [ObjectIdentifier: WeakReader] = [:]

  private struct WeakReader {
    weak var node: (any Updatable)?
  }

  init(_ value: Value, node: any Updatable) {
    current = value
    owner = node
  }

  override final var value: Value {
    if let reader = Evaluation.reader {
      readers[ObjectIdentifier(reader)] = WeakReader(node: reader)
    }
    return current
  }

  override final func set(_ value: Value, transaction: Transaction?) {
    // SwiftUI's state may be written from any thread; here from the two of which one runs at a time.
    unchecked { owner?.host.change(transaction) { self.replace(with: value) } }
  }

  /// Stores the value and returns the nodes to evaluate anew: none if it is the same value.
  @MainActor private func replace(with value: Value) -> [any Updatable] {
    if FieldPlan.areEqual(current, value) { return [] }
    current = value
    // A body that still reads the value enters itself again when it is evaluated.
    defer { readers = [:] }
    return readers.values.compactMap(\.node)
  }
}
