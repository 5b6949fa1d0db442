/// A key for a value that a view tells the container it is a subview of.
///
/// Apple: `public protocol ContainerValueKey { associatedtype Value; static var defaultValue:
/// Self.Value { get } }`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values of a view for the container it is a subview of.
///
/// Apple: `public struct ContainerValues`.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// Apple: `public subscript<Key>(key: Key.Type) -> Key.Value where Key : ContainerValueKey { get set }`.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Apple: `public func tag<V>(for type: V.Type) -> V? where V : Hashable`.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable { self[TagKey<V>.self] }

  /// Apple: `public func hasTag<V>(_ tag: V) -> Bool where V : Hashable`.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}

private struct TagKey<V: Hashable>: ContainerValueKey {
  static var defaultValue: V? { nil }
}

extension View {
  /// Says which value of a picker the view stands for; the innermost tag of a type counts.
  ///
  /// Apple: `@_alwaysEmitIntoClient nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  /// where V : Hashable`.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func tag<V>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View where V: Hashable {
    wrapped(in: TagElement<V>.self, (tag, includeOptional))
  }
}

private final class TagElement<V: Hashable>:
  ModifierElement<(tag: V, includesOptional: Bool)>, @unchecked Sendable
{
  override class var isReadByContainers: Bool { true }

  override func tell(_ values: inout ContainerValues) {
    values[TagKey<V>.self] = value.tag
    if value.includesOptional { values[TagKey<V?>.self] = value.tag }
    content.tell(&values)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Tells the container of this view a value, or a part of one; of several the innermost counts.
  ///
  /// Apple: `nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>,
  /// _ value: V) -> some View`.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    wrapped(in: ContainerValueElement<V>.self, (keyPath, value))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Subview {
  /// The subview's values for its container, without those of its own subviews for theirs.
  ///
  /// Apple: `@MainActor @preconcurrency public var containerValues: ContainerValues { get }`.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    var values = ContainerValues()
    element.tell(&values)
    return values
  }
}

private final class ContainerValueElement<V>:
  ModifierElement<(keyPath: WritableKeyPath<ContainerValues, V>, value: V)>, @unchecked Sendable
{
  private var changes = 0

  override func valueWasSet() { changes += 1 }
  override class var isReadByContainers: Bool { true }

  // The innermost modifier speaks last: values go down with the inputs of a list.
  override func tell(_ values: inout ContainerValues) {
    values[keyPath: value.keyPath] = value.value
    content.tell(&values)
  }

  override var containerValueChanges: Int { changes + content.containerValueChanges }
}
