/// A way to read and write a value owned elsewhere.
///
/// Apple: `@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
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
    let (reading, writing) = (get.isolation, set.isolation)
    let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    location = ClosureLocation(
      get: { calling(in: reading, read) },
      set: { value in calling(in: writing) { write(value) } })
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
    part(
      keyPath, read: { $0[keyPath: keyPath] },
      write: { value, whole in
        var whole = whole()
        whole[keyPath: keyPath] = value
        return whole
      })
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

/// Apple: `extension Binding : DynamicProperty {}`.
extension Binding: DynamicProperty {}

/// Apple: `extension Binding : Identifiable where Value : Identifiable {}`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding: Identifiable where Value: Identifiable {
  /// Apple: `public var id: Value.ID { get }`.
  public var id: Value.ID { wrappedValue.id }
}

// Readers of the value are evaluated anew when it changes; here only the place counts.
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
  private let write: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  override var value: Value { read() }

  override func set(_ value: Value, transaction: Transaction?) {
    let transaction = transaction ?? Transaction.current
    withTransaction(transaction.animation == nil ? Transaction.current : transaction) {
      write(value)
    }
  }
}

/// A part of a value that lies elsewhere, or all of it as another type.
private final class PartLocation<Base, Value, Part: Equatable>: Location<Value> {
  typealias Write = (_ value: Value, _ whole: () -> Base) -> Base?

  private let base: Location<Base>
  /// The identity of the part among others of the base.
  private let part: Part
  private let read: (Base) -> Value
  /// Answers what the base becomes; nil leaves it as it is.
  private let write: Write

  init(
    of base: Location<Base>, _ part: Part, read: @escaping (Base) -> Value, write: @escaping Write
  ) {
    self.base = base
    self.part = part
    self.read = read
    self.write = write
  }

  override var value: Value { read(base.value) }

  override func set(_ value: Value, transaction: Transaction?) {
    guard let whole = write(value, { base.value }) else { return }
    base.set(whole, transaction: transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Base, Value, Part> else { return false }
    return part == other.part && base.isSame(as: other.base)
  }
}

extension Binding {
  private func part<Part: Equatable, V>(
    _ part: Part, read: @escaping (Value) -> V,
    write: @escaping PartLocation<Value, V, Part>.Write
  ) -> Binding<V> {
    var binding = Binding<V>(
      location: PartLocation(of: location, part, read: read, write: write))
    binding.transaction = transaction
    return binding
  }
}

extension Binding where Value: MutableCollection {
  func element(at index: Value.Index) -> Binding<Value.Element> {
    func isIndex(of whole: Value) -> Bool { index >= whole.startIndex && index < whole.endIndex }
    // A view of an element that was just removed may still read it once.
    var last = wrappedValue[index]
    return part(
      index,
      read: { whole in
        if isIndex(of: whole) { last = whole[index] }
        return last
      },
      write: { element, whole in
        var whole = whole()
        guard isIndex(of: whole) else { return nil }
        whole[index] = element
        return whole
      })
  }
}

/// Calls a closure of an isolation, for which the language asks for `await`: on the main thread, or wherever
/// it is called if it has none.
private func calling<R>(in isolation: (any Actor)?, _ work: () -> R) -> R {
  isolation == nil ? work() : unchecked { onMain(work) }
}
