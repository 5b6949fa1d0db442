/// An optional value on the heap, which copies share until one changes it.
///
/// A box without a value takes only a pointer.
struct Box<Value> {
  // A shared array copies itself before a change.
  /// The value as an array of one element; empty if the box is empty.
  ///
  /// Use this instead of `value` in code where that accessor is too slow.
  var elements: [Value] = []

  /// Makes an empty box.
  init() {}

  /// Makes a box with a value.
  init(_ value: Value) { elements = [value] }

  var isEmpty: Bool { elements.isEmpty }

  /// The value, read and changed in place; traps if the box is empty.
  var value: Value {
    @inline(__always) _read { yield elements[0] }
    @inline(__always) _modify { yield &elements[0] }
  }

  /// Returns the value, or `other` if the box is empty.
  func value(or other: Value) -> Value { elements.first ?? other }

  /// Stores a value; the caller makes sure that the box is empty.
  mutating func put(_ value: Value) { elements.append(value) }

  /// Removes the value and returns it; nil if the box is empty.
  mutating func take() -> Value? { elements.popLast() }

  /// Calls `body` with a pointer to the value, unless the box is empty.
  @inline(__always)
  func withPointer(_ body: (UnsafePointer<Value>) -> Void) {
    elements.withUnsafeBufferPointer {
      if let pointer = $0.baseAddress, !$0.isEmpty { body(pointer) }
    }
  }

  /// Calls `body` with a pointer to change the value, unless the box is empty.
  @inline(__always)
  mutating func withMutablePointer(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    elements.withUnsafeMutableBufferPointer {
      if let pointer = $0.baseAddress, !$0.isEmpty { body(pointer) }
    }
  }
}

extension Box: Sendable where Value: Sendable {}
