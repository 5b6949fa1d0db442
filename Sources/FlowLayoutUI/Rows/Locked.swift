#if canImport(SwiftUI)
import SwiftUI

/// A value that threads take turns to read and change.
///
/// SwiftUI may lay out on a thread of its own while it evaluates bodies on the main thread. Both wait for
/// each other inside SwiftUI, too; so call nothing outside of this module while the value is held: no view,
/// no closure and no property of a subview. Ask first, then take the value.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value while no other thread does.
  func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
#endif
