#if canImport(SwiftUI)
/// The values for the last few keys, in the order in which they were last used.
package struct Recent<Key: Equatable, Value> {
  private let capacity: Int
  private var entries: [(key: Key, value: Value)] = []

  package init(capacity: Int) { self.capacity = capacity }

  /// The keys whose values are known, the latest one last.
  package var keys: [Key] { entries.map(\.key) }

  /// The value that was used last.
  package var latest: Value? { entries.last?.value }

  package var isEmpty: Bool { entries.isEmpty }

  /// The value at an index that `recall` or `remember` has just returned: read in place, since a value may
  /// hold many arrays, each of which a copy would retain.
  package subscript(index: Int) -> Value { entries[index].value }

  /// Returns the index of the value for a key, which becomes the latest; nil if it is not known.
  package mutating func recall(_ key: Key) -> Int? {
    guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
    let last = entries.count - 1
    if index < last { entries.append(entries.remove(at: index)) }
    return last
  }

  /// Removes the oldest value if another one would be too many, and returns it, so that its memory can be
  /// used again.
  @discardableResult
  package mutating func makeRoom() -> Value? {
    entries.count < capacity ? nil : entries.removeFirst().value
  }

  /// Adds a value, which becomes the latest, and returns its index.
  @discardableResult
  package mutating func remember(_ value: Value, for key: Key) -> Int {
    entries.append((key, value))
    return entries.count - 1
  }

  package mutating func forgetAll() { entries.removeAll(keepingCapacity: true) }
}
#endif
