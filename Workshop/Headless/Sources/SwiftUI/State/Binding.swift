/// A way to read and write a value owned elsewhere.
///
/// Apple: `@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>`.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// Apple: `public var transaction: Transaction`.
  public var transaction = Transaction()
  fileprivate let location: Location<Value>

  init(location: Location<Value>) { self.location = location }

  /// Apple: `@preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
  /// @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void)`.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    let isolation = set.isolation
    location = ClosureLocation(
      get: Self.reader(get), set: { value, _ in calling(in: isolation) { write(value) } })
  }

  /// Apple: `@preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
  /// @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)`.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    let isolation = set.isolation
    location = ClosureLocation(
      get: Self.reader(get),
      set: { value, transaction in calling(in: isolation) { write(value, transaction) } })
  }

  private static func reader(
    _ get: @escaping @isolated(any) @Sendable () -> Value
  ) -> () -> Value {
    let (read, isolation) = (unsafeBitCast(get, to: (@Sendable () -> Value).self), get.isolation)
    return { calling(in: isolation, read) }
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

  /// Apple: `public func transaction(_ transaction: Transaction) -> Binding<Value>`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
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

extension Binding {
  /// A binding to the same value as an optional; nil is never written through it.
  ///
  /// Apple: `public init<V>(_ base: Binding<V>) where Value == V?`.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: WrappedLocation(base: base.location))
    transaction = base.transaction
  }

  /// A binding to the value of an optional, nil where there is none now.
  ///
  /// Apple: `public init?(_ base: Binding<Value?>)`.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base.location, last: value))
    transaction = base.transaction
  }
}

/// Apple: `extension Binding : @unchecked Sendable where Value : Sendable`.
extension Binding: @unchecked Sendable where Value: Sendable {}

/// Apple: `extension Binding : DynamicProperty {}`.
extension Binding: DynamicProperty {}

/// Apple: `extension Binding : Identifiable where Value : Identifiable {}`.
extension Binding: Identifiable where Value: Identifiable {
  /// Apple: `public var id: Value.ID { get }`.
  public var id: Value.ID { wrappedValue.id }
}

// Who reads the value is evaluated anew when it changes; here only the place counts.
extension Binding: ComparedByStorage {
  func hasSameStorage(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

private final class ConstantLocation<Value>: Location<Value> {
  private let constant: Value
  init(_ value: Value) { constant = value }
  override var value: Value { constant }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    let (a, b) = (constant, other.constant)
    return unchecked { FieldPlan.areEqual(a, b) }
  }
}

private final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override var value: Value { read() }

  override func set(_ value: Value, transaction: Transaction?) {
    let transaction = transaction ?? Transaction.current
    withTransaction(transaction.animation == nil ? Transaction.current : transaction) {
      write(value, transaction)
    }
  }
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

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

private final class WrappedLocation<Value>: Location<Value?> {
  private let base: Location<Value>
  init(base: Location<Value>) { self.base = base }
  override var value: Value? { base.value }

  override func set(_ value: Value?, transaction: Transaction?) {
    if let value { base.set(value, transaction: transaction) }
  }

  override func isSame(as other: Location<Value?>) -> Bool {
    (other as? WrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

private final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private let last: Value

  init(base: Location<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  override var value: Value { base.value ?? last }
  override func set(_ value: Value, transaction: Transaction?) {
    base.set(value, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

private final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index
  private var last: Base.Element

  init(base: Location<Base>, index: Base.Index) {
    self.base = base
    self.index = index
    last = base.value[index]
  }

  // A view of an element that was just removed may still read it once.
  override var value: Base.Element {
    let whole = base.value
    if index >= whole.startIndex, index < whole.endIndex { last = whole[index] }
    return last
  }

  override func set(_ value: Base.Element, transaction: Transaction?) {
    var whole = base.value
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    whole[index] = value
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

extension Binding where Value: MutableCollection {
  func element(at index: Value.Index) -> Binding<Value.Element> {
    var binding = Binding<Value.Element>(location: ElementLocation(base: location, index: index))
    binding.transaction = transaction
    return binding
  }
}

/// Calls a closure of an isolation, for which the language asks for `await`: on the main thread, or wherever
/// it is called if it has none.
private func calling<R>(in isolation: (any Actor)?, _ work: () -> R) -> R {
  isolation == nil ? work() : unchecked { onMain(work) }
}
