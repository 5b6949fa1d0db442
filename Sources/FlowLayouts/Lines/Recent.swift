#if canImport(SwiftUI)
/// A small cache: the values of the most recently used keys.
package struct Recent<Key: Equatable, Value> {
  private let capacity: Int

  /// The cached keys, the most recent one last.
  package private(set) var keys: [Key] = []
  private var values: [Value] = []

  package init(capacity: Int) { self.capacity = capacity }

  /// The most recently used value.
  package var latest: Value? { values.last }

  package var isEmpty: Bool { keys.isEmpty }

  /// The value at an index that `recall` or `remember` has just returned.
  ///
  /// Read values in place: copying a value that holds many arrays would retain each array.
  package subscript(index: Int) -> Value { values[index] }

  /// Returns the index of a key's value, which becomes the most recent.
  ///
  /// Nil if the key is not cached.
  package mutating func recall(_ key: Key) -> Int? {
    guard let index = keys.lastIndex(of: key) else { return nil }
    let last = keys.count - 1
    if index < last {
      keys.append(keys.remove(at: index))
      values.append(values.remove(at: index))
    }
    return last
  }

  /// Removes the least recently used value if the cache is full.
  ///
  /// Returns it, so that its memory can be reused.
  @discardableResult
  package mutating func makeRoom() -> Value? {
    if keys.count < capacity { return nil }
    keys.removeFirst()
    return values.removeFirst()
  }

  /// Adds a value, which becomes the most recent, and returns its index.
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
