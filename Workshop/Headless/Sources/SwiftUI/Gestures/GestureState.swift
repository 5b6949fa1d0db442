/// A value that a gesture sets while it goes on, and that is reset however it ends.
///
/// Apple: `@propertyWrapper @frozen public struct GestureState<Value> : DynamicProperty`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?

  /// Apple: `public init(wrappedValue: Value)`.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Apple: `public var wrappedValue: Value { get }`.
  public var wrappedValue: Value { storage?.value ?? initialValue }

  /// Apple: `public var projectedValue: GestureState<Value> { get }`.
  public var projectedValue: GestureState<Value> { self }

  /// The value that gestures change, whoever reads it.
  var current: Value { storage?.current ?? initialValue }

  func set(_ value: Value, _ transaction: Transaction) {
    storage?.set(value, transaction: transaction)
  }

  func reset() { storage?.set(initialValue, transaction: Transaction()) }
}

extension GestureState: ConnectedProperty, ComparedByStorage {
  mutating func connect(_ properties: DynamicProperties) {
    storage = properties.slots.take { StateStorage(initialValue, node: properties.node) }
  }

  // As with a state, the storage belongs to the place in the tree.
  func hasSameStorage(as other: GestureState<Value>) -> Bool { true }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  /// Apple: `@inlinable public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout
  /// State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>`.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// Apple: `@frozen public struct GestureStateGesture<Base, State> : Gesture where Base : Gesture`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GestureStateGesture<Base, State> where Base: Gesture {
  /// Apple: `public typealias Value = Base.Value`.
  public typealias Value = Base.Value
  /// Apple: `public var base: Base`.
  public var base: Base
  /// Apple: `public var state: GestureState<State>`.
  public var state: GestureState<State>
  /// The closure that Apple's type calls `body`, which here is taken.
  let change: (Value, inout State, inout Transaction) -> Void

  /// Apple: `@inlinable public init(base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout
  /// Transaction) -> Void)`.
  nonisolated public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureStateGesture: Gesture, AroundGesture {
  /// Apple: `public typealias Body = Never`.
  public typealias Body = Never

  var inner: Base { base }
  func makeRecognizer() -> GestureRecognizer<Self> { StateRecognizer(self) }
}

private final class StateRecognizer<Base: Gesture, State>:
  AroundRecognizer<GestureStateGesture<Base, State>>
{
  private var hasChanged = false

  override func react(to phase: GesturePhase<Base.Value>) {
    switch phase {
    case .possible: break
    case .pending(let value), .active(let value):
      hasChanged = true
      var (new, transaction) = (gesture.state.current, Transaction())
      gesture.change(value, &new, &transaction)
      gesture.state.set(new, transaction)
    case .ended, .failed: reset()
    }
  }

  override func cancel() {
    reset()
    super.cancel()
  }

  private func reset() {
    if hasChanged { gesture.state.reset() }
    hasChanged = false
  }
}
