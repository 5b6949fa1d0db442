#if canImport(SwiftUI)
package import SwiftUI

extension EnvironmentValues {
  /// Whether dragging lifts an element at once, as with a pointer on a Mac, instead of after a long press.
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
