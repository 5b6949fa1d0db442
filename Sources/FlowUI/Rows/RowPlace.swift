#if canImport(SwiftUI)
import SwiftUI

/// The state of a row that its views can read.
struct RowPlace: Equatable {
  let id: AnyHashable
  let isLifted: Bool
  /// The identity of its mover; nil if it is not moved.
  var mover: ObjectIdentifier?
}

extension EnvironmentValues {
  /// The row that the view is in; nil outside of containers.
  var flowRow: RowPlace? {
    get { self[Inherited<RowPlace>.self] }
    set { self[Inherited<RowPlace>.self] = newValue }
  }
}
#endif
