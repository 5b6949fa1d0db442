/// Apple: Combine's `public protocol ObservableObject : AnyObject`, which SwiftUI re-exports.
@available(
  *, unavailable,
  message: "Headless has no Combine: keep the values in a State, and hand on Bindings"
)
public protocol ObservableObject: AnyObject {}

/// Apple: Combine's `@propertyWrapper public struct Published<Value>`, which SwiftUI re-exports.
@available(
  *, unavailable,
  message: "Headless has no Combine: keep the values in a State, and hand on Bindings"
)
@propertyWrapper public struct Published<Value> {
  /// Apple: `public init(wrappedValue: Value)`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The value.
  public var wrappedValue: Value
}

/// Apple: `@frozen @propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType>
/// : DynamicProperty where ObjectType : ObservableObject`.
@available(
  *, unavailable,
  message: "Headless has no Combine: keep the values in a State, and hand on Bindings"
)
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// Apple: `nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)`.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    wrappedValue = thunk()
  }

  /// Apple: `@MainActor @preconcurrency public var wrappedValue: ObjectType { get }`.
  public private(set) var wrappedValue: ObjectType
}

/// Apple: `@propertyWrapper @preconcurrency @MainActor @frozen public struct
/// ObservedObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject`.
@available(
  *, unavailable,
  message: "Headless has no Combine: keep the values in a State, and hand on Bindings"
)
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// Apple: `@MainActor @preconcurrency public init(wrappedValue: ObjectType)`.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Apple: `@MainActor @preconcurrency public var wrappedValue: ObjectType`.
  public var wrappedValue: ObjectType
}

/// Apple: `@MainActor @frozen @propertyWrapper @preconcurrency public struct
/// EnvironmentObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject`.
@available(
  *, unavailable,
  message: "Headless has no Combine: put the value into the environment by an EnvironmentKey"
)
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// Apple: `@MainActor @preconcurrency public init()`.
  public init() {}

  /// Apple: `@MainActor @preconcurrency public var wrappedValue: ObjectType { get }`.
  public var wrappedValue: ObjectType { preconditionFailure("EnvironmentObject is unavailable") }
}

/// Apple: `@frozen @propertyWrapper public struct AppStorage<Value> : DynamicProperty`.
@available(*, unavailable, message: "Headless stores nothing: keep the value in a State")
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  /// Apple: `public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)`.
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }

  /// Apple: `public var wrappedValue: Value { get nonmutating set }`.
  public var wrappedValue: Value
}

/// Apple: `@MainActor @preconcurrency public protocol App { … }`.
@available(*, unavailable, message: "Headless runs no apps: host a view with HeadlessHost")
public protocol App {}
