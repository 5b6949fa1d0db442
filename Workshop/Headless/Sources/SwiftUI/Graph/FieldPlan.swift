@_spi(Reflection) import Swift

/// The stored properties of a type: where the dynamic ones lie, and how to compare.
///
/// Made once a type, by the runtime's own field records, so that updating a view needs no mirror.
@MainActor struct FieldPlan {
  private typealias Connect = (UnsafeMutableRawPointer, DynamicProperties) -> Void
  private typealias Compare = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private typealias Load = (UnsafeRawPointer) -> any View

  private var connections: [Connect] = []
  private var comparisons: [(name: String, areEqual: Compare)] = []
  private var views: [Load] = []
  private var readsEnvironment = false

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]
  private static var knownComparisons: [ObjectIdentifier: Compare] = [:]

  /// Whether two values surely show the same: what cannot be compared counts as different.
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in comparison(for: T.self)(a, b) }
    }
  }

  /// Whether values of a type read something of the environment.
  static func readsEnvironment<T>(_: T.Type) -> Bool { plan(for: T.self).readsEnvironment }

  /// Whether two values of a modifier surely say the same about whatever content they have.
  static func areEqualBesidesContent<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        plan(for: T.self).comparisons.allSatisfy { $0.name == "content" || $0.areEqual(a, b) }
      }
    }
  }

  /// The views in a tuple of views, in order.
  static func views<T>(in tuple: T) -> [any View] {
    if let view = tuple as? any View { return [view] }
    return withUnsafePointer(to: tuple) { pointer in
      plan(for: T.self).views.map { $0(UnsafeRawPointer(pointer)) }
    }
  }

  /// Connects the dynamic properties of `value` to the storage in `slots`.
  static func connect<V>(
    _ value: inout V, to node: any Updatable, environment: Surroundings,
    slots: @autoclosure () -> DynamicSlots
  ) {
    let plan = plan(for: V.self)
    if plan.connections.isEmpty { return }
    let slots = slots()
    slots.rewind()
    let properties = DynamicProperties(node: node, environment: environment, slots: slots)
    withUnsafeMutablePointer(to: &value) { pointer in
      for connect in plan.connections { connect(UnsafeMutableRawPointer(pointer), properties) }
    }
  }

  private static func plan(for type: Any.Type) -> FieldPlan {
    let id = ObjectIdentifier(type)
    if let plan = plans[id] { return plan }
    var plan = FieldPlan()
    if TypeKind(type).hasFields {
      _ = _forEachField(of: type) { name, offset, fieldType, _ in
        plan.add(fieldType, named: String(cString: name), at: offset)
        return true
      }
    }
    plans[id] = plan
    return plan
  }

  private mutating func add(_ type: Any.Type, named name: String, at offset: Int) {
    if let dynamic = type as? any DynamicProperty.Type {
      connections.append(Self.connection(dynamic, at: offset))
      if dynamic is any EnvironmentReader.Type || Self.plan(for: dynamic).readsEnvironment {
        readsEnvironment = true
      }
    }
    if let view = type as? any View.Type { views.append(Self.load(view, at: offset)) }
    let compare = Self.openComparison(type)
    comparisons.append((name, { compare($0 + offset, $1 + offset) }))
  }

  private static func connection<P: DynamicProperty>(_: P.Type, at offset: Int) -> Connect {
    if let connected = P.self as? any ConnectedProperty.Type {
      return openConnection(connected, at: offset)
    }
    let nested = plan(for: P.self)
    return { base, properties in
      for connect in nested.connections { connect(base + offset, properties) }
      (base + offset).assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private static func openConnection<P: ConnectedProperty>(_: P.Type, at offset: Int) -> Connect {
    { base, properties in
      (base + offset).assumingMemoryBound(to: P.self).pointee.connect(properties)
    }
  }

  private static func load<V: View>(_: V.Type, at offset: Int) -> Load {
    { ($0 + offset).assumingMemoryBound(to: V.self).pointee }
  }

  private static func openComparison(_ type: Any.Type) -> Compare {
    func open<T>(_: T.Type) -> Compare { comparison(for: T.self) }
    return _openExistential(type, do: open)
  }

  private static func comparison<T>(for type: T.Type) -> Compare {
    let id = ObjectIdentifier(type)
    if let known = knownComparisons[id] { return known }
    let comparison = makeComparison(for: type)
    knownComparisons[id] = comparison
    return comparison
  }

  private static func makeComparison<T>(for type: T.Type) -> Compare {
    if let equatable = type as? any Equatable.Type { return equatableComparison(equatable) }
    if let stored = type as? any ComparedByStorage.Type { return storageComparison(stored) }
    if type is AnyClass { return comparison(UnsafeRawPointer.self, by: ==) }
    if let optional = type as? any AnyOptional.Type { return optionalComparison(optional) }
    // Field by field: the bytes of padding and of absent payloads say nothing.
    if TypeKind(type).hasFields {
      let comparisons = plan(for: type).comparisons
      return { a, b in comparisons.allSatisfy { $0.areEqual(a, b) } }
    }
    if _isPOD(type) {
      let size = MemoryLayout<T>.size
      return { a, b in
        UnsafeRawBufferPointer(start: a, count: size)
          .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
      }
    }
    if TypeKind(type) == .existential { return comparison(T.self, by: areEqualInside) }
    // Closures and enumerations with payloads cannot be looked into.
    return { _, _ in false }
  }

  /// Compares values that lie somewhere.
  private static func comparison<T>(
    _: T.Type, by areEqual: @escaping @MainActor (T, T) -> Bool
  ) -> Compare {
    { a, b in
      areEqual(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func equatableComparison<T: Equatable>(_: T.Type) -> Compare {
    comparison(T.self, by: ==)
  }

  private static func storageComparison<T: ComparedByStorage>(_: T.Type) -> Compare {
    comparison(T.self) { $0.hasSameStorage(as: $1) }
  }

  private static func optionalComparison<T: AnyOptional>(_: T.Type) -> Compare {
    comparison(T.self) { a, b in
      switch (a.wrapped, b.wrapped) {
      case (let a?, let b?): areEqual(a, b)
      case (nil, nil): true
      default: false
      }
    }
  }

  /// Compares what lies in two boxes, which must be of one type.
  static func areEqualInside(_ a: Any, _ b: Any) -> Bool {
    func open<Inside>(_: Inside.Type) -> Bool {
      guard let a = a as? Inside, let b = b as? Inside else { return false }
      return areEqual(a, b)
    }
    return type(of: a) == type(of: b) && _openExistential(type(of: a), do: open)
  }
}

/// The kinds of types that matter here, as the first word of a type's runtime record tells them.
private enum TypeKind {
  case structure
  case tuple
  case existential
  case other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x301: self = .tuple
    case 0x303: self = .existential
    default: self = .other
    }
  }

  /// Whether the runtime may be asked for stored properties; it cannot open existentials.
  var hasFields: Bool { self == .structure || self == .tuple }
}

private protocol AnyOptional {
  associatedtype Wrapped
  var wrapped: Wrapped? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrapped: Wrapped? { self }
}

/// A property whose equality is that of what it refers to, not of what it holds.
@MainActor protocol ComparedByStorage {
  func hasSameStorage(as other: Self) -> Bool
}
