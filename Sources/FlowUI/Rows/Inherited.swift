#if canImport(SwiftUI)
import SwiftUI

/// What a view around says, of which there is one of its type; nil if none does.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
