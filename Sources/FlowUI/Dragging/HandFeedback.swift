#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  #if os(tvOS) || os(visionOS)
  nonisolated func feeling(_ hold: DraggedElement?) -> some View { self }
  #else
  /// Has the hand feel what it holds where a device has haptics: a knock at the lift, and a tick at each new place.
  ///
  /// What the system's drag and drop lifts, it lets the hand feel by itself.
  nonisolated func feeling(_ hold: DraggedElement?) -> some View {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
      return self.sensoryFeedback(trigger: hold) { old, new in
        guard let new else { return nil }
        guard let old else { return new.isDrawnBySystem ? nil : .impact }
        return old.place == new.place ? nil : .tick
      }
    }
    return self
  }
  #endif
}

#if !os(tvOS) && !os(visionOS)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SensoryFeedback {
  /// Macs play no other one of what is dragged.
  nonisolated fileprivate static var tick: SensoryFeedback {
    #if os(macOS)
    .alignment
    #else
    .selection
    #endif
  }
}
#endif
#endif
