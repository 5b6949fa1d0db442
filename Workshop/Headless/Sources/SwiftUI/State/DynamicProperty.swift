/// Apple: `public protocol DynamicProperty { mutating func update() }`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
  /// Called before the body is asked for.
  mutating func update()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
  /// Apple: `public mutating func update()`.
  public mutating func update() {}
}

/// A node that can be asked to update itself alone.
@MainActor protocol Updatable: Node {
  func update()
}

/// A dynamic property of this module, connected to its node before each body.
@MainActor protocol ConnectedProperty: DynamicProperty {
  mutating func connect(_ properties: DynamicProperties)
}

/// A dynamic property that has another value in another environment.
protocol EnvironmentReader: DynamicProperty {}

/// The storage of a node's dynamic properties, in the order of the view's fields.
@MainActor final class DynamicSlots {
  private var values: [AnyObject] = []
  private var next = 0

  nonisolated init() {}

  func rewind() { next = 0 }

  /// The storage at the next place, made on the first visit.
  func take<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { next += 1 }
    if next < values.count, let storage = values[next] as? Storage { return storage }
    let storage = make()
    values.append(storage)
    return storage
  }
}

@MainActor struct DynamicProperties {
  let node: any Updatable
  let environment: Surroundings
  let slots: DynamicSlots
}
