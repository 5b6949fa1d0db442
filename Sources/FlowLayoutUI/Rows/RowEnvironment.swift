#if canImport(SwiftUI)
import SwiftUI

/// The state of one element that its views read in the environment.
struct RowEnvironment {
  let id: AnyHashable
  let isLifted: Bool
  /// Whether the element's views are disabled, even where the environment enables views.
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
  /// The state of the element that contains the view.
  ///
  /// Nil outside of containers. Setting it may also set `isEnabled` to false.
  var flowRow: RowEnvironment? {
    get { self[Inherited<RowEnvironment>.self] }
    set {
      self[Inherited<RowEnvironment>.self] = newValue
      // One modifier does both.
      if newValue?.isDisabled == true { isEnabled = false }
    }
  }
}

/// The environment key of an optional `Value`; nil unless an ancestor has set it.
enum Inherited<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}
#endif
