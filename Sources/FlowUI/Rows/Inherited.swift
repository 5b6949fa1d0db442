#if canImport(SwiftUI)
import SwiftUI

/// An environment value, nil unless an ancestor sets it.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
