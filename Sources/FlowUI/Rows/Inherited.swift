#if canImport(SwiftUI)
import SwiftUI

/// The environment value of a type, of which there is one; nil unless an ancestor sets it.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
