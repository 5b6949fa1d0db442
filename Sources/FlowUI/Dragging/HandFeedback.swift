#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  #if os(tvOS) || os(visionOS)
  nonisolated func feeling(_ dragged: DraggedElement?) -> some View { self }
  #else
  /// Plays feedback for a drag where a device has haptics: a knock at the lift, and a tick at each new place.
  ///
  /// The system's drag and drop plays feedback for its lifts by itself.
  nonisolated func feeling(_ dragged: DraggedElement?) -> some View {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
      return self.sensoryFeedback(trigger: dragged) { old, new in
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
  /// The feedback for a new place; Macs play no other one during a drag.
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
