#if canImport(SwiftUI)
import SwiftUI

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  #if os(watchOS)
  nonisolated func onArrowKeys(_ press: @escaping (Axis, Int) -> Bool) -> some View { self }
  #else
  /// Calls `press` when people press Option and an arrow key while the focus is in this view.
  ///
  /// The arguments of `press` are the arrow's axis and a step: -1 for left or up, 1 for right or
  /// down. It returns whether it has handled the key.
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
  /// Plays haptic feedback at the lift, and at each new drop index.
  ///
  /// The system's drag and drop plays its own feedback at a lift.
  nonisolated func feeling(_ dragged: DraggedElement?) -> some View {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
      return self.sensoryFeedback(trigger: dragged) { old, new in
        guard let new else { return nil }
        guard let old else { return new.isDrawnBySystem ? nil : .impact }
        return old.dropIndex == new.dropIndex ? nil : .tick
      }
    }
    return self
  }
  #endif

  /// Calls an action with the bounds of the enclosing scroll view, at each change.
  ///
  /// The bounds are in this view's coordinates; nil without a scroll view.
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
    // Before iOS 17, the action is never called.
    return self
  }

  /// Calls an action when `isOn` becomes false.
  ///
  /// If `isOn` is the state of a gesture, the gesture has then ended or was canceled.
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
  /// The feedback for a new drop index.
  ///
  /// Macs play only this kind during a drag.
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
