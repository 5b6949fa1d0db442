@_spi(Reflection) import Swift

/// What the stored properties of a type are: where the dynamic ones lie, and how to compare.
///
/// Made once a type, by the runtime's own field records, so that updating a view needs no mirror.
@MainActor struct FieldPlan {
  private typealias Connect = (UnsafeMutableRawPointer, DynamicProperties) -> Void
  private typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private var connections: [Connect] = []
  private var comparisons: [Compare] = []

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  /// Whether two values surely show the same: what cannot be compared counts as different.
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in comparison(for: T.self)(a, b) }
    }
  }

  /// Connects the dynamic properties of `value` to the storage in `slots`.
  static func connect<V>(
    _ value: inout V, to node: any Updatable, environment: EnvironmentValues,
    slots: DynamicSlots
  ) {
    let plan = plan(for: V.self)
    if plan.connections.isEmpty { return }
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
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      plan.add(fieldType, at: offset)
      return true
    }
    plans[id] = plan
    return plan
  }

  private mutating func add(_ type: Any.Type, at offset: Int) {
    if let dynamic = type as? any DynamicProperty.Type {
      connections.append(Self.connection(dynamic, at: offset))
    }
    let compare = Self.openComparison(type)
    comparisons.append { compare($0 + offset, $1 + offset) }
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

  private static func openComparison(_ type: Any.Type) -> Compare {
    func open<T>(_: T.Type) -> Compare { comparison(for: T.self) }
    return _openExistential(type, do: open)
  }

  private static func comparison<T>(for type: T.Type) -> Compare {
    if let equatable = type as? any Equatable.Type { return equatableComparison(equatable) }
    if let stored = type as? any ComparedByStorage.Type { return storageComparison(stored) }
    if type is AnyClass {
      return { a, b in
        a.assumingMemoryBound(to: UnsafeRawPointer.self).pointee
          == b.assumingMemoryBound(to: UnsafeRawPointer.self).pointee
      }
    }
    if _isPOD(type) {
      let size = MemoryLayout<T>.size
      return { a, b in
        UnsafeRawBufferPointer(start: a, count: size)
          .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
      }
    }
    switch kind(of: type) {
    case .struct:
      let comparisons = plan(for: type).comparisons
      return { a, b in comparisons.allSatisfy { $0(a, b) } }
    case .existential:
      return { a, b in
        areEqualInside(
          a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
      }
    case .other:
      // Closures, tuples, enumerations with payloads: nothing here to compare.
      return { _, _ in false }
    }
  }

  /// Compares what two existentials hold, if it is of one type.
  static func areEqualInside(_ a: Any, _ b: Any) -> Bool {
    func open<T>(_: T.Type) -> Bool {
      guard let a = a as? T, let b = b as? T else { return false }
      return areEqual(a, b)
    }
    return type(of: a) == type(of: b) && _openExistential(type(of: a), do: open)
  }

  private enum Kind {
    case `struct`
    case existential
    case other
  }

  /// The kind of a type, from the first word of its metadata (stable since Swift 5).
  private static func kind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: .struct
    case 0x303: .existential
    default: .other
    }
  }

  private static func storageComparison<T: ComparedByStorage>(_: T.Type) -> Compare {
    { a, b in
      a.assumingMemoryBound(to: T.self).pointee.hasSameStorage(
        as: b.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func equatableComparison<T: Equatable>(_: T.Type) -> Compare {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
}

/// A property whose equality is that of what it refers to, not of what it holds.
@MainActor protocol ComparedByStorage {
  func hasSameStorage(as other: Self) -> Bool
}
