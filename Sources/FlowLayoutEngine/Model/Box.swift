/// An optional value in memory of its own, which copies of the box share until one of them changes it.
///
/// So a large value takes one pointer in its owner, and none of its memory until it is there. The storage is an
/// array of at most one element, which copies itself when a shared one is changed.
struct Box<Value> {
  /// The value as the only element, for code that an accessor's call would slow down.
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

  /// Returns the value, or another one if the box is empty.
  func value(or other: Value) -> Value { elements.first ?? other }

  /// Fills an empty box.
  mutating func put(_ value: Value) { elements.append(value) }

  /// Moves the value out, which leaves the box empty.
  mutating func take() -> Value? { elements.popLast() }

  /// Calls `body` with a pointer to the value, if there is one.
  @inline(__always)
  func withPointer(_ body: (UnsafePointer<Value>) -> Void) {
    elements.withUnsafeBufferPointer {
      if let pointer = $0.baseAddress, !$0.isEmpty { body(pointer) }
    }
  }

  /// Calls `body` with a pointer through which the value may change, if there is one.
  @inline(__always)
  mutating func withMutablePointer(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    elements.withUnsafeMutableBufferPointer {
      if let pointer = $0.baseAddress, !$0.isEmpty { body(pointer) }
    }
  }
}

extension Box: Sendable where Value: Sendable {}
