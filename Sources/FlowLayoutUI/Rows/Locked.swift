#if canImport(SwiftUI)
import SwiftUI

/// A value that only one thread at a time reads or changes.
///
/// Inside of `with`, call only this module's code, never a view, closure or subview.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Calls a function with the value, while no other thread can use it.
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    // SwiftUI may lay out on one thread while it evaluates bodies on the main thread, and each may
    // wait for the other.
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
#endif
