#if canImport(SwiftUI)
import SwiftUI

/// The state of a row that its views can read.
struct RowPlace: Equatable {
  let id: AnyHashable
  let isLifted: Bool
  /// Whether the row disables its views, regardless of the environment around.
  let isDisabled: Bool
  /// The identity of the mover; nil if elements are not moved.
  let mover: ObjectIdentifier?
}

extension EnvironmentValues {
  /// The row around the view; nil outside of containers.
  ///
  /// Setting it disables the views of a disabled row, so that one modifier does both.
  var flowRow: RowPlace? {
    get { self[Inherited<RowPlace>.self] }
    set {
      self[Inherited<RowPlace>.self] = newValue
      if newValue?.isDisabled == true { isEnabled = false }
    }
  }
}

/// The environment value of a type; nil unless an ancestor has set it.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
