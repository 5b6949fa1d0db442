#if canImport(SwiftUI)
import SwiftUI

/// The state of a row that its views can read.
struct RowPlace: Equatable {
  let id: AnyHashable
  let isLifted: Bool
  /// Whether the views in the row are disabled, whatever is said around them.
  let isDisabled: Bool
  /// The identity of its mover; nil if it is not moved.
  let mover: ObjectIdentifier?
}

extension EnvironmentValues {
  /// The row that the view is in; nil outside of containers.
  ///
  /// Setting it disables what a row disables: one modifier says both.
  var flowRow: RowPlace? {
    get { self[Inherited<RowPlace>.self] }
    set {
      self[Inherited<RowPlace>.self] = newValue
      if newValue?.isDisabled == true { isEnabled = false }
    }
  }
}

/// The environment value of a type, of which there is one; nil unless an ancestor sets it.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
