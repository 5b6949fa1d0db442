#if canImport(SwiftUI)
import SwiftUI

/// The state of one element's row (the view that shows the element), which the views inside of it
/// read in the environment.
struct RowEnvironment {
  let id: AnyHashable
  let isLifted: Bool
  /// Whether the row disables its views, even where the environment enables them.
  let isDisabled: Bool
  /// The object that moves the container's elements; nil if there is none.
  let mover: (any RowMoving)?
  /// Whether people can move the container's elements.
  let isMoved: Bool
}

extension RowEnvironment: Equatable {
  static func == (a: RowEnvironment, b: RowEnvironment) -> Bool {
    a.id == b.id && a.isLifted == b.isLifted && a.isDisabled == b.isDisabled
      && a.mover === b.mover && a.isMoved == b.isMoved
  }
}

extension EnvironmentValues {
  /// The state of the element's row (`RowEnvironment`) that contains the view; nil outside of
  /// containers.
  ///
  /// The setter also sets `isEnabled` to false for a row that disables its views, so that one
  /// modifier does both.
  var flowRow: RowEnvironment? {
    get { self[Inherited<RowEnvironment>.self] }
    set {
      self[Inherited<RowEnvironment>.self] = newValue
      if newValue?.isDisabled == true { isEnabled = false }
    }
  }
}

/// The environment key of an optional `Value`; nil unless an ancestor has set it.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
