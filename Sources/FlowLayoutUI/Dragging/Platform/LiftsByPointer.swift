#if canImport(SwiftUI)
package import SwiftUI

extension EnvironmentValues {
  /// Whether dragging lifts an element at once, instead of after a long press.
  ///
  /// By default, this is true on a Mac only.
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
