/// A value that says which view has the focus.
///
/// Set to the value of a view that can take the focus, it keeps it; otherwise it is reset after the round:
/// to false or nil. Here nobody else moves the focus, and several states may have one each.
///
/// Apple: `@frozen @propertyWrapper public struct FocusState<Value> : DynamicProperty where Value :
/// Hashable`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let unfocused: Value
  private var storage: FocusStorage<Value>?

  /// A way to read and write which view has the focus.
  ///
  /// Apple: `@frozen @propertyWrapper public struct Binding`.
  @propertyWrapper public struct Binding {
    let storage: FocusStorage<Value>?
    fileprivate let unfocused: Value

    /// Apple: `public var wrappedValue: Value { get nonmutating set }`.
    public var wrappedValue: Value {
      get { storage?.value ?? unfocused }
      nonmutating set { storage?.set(newValue, transaction: nil) }
    }

    /// Apple: `public var projectedValue: FocusState<Value>.Binding { get }`.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  /// Apple: `public init() where Value == Bool`.
  public init() where Value == Bool { unfocused = false }

  /// Apple: `public init<T>() where Value == T?, T : Hashable`.
  public init<T>() where Value == T?, T: Hashable { unfocused = nil }

  /// Apple: `public var wrappedValue: Value { get nonmutating set }`.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// Apple: `public var projectedValue: FocusState<Value>.Binding { get }`.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(storage: storage, unfocused: unfocused)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension FocusState: ConnectedProperty, ComparedByStorage {
  mutating func connect(_ properties: DynamicProperties) {
    storage = properties.slots.take {
      FocusStorage(unfocused: unfocused, node: properties.node)
    }
  }

  // As with a state, the storage belongs to the place in the tree.
  func hasSameStorage(as other: FocusState<Value>) -> Bool { true }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension FocusState.Binding: ComparedByStorage {
  func hasSameStorage(as other: FocusState<Value>.Binding) -> Bool { storage === other.storage }
}

/// A view that has the focus while a state has its value.
@MainActor protocol FocusTarget: Node {
  /// Whether the view has this value, and can take the focus.
  func takesFocus(for value: AnyHashable) -> Bool
}

/// The value of one `FocusState`, and the views that it may be about.
final class FocusStorage<Value: Hashable>: StateStorage<Value>, UpdateObserver {
  private let unfocused: Value
  private weak var host: HostContext?
  @MainActor private var targets = Registry<any FocusTarget>()

  @MainActor init(unfocused: Value, node: any Updatable) {
    self.unfocused = unfocused
    host = node.host
    super.init(unfocused, node: node)
    node.host.observe(self)
  }

  @MainActor func join(_ target: any FocusTarget) {
    targets.join(ObjectIdentifier(target), target)
  }

  @MainActor func leave(_ target: any FocusTarget) { targets.leave(ObjectIdentifier(target)) }

  func didUpdate() {
    guard owner?.isMounted == true else {
      host?.stopObserving(self)
      return
    }
    let value = current
    if value == unfocused { return }
    if targets.inOrder().contains(where: { $0.takesFocus(for: AnyHashable(value)) }) { return }
    set(unfocused, transaction: nil)
  }
}
