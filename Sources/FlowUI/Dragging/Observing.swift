#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Calls an action with the part of this view that a scroll view around shows.
  nonisolated func seeing(
    _ action: @escaping @Sendable (CGRect?) -> Void
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return onGeometryChange(for: CGRect?.self) {
        $0.bounds(of: .scrollView)
      } action: {
        action($0)
      }
    }
    return self
  }

  /// Calls an action when something ends, such as a gesture, however it did.
  nonisolated func onEnd(
    of isOn: Bool, perform action: @escaping () -> Void
  ) -> some View {
    #if os(visionOS)
    return onChange(of: isOn) { _, isOn in if !isOn { action() } }
    #else
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return onChange(of: isOn) { _, isOn in if !isOn { action() } }
    }
    return onChange(of: isOn) { isOn in if !isOn { action() } }
    #endif
  }
}
#endif
