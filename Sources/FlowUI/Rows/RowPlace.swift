#if canImport(SwiftUI)
import SwiftUI

/// What the views of an element know of their row.
struct RowPlace: Equatable {
  let id: AnyHashable
  let isLifted: Bool
  /// What moves it; nil if nothing does.
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
