/// A value that says which view has the focus.
///
/// Set to the value of a view that can take the focus, it moves the focus there; otherwise it is reset after
/// the round to who has it. Set to false or nil, it takes the focus from its view.
///
/// Apple: `@frozen @propertyWrapper public struct FocusState<Value> : DynamicProperty where Value :
/// Hashable`.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let unfocused: Value
  private var storage: FocusStorage<Value>?

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
  /// The value that the state has while the view has the focus.
  var focusValue: AnyHashable { get }

  /// The first element of the view that can take the focus now.
  var focusableElement: Element? { get }
}

/// The value of one `FocusState`, and the views that it may be about.
final class FocusStorage<Value: Hashable>: StateStorage<Value>, FocusKeeper {
  private let unfocused: Value
  /// The value that the host told last.
  private var told: Value
  @MainActor var targets = Registry<any FocusTarget>()

  @MainActor init(unfocused: Value, node: any Updatable) {
    self.unfocused = unfocused
    told = unfocused
    super.init(unfocused, node: node)
    node.host.focus.keepers.join(self)
  }

  var isMounted: Bool { owner?.isMounted == true }

  var wish: FocusWish? {
    let value = current
    if value == told { return nil }
    if value == unfocused { return .nowhere }
    for target in targets.inOrder() where target.focusValue == AnyHashable(value) {
      if let element = target.focusableElement { return .element(element) }
    }
    return .unmet
  }

  func close() { targets = Registry() }

  func tell(_ path: Set<ObjectIdentifier>) {
    if path.isEmpty, told == unfocused, current == unfocused { return }
    let around = targets.inOrder().filter { target in
      target.elements.contains { path.contains(ObjectIdentifier($0)) }
    }
    // Of views around each other, the inner one.
    let target = around.max { $0.depth < $1.depth }
    told = target?.focusValue.base as? Value ?? unfocused
    if current != told { set(told, transaction: nil) }
  }
}
