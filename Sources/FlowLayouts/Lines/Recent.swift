#if canImport(SwiftUI)
/// The values for the last few keys, in the order in which they were last used.
package struct Recent<Key: Equatable, Value> {
  private let capacity: Int

  /// The keys whose values are known, the latest one last.
  package private(set) var keys: [Key] = []
  private var values: [Value] = []

  package init(capacity: Int) { self.capacity = capacity }

  /// The value that was used last.
  package var latest: Value? { values.last }

  package var isEmpty: Bool { keys.isEmpty }

  /// The value at an index that `recall` or `remember` has just returned: read in place, since a value may
  /// hold many arrays, each of which a copy would retain.
  package subscript(index: Int) -> Value { values[index] }

  /// Returns the index of the value for a key, which becomes the latest; nil if it is not known.
  package mutating func recall(_ key: Key) -> Int? {
    guard let index = keys.lastIndex(of: key) else { return nil }
    let last = keys.count - 1
    if index < last {
      keys.append(keys.remove(at: index))
      values.append(values.remove(at: index))
    }
    return last
  }

  /// Removes the oldest value if another one would be too many, and returns it, so that its memory can be
  /// used again.
  @discardableResult
  package mutating func makeRoom() -> Value? {
    if keys.count < capacity { return nil }
    keys.removeFirst()
    return values.removeFirst()
  }

  /// Adds a value, which becomes the latest, and returns its index.
  @discardableResult
  package mutating func remember(_ value: Value, for key: Key) -> Int {
    keys.append(key)
    values.append(value)
    return keys.count - 1
  }

  package mutating func forgetAll() {
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
#endif
