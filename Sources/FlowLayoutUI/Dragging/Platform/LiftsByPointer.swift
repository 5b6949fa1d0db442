#if canImport(SwiftUI)
package import SwiftUI

extension EnvironmentValues {
  /// Whether dragging lifts an element, as a pointer does on a Mac, and not holding it.
  package var liftsByPointer: Bool {
    get { self[LiftsByPointer.self] }
    set { self[LiftsByPointer.self] = newValue }
  }
}

private enum LiftsByPointer: EnvironmentKey {
  static var defaultValue: Bool {
    #if os(macOS)
    true
    #else
    false
    #endif
  }
}
#endif
