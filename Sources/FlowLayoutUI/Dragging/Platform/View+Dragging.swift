#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  #if os(watchOS)
  nonisolated func onArrowKeys(_ press: @escaping (Axis, Int) -> Bool) -> some View { self }
  #else
  /// Calls an action for the option and an arrow key, wherever the focus is in here: for a step along an axis.
  nonisolated func onArrowKeys(
    _ press: @escaping (Axis, Int) -> Bool
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
      return self.onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { key in
        if !key.modifiers.contains(.option) { return .ignored }
        let isHorizontal = key.key == .leftArrow || key.key == .rightArrow
        let step = key.key == .leftArrow || key.key == .upArrow ? -1 : 1
        return press(isHorizontal ? .horizontal : .vertical, step) ? .handled : .ignored
      }
    }
    return self
  }
  #endif

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
